"""A seeded tournament: the heuristic beats chance, and often Jael; search beats the heuristic."""

from __future__ import annotations

import pytest

from tafelrunde.bots.arena import arena
from tafelrunde.games.dungeon_designer import GAME


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greed_beats_chance(seats: int) -> None:
    greedy, chance = arena(GAME, ["greedy", *["random"] * (seats - 1)], 2 * seats, workers=1, secret="tests").rows
    assert greedy.share >= 0.85
    assert greedy.mean_score > chance.mean_score + 30


def test_search_beats_greed() -> None:
    search, greedy = arena(GAME, ["search:24", "greedy", "greedy"], 18, workers=1, secret="tests").rows
    assert search.share > search.fair
    assert search.mean_score > greedy.mean_score


def test_greed_often_beats_jael() -> None:
    (greedy,) = arena(GAME, ["greedy"], 12, workers=1, secret="tests").rows
    (chance,) = arena(GAME, ["random"], 12, workers=1, secret="tests").rows
    assert chance.wins == 0
    assert greedy.wins >= 3
