# Was gesagt wird, wo alle zustimmen müssen: zurücknehmen, schließen. Es kommt erst, wenn es gebraucht wird. en.ftl enthält
# dieselben Texte.

vote = { $who }: Bitte um Rücknahme von { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
vote-waiting = Es fehlt noch: { $who }.
vote-yes = Einverstanden
vote-no = Lieber nicht
vote-show = Zeig, wohin
vote-close = { $who }: Vorschlag, die Partie abzubrechen und den Tisch zu schließen. Dann liegt alles offen, und niemand hat gewonnen.
took-back = { $who }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} zurückgenommen.
took-back-agreed = { $who }: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} zurückgenommen. Einverstanden: { $agreed }.
sheet = Am Tisch
table-link = Link zum Tisch
table-link-about = Wer ihn öffnet, setzt sich auf einen freien Platz oder schaut zu.
leave = Aufstehen
leave-about = Ein Bot spielt für dich, bis du wiederkommst. Der Platz bleibt deiner.
leave-now = Bot spielen lassen
resign = Aufgeben
resign-about = Ein Bot übernimmt deinen Platz für immer, wenn die anderen einverstanden sind.
resign-ask = Die anderen fragen
close-lobby = Tisch schließen
close-lobby-about = Es ist noch nichts gespielt: Der Tisch verschwindet, und wer schon sitzt, geht nach Hause.
stand-up = Aufstehen
stand-up-about = Dein Platz wird wieder frei.
erase = Tisch löschen
erase-about = Er verschwindet mit allem, was hier geschah. Das lässt sich nicht zurücknehmen.
erase-now = Löschen
erase-sure = Wirklich löschen
vote-resign = { $who }: Wunsch, aufzugeben. Dann spielt dort ein Bot weiter.
too-many = Zu viele Tische
too-many-about = { $count ->
    [one] Dieser Tisch zählt.
   *[other] Diese { $count } Tische zählen, der am längsten unberührte zuerst.
} Schließ oder lösch einen über ⋯, dann ist wieder Platz.
give-up = Partie abbrechen
give-up-alone = Der Tisch wird geschlossen, niemand hat gewonnen. Aufzeichnung und Geheimnis liegen dann offen.
give-up-all = Alle, die hier einen Platz haben, werden gefragt. Wer drei Tage nicht da war, muss nicht zustimmen; hat drei Tage niemand gezogen, schließt der Tisch sofort.
give-up-ask = Alle fragen
give-up-now = Tisch schließen
let-stand-in = Bot einspringen lassen
give-back = Platz zurückgeben
seat-lent = Gerade spielt ein Bot für dich.
seat-back = Platz wieder einnehmen
close-outgrown = Partie beenden

audience = Zuschauer
audience-count = { $count ->
    [0] Gerade schaut niemand zu.
    [one] Gerade schaut eine Person zu.
   *[other] Gerade schauen { $count } Personen zu.
}
audience-mute = darf nicht schreiben
audience-away = weggeschickt
audience-hush = Stumm schalten
audience-send = Wegschicken
audience-pardon = Wieder zulassen
audience-quiet = Schreiben darf nur, wer am Tisch sitzt

row-resume = Weiter
row-join = Mitspielen
row-watch = Zuschauen
row-look = Ansehen
row-turn = Du bist am Zug
row-round = Runde { $round }
row-asleep = seit { $days } Tagen kein Zug
row-won = Gewonnen: { $who }
row-nobody = Niemand hat gewonnen.
row-closed = Abgebrochen
row-more = Diesen Tisch verlassen oder schließen: { $game }
a-bot = (Bot)
