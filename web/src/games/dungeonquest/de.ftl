# Was nur das gezeichnete Verlies sagt. en.ftl enthält dieselben Texte.

map-label = Das Verlies unter der Drachenburg
map-unexplored = unerforscht
map-monster = hier lauert ein Monster
map-searched = durchsucht
map-entrance = ein Weg in die Katakomben
map-here = hier: { $who }
map-below = in den Katakomben darunter: { $who }
map-pile = { $pile }: { $left } im Stapel, { $gone } abgelegt
hero-life = Lebenskraft
map-sky = Sonne { $sun } von { $last }
map-sun = Die Sonne steht auf Feld { $sun } ihrer Leiste, Runde { $round }
map-rage = { $left ->
    [0] Der Drache tobt!
   *[other] Zorn: 1 von { $left }
}
map-tiles = im Stapel
map-held = gezogen
map-sum = Summe { $sum }

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
own-dead = tot, gefallen in { $space }
own-at = auf { $space }
own-below = in den Katakomben, { $space }, Reihe aus { $count }
own-monster = Du spielst das Monster gegen { $hero }!
other-monster = spielt das Monster
