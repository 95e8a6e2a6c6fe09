# Dantes Reise auf den Läuterungsberg auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Dantes Reise auf den Läuterungsberg
game-pitch = Büßt eure Sünden ab, steigt von Terrasse zu Terrasse, und kommt als Zweite in den Himmel!
game-length = 60 bis 120 Minuten

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

direction-clockwise = im Uhrzeigersinn
direction-counter = gegen den Uhrzeigersinn

light-day = Tag
light-night = Nacht

# Satzanfang in „… geht jetzt nicht“.
verb-play = Eine Karte zu spielen
verb-with = Einen Mitsünder zu wählen
verb-to = Einen Empfänger zu wählen
verb-also = Auch dem Weggefährten zu geben
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
ask-remit = { $seat }: Wer legt mit dir einen Stein zurück?
ask-give-with = { $seat }: Wer gibt mit dir einen Stein weiter?
ask-give-to = { $seat }: Wer bekommt die Steine?
ask-also = { $seat }: Gebt ihr auch dem Weggefährten je einen Stein?
ask-share = { $seat }: Verteil deine Steine
ask-intervene = { $seat }: In wessen Rolle schlüpfst du?
ask-follow-up = { $seat }: Spiel eine Folgekarte in der fremden Rolle
ask-together = { $seat }: Gemeinsam oder allein?
ask-lap = { $seat }: Geht für die Umrundung ein Stein zurück?
ask-gate = { $seat }: Aufsteigen oder noch eine Runde?
ask-meet = { $seat }: Du triffst jemanden. Was tust du?
ask-back = { $seat }: Wen setzt du zurück?

### Züge

action-play = Spiel { $faces }
action-with = Zusammen mit { $sinner }
action-to = Steine an { $sinner }
action-also = { $answer }
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
event-entered = { $sinner } kommt auf Feld { $to } an: { $area }.
event-circled = { $sinner } dreht noch eine Runde, von Feld { $from } auf Feld { $to }.
event-climbed = { $sinner } steigt auf Feld { $to } auf: { $area }.
event-released = { $sinner } legt für die Umrundung einen Stein zurück.
event-took = { $sinner } muss { $count ->
    [one] einen Strafstein
   *[other] { $count } Strafsteine
} nehmen ({ $area }).
event-addio = { $sinner } beendet die Begegnung: { $encounter }.
event-pardoned = { $sinner } erhält vollen Straferlass und legt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} zurück.
event-eased = { $sinner } erhält einen Teilerlass und legt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} zurück.
event-freed = { $sinner } hat zuvor gespielt und legt { $count ->
    [one] einen Stein
   *[other] alle { $count } Steine
} zurück.
event-bestowed = { $sinner } beschenkt { $to } mit { $count ->
    [one] einem Stein
   *[other] { $count } Steinen
}.
event-inherited = { $sinner } übernimmt von { $from } { $count ->
    [one] einen Stein
   *[other] alle { $count } Steine
}.
event-next-encounter = Die nächste Begegnung: { $encounter }. Der Bußstein steht auf { $spiral }.
event-remitted = { $sinner } legt dank Nachlass einen Stein zurück.
event-leapt = { $sinner } springt: Wer als Nächstes dran wäre, setzt aus.
event-turned = Die Spielrichtung wendet sich. Nun geht es { $direction }.
event-passed-on = { $sinner } gibt einen Stein an { $to } weiter.
event-indulged = { $sinner } legt dank Teilablass { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} zurück.
event-sacrificed = { $sinner } opfert { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} an { $to }.
event-stepped-in = { $sinner } greift ein und spielt als { $role }.
event-no-follow-up = { $sinner } hat keine Karte, die folgen darf. Die Intervention verpufft.
event-gave = { $sinner } gibt { $to } einen Stein.
event-offered = { $sinner } bietet { $to } an, gemeinsam zu reisen.
event-lapsed = Das Angebot von { $sinner } an { $to } ist hinfällig.
event-paired = { $sinner } und { $mate } reisen nun gemeinsam.
event-parted = { $sinner } und { $mate } reisen nicht länger gemeinsam.
event-sent-back = { $sinner } setzt { $figure } auf Feld { $to } zurück.
event-arrived = { $sinner } erreicht Feld { $field }, { $area }, als Nummer { $place }.
event-laid-down = { $sinner } legt { $card } ab.
event-second = { $sinner } ist als Zweites im Himmel und gewinnt!
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
why-no-room-for-two = Mit { $sinner } geht es nicht: Am Ende des Weges steht schon jemand, und zu dritt darf man nicht sein.
why-not-lapping = Jetzt geht es um einen Stein von { $due }, nicht von { $sinner }.
why-no-end = Dann fändet ihr, du und { $sinner }, kein freies Feld, auf dem der Weg enden kann.
why-no-stone = Du hast keinen Stein, den du abgeben könntest.
why-must-choose = An diesem Tisch musst du geben oder anbieten.
why-not-here = { $sinner } steht nicht auf diesem Feld.
why-must-send-back = Ein Feld fasst nur zwei. Du musst jemanden zurücksetzen.

### Das Ende

ended-second = Zwei Sünder sind im Himmel. Die Partie ist vorbei.
ended-together = Ein Paar ist gemeinsam in den Himmel gekommen. Die Partie ist vorbei.
ended-limit = Die Geduld des Himmels ist erschöpft. Die Partie ist vorbei.

source-second = Zweiter Platz im Himmel

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
option-turn_limit = Notbremse
    .about = Nach so vielen Zügen je Sünder endet die Partie, und der zweite Platz gewinnt.

### Der Tisch im Terminal

terminal-sky = { $hour }, { $light }
terminal-spiral = Bußstein { $spiral }
terminal-encounter = { $name } ({ $class })
terminal-turn = { $sinner } am Zug, { $direction }
terminal-role = spielt als { $sinner }
terminal-number = zieht { $number }
terminal-skip = nächste Person setzt aus
terminal-supply = Vorrat: { $supply ->
    [one] ein Stein
   *[other] { $supply } Steine
}
terminal-piles = Stapel { $stock }, Ablage { $discard }
terminal-heaven = Im Himmel: { $names }
terminal-heaven-empty = Im Himmel: noch niemand. Gewinnen wird, wer als Zweites kommt.
terminal-hand = Deine Hand: { $cards }
terminal-sinner = Sünder
terminal-seat = Platz
terminal-field = Feld
terminal-stones = Steine
terminal-cards = Karten
terminal-bond = Reise
terminal-next = Steine bis oben
terminal-mate = mit { $sinner }
terminal-offer = Angebot von { $sinner }
terminal-you = du
