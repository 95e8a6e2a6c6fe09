"""Parry: sealed and chained choices, reactions, gifts between two seats, death."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.steps import Step
from tafelrunde.kernel.table import Table
from tests.toys.parry import GAME
from tests.toys.parry.steps import Aim, EndOfRound, Ghosts, Give, Lay, OpenGift
from tests.toys.parry.strikes import Attack
from tests.toys.parry.table import CARDS, COIN, KINDS, STRIKE, Board, Duel

Duels = Table[Duel, Board]


def duel(*hands: str, steps: tuple[Step[Duel], ...]) -> Duels:
    """Return a table with these hands (s, p and c for the cards) at which these steps are pending."""
    s = Duel(GAME.setup(len(hands)), Luck.seeded(1))
    s.round = 1
    s.deck = [COIN] * 6
    for seat, hand in enumerate(hands):
        s.hands[KINDS * seat : KINDS * (seat + 1)] = [hand.count(card[0]) for card in CARDS]
    s.push(*steps, EndOfRound())
    engine.settle(s)
    return Table.at(s)


def told(table: Duels, seat: int | None) -> list[str]:
    """Return the keys of the events that the last move told a seat."""
    return [event.kind.key for event in table.log[-1].events if event.heard_by(seat)]


@pytest.mark.clause("PA-001")
def test_every_living_seat_draws_at_the_start_of_a_round() -> None:
    table = GAME.new(3, seed=4)
    assert table.view(None)["table"]["hands"] == [4, 4, 4]
    assert table.view(None)["table"]["deck"] == 22 - 12


@pytest.mark.clause("PA-002")
def test_a_gift_is_known_to_two_seats() -> None:
    table = duel("c", "s", "p", steps=(Give(0), Give(1)))
    table.play(0, "give coin 1")
    assert [table.view(seat)["table"]["gifts"][1] for seat in (0, 1, 2, None)] == ["coin", "coin", "hidden", "hidden"]
    assert told(table, 0) == told(table, 1) == ["gave", "gift"]
    assert told(table, 2) == told(table, None) == ["gave"]
    for seat in (0, 1):
        assert {table.sample(seat, Luck.seeded(n)).gifts[1] for n in range(20)} == {COIN}
    assert len({table.sample(2, Luck.seeded(n)).gifts[1] for n in range(20)}) > 1


@pytest.mark.clause("PA-003")
@pytest.mark.parametrize(
    ("move", "key"),
    [("give coin 0", "no-such-target"), ("give coin 2", "has-gift"), ("give parry 1", "not-held")],
)
def test_gifts_that_cannot_be_given(move: str, key: str) -> None:
    table = duel("c", "cs", "p", steps=(Give(1), Give(0), Give(2)))
    table.play(1, "give coin 2")
    refusal = table.why_not(0, move)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.clause("PA-004")
def test_laid_cards_are_sealed_until_the_last_and_can_be_changed() -> None:
    table = duel("sc", "s", steps=(Lay(), Aim()))
    table.play(0, "lay strike")
    assert table.pending == (1,)
    assert table.view(1)["table"]["hands"] == [2, 1]
    table.play(0, "lay coin")
    table.play(1, "keep")
    assert table.state.laid == [COIN, -1]
    assert [table.view(seat)["table"]["laid"][0] for seat in (0, 1, None)] == ["coin", "hidden", "hidden"]


@pytest.mark.clause("PA-005")
def test_two_secret_choices_are_revealed_at_once() -> None:
    table = duel("p", "c", "p", steps=(Lay(), Aim()))
    for seat, move in ((2, "lay parry"), (0, "keep"), (1, "lay coin")):
        table.play(seat, move)
    assert table.view(0)["table"]["laid"] == [None, "hidden", "hidden"]
    for seat, move in ((1, "aim 2"), (2, "aim 0")):
        assert table.play(seat, move) == ()
    assert [event.words for event in table.play(0, "aim 1")[:2]] == [(1, "coin", 2), (1,)]
    assert table.state.aims == [-1, 2, 0]


@pytest.mark.clause("PA-006")
def test_all_who_might_parry_are_asked_and_being_asked_tells_nothing() -> None:
    table = duel("p", "s", "p", "s", steps=(Attack(0, 1),))
    assert table.pending == (1, 2, 3)
    assert [str(action) for action in table.legal(1)] == ["decline"]
    assert [str(action) for action in table.legal(2)] == ["parry", "decline"]
    with pytest.raises(IllegalMove, match=r"\[PA-006\]"):
        table.play(1, "parry")
    before = table.view(3)
    table.play(2, "parry")
    assert table.view(3) == before


@pytest.mark.clause("PA-007")
def test_the_first_parry_clockwise_from_the_target_stops_the_strike() -> None:
    table = duel("s", "p", "s", "p", steps=(Attack(0, 2),))
    for seat, move in ((1, "parry"), (2, "decline"), (3, "parry")):
        table.play(seat, move)
    assert table.state.hearts == [2, 2, 2, 2]
    assert [sum(table.before(table.log[-1]).hand(seat)) for seat in (1, 3)] == [1, 1]
    assert [event.words for event in table.log[-1].events if event.kind.key == "parried"] == [(3,)]


@pytest.mark.clause("PA-008")
def test_the_dead_discard_their_hand_and_are_skipped() -> None:
    table = duel("s", "ccc", "s", steps=(Attack(0, 1), Attack(0, 1), Lay()))
    for _ in range(2):
        table.play(1, "decline")
        table.play(2, "decline")
    assert table.state.hearts == [2, 0, 2]
    assert table.state.discard == [COIN] * 3
    assert table.pending == (0, 2)


@pytest.mark.clause("PA-009")
def test_a_revealed_coin_is_a_point() -> None:
    table = duel("c", "s", steps=(Lay(), Aim()))
    for seat, move in ((0, "lay coin"), (1, "keep"), (0, "aim 1"), (1, "aim 0")):
        table.play(seat, move)
    assert table.state.coins == [1, 0]


@pytest.mark.clause("PA-010")
def test_a_strike_in_a_gift_hits_without_defence() -> None:
    table = duel("s", "p", "p", steps=(Give(0), OpenGift(1)))
    table.play(0, "give strike 1")
    assert table.state.hearts == [2, 1, 2]
    assert table.state.discard == [STRIKE]
    assert "opened" in told(table, 2)


@pytest.mark.clause("PA-011")
def test_the_dead_are_still_asked_whom_to_haunt() -> None:
    table = duel("ss", "cc", "", steps=(Lay(), Ghosts()))
    table.state.hearts[2] = 0
    table.play(0, "keep")
    table.play(1, "keep")
    assert table.pending == (2,)
    assert [str(action) for action in table.legal(2)] == ["haunt 0", "haunt 1"]
    table.play(2, "haunt 1")
    assert table.state.discard == [COIN]


@pytest.mark.clause("PA-012")
def test_the_game_ends_with_the_last_one_alive() -> None:
    table = duel("s", "c", steps=(Attack(0, 1), Attack(0, 1)))
    table.play(1, "decline")
    table.play(1, "decline")
    assert table.state.ended == "last"


@pytest.mark.clause("PA-012", "PA-013")
def test_the_game_ends_after_the_last_round_and_points_win() -> None:
    table = duel("c", "s", steps=(Lay(), Aim()))
    table.state.round = 4
    for seat, move in ((0, "lay coin"), (1, "keep"), (0, "aim 1"), (1, "aim 0")):
        table.play(seat, move)
    assert table.result is not None
    assert (table.result.how, table.result.winners, table.result.scores) == ("rounds", (0,), (3, 2))


def test_every_clause_is_proved() -> None:
    here = Path(__file__).parent
    assert GAME.ledger.gaps(GAME.folder, here) == []


def test_the_prompt_of_a_quiet_question_does_not_tell_who_has_answered() -> None:
    table = duel("s", "c", "c", "p", steps=(Attack(0, 1),))
    speaker = Speaker(table.setup, "en")
    before = speaker.prompt(table.state)
    assert all(speaker.seat(seat) in before for seat in (1, 2, 3))
    table.play(3, "decline")
    assert table.pending == (1, 2)
    assert speaker.prompt(table.state) == before
