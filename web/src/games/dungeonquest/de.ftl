# Was nur das gezeichnete Verlies sagt. en.ftl enthält dieselben Texte.

map-label = Das Verlies unter der Drachenburg
map-unexplored = unerforscht
map-monster = hier lauert ein Monster
map-searched = durchsucht
map-entrance = ein Weg in die Katakomben
map-here = hier: { $who }
map-below = in den Katakomben darunter: { $who }
map-pile = { $pile }: { $left } im Stapel, { $gone } abgelegt
map-hero = { $hero }, Lebenskraft { $life }
map-sun = Die Sonne steht auf Feld { $sun } ihrer Leiste, Runde { $round }
map-rage = { $left ->
    [0] Der Drache tobt!
   *[other] Zorn: 1 zu { $left }
}
map-tiles = im Stapel
map-held = gezogen
map-sum = Summe { $sum }

card-ranged = Fernkampf
card-melee = Nahkampf
card-magic = Magie

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

own-life = Lebenskraft { $left } von { $life }
own-life-short = Lebenskraft { $left }
own-attributes = Eigenschaften
own-grit = Entschlossenheit: { $count }
own-gold = { $gold } Gold
own-cards = Karten
own-no-cards = Noch keine Beute.
own-row = Funde, die dir oben gehören
own-flooded = Wasser versperrt den Weg: Warte einen Zug.
own-no-hero = Noch kein Held gewählt.
own-outside = noch draußen
own-out = lebend entkommen
own-dead = tot
own-at = auf { $space }
own-below = in den Katakomben, { $space }, Reihe aus { $count }
own-monster = Du spielst das Monster gegen { $hero }!
other-monster = spielt das Monster

zoom-life = Lebenskraft { $life }
zoom-unexplored = Wer hierher geht, zieht ein Plättchen vom Stapel.
zoom-door = Eine Tür: Wer hindurchwill, zieht eine Türkarte.
zoom-portcullis = Ein Fallgitter: Wer hindurchwill, muss es mit einer Stärkeprobe heben.
zoom-stairs = Von hier führt ein Weg hinab in die Katakomben.
zoom-torch = Die Fackel brennt: Dieser Raum lässt sich einmal durchsuchen.
zoom-searched = Dieser Raum ist durchsucht.
zoom-token = Hier lauert ein Monster: Wer hereinkommt, begegnet ihm.
zoom-monster = Lebenskraft { $life }, Fluchtstrafe { $penalty }.
zoom-against = Karte des Monsters
zoom-hero = Wunden des Helden
zoom-beast = Wunden des Monsters
zoom-blows = Der Held spielt diese Karte.

warn-no-gold = Du gehst ganz ohne Gold.
warn-rage = Die letzte Drachenkarte ist der Zorn.
