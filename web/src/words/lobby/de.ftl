# Was nur vor dem Anfang gesagt wird; es kommt mit der Seite, die es sagt. en.ftl enthält dieselben Texte.

## Vor dem Anfang

lobby-title = Wer sitzt wo?
your-name = Dein Name
sit-here = Hier hinsetzen
swap-seats = Plätze tauschen
seat-a-bot = Bot setzen
open-seat = Frei machen
stand-up = Aufstehen
remove = Wegschicken
begin = Anfangen
begin-waits = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder setze einen Bot.
   *[other] { $count } Plätze sind noch frei: Lade jemanden ein, oder setze Bots.
}
begin-proposal = Erst muss über den Vorschlag entschieden sein, der auf dem Tisch liegt.
begin-owner = Wer den Tisch aufgemacht hat, fängt an. Bis dahin kannst du dich in Ruhe umsehen.
close-table = Tisch schließen
invite = Einladen
invite-about = Schick diesen Link, und deine Freunde sitzen am Tisch. Ein Konto braucht niemand.
luck-before = Der Zufall dieser Partie steht schon fest, aber niemand kennt ihn: Hier ist die Prüfsumme des Geheimnisses. Wer sich setzt, gibt noch eine Prise Zufall dazu. Am Ende wird alles offengelegt.

## Regeln aushandeln

rule-alone = Du sitzt allein hier: Was du änderst, gilt sofort.
rule-together = Welche Regeln gelten, macht ihr miteinander aus: Schlag eine Änderung vor. Stimmen alle zu, die hier sitzen, ist sie abgemacht.
rule-watch = Wer hier sitzt, kann Änderungen vorschlagen.
rule-change = Ändern
    .of = Ändern: { $option }
rule-apply = So spielen
propose = Vorschlagen
proposal-first = Erst muss entschieden sein, was schon vorgeschlagen ist.
proposal-mine = Dein Vorschlag
proposal-by = Vorschlag von { $who }
proposal-what = { $option }: „{ $value }“ statt „{ $before }“
proposal-yes = Dafür: { $who }
proposal-waiting = Noch gefragt: { $who }
agree = Zustimmen
decline = Ablehnen
withdraw = Zurückziehen
agreed = Abgemacht. { $option }: „{ $value }“
declined = Der Vorschlag ist vom Tisch. { $option } bleibt: „{ $value }“
