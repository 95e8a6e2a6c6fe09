"""The year as the rulebook tells it: `setup` lays out, then `build`, `market` and `cleanup`; `powers` are those of the
mini-expansion, `supplies` are the piles that things come from."""

from tafelrunde.games.dungeon_designer.steps import build, cleanup, market, powers, setup
from tafelrunde.games.dungeon_designer.steps.setup import deal
from tafelrunde.kernel.steps import steps_in

ALL = steps_in(setup, build, powers, market, cleanup)

__all__ = ["ALL", "deal"]
