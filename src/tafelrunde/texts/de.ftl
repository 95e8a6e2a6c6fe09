# Die Wörter, die zu keinem Spiel gehören. Eine Sprache, eine Datei; en.ftl enthält dieselben Texte.

### Ablehnungen, die jedes Spiel kennt

why-not-now = { $verb } geht jetzt nicht: Gerade geht es um { $topic }.
why-not-your-turn = Gerade ist jemand anders gefragt; es geht um { $topic }.
why-game-over = Die Partie ist vorbei; es kann nichts mehr gespielt werden.

### Wie ein Platz heißt, der noch keinen Namen hat

seat-nameless = Platz { $number }

### Fehler: was nicht stimmt, wo, und was hilft

## Spiel und Tisch wählen

error-language = Die Sprache „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Installiert sind: { $known }
error-sick-game = „{ $game }“ ist nicht spielbar: { $reason }
error-no-title = „{ $game }“ fehlt der Text { $text } in { $file }.
error-not-a-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $value } ist kein Spiel. Aktualisiere oder entferne das Paket, aus dem es stammt.
error-seats = Für „{ $game }“ braucht es { $low } bis { $high } Plätze, nicht { $value }.
error-seat = Den Platz „{ $value }“ gibt es an diesem Tisch nicht. Die Plätze tragen die Nummern 0 bis { $high }.
error-seed = Der Startwert „{ $value }“ ist nicht erlaubt. Nimm eine ganze Zahl, nicht negativ und kleiner als 2 hoch 256.
error-unknown-option = Die Option „{ $option }“ gibt es nicht. Dieses Spiel kennt: { $known }
error-option-value = Die Option { $option } ({ $clause }) kann nicht „{ $value }“ sein. Möglich sind: { $known }
error-option-pair = „{ $pair }“ ist keine Option. Schreib sie in der Form name=wert.
error-unknown-clause = Die Regel „{ $clause }“ gibt es nicht. Regeln sind so nummeriert: { $first }
error-no-deal = Auch nach { $tries } Mal Mischen hat keine Verteilung den Regeln genügt. Prüfe die Anzahlen und Grenzen der Ausgabe.
error-bot = Den Bot „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }
error-bot-module = Die Bots aus { $file } lassen sich nicht verwenden: { $reason }
error-bot-sick = Der Bot „{ $value }“ lässt sich nicht laden: { $reason }
error-games = { $value } Partien lassen sich nicht spielen. Nimm mindestens 1.

## Züge

error-unknown-verb = „{ $text }“ ist kein Zug. Ein Zug beginnt mit einem dieser Wörter: { $known }
error-wrong-words = „{ $text }“ hat zu viele oder zu wenige Wörter. Schreib den Zug so: { $usage }
error-unknown-word = In „{ $text }“ passt „{ $word }“ nicht an die Stelle <{ $slot }>. Meintest du: { $near }
error-no-undo = Hier lässt sich nichts zurücknehmen. Zurücknehmen darfst du deinen eigenen letzten Zug, wenn kein Zufall im Spiel war und nichts aufgedeckt wurde.

## Stellungen

error-position-expected = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Hier muss „{ $wanted }“ stehen.
error-position-number = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: „{ $value }“ ist keine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
error-position-word = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: „{ $value }“ ist hier unbekannt. Möglich sind: { $known }
error-position-game = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Sie gehört zum Spiel „{ $value }“, nicht zu „{ $wanted }“. Öffne sie mit dem richtigen Spiel.
error-position-rules = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Sie wurde für Regelfassung { $value } geschrieben, hier gilt Fassung { $wanted }. Öffne sie mit der passenden Programmversion.
error-position-edition = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Sie wurde für die Ausgabe { $value } geschrieben, auf dem Tisch liegt { $wanted }. Gib die passende Ausgabe an.
error-position-after-end = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Hier muss die Stellung zu Ende sein. Entferne die folgenden Zeilen.
error-position-unsettled = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Hier hat niemand etwas zu entscheiden. Der erste Schritt nach „next“ muss eine Entscheidung mit Auswahl sein.
error-position-sealed = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Die verdeckten Antworten passen nicht. Nenne nur gefragte Plätze, jeden einmal und der Reihe nach, mit erlaubtem Zug, und lass einen offen.
error-position-two = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Auf { $space } steht schon eine andere Figur. Stell diese woandershin.
error-position-components = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: Von „{ $piece }“ sind es { $value }, es müssen aber { $wanted } sein. Zähl noch einmal nach.
error-position-invariant = Zeile { NUMBER($line, useGrouping: 0) } der Stellung: So kann keine Partie stehen: { $reason }. Berichtige die Stellung.

## Ausgaben und Wortlisten

error-file = Die Datei { $file } lässt sich nicht lesen: { $reason }. Prüfe Namen, Rechte und Kodierung (UTF-8).
error-toml = { $file } ist kein gültiges TOML: { $reason }. Berichtige die Datei an dieser Stelle.
error-edition-field = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: { $reason }. Berichtige den Eintrag.
error-edition-count = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: Zusammen sind es { $value }, es müssen aber { $wanted } sein.
error-edition-most = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: { $value } ist zu viel; höchstens { $most } sind möglich.
error-edition-least = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: { $value } ist zu wenig; mindestens { $least } sind nötig.
error-edition-id = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: „{ $value }“ ist keine gültige Kennung. Erlaubt sind nur Buchstaben, Ziffern und Unterstriche.
error-edition-twice = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: „{ $value }“ kommt ein zweites Mal vor. Jede Kennung darf nur einmal vorkommen.
error-edition-unknown = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: „{ $value }“ ist nicht definiert oder darf hier nicht stehen. Prüfe die Schreibweise.
error-edition-touch = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: { $value } darf nicht verbunden sein. Zwischen zwei Vulkane gehört ein Feld, und nichts grenzt an sich selbst.
error-edition-apart = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: Hierhin führt kein Weg: { $value }. Verbinde diese Orte mit den übrigen.
error-edition-room = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Feld { $field }: { $value } lässt der letzten Figur keinen Platz. Lass sie weiter ziehen.
error-fluent = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein gültiges Fluent. Schreib es in der Form schlüssel = Text.
error-missing-text = In { $file } fehlt der Text „{ $text }“, den die Sprache { $other } hat. Ergänze ihn, oder streiche ihn dort.

## Aufzeichnungen

error-no-record = Eine Partie, die von einer aufgebauten Stellung ausging, hat keine Aufzeichnung. Beginne sie von vorn, wenn du eine behalten willst.
error-record-json = Die Aufzeichnung ist kein gültiges JSON: { $reason }. Nimm die Datei genau so, wie sie gespeichert wurde.
error-record-field = In der Aufzeichnung ist ein Feld falsch oder fehlt: { $reason }. Nimm die Datei genau so, wie sie gespeichert wurde.
error-record-format = Die Aufzeichnung hat Format { $value }, diese Programmversion liest Format { $wanted }. Nimm die passende Programmversion.
error-record-canonical = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung ist nicht, wie sie gespeichert wurde: Die Datei ist verändert. Nimm eine unberührte Kopie.
error-record-rules = Die Aufzeichnung wurde nach Regelfassung { $value } gespielt, hier gilt Fassung { $wanted }. Nimm die passende Programmversion.
error-record-edition = Die Aufzeichnung wurde mit der Ausgabe { $value } gespielt, auf dem Tisch liegt { $wanted }. Gib die passende Ausgabe an.
error-record-options = Die Aufzeichnung nennt nicht genau die Optionen dieses Spiels. Nimm eine unberührte Kopie.
error-record-opening = Der Anfang der Aufzeichnung folgt nicht aus ihrem Startwert: Aufbau oder Prüfsumme sind verändert. Nimm eine unberührte Kopie.
error-record-move = Zug { NUMBER($number, useGrouping: 0) } der Aufzeichnung, „{ $move }“, ist nicht möglich: { $reason }
error-record-notation = Zug { NUMBER($number, useGrouping: 0) } der Aufzeichnung ist als „{ $move }“ notiert, muss aber „{ $wanted }“ lauten. Nimm eine unberührte Kopie.
error-record-luck = Zug { NUMBER($number, useGrouping: 0) } der Aufzeichnung, „{ $move }“: Würfe und Ziehungen folgen nicht aus dem Startwert. Trau dieser Aufzeichnung nicht.
error-record-hash = Zug { NUMBER($number, useGrouping: 0) } der Aufzeichnung, „{ $move }“, führt zu einer anderen Stellung als der notierten. Trau dieser Aufzeichnung nicht.
error-record-commitment = Das offengelegte Geheimnis passt nicht zur Prüfsumme, die vor dem ersten Zug gezeigt wurde. Trau dieser Aufzeichnung nicht.
error-record-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem die Züge führen. Trau dieser Aufzeichnung nicht.
error-tape-too-short = Die Aufzeichnung enthält hier zu wenige Würfe und Ziehungen ({ $length }). Nimm eine vollständige Kopie.
error-tape-wrong = Ergebnis { NUMBER($tick, useGrouping: 0) } der Aufzeichnung kann nicht { $outcome } sein. Möglich sind: { $wanted }

## Der Tisch im Netz

error-data-folder = Der Ordner { $file } lässt sich nicht benutzen: { $reason }. Prüfe Namen und Rechte, oder nenne einen anderen mit --data.
error-no-store = Den Speicher { $file } gibt es nicht. Nenne den Ordner mit --data.
error-store-older = Der Speicher { $file } stammt von einer älteren Tafelrunde. Starte sie einmal damit: Das bringt ihn auf den neuen Stand.
error-store-newer = Der Speicher { $file } stammt von einer neueren Tafelrunde. Nimm diese, oder nenne einen anderen Ordner mit --data.
error-store-damaged = Der Speicher { $file } ist beschädigt oder lässt sich nicht beschreiben: { $reason }. Setze eine Sicherung an seine Stelle, oder sieh nach, was noch zu lesen ist: tafelrunde store check
error-data-in-use = Auf dem Ordner { $file } läuft schon eine Tafelrunde. Beende sie, oder nenne einen anderen Ordner mit --data.

### Absagen am Tisch: was nicht ging und was hilft

reject-malformed = Die Nachricht ist nicht zu verstehen ({ $reason }). Lade die Seite neu.
reject-host = Unter dem Namen „{ $host }“ ist dieses Haus nicht bekannt. Nimm die Adresse, die beim Start genannt wurde; wer hier Gastgeber ist, nennt eine andere mit --public-url.
reject-hello = Zuerst muss gesagt werden, welcher Tisch gemeint ist. Lade die Seite neu.
reject-no-guest = Du bist noch nicht hereingekommen. Gib dir einen Namen.
reject-origin = Eine fremde Seite ({ $origin }) darf hier nichts ändern. Öffne den Tisch unter seiner eigenen Adresse.
reject-not-seated = Du sitzt nicht an diesem Tisch. Nimm einen freien Platz, oder öffne deinen persönlichen Link.
reject-not-owner = Das darf nur, wer den Tisch eröffnet hat.
reject-sent-away = Wer diesen Tisch eröffnet hat, hat dich weggeschickt. Spiel an einem anderen.
reject-quiet = Wer diesen Tisch eröffnet hat, bittet um Ruhe: Schreiben darf nur, wer hier sitzt.
reject-no-spectator = Hier schaut niemand mehr zu, der so heißt.
reject-not-yours = Dieser Platz gehört jemand anderem: Du spielst ihn mit einem Schlüssel. Links dazu macht nur, wer dort sitzt.
reject-local-only = Das ist nur von diesem Rechner aus zu sehen.
reject-no-page = Diese Seite gibt es nicht. Geh zurück zum Anfang.
reject-no-game = Das Spiel „{ $game }“ gibt es hier nicht.
reject-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
reject-no-moment = So weit ist die Partie nicht: Sie hat { $most ->
        [one] einen Zug
       *[other] { $most } Züge
    }.
reject-no-link = Dieser Link öffnet nichts (mehr): Er gilt einmal und einen Tag lang. Lass dir einen neuen geben.
reject-no-method = Das geht an dieser Adresse nicht.
reject-proto = Die Seite spricht Fassung { $proto } der Sprache des Tisches, das Haus Fassung { $wanted }. Lade die Seite neu.
reject-input = { $reason }
reject-stale = Der Tisch ist schon weiter: Diese Entscheidung ist gefallen. Schau auf den neuen Stand.
reject-illegal = Das lassen die Regeln jetzt nicht zu.
reject-seat-taken = Dieser Platz ist nicht frei. Nimm einen anderen, oder schau zu.
reject-seats-me = Du kannst nur auf einem Platz sitzen.
reject-open-seats = Es sind noch Plätze frei. Warte auf Mitspieler, oder setze Bots.
reject-no-such-seat = Diesen Platz gibt es nicht; der letzte ist { $most }.
reject-not-lobby = Die Partie hat schon begonnen.
reject-not-running = Hier läuft gerade keine Partie.
reject-not-over = Erst muss die Partie zu Ende sein: Vorher verriete das Protokoll zu viel.
reject-no-undo = Hier gibt es nichts zurückzunehmen.
reject-undone-often = An diesem Tisch ist schon so viel zurückgenommen worden ({ NUMBER($most, useGrouping: 0) } Zeilen des Protokolls), dass es nicht weiter geht. Spielt weiter.
reject-no-vote = Es wird gerade über nichts abgestimmt.
reject-vote-open = Es wird schon abgestimmt. Warte das Ergebnis ab.
reject-proposal-open = Über eine Regel wird noch verhandelt. Erst müssen alle zustimmen, oder der Vorschlag muss vom Tisch.
reject-no-proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch. Schau auf den neuen Stand.
reject-no-change = Das gilt an diesem Tisch schon.
reject-stand-in = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
reject-no-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }
reject-no-person = Auf diesem Platz sitzt kein Mensch.
reject-present = Diese Person ist da. Ein Bot springt nur für Abwesende ein.
reject-lately = Diese Person war eben noch da. Bleibt sie weg, darf in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } ein Bot einspringen.
reject-name = In einem Namen muss wenigstens ein Buchstabe oder eine Ziffer stehen.
reject-too-many-tables = Mehr als { $most } offene Tische gehen nicht. Schließe zuerst einen.
reject-too-many-bots = Mehr als { $most } Bots an offenen Tischen gehen nicht. Schließe zuerst einen Tisch.
reject-rules = Dieser Tisch wurde mit anderen Regeln begonnen (Fassung { $rules }) und lässt sich hier nicht weiterspielen. Nimm die passende Ausgabe der Tafelrunde.
reject-too-large = Das ist zu lang: Mehr als { NUMBER($most, useGrouping: 0) } Bytes gehen nicht.
reject-not-json = Der Inhalt muss JSON sein (content-type: application/json).
reject-too-fast = Das ging zu schnell. Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.
reject-too-many-sockets = Mehr als { $most } Verbindungen gehen nicht. Schließe andere Fenster mit Tischen.
reject-broken = Hier ist etwas kaputt, und es ist nicht deine Schuld. Lade die Seite neu; dein Stand ist gespeichert.
reject-store = Das ließ sich nicht speichern, also ist nichts geschehen. Versuche es noch einmal.
reject-going-away = Das Haus startet gerade neu. Gleich geht es weiter, wo ihr wart.
