# Was nur die Einstellungen sagen; es kommt mit ihnen. en.ftl enthält dieselben Texte.

setting-lang = Sprache
setting-lang-de = Deutsch
setting-lang-en = English
setting-theme = Licht
setting-theme-light = Lampe
setting-theme-dark = Kerze
setting-theme-system = wie das Gerät
setting-confirm = Züge bestätigen
    .about = Unumkehrbar ist, was etwas aufdeckt oder den Zufall fragt.
setting-confirm-always = immer
setting-confirm-irreversible = nur unumkehrbare
setting-confirm-never = nie
setting-speed = Bewegung
    .reduced = Dein Gerät wünscht wenig Bewegung: Figuren springen gleich ans Ziel.
setting-speed-0 = keine
setting-speed-1 = gemütlich
setting-speed-2 = flott
setting-candle = Bedenkzeit für Reaktionen
    .about = Wer nicht reagiert, hält nach dieser Zeit still. Sie ist für alle gleich und verrät daher nichts.
setting-candle-15 = 15 Sekunden
setting-candle-40 = 40 Sekunden
setting-candle-0 = ohne Ende
setting-sound = Töne
setting-sound-true = an
setting-sound-false = aus
