"""The turn as the rulebook tells it: `setup` lays out, `turn` is the frame; `symbols`, `sharing`, `encounters`,
`travel` and `meeting` are what a card brings about."""

from tafelrunde.games.dante.steps import encounters, meeting, setup, sharing, symbols, travel, turn
from tafelrunde.games.dante.steps.setup import deal
from tafelrunde.kernel.steps import steps_in

ALL = steps_in(setup, turn, symbols, sharing, encounters, travel, meeting)

__all__ = ["ALL", "deal"]
