"""Cached frames of a move equal freshly made views."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.kernel.views import plain
from tafelrunde.server.move_frames import FrameCache
from tafelrunde.server.patches import make_patch
from tests.built_in_games import GAMES

MOVES = 40


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_film_shows_what_was_seen(game: Game[Any, Any]) -> None:
    seats, dice, reel = game.seats[-1], Random(game.slug), FrameCache()
    table: AnyTable = Table.fresh(game.setup(seats), Commitment.of_seed(5))
    for _ in range(MOVES):
        if not table.pending:
            break
        table = table.clone()
        if dice.random() < 0.1 and table.moves:
            table.take_back(0, 1)
        else:
            seat = dice.choice(table.pending)
            table.play(seat, dice.choice(table.legal(seat)))
        if (entry := table.previous()) is None or dice.random() < 0.2:  # some moves have no viewers
            continue
        film, moments = reel.film(table, entry), [table.before(entry), *table.frames(entry)]
        for viewer in dice.sample((None, *range(seats)), 2):
            seen = [plain(game.view(moment, viewer)) for moment in moments]
            assert plain(reel.now(table, viewer)) == plain(game.view(table.state, viewer))
            heard = [0, *(no for no, event in enumerate(entry.events, 1) if event.heard_by(viewer))]
            for since, number in pairwise(heard):
                assert film.change(viewer, since, number) == make_patch(seen[since], seen[number])
                assert plain(film.seen(viewer, number)) == seen[number]
