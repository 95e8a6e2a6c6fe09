"""What the tests of the gym play: every built-in game, with as few seats as can be and with as many."""

from __future__ import annotations

import pytest

from tests.built_in_games import GAMES

FEWEST_AND_MOST = [
    pytest.param(game.slug, seats, id=f"{game.slug}-{seats}")
    for game in GAMES
    for seats in (game.seats[0], game.seats[-1])
]
EVERY_COUNT = [pytest.param(game.slug, seats, id=f"{game.slug}-{seats}") for game in GAMES for seats in game.seats]
