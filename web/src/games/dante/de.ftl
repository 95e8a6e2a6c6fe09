# Was nur der gezeichnete Spielplan sagt. en.ftl enthält dieselben Texte.

map-label = Der Läuterungsberg
map-area-here = { $name }; hier: { $who }
map-sinner = { $name }, { $seat }: Feld { $field }, { $area }, { $stones ->
    [0] ohne Steine
    [one] ein Stein
   *[other] { $stones } Steine
}
map-mate = reist mit { $who }
map-offer = Angebot von { $who }, gemeinsam zu reisen
map-encounter = Begegnung: { $name }, noch { $value } bis zum Abschied
map-canto = Gesang { $canto }
map-spiral = Der Bußstein auf der Sündenspirale steht auf { $value }
map-to-addio = bis Addio
map-addio = Addio!
map-sun = Sonnenstand: { $hour }, { $light }
map-round = { $who } ist am Zug; es geht { $direction }
map-round-skip = { $who } ist am Zug; es geht { $direction }, und die nächste Person setzt aus
map-supply = { $count ->
    [0] Kein Strafstein im Vorrat
    [one] Ein Strafstein im Vorrat
   *[other] { $count } Strafsteine im Vorrat
}
map-stock = { $count ->
    [0] Der Stapel der Bußkarten ist leer
    [one] Stapel mit einer Bußkarte
   *[other] Stapel mit { $count } Bußkarten
}
map-discard = { $count ->
    [0] Noch keine Karte auf der Ablage
    [one] Ablage mit einer Karte
   *[other] Ablage mit { $count } Karten
}
map-share = Wie viele für { $who }?
map-glows = wählbar
map-picked = gewählt

own-hand = Deine Karten, es gilt: { $light }
own-no-cards = Keine Karten mehr
own-persona = Sieh dir deine Person an
own-at = { $area }, Feld { $field }
own-arrived = { $place ->
    [1] als Erstes im Himmel
   *[other] als Zweites im Himmel
}
own-stones = { $count ->
    [0] frei von Steinen
    [one] ein Stein
   *[other] { $count } Steine
}
own-offer = { $who } bietet an, gemeinsam zu reisen
own-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
own-way = Steine, die auf dem Weg warten
own-leg = { $name }: { $stones ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $stones } Steine
}

zoom-ring = Felder { $first } bis { $last }. Wer Steine trägt, kreist hier; bei jeder Umrundung geht einer zurück in den Vorrat.
zoom-shore = Felder { $first } bis { $last }. Das Gestade ist keine Terrasse: Hier hält kein Stein auf.
zoom-heaven = Wer als Erstes hier ankommt, hat verloren. Wer als Zweites kommt, gewinnt.
zoom-toll = Steine beim ersten Betreten
zoom-encounter = Beginnt bei { $value }, es bleiben { $left }. Wessen Zahl den Bußstein auf 0 bringt, beendet die Begegnung.
zoom-number = Die Zahl, die gerade gilt, senkt erst den Bußstein, rückt dann die Sonne vor und zieht zuletzt deine Figur.
zoom-sun = Bei Tag gilt die helle Seite der Bußkarten, bei Nacht die dunkle. Jede gespielte Zahl rückt die Sonne so viele Stunden vor.
zoom-spiral = Jede gespielte Zahl senkt den Bußstein. Bei 0 heißt es Addio: Die Begegnung endet und wirkt.
zoom-round = In diese Richtung geht der Zug um den Tisch. Ein Wandel dreht sie um.
zoom-round-skip = In diese Richtung geht der Zug um den Tisch. Wer durchgestrichen ist, setzt nach einem Sprung aus.

score-won = Als Zweites im Himmel und gekrönt
score-first = Als Erstes im Himmel, zu früh

warn-first = Damit wärst du als Erstes im Himmel und könntest nicht mehr gewinnen.
