"""The games to prove. A test of the suite asks for them with `@each_game`, or with `@pytest.mark.subjects(...)` for
something found in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value

AnyGame = Game[Any, Any]


class Subject(NamedTuple):
    """A game, and options that shorten it."""

    game: AnyGame
    brisk: Mapping[str, Value]


def _games(*subjects: Subject) -> Iterator[object]:
    for game, _ in subjects:
        yield pytest.param(game, id=game.slug)


each_game = pytest.mark.subjects("game", _games)
