"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tafelrunde.games.dante.board import RULER
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.encounters import NEXT_ENCOUNTER
from tafelrunde.games.dante.steps.turn import ALONE_ONLY, FOLLOW_UP, draw
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
    found = chances(mountain(3), 0, met, **small(*PLAIN[:3], order=(5, 7, 9, 8), met=0))
    assert found == evenly(*((5, *rest) for rest in permutations((7, 8, 9))))


@pytest.mark.clause("DANTE-022")
def test_beginners_know_that_the_first_encounters_are_rulers() -> None:
    (a, b), (c, d) = [
        [card for card, of in enumerate(BOARD.classes) if (of == RULER) == wanted][:2] for wanted in (1, 0)
    ]
    found = chances(mountain(3, beginner_rulers=2), 0, met, **small(*PLAIN[:3], order=(a, d, c, b), met=0))
    assert found == evenly((a, b, c, d), (a, b, d, c))


@pytest.mark.clause("DANTE-038")
def test_what_is_drawn_is_anything_left_in_the_stock() -> None:
    a, b, c, d = PLAIN[:4]

    def drawn(s: Mountain) -> tuple[tuple[int, ...], ...]:
        draw(s, 0)
        return (*s.hands, tuple(s.stock))

    hands = [(), (a,), ()]
    found = chances(mountain(3), 0, drawn, hands=hands, stock=[d, b, c], kept=1 << a, order=(0,), met=0)
    assert found == evenly(*(((one,), (a,), (), tuple(sorted({b, c, d} - {one}))) for one in (b, c, d)))


def met(s: Mountain) -> tuple[int, ...]:
    """The encounters as they come."""
    while s.met < len(s.order):
        NEXT_ENCOUNTER.run(s)
    return s.order
