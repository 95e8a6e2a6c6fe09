"""What lies on the table."""

from __future__ import annotations

from fireflies.board import Board
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import SortedRow
from tafelrunde.kernel.state import State, slots


class Meadow(State):
    """A position. A card is the place of its light in `Board.lights`."""

    __slots__ = slots("board discard hands pack points round")

    def __init__(self, setup: Setup[Meadow, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        self.board: Board = setup.board
        self.round: int = 0
        self.points: list[int] = [0] * setup.seats
        self.pack: SortedRow = ()  # the top card is the last
        self.discard: SortedRow = ()
        self.hands: list[SortedRow] = [()] * setup.seats  # sorted
