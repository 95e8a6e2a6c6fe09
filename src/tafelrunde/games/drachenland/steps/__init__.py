"""The turn as the rulebook tells it: `setup` lays out, `turn` is the frame, then `movement` and `treasures`."""

from tafelrunde.games.drachenland.steps import movement, setup, treasures, turn
from tafelrunde.games.drachenland.steps.setup import deal
from tafelrunde.kernel.steps import steps_in

ALL = steps_in(setup, turn, movement, treasures)

__all__ = ["ALL", "deal"]
