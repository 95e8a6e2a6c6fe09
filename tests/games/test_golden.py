"""Golden games of old, at every seat count of every game: they are still played the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel.record import verify
from tests.built_in_games import GAMES

GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_games_are_still_played_the_same(path: Path) -> None:
    """If a change of the rules is meant, raise `rules_version` and record these anew."""
    table = verify(path.read_bytes().decode())
    assert table.result is not None


def test_there_are_golden_games_at_every_seat_count() -> None:
    played = [verify(path.read_bytes().decode()).setup for path in GOLDEN]
    wanted = {(game.slug, seats) for game in GAMES for seats in game.seats}
    assert {(setup.game.slug, setup.seats) for setup in played} == wanted
