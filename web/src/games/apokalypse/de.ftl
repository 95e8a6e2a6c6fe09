# Was nur der gezeichnete Tisch sagt. en.ftl enthält dieselben Texte.

place-card = { $card }: { $nation }, { $wing }, { $plane }, Spalte { $column }
place-free = { $nation }, { $wing }, { $plane }, Spalte { $column }
place-doomed = Stirbt, wenn der Reiter jetzt kommt
person-good = Guter Mensch
person-evil = Böser Mensch

symbol-mask = Masken
symbol-helmet = Helme
symbol-pig = Schweinsköpfe
symbol-music = Musik
counts-safe = { $safe } von { $people } vor dem nächsten Reiter geschützt
fate = Käme der Reiter jetzt: { $killed ->
    [0] Niemand stirbt
    [one] Ein Mensch stirbt
   *[other] { $killed } Menschen sterben
}, { $left ->
    [0] niemand bleibt
    [one] einer bleibt
   *[other] { $left } bleiben
}. Das zählt { $points ->
    [-1] -1 Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $wins ->
    [yes] {" "}und bringt die Reiterkarte
   *[no] {""}
}.

talon-label = { $back }: { $known ->
    [no] Irgendwo im Talon wartet der Reiter { $rider }
   *[yes] { $count ->
        [0] Obenauf liegt der Reiter { $rider }
        [one] Noch eine Karte bis zum Reiter { $rider }
       *[other] Noch { $count } Karten bis zum Reiter { $rider }
    }
}
balance-round = Runde { $round }
balance-people = Menschen auf dem ganzen Tisch: { $good } gut, { $evil } böse
balance-good = So gewinnen die Guten, wenn sie mehr Punkte haben.
balance-evil = So gewinnt der Böse mit den meisten Punkten.
balance-spared = Käme der Reiter jetzt: { $good } gut, { $evil } böse
balance-riders = Die vier Reiter
balance-seals = { $count ->
    [0] Kein Siegel mehr
    [one] Noch ein Siegel
   *[other] Noch { $count } Siegel
}

hands-label = { $back }: { $count } auf der Hand
hands-riders = Gewonnene Reiterkarten: { $riders }
nation-total = Punkte
nation-passed = gepasst
nation-start = begann die Runde
nation-next = beginnt die nächste

window-title = Ein Angriff
window-choice = Deine Wahl
window-attack = { $seat } greift an: { $card }
window-target = Ziel: { $nation }, { $wing }, Spalte { $column }
window-asked = Alle mit Karten antworten verdeckt. Niemand sieht, wer abwehren könnte.
window-answered = Deine Antwort liegt verdeckt. Gleich zeigt sich, ob jemand abwehrt.
window-mine = Die anderen antworten verdeckt.
window-watch = Alle Gefragten antworten verdeckt.
window-gift = Dein Geschenk: { $card }

own-hand = Deine Hand
own-no-cards = Deine Hand ist leer
own-back-too = Mit der Rückseite nach oben ist diese Karte ein Mensch.
own-nation = Deine Nation
own-peek = Gesinnung
own-points = { $points ->
    [-1] -1 Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}
own-income = Beim nächsten Austeilen
other-known = Du kennst: { $cards }

scored-label = Wertungen
scored-rider = { $rider }
scored-won = { $rider }: Reiterkarte gewonnen, am Ende { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

zoom-front = Nur du weißt, was auf der Vorderseite steht: { $card }.
zoom-worth = { $points ->
    [one] Die Reiterkarte bringt am Ende einen Punkt.
   *[other] Die Reiterkarte bringt am Ende { $points } Punkte.
}
zoom-discards = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Auf dem Ablagestapel liegt eine Karte:
   *[other] Auf dem Ablagestapel liegen { $count } Karten:
}
zoom-people = Verstorbene, verdeckt
about-good = Ein guter Mensch bringt bei jedem Austeilen eine Bevölkerungskarte. Wer ihn auslegt, verschenkt eine Karte.
about-evil = Ein böser Mensch bringt bei jedem Austeilen eine Kapitalkarte. Wer ihn auslegt, stiehlt eine Karte.
about-heaven-good = Platz für Schutz oder Kirchenmusik über einem guten Menschen.
about-heaven-evil = Platz für Schutz über einem bösen Menschen, sobald unter ihm eine Höllenkarte liegt.
about-earth-good = Platz für den nächsten guten Menschen: Jede Bevölkerungskarte passt, mit der Rückseite nach oben.
about-earth-evil = Platz für den nächsten bösen Menschen: Jede Bevölkerungskarte passt, mit der Rückseite nach oben.
about-hell-good = Platz für eine Höllenkarte unter einem guten Menschen, sobald über ihm eine Himmelskarte liegt.
about-hell-evil = Platz für eine Höllenkarte oder Heavy Metal unter einem bösen Menschen.

score-card = Reiterkarte
score-people = Menschen am Ende: { $good } gut, { $evil } böse

# Wo lange Namen auf schmalen Karten getrennt werden
name-breaks = Luft|schutz|keller Berg|wacht Armen|küche Kloster|hof Laza|rett Keusch|heit Zügel|loser Fromm|heit Spiel|sucht Schutz|maske Schweins|kopf Waisen|mutter Friedens|stifter Seuchen|ärztin Waffen|baron Hetz|prediger Gift|mischerin Kirchen|musik Gesinnungs|wechsel
