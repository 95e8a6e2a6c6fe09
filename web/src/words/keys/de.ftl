# Was nur die Liste der Tasten sagt; es kommt mit ihr. en.ftl enthält dieselben Texte.

key-action = den Zug mit dieser Nummer wählen
key-confirm = Zug bestätigen
key-cancel = abbrechen, oder zurück in die Gegenwart
key-undo = zurücknehmen
key-skip = Bewegung überspringen
key-back = einen Zug zurückblicken
key-on = einen Zug weiter
key-now = in die Gegenwart
key-actions = zur Liste der Züge
key-look = genauer ansehen, worauf der Fokus liegt
key-log = Protokoll
key-chat = Gespräch
key-rules = Regeln
key-help = diese Liste
key-zoom = auf dem Spielplan: näher, weiter weg, alles
