"""The game sits at the table as if a package had brought it, until it is registered."""

from importlib.metadata import EntryPoint

import pytest

from tafelrunde.kernel import game
from tafelrunde.kernel.game import GROUP

SLUG = "dungeon_designer"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**game.installed(), SLUG: EntryPoint(SLUG, "tafelrunde.games.dungeon_designer:GAME", GROUP)}
    monkeypatch.setattr(game, "installed", lambda: known)
