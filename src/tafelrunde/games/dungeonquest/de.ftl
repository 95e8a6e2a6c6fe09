# DungeonQuest auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = DungeonQuest
game-pitch = Hinein in die Drachenburg, hinaus mit dem Schatz, bevor die Sonne sinkt.
game-length = 60–90 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen

intro-aim =
    Hol Schätze aus dem Verlies, am besten beim Drachen in der Mitte, und sei vor Sonnenuntergang durch einen Turm
    wieder draußen. Es gewinnt, wer lebend das meiste Gold herausbringt; wer drinnen bleibt, stirbt.

intro-about =
    Unter der alten Burg schläft ein Drache auf seinem Hort, und ihr seid so kühn, ihn zu bestehlen. Jeder führt einen
    Helden von einem der vier Turmzimmer in den Ecken bis zur Schatzkammer in der Mitte und, wenn es gut geht, wieder
    hinaus. Das Verlies entsteht dabei Raum für Raum vor euren Füßen: Korridore, Fallen, Abgründe und manchmal eine
    Sackgasse. Und die Sonne sinkt. Bei Sonnenuntergang stirbt jeder, der noch drinnen ist.

intro-turn =
    In der Zustandsphase rückt der Startspieler die Sonne vor, und wer am Zug ist, handelt seine behaltenen Karten ab.
    Dann kommt genau eine Aktion: einen Raum weitergehen, den Raum durchsuchen oder in die Katakomben steigen.

    Wer ins Unbekannte geht, zieht ein Raumplättchen, legt es mit dem Pfeil zu sich und erlebt, was es bringt. Türen
    verlangen eine Türkarte, Fallgitter eine Stärkeprobe. Für eine Probe fallen zwei Würfel, die zusammen höchstens den
    Wert der Eigenschaft zeigen dürfen; jeder Fehlschlag bringt einen Entschlossenheitsmarker, mit dem man später einen
    Wurf um 1 senkt. Trifft ein Held ein Monster, spielt der linke Nachbar das Monster: Beide wählen geheim Fernkampf,
    Nahkampf oder Magie und decken gemeinsam auf. In der Schatzkammer bringt ein schlafender Drache zwei Schätze. Wacht
    er auf, wird es heiß.

intro-win =
    Gewonnen hat, wer das Verlies durch einen Turm verlassen hat und das meiste Gold nach Hause bringt. Dafür braucht es
    wenigstens eine Beutekarte. Wer bei Sonnenuntergang noch im Verlies ist, ist tot, gleich wie reich. Kommt niemand
    heraus, haben alle verloren. Das kommt vor.

intro-tips =
    Rechne rückwärts. Zehn Schritte hinein, zehn hinaus, 25 sichere Runden: Viel Zeit zum Trödeln bleibt nicht.

    Gier ist der häufigste Denkfehler. Jede weitere Drachenkarte bringt Schätze, aber die Gefahr steigt mit jeder, und
    ein Held mit wenig Beute schlägt jeden toten.

    Heb dir Entschlossenheit für die Proben auf, die töten: Abgrund, Pendelklinge, Brücke. Am Fallgitter genügt oft ein
    zweiter Versuch.

### Wörter

attribute-strength = Stärke
attribute-agility = Gewandtheit
attribute-toughness = Zähigkeit
attribute-luck = Glück
roll-strength = Stärkeprobe
roll-agility = Gewandtheitsprobe
roll-toughness = Zähigkeitsprobe
roll-luck = Glücksprobe
roll-sun = Sonnenuntergang
roll-status = Zustandsphase
roll-wounds = Wunden
roll-healing = Heilung
roll-darkness = Weg durch die Dunkelheit
roll-leg = zweite Strecke
roll-combat = Kampf
roll-rage = Drachenzorn
ending-card = So will es die Karte.
ending-again = Der Raum wird in diesem Zug zum zweiten Mal betreten.
ending-no-way = Kein Weg führt weiter.
ending-bridge = Am anderen Ende der Brücke geht es nicht weiter.
ending-hemmed-in = Andere Helden stehen im Weg.
offer-rune = die Rune
offer-sacrifice = das Opfer
offer-corpse = die Leiche
offer-crypt = die Gruft
offer-break = das Aufbrechen der Tür
offer-pathfinder = ein anderes Plättchen
offer-serenity = einen neuen Wurf
offer-secret-door = die Geheimtür
offer-shield = den Schildwall
offer-spark = den Funkenschlag
offer-flee = die Flucht
offer-cross = die Brücke
offer-leave = den Weg nach oben
offer-haste = weitere eilige Schritte
offer-exit = das Verlassen des Verlieses
dice-first = den ersten Würfel
dice-second = den zweiten Würfel
dice-both = beide Würfel
rune-power-luck = die Rune des Glücks
rune-power-sun = die Rune der Sonne
half-N = Norden
half-E = Osten
half-NE = Norden und Osten
half-S = Süden
half-NS = Norden und Süden
half-ES = Osten und Süden
half-NES = Norden, Osten und Süden
half-W = Westen
half-NW = Norden und Westen
half-EW = Osten und Westen
half-NEW = Norden, Osten und Westen
half-SW = Süden und Westen
half-NSW = Norden, Süden und Westen
half-ESW = Osten, Süden und Westen
half-NESW = alle Seiten
half-whole = der ganze Raum
way-N = von Norden
way-E = von Osten
way-S = von Süden
way-W = von Westen
way-none = von nirgendwo
combat-ranged = Fernkampf
combat-melee = Nahkampf
combat-magic = Magie
direction-N = Norden
direction-E = Osten
direction-S = Süden
direction-W = Westen
bearing-left = links
bearing-right = rechts
obstacle-door = einer Tür
obstacle-portcullis = einem Fallgitter
hazard-pit = am Abgrund vorbeizukommen
hazard-web = das Spinnennetz zu zerreißen
hazard-rubble = über die Trümmer zu klettern
hazard-bridge = die Brücke zu überqueren
hazard-door = die Tür aufzubrechen
hazard-flee = vor dem Monster zu fliehen
cause-wounds = ist den Wunden erlegen
cause-fight = ist im Kampf gefallen
cause-fire = ist im Feuer des Drachen verbrannt
cause-wall = ist an der Außenmauer zerschellt
cause-card = ist auf einen Schlag tot
cause-pit = ist in den bodenlosen Abgrund gestürzt
cause-dead-end = kommt nicht mehr von der Stelle und stirbt
cause-sunset = ist vor Sonnenuntergang nicht hinausgekommen

### Fragen

ask-hero = { $seat }: Wähle einen Helden.
ask-start = { $seat }: In welchem Turm fängst du an?
ask-act = { $seat }: Was tut { $hero } in { $space }?
ask-last-resort = { $seat }: { $hero } kommt aus { $space } nicht hinaus. Hilft noch etwas?
ask-underground = { $seat }: Unten in den Katakomben. Karte ziehen?
ask-status = { $seat }: Welche behaltene Karte wirkt zuerst?
ask-haste = { $seat }: Jetzt schnell. Wohin?
ask-haste-next = { $seat }: Weiter in Eile (noch { $count }) oder anhalten?
ask-find = { $seat }: Welcher Fund gilt? Der andere wird abgelegt.
ask-save-sun = { $seat }: { $roller } würfelt eine { $die }, und die Sonne sinkt bis { $number }. Rune der Sonne einsetzen?
ask-order = { $seat }: Welche Rune kommt zuerst?
ask-reroll = { $seat }: { $total } gewürfelt ({ $roll }{ $limit ->
    [0] { "" }
   *[other] : bis { $limit } gelingt sie, { $chance } %
}). Mit der Rune des Glücks neu würfeln?
ask-sacrifice = { $seat }: Vor der { $roll } (bis { $limit } gelingt sie, { $chance } %) eine Wunde für drei Entschlossenheitsmarker erleiden?
ask-spend = { $seat }: { $total } gewürfelt, doch die Probe gelingt nur bis { $limit }. Mit Entschlossenheitsmarkern helfen ({ $count } von { $grit })?
ask-certainty = { $seat }: Die Probe ist mit { $total } misslungen. Rune der Gewissheit einsetzen?
ask-resurrect = { $seat }: Der Held ist gefallen ({ $fallen }). In welchem Turm steht er wieder auf?
ask-may-draw = { $seat }: Eine Karte ziehen ({ $pile })?
ask-ward-off = { $seat }: „{ $card }“ mit der Rune abwehren?
ask-lull = { $seat }: Drachenzorn! Rune des Schlummers einsetzen?
ask-break = { $seat }: Die verklemmte Tür aufbrechen?
ask-pathfinder = { $seat }: Gezogen: { $tile }. Für einen Entschlossenheitsmarker ein anderes Plättchen ziehen?
ask-side = { $seat }: { $tile }. Auf welcher Seite stehst du?
ask-light = { $seat }: Wohin leuchtest du zuerst?
ask-head = { $seat }: In den Katakomben unter { $space }: Wohin zeigt dein Reisemarker?
ask-leave = { $seat }: Hinaufklettern? Die erste Strecke führt nach { $direction } bis { $space }.
ask-squeeze = { $seat }: Der Kamin ist eng. Welche Beute lässt du zurück?
ask-bear = { $seat }: In { $space } abbiegen: nach links ({ $left }) oder nach rechts ({ $right })?
ask-lay = { $seat }: Wie legst du das neue Plättchen ({ $tile }) auf { $space }?
ask-rope = { $seat }: Über die Trümmer mit dem Seil oder mit einer Gewandtheitsprobe (bis { $limit } gelingt sie, { $chance } %)?
ask-bridge = { $seat }: Über die Brücke mit einer Gewandtheitsprobe; bis { $limit } gelingt sie ({ $chance } %), die Beute ({ $burden }) eingerechnet. Vorher Beute zurücklassen?
ask-open-up = { $seat }: Der Durchgang nach { $space } ist versperrt. Rune der Öffnung einsetzen?
ask-move-on = { $seat }: { $tile }. Es geht gleich weiter. Wohin?
ask-cross = { $seat }: Die Brücke jetzt überqueren?
ask-tower = { $seat }: Im Turm. Und nun?
ask-tower-again = { $seat }: Schon wieder in diesem Turm. Das Verlies verlassen?
ask-serenity = { $seat }: { $first } und { $second } beim Drachenzorn. Neu werfen?
ask-secret-door = { $seat }: Eine Geheimtür! Hindurchgehen?
ask-banish = { $seat }: Das Monster mit der Rune des Banns vertreiben?
ask-combat = { $seat }: Wähle geheim eine Kampfkarte. Held: { $hero }; { $family }: { $monster }.
ask-shield = { $seat }: Den Schild heben und eine Wunde weniger erleiden (sonst { $count })?
ask-spark = { $seat }: Funken schlagen für eine Wunde mehr?
ask-flee = { $seat }: Vor dem Monster ({ $family }) fliehen (Gewandtheitsprobe, bis { $limit } gelingt sie, { $chance } %) oder weiterkämpfen?
ask-escape = { $seat }: Wohin fliehst du?
ask-flee-first = { $seat }: Da regt sich etwas. Fliehen (Gewandtheitsprobe, bis { $limit } gelingt sie, { $chance } %) oder kämpfen?

topic-hero = die Wahl der Helden
topic-start = die Wahl der Türme
topic-act = eine Aktion
topic-last-resort = den letzten Ausweg
topic-underground = die Katakomben
topic-status = die Zustandsphase
topic-haste = einen eiligen Schritt
topic-haste-next = einen weiteren eiligen Schritt
topic-find = zwei Funde
topic-save-sun = den Sonnenuntergang
topic-order = die Reihenfolge zweier Runen
topic-reroll = einen Würfelwurf
topic-sacrifice = ein Opfer
topic-spend = Entschlossenheit
topic-certainty = eine misslungene Probe
topic-resurrect = eine Auferstehung
topic-may-draw = einen Fund
topic-ward-off = die Abwehr einer Karte
topic-lull = den Drachen
topic-break = eine verklemmte Tür
topic-pathfinder = ein neues Plättchen
topic-side = die Seite eines Raums
topic-light = Fackellicht
topic-head = den Reisemarker
topic-leave = den Weg aus den Katakomben
topic-squeeze = den engen Kamin
topic-bear = die Drehung des Reisemarkers
topic-lay = das Legen eines Plättchens
topic-rope = die Trümmer
topic-bridge = die Brücke
topic-open-up = Hindernisse
topic-move-on = das Weitergehen
topic-cross = das Überqueren der Brücke
topic-tower = den Turm
topic-tower-again = noch einmal den Turm
topic-serenity = den Drachenzorn
topic-secret-door = eine Geheimtür
topic-banish = den Bann
topic-combat = einen Kampf
topic-shield = den Schildwall
topic-spark = den Funkenschlag
topic-flee = Flucht
topic-escape = die Zuflucht
topic-flee-first = Flucht vor dem Kampf

### Aktionen

action-hero = { $hero } nehmen
action-tower = In den Turm { $space }
action-move = Nach { $space } gehen
action-grope = Durchs Dunkel tasten
action-search = Den Raum durchsuchen
action-descend = In die Katakomben hinabsteigen
action-exit = Das Verlies verlassen
action-dragon = Bleiben und eine Drachenkarte ziehen
action-draw = Karte ziehen
action-drink = Trinken: { $potion }
action-rune = Rune einsetzen
action-turn = Den Raum um { $angle }° drehen
action-stop = Hier anhalten
action-decline = Nein
action-accept = Die Probe misslingen lassen
action-spend = Entschlossenheit ausgeben
action-sacrifice = Das Opfer bringen
action-again = Neu werfen: { $dice }
action-order = Zuerst { $rune-power }
action-resolve = Zuerst: { $kept }
action-break = Die Tür aufbrechen
action-replace = Ein anderes Plättchen ziehen
action-side = Auf diese Seite: { $half }
action-light = Nach { $space } leuchten
action-roll = Würfeln
action-rope = Das Seil benutzen
action-drop = Zurücklassen: { $loot }
action-cross = Die Brücke überqueren
action-stay = Bleiben
action-perish = Nichts mehr einsetzen und sterben
action-secret = Durch die Geheimtür nach { $space }
action-take = Ausführen: { $find }
action-strike = { $combat } spielen
action-shield = Den Schild heben
action-spark = Funken schlagen
action-flee = Fliehen
action-fight = Kämpfen
action-escape = Nach { $space } fliehen
action-head = Nach { $direction } zeigen
action-leave = Hinaufklettern
action-bear = Nach { $bearing } drehen
action-lay = Mit Blick nach { $direction } legen

# Satzanfang in „… geht jetzt nicht“.
verb-hero = Einen Helden nehmen
verb-tower = Einen Turm wählen
verb-move = Weitergehen
verb-grope = Sich vorantasten
verb-search = Durchsuchen
verb-descend = Hinabsteigen
verb-exit = Das Verlies verlassen
verb-dragon = Eine Drachenkarte ziehen
verb-draw = Eine Karte ziehen
verb-drink = Trinken
verb-rune = Eine Rune einsetzen
verb-turn = Den Raum drehen
verb-stop = Anhalten
verb-decline = Ablehnen
verb-accept = Die Probe misslingen lassen
verb-spend = Entschlossenheit ausgeben
verb-sacrifice = Ein Opfer bringen
verb-again = Neu werfen
verb-order = Die Reihenfolge wählen
verb-resolve = Eine Karte abhandeln
verb-break = Eine Tür aufbrechen
verb-replace = Ein Plättchen tauschen
verb-side = Eine Seite wählen
verb-light = Leuchten
verb-roll = Würfeln
verb-rope = Ein Seil benutzen
verb-drop = Beute zurücklassen
verb-cross = Die Brücke überqueren
verb-stay = Bleiben
verb-perish = Sich in den Tod fügen
verb-secret = Eine Geheimtür nehmen
verb-take = Einen Fund ausführen
verb-strike = Zuschlagen
verb-shield = Den Schild heben
verb-spark = Funken schlagen
verb-flee = Fliehen
verb-fight = Kämpfen
verb-escape = Sich in einen Raum retten
verb-head = Den Marker drehen
verb-leave = Hinaufklettern
verb-bear = Abbiegen
verb-lay = Ein Plättchen legen

### Ereignisse

event-first = { $seat } fängt an.
event-chose = { $seat } spielt { $hero }.
event-dealt-rune = { $seat } bekommt die Runenkarte „{ $card }“.
event-placed = { $seat } beginnt in { $space }.
event-round = Runde { $round }.
event-turn = { $seat } ist am Zug.
event-turn-ends = { $seat }: Der Zug endet. { $ending }
event-no-choice = { $seat } hat keine andere Wahl.
event-forgone = { $seat } verzichtet auf { $offer }.
event-sun = Die Sonne rückt auf Feld { $sun }{ $number ->
    [0] .
    [1] ; bei einer 1 geht sie unter.
   *[other] ; bei { $number } oder weniger geht sie unter.
}
event-sunset = Die Sonne ist untergegangen!
event-saved-sun = { $seat } hält die Sonne noch einmal am Himmel.
event-again = { $seat } hat es eilig.
event-status = { $seat }, Zustandsphase: „{ $card }“.
    .you = { $seat }, Zustandsphase: „{ $card }“. { $does }
event-rolled = { $seat } würfelt { $second ->
    [0] { $first }
   *[other] { $first } und { $second }
} ({ $roll }).
event-tries = { $seat } versucht, { $hazard }.
event-tested = { $seat } legt eine { $roll } ab; bis { $score } gelingt sie{ $burden ->
    [0] { "" }
   *[other] , die Beute zählt { $burden } dazu
} ({ $chance } %).
event-passed = { $seat } besteht die Probe.
event-failed = { $seat } besteht die Probe nicht und hat jetzt { $grit } Entschlossenheitsmarker.
event-spent = { $seat } gibt { $count } Entschlossenheitsmarker aus und hat noch { $grit }.
event-sacrificed = { $seat } erleidet eine Wunde für drei Entschlossenheitsmarker.
event-wounded = { $seat } erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
} und hat noch { $life } Leben.
event-healed = { $seat } heilt { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
} und hat wieder { $life } Leben.
event-died = { $seat }: Der Held { $cause } ({ $space }).
event-gone = { $seat } ist ausgeschieden.
event-plays-on = { $seat } spielt weiter die Monster gegen { $hero }.
event-revived = { $seat }: Der Held steht in { $space } wieder auf.
event-drew = { $seat } zieht „{ $card }“.
    .you = { $seat } zieht „{ $card }“. { $does }
event-reshuffled = Die Karten werden neu gemischt: { $pile }.
event-looted = { $seat } nimmt „{ $card }“{ $worth ->
    [0] .
   *[other] {" "}und hat jetzt { $gold } Gold.
}
event-lost = { $seat } legt „{ $card }“ ab.
event-kept = { $seat } behält „{ $card }“.
event-unkept = { $seat } ist „{ $card }“ los.
event-rowed = { $seat } legt „{ $card }“ an die Reihe an.
event-row-gone = { $seat } räumt die Reihe ab.
event-rune-used = { $seat } setzt die Runenkarte „{ $card }“ ein.
event-rune-gone = { $seat } legt die Runenkarte „{ $card }“ in die Schachtel zurück.
event-potion = { $seat } trinkt „{ $card }“.
event-rope = { $seat } benutzt „{ $card }“.
event-no-card = Es gibt keine Karte mehr zu ziehen: { $pile }.
event-peeked = { $seat } sieht sich Durchsuchungskarten an ({ $count }).
event-peek = Du siehst die Karte „{ $card }“.
event-unpeeked = { $seat } legt „{ $card }“ ab.
event-picked = { $seat } entscheidet sich für „{ $card }“.
    .you = { $seat } entscheidet sich für „{ $card }“. { $does }
event-tile = { $seat } findet: { $tile }.
event-tile-under = { $seat } legt { $tile } unter den Stapel und sucht einen anderen Weg.
event-laid = In { $space } liegt jetzt: { $tile }.
event-entered = { $seat } betritt { $space }.
event-side = { $seat } steht auf dieser Seite: { $side }.
event-turned = Der Raum { $space } dreht sich, Blick nach { $facing }.
event-searched = { $seat } durchsucht { $space }.
event-no-secret-way = { $seat }: Hier führt keine Geheimtür weiter.
event-entrance = In { $space } führt ein Weg in die Katakomben.
event-obstacle = { $seat } steht vor { $obstacle }.
event-shifted = { $seat } wechselt in den Turm { $space }.
event-left = { $gold ->
    [0] { $seat } verlässt das Verlies ohne Gold.
   *[other] { $seat } verlässt das Verlies mit { $gold } Gold!
}
event-crossed = { $seat } hat die Brücke überquert.
event-groped = { $seat } tastet nach { $direction }.
event-met = { $seat } begegnet einem Monster: { $family }!
event-met-unseen = { $seat } begegnet einem unbekannten Monster.
event-monster-card = Dein Monster: Lebenskraft { $life }, Fluchtstrafe { $penalty }.
event-token = In { $space } lauert ein Monster.
event-token-gone = In { $space } lauert kein Monster mehr.
event-struck = { $seat } spielt { $hero }, das Monster { $monster }.
event-shielded = { $seat } hebt den Schild.
event-sparked = { $seat } schlägt Funken.
event-monster-hurt = Das Monster erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
} und hat jetzt { $wounds }.
event-monster-shown = Es zeigt sich: { $family }, Lebenskraft { $life }, Fluchtstrafe { $penalty }.
event-slain = { $seat } hat das Monster besiegt.
event-monster-gone = Die Monsterkarte wird abgelegt: { $family }, Lebenskraft { $life }, Fluchtstrafe { $penalty }.
event-fled = { $seat }: Die Flucht gelingt{ $penalty ->
    [0] .
   *[other] ; Fluchtstrafe { $penalty }.
}
event-fled-to = { $seat } flieht nach { $space }.
event-rage = Der Zorn des Drachen trifft { $seat }.
event-went-down = { $seat } ist in den Katakomben unter { $space }, Richtung { $heading }.
event-headed = { $seat } dreht den Reisemarker nach { $heading }.
event-flooded = { $seat }: Das Wasser kostet den nächsten Zug.
event-dried = { $seat }: Das Wasser kostet die Aktionsphase.
event-first-leg = { $seat } kommt bis { $space }{ $lost ->
    [0] .
   *[other] , dort ist die Außenmauer.
}
event-second-leg = { $seat } geht weiter nach { $heading } bis { $space }.
event-walled = { $seat } prallt an die Außenmauer (fehlende Schritte: { $count }).
event-came-up = { $seat } kommt in { $space } ans Licht.
event-lamp = { $seat } reibt die Wunschlampe: { $first } und { $second }, also { $gold } Gold.
event-end = Das Spiel ist aus.
event-scored = { $seat } hat am Ende { $gold } Gold.

### Ablehnungen

why-tower-taken = Der Turm { $space } ist besetzt.
why-no-tower = In { $space } gibt es kein Turmzimmer.
why-no-rope = Du hast kein Seil.
why-not-your-loot = „{ $card }“ gehört nicht zu deiner Beute.
why-no-such-side = Diese Seite hat der Raum nicht: { $half }.
why-not-dark = In { $space } gibt es nichts zu beleuchten.
why-same-orientation = Mit Blick nach { $direction } liegt es nicht anders als sonst.
why-not-next = { $space } grenzt nicht an deinen Raum.
why-wall = Zwischen dir und { $space } steht eine Mauer.
why-no-tiles = { $space } ist unerforscht, und es gibt keine Plättchen mehr.
why-blocked = Der Durchgang nach { $space } endet an einer Mauer.
why-too-dark = In der Dunkelheit entscheidet der Würfel, { $space } lässt sich nicht wählen.
why-occupied = In { $space } steht ein anderer Held.
why-over-chasm = Zwischen dir und { $space } liegt der Schlund.
why-not-back = Aus einem Korridor geht es nur zurück nach { $space }, wenn kein anderer Weg frei ist.
why-exit-no-tower = Das Verlies verlässt man durch ein Turmzimmer.
why-exit-no-loot = Ohne Beute verlässt niemand das Verlies.
why-exit-no-treasure = Allein brauchst du eine Schatzkarte, um das Verlies zu verlassen.
why-shifted = Du hast in diesem Zug schon den Turm gewechselt.
why-no-secret-way = Nach { $space } kann keine Geheimtür führen.
why-hero-taken = { $hero } ist vergeben.
why-fled-there = Nach { $space } bist du in diesem Zug schon geflohen.
why-no-flight = Nach { $space } kannst du nicht fliehen.
why-no-status = „{ $card }“ ist jetzt nicht abzuhandeln.
why-not-dark-here = Du bist in keiner Kammer der Dunkelheit.
why-all-blocked = Alle Durchgänge sind blockiert.
why-searched = Dieser Raum ist durchsucht.
why-monster-here = Wo ein Monster lauert, wird nicht gesucht.
why-no-torch = Nur Räume mit Fackel lassen sich durchsuchen.
why-not-found = „{ $card }“ hast du nicht gefunden.
why-no-closed-bridge = Du stehst auf keiner Brücke mit versperrtem Ende.
why-bridge-closed = Am anderen Ende der Brücke geht es nicht weiter.
why-no-entrance = Von hier führt kein Weg hinab.
why-no-dragon-here = Der Drache schläft in der Schatzkammer.
why-no-potion = Du hast keinen Trank.
why-not-your-potion = „{ $card }“ ist kein Trank von dir.
why-no-rune-now = Du hast keine Rune für diesen Augenblick.
why-not-on-tile = Gedruckte Räume lassen sich nicht drehen.
why-no-waiting = Du kannst nicht warten: Am toten Punkt stirbt der Held.
why-may-wait = Nur andere Helden stehen im Weg: Du darfst warten.

### Warnungen

caution-gold = Du gehst ganz ohne Gold.
caution-rage = Die letzte Drachenkarte ist der Zorn.
caution-death = Dein Held stirbt dann.
caution-unhurt = Dein Held ist unverletzt: Es gibt nichts zu heilen.

### Das Ende

ended-sunset = Die Sonne ist untergegangen. Wer noch im Verlies war, ist tot.
ended-all-gone = Niemand ist mehr im Verlies.
source-treasure = Schätze
source-finds = Andere Funde

### Optionen

option-death_can_wait = Der Tod kann warten
    .about = Tote Helden verlieren alles, was sie tragen, und beginnen neu in einem Turm.
option-torchlight = Fackellicht
    .about = Wer einen Raum betritt, sieht die Räume hinter seinen offenen Durchgängen.
option-hero_choice = Helden
    .about = Wie die Helden verteilt werden.
option-hero_choice-choose = alle wählen
option-hero_choice-random = das Los entscheidet
option-runes = Runen
    .about = Ob jeder Held eine Rune bekommt.
option-runes-dealt = je eine
option-runes-none = keine
option-sun_start = Beginn der Sonne
    .about = Das Feld der Sonnenleiste, auf dem die Sonne beginnt.
option-sun_start-0 = vor dem ersten Feld
option-sun_start-1 = auf dem ersten Feld
option-sun_extra = Längerer Tag
    .about = Weitere leere Felder der Sonnenleiste.
option-sun_extra-0 = keine
option-sun_extra-2 = zwei mehr
option-multi_obstacle = Mehrere Hindernisse
    .about = Ob zwei Türen oder zwei Fallgitter in einem Durchgang einzeln zählen.
option-multi_obstacle-each = jedes für sich
option-multi_obstacle-one_per_kind = jede Art nur einmal
option-dead_end_by_hero = Von Helden eingeschlossen
    .about = Was geschieht, wenn nur andere Helden den Ausweg versperren.
option-dead_end_by_hero-die = toter Punkt
option-dead_end_by_hero-wait = er wartet
option-combat_cycle = Ordnung der Kampfkarten
    .about = Welche Karte welche schlägt.
option-combat_cycle-melee_over_ranged = Nahkampf schlägt Fernkampf
option-combat_cycle-ranged_over_melee = Fernkampf schlägt Nahkampf
option-combat_symmetric = Schwere Treffer für beide
    .about = Zwischen Nah- und Fernkampf schlägt die stärkere Karte stets zwei Wunden, bei Held wie Monster.
option-double_fall = Beide fallen
    .about = Was gilt, wenn Held und Monster zugleich fallen.
option-double_fall-both = beide sind tot, der Marker geht
option-double_fall-hero_first = zuerst der Held, der Marker bleibt
option-flee_rubble = Flucht über Trümmer
    .about = Ob die Flucht über die Trümmer einer eingestürzten Decke eine Gewandtheitsprobe verlangt.
option-flee_rubble-test = mit Probe
option-flee_rubble-free = ohne Probe
option-dark_occupied = Helden im Dunkeln
    .about = Was geschieht, wenn der Würfel in einen besetzten Raum führt.
option-dark_occupied-enter = er geht hin
option-dark_occupied-reroll = er würfelt neu
option-bridge_blocked = Versperrte Brücke
    .about = Ob man eine Brücke überqueren darf, hinter der es nicht weitergeht.
option-bridge_blocked-stop = nein
option-bridge_blocked-try = man darf es versuchen
option-resurrect_tower = Turm der Gefallenen
    .about = Wo ein gefallener Held wieder aufstehen darf.
option-resurrect_tower-any = jeder Turm
option-resurrect_tower-free = ein freier Turm

### Terminal

terminal-round = Runde { $round }, Sonne auf Feld { $sun }
terminal-sun-safe = erster Wurf um die Sonne in { $count } Runden
terminal-sun-odds = nächste Runde sinkt die Sonne bei { $number ->
    [1] einer 1
   *[other] { $number } oder weniger
}
terminal-turn = { $seat } ist am Zug
terminal-asked = gefragt: { $seats }
terminal-stack = noch { $count } Plättchen
terminal-dice = Würfel { $dice }
terminal-held = Gezogen: { $tile }. So lässt es sich legen:
terminal-held-entry = Gezogen: { $tile }. Hinein geht es von unten:
terminal-combat = Kampf: { $hero } gegen { $monster }, Wunden des Monsters: { $wounds }.
terminal-monster-seat = Das Monster spielt { $seat }.
terminal-monster = Lebenskraft { $life }, Fluchtstrafe { $penalty }.
terminal-unknown = ein unbekanntes Monster
terminal-blows = Wunden Held/Monster
terminal-piles = Karten übrig (abgelegt)
terminal-hero = Spieler und Held
terminal-place = Ort
terminal-life = Leben
terminal-grit = Ent.
terminal-strength = Stä
terminal-agility = Gew
terminal-toughness = Zäh
terminal-luck = Glü
terminal-gold = Gold
terminal-rune = Rune
terminal-loot = Beute
terminal-kept = Behalten
terminal-row = Reihe
terminal-flooded = Das Wasser kostet den nächsten Zug.
terminal-out = draußen
terminal-dead = tot
terminal-below = unter { $space }, Reihe { $count }, { $heading }
terminal-side = { $space }, Seite { $side }
terminal-legend = Jeder Raum: Zeichen am Rand, Art des Raums, dann Figuren. Eine Lücke ist ein offener Durchgang.
terminal-wall = Mauer
terminal-open = offen
terminal-door = Tür
terminal-portcullis = Fallgitter
terminal-monster-here = Monster
terminal-searched = durchsucht
terminal-way-down = Weg hinab
terminal-marker = Reisemarker
terminal-unexplored = unerforscht
terminal-agility-test = Gewandtheitsprobe
terminal-strength-test = Stärkeprobe
terminal-results = Wunden Held/Monster gegen { $results }
terminal-rage = Drachenzorn: 1 von { $count }

### Nachschlagen

lexicon-heroes = Helden
lexicon-abilities = Heldenfähigkeiten
lexicon-ability = { $hero }. { $about }
lexicon-runes = Runenkarten
lexicon-rooms = Räume
lexicon-monsters = Monster
lexicon-cards = Karten: { $pile }
lexicon-hero = Lebenskraft { $life }, { $scores }.
lexicon-monster = Monster. Karten (Lebenskraft/Fluchtstrafe): { $cards }.

### Die Geschichte am Ende

story-curve-progress = Gold im Beutel, Runde um Runde
story-out-richest = { $seat } bringt { $gold } Gold ans Tageslicht; mehr hat niemand.
story-none-left = Niemand ist lebend herausgekommen. Gewonnen hat das Verlies.
story-came-out = { $gold ->
    [0] { $seat } verlässt das Verlies ohne Gold, bei Sonnenstand { $sun }.
   *[other] { $seat } verlässt das Verlies mit { $gold } Gold, bei Sonnenstand { $sun }.
}
story-died = { $seat }, zuletzt in { $space }: Der Held { $cause }.
story-died-fighting = { $seat } fällt in { $space } im Kampf. Der Gegner: { $family }.
story-died-by = { $seat } stirbt in { $space }. Das Verhängnis: „{ $card }“.
story-deeds = { $seat }: { $rooms ->
    [0] keinen Raum
    [one] einen Raum
   *[other] { $rooms } Räume
} entdeckt, { $slain ->
    [0] kein Monster
    [one] ein Monster
   *[other] { $slain } Monster
} besiegt, { $wounds ->
    [0] keine Wunde
    [one] eine Wunde
   *[other] { $wounds } Wunden
} erlitten.
story-dragon = Der Drache erwacht, und sein Zorn trifft { $seat }.
story-find = Den besten Fund macht { $seat }: „{ $card }“.
story-blow = { $count ->
    [one] Der härteste Schlag: eine Wunde auf einmal für { $seat }.
   *[other] Der härteste Schlag: { $count } Wunden auf einmal für { $seat }.
}
story-revived = Schon tot geglaubt und in { $space } wieder auf den Beinen: { $seat }.
