# Was nur die Seite im Browser sagt. en.ftl enthält dieselben Texte.

## Überall

home = Zum Anfang
tools = Werkzeuge
settings = Einstellungen
close = Schließen
cancel = Abbrechen
confirm = So machen
again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert.
copy-yourself = Das Kopieren hat der Browser nicht erlaubt. Markiere die Adresse und kopiere sie selbst.
on = an
off = aus
number = { $value }
skip-to-content = Zum Inhalt springen
switch-lang = EN: switch to English
to-dark = Kerze statt Lampe: dunkel
to-light = Lampe statt Kerze: hell
sound-on = Töne an
sound-off = Töne aus
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-all = Alles zeigen
footer = Tafelrunde ist freie Software. Die gedruckten Spiele gehören ihren Autoren und Verlagen.
credits = Wer dahintersteht

## Anfang

start-title = Setz dich an die Tafelrunde
start-lead = Brettspiele am runden Tisch: mit Freunden über einen Link, mit Bots, wenn gerade niemand Zeit hat. Ohne Konto, ohne Werbung.
start-mine = Weiterspielen
start-games = Spiele
start-sick = Nur für dich, denn du sitzt an diesem Rechner: Diese Spiele sind installiert, aber nicht spielbar.
start-open = Offene Tische
start-open-none = Gerade sucht niemand Mitspieler. Mach selbst einen Tisch auf.
start-finished = Zu Ende gespielt
start-older = Ältere Partien zeigen
card-seats = Plätze:
card-length = Dauer:
card-play = Sofort gegen Bots spielen
card-laying = Der Tisch wird gedeckt …
card-new = Eigener Tisch
how = So geht’s
aim = Ziel
understood = Verstanden
seat-open = frei
seat-you = du

## Neuer Tisch

bot-level = Stärke des Bots
bot-random = Zufallsbot
bot-greedy = Gieriger Bot
bot-learned = Gelernter Bot
bot-search-easy = Denkbot, leicht
bot-search-normal = Denkbot, mittel
bot-search-strong = Denkbot, stark
options = Regeln am Tisch

## Am Tisch

luck-title = Das Glück zum Nachprüfen
board = Spielplan
spot-glows = wählbar
spot-picked = gewählt
prompt = Was jetzt zu tun ist
actions = Alle möglichen Züge
moves-list = Liste weiterer Züge: { $count }
own = Dein Bereich
others = Die anderen
areas = Bereiche
log = Protokoll
chat = Gespräch
log-and-chat = Protokoll und Gespräch
rules = Ziel, Ablauf und Regeln
tab-others = Andere
prompt-outgrown = Diese Partie begann mit Regeln oder einer Ausgabe, die es hier nicht mehr gibt. Ansehen geht, weiterspielen nicht.
prompt-loading = Der Tisch wird gedeckt …
prompt-waiting = { $seat } am Zug: Es geht um { $topic }.
prompt-thinking = { $seat } am Zug: Es geht um { $topic }
prompt-answered = Deine Antwort liegt verdeckt. Die anderen überlegen noch.
change-answer = Antwort ändern
go-on = Wähle weiter: Was jetzt noch fehlt, leuchtet.
chosen = Für dich gewählt: { $move }. Mit „Zurücknehmen“ geht es auch anders.
first = Noch nicht. Zuerst: { $ask }
final = Das lässt sich danach nicht mehr frei zurücknehmen.
undo = Zurücknehmen
skip = Überspringen
away = nicht da
stand-in = ein Bot springt ein
thinks = denkt nach
look-closer = Genauer ansehen
to-end = Wertung
watching = Du schaust zu.
invite-more = Am Tisch

log-none = Noch ist nichts geschehen.
rule = Regel { $clause } nachlesen

shortcuts = Tasten

## Rückschau

replay = Rückschau

## Wenn etwas nicht da ist

closed = Dieser Tisch wurde geschlossen.
wrong-unknown = Das hat nicht geklappt. Lade die Seite neu; gespeicherte Züge gehen nicht verloren.
wrong-offline = Der Server antwortet nicht. Läuft er, und bist du im Netz?
wrong-server = Der Server ist gestolpert. Versuche es gleich noch einmal.
reject-unknown = Das ging nicht. Es ist nichts geschehen.
