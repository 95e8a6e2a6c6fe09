"""The hooks of a conftest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value


@pytest.hookspec
def pytest_tafelrunde_games() -> Sequence[Game[Any, Any]]:
    """Return the games that the tests below this folder prove."""
    raise NotImplementedError


@pytest.hookspec(firstresult=True)
def pytest_tafelrunde_brisk(game: Game[Any, Any]) -> Mapping[str, Value] | None:
    """Return options that shorten a long game without leaving anything out."""
    raise NotImplementedError
