"""Heaven, the end and the standing (DANTE-002 to DANTE-004, DANTE-170 to DANTE-174)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.scoring import standing
from tafelrunde.testing.playing import keys, moves, play, public, random_game, refused, told
from tests.games.dante.tables import active, field, fresh, hand, mountain, stones


@pytest.mark.clause("DANTE-002", "DANTE-003")
def test_the_second_in_heaven_wins_the_first_does_not() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76", heaven="dante")
    play(table, "play 6/1")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.ranks == (1, 2, 4, 3), "then the first in heaven, then the rest by their fields"
    assert table.result.scores == (1, 0, 0, 0)
    assert (table.result.how, table.result.clause) == ("second", "DANTE-002")


@pytest.mark.clause("DANTE-004", "DANTE-R14")
def test_the_game_ends_at_the_very_moment() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76", heaven="dante")
    cards = hand(table, "lapo")
    events = play(table, "play 6/1")
    assert keys(events) == ["played", "remorse", "sun", "arrived", *["laid-down"] * 4, "second"]
    assert (table.pending, len(cards)) == ((), 5)
    assert table.why_not(2, "play 3/2") is not None


@pytest.mark.clause("DANTE-170", "DANTE-R14")
def test_who_is_in_heaven_is_out_of_everything() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76 antonia=30")
    play(table, "play 6/1")
    assert table.state.heaven == (0,)
    s = table.state
    for asked in ("ginevra", "antonia", "dante", "ginevra"):
        assert active(table) == asked
        play(table, sorted(moves(table))[0])
        while table.view(None)["asks"] != "play":
            assert not any("lapo" in move for move in moves(table))
            play(table, sorted(moves(table))[-1])
    assert (s.stones[0], s.hands[0], s.fields[0]) == (0, (), 77)


@pytest.mark.clause("DANTE-170")
@pytest.mark.parametrize(
    ("card", "then"), [("remission/2", "with dante"), ("leap/1", "with dante"), ("intervention/2", "as dante")]
)
def test_who_is_in_heaven_cannot_be_named(card: str, then: str) -> None:
    table = mountain(4, hand=card, heaven="dante")
    play(table, f"play {card}")
    assert refused(table, then) == "DANTE-170"


@pytest.mark.clause("DANTE-171", "DANTE-R14")
def test_the_hand_of_who_arrives_is_laid_down_openly_and_nothing_drawn() -> None:
    table = mountain(4, hand="6/1 3/2 4/1 5/1 2/2", fields="lapo=76")
    cards = table.view(0)["table"]["hand"]
    events = play(table, "play 6/1")
    assert hand(table, "lapo") == []
    assert "drew" not in keys(events)
    assert sorted(public(table)["discard"]) == sorted(cards)
    assert {said["card"] for said in told(events, "laid-down")} < {*cards}


@pytest.mark.clause("DANTE-171")
def test_who_has_laid_down_a_hand_cannot_take_it_up_again() -> None:
    """The card was played before, nothing is drawn, and yet all have seen what was left in the hand."""
    table = mountain(4, hand="2/2", fields="lapo=76 dante=76", pairs="lapo+dante")
    play(table, "play 2/2")
    events = play(table, "alone")
    assert ("laid-down" in keys(events), "drew" in keys(events)) == (True, False)
    assert not table.can_undo(0)


@pytest.mark.clause("DANTE-172")
def test_heaven_is_never_full() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76", heaven="dante")
    play(table, "play 6/1")
    assert (field(table, "lapo"), field(table, "dante")) == (77, 77)


@pytest.mark.clause("DANTE-173")
def test_the_second_may_arrive_in_anothers_turn() -> None:
    table = mountain(4, hand="intervention/2 6/1", fields="antonia=76", heaven="dante")
    play(table, "play intervention/2", "as antonia", "play 6/1")
    assert table.result is not None
    assert table.result.winners == (2,)


@pytest.mark.clause("DANTE-174", "DANTE-R26")
def test_the_safety_stop_gives_the_win_to_the_second_place() -> None:
    table = mountain(
        4, hand="3/2", fields="lapo=30 dante=40 antonia=20 ginevra=10", turns=11, last="dante", turn_limit=3
    )
    events = play(table, "play 3/2")
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "limit"), "Dante is ahead, Lapo comes next"
    assert table.result.ranks == (1, 2, 3, 4)
    assert told(events, "limit") == [{"turns": 12, "sinner": "ginevra", "winner": "lapo"}]


@pytest.mark.clause("DANTE-174")
def test_skipped_turns_do_not_count() -> None:
    table = mountain(4, hand="leap/1", turns=2, last="dante")
    play(table, "play leap/1", "with dante", "to antonia")
    assert public(table)["turns"] == 3


@pytest.mark.clause("DANTE-174", "DANTE-R26")
@pytest.mark.parametrize("seats", [3, 8])
def test_the_stop_comes_after_so_many_turns_for_every_sinner(seats: int) -> None:
    *_, table = random_game(GAME, seats, 1, turn_limit=2)
    assert table.result is not None
    assert (table.result.how, public(table)["turns"]) == ("limit", 2 * seats)
    assert fresh(seats).setup.options["turn_limit"] == 250


def test_the_standing_orders_by_arrival_field_stones_and_turn() -> None:
    assert standing([3], [30, 40, 40, 77, 40], [0, 1, 0, 0, 1], 0, 1) == [3, 2, 1, 4, 0]
    assert standing([], [9, 9, 9], [1, 1, 1], 1, -1) == [1, 0, 2], "from whoever is next to play on"
    assert standing([], [9, 9, 9], [1, 1, 1], 1, 1) == [1, 2, 0]


def test_everybody_sees_the_standing() -> None:
    table = mountain(fields="lapo=9 dante=20 antonia=30", stones="antonia=2")
    assert [table.view(seat)["table"]["standing"] for seat in (None, 0)] == [[2, 1, 0]] * 2
    assert stones(table) == {"antonia": 2}
