# Was nur an einem neuen Tisch gesagt wird: kommt mit der Seite.

new-title = Ein neuer Tisch
new-game = Spiel
new-count = Plätze
new-door = Tür
new-private = Nur mit Link
    .about = Den Tisch findet nur, wem du den Link gibst.
new-open = Offen
    .about = Der Tisch steht auf der Startseite, und jeder darf sich dazusetzen.
new-lay = Tisch decken
new-begin = Tisch decken und anfangen
seat-kind-me = ich
seat-kind-open = frei
seat-kind-bot = Bot
options-about = Varianten und Auslegungen. Wer nichts ändert, spielt, wie es gedacht ist.
edition = Hausausgabe, Prüfsumme { $hash }
