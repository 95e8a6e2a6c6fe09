# Was gesagt wird, wo nichts zu zeigen ist. en.ftl enthält dieselben Texte.

lost-title = Hier steht kein Tisch
lost = Diese Adresse führt nirgendwohin. Vielleicht ist beim Kopieren ein Stück verloren gegangen.
no-table-title = An diesen Tisch kommst du nicht
sent-away = Wer diesen Tisch eröffnet hat, hat dich weggeschickt.
no-table = Diesen Tisch gibt es nicht mehr. Prüfe den Link.
outdated = Diese Seite ist älter als der Server. Lade sie neu, dann geht es weiter.
closed-title = Der Tisch ist abgeräumt
closed-table = Dieser Tisch wurde geschlossen.
