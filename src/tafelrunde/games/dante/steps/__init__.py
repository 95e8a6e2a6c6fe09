"""The turn as the rulebook tells it: `setup` lays out, `turn` is the frame; `symbols`, `sharing`, `encounters`,
`travel` and `meeting` are what a card brings about."""

from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.encounters import Encounter, NextEncounter
from tafelrunde.games.dante.steps.meeting import Meet, SendBack
from tafelrunde.games.dante.steps.setup import LayOut, deal
from tafelrunde.games.dante.steps.sharing import Share
from tafelrunde.games.dante.steps.symbols import (
    AlsoGive,
    EachAlsoGives,
    GiveTo,
    GiveWith,
    Remit,
    SharedRelief,
)
from tafelrunde.games.dante.steps.travel import Ascent, Journey, LapRelease, TogetherOrAlone, Walk
from tafelrunde.games.dante.steps.turn import Draw, EndOfTurn, FollowUp, Intervene, PlayCard
from tafelrunde.kernel.steps import Step

ALL: tuple[type[Step[Mountain]], ...] = (
    LayOut,
    PlayCard,
    Remit,
    GiveWith,
    GiveTo,
    AlsoGive,
    EachAlsoGives,
    SharedRelief,
    Share,
    Intervene,
    FollowUp,
    Encounter,
    NextEncounter,
    Journey,
    TogetherOrAlone,
    Walk,
    LapRelease,
    Ascent,
    SendBack,
    Meet,
    Draw,
    EndOfTurn,
)

__all__ = ["ALL", "deal"]
