"""Pickled positions, for other processes of the same release. To keep a game, write its record or its position.

A pickle holds no copy of what is made from an edition. Positions and beliefs refer to setup and board, which are found
again by the name of the game.
"""

from __future__ import annotations

import pickle
from io import BytesIO
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.state import State, held

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Setup

RECOMPUTED = ("frames", "offered", "unseen")  # computed again when needed
SETUP, BOARD = "setup", "board"


def reduced(s: State) -> tuple[object, ...]:
    """Return a position as `__reduce__` needs it."""
    _ = s.belief  # folds what was told, else a chain as long as the game
    file = BytesIO()
    _Pickler(file, s.setup).dump({name: getattr(s, name) for name in held(type(s)) if name not in RECOMPUTED})
    return _restored, (type(s), s.setup, file.getvalue())


def _restored(kind: type[State], setup: Setup[Any, Any], kept: bytes) -> State:
    state = kind.__new__(kind)
    values = _Unpickler(BytesIO(kept), setup).load()
    for name, value in (dict.fromkeys(RECOMPUTED) | values).items():
        setattr(state, name, value)
    return state


class _Pickler(pickle.Pickler):
    def __init__(self, file: BytesIO, setup: Setup[Any, Any]) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_id(self, thing: Any) -> str | None:
        if thing is self.setup:
            return SETUP
        return BOARD if thing is self.setup.board else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: BytesIO, setup: Setup[Any, Any]) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_load(self, name: Any) -> object:
        return self.setup if name == SETUP else self.setup.board
