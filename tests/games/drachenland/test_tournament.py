"""A seeded tournament: the heuristic beats chance, search beats the heuristic."""

from __future__ import annotations

from tafelrunde.bots.arena import arena
from tafelrunde.games.drachenland import GAME


def test_greed_beats_chance() -> None:
    greedy, _ = arena(GAME, ["greedy", "random", "random", "random"], 12, workers=1).rows
    assert greedy.share >= 0.85


def test_search_beats_greed() -> None:
    search, greedy = arena(GAME, ["search:60", "greedy", "greedy", "greedy"], 8, workers=1).rows
    assert search.share >= 2 * search.fair  # twice what an equal would win
    assert search.mean_score > greedy.mean_score
