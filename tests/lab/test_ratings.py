"""Ratings: one model for all games recovers the strengths that games were made with, and its own precision."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random

import pytest

from tafelrunde.lab.ratings import Bout, Won, fit, ratings

STRENGTH = {"random": 1.0, "greedy": 4.0, "search:easy": 6.0}  # Elo 0, 241, 311
FAR = {"random": 1.0, "greedy": 30.0, "search:easy": 50.0, "search:normal": 200.0}  # Elo 0, 591, 680, 920


def made(strength: dict[str, float], seats: int, games: int, seed: int, alike: int = 1) -> list[Bout]:
    """Return games won in proportion to strengths; `alike` games of a deal have the same winner."""
    dice, bouts = Random(seed), []
    for pair in combinations(strength, 2):
        table = tuple(sorted(pair[i % 2] for i in range(seats)))
        for number in range(games):
            if number % alike == 0:
                [winner] = dice.choices(table, [strength[bot] for bot in table])
            bouts.append(Bout(table, (pair, number // alike), {winner: 1.0}))
    return bouts


def elo(strength: float) -> float:
    return 400 * log10(strength)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_known_strengths_are_found(seats: int) -> None:
    found = ratings(list(STRENGTH), made(STRENGTH, seats, 600, seats))
    assert found["random"].points == found["random"].low == found["random"].high == 0
    for bot in ("greedy", "search:easy"):
        assert found[bot].low < elo(STRENGTH[bot]) < found[bot].high
        assert found[bot].low < found[bot].points < found[bot].high < found[bot].low + 170


@pytest.mark.parametrize(
    ("strength", "seats", "games", "alike"),
    [(STRENGTH, 2, 80, 1), (STRENGTH, 3, 6, 1), (FAR, 3, 6, 1), (FAR, 2, 2, 1), (STRENGTH, 3, 90, 3), (FAR, 2, 40, 2)],
)
def test_intervals_hold_as_often_as_they_say(strength: dict[str, float], seats: int, games: int, alike: int) -> None:
    """Many games and few, strengths near and far apart, and games of a deal all won by the same bot."""
    held, tries = dict.fromkeys(strength, 0), 100
    for seed in range(tries):
        for bot, rating in ratings(list(strength), made(strength, seats, games, 100 + seed, alike)).items():
            held[bot] += rating.low <= elo(strength[bot]) <= rating.high
    assert min(held.values()) >= 89  # 95 expected; fewer than 89 in one of eighty


def test_a_bot_that_lost_every_game_has_a_finite_rating_and_a_wide_interval() -> None:
    won: Won = {(("greedy", "random"), "greedy"): 50.0}
    assert fit(["random", "greedy"], won)["greedy"] == pytest.approx(101, abs=0.1)  # 50.5 to 0.5
    bouts = [Bout(("greedy", "random"), number, {"greedy": 1.0}) for number in range(50)]
    rating = ratings(["random", "greedy"], bouts)["greedy"]
    assert 350 < rating.low < 500 < rating.points < 1200 < rating.high


def test_games_of_one_deal_with_one_winner_count_once() -> None:
    """Three games of a deal with one winner tell no more than one game does."""
    alone, thrice = (
        ratings(list(STRENGTH), made(STRENGTH, 3, games, 1, alike)) for games, alike in ((40, 1), (120, 3))
    )
    widths = [found["greedy"].high - found["greedy"].low for found in (alone, thrice)]
    assert widths[1] == pytest.approx(widths[0], rel=0.2)
