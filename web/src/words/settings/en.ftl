# What only the settings say; it comes with them. de.ftl has the same texts.

setting-lang = Language
setting-lang-de = Deutsch
setting-lang-en = English
setting-theme = Light
setting-theme-light = lamp
setting-theme-dark = candle
setting-theme-system = as the device
setting-confirm = Confirm moves
    .about = What reveals something or asks for luck cannot be undone.
setting-confirm-always = always
setting-confirm-irreversible = only irreversible ones
setting-confirm-never = never
setting-speed = Motion
    .reduced = Your device asks for little motion: pieces go straight to where they belong.
setting-speed-0 = none
setting-speed-1 = leisurely
setting-speed-2 = brisk
setting-candle = Time to react
    .about = Whoever does not react keeps still after this time. It is the same for everybody and so tells nothing.
setting-candle-15 = 15 seconds
setting-candle-40 = 40 seconds
setting-candle-0 = no end
setting-sound = Sound
setting-sound-true = on
setting-sound-false = off
