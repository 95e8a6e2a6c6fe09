"""A seeded tournament: the heuristic beats chance, search beats the heuristic."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot
from tafelrunde.bots.arena import arena
from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import moves, play
from tests.games.drachenland.tables import land


def test_greed_beats_chance() -> None:
    greedy, _ = arena(GAME, ["greedy", "random", "random", "random"], 12, workers=1, secret="tests").rows
    assert greedy.share >= 0.85


def test_search_beats_greed() -> None:
    search, greedy = arena(GAME, ["search:24", "greedy", "greedy", "greedy"], 8, workers=1, secret="tests").rows
    assert search.share >= 2 * search.fair  # twice what an equal would win
    assert search.mean_score > greedy.mean_score


@pytest.mark.parametrize("loot", ["", "rr", "eergb"])
def test_a_ring_that_is_there_is_taken(loot: str) -> None:
    """Worn it is worth no less than it was hoped to be, whatever lies behind the screen."""
    table = land(figures="red=V10 green=F01 blue=F02", gems="V10=-", eggs="V10=0", loot=loot)
    play(table, "activate red b", "stop")
    assert moves(table) == {"take ring", "done"}
    assert str(bot("greedy").choose(table.sight(0), Luck.seeded(0))) == "take ring"
