"""The game as the rulebook tells it, step by step."""

from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.attacks import AttackLands, React, Settle
from tafelrunde.games.apokalypse.steps.dealing import Dealing
from tafelrunde.games.apokalypse.steps.people import Give, GiveTo, OptionalTheft, Theft
from tafelrunde.games.apokalypse.steps.planes import SealWon, UseSeal
from tafelrunde.games.apokalypse.steps.riders import Refill, Rewards, Score, Strike
from tafelrunde.games.apokalypse.steps.setup import LayOut, deal
from tafelrunde.games.apokalypse.steps.turn import Next, RoundStart, Turn
from tafelrunde.kernel.steps import Step

__all__ = ["ALL", "deal"]

ALL: tuple[type[Step[World]], ...] = (
    LayOut,
    RoundStart,
    Next,
    Turn,
    Give,
    GiveTo,
    Theft,
    OptionalTheft,
    React,
    AttackLands,
    Settle,
    Dealing,
    Strike,
    Score,
    Refill,
    Rewards,
    SealWon,
    UseSeal,
)
