"""Tables of Drachenland after some random moves, for tests of the kernel."""

from __future__ import annotations

from random import Random

from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.board import Board
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.table import Table

LandTable = Table[Land, Board]


def fresh(seats: int = 3, seed: int = 1, **options: Value) -> LandTable:
    """Return a table about to begin."""
    return GAME.new(seats, seed, options)


def played(seats: int = 3, seed: int = 1, moves: int = 10**6, **options: Value) -> LandTable:
    """Return a table after `moves` random moves, or at its end."""
    return play_on(fresh(seats, seed, **options), moves, seed)


def committed(secret: bytes, *entropy: bytes, moves: int = 10**6) -> LandTable:
    """Return a table with a seat for each piece of entropy."""
    return play_on(GAME.new(len(entropy), commitment=Commitment(secret, entropy)), moves, 0)


def play_on(table: LandTable, moves: int, seed: int) -> LandTable:
    dice = Random(seed)
    for _ in range(moves):
        if table.result is not None:
            break
        seat = table.pending[0]
        table.play(seat, dice.choice(table.legal(seat)))
    return table
