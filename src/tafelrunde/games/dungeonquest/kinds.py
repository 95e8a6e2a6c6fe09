"""What several steps have in common."""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import SoloAsk, Step


class Lasting(Step[Quest]):
    """A step that is carried out even if the turn ends before it: the end of the turn itself, a Dragon Rage."""

    __slots__ = ()


class Dicing(Step[Quest]):
    """A step that looks at dice just thrown."""

    __slots__ = ()
    roll: ClassVar[str] = ""
    lasts: ClassVar[bool] = False
    """Carried out even if the turn ends before it."""

    def purpose(self) -> str:
        """What they are thrown for."""
        return self.roll

    def limit(self, s: Quest) -> int:
        """The highest total that is a success, or 0 where nothing is tested."""
        return 0


def lasts(step: Step[Quest]) -> bool:
    """Whether a step is carried out even if the turn ends before it."""
    return isinstance(step, Lasting) or (isinstance(step, Dicing) and step.lasts)


class OfPlayer(SoloAsk[Quest]):
    """An ask put to the active player."""

    __slots__ = ()

    def seat(self, s: Quest) -> int:
        return s.player


class Driven(OfPlayer):
    """An ask after which a figure would just walk off if there is one answer only; so all hear that there is."""

    __slots__ = ()

    def no_choice(self, s: Quest, seat: int, action: Action) -> None:
        s.tell(events.NO_CHOICE._replace(clause=self.clause), seat)


class InOrder(SoloAsk[Quest]):
    """One seat after the other, the first player first (DQ-002)."""

    __slots__ = ()
    position: int

    def seat(self, s: Quest) -> int:
        return (s.first + self.position) % s.seats
