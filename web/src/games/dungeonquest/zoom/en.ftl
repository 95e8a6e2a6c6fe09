# What is said only of things looked at closely. de.ftl holds the same texts.

zoom-life = Life { $life }
zoom-unexplored = Whoever goes there draws a tile from the stack.
zoom-door = A door: who wants to pass draws a door card.
zoom-portcullis = A portcullis: who wants to pass must lift it with a strength test.
zoom-stairs = From here a way leads down into the catacombs.
zoom-torch = The torch is burning: this room can be searched once.
zoom-searched = This room has been searched.
zoom-token = A monster lurks here: whoever comes in meets it.
zoom-monster = Life { $life }, escape penalty { $penalty }.
zoom-against = Monster's card
zoom-hero = Hero's wounds
zoom-beast = Monster's wounds
zoom-blows = The hero plays this card.
