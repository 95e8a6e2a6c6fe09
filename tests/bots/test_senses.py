"""Features for bots that learn: named, of one length, and nothing that the seat cannot know."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sense import names, sensed, topics

SENSIBLE = [game for game in all_games() if game.sense is not None]
CASES = [pytest.param(game, seats, id=f"{game.slug}-{seats}") for game in SENSIBLE for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(game: Game[Any, Any], seats: int) -> None:
    sense, asked = game.sense, topics(game)
    assert sense is not None
    table, seat_names = names(game)
    compared = 0
    for seed in range(2):
        luck = Luck.seeded(100 * seats + seed)
        s = game.start(game.setup(seats), Luck.seeded(seed))
        while not s.ended:
            for viewer in range(seats):
                if luck.roll(2 * seats):
                    continue
                seen = sensed(sense, asked, s, viewer)
                of_table, of_seats = seen
                assert len(of_table) == len(table)
                assert [len(row) for row in of_seats] == [len(seat_names)] * seats
                assert all(isfinite(number) and abs(number) < 30 for row in (of_table, *of_seats) for number in row)
                assert sensed(sense, asked, game.sample(s, viewer, luck), viewer) == seen
                compared += 1
            seat = engine.to_move(s)
            engine.submit(s, seat, luck.pick(engine.legal(s, seat)))
    assert compared > 10
