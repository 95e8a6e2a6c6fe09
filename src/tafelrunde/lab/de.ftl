# Die Wörter des Labors: Berichte, Vergleiche, Radar und Leiter.
# Im Bericht geht es immer um Partien von Bots; er sagt nie mehr, als die Zeilen hergeben.

lab-language = Deutsch
lab-seat = Platz { $number }
lab-between = { $low } bis { $high }

report-title = { $game }: Bericht zur Balance
report-about =
    { $games } Partien { $seats ->
        [1] mit einem Platz
       *[other] mit { $seats } Plätzen
    }, gespielt von { $bots }.{ $usual ->
        [yes] {""}
       *[other] {" "}Anders als üblich gespielt: { $options }.
    } Intervalle sind so weit, dass alle einer Art (Plätze, Bots, Sachen){ $tables ->
        [1] {""}
       *[other] {" "}von allen { $tables } Tischen dieser Seite
    } zusammen mit 95 % gelten. Ein voller Punkt liegt abseits der gestrichelten Linie, ein Ring kann auch durch Zufall dort liegen.
report-made = Aus den Zeilen eines Laufs mit Version { $version }, ab Startzahl { $seed }, Ausgaben { $editions }.
report-no-decisions = Dieser Lauf hat keine Entscheidungen aufgehoben. Mit „lab run --decisions“ zeigt der Bericht auch, was wann entschieden wird, zwischen wie vielen Zügen und wie oft es nichts zu wählen gibt.

report-share = Anteil der Siege
report-games = Partien
report-time = der Partie
report-decisions = Entscheidungen
report-decisions-a-game = Entscheidungen je Partie
report-choices = Züge zur Wahl
report-dead-turns = Runden ohne Wahl
report-winners = Sieger
report-others = andere
report-mean-points = Punkte
report-changes-a-game = Führungswechsel je Partie
report-games-led = Partien
report-chance-of-winner = Aussicht
report-chance-said = genannte Aussicht
report-chance-came = Anteil der Siege
report-explained = des Ergebnisses
report-points-more = mehr Siege, von hundert

report-seats = Wer wo sitzt
report-seats-says =
    { $apart ->
        [yes] Die Plätze sind nicht gleich, mit 95 % sicher für alle Plätze { $tables ->
            [1] zusammen
           *[other] aller { $tables } Tische zusammen
        }: { $best } gewinnt am häufigsten, { $share } der Partien ({ $low } bis { $high }), gerecht wären { $fair }.
       *[no] Kein Platz gewinnt sicher häufiger oder seltener, als gerecht wäre ({ $fair }), wenn man alle Plätze { $tables ->
            [1] zusammen
           *[other] aller { $tables } Tische zusammen
        } betrachtet; { $best } liegt mit { $share } vorn ({ $low } bis { $high }).
    }
report-bots = Wer spielt
report-bots-says =
    { $apart ->
        [yes] { $best } gewinnt am häufigsten: { $share } der Partien auf jedem seiner Plätze ({ $low } bis { $high }), unter Gleichen wären es { $fair }.
       *[no] Kein Bot ist sicher stärker oder schwächer: { $best } liegt mit { $share } auf jedem seiner Plätze vorn ({ $low } bis { $high }), unter Gleichen wären es { $fair }.
    }
report-skill = Glück und Können
report-part-bot = wer spielt
report-part-seat = welcher Platz
report-part-deal = die Auslage
report-part-rest = alles Übrige
report-skill-says =
    { $bots ->
        [one] Auf allen Plätzen spielt derselbe Bot, also liegt nichts daran, wer spielt; der Platz erklärt { $seat } davon, wer gewinnt, Glück und einzelne Entscheidungen die übrigen { $rest }.
       *[many] Wer spielt, erklärt { $bot } davon, wer gewinnt, der Platz { $seat } und die Auslage { $deal }; { $rest } bleiben dem Glück unterwegs und einzelnen Entscheidungen.
    }
report-length = Wie lang eine Partie ist
report-length-says =
    Die Hälfte aller Partien hat { $low } bis { $high } Entscheidungen, die mittlere { $median } und die längste { $longest }{ $counted ->
        [no] .
       *[other] ; im Mittel sind es { $rounds } Runden.
    }
report-endings = Wie es endet
report-endings-says = „{ $how }“ beendet { $share } der Partien; { $shared } haben mehrere Sieger und { $nobody } keinen.
report-phases = Worum es geht
report-phases-says =
    { $kinds ->
        [one] Bei allen Entscheidungen geht es um { $asks }, mit im Mittel { $choices } Zügen zur Wahl.
       *[other] Unter { $kinds } Arten von Entscheidungen geht es am häufigsten um { $asks }: { $share } von allen, mit im Mittel { $choices } Zügen zur Wahl.
    }
report-branching = Wie viel zur Wahl steht
report-branching-says = Im Mittel wählt man zwischen { $mean } Zügen, höchstens zwischen { $most }; am meisten, zwischen { $peak }, nach etwa { $at } der Partie. Das Band fasst die Hälfte der Entscheidungen.
report-dead = Runden ohne Wahl
report-dead-says =
    { $any ->
        [no] Jeder Platz hat in jeder Runde etwas zu wählen
       *[yes] In { $dead } aller Runden hat ein Platz nichts zu wählen, von { $early } am Anfang bis { $late } am Ende
    }; { $forced } der Entscheidungen lassen nur einen Zug.
report-points = Woher Punkte kommen
report-points-says = Sieger haben { $winner } Punkte, andere { $other }. Die meisten Punkte der Sieger kommen aus „{ $source }“ ({ $share }), am meisten vom Unterschied aus „{ $apart }“ ({ $gap } Punkte).
report-changes = Wechsel der Führung
report-changes-says = Die Führung, nach dem Urteil eines guten Spielers, wechselt { $mean } Mal in einer Partie; in { $never } der Partien nie.
report-runaway = Wer davonzieht
report-runaway-says = In { $runaway } der Partien führt der spätere Sieger seit der ersten Hälfte ununterbrochen; wer zur Halbzeit führt, gewinnt in { $halfway } der Fälle. Die Linie sagt, in wie vielen Partien der spätere Sieger schon endgültig führt.
report-chance = Wie früh der Sieger feststeht
report-chance-says =
    Am Anfang hat der spätere Sieger eine Aussicht von { $begin }, zur Halbzeit von { $half }; { $late ->
        [yes] in den meisten Partien bleibt es bis zum Schluss offen.
       *[no] in der Hälfte der Partien liegt sie endgültig über einem Halb, wenn { $known } der Partie vorbei sind.
    } Das Band fasst die Hälfte der Sieger.
report-calibration = Ob diese Aussichten stimmen
report-calibration-says = Plätze gewinnen so oft, wie ihnen vorausgesagt war, mit einem mittleren Fehler von { $error } von hundert; richtige liegen auf der Linie.

report-effects = Was mit dem Sieg einhergeht
report-effects-about =
    { $count } Vergleiche von Plätzen, die mit einer Sache zu tun hatten, mit solchen ohne, nachdem abgezogen ist, was Platz und Bot erklären; { $out ->
        [0] keiner sticht
        [one] einer sticht
       *[other] { $out } stechen
    } heraus. Die Intervalle sind so weit, dass alle { $tables ->
        [1] zusammen
       *[other] von { $tables } Tischen zusammen
    } mit 95 % gelten sollen. Wie oft sie es nicht tun, ist an Tischen erprobt, deren Ausgänge neu verteilt wurden, wo also nichts mit dem Sieg einhergehen kann: { $alarms } von hundert schlugen falschen Alarm ({ $low } bis { $high }), je nach Spiel und Zahl der Partien { $least } bis { $most }. Was mit dem Sieg einhergeht, muss nicht seine Ursache sein: Wer kurz vor dem Sieg steht, bekommt auch mehr.
report-effects-none = Zu wenige Partien, um Plätze, die mit einer Sache zu tun hatten, mit solchen ohne zu vergleichen: Bei beiden müssen zehn Siege und zehn Niederlagen zu erwarten sein.
report-effect-says =
    { $out ->
        [0] Von { $count } sticht nichts heraus.
        [one] Eins von { $count } sticht heraus.
       *[other] { $out } von { $count } stechen heraus.
    } Am meisten mit { $best }: { $most } Siege von hundert ({ $best_from } bis { $best_to }); am wenigsten mit { $worst }: { $least } ({ $worst_from } bis { $worst_to }).{ $many ->
        [yes] {" "}Gezeichnet sind die an beiden Enden.
       *[no] {""}
    }
report-all = Alle { $count } Vergleiche
report-head-thing = Sache
report-head-what = was geschah
report-head-with = Plätze
report-head-effect = Wirkung
report-head-interval = Intervall

# --- Vergleiche: jede Zahl, die sich ändert, in einem Satz

diff-about = { $games } Paare von Partien mit { $seats } Plätzen, gespielt von { $bots }, jedes Paar mit demselben Glück, soweit die Regeln gleich ziehen. Alle Intervalle zusammen gelten mit 95 %.
diff-same = Nichts unterscheidet sich sicher. Der Anteil der Siege eines Platzes ist auf { $precision } von hundert genau (95 %).
diff-seat = { $of } gewinnt { $by } von hundert Partien { $more ->
        [yes] mehr
       *[no] weniger
    } ({ $low } bis { $high }): { $after } statt { $before }.
diff-score = Ein Platz hat { $by } Punkte { $more ->
        [yes] mehr
       *[no] weniger
    } ({ $low } bis { $high }): { $after } statt { $before }.
diff-decisions = Eine Partie braucht { $by } Entscheidungen { $more ->
        [yes] mehr
       *[no] weniger
    } ({ $low } bis { $high }): { $after } statt { $before }.
diff-rounds = Eine Partie braucht { $by } Runden { $more ->
        [yes] mehr
       *[no] weniger
    } ({ $low } bis { $high }): { $after } statt { $before }.
diff-shared = Von hundert Partien haben { $by } { $more ->
        [yes] mehr
       *[no] weniger
    } mehrere Sieger ({ $low } bis { $high }): { $after } statt { $before }.
diff-nobody = Von hundert Partien haben { $by } { $more ->
        [yes] mehr
       *[no] weniger
    } keinen Sieger ({ $low } bis { $high }): { $after } statt { $before }.
diff-ending = Von hundert Partien enden { $by } { $more ->
        [yes] mehr
       *[no] weniger
    } so: „{ $of }“ ({ $low } bis { $high }): { $after } statt { $before }.
diff-thing = Mit { $of } („{ $event }“) gehen { $by } Siege von hundert { $more ->
        [yes] mehr
       *[no] weniger
    } einher als vorher ({ $low } bis { $high }): { $after } statt { $before }.
diff-busy = Mit { $of } („{ $event }“) gehen { $by } Entscheidungen { $more ->
        [yes] mehr
       *[no] weniger
    } einher als vorher ({ $low } bis { $high }): { $after } statt { $before } gegenüber denen ohne.
diff-often = { $of } („{ $event }“) kommt in hundert Partien { $by } Mal { $more ->
        [yes] mehr
       *[no] weniger
    } vor ({ $low } bis { $high }): { $after } statt { $before }.
diff-rest = { $count ->
        [one] Eine weitere Zahl unterscheidet
       *[other] { $count } weitere Zahlen unterscheiden
    } sich sicher; --json schreibt alle auf.

# --- Radar und Leiter, als Markdown

radar-about = Vom { $date }: je Schalter { $games } Partien mit { $seats } Plätzen, gespielt von { $bot }, mit denselben Auslagen wie das übliche Spiel. Was das Spiel am meisten ändert, steht zuerst; gesagt ist die gewichtigste Änderung. Alle Intervalle der Tabelle zusammen gelten mit 95 %.
radar-switch = umgestellt
radar-clause = Klausel
radar-does = was sich am meisten ändert
radar-nothing = Nichts, was bei so vielen Partien sicher wäre.
radar-on = an
radar-off = aus
ladder-about = Je zwei Bots sitzen abwechselnd, jede Auslage in allen Drehungen der Plätze. Wertungen sind Elo-Punkte über dem ersten Bot, allen Partien eines Tisches zugleich angepasst, als hätte jeder Bot noch eine Partie unentschieden gespielt; Intervalle gelten mit 95 % (Profil-Likelihood, verbreitert, wo Auslagen mehr als zufällig auseinanderliegen). Ein geteilter Sieg zählt anteilig; der Anteil ist der jedes Platzes.
ladder-title = { $game }, { $seats } Plätze
ladder-of = { $games } Partien, { $date }.
ladder-bot = Bot
ladder-rating = Wertung
ladder-interval = Intervall
ladder-games = Partien
ladder-share = Siege
