"""Fixtures that install the toy games beside the built-in ones."""

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.kernel import game
from tests.toys import TOYS, entry_points


def pytest_tafelrunde_games() -> Sequence[game.Game[Any, Any]]:
    return TOYS


@pytest.fixture(autouse=True)
def toys_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let records find the toy games by their slugs, as if a package had brought them."""
    known = {**game.installed(), **entry_points()}
    monkeypatch.setattr(game, "installed", lambda: known)
