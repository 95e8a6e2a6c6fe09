"""The games in the tests of the gym: every built-in game, with the fewest and the most seats."""

from __future__ import annotations

import pytest

from tests.built_in_games import GAMES

FEWEST_AND_MOST = [
    pytest.param(game.slug, seats, id=f"{game.slug}-{seats}")
    for game in GAMES
    for seats in (game.seats[0], game.seats[-1])
]
EVERY_COUNT = [pytest.param(game.slug, seats, id=f"{game.slug}-{seats}") for game in GAMES for seats in game.seats]
