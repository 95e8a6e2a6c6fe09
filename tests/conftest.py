"""What all tests share."""

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import settings

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value
from tests.built_in_games import GAMES

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")

BRISK: Mapping[str, Mapping[str, Value]] = {"drachenland": {"clock_rounds": 12}}


def pytest_tafelrunde_games() -> Sequence[Game[Any, Any]]:
    return GAMES


def pytest_tafelrunde_brisk(game: Game[Any, Any]) -> Mapping[str, Value] | None:
    return BRISK.get(game.slug)
