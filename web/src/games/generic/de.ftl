# Was der allgemeine Tisch sagt. en.ftl enthält dieselben Texte.

generic-yes = ja
generic-no = nein
generic-table = Was auf dem Tisch liegt
generic-nothing = nichts
generic-secret = Das siehst nur du
generic-no-secrets = Hier ist nichts vor den anderen verborgen.
generic-kind = Gehört zu: { $names }
generic-instead = Das eigene Brett dieses Spiels lässt sich nicht zeichnen; hier liegt alles auf dem allgemeinen Tisch.
