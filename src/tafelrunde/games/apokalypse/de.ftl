# Apokalypse auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Apokalypse
game-pitch = Himmel, Erde, Hölle: Führe dein Volk durch das Ende der Welt, ob gut oder böse.
game-length = 60 bis 90 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen

intro-aim =
    Sei am Ende auf der Seite, die gewinnt. Leben nach dem vierten Reiter mehr gute als böse Menschen und haben die
    guten Spieler zusammen mehr Punkte, gewinnen die Guten gemeinsam; sind die Guten nicht in der Überzahl, gewinnt der
    Böse mit den meisten Punkten.

intro-about =
    Das Ende der Welt naht, und zwar zu Pferd: Bombenkrieg, Bürgerkrieg, Ausbeutung und Tod. Jeder lenkt ein Volk
    zwischen Himmel und Hölle und trägt eine geheime Gesinnung, gut oder böse. Gute Menschen bringen Bevölkerungskarten,
    böse Menschen Kapital. Beides braucht man, und beides will geschützt sein, wenn der nächste Reiter aus einem Talon
    kommt. Das Spiel ist schwarzer Humor.

intro-turn =
    Du spielst genau eine Karte, in die eigene Auslage oder in eine fremde, oder du passt für den Rest der Runde. Eine
    Bevölkerungskarte wird mit der Rückseite zum Menschen oder mit der Vorderseite zum Schutz im Himmel. Wer einen guten
    Menschen legt, verschenkt danach eine Handkarte; wer einen bösen legt, stiehlt eine. Kapitalkarten bringen Schutz
    und Laster in die Hölle, Musik, besondere Menschen und Angriffe: Gewalt tötet den äußersten Menschen, ein
    Gesinnungswechsel holt einen auf die andere Seite. Jeden Angriff darf jeder andere abwehren, auch wer schon gepasst
    hat: Alle, die Karten haben, antworten zugleich und verdeckt.

    Hat nur noch einer nicht gepasst, endet die Runde, und jeder Mensch bringt seine Karte. Taucht dabei ein Reiter auf,
    schlägt er gleich danach zu: Jede Seite rettet so viele Menschen, wie sie passende Symbole und Musik hat, die
    äußeren sterben zuerst. Dann zählt jede Auslage ihre Überlebenden und zieht die Toten ab. Gegen den Bombenkrieg
    helfen Masken, gegen den Bürgerkrieg Helme, gegen die Ausbeutung Schweinsköpfe und gegen den Tod nur alle drei
    zusammen; ihre Karten zählen am Ende 1, 2, 4 und 7 Punkte.

intro-win =
    Nach dem vierten Reiter fallen die Masken. Gibt es am ganzen Tisch mehr gute als böse Menschen und haben die guten
    Spieler zusammen mehr Punkte als die bösen, gewinnen die Guten gemeinsam. Sind die Guten nicht in der Überzahl,
    gewinnt allein der Böse mit den meisten Punkten. Sonst gewinnt niemand. Haben zu zweit oder zu dritt alle dieselbe
    Gesinnung, zählt nur, wer die meisten Punkte hat, und auch das nur, wenn die eigene Seite überwiegt.

intro-tips =
    Kenn die Uhr. Bis zum nächsten Reiter lassen sich die Karten zählen: erst Menschen für das Einkommen, dann
    rechtzeitig Schutz. Ein Toter kostet doppelt.

    Musik ist der beste Schutz: Sie hilft gegen jeden Reiter und macht ihren Menschen unangreifbar.

    Schau auf das Ganze. Für den Sieg zählt die Mehrheit am Tisch, nicht in deiner Auslage, und Gleichstand hilft den
    Bösen.

### Wörter

wing-good = gute Seite
wing-evil = böse Seite

plane-heaven = Himmel
plane-earth = Erde
plane-hell = Hölle

back-B = Bevölkerungskarte
back-K = Kapitalkarte

# Satzanfang in „… geht jetzt nicht“.
verb-pass = Passen
verb-person = Einen Menschen auslegen
verb-heaven = Eine Karte in den Himmel legen
verb-hell = Eine Karte in die Hölle legen
verb-replace = Eine Karte ersetzen
verb-neutralise = Musik neutralisieren
verb-violence = Gewalt anwenden
verb-convert = Jemanden bekehren
verb-give = Eine Karte verschenken
verb-to = Jemanden beschenken
verb-steal = Etwas stehlen
verb-spare = Auf einen Diebstahl verzichten
verb-parry = Einen Angriff abwehren
verb-decline = Einen Angriff geschehen lassen
verb-settle = Jemanden ansiedeln

# Nach „es geht um …“.
topic-turn = eine Karte oder Passen
topic-give = ein Geschenk
topic-give-to = die Wahl, wer ein Geschenk bekommt
topic-steal = einen Diebstahl
topic-may-steal = einen möglichen Diebstahl
topic-react = die Abwehr eines Angriffs
topic-settle = die neue Heimat eines Bekehrten
topic-seal = den Einsatz eines Siegels

### Fragen

ask-turn = { $seat }: Spiel eine Karte oder passe
ask-give = { $seat }: Welche Karte verschenkst du für den guten Menschen?
ask-give-to = { $seat }: Wer bekommt dein Geschenk?
ask-steal = { $seat }: Wem stiehlst du für den bösen Menschen was?
ask-may-steal = { $seat }: Willst du für den bösen Menschen etwas stehlen?
ask-react = { $seat }: { $who } greift mit „{ $card }“ an ({ $nation }, { $wing }, Spalte { $column }). Abwehren?
ask-settle = { $seat }: Der Mensch in Spalte { $column } wechselt die Seite ({ $nation }, { $wing }). Wo siedelst du ihn an?
ask-seal = { $seat }: Setz dein Siegel sofort ein, als Kirchenmusik oder als Heavy Metal

### Züge

action-pass = Passe
action-person = Leg „{ $card }“ als Menschen aus: { $nation }, { $wing }
action-heaven = Leg „{ $card }“ in den Himmel: { $nation }, { $wing }
action-hell = Leg „{ $card }“ in die Hölle: { $nation }, { $wing }
action-replace = Ersetz die Karte in Spalte { $column } durch „{ $card }“: { $nation }
action-neutralise = Neutralisier die Musik in Spalte { $column } mit „{ $card }“: { $nation }
action-violence = Gewalt gegen den äußersten Menschen: { $nation }, { $wing }
action-convert = Bekehr den Menschen in Spalte { $column }: { $nation }, { $wing }
action-give = Verschenk „{ $card }“
action-to = An { $nation }
action-steal = Stiehl { $from } eine { $back }
action-spare = Stiehl nichts
action-parry = Abwehr: { $card }
action-decline = Lass es geschehen
action-settle = Siedel den Menschen hier an: { $nation }

### Was geschieht

event-leads = Du führst diese Nation: { $nation }.
event-aligned = Deine Gesinnung liegt versiegelt vor dir. Behalte sie für dich!
event-saw = Du bekommst „{ $card }“{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
}.
event-round = Runde { $round } beginnt mit { $seat }.
event-turn = { $seat } ist am Zug.
event-no-cards = { $seat } hat keine Karten auf der Hand.
event-passed = { $seat } passt.
event-starts-next = { $seat } hat zuerst gepasst und beginnt die nächste Runde.
event-person = { $seat } legt einen Menschen aus: { $nation }, { $wing }.
event-special = { $seat } legt „{ $card }“ aus: { $nation }, { $wing }.
event-chosen = Verschenken möchtest du: „{ $card }“.
event-gave = { $seat } schenkt { $to } eine { $back }.
event-gift = Das Geschenk: „{ $card }“.
event-only-theft = { $seat } hat beim Diebstahl keine Wahl: Nur { $from } hat Karten, und nur von einer Sorte.
event-stole = { $seat } stiehlt { $from } eine { $back }.
event-loot = Die Beute: „{ $card }“.
event-no-theft = Niemand sonst hat Karten: { $seat } stiehlt nichts.
event-spared = { $seat } verzichtet auf den Diebstahl.
event-laid = { $seat } legt „{ $card }“ aus: { $nation }, { $wing }, { $plane }, Spalte { $column }.
event-replaced = { $seat } ersetzt „{ $old }“ durch „{ $card }“: { $nation }, { $wing }, { $plane }, Spalte { $column }.
event-neutralised = { $seat } neutralisiert „{ $old }“ mit „{ $card }“: { $nation }, { $wing }, { $plane }, Spalte { $column }.
event-attacked = { $seat } greift mit „{ $card }“ an: { $nation }, { $wing }, Spalte { $column }.
event-parried = { $seat } wehrt den Angriff mit „{ $card }“ ab.
event-struck = Niemand wehrt ab: Der Mensch in Spalte { $column } stirbt ({ $nation }, { $wing }).
event-unparried = Niemand wehrt ab: Der Mensch in Spalte { $column } wechselt die Seite ({ $nation }, { $wing }).
event-converted = { $seat } bekehrt den Menschen in Spalte { $column } ({ $nation }, { $wing }). Seine neue Heimat: { $to }.
event-dealt = { $seat } erhält für { $column ->
    [0] die Grundbevölkerung
   *[other] Spalte { $column }
} { $count ->
    [one] eine { $back }
   *[other] zweimal eine { $back }
}.
event-took = { $seat } nimmt { $population ->
    [0] keine Bevölkerungskarte
    [one] eine Bevölkerungskarte
   *[other] { $population } Bevölkerungskarten
} und { $capital ->
    [0] keine Kapitalkarte
    [one] eine Kapitalkarte
   *[other] { $capital } Kapitalkarten
} auf.
event-round-over = Höchstens eine Nation hat noch nicht gepasst: Runde { $round } ist zu Ende.
event-surfaced = Ein Reiter taucht auf: { $rider }. Nun wird keine { $back } mehr ausgeteilt.
event-strikes = Der Reiter schlägt zu: { $rider }.
event-fell = Ohne Schutz { $count ->
    [one] stirbt ein Mensch
   *[other] sterben { $count } Menschen
}: { $nation }, { $wing }.
event-scored = { $rider }: { $seat } hat { $left ->
    [0] keine Menschen
    [one] einen Menschen
   *[other] { $left } Menschen
} und { $killed ->
    [0] keine Toten
    [one] einen Toten
   *[other] { $killed } Tote
}, also { $points ->
    [-1] -1 Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-refilled = Der Talon mit der Rückseite „{ $back }“ wird aufgefüllt und gemischt: Über dem nächsten Reiter { $count ->
    [one] liegt eine Karte
   *[other] liegen { $count } Karten
}.
event-refilled-uncounted = Der Talon mit der Rückseite „{ $back }“ wird aufgefüllt und gemischt.
event-won-rider = { $seat } gewinnt die Reiterkarte „{ $rider }“.
event-no-rider = Zu viele sind gleichauf: Niemand gewinnt die Reiterkarte „{ $rider }“.
event-won-seal = { $seat } hat die meisten Menschen und erhält ein Siegel.
event-only-use = { $seat } hat für das Siegel nur eine Möglichkeit.
event-no-use = { $seat } hat die meisten Menschen, erhält aber kein Siegel: Es ließe sich nirgends einsetzen.
event-none-left = { $seat } hat die meisten Menschen, erhält aber kein Siegel: Im Vorrat ist keins mehr übrig.
event-no-seal = Zu viele haben gleich viele Menschen: Niemand erhält ein Siegel.
event-counted = Menschen auf dem ganzen Tisch: { $good } gut, { $evil } böse.
event-revealed = { $seat } deckt die Gesinnung auf: { $alignment }.
event-good-win = Das Gute siegt mit { $good } zu { $evil } Punkten: Alle Guten gewinnen gemeinsam!
event-nobody-wins = Die guten Menschen sind in der Mehrheit, doch nach Punkten liegen die Guten mit { $good } zu { $evil } nicht vorn: Niemand gewinnt.
event-evil-wins = Das Böse siegt: { $seat } hat die meisten Punkte der Bösen und gewinnt!
event-alone = Alle sind einer Gesinnung: { $seat } hat die meisten Punkte und gewinnt!
event-all-lose = Alle sind einer Gesinnung, aber sie ist nicht in der Mehrheit: Alle verlieren.

### Warum etwas nicht geht

why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
why-seal-now = Jetzt geht es um ein Siegel; „{ $card }“ bleibt auf der Hand.
why-seal-later = Siegel werden sofort eingesetzt und kommen nie auf eine Hand: { $card }.
why-no-such-nation = Diese Nation ist nicht am Tisch: { $nation }.
why-no-person = Das ist kein Mensch: { $card }.
why-other-wing = „{ $card }“ darf nur auf die andere Seite.
why-nothing-to-give = Für einen guten Menschen musst du eine Karte verschenken, und du hättest keine mehr.
why-not-for-heaven = „{ $card }“ gehört nicht in den Himmel.
why-not-for-hell = „{ $card }“ gehört nicht in die Hölle.
why-nobody-free = Dafür ist kein Mensch frei.
why-hell-first = Über Böse darf erst etwas in den Himmel, wenn in derselben Spalte schon eine Höllenkarte liegt.
why-heaven-first = Unter Gute darf erst etwas in die Hölle, wenn in derselben Spalte schon eine Himmelskarte liegt.
why-replaces-nothing = „{ $card }“ kann keine ausliegende Karte ersetzen.
why-nothing-there = In Spalte { $column } liegt keine Karte, die sich ersetzen ließe.
why-music-stays = Ausliegende Musik lässt sich nicht ersetzen.
why-no-music = Das ist keine Musik: { $card }.
why-no-music-there = In Spalte { $column } liegt keine Musik, die sich hiermit neutralisieren ließe: { $card }.
why-music-protects = Musik schützt diesen Menschen.
why-nobody-there = Dort ist niemand, den man angreifen könnte.
why-immune = Lässt sich nicht bekehren: { $card }.
why-not-outermost = An diesem Tisch trifft ein Gesinnungswechsel nur den äußersten Menschen.
why-not-to-yourself = Dir selbst kannst du nichts schenken.
why-not-from-yourself = Dich selbst kannst du nicht bestehlen.
why-no-such-back = { $from } hat keine { $back }.
why-no-parry = Gegen diesen Angriff hilft das nicht: { $card }.
why-always-open = Geschehen lassen kann man es immer.

### Das Ende

ended-good = Das Gute hat gesiegt. Die Partie ist vorbei.
ended-nobody = Weder das Gute noch das Böse hat gesiegt. Die Partie ist vorbei.
ended-evil = Das Böse hat gesiegt. Die Partie ist vorbei.
ended-alone = Alle waren einer Gesinnung, und die Stärksten haben gewonnen. Die Partie ist vorbei.
ended-lost = Alle waren einer Gesinnung und haben verloren. Die Partie ist vorbei.

source-first = Bombenkrieg
source-second = Bürgerkrieg
source-third = Ausbeutung
source-fourth = Tod
source-riders = Reiterkarten

### Optionen des Tisches

option-balanced_alignments = Ausgewogene Gesinnungen
    .about = Zu zweit ist eine Person gut und eine böse; zu dritt oder zu viert sind höchstens zwei einer Gesinnung. Zu zweit eher für Erfahrene: Das Gute hat es schwer.
option-start_player = Wer beginnt
    .about = Welche Nation die erste Runde beginnt.
option-start_player-random = Das Los entscheidet
option-round_end = Ende der Runde
    .about = Wann die Runde endet, wenn alle bis auf eine Person gepasst haben.
option-round_end-auto = Sofort; zu zweit erst, wenn beide am Zug waren
option-round_end-immediate = Immer sofort
option-round_end-everyone_once = Erst wenn alle am Zug waren
option-dealer = Wer austeilt
    .about = Wer am Ende der Runde austeilt und zuerst bedient wird.
option-dealer-current = Wer die Runde begonnen hat
option-dealer-next = Wer die nächste Runde beginnt
option-rider_trigger = Auftauchen der Reiter
    .about = Wann ein Reiter zuschlägt.
option-rider_trigger-surface = Sobald er oben liegt
option-rider_trigger-drawn = Erst wenn er gezogen würde
option-conversion_targets = Gesinnungswechsel
    .about = Wen ein Gesinnungswechsel treffen kann.
option-conversion_targets-any = Jeden Menschen
option-conversion_targets-outermost = Nur den äußersten
option-reaction_order = Reihenfolge der Abwehr
    .about = Wessen Abwehr gilt, wenn mehrere abwehren wollen.
option-reaction_order-clockwise = Im Uhrzeigersinn ab dem Angreifer
option-reaction_order-target_first = Zuerst die angegriffene Nation
option-theft = Diebstahl
    .about = Ob nach einem bösen Menschen gestohlen werden muss.
option-theft-forced = Man muss
option-theft-fiend_optional = Nach einem Unhold darf man
option-theft-optional = Man darf immer
option-score_base_population = Grundbevölkerung werten
    .about = Die beiden Menschen der Grundbevölkerung zählen bei jeder Wertung mit.
option-show_talon_counts = Talons zählen
    .about = Alle sehen, wie viele Karten in beiden Talons über dem nächsten Reiter liegen.

### Der Tisch im Terminal

terminal-round = Runde { $round }
terminal-turn = { $seat } am Zug
terminal-seal = { $seat } setzt ein Siegel ein
terminal-start = begonnen von { $seat }
terminal-next = danach beginnt { $seat }
terminal-rider = Nächster Reiter: { $rider }
terminal-later = danach { $riders }
terminal-rider-card = { $rider } ({ $symbols }, { $points } SP)
terminal-talon = Talon { $back }: { $above ->
    [one] noch eine Karte
   *[other] noch { $above } Karten
} bis zum Reiter
terminal-people = Menschen auf dem Tisch: { $good } gut, { $evil } böse
terminal-seals = Siegel im Vorrat: { $seals }
terminal-discards = Ablage { $back } ({ $count }): { $cards }
terminal-attack = Angriff von { $seat }: { $card } gegen { $nation }, { $wing }, Spalte { $column }
terminal-window = Abwehr möglich
terminal-passed = hat gepasst
terminal-backs = Hand { $population } B, { $capital } K
terminal-income = Einkommen { $population } B, { $capital } K
terminal-total = { $total ->
    [-1] -1 Punkt
    [one] 1 Punkt
   *[other] { $total } Punkte
}
terminal-riders = Reiterkarten: { $riders }
terminal-counts = { $wing }: { $people ->
    [0] niemand
   *[other] { $safe } von { $people } geschützt
} ({ $signs })
terminal-special = besondere Menschen, { $wing }, Spalte { $people }
terminal-fronts = deine Karten als Menschen, { $wing }, Spalte { $people }
terminal-known = bekannt: { $cards }
terminal-alignment = Gesinnung: { $alignment }
terminal-hand = Deine Hand (Rückseite, gute Seite | böse Seite):
terminal-hand-empty = Deine Hand ist leer.
terminal-person = Mensch
terminal-mask = Maske
terminal-helmet = Helm
terminal-pig = Schweinskopf
terminal-face-saint = Heiliger
terminal-face-fiend = Unhold
terminal-face-violence = Angriff oder Abwehr
terminal-face-conversion = Angriff oder Abwehr
terminal-shows = zeigt dort { $signs }
terminal-replace = statt „{ $card }“ ({ $wing }, { $plane })
terminal-neutralise = „{ $card }“ ({ $wing }, { $plane })
terminal-hits = Spalte { $column }: { $person }, Himmel { $heaven }, Hölle { $hell }
terminal-settles = { $wing }, Spalte { $column }
terminal-loot = { $count ->
    [one] eine Karte
   *[other] eine von { $count } Karten
}
terminal-legend =
    { $mask } Maske, { $helmet } Helm, { $pig } Schweinskopf, { $note } Musik, ({ $note }) Siegel als Musik, { $none } nichts
    { $person } Mensch (in der Mitte die Grundbevölkerung), { $special } Heiliger oder Unhold
    B Bevölkerungskarte, K Kapitalkarte; +1B, -1B, +1K, -1K eine Karte mehr oder weniger beim Austeilen
    { $mask }|{ $helmet }{ $pig } links die Hälfte für die gute Seite, rechts die für die böse
    Spalten zählen von der Mitte nach außen; +2 heißt: zwei innere Spalten haben keinen Platz mehr
    Einkommen: so viele Karten bringt das nächste Austeilen, wenn kein Reiter dazwischenkommt
    SP Siegpunkte der Reiterkarte am Ende; geschützt heißt: vor dem nächsten Reiter

### Zum Nachschlagen

lexicon-seal = Siegel
lexicon-people = Menschen
lexicon-rider = Reiter
lexicon-symbol = Schutzsymbol
lexicon-nation = Nation
lexicon-alignment = Gesinnung
lexicon-back = Mit der Rückseite nach oben ein Mensch, gut oder böse.
lexicon-place-shield = Himmelsschutz: Die Vorderseite kommt in den Himmel.
lexicon-place-metal = Musik: Die Vorderseite kommt in die Hölle der bösen Seite.
lexicon-place-modifier = Ein Lebenswandel: kommt in die Hölle.
lexicon-place-ward = Höllenschutz: kommt in die Hölle.
lexicon-place-saint = Ein Heiliger: kommt als Mensch auf die gute Seite.
lexicon-place-fiend = Ein Unhold: kommt als Mensch auf die böse Seite.
lexicon-place-church = Musik: kommt in den Himmel der guten Seite.
lexicon-half-good = Gute Seite: { $half }
lexicon-half-evil = Böse Seite: { $half }
lexicon-always = Im Spiel: { $most }.
lexicon-count = Im Spiel: { $most }, zu zweit und zu dritt { $least }.
lexicon-many = Im Spiel: { $most }, aber nicht zu zweit und zu dritt.
lexicon-person = Eine Bevölkerungskarte mit der Rückseite nach oben, oder ein Heiliger oder Unhold. Gute bringen beim Austeilen eine Bevölkerungskarte, Böse eine Kapitalkarte. Wer einen Guten auslegt, verschenkt eine Karte; wer einen Bösen auslegt, stiehlt eine.
lexicon-base = Grundbevölkerung
lexicon-base-people = Ein guter und ein böser Mensch in der Mitte jeder Auslage. Sie bringen ihre Karten wie andere, sind nicht angreifbar, sterben nie und zählen nicht in der Wertung.
lexicon-rides = Reiter { $number }. Schutz: { $symbols }, oder Musik. Die Karte zählt am Ende { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}.
lexicon-against = Schützt vor dem Reiter „{ $rider }“ und, mit den beiden anderen Symbolen zusammen, vor „{ $last }“.
lexicon-looks = Farbe: { $colour }. Wappen: { $emblem }.
lexicon-good = Die Guten gewinnen gemeinsam, wenn es mehr gute als böse Menschen gibt und sie zusammen mehr Punkte haben als die Bösen.
lexicon-evil = Gibt es nicht mehr gute als böse Menschen, gewinnt unter den Bösen allein, wer die meisten Punkte hat.

### Die Geschichte am Ende

story-curve-progress = Punkte, Runde um Runde
story-people = Menschen, die nach dem letzten Reiter noch leben: { $good } gut, { $evil } böse.
story-sums = Punkte aller Guten zusammen: { $good }, aller Bösen: { $evil }.
story-victory = Die stärkste Nation ist { $seat }, mit { $points ->
    [-1] -1 Punkt
    [one] einem Punkt
   *[other] { $points } Punkten
}.
story-was-good = { $seat } war gut: { $points ->
    [-1] -1 Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $saved ->
    [0] niemand
    [one] ein Mensch
   *[other] { $saved } Menschen
} gerettet, { $fallen ->
    [0] niemand
    [one] einer
   *[other] { $fallen }
} verloren.
story-was-evil = { $seat } war böse: { $points ->
    [-1] -1 Punkt
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $saved ->
    [0] niemand
    [one] ein Mensch
   *[other] { $saved } Menschen
} gerettet, { $fallen ->
    [0] niemand
    [one] einer
   *[other] { $fallen }
} verloren.
story-deeds = { $seat }: { $attacks ->
    [one] ein Angriff
   *[other] { $attacks } Angriffe
}, { $parries ->
    [one] eine Abwehr
   *[other] { $parries } Abwehren
}, { $thefts ->
    [one] ein Diebstahl
   *[other] { $thefts } Diebstähle
}.
story-worst = { $count ->
    [one] Der schlimmste Reiter: „{ $rider }“ nimmt einen Menschen mit.
   *[other] Der schlimmste Reiter: „{ $rider }“ nimmt { $count } Menschen mit.
}
story-rider = { $seat } gewinnt die Reiterkarte „{ $rider }“.
story-converted = { $seat } bekehrt einen Menschen. Seine alte Heimat: { $nation }, seine neue: { $to }.
