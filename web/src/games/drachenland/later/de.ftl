# Was nur von Dingen gesagt wird, die man genau ansieht. en.ftl enthält dieselben Texte.

zoom-pool = Noch ungesehen
zoom-phase-1 = für die Bewegung
zoom-phase-2 = beim Schätzesammeln
zoom-takes = Wer hier anhält, nimmt eines: alle Edelsteine in der Farbe der Figur, einen transparenten, ein Ei (mit dem Plättchen) oder den Ring.
zoom-empty = Hier liegt nichts mehr

score-sets = { $count ->
    [0] Kein Satz
    [one] Ein Satz
   *[other] { $count } Sätze
}
score-singles = { $count ->
    [0] Nichts einzeln
   *[other] { $count } einzeln
}
score-void = { $count ->
    [one] Ein Edelstein ohne Ring verfällt
   *[other] { $count } Edelsteine ohne Ring verfallen
}
