# Was über Links zu einem Platz und über Geräte gesagt wird; es kommt erst, wenn es gebraucht wird. en.ftl enthält dieselben
# Texte.

key-title = Ein Platz an diesem Tisch
key-ask = Du bist hier { $name }. Mit diesem Link spielst du an einem Tisch von „{ $game }“ einen Platz, der jemand anderem gehört (am Tisch: { $people }). Deine eigenen Plätze und Tische bleiben, wie sie sind.
key-take = Platz mitspielen
key-watch = Nur zuschauen
key-held = In Händen von { $who }
key-open = Noch ungenutzt, gültig bis { $until }
key-end = Zurücknehmen
personal = Link zu deinem Platz
personal-about = Für dein Telefon oder für jemanden, der deinen Platz mitspielt. Er öffnet nur diesen Platz an diesem Tisch, einmal und einen Tag lang; zurücknehmen kannst du ihn jederzeit.
personal-make = Link erzeugen
devices = Deine Geräte
devices-about = Wer mit einem davon kommt, ist hier du. Ein Gerät, das ein halbes Jahr nicht kommt, wird vergessen.
device-this = dieses hier
device-used = zuletzt am { $day }
device-unknown = Unbekanntes Gerät
device-end = Abmelden
device-end-sure = Wirklich abmelden
device-end-about = Dann kennt dich dieser Browser nicht mehr. Deine Plätze erreichst du nur noch mit einem anderen deiner Geräte.
keys-given = Links zu deinen Plätzen
