"""Tafelrunde: five German board games as real software.

>>> import tafelrunde
>>> game = tafelrunde.game("drachenland")
>>> table = game.new(seats=3, seed=7)
>>> table.pending
(2,)
"""

from importlib.metadata import version

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import (
    BadEdition,
    BadInput,
    BadNotation,
    BadRecord,
    IllegalMove,
    KernelError,
    TafelrundeError,
)
from tafelrunde.kernel.game import Game, all_games, game
from tafelrunde.kernel.luck import Commitment, Luck
from tafelrunde.kernel.record import read_record, record, verify
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.table import Table

__version__ = version("tafelrunde")

__all__ = [
    "Action",
    "BadEdition",
    "BadInput",
    "BadNotation",
    "BadRecord",
    "Commitment",
    "Game",
    "IllegalMove",
    "KernelError",
    "Luck",
    "Result",
    "Table",
    "TafelrundeError",
    "__version__",
    "all_games",
    "game",
    "read_record",
    "record",
    "verify",
]
