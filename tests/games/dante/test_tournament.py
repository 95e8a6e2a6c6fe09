"""A seeded tournament: the heuristic beats chance, search beats the heuristic. Also what the heuristic thinks of a few
plain positions."""

from __future__ import annotations

import pytest

from tafelrunde.bots.arena import arena
from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.heuristic import values
from tafelrunde.testing.playing import random_game
from tests.games.dante.tables import mountain


@pytest.mark.parametrize(("seats", "least"), [(3, 0.8), (4, 0.8), (8, 0.8)])
def test_greed_beats_chance(seats: int, least: float) -> None:
    greedy, _ = arena(GAME, ["greedy", *["random"] * (seats - 1)], 5 * seats, workers=1, secret="tests").rows
    assert greedy.share >= least
    assert greedy.share >= 2 * greedy.fair


def test_search_beats_greed() -> None:
    search, _ = arena(GAME, ["search:24", "greedy", "greedy"], 24, workers=1, secret="tests").rows
    assert search.share > search.fair


def test_second_place_is_worth_more_than_first() -> None:
    chances = values(mountain(4, fields="lapo=76 dante=74 antonia=40 ginevra=20").state)
    assert chances[1] == max(chances)
    assert chances[0] < chances[1] / 2, "the first to arrive has lost"


def test_with_one_in_heaven_only_speed_counts() -> None:
    chances = values(mountain(4, fields="lapo=75 dante=74 antonia=40", heaven="ginevra").state)
    assert chances[0] > chances[1] > chances[2] > chances[3] == 0.0


def test_chances_are_chances_all_along_a_game() -> None:
    for table in random_game(GAME, 5, 11):
        chances = values(table.state)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert sorted(chances) == [0, 0, 0, 0, 1]
