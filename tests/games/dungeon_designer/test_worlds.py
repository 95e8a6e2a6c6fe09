"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.dungeon_designer.tables import fresh
from tests.games.worlds import chances, evenly


@pytest.mark.clause("DD-005")
def test_what_a_seat_has_held_stays_and_the_rest_is_anywhere() -> None:
    """Seat 0 holds room 1 and has passed room 2 on to seat 1; five others are in hands, deck and discard pile."""
    table, unseen = fresh(3), (3, 4, 5, 6, 7)
    found = chances(
        table,
        0,
        lambda s: (s.hands[0], s.hands[1], s.hands[2], tuple(s.discard)),
        year=4,
        hands=[(1,), (2, 3), (4,)],
        seen=[1 << 1 | 1 << 2, 1 << 2 | 1 << 3, 1 << 4],
        discard=[5],
        deck=[6, 7],
    )
    assert found == evenly(*(((1,), (2, a), (b,), (c,)) for a, b, c in permutations(unseen, 3)))


@pytest.mark.clause("DD-R03")
def test_an_open_discard_pile_is_no_secret() -> None:
    table = fresh(3, open_discard=True)
    found = chances(
        table,
        None,
        lambda s: (*s.hands, tuple(s.discard)),
        year=4,
        hands=[(), (3,), (4,)],
        seen=[0, 1 << 3, 1 << 4],
        discard=[5],
        deck=[6],
    )
    assert found == evenly(*(((), (a,), (b,), (5,)) for a, b in permutations((3, 4, 6), 2)))
