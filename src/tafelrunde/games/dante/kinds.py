"""What the steps of Dante have in common."""

from __future__ import annotations

from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.steps import SoloAsk


class OfTurn(SoloAsk[Mountain]):
    """An ask put to whoever's turn it is, also in the role of somebody else."""

    __slots__ = ()

    def seat(self, s: Mountain) -> int:
        return s.turn
