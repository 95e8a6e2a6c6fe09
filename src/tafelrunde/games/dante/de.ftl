# Dantes Reise auf den Läuterungsberg auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Dantes Reise auf den Läuterungsberg
game-pitch = Büß deine Sünden ab, steig von Terrasse zu Terrasse, und komm als Zweiter in den Himmel!
game-length = 60 bis 120 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen

intro-aim =
    Komm als Zweiter in den Himmel: Wer als Erster ankommt, geht leer aus. Auf dem Weg dorthin wirst du auf jeder
    Terrasse deine Strafsteine los.

intro-about =
    Ihr seid Sünder auf dem Weg nach oben. Am Fuß des Läuterungsbergs beginnt die Buße, und über sieben Terrassen führt
    der Weg zum Himmel auf Feld 77. Nur eines sollte man dort nicht sein: der Erste. Wer zuerst ankommt, war zu eilig
    und geht leer aus; der Zweite gewinnt. So schiebt man einander bergauf, bremst, feilscht und reist ein Stück
    gemeinsam.

intro-turn =
    Du spielst eine deiner fünf Bußkarten. Ob ihre Tag- oder ihre Nachtseite gilt, sagt die Sonnenuhr. Eine Zahl senkt
    zuerst den Bußstein, rückt dann die Sonne vor und bewegt zuletzt deine Figur. Fällt der Bußstein auf 0, endet die
    Begegnung, und je nachdem, wer da am Weg stand, werden Steine erlassen, verteilt oder geerbt. Ein Symbol bewegt
    niemanden, sondern greift in die Steine, in die Reihenfolge oder in die Rolle eines anderen ein.

    Auf jeder neuen Terrasse nimmst du die Strafsteine, die deine Persona nennt. Solange du Steine hast, läufst du im
    Kreis; jede Umrundung nimmt einen ab. Erst ohne Steine geht es durch die Pforte. Triffst du jemanden, kannst du ihm
    einen Stein geben oder anbieten, gemeinsam zu reisen. Stehen schon zwei da, setzt du einen von ihnen zurück.

intro-win =
    Wer als Zweiter im Himmel ankommt, gewinnt, und die Partie ist sofort vorbei. Die Zahl muss nicht genau passen. Auch
    wer von anderen hineingezogen wird, ist angekommen: als Erster zu seinem Leidwesen, als Zweiter zu seinem Glück.

intro-tips =
    Werde Steine vor der Pforte los, nicht danach. Ein Stein kostet eine ganze Runde um die Terrasse.

    Zähl den Bußstein mit. Wer einen Herrscher verabschiedet, ist alle Steine los; bei Laien erbt man die des
    Vorgängers.

    Oben heißt es warten können. Heb dir für das letzte Stück kleine Zahlen und Symbole auf, damit dich niemand als
    Ersten hineintreibt.

### Wörter

answer-yes = Ja
answer-no = Nein

meeting-give = Gib einen Stein ab
meeting-offer = Biete an, gemeinsam zu reisen
meeting-none = Geh grußlos vorüber

lap-return = gibt einen Stein zurück
lap-keep = behält alle Steine

way-climb = Steig auf
way-circle = Dreh noch eine Runde

relief-return = Leg auch du zurück
relief-keep = Behalte alle deine Steine

direction-clockwise = im Uhrzeigersinn
direction-counter = gegen den Uhrzeigersinn

light-day = Tag
light-night = Nacht

# Satzanfang in „… geht jetzt nicht“.
verb-play = Eine Karte zu spielen
verb-with = Einen Mitsünder zu wählen
verb-to = Einen Empfänger zu wählen
verb-also = Auch dem Weggefährten zu geben
verb-relief = Über den geteilten Erlass zu entscheiden
verb-give = Steine zu verteilen
verb-as = Eine fremde Rolle zu übernehmen
verb-together = Gemeinsam zu ziehen
verb-alone = Allein zu ziehen
verb-back = Jemanden zurückzusetzen
verb-leave = Alle stehen zu lassen
verb-meet = Jemanden zu treffen
verb-lap = Über den Stein einer Umrundung zu entscheiden
verb-gate = Über Aufstieg oder Umrundung zu entscheiden

# Nach „es geht um …“.
topic-play = die Karte des Zuges
topic-remit = den Nachlass
topic-give-with = die Wahl des Mitgebenden
topic-give-to = die Wahl des Empfängers
topic-also = den Weggefährten des Empfängers
topic-also-each = den Weggefährten des Empfängers
topic-relief = den Anteil am Erlass
topic-share = das Verteilen von Steinen
topic-intervene = die Intervention
topic-follow-up = die Folgekarte
topic-together = den gemeinsamen Weg
topic-lap = den Stein einer Umrundung
topic-gate = den Weg an der Pforte
topic-meet = ein Treffen
topic-back = das Zurücksetzen

### Fragen

ask-play = { $seat }: Spiel eine Karte
ask-remit = { $seat }: Wer legt mit { $role } einen Stein zurück?
ask-give-with = { $seat }: Wer gibt mit { $role } einen Stein weiter?
ask-give-to = { $seat }: Wer bekommt die Steine von { $role } und { $other }?
ask-also = { $seat }: Geben { $role } und { $other } auch { $sinner } je einen Stein?
ask-also-each = { $seat }: Gibst du auch { $sinner } einen Stein?
ask-relief = { $seat }: { $face } für deinen Weggefährten. Legst auch du { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} zurück?
ask-share = { $seat }: { $count ->
    [one] Ein Stein von { $role } ist
   *[other] { $count } Steine von { $role } sind
} zu verteilen. Wie viele bekommt { $sinner }?
ask-intervene = { $seat }: In wessen Rolle schlüpfst du?
ask-follow-up = { $seat }: Spiel eine Folgekarte als { $role }
ask-together = { $seat }: { $role } zieht { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weit. Gemeinsam mit { $mate } oder allein?
ask-lap = { $seat }: { $sinner } passiert die Pforte auf Feld { $field }. Geht dafür ein Stein zurück?
ask-gate = { $seat }: { $sinner } ist ohne Steine an der Pforte auf Feld { $field }. Aufsteigen oder noch eine Runde?
ask-meet = { $seat }: { $role } trifft { $sinner } auf Feld { $field }. Was nun?
ask-back = { $seat }: { $role } kommt auf Feld { $field }, und dort stehen schon zwei. Wer muss zurück auf Feld { $to }?

### Züge

action-play = Spiel { $faces }
action-with = Wähl { $sinner }
action-to = Die Steine bekommt { $sinner }
action-also = { $answer }
action-relief = { $relief }
action-give = { $count ->
    [0] Kein Stein für { $sinner }
    [one] Ein Stein für { $sinner }
   *[other] { $count } Steine für { $sinner }
}
action-as = Spiel als { $sinner }
action-together = Zieht gemeinsam
action-alone = Zieh allein
action-back = Setz { $sinner } zurück
action-leave = Lass alle stehen
action-meet = { $meeting }
action-lap = { $sinner } { $lap }
action-gate = { $way }

### Was geschieht

event-round = Runde { $round } beginnt.
event-became = { $seat } spielt { $sinner }.
event-turn = { $sinner } ist am Zug.
event-played = { $sinner } spielt { $card }; es gilt: { $face }.
event-drew = { $sinner } zieht eine Karte nach.
event-saw = Du ziehst { $card }.
event-reshuffled = Der Ablagestapel wird gemischt und ist der neue Stapel.
event-turn-over = { $sinner } beendet Zug { NUMBER($turns, useGrouping: 0) } der Partie.
event-skipped = { $sinner } muss aussetzen.
event-remorse = Der Bußstein sinkt auf { $spiral ->
    [0] 0: Addio!
   *[other] { $spiral }.
}
event-sun = Die Sonne rückt auf { $hour } vor ({ $light }).
event-walked = { $sinner } zieht von Feld { $from } auf Feld { $to }.
event-entered = { $sinner } kommt auf Feld { $to } an ({ $area }).
event-circled = { $sinner } dreht noch eine Runde, von Feld { $from } auf Feld { $to }.
event-stayed = { $sinner } bleibt und dreht noch eine Runde, von Feld { $from } auf Feld { $to }.
event-climbed = { $sinner } steigt auf Feld { $to } auf ({ $area }).
event-released = { $sinner } legt für die Umrundung einen Stein zurück.
event-kept = { $sinner } behält alle Steine.
event-no-other-way = Es geht nicht anders: Sonst fänden { $sinner } und { $mate } kein freies Feld.
event-took = { $sinner } muss { $count ->
    [one] einen Strafstein
   *[other] { $count } Strafsteine
} nehmen ({ $area }).
event-waived = Der Vorrat ist leer: { $count ->
    [one] Ein Strafstein bleibt
   *[other] { $count } Strafsteine bleiben
} { $sinner } erlassen.
event-addio = { $sinner } beendet die Begegnung „{ $encounter }“.
event-pardoned = { $count ->
    [0] Der volle Straferlass geht ins Leere: { $sinner } hat keine Steine.
    [one] { $sinner } erhält vollen Straferlass und legt einen Stein zurück.
   *[other] { $sinner } erhält vollen Straferlass und legt { $count } Steine zurück.
}
event-eased = { $count ->
    [0] Der Teilerlass für { $sinner } umfasst keinen Stein.
    [one] { $sinner } erhält einen Teilerlass und legt einen Stein zurück.
   *[other] { $sinner } erhält einen Teilerlass und legt { $count } Steine zurück.
}
event-freed = { $sinner } hat zuvor gespielt { $count ->
    [0] und hat keine Steine
    [one] und legt einen Stein zurück
   *[other] und legt alle { $count } Steine zurück
}.
event-bestowed = { $sinner } beschenkt { $to } mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
}.
event-inherited = { $sinner } übernimmt von { $from } { $count ->
    [0] nichts, denn da sind keine Steine
    [one] einen Stein
   *[other] alle { $count } Steine
}.
event-nobody-before = Vor { $sinner } war noch niemand am Zug.
event-before-in-heaven = { $sinner } war zuvor am Zug, ist aber schon im Himmel.
event-ender-in-heaven = { $sinner } ist schon im Himmel und hat nichts mehr davon.
event-next-encounter = Nächste Begegnung: „{ $encounter }“, Bußstein auf { $spiral }.
event-only-fellow = Als Mitsünder kommt nur { $sinner } in Frage.
event-chosen = { $sinner } teilt den Nachlass mit { $other }.
event-stoneless = { $sinner } hat keinen Stein abzugeben.
event-remitted = { $sinner } legt dank Nachlass einen Stein zurück.
event-leapt = { $sinner } springt: Wer als Nächster dran wäre, setzt aus.
event-turned = Die Spielrichtung wendet sich. Nun geht es { $direction }.
event-only-receiver = Als Empfänger kommt nur { $sinner } in Frage.
event-givers = Von { $sinner } und { $other } soll je ein Stein an { $to } gehen.
event-no-receiver = Nur zwei sind noch auf dem Berg: Kein Stein wandert.
event-passed-on = { $sinner } gibt einen Stein an { $to } weiter.
event-spared = { $sinner } gibt { $to } keinen weiteren Stein.
event-indulged = { $sinner } legt dank Teilablass { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} zurück.
event-sacrificed = { $sinner } opfert { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} an { $to }.
event-declined = { $sinner } behält alle Steine.
event-stepped-in = { $sinner } greift ein und spielt als { $role }.
event-no-follow-up = { $sinner } hat keine Karte, die folgen darf. Die Intervention verpufft.
event-gave = { $sinner } gibt { $to } einen Stein.
event-offered = { $sinner } bietet { $to } an, gemeinsam zu reisen.
event-must-offer = { $sinner } hat keinen Stein und muss anbieten.
event-passed-by = { $sinner } geht grußlos an { $other } vorüber.
event-lapsed = Das Angebot von { $sinner } an { $to } ist hinfällig.
event-paired = { $sinner } und { $mate } reisen nun gemeinsam.
event-blocked = Auf Feld { $field } steht schon { $third }: Dort können { $sinner } und { $mate } nicht gemeinsam enden. { $sinner } zieht allein.
event-parted = { $sinner } und { $mate } reisen nicht länger gemeinsam.
event-sent-back = { $sinner } setzt { $figure } auf Feld { $to } zurück.
event-left-standing = { $sinner } lässt auf Feld { $field } alle stehen.
event-arrived = { $sinner } erreicht Feld { $field }, { $area }, an { $place ->
    [1] erster
    [2] zweiter
   *[other] dritter
} Stelle.
event-laid-down = { $sinner } legt { $card } ab.
event-second = { $sinner } ist an zweiter Stelle im Himmel und gewinnt!
event-together = { $sinner } und { $mate } kommen gemeinsam in den Himmel und gewinnen beide!
event-limit = Nach { NUMBER($turns, useGrouping: 0) } Zügen ist Schluss; { $sinner } wäre am Zug. Auf dem zweiten Platz steht { $winner } und gewinnt!

### Warum etwas nicht geht

why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $faces }.
why-no-such-follow-up = { $face } darf nicht auf eine Intervention folgen.
why-not-in-play = { $sinner } spielt in dieser Partie nicht mit.
why-in-heaven = { $sinner } ist schon im Himmel und nicht mehr dabei.
why-role-itself = { $sinner } wird gerade selbst gespielt. Wähle jemand anderen.
why-gives-already = { $sinner } gibt schon einen Stein und kann nicht auch empfangen.
why-not-recipient = Der Reihe nach: Jetzt geht es darum, wie viele Steine { $sinner } bekommt.
why-wrong-share = So geht es nicht auf: { $count ->
    [one] Ein Stein ist
   *[other] { $count } Steine sind
} noch zu verteilen, und wer zuletzt kommt, bekommt den ganzen Rest.
why-no-room-for-two = Auf Feld { $field } steht schon { $third }: Dort können { $sinner } und { $mate } nicht gemeinsam enden.
why-not-lapping = Jetzt geht es um einen Stein von { $due }, nicht von { $sinner }.
why-no-end = Dann fänden { $sinner } und { $mate } kein freies Feld.
why-no-stone = { $sinner } hat keinen Stein, den man abgeben könnte.
why-must-choose = An diesem Tisch muss man geben oder anbieten.
why-not-here = { $sinner } steht nicht auf diesem Feld.
why-must-send-back = Ein Feld fasst nur zwei. Jemand muss zurück.

### Warnungen

caution-first = Damit kämst du zuerst in den Himmel und könntest nicht mehr gewinnen.
caution-lost = Damit endet die Partie, und es gewinnt { $sinner }.

### Das Ende

ended-second = Zwei Sünder sind im Himmel. Die Partie ist vorbei.
ended-together = Ein Paar ist gemeinsam in den Himmel gekommen. Die Partie ist vorbei.
ended-limit = Die Geduld des Himmels ist erschöpft. Die Partie ist vorbei.

source-second = Als Zweiter im Himmel

### Optionen des Tisches

option-beginner_rulers = Herrscher zum Einstieg
    .about = So viele der ersten Begegnungen sind Herrscher. Für die erste Partie sind drei zu empfehlen.
option-last_lap_frees = Rasche Buße
    .about = Der Stein einer Umrundung geht zuerst zurück: Wer dann keinen mehr hat, steigt sofort auf.
option-encounter_timing = Begegnungen
    .about = Wann eine beendete Begegnung wirkt.
option-encounter_timing-at_once = Sofort, vor Sonne und Figur
option-encounter_timing-end_of_turn = Am Ende des Zuges
option-pair_heaven_order = Paare im Himmel
    .about = In welcher Folge ein Paar im Himmel ankommt.
option-pair_heaven_order-active_first = Wer führt, kommt zuerst
option-pair_heaven_order-active_second = Wer führt, kommt danach
option-pair_heaven_order-shared = Beide zugleich, sie gewinnen gemeinsam
option-meeting_choice = Treffen
    .about = Ob man beim Treffen auch nichts tun darf.
option-meeting_choice-free = Geben, anbieten oder nichts
option-meeting_choice-must = Geben oder anbieten
option-send_back = Zu dritt auf einem Feld
    .about = Ob man jemanden zurücksetzen muss, wenn schon zwei auf dem Feld stehen.
option-send_back-must = Man muss
option-send_back-may = Man darf
option-lap_release = Stein der Umrundung
    .about = Ob bei jeder Umrundung ein Stein zurückgehen muss.
option-lap_release-automatic = Geht immer zurück
option-lap_release-optional = Geht auf Wunsch zurück
option-ascent = Aufstieg
    .about = Ob man ohne Steine aufsteigen muss.
option-ascent-compulsory = Man muss
option-ascent-optional = Man darf auch kreisen
option-shared_relief = Geteilter Erlass
    .about = Wer entscheidet, ob Weggefährten bei Nachlass und Teilablass mit zurücklegen oder als Weggefährten eines Empfängers Steine bekommen.
option-shared_relief-automatic = Zurücklegen müssen alle, über Geschenke entscheidet der Sünder am Zug
option-shared_relief-may = Jeder entscheidet für sich
option-encounter_ender = Begegnung bei Intervention
    .about = Wer eine Begegnung beendet, wenn eine Folgekarte den Bußstein auf 0 bringt.
option-encounter_ender-role = Wessen Rolle gespielt wird
option-encounter_ender-player = Wer die Karte spielt
option-turn_limit = Notbremse
    .about = Nach so vielen Zügen je Sünder endet die Partie, und der zweite Platz gewinnt.

### Der Tisch im Terminal

terminal-sky = { $hour }, { $light }
terminal-spiral = Bußstein auf { $spiral }
terminal-encounter = { $name } ({ $class })
terminal-turn = { $sinner } am Zug, { $direction }
terminal-role = spielt als { $sinner }
terminal-number = zieht { $number }
terminal-skip = die nächste Person setzt aus
terminal-supply = Vorrat: { $supply ->
    [one] ein Stein
   *[other] { $supply } Steine
}
terminal-piles = Stapel { $stock }, Ablage { $discard }
terminal-heaven = Im Himmel: { $names }
terminal-heaven-empty = Im Himmel: noch niemand. Gewinnen wird, wer als Zweiter kommt.
terminal-hand = Deine Hand; es ist { $light }, vorn steht, was gilt:
terminal-sinner = Sünder
terminal-seat = Platz
terminal-field = Feld
terminal-stones = Steine
terminal-cards = Karten
terminal-bond = Reise
terminal-next = Steine bis oben
terminal-mate = mit { $sinner }
terminal-offer = Angebot von { $sinner }
terminal-asked = gefragt: { $names }
terminal-legend-gate = die Pforte einer Terrasse: Mit Steinen geht es von hier im Kreis, ohne Steine hinauf
terminal-legend-pair = diese beiden reisen gemeinsam
terminal-legend-beside = diese beiden stehen nur auf demselben Feld
terminal-note-card = gilt { $face }: { $effect }
terminal-note-field = { $how ->
    [together] gemeinsam{" "}
    [alone] allein{" "}
   *[other] {""}
}auf Feld { $field }{ $others ->
    [0] {""}
   *[other] {" "}bei { $here }
}
terminal-note-heaven = { $how ->
    [together] gemeinsam{" "}
    [alone] allein{" "}
   *[other] {""}
}in den Himmel
terminal-note-stones = { $stones ->
    [0] {" "}(dann ohne Steine)
    [one] {" "}(dann ein Stein)
   *[other] {" "}(dann { $stones } Steine)
}
terminal-note-spiral = { $spiral ->
    [0] Bußstein auf 0: Addio
   *[other] Bußstein auf { $spiral }
}
terminal-note-light = dann ist { $light }
terminal-note-sinner = Feld { $field }, { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
}

### Zum Nachschlagen

lexicon-symbols = Symbole
lexicon-symbol = { $about } { $count ->
    [one] Auf einer Bußkarte.
   *[other] Auf { $count } Bußkarten.
}
lexicon-classes = Arten von Begegnungen
lexicon-cards = Bußkarten
lexicon-deck = Zahlen bei Tag und bei Nacht: { $kinds }.
lexicon-card = { $day } und { $night } ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
lexicon-areas = Orte auf dem Berg
lexicon-ring = Felder { $first } bis { $last }, ein Ring mit der Pforte auf Feld { $last }; { $about }.
lexicon-path = { $first ->
    [1] Felder 1 bis { $last }, kein Ring; { $about }.
   *[other] Feld { $first }; { $about }.
}
lexicon-personas = Personas
lexicon-persona = { $estate }. Farbe der Figur: { $colour }. Startfeld { $start }. Strafsteine: { $stones }.
lexicon-encounters = Begegnungen
lexicon-encounter = { $class }, Wert { $value }, Gesang { $canto }: { $about }. { $effect }

### Die Geschichte am Ende

story-curve-progress = Wer wie hoch am Berg stand
story-remains-fields = Felder bis zum Himmel
story-remains-stones = Strafsteine übrig
story-first = { $seat } kommt zu früh in den Himmel: Wer als Erster da ist, gewinnt nicht.
story-second = { $seat } kommt an zweiter Stelle in den Himmel, und darauf kommt es an.
story-together = { $seat } und { $mate } kommen Hand in Hand in den Himmel.
story-limit = Niemand sonst kommt mehr hinein; { $seat } steht auf dem zweiten Platz.
story-left = { $seat } bleibt am Berg zurück: { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} vor dem Himmel, mit { $stones ->
    [0] keinem Stein
    [one] einem Stein
   *[other] { $stones } Steinen
}.
story-in-heaven = { $seat } kommt an { $place ->
    [1] erster
    [2] zweiter
   *[other] nächster
} Stelle in den Himmel.
story-deeds = { $seat }: { $burdens ->
    [0] keinen Stein
    [one] einen Stein
   *[other] { $burdens } Steine
} genommen, { $freed ->
    [0] keinen
    [one] einen
   *[other] { $freed }
} erlassen bekommen, { $farewells ->
    [0] keine Begegnung
    [one] eine Begegnung
   *[other] { $farewells } Begegnungen
} beendet.
story-gift = { $count ->
    [one] Ein schweres Geschenk: ein Stein von { $seat } an { $to }.
   *[other] Ein schweres Geschenk: { $count } Steine von { $seat } an { $to }.
}
story-burden = Die schwerste Last: { $seat } muss { $count } Steine auf einmal nehmen.
story-relief = Die größte Gnade: { $seat } wird { $count } Steine auf einmal los.
story-sent-back = { $by } schickt { $seat } zurück auf Feld { $field }.
