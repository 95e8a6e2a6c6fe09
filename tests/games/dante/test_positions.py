"""Positions as text, the game's own checks, and components that are never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde import BadInput
from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.board import NOBODY
from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.meeting import MEET
from tafelrunde.games.dante.steps.turn import DRAW, END_OF_TURN
from tafelrunde.testing.playing import play, random_game
from tests.games.dante.tables import BOARD, mountain


def test_a_position_is_read_back_in_the_middle_of_everything() -> None:
    table = mountain(
        5,
        hand="3/2",
        fields="lapo=11 dante=11 antonia=20 ginevra=20",
        stones="lapo=2 dante=2",
        pairs="lapo+dante",
        offers="antonia>ginevra",
        lap_release="optional",
        last="dante",
        other="ranieri",
    )
    play(table, "play 3/2", "together", "lap lapo keep")
    text = table.position()
    assert "move start=11 left=1 joint=yes lapping=dante chosen=- sharing=0 recipient=-" in text
    assert "ginevra field=20 stones=0 visited=valley,pride mate=- offer=antonia" in text
    again = GAME.position(text)
    assert again.position() == text
    assert again.legal(0) == table.legal(0)


TEXT = mountain(fields="lapo=13", stones="lapo=2", hand="3/2").position()
MISTAKES = {
    "an unknown sinner": ("sinners lapo,dante,antonia", "sinners lapo,dante,virgil", "position-word"),
    "a sinner twice": ("sinners lapo,dante,antonia", "sinners lapo,dante,dante", "position-number"),
    "no such number": ("number=0", "number=7", "position-number"),
    "a field beyond heaven": ("lapo field=13", "lapo field=78", "position-number"),
    "an encounter twice": ("encounters O12,O01", "encounters O12,O12", "position-components"),
    "a stone too many": ("lapo field=13 stones=2", "lapo field=13 stones=3", "position-components"),
    "a card twice": ("discard -", "discard P01", "position-components"),
    "on a terrace never reached": ("visited=valley,pride", "visited=valley", "position-invariant"),
    "a companion elsewhere": ("mate=- offer=- hand", "mate=dante offer=- hand", "position-invariant"),
    "in heaven below": ("heaven -", "heaven dante", "position-invariant"),
    "a step that does not fit": ("next PlayCard", "next Meet; Draw; EndOfTurn", "position-invariant"),
    "nothing to decide": ("next PlayCard", "next Journey; Draw; EndOfTurn", "position-invariant"),
}


@pytest.mark.parametrize(("old", "new", "key"), MISTAKES.values(), ids=MISTAKES)
def test_a_wrong_position_is_refused_and_the_mistake_named(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(BadInput) as caught:
        GAME.position(TEXT.replace(old, new, 1))
    assert caught.value.key == key


def two_companions(s: Mountain) -> None:
    s.fields[1] = s.fields[2] = s.fields[0]
    s.mates[0], s.mates[1], s.offers[0] = 1, 0, 2


def three_on_a_field(s: Mountain) -> None:
    s.fields = [13, 13, 13]
    s.visited = [0b110] * 3


def marker_above_the_card(s: Mountain) -> None:
    s.met, s.spiral = 1, 33


def hand_too_small(s: Mountain) -> None:
    s.hands[1] = s.hands[1][1:]


def plays_from_heaven(s: Mountain) -> None:
    s.heaven, s.fields[0], s.stones[0], s.hands[0] = (0,), 77, 0, ()


def meets_nobody(s: Mountain) -> None:
    s.number, s.hands[0] = 3, s.hands[0][1:]
    s.stack = [END_OF_TURN, DRAW, MEET]


def too_many_turns(s: Mountain) -> None:
    s.turns, s.last = 750, 1


def share_of_nobody(s: Mountain) -> None:
    s.sharing = 1


def chosen_for_nothing(s: Mountain) -> None:
    s.chosen = (1,)


def one_sided_pair(s: Mountain) -> None:
    s.fields[1] = s.fields[0]
    s.visited[1] = s.visited[0]
    s.mates[0], s.mates[1] = 1, NOBODY


BREACHES: list[tuple[Callable[[Mountain], None], str]] = [
    (two_companions, "DANTE-156"),
    (three_on_a_field, "DANTE-160"),
    (marker_above_the_card, "DANTE-034"),
    (hand_too_small, "DANTE-042"),
    (plays_from_heaven, "DANTE-170"),
    (meets_nobody, "DANTE-130"),
    (too_many_turns, "DANTE-174"),
    (share_of_nobody, "DANTE-090"),
    (chosen_for_nothing, "DANTE-083"),
    (one_sided_pair, "DANTE-142"),
]


@pytest.mark.parametrize(("breach", "clause"), BREACHES, ids=[breach.__name__ for breach, _ in BREACHES])
def test_invariants_name_the_clause_that_is_broken(breach: Callable[[Mountain], None], clause: str) -> None:
    s = mountain(fields="lapo=13 dante=14 antonia=15", stones="lapo=2").state
    GAME.invariants(s)
    breach(s)
    with pytest.raises(AssertionError, match=clause):
        GAME.invariants(s)


def test_components_notice_every_loss() -> None:
    table = mountain(fields="lapo=13", stones="lapo=2")
    box = GAME.components(table.state)
    assert box.total() == 30 + 87 + 49
    losses: list[Callable[[Mountain], object]] = [
        lambda s: s.stones.__setitem__(0, 1),
        lambda s: s.stock.pop(),
        lambda s: s.hands.__setitem__(0, ()),
        lambda s: setattr(s, "order", s.order[1:]),
    ]
    for loss in losses:
        s = table.state.clone()
        loss(s)
        assert GAME.components(s) != box


def test_cards_with_equal_faces_are_played_one_at_a_time() -> None:
    table = mountain(hand="3/2 3/2 3/2", fields="lapo=13")
    psalms = [card for card in table.state.hands[0] if BOARD.kind_of[card] == BOARD.kind["3/2"]]
    play(table, "play 3/2")
    assert table.state.discard == psalms[:1]
    assert sum(BOARD.kind_of[card] == BOARD.kind["3/2"] for card in table.state.hands[0]) >= 2


def test_random_games_keep_every_promise() -> None:
    for table in random_game(GAME, 6, 8, send_back="may", lap_release="optional", ascent="optional"):
        GAME.invariants(table.state)
