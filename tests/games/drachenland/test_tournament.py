"""A seeded tournament: the heuristic beats chance, search beats the heuristic. Also golden games of old."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.bots.arena import arena
from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.record import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_greed_beats_chance() -> None:
    greedy, _ = arena(GAME, ["greedy", "random", "random", "random"], 12, workers=1).rows
    assert greedy.share >= 0.85


def test_search_beats_greed() -> None:
    search, greedy = arena(GAME, ["search:60", "greedy", "greedy", "greedy"], 8, workers=1).rows
    assert search.share >= 2 * search.fair  # twice what an equal would win
    assert search.mean_score > greedy.mean_score


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_still_played_the_same(path: Path) -> None:
    """If a change of the rules is meant, raise `rules_version` and record these anew."""
    table = verify(path.read_bytes().decode())
    assert table.result is not None


def test_there_are_golden_games_at_every_seat_count() -> None:
    assert {verify(path.read_bytes().decode()).setup.seats for path in GOLDEN} == set(GAME.seats)
