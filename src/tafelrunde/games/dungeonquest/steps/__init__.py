"""The turn as the rulebook tells it: `setup` lays out, `turn` is the frame with `sun` and `action`; `moving`,
`entering`, `rooms`, `dragon` and `searching` are the dungeon, `catacombs` what lies below, `monsters` combat, `flight`
the way out of it, `cards` the decks; `fate` are dice and tests, `body` wounds and death."""

from tafelrunde.games.dungeonquest.steps import (
    action,
    body,
    cards,
    catacombs,
    dragon,
    entering,
    fate,
    flight,
    monsters,
    moving,
    rooms,
    searching,
    setup,
    sun,
    turn,
)
from tafelrunde.games.dungeonquest.steps.setup import deal
from tafelrunde.kernel.steps import steps_in

ALL = steps_in(
    setup, turn, sun, action, searching, fate, body, cards, entering, catacombs, moving, rooms, dragon, monsters, flight
)

__all__ = ["ALL", "deal"]
