"""The toys sit at the same table as the installed games."""

import pytest

from tafelrunde.kernel import game
from tests.toys import entry_points


@pytest.fixture(autouse=True)
def toys_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets records find the toy games by their slugs, as if a package had brought them."""
    known = {**game.installed(), **entry_points()}
    monkeypatch.setattr(game, "installed", lambda: known)
