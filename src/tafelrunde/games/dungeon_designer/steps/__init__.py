"""The year as the rulebook tells it: `setup` lays out, then `build`, `market` and `cleanup`; `powers` are those of the
mini-expansion, `supplies` are the piles that things come from."""

from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.build import (
    Commit,
    DrawAlone,
    Drop,
    Keep,
    PassHands,
    Place,
    Reveal,
    Turn,
    Year,
)
from tafelrunde.games.dungeon_designer.steps.cleanup import Cleanup, Dual, Finish
from tafelrunde.games.dungeon_designer.steps.market import Income, Market, PlaceElement, PlacePassage, Visit
from tafelrunde.games.dungeon_designer.steps.powers import Carry, Power
from tafelrunde.games.dungeon_designer.steps.setup import LayOut, deal
from tafelrunde.kernel.steps import Step

ALL: tuple[type[Step[Site]], ...] = (
    LayOut,
    Year,
    Turn,
    Commit,
    Reveal,
    Place,
    Drop,
    Power,
    Carry,
    PassHands,
    Keep,
    DrawAlone,
    Income,
    Market,
    Visit,
    PlaceElement,
    PlacePassage,
    Cleanup,
    Dual,
    Finish,
)

__all__ = ["ALL", "deal"]
