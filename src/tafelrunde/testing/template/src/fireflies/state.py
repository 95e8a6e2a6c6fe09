"""What lies on the table."""

from __future__ import annotations

from typing import Self

from fireflies.board import Board
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


class Meadow(State):
    """A position."""

    __slots__ = ("discard", "hands", "pack", "points", "round")

    def __init__(self, setup: Setup[Meadow, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        kinds = len(setup.board.lights)
        self.round: int = 0
        self.points: list[int] = [0] * setup.seats
        self.pack: list[int] = []  # the top card is the last
        self.discard: list[int] = [0] * kinds  # how many of each light
        self.hands: list[list[int]] = [[0] * kinds for _ in range(setup.seats)]  # the same, by seat

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        self._clone_kernel(new)
        new.round, new.points = self.round, self.points[:]
        new.pack, new.discard = self.pack[:], self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        return new
