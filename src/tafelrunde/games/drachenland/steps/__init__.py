"""The turn as the rulebook tells it: `setup` lays out, `turn` is the frame, then `movement` and `treasures`."""

from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.steps.movement import Move
from tafelrunde.games.drachenland.steps.setup import Begin, LayOut, Lead, deal
from tafelrunde.games.drachenland.steps.treasures import Collect, HandOrDone, Treasures
from tafelrunde.games.drachenland.steps.turn import (
    Activate,
    EndOfTurn,
    KeepOrReroll,
    Opening,
    Rest,
    Roll,
    Turn,
)
from tafelrunde.kernel.steps import Step

ALL: tuple[type[Step[Land]], ...] = (
    LayOut,
    Lead,
    Begin,
    Opening,
    Turn,
    Roll,
    KeepOrReroll,
    Activate,
    Move,
    Treasures,
    Collect,
    HandOrDone,
    Rest,
    EndOfTurn,
)

__all__ = ["ALL", "deal"]
