"""Whatever takes a game takes its name or the game itself, also one that no package announces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import tafelrunde
from tafelrunde import gym, lab
from tafelrunde.kernel.errors import Notice
from tafelrunde.kernel.game import Game

LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 1}
MINE = replace(LAND, slug="mine", values=lambda s: [0.5] * s.seats)
"""A variant that only this test knows."""

TAKERS: dict[str, Callable[[Any], object]] = {
    "game": lambda game: tafelrunde.game(game).slug,
    "arena": lambda game: lab.arena(game, ["random", "greedy"], 2, options=QUICK, workers=1).game,
    "simulate": lambda game: lab.simulate(game, 2, "random", 1, options=QUICK, workers=1).game,
    "measure": lambda game: lab.measure(game, 2, 0.0).game,
    "form": lambda game: gym.form(game, 2).game.slug,
    "make": lambda game: gym.make(game, 2).form.game.slug,
    "make_parallel": lambda game: gym.make_parallel(game, 2).form.game.slug,
    "Stepper": lambda game: gym.Stepper(game, 2, tables=1).form.game.slug,
    "Sitting": lambda game: lab.Sitting(game, ("random", "random")).game,
}


@pytest.mark.filterwarnings("ignore:The weights in:UserWarning")  # they were learned for another game than my own
@pytest.mark.parametrize("taker", TAKERS)
@pytest.mark.parametrize("game", ["drachenland", LAND, MINE], ids=["a name", "a game", "my own"])
def test_a_game_is_taken_by_name_or_itself(taker: str, game: str | Game[Any, Any]) -> None:
    assert TAKERS[taker](game) == (game if isinstance(game, str) else game.slug)


def test_a_game_that_no_package_announces_is_played_here() -> None:
    with pytest.warns(Notice, match="no installed package announces"):
        assert lab.arena(MINE, ["random", "greedy"], 2, options=QUICK, workers=2).game == "mine"
