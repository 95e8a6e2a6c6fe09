# What is read now and then only: fights, tests, deaths. de.ftl holds the same texts.

duel-unknown = Something in the dark
duel-wounds = { $wounds ->
    [0] unhurt
    [one] 1 wound
   *[other] { $wounds } wounds
}
duel-penalty = Escape penalty { $penalty }
duel-you-hero = Choose your combat card in secret.
duel-you-monster = You play the monster: choose in secret.
duel-watch = Both choose in secret.

hint-door = door card
hint-test = { $attribute } { $score }: { $chance }%
hint-tokens = { $attribute } { $score }: { $chance }%, with tokens { $spending }%
duel-odds = The hero wins: about { $odds }%

throw-test = { $attribute }: up to { $limit }, { $chance }%
throw-sum = { $sum }
throw-passed = { $sum }: passed!
throw-failed = { $sum }: failed

death = { $hero } { $cause }
death-place = at { $space }, round { $round }
