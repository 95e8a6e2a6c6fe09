"""How likely each world is to a seat, counted out."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tafelrunde.games.dungeon_designer.board import SHAPES
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.supplies import give, open_stalls, show_challenges
from tafelrunde.kernel.luck import Luck
from tests.games.dungeon_designer.tables import fresh
from tests.games.worlds import chances, evenly

BARE: dict[str, Any] = {"year": 4, "hands": [(), ()], "seen": [0, 0], "supply": [()] * len(SHAPES)}
BARE |= {pile: [] for pile in ("deck", "discard", "challenge_deck", "jael_deck", "stall_deck")}


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


@pytest.mark.clause("DD-108")
def test_challenges_to_come_are_any_of_those_left() -> None:
    def shown(s: Site) -> tuple[tuple[int, ...], tuple[int, ...]]:
        show_challenges(s)
        return tuple(s.display), tuple(s.challenge_deck)

    table = fresh(2)
    count = table.setup.board.edition.setup.challenges[1]
    deck = [9, 3, 5, 7]
    found = chances(table, 0, shown, **{**BARE, "challenge_deck": deck, "display": []})
    assert found == evenly(*((some, tuple(sorted({*deck} - {*some}))) for some in permutations(deck, count)))


@pytest.mark.clause("DD-107", "DD-113")
def test_stalls_are_any_of_those_left_and_recycled_tokens_come_last() -> None:
    """Of the shape of each stall's first slot a single token is left: it is drawn first, then what was discarded."""
    table = fresh(1, recycle_tokens=True)
    board = table.setup.board
    count = board.edition.setup.stalls[0]
    shape = board.slots[0][0]
    last, other = board.of_shape[shape][:2]
    stalls = [at for at in range(len(board.stalls)) if shape in (*board.slots[2 * at], *board.slots[2 * at + 1])]
    opened: set[tuple[int, ...]] = set()
    for seed in range(40):
        world = table.game.sample(table.state, 0, Luck.seeded(seed))
        world.stalls, world.wares, world.stall_deck = [], [], stalls[:]
        world.supply[shape] = (last,)
        world.thrown[other] = 20
        open_stalls(world)
        wares = [face for faces in world.wares for face in faces if face in board.of_shape[shape]]
        assert wares[0] == last
        assert set(wares[1:]) == {other}
        opened.add(tuple(world.stalls))
    assert {len(some) for some in opened} == {count}
    assert {stall for some in opened for stall in some} == set(stalls)


@pytest.mark.clause("DD-R25")
def test_what_is_left_of_the_deck_is_dealt_before_what_was_discarded() -> None:
    def dealt(s: Site) -> tuple[int, ...]:
        give(s, 0, 2)
        return s.hands[0]

    piles = {"deck": [6], "discard": [3, 4, 5], "seen": [1 << 3 | 1 << 4 | 1 << 5, 0]}
    found = chances(fresh(2), 0, dealt, **{**BARE, **piles})
    assert found == evenly((3, 6), (4, 6), (5, 6))
