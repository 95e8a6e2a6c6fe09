"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tafelrunde.games.dante.steps.turn import ALONE_ONLY, FOLLOW_UP
from tests.games.dante.tables import BOARD, mountain
from tests.games.worlds import chances, evenly

DAY = BOARD.faces[True]
PLAIN = [card for card, face in enumerate(DAY) if face not in ALONE_ONLY]
ALONE = [card for card, face in enumerate(DAY) if face in ALONE_ONLY]


def small(a: int, b: int, *stock: int, **more: Any) -> dict[str, Any]:
    """Seats 1 and 2 hold a card each, a few are left in the stock, one encounter has come up and none is left."""
    return {"hands": [(PLAIN[-1],), (a,), (b,)], "stock": list(stock), "kept": 0, "order": (0,), "met": 0, **more}


@pytest.mark.clause("DANTE-021")
def test_unseen_cards_are_in_hands_and_stock_as_chance_will_have_it() -> None:
    a, b, c, d = PLAIN[:4]
    found = chances(mountain(3), 0, lambda s: (s.hands[1], s.hands[2]), **small(a, b, c, d))
    assert found == evenly(*(((one,), (other,)) for one, other in permutations((a, b, c, d), 2)))


@pytest.mark.clause("DANTE-039")
def test_what_was_kept_when_the_stock_was_made_anew_is_in_that_hand() -> None:
    a, b, c, d = PLAIN[:4]
    found = chances(mountain(3), 0, lambda s: (s.hands[1], s.hands[2]), **small(a, b, c, d, kept=1 << a))
    assert found == evenly(*(((a,), (other,)) for other in (b, c, d)))


@pytest.mark.clause("DANTE-098")
def test_who_is_asked_to_follow_up_holds_a_card_to_follow_with() -> None:
    (a, b), (c, d) = PLAIN[:2], ALONE[:2]
    table = mountain(3)
    stack = [*table.state.stack[:-1], FOLLOW_UP]
    asked = chances(table, 0, lambda s: s.hands[1], rounds=2, **small(a, c, b, d, stack=stack, turn=1))
    assert asked == evenly((a,), (b,))
    resting = chances(table, 0, lambda s: s.hands[1], rounds=2, **small(a, c, b, d, turn=1))
    assert resting == evenly((a,), (b,), (c,), (d,))


@pytest.mark.clause("DANTE-021")
def test_encounters_to_come_are_in_any_order() -> None:
    found = chances(mountain(3), 0, lambda s: s.order, **small(*PLAIN[:3], order=(5, 7, 9, 8), met=0))
    assert found == evenly(*((5, *rest) for rest in permutations((7, 8, 9))))
