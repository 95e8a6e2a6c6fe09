# Was nur sagt, wer etwas groß ansieht. en.ftl enthält dieselben Texte.

zoom-life = Lebenskraft { $life }
zoom-unexplored = Wer hierher geht, zieht ein Plättchen vom Stapel.
zoom-door = Eine Tür: Wer hindurchwill, zieht eine Türkarte.
zoom-portcullis = Ein Fallgitter: Wer hindurchwill, muss es mit einer Stärkeprobe heben.
zoom-stairs = Von hier führt ein Weg hinab in die Katakomben.
zoom-torch = Die Fackel brennt: Dieser Raum lässt sich einmal durchsuchen.
zoom-searched = Dieser Raum ist durchsucht.
zoom-token = Hier lauert ein Monster: Wer hereinkommt, begegnet ihm.
zoom-monster = Lebenskraft { $life }, Fluchtstrafe { $penalty }.
zoom-against = Karte des Monsters
zoom-hero = Wunden des Helden
zoom-beast = Wunden des Monsters
zoom-blows = Der Held spielt diese Karte.
