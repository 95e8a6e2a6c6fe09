# Was nur dann und wann zu lesen ist: Kämpfe, Proben, Tode. en.ftl enthält dieselben Texte.

duel-unknown = Etwas im Dunkeln
duel-wounds = { $wounds ->
    [0] unverletzt
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
duel-penalty = Fluchtstrafe { $penalty }
duel-you-hero = Wähle geheim deine Kampfkarte.
duel-you-monster = Du spielst das Monster: Wähle geheim.
duel-watch = Beide wählen geheim.

hint-door = Türkarte
hint-test = { $attribute } { $score }: { $chance } %
hint-tokens = { $attribute } { $score }: { $chance } %, mit Markern { $spending } %
duel-odds = Sieg des Helden: etwa { $odds } %

throw-test = { $attribute }: bis { $limit }, { $chance } %
throw-sum = { $sum }
throw-passed = { $sum }: gelungen!
throw-failed = { $sum }: misslungen

death = { $hero } { $cause }
death-place = in { $space }, Runde { $round }
