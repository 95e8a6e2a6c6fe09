"""Puppet: playing another seat's figure, reversing the direction, a solo game against an automaton."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.table import Table
from tests.toys.puppet import GAME
from tests.toys.puppet.steps import Turn
from tests.toys.puppet.table import FLIP, KINDS, Board, Race


def race(*hands: str, deck: str = "", at: tuple[int, ...] = (), **options: object) -> Table[Race, Board]:
    """Return a table with these hands and this deck (1, 2, 3, f and s for the cards); it is the ant's turn."""
    s = Race(GAME.setup(len(hands), options), Luck.seeded(1))
    s.deck = ["123fs".index(letter) for letter in deck]
    s.at[: len(at)] = at
    for seat, hand in enumerate(hands):
        s.hands[KINDS * seat : KINDS * (seat + 1)] = [hand.count(letter) for letter in "123fs"]
    s.push(Turn())
    engine.settle(s)
    return Table.at(s)


@pytest.mark.clause("PU-001", "PU-004", "PU-006")
def test_the_seat_with_the_strings_plays_another_seats_figure() -> None:
    table = race("11", "s3", "22")
    table.play(0, "step 1")
    table.play(1, "string cat")
    assert table.view(None)["table"]["turn"] == "cat"
    assert table.pending == (1,)
    with pytest.raises(IllegalMove, match=r"\[PU-001\]"):
        table.play(2, "step 2")
    assert [str(action) for action in table.legal(1)] == ["step 3", "drop three"]
    table.play(1, "step 3")
    assert table.view(None)["table"]["at"] == {"ant": 1, "bee": 0, "cat": 3}
    assert table.view(None)["table"]["strings"] == {"ant": 0, "bee": 1, "cat": 2}


@pytest.mark.clause("PU-002")
def test_a_figure_stops_at_the_goal() -> None:
    table = race("3", "1", at=(8,))
    table.play(0, "step 3")
    assert table.state.at[0] == 9
    assert table.state.ended == "goal"


@pytest.mark.clause("PU-003")
def test_a_flip_turns_the_direction_of_play_around() -> None:
    table = race("f1", "1", "f1")
    table.play(0, "flip")
    assert table.pending == (2,)
    table.play(2, "flip")
    assert table.pending == (0,)


@pytest.mark.clause("PU-004")
def test_the_doll_has_no_strings() -> None:
    table = race("s", "1", doll=True)
    refusal = table.why_not(0, "string doll")
    assert refusal is not None
    assert refusal.key == "no-strings"


@pytest.mark.clause("PU-005")
def test_a_dropped_card_is_replaced_and_only_its_owner_sees_by_what() -> None:
    table = race("1", "2", deck="f")
    heard = table.play(0, "drop one")
    assert table.state.hand(0)[FLIP] == 1
    assert [event.kind.key for event in heard if event.heard_by(0)] == ["spent", "drew", "saw", "turn"]
    assert [event.kind.key for event in heard if event.heard_by(1)] == ["spent", "drew", "turn"]


@pytest.mark.clause("PU-007")
def test_a_single_player_races_the_clockwork_doll() -> None:
    table = race("111", deck="223")
    table.play(0, "step 1")  # draws the 3; then the doll turns up a 2
    assert table.view(0)["table"]["at"] == {"ant": 1, "doll": 2}
    assert table.pending == (0,)
    table.play(0, "step 3")  # draws the last card; the doll takes one step
    assert table.view(0)["table"]["at"] == {"ant": 4, "doll": 3}


@pytest.mark.clause("PU-007", "PU-008")
def test_the_doll_may_win_and_then_no_seat_does() -> None:
    table = race("1", deck="32", at=(0, 7))
    table.play(0, "drop one")
    assert table.result is not None
    assert (table.result.how, table.result.winners, table.result.ranks) == ("goal", (), (2,))


@pytest.mark.clause("PU-008")
def test_by_agreement_the_second_to_arrive_wins() -> None:
    table = race("1", "1", "1", at=(8, 8, 0), winner="second")
    table.play(0, "step 1")
    assert table.pending == (1,)
    table.play(1, "step 1")
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.clause("PU-009")
def test_without_cards_the_furthest_figure_wins() -> None:
    table = race("2", "1", at=(0, 1))
    table.play(0, "step 2")
    table.play(1, "step 1")
    assert table.result is not None
    assert (table.result.how, table.result.winners) == ("cards", (0, 1))


@pytest.mark.clause("PU-001")
def test_a_seat_with_a_single_answer_is_asked() -> None:
    """An automatic answer would tell the others about the hand."""
    table = race("s", "1", at=(0, 9))
    table.state.arrived.append(1)
    assert [str(action) for action in table.legal(0)] == ["drop string"]
    assert table.pending == (0,)


def test_every_clause_is_proved() -> None:
    assert GAME.ledger.gaps(GAME.folder, Path(__file__).parent) == []
