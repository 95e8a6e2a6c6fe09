# Die Wörter, die zu keinem Spiel gehören. Eine Sprache, eine Datei; en.ftl enthält dieselben Texte.

### Ablehnungen, die jedes Spiel kennt

why-not-now = { $verb } geht jetzt nicht: Gerade geht es um { $topic }.
why-not-your-turn = Gerade ist jemand anders gefragt; es geht um { $topic }.
why-game-over = Die Partie ist vorbei; es kann nichts mehr gespielt werden.

### Wie ein Platz heißt, der noch keinen Namen hat

seat-nameless = Platz { $number }
terminal-you = du

### Die Einleitung eines Spiels: Überschriften, und unter welchen Wörtern man sie sucht

passage-aim = Ziel
    .also = Ziel Spielziel Zweck Sinn gewinnen Sieg aim goal
passage-about = Worum es geht
    .also = Einleitung Überblick Thema Worum
passage-turn = Ein Zug
    .also = Zug Spielzug Ablauf Reihe dran
passage-win = Wer gewinnt
    .also = gewinnen Gewinner Sieg Sieger Ende endet Spielende
passage-tips = Tipps
    .also = Tipp Tipps Rat Strategie

### Die Suche in den Regeln: Füllwörter, nach denen niemand sucht

search-filler =
    aber alle allem alles als also am an auch auf aus bedeutet bei beim bin bis bitte da dann darf darfst das dass dem
    den denn der des dessen die dies diese diesem diesen dieser dieses dir doch du dürfen ein eine einem einen einer
    eines er es etwas für gibt geht habe haben hat hier ich ihm ihn ihr im in ist ja jemand kann kannst können machen
    macht man mein meine meinem meinen meiner mich mir mit muss musst müssen nach nicht noch nun nur ob oder passiert
    sein seine sich sie sind so soll sollte tun und uns viel viele vom von wann war warum was welche welchem welchen
    welcher welches wem wen wenn wer werde werden wessen wie wieso wieviel wieviele wir wird wirkt wo woher wofür
    wohin wozu zu zum zur

### Fehler: was nicht stimmt, wo, und was hilft

## Spiel und Tisch wählen

error-language = Die Sprache „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Installiert sind: { $known }
error-sick-game = „{ $game }“ ist nicht spielbar: { $reason }
error-illegal-move = Platz { $seat } darf „{ $move }“ nicht spielen: { $reason }
error-rules-bug = Die Regeln des Spiels haben einen Fehler: { $reason }
error-impossible = So kann keine Partie stehen: { $reason }
error-game-unannounced = „{ $game }“ lässt sich nicht an andere Prozesse schicken, weil kein installiertes Paket genau dieses Spiel ankündigt.
error-no-text = „{ $game }“ fehlt der Text { $text } in { $file }.
error-not-a-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $value } ist kein Spiel. Aktualisiere oder entferne das Paket, aus dem es stammt.
error-board-file = „{ $game }“: { $value } kann nicht zum Brett im Browser gehören. Gemeint ist der Name einer Datei im Ordner des Spiels mit einer dieser Endungen: { $known }
error-board-module = „{ $game }“: Das Brett im Browser beginnt mit seinem Modul, einer Datei mit der Endung js, nicht mit { $value }.
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
error-bot-pair = „{ $value }“ nennt keinen Bot und sein Programm. Schreib so: meiner="python3 meiner.py" (der Name klein, aus Buchstaben, Ziffern, - und _)
error-bot-program = Ein Programm „{ $file }“ gibt es hier nicht.
error-bot-taken = Ein anderer Bot heißt schon „{ $value }“. Nimm einen anderen Namen.
error-bot-sick = Der Bot „{ $value }“ lässt sich nicht laden: { $reason }
error-no-weights = Für { $game } ist noch nichts gelernt. Bots folgen dort der Heuristik.
error-no-sense = Das Spiel { $game } sagt nicht, worauf beim Lernen zu achten ist (Game.sense).
error-weights = Die Gewichte in { $file } sind nicht zu gebrauchen: { $reason }
error-weights-for = Die Gewichte in { $file } sind für etwas anderes: { $made }. Gebraucht werden welche für: { $wanted }
error-weights-seats = Für { $game } mit { $value ->
    [one] einem Platz
   *[other] { $value } Plätzen
} ist nichts gelernt, nur mit { $known }. Bots folgen dort der Heuristik.
error-weights-edition = Für diese Ausgabe von { $game } ist nichts gelernt. Bots folgen dort der Heuristik.
error-extra-missing = Das braucht das Extra „{ $extra }“: pip install 'tafelrunde[{ $extra }]'
error-gym-number = { $value } ist nicht die Nummer eines Zugs. Die Züge tragen die Nummern 0 bis { $high }.
error-gym-action = Der Zug { $value } ist nicht in der Maske von Platz { $seat }. { $reason }
error-gym-wait = Platz { $seat } ist gerade nicht gefragt: Er wartet mit { $wait } und kann nicht { $value } spielen.
error-gym-version = „{ $game }“ gibt es nicht in Version { $value }. Diese Fassung hat { $known }.
error-gym-actions = „{ $game }“ kennt { $value } Züge, zu viele, um sie zu nummerieren. Höchstens { $high } dürfen es sein.
error-gym-cycles = Eine Partie lässt sich nicht nach { $value } Entscheidungen abbrechen. Nimm eine ganze Zahl ab 1.
error-gym-tables = { $value } Partien lassen sich nicht nebeneinander spielen. Nimm eine ganze Zahl ab 1.
error-gym-batch = Für jede der { $wanted } Partien braucht es einen Zug als ganze Zahl; das hier war { $value }.
error-gym-reset = Hier läuft keine Partie. Rufe zuerst reset() auf.
error-gym-agent = Den Agenten „{ $value }“ gibt es nicht. Agenten: { $known }
error-gym-agents = Alle Agenten handeln zugleich ({ $known }), hier aber nur: { $value }
error-gym-render = „{ $value }“ lässt sich nicht zeichnen. Möglich: { $known }
error-games = { $value } Partien lassen sich nicht spielen. Nimm mindestens 1.

error-plan-empty = Der Plan hat keine Tische. Füge [[sittings]] mit einem Spiel und Bots hinzu.
error-plan-until = Der Plan wartet auf „{ $value }“, der nirgends sitzt. Nenne einen Platz mit seiner Nummer oder einen von diesen: { $known }
error-plan-figure = Auf „{ $value }“ kann ein Plan nicht warten. Möglich sind: { $known } (won und score nur bei einem Bot oder Platz, rounds nur bei der ganzen Partie)
error-plan-file = Der Plan { $file } lässt sich nicht verwenden: { $reason }
error-run-folder = In { $file } liegt kein Lauf: { $reason }
error-run-full = Der Ordner { $file } ist nicht leer und enthält keinen Lauf. Nenne einen neuen.
error-run-other = In { $file } liegt ein Lauf nach einem anderen Plan. Lass den Plan weg, um ihn fortzusetzen, oder nenne einen neuen Ordner.
error-run-version = Der Lauf in { $file } wurde mit anderen Regeln, Ausgaben oder einer anderen Fassung ({ $value }) begonnen und kann nicht weitergehen. Lesen lassen sich seine Zeilen noch.
error-run-busy = Ein anderer Prozess spielt gerade den Lauf in { $file }.
error-run-worker = Ein Prozess, der Partien spielte, ist abgestürzt oder wurde beendet. Was ganz war, ist aufgehoben; nenne den Ordner noch einmal, um weiterzuspielen.
error-one-process = Gespielt wird in einem einzigen Prozess, weil sich etwas nicht an andere schicken lässt: { $reason }. Lege deinen Bot in ein eigenes Modul, um auf allen Kernen zu spielen.
error-ray-missing = Ray ist hier nicht installiert: pip install 'tafelrunde[ray]'
error-ray-address = Unter { $value } antwortet kein Ray-Cluster: { $reason }
error-ray-lost = Der Ray-Cluster konnte einen Teil nicht zu Ende spielen ({ $reason }). Was ganz war, ist aufgehoben; nenne den Ordner noch einmal, um weiterzuspielen.
error-ray-version = Der Ray-Cluster hat eine andere Fassung dieses Pakets, der Regeln oder von polars als dieser Rechner (dort { $value }; hier { $mine }, polars { $polars }). Installiere überall dieselbe.
error-run-disk = { $file } lässt sich nicht schreiben ({ $reason }). Was vorher ganz war, ist noch ganz.
error-ladder-file = Die Partien einer Leiter in { $file } lassen sich nicht lesen: { $reason }
error-ladder-row = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, ist keine Partie einer Leiter: { $reason }
error-ladder-other = { $file } enthält Partien von { $game }, die mit anderen Regeln, einer anderen Ausgabe, Fassung oder einem anderen Netz gespielt wurden. Heb neue in einem anderen Ordner auf, oder nenne die gewünschten Spiele mit --game.
error-run-part = { $file } gehört zu keinem Lauf oder ist beschädigt: { $reason }
error-run-table = Ein Lauf hat keine Tabelle „{ $value }“. Seine Tabellen: { $known }
error-diff-same = Nichts zu vergleichen: Beide Seiten werden gleich gespielt. Nenne eine Ausgabe oder eine Option.
error-page-file = { $file } lässt sich nicht lesen: { $reason }
error-page-marks = In { $file } ist kein Platz für die Zahlen: { $begin } und { $end } fehlen.
error-report-empty = Der Lauf in { $file } hat noch keine Partien.
error-report-version = Der Lauf in { $file } wurde mit anderen Regeln oder Ausgaben gespielt (Version { $value }): Namen und Zahlen würden nicht passen. Mach seinen Bericht mit dieser Version.
error-report-long = Ein Bericht über den Lauf in { $file } wäre größer als 3 MB: Er hat { $sittings } Tische. Spiel weniger davon in einem Lauf.

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
error-record-edition = Die Aufzeichnung wurde mit der Ausgabe { $value } gespielt, auf dem Tisch liegt { $wanted }. Gib die passende Ausgabe an; das Haus, in dem gespielt wurde, hält sie bereit.
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
error-store-no-table = Einen Tisch „{ $value }“ gibt es in diesem Speicher nicht.
error-store-table-there = Der Tisch { $value } ist schon in diesem Speicher.
error-store-not-empty = Wiederherstellen geht nur in einen leeren Speicher: In diesem gibt es schon Gäste. Nenne einen anderen mit --data oder --store.
error-store-file = { $file }: { $reason }.
error-store-file-there = { $file } gibt es schon. Eine Datei mit einem Tisch wird nie überschrieben, denn vielleicht ist er nur noch dort: Nenne eine andere.
error-store-file-left = { $file } ist von einem Export übrig, der abgebrochen ist. Fehlt der Tisch im Speicher, dann ist er nur noch in dieser Datei: Importiere sie. Hat der Speicher ihn noch, dann lösche die Datei.
error-store-moving = { $reason }. { $left }
error-store-file-seal = { $file } ist keine Datei eines Speichers, oder sie wurde abgeschnitten oder verändert: Das Siegel passt nicht. Nichts wurde übernommen.
error-store-file-foreign = { $file } enthält mehr als den Tisch { $value }: Zeilen anderer Tische oder von Gästen, die darin keinen Namen haben. Nichts wurde übernommen.
error-store-file-release = { $file } stammt von einer Ausgabe der Tafelrunde mit anderen Tabellen. Stelle sie mit jener wieder her und bring den Speicher danach auf den neuesten Stand.
error-store-file-whole = { $file } enthält einen einzelnen Tisch, keinen ganzen Speicher: Nimm „store import“.
error-store-file-table = { $file } enthält einen ganzen Speicher, keinen einzelnen Tisch: Nimm „store restore“.
error-store-address = „{ $value }“ ist keine Adresse eines Speichers. Eine Datenbank schreibt man so: postgresql://name:passwort@rechner/datenbank.
error-store-driver = Ein Speicher in PostgreSQL braucht das Extra „postgres“: pip install 'tafelrunde[postgres]'.
error-store-unreachable = Der Speicher { $file } ist nicht zu benutzen: { $reason }.
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
reject-not-alone = An diesem Tisch sitzen noch andere Menschen: Was ihnen gehört, lässt sich nicht löschen. Schließen könnt ihr ihn gemeinsam.
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
reject-rules = Dieser Tisch wurde mit anderen Regeln begonnen (Fassung { $rules }) und lässt sich hier nicht weiterspielen. Nimm die passende Version der Tafelrunde.
reject-edition = Die Ausgabe { $edition } gibt es in diesem Haus nicht. Ein Tisch, der mit ihr begann, lässt sich hier nicht weiterspielen.
reject-edition-damaged = Die gespeicherte Ausgabe { $edition } ist beschädigt. Tische, die mit ihr begannen, lassen sich erst weiterspielen, wenn der Gastgeber eine Sicherung einspielt.
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

### Die Geschichte einer Partie

story-curve-chances = Wie die Chancen standen
story-margin = { $seat } auf dem ersten Platz, { $second } auf dem zweiten; der Vorsprung: { $points }.
story-level = An der Spitze herrscht Gleichstand: { $points }.
story-lead-kept = In Führung vom Anfang bis zum Ende: { $seat }.
story-lead-taken = Zum letzten Mal wechselt die Führung{ $round ->
    [0] { ":" }
   *[other] {" "}in Runde { $round }:
} { $seat } vorn bis zum Schluss.
story-leap = Der größte Sprung: { $seat }, { $points } auf einmal{ $round ->
    [0] .
   *[other] {" "}in Runde { $round }.
}
story-best = { $seat }: auf einmal { $points } dazu{ $round ->
    [0] .
   *[other] {" "}in Runde { $round }.
}
