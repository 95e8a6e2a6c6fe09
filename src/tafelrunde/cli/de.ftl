# Die Befehlszeile auf Deutsch. en.ftl enthält dieselben Texte.

cli-about = Tafelrunde spielt deutsche Brettspiele: mit Freunden, mit Bots und für die Forschung.
cli-examples =
    Beispiele:
      tafelrunde play drachenland
      tafelrunde rules drachenland Bootsmann
      tafelrunde play --help
cli-usage = Aufruf
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-help = diese Hilfe zeigen
cli-lang = Sprache: de oder en (sonst die deines Systems)
cli-bot-module = eine Python-Datei mit eigenen Bots (BOTS = {"{"}"name": Klasse{"}"})
cli-bot-program = ein Bot, der ein Programm in irgendeiner Sprache ist (docs/foreign-bots.md); mehrmals möglich
cli-version = die Version zeigen
cli-compiled = kompiliert
cli-plain-python = reines Python

### Befehle

cli-short-games = die installierten Spiele auflisten
cli-about-games = Listet die installierten Spiele auf, mit ihren Plätzen und den Optionen des Tisches.
cli-examples-games =
    Beispiel:
      tafelrunde games
cli-short-play = im Terminal spielen oder Bots zuschauen
cli-about-play = Spielt ein Spiel im Terminal: Menschen und Bots an einem Tisch. Mit ? zeigt die Eingabe, was sie alles versteht. In einem Skript (wenn die Eingabe kein Terminal ist) beendet der erste abgelehnte Zug die Partie mit Rückgabewert 2.
cli-examples-play =
    Beispiele:
      tafelrunde play drachenland
      tafelrunde play drachenland --seat human --seat greedy --seat search:0.2s
      tafelrunde play drachenland --seats 4 --option open_treasures=on --seed 7
      tafelrunde play drachenland --watch --seat greedy --seat search:easy --pace 1
      tafelrunde play drachenland --resume meine.save
cli-short-serve = den Tisch im Browser öffnen
cli-about-serve = Startet den Tisch im Browser: ein Prozess, eine Datei, fertig. Freunde kommen über einen Link dazu, Bots füllen die übrigen Plätze. Alles wird sofort gespeichert; nach einem Neustart geht es weiter, wo ihr wart.
cli-examples-serve =
    Beispiele:
      tafelrunde serve --open
      tafelrunde serve --host 0.0.0.0
      tafelrunde serve --port 9000 --data partien --public-url https://tafel.example
cli-short-work = für die Bots mehrerer Häuser denken
cli-about-work = Denkt für Bots, und zwar für Häuser, die sich einen Speicher teilen und mit `serve --store ADRESSE --bots-apart` gestartet wurden. Starte so viele, wie du magst, auf so vielen Rechnern, wie du magst; wer beendet wird, bringt zu Ende, was er begonnen hat.
cli-examples-work =
    Beispiele:
      tafelrunde work --store postgresql://tafelrunde@db/tafelrunde --processes 4
cli-short-store = gespeicherte Tische prüfen, sichern und umziehen
cli-about-store = Kümmert sich um den Speicher von `tafelrunde serve`. check: den Speicher selbst, dann jeden Tisch, dessen Protokoll bis zum letzten Hash noch einmal gespielt wird; nichts wird verändert, das Haus darf weiterlaufen; Exitcode 1, wenn etwas beschädigt ist. backup und restore: der ganze Speicher als eine versiegelte Datei, auch aus einem Ordner in eine Datenbank und zurück. export und import: ein Tisch mit seinen Plätzen, der anderswo weitergeht; wird in einen Ordner geschrieben, muss sein Haus angehalten sein.
cli-examples-store =
    Beispiele:
      tafelrunde store check
      tafelrunde store backup montag.tafel --data partien
      tafelrunde store restore montag.tafel --store postgresql://tafelrunde@db/tafelrunde
      tafelrunde store export tisch.tafel --table w2uVU4C6ZqK0gF1m
      tafelrunde store import tisch.tafel --data anderswo
cli-short-rules = die Regeln lesen und durchsuchen
cli-about-rules = Zeigt die Regeln Punkt für Punkt; mit einem Wort oder einer Frage nur, was dazu in ihnen steht, mit einer Nummer nur diesen einen Punkt.
cli-examples-rules =
    Beispiele:
      tafelrunde rules drachenland
      tafelrunde rules drachenland Königsdrache
      tafelrunde rules drachenland wie gewinne ich
      tafelrunde rules drachenland DL-031
      tafelrunde rules drachenland --topic walking
      tafelrunde rules drachenland --rulings
      tafelrunde rules drachenland --coverage
cli-short-replay = eine aufgezeichnete Partie Zug für Zug nacherzählen
cli-about-replay = Erzählt eine aufgezeichnete Partie Zug für Zug nach und zeigt, wie sie ausging.
cli-examples-replay =
    Beispiele:
      tafelrunde replay partie.json --pace 1
      tafelrunde replay partie.json --from 40 --seat 0
cli-short-verify = eine Aufzeichnung bis zum letzten Würfel prüfen
cli-about-verify = Prüft eine Aufzeichnung ohne Netz: Jeder Zug ist erlaubt, jeder Wurf und jede Ziehung folgt aus dem Startwert, der vor dem ersten Zug versiegelt wurde, alle Prüfsummen und das Ergebnis stimmen.
cli-examples-verify =
    Beispiel:
      tafelrunde verify partie.json
cli-short-arena = Bots gegeneinander antreten lassen
cli-about-arena = Lässt Bots gegeneinander antreten. Jede Verteilung wird einmal in jeder Drehung der Sitzordnung gespielt, damit niemand den besseren Platz hat.
cli-examples-arena =
    Beispiele:
      tafelrunde arena drachenland --games 60
      tafelrunde arena drachenland --bots search:0.1s,greedy,greedy --games 90
cli-short-simulate = viele Partien simulieren und zusammenfassen
cli-about-simulate = Spielt viele Partien mit derselben Art Bot auf allen Plätzen: wie lange sie dauern, wie sie enden, welcher Platz gewinnt und mit wie vielen Punkten.
cli-examples-simulate =
    Beispiele:
      tafelrunde simulate drachenland --games 1000
      tafelrunde simulate drachenland --seats 2 --bot search:easy --games 50 --json zahlen.json
cli-short-lab = viele Partien aufheben, berichten, vergleichen, einstufen
cli-about-lab = Das Labor: spielt viele Partien und hebt sie auf, erzählt auf einer Seite, wie ausgewogen ein Spiel ist, vergleicht Ausgaben und Auslegungen und stuft Bots ein. Jeder Befehl hat seine eigene Hilfe.
cli-examples-lab =
    Beispiele:
      tafelrunde lab run --help
      tafelrunde lab report duell
cli-short-lab-run = viele Partien spielen und als Zeilen aufheben
cli-about-lab-run = Spielt einen Plan von Partien auf allen Kernen und hebt als Parquet-Dateien auf, was geschah: je Partie eine Zeile, je Platz eine Zeile, was wem zustieß, wer vorn lag. Derselbe Plan ergibt dieselben Zeilen, gleich wie viele Prozesse spielen. Ein unterbrochener Lauf geht weiter, wo er war: nenne seinen Ordner noch einmal.
cli-examples-lab-run =
    Beispiele:
      tafelrunde lab run duell --game drachenland --bots search:easy,greedy
      tafelrunde lab run duell
      tafelrunde lab run gerecht --game dante --until 0=0.04 --games 20000
      tafelrunde lab run alles --plan plan.toml --workers 4
      tafelrunde lab run alles --plan plan.toml --on ray --address 10.0.0.1:6379
cli-short-lab-report = ein Lauf als eine Seite zur Balance
cli-about-lab-report = Schreibt eine Seite, die kein Netz braucht, auf Deutsch und Englisch: wer auf welchem Platz gewinnt, wie lang Partien sind, was wann entschieden wird, Führung und Davonziehen, wie früh der Sieger feststeht, Glück und Können, und was jede Karte, jedes Plättchen, jeder Held mit dem Sieg zu tun hat. Entscheidungen stehen darin, wenn der Lauf sie aufgehoben hat (--decisions).
cli-examples-lab-report =
    Beispiele:
      tafelrunde lab report duell
      tafelrunde lab report duell --output seite.html
cli-short-train = Bots lehren, ein Spiel zu beurteilen
cli-about-train = Bots spielen viele Partien gegeneinander, und ein kleines Netz lernt daraus, wer gewinnen wird. Gewichte, Kurve und alles, was zum Weitermachen nötig ist, liegen in einem Ordner: nenne ihn noch einmal, und das Training geht weiter, wo es war. Liegen dort nur Gewichte, so beginnt es mit ihnen. Findet CuPy einen Grafikprozessor, so lernt der. Unterwegs wird an Bots der Sorte greedy gemessen, wie weit es ist.
cli-examples-train =
    Beispiele:
      tafelrunde train dante schule
      tafelrunde train drachenland schule --minutes 60 --workers 8
      tafelrunde train dungeonquest schule --on ray --address 10.0.0.1:6379
cli-short-lab-diff = was eine andere Ausgabe oder Auslegung bewirkt
cli-about-lab-diff = Spielt Paare von Partien, wie das Haus und wie du, mit demselben Glück, soweit die Regeln es erlauben, so viele, wie die gewünschte Genauigkeit braucht, und sagt in Sätzen, was sich ändert: wer gewinnt, wie lange es dauert, wie es endet, was jede Karte, jeder Held wert ist. Wo sich nichts unterscheidet, behauptet einer von zwanzig Vergleichen das Gegenteil.
cli-examples-lab-diff =
    Beispiele:
      tafelrunde lab diff dungeonquest --edition meine.toml --both hero_choice=random
      tafelrunde lab diff dante --option last_lap_frees=on --precision 0.02
cli-short-lab-radar = welche Auslegungen und Optionen etwas ausmachen
cli-about-lab-radar = Stellt jede Auslegung und Option eines Spiels einzeln um, spielt mit jeder dieselben Auslagen und ordnet sie danach, was sie am Spiel ändern. Mit --write kommt die Tabelle in die Seiten des Spiels.
cli-examples-lab-radar =
    Beispiele:
      tafelrunde lab radar dante --games 100
      tafelrunde lab radar dante --games 500 --write docs/games
cli-short-lab-ladder = alle Bots und Stufen gegeneinander werten
cli-about-lab-ladder = Alle Bots und Stufen gegeneinander, für jedes Spiel und jede Zahl von Plätzen, mit Wertungen, die allen Partien zugleich angepasst sind, und Intervallen. Die ganze Leiter braucht Stunden; nenne Spiele, Plätze und Bots für einen Teil, oder heb in einem Ordner auf, was gespielt ist, und mach später oder auf einem anderen Rechner weiter.
cli-examples-lab-ladder =
    Beispiele:
      tafelrunde lab ladder --game dante --seats 3 --bots random,greedy,search:easy
      tafelrunde lab ladder --games 200 --keep leiter
      tafelrunde lab ladder --from leiter --from andere --write docs/results/bots.md
cli-short-edition = eine Ausgabe prüfen
cli-about-edition = Prüft eine Datei mit dem Material eines Spiels (eine Ausgabe): alles da, nichts doppelt, jeder Text in beiden Sprachen. Was nicht stimmt, wird mit Zeile und Feld genannt.
cli-examples-edition =
    Beispiel:
      tafelrunde edition check meine-ausgabe.toml
cli-short-new-game = ein eigenes Spiel beginnen
cli-about-new-game = Legt ein Paket mit einem kleinen, vollständigen Spiel an: verdeckte Hände, Glück, eine geheime Wahl, eine Option, alle Worte in beiden Sprachen und seine Tests. Es lässt sich sofort spielen; mach es Schritt für Schritt zu deinem.
cli-examples-new-game =
    Beispiel:
      tafelrunde new-game lugwuerfel
cli-short-bench = messen, wie schnell die Spiele hier laufen
cli-about-bench = Misst in einem Prozess, wie schnell die Spiele auf diesem Rechner laufen.
cli-examples-bench =
    Beispiele:
      tafelrunde bench
      tafelrunde bench drachenland --seconds 3
cli-short-completion = Vervollständigung für die Shell
cli-about-completion = Schreibt ein Skript, mit dem die Shell Befehle, Optionen, Spiele und Bots auf Tabulator vervollständigt. Leg es dorthin, wo deine Shell danach sucht.
cli-examples-completion =
    Beispiele:
      tafelrunde completion bash > ~/.local/share/bash-completion/completions/tafelrunde
      tafelrunde completion zsh > ~/.zfunc/_tafelrunde
      tafelrunde completion fish > ~/.config/fish/completions/tafelrunde.fish

### Angaben

cli-meta-command = BEFEHL
cli-meta-game = SPIEL
cli-meta-number = N
cli-meta-pair = NAME=WERT
cli-meta-program = NAME=PROGRAMM
cli-meta-where = WO
cli-meta-file = DATEI
cli-meta-seconds = SEKUNDEN
cli-meta-player = WER
cli-meta-bots = BOT,BOT,…
cli-meta-bot = BOT
cli-meta-word = WORT
cli-meta-topic = THEMA
cli-meta-address = ADRESSE
cli-meta-folder = ORDNER
cli-meta-name = NAME
cli-meta-until = WER=BREITE
cli-meta-store-what = WAS
cli-meta-check = check
cli-meta-shell = SHELL

cli-arg-game = Name des Spiels, wie ihn `tafelrunde games` auflistet
cli-arg-seats = Zahl der Plätze
cli-arg-option = eine Option des Tisches, z. B. wild_gems=on; mehrfach möglich
cli-arg-seed = Startwert des Zufalls: derselbe Wert gibt dieselben Würfe und Ziehungen
cli-arg-secret = Geheimnis, aus dem die Bots ihr Glück ziehen (sonst wird eines gezogen und am Ende genannt): derselbe Startwert und dasselbe Geheimnis geben dieselben Partien
cli-arg-games = Zahl der Partien
cli-arg-workers = Zahl der Prozesse (sonst alle Kerne)
cli-arg-json = die Zahlen auch in diese Datei schreiben
cli-arg-edition = eine Datei mit eigenem Material statt der Hausausgabe
cli-arg-pace = Sekunden Pause nach einem Zug
cli-arg-play-seat = wer auf dem nächsten Platz sitzt: human (ein Mensch), random, greedy, search, search:easy, search:strong oder search:0.5s; für jeden Platz wiederholen, so viele Plätze hat der Tisch (sonst spielt ein Mensch gegen Bots)
cli-arg-play-resume = eine gespeicherte Partie fortsetzen
cli-arg-play-record = die Aufzeichnung am Ende in diese Datei schreiben
cli-arg-play-watch = nur zuschauen: Bots auf allen Plätzen
cli-arg-serve-host = Adresse, auf der der Tisch steht: 127.0.0.1 nur für dich (Vorgabe), 0.0.0.0 für alle im Netz
cli-arg-serve-port = Port (sonst 8000; 0 nimmt einen freien)
cli-arg-serve-data = Ordner für die gespeicherten Tische (sonst der übliche für Daten deines Systems)
cli-arg-serve-store = Adresse einer PostgreSQL-Datenbank, die sich mehrere Server teilen, statt eines Ordners: postgresql://name:passwort@rechner/datenbank. In der Umgebung als TAFELRUNDE_STORE, oder in einer Datei, die TAFELRUNDE_STORE_FILE nennt, steht ihr Passwort in keiner Prozessliste
cli-arg-serve-bots-apart = Bots denken in „tafelrunde work“ am selben Speicher, nicht hier
cli-arg-work-processes = so viele Bots denken zur selben Zeit (sonst 1)
cli-arg-serve-public-url = Adresse, unter der andere den Tisch erreichen, etwa hinter einem Proxy
cli-arg-serve-open = die Seite gleich im Browser öffnen
cli-arg-serve-verbose = jede Anfrage protokollieren
cli-arg-rules-word = ein Wort, das gesucht wird, eine Frage oder die Nummer einer Regel
cli-arg-rules-topic = nur dieses Thema; die Themen stehen grau neben den Überschriften
cli-arg-rules-rulings = die Regelauslegungen und Optionen des Spiels als Markdown zeigen
cli-arg-rules-coverage = für jede Regel zeigen, auf welchem Code und welchen Tests sie ruht; Rückgabewert 1, wenn etwas fehlt
cli-arg-record-file = eine Aufzeichnung, die `play` geschrieben hat
cli-arg-replay-from = mit diesem Zug beginnen
cli-arg-replay-seat = mit den Augen dieses Platzes (0 ist der erste; sonst mit denen der Zuschauer)
cli-arg-bots = wer antritt, durch Kommas getrennt
cli-arg-bot = welcher Bot auf allen Plätzen spielt
cli-arg-store-file = die Datei, die geschrieben oder gelesen wird
cli-arg-store-table = der Tisch, der mitgenommen wird (export): das letzte Stück seiner Adresse
cli-arg-store-what = was mit dem Speicher geschehen soll
cli-arg-edition-what = was mit der Datei geschehen soll
cli-arg-edition-file = die Datei der Ausgabe (TOML)
cli-arg-edition-game = das Spiel, falls die Datei es nicht nennt
cli-arg-new-name = sein Name in Kleinbuchstaben, zum Beispiel lugwuerfel
cli-arg-new-folder = wo sein Ordner angelegt wird (sonst hier)
cli-arg-report-output = wohin die Seite kommt (sonst neben den Lauf)
cli-arg-diff-both = eine Option, mit der beide Seiten spielen, z. B. hero_choice=random (mehrmals möglich)
cli-arg-diff-precision = wie genau der Anteil der Siege eines Platzes bekannt sein soll (das halbe 95-Prozent-Intervall; sonst 0.03)
cli-arg-diff-most = höchstens so viele Paare von Partien (sonst 20000)
cli-arg-diff-bot = wer auf allen Plätzen spielt (sonst greedy)
cli-arg-radar-games = wie viele Partien mit jedem Schalter gespielt werden (sonst 200)
cli-arg-radar-keep = ein Ordner, der die Partien als Lauf aufhebt; noch einmal genannt, geht es weiter, wo aufgehört wurde
cli-arg-radar-write = der Ordner mit den Seiten der Spiele, um die Tabelle hineinzuschreiben
cli-arg-ladder-game = ein Spiel (mehrmals möglich; sonst alle)
cli-arg-ladder-seats = wie viele Plätze (mehrmals möglich; sonst jede Zahl, die das Spiel erlaubt)
cli-arg-ladder-bots = wer antritt, durch Kommas getrennt (sonst alle Bots und Stufen); der erste ist der Maßstab
cli-arg-ladder-games = wie viele Partien je zwei Bots mindestens spielen, denn Auslagen werden ganz gespielt (sonst 60)
cli-arg-ladder-keep = ein Ordner, der jede Partie aufhebt, sobald sie zu Ende ist; was er enthält, wird nicht noch einmal gespielt
cli-arg-ladder-from = ein Ordner mit aufgehobenen Partien (mehrmals möglich): Sie werden gewertet, keine wird gespielt
cli-arg-ladder-write = die Seite, in die die Leiter kommt
cli-arg-lab-folder = der Ordner des Laufs
cli-arg-lab-plan = ein Plan (TOML): games, seed und [[sittings]] mit game, bots, options, edition
cli-arg-lab-game = das Spiel, wo es keinen Plan gibt
cli-arg-lab-bots = wer dort sitzt, durch Kommas getrennt; verschiedene wechseln von Partie zu Partie die Plätze (sonst überall greedy)
cli-arg-lab-until = aufhören, sobald das 95-Prozent-Intervall einer Zahl so schmal ist: der Siegesanteil eines Bots oder Platzes (greedy=0.04, 0=0.04), seine Punkte oder Entscheidungen (greedy.score=1.5), die Runden oder Entscheidungen einer Partie (rounds=0.2); --games ist dann die Höchstzahl
cli-arg-lab-on = wo gespielt wird: cores sind die Kerne dieses Rechners (das Übliche), ray ist ein Ray-Cluster
cli-arg-lab-address = die Adresse des Ray-Clusters, z. B. 10.0.0.1:6379 (sonst der Cluster dieses Rechners oder RAY_ADDRESS)
cli-arg-lab-decisions = auch je Entscheidung eine Zeile
cli-arg-train-folder = der Ordner für Gewichte und Kurve
cli-arg-train-minutes = wie lange trainiert wird (sonst 10)
cli-arg-bench-game = nur dieses Spiel
cli-arg-bench-seconds = Sekunden Rechenzeit für jede Zahl von Plätzen
cli-arg-completion-shell = für welche Shell: bash, zsh oder fish

### Überschriften

cli-head-option = Option
cli-head-meaning = was sie bewirkt
cli-head-possible = möglich
cli-head-rule = Regel
cli-head-seat = Platz
cli-head-player = wer spielt
cli-head-rank = Rang
cli-head-points = Punkte
cli-head-clause = Regel
cli-head-code = Code
cli-head-tests = Tests
cli-head-bot = Bot
cli-head-seats = Plätze
cli-head-wins = Siege
cli-head-share = Anteil
cli-head-interval = 95-%-Bereich
cli-head-fair = gerecht
cli-head-won = auch geteilt (gerecht)
cli-head-scored = mit Punkten
cli-head-score = Punkte
cli-head-ms = ms je Zug
cli-head-figure = Größe
cli-head-mean = Mittel
cli-head-sd = Streuung
cli-head-low = kleinste
cli-head-high = größte

### games, arena, simulate, bench

cli-seats-range = { $low } bis { $high } Plätze
cli-seats-count = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
cli-games-sick = { $game } ist installiert und nicht spielbar: { $reason }
cli-usual = { $value } (üblich)
cli-games-next = Spielen: tafelrunde play SPIEL. Nachschlagen: tafelrunde rules SPIEL.
cli-arena-running = Die Bots spielen
cli-arena-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
} mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}
cli-arena-decided = Davon hat jemand { NUMBER($decided, useGrouping: 0) } gewonnen; nur diese zählen für die Anteile.
cli-simulate-running = Die Partien laufen
cli-simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
} mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}, überall { $bot }
cli-figure-decisions = Entscheidungen je Partie
cli-figure-winning-score = Punkte beim Sieg
cli-simulate-ties = Geteilte Siege: { NUMBER($ties, useGrouping: 0) } ({ $share })
cli-repeat = Dieselben Partien noch einmal: --seed { $seed } --secret { $secret }
cli-simulate-speed = { $seconds } Sekunden, { $rate } Partien in der Sekunde
cli-faults = Für { $bot } zog { NUMBER($count, useGrouping: 0) }-mal ein Ersatz: { $reasons }
cli-lab-faults = Für { $bot } zog { NUMBER($count, useGrouping: 0) }-mal ein Ersatz; in welchen Partien, steht in der Tabelle seats (faults).
cli-faulted = { $seat } ist ausgefallen ({ $reason }), ein Ersatz zieht.
cli-fault-late = zu spät
cli-fault-crashed = abgestürzt
cli-fault-flooded = zu viel geredet
cli-fault-nonsense = unverständlich
cli-fault-illegal = unerlaubter Zug
cli-fault-resting = pausiert nach vielen Fehlern
cli-train-row = { $game }: { $seconds } s, { $games } Partien, { $positions } Stellungen, { $steps } Schritte, Fehler { $loss } (Heuristik { $loss-untaught }); { $exams } Prüfungen, das { $times-fair }fache des fairen Anteils
cli-train-done = Aus { NUMBER($games, useGrouping: 0) } Partien gelernt; die Gewichte liegen in { $file }
cli-lab-running = Es wird gespielt
cli-lab-done = { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) } Partien, noch { $left }.
cli-lab-rate = { $rate } Partien in der Sekunde
cli-report-written = Der Bericht ist { $file }.
cli-lab-written = { $games ->
    [one] 1 Partie steht
   *[other] { NUMBER($games, useGrouping: 0) } Partien stehen
} in { $file }.
cli-written = Die Zahlen stehen in { $file }.
cli-bench-decisions-per-s = Zufallsspiel, Entscheidungen je Sekunde
cli-bench-games-per-s = Zufallsspiel, Partien je Sekunde
cli-bench-decisions-per-game = Entscheidungen je Partie
cli-bench-forced-share = Anteil der Entscheidungen ohne Wahl
cli-bench-clone-us = eine Stellung kopieren, µs
cli-bench-legal-us = die erlaubten Züge auflisten, µs
cli-bench-view-us = die Sicht eines Platzes, µs
cli-bench-sample-us = eine mögliche Welt ziehen, µs
cli-bench-search-per-s = Baumsuche nach Gelerntem, Durchläufe je Sekunde
cli-bench-plain-search-per-s = Baumsuche nach der Heuristik, Durchläufe je Sekunde
cli-bench-state-bytes = Speicher einer Stellung, Bytes
cli-bench-peers = Alles je Sekunde Rechenzeit, in einem Prozess. `make bench` misst im Quellverzeichnis andere Programme mit.

### verify, replay, edition, rules

cli-serve-address = Der Tisch steht bereit: { $url }
cli-serve-data = Gespeichert wird in { $file }
cli-work-ready = { $count ->
    [one] Ein Prozess denkt
   *[other] { $count } Prozesse denken
} für die Bots von { $file }
cli-work-done = { $count ->
    [0] Niemand hat gefragt.
    [one] Einmal nachgedacht.
   *[other] { $count }-mal nachgedacht.
}
cli-serve-stop = Strg+C beendet.
cli-store-backup = Gesichert in { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $rows } Zeilen. Wer die Datei hat, kennt das Glück laufender Partien: behalte sie für dich.
cli-store-restore = Wiederhergestellt in { $store }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $rows } Zeilen.
cli-store-export = Der Tisch { $table } ist jetzt in { $file } und nicht mehr in { $store }: Eine Partie geht an einem Ort weiter. Wer die Datei hat, kennt ihr Glück.
cli-store-import = Der Tisch { $table } geht in { $store } weiter. Hier ist zu jedem Platz eines Menschen ein Link, der einmal und binnen eines Tages gilt, hinter der Adresse des Servers:
cli-store-link = { $name }: { $link }
cli-store-checking = Prüfe
cli-store-good = { $file } ist heil: { $tables ->
    [one] ein Tisch, nachgespielt bis zur letzten Prüfsumme.
   *[other] { NUMBER($tables, useGrouping: 0) } Tische, alle nachgespielt bis zur letzten Prüfsumme.
}
cli-store-rules = Mit anderen Regeln oder einer anderen Ausgabe begonnen und daher nicht nachgespielt: { NUMBER($tables, useGrouping: 0) }.
cli-store-damaged = { $file } ist beschädigt. Beende die Tafelrunde und setze eine Sicherung an seine Stelle.
cli-store-file-damaged = Die Datei: { $line }
cli-store-table-unreadable = Tisch { $file } ({ $game }): nicht zu lesen.
cli-store-table-log = Tisch { $file } ({ $game }): Seine Züge lassen sich nicht nachspielen.
cli-store-table-edition = Tisch { $file } ({ $game }): Die Ausgabe, mit der er begann, ist beschädigt.
cli-store-table-head = Tisch { $file } ({ $game }): Der Stand ist nicht der, den seine Züge ergeben.
cli-verify-good = { $file } ist echt: { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
cli-verify-moves = Züge: { NUMBER($moves, useGrouping: 0) }, alle erlaubt.
cli-verify-outcomes = Würfe und Ziehungen: { NUMBER($outcomes, useGrouping: 0) }, { $source ->
    [seed] alle aus dem versiegelten Startwert.
   *[notes] alle möglich; der Startwert ist noch nicht offengelegt.
}
cli-verify-hashes = Prüfsummen der Stellungen: { NUMBER($hashes, useGrouping: 0) }, alle richtig.
cli-verify-commitment = Siegel: { $commitment }… passt zum offengelegten Geheimnis.
cli-verify-unrevealed = Siegel: { $commitment }…; das Geheimnis wird am Ende der Partie offengelegt.
cli-verify-pinches = { $count ->
    [0] Niemand hat eine Prise Zufall beigesteuert: Alles folgt aus dem Geheimnis allein.
   *[other] Eine Prise Zufall beigesteuert haben: { $players }
}
cli-verify-unfinished = Die Partie ist noch nicht zu Ende.
cli-verify-result = { $count ->
    [0] Ergebnis: Niemand hat gewonnen ({ $scores }).
    [one] Ergebnis: Gewonnen hat { $winners } ({ $scores }).
   *[other] Ergebnis: Gewonnen haben { $winners } ({ $scores }).
}
cli-replay-undo = nimmt zurück
cli-replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
cli-edition-good = { $file } ist eine gültige Ausgabe von { $game }.
cli-edition-digest = Gespeicherte Partien kennen sie als { $digest }.
cli-edition-house = Ihr Material ist das der Hausausgabe.
cli-edition-counts = Sie enthält: { $counts }
cli-new-game-made = Angelegt: { $folder }
cli-new-game-next =
    Weiter geht es mit:
      cd { $folder }
      pip install --editable '.[testing]'
      pytest
      tafelrunde play { $name }
cli-rules-none = „{ $word }“ kommt in keiner Regel vor und ist kein Spielteil.
cli-rulings-option = Option „{ $name }“: { $about } Voreinstellung: { $default }; auch möglich: { $others }.
cli-rulings-number = eine Zahl von { NUMBER($low) } bis { NUMBER($high) }
cli-rulings-seat = ein bestimmter Platz
cli-rulings-on = an
cli-rulings-off = aus
cli-page-edition =
    Gespielt wird nach den gedruckten Regeln, die hier mit unseren eigenen Worten stehen. Spielplan und Karten sind
    unsere eigenen, wo das Regelheft sie nicht abdruckt, und vielleicht anders als in deiner Schachtel. Du
    kannst [deine eigene Ausgabe abtippen]({ $playing }) und mit ihr spielen.
cli-rulings-more = Was der Tisch außerdem wählen kann:
cli-ledger-title = { $game }: Regeln Punkt für Punkt
cli-ledger-about = In unseren eigenen Worten; jeder Punkt hat seine Nummer, und die nennen auch Ablehnungen und Protokoll. Wie gespielt wird: [das Spiel]({ $game }). In English: [rules clause by clause]({ $other }).
cli-ledger-house = Eine Hausregel; gedruckt ist sie nicht.
cli-ledger-source = Im Regelheft: *{ $source }*.
cli-ledger-option = Option des Tisches: *{ $name }* (`{ $option }`).
cli-coverage-untestable = nicht prüfbar: { $reason }
cli-coverage-no-test = KEIN TEST
cli-coverage-code = { $clauses } Regeln, davon { $cited } im Code genannt.
cli-coverage-tests = { $tested } durch Tests belegt, { $untestable } von Software nicht prüfbar, { $missing } ohne Test.
cli-coverage-installed = Die Tests sind nicht installiert; im Quellverzeichnis sind sie zu sehen.
cli-coverage-unknown = Genannt, aber in keinem Verzeichnis: { $clauses }

### Der Tisch

cli-human = ein Mensch
cli-commitment = Der Zufall dieser Partie steht fest. Sein Siegel: { $hash }
cli-welcome = Ein Zug ist seine Nummer oder seine Schreibweise. Mit ? siehst du, was du sonst noch eingeben kannst.
cli-resumed = Die Partie geht nach { $moves ->
    [one] einem Zug
   *[other] { NUMBER($moves, useGrouping: 0) } Zügen
} weiter.
cli-thinking = { $seat } …
cli-pass = Gib die Tastatur weiter an: { $seat }. Dann drück die Eingabetaste.{" "}
cli-table-help =
    Das kannst du eingeben:
      3               den Zug mit dieser Nummer
      { $move }
                      einen Zug in seiner Schreibweise
      ? { $move }
                      warum ein Zug nicht geht (oder: warum …)
      regeln          alle Regeln
      regeln { $word }
                      nachschlagen: ein Spielteil, ein Thema, eine Frage
      regeln { $clause }
                      eine Regel nach ihrer Nummer
      brett           noch einmal den Spielplan
      legende         was die Zeichen auf dem Plan bedeuten
      protokoll       was zuletzt geschah; protokoll 50 zeigt mehr
      tipp            was ein Bot täte, der vorausdenkt
      zurück          den letzten eigenen Zug zurücknehmen, wenn er weder Glück
                      noch Aufgedecktes brachte
      speichern DATEI die Partie speichern
      ende            den Tisch verlassen
cli-command-help = hilfe
cli-command-why = warum
cli-command-rules = regeln
cli-command-legend = legende
cli-command-log = protokoll
cli-command-undo = zurück
cli-command-save = speichern
cli-command-board = brett
cli-command-hint = tipp
cli-command-quit = ende
cli-allowed = { $move } geht: { $said }
cli-hint = Ein Bot, der vorausdenkt, würde { $move } spielen: { $said }
cli-undone = Zurückgenommen.
cli-again = Züge 1 bis { $count }; die Eingabetaste zeigt sie noch einmal.
cli-ask-sure = Wirklich? (j = ja, sonst nicht){" "}
cli-ask-save = Die Partie speichern? (Eingabetaste = ja, n = nein, oder ein Dateiname){" "}
cli-yes = j ja
cli-no = n nein
cli-saved = Gespeichert. Weiter geht es mit: tafelrunde play { $game } --resume { $file }
cli-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen hat: { $winners }
   *[other] Geteilter Sieg: { $winners }
}
cli-ask-record = Die Aufzeichnung speichern? (Dateiname, oder Eingabetaste für nein){" "}
cli-recorded = Die Aufzeichnung steht in { $file }. Prüfen kann sie jeder mit: tafelrunde verify { $file }

### Fehler

cli-error-extra = Für diesen Befehl fehlt noch etwas: pip install 'tafelrunde[{ $extra }]'
cli-error-usage = { $message }. Siehe: { $prog } --help
cli-error-usage-required = Es fehlt: { $names }. Siehe: { $prog } --help
cli-error-usage-unknown = Nicht verstanden: { $names }. Siehe: { $prog } --help
cli-error-usage-value = Nach { $names } fehlt ein Wert. Siehe: { $prog } --help
cli-error-usage-choice = „{ $value }“ ist für { $names } nicht möglich. Zur Wahl stehen: { $known }
cli-error-usage-no-value = { $names } nimmt keinen Wert, angegeben ist { $value }. Siehe: { $prog } --help
cli-error-lab-address = --address gehört zu --on ray.
cli-error-share = „{ $value }“ ist kein Anteil. Schreib eine Zahl über 0 und unter 1, etwa 0.03.
cli-error-ladder-none = Solche Partien wurden dort nicht aufgehoben.
cli-error-ladder-bots = „{ $value }“ sind keine Gegner. Nenne mindestens zwei verschiedene Bots.
cli-error-lab-until = „{ $value }“ sagt nicht, auf wen und wie schmal zu warten ist. Schreib so: greedy=0.04 oder rounds=0.2
cli-error-whole = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
cli-error-port = Auf { $host }, Port { $port }, kann der Tisch nicht stehen: { $reason }. Wähle einen anderen mit --port.
cli-error-bots-apart = --bots-apart braucht einen Speicher, den sich die Arbeiter teilen: Nenne ihn in TAFELRUNDE_STORE oder mit --store.
cli-error-work-store = Arbeiter brauchen den Speicher, den sich ihre Server teilen: Nenne ihn in TAFELRUNDE_STORE oder mit --store.
cli-error-store-or-data = Ein Haus hat einen Speicher: nenne ihn mit --store oder mit --data, nicht mit beidem.
cli-error-store-no-file = „store { $what }“ braucht eine Datei.
cli-error-store-file = „store { $what }“ nimmt keine Datei.
cli-error-store-no-table = „store { $what }“ muss wissen, welcher Tisch gemeint ist: nenne ihn mit --table.
cli-error-store-table = „store { $what }“ nimmt kein --table.
cli-error-data-address = „{ $value }“ ist kein Ordner. Tische werden in einem Ordner dieses Rechners gespeichert; nenne einen mit --data.
cli-error-public-url = „{ $value }“ ist keine Adresse. Schreibe sie wie https://tafel.example
cli-error-seconds = „{ $value }“ ist keine Zeit in Sekunden von 0 bis 600.
cli-error-read = Die Datei { $file } lässt sich nicht lesen: { $reason }
cli-error-write = Die Datei { $file } lässt sich nicht schreiben: { $reason }
cli-error-save = { $file } ist keine gespeicherte Partie: { $reason }
cli-error-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze.
cli-error-too-many-players = { $players } Mitspielende passen nicht auf { $seats } Plätze.
cli-error-watch-human = Mit --watch spielen nur Bots; lass --seat human weg.
cli-error-resume-fixed = Eine gespeicherte Partie bringt Plätze, Optionen und Startwert mit; lass --seats, --option und --seed weg.
cli-error-resume-game = { $file } ist eine gespeicherte Partie von { $game }. Setz sie fort mit: tafelrunde play { $game } --resume { $file }
cli-error-edition-nameless = { $file } sagt nicht, zu welchem Spiel sie gehört: [game] braucht eine id. Oder nenn das Spiel mit --game.
cli-error-new-name = „{ $value }“ ist kein Name für ein Spiel: 2 bis 40 Kleinbuchstaben, Ziffern und Unterstriche, am Anfang ein Buchstabe, und kein Wort von Python.
cli-error-new-taken = So heißt schon etwas anderes: { $value } ist ein Spiel oder ein Python-Modul. Wähle einen anderen Namen.
cli-error-new-exists = { $folder } gibt es schon; daran wurde nichts geändert. Wähle einen anderen Namen oder mit --folder einen anderen Ort.
cli-error-new-folder = { $folder } kann nicht angelegt werden: { $reason }
cli-error-topic = Das Thema „{ $value }“ gibt es nicht. Themen: { $known }
cli-error-number = Einen Zug mit der Nummer { $value } gibt es nicht. { $high ->
    [1] Es gibt nur die 1.
   *[other] Wähle 1 bis { $high }.
}
cli-error-illegal = { $move } geht nicht. { $reason }
cli-error-why = Welcher Zug? Zum Beispiel: warum { $move }
cli-error-save-name = Unter welchem Namen? Zum Beispiel: speichern meine.save
