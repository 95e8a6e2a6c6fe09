"""The parts that every game is made of; they know no game.

`State` and `Step` make a position, and `engine` runs it. `Game` is a game's table of contents, and `Table` is the
public face of a running game. The modules that `__all__` names are public: games are written with them.
"""

__all__ = [
    "actions",
    "drawing",
    "edition",
    "engine",
    "errors",
    "events",
    "facts",
    "game",
    "luck",
    "options",
    "parts",
    "position",
    "reader",
    "result",
    "sense",
    "sight",
    "sorted_rows",
    "speech",
    "state",
    "steps",
    "story",
    "views",
]
