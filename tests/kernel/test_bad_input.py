"""Errors of people: one line in their language, wherever the error was raised."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import tafelrunde
from tafelrunde.kernel import errors
from tafelrunde.kernel.errors import (
    BadEdition,
    BadInput,
    BadNotation,
    BadRecord,
    Bug,
    IllegalMove,
    Impossible,
    KernelError,
    Notice,
    TafelrundeError,
)
from tafelrunde.kernel.steps import Refusal

KINDS = (BadInput, BadNotation, BadEdition, BadRecord)


def play_nonsense(move: str) -> None:
    table = tafelrunde.game("drachenland").new(2, seed=1)
    table.play(table.pending[0], move)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_survives_pickling(kind: type[BadInput]) -> None:
    error = kind("position-number", line=3, value="x", low=0, high=9)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.key, again.args_by_name) == (error.key, error.args_by_name)
    assert str(again) == str(error)


def test_an_illegal_move_survives_pickling() -> None:
    error = illegal()
    again = pickle.loads(pickle.dumps(error))
    assert (again.seat, again.move, again.refusal, str(again)) == (1, "walk V05", error.refusal, str(error))
    assert again.say("de") == error.say("de")


def test_errors_come_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        bad = workers.submit(play_nonsense, "fly away").exception()
        illegal = workers.submit(play_nonsense, "keep").exception()
    assert isinstance(bad, BadNotation)
    assert bad.args_by_name["usage"] == "fly <to> <power>"
    assert isinstance(illegal, IllegalMove)
    assert illegal.refusal.clause == "DL-013"


def test_an_error_speaks_both_languages() -> None:
    error = BadNotation("position-number", line=3, value="x", low=0, high=9)
    assert error.say("en") == "Line 3 of the position: “x” is not a whole number from 0 to 9."
    assert error.say("de") == "Zeile 3 der Stellung: „x“ ist keine ganze Zahl von 0 bis 9."
    assert str(error) == error.say("en")


@pytest.mark.parametrize(
    ("seats", "german", "english"),
    [(1, "einem Platz", "one seat"), (5, "5 Plätzen", "5 seats")],
)
def test_a_notice_names_game_and_seats_as_people_do(seats: int, german: str, english: str) -> None:
    notice = Notice(BadInput("weights-seats", game=tafelrunde.game("dante").title, value=seats, known="3 4"))
    for again in (notice, pickle.loads(pickle.dumps(notice))):
        assert again.reason.say("de").startswith(f"Für Dantes Reise auf den Läuterungsberg mit {german} ist nichts")
        assert str(again).startswith(f"For Dante's Journey up Mount Purgatory with {english} nothing")


def test_an_error_about_something_in_a_record_is_a_bad_record() -> None:
    error = BadRecord.of(BadInput("unknown-game", game="skat", known="drachenland"))
    assert type(error) is BadRecord
    assert error.say("de") == BadInput("unknown-game", game="skat", known="drachenland").say("de")


def illegal(key: str = "too-far") -> IllegalMove:
    refusal = Refusal("DL-031", key, (("space", "V05"), ("pips:number", 3)))
    return IllegalMove(1, "walk V05", refusal, tafelrunde.game("drachenland").setup(3))


def test_an_illegal_move_is_told_in_a_sentence_with_its_clause() -> None:
    error = illegal()
    assert str(error).startswith("Seat 1 may not play “walk V05”: ")
    assert str(error).endswith(" [DL-031]")
    assert error.say("de").startswith("Platz 1 darf „walk V05“ nicht spielen: ")
    assert (error.seat, error.move, error.refusal.clause, error.refusal.key) == (1, "walk V05", "DL-031", "too-far")
    assert str(Refusal("DL-031", "no-pips")) == "DL-031 no-pips"


def test_a_refusal_without_a_text_is_shown_by_its_key() -> None:
    assert str(illegal("never-worded")).endswith(": DL-031 never-worded (space=V05, pips:number=3)")


ERRORS = (
    *(kind("position-number", line=3, value="x", low=0, high=9) for kind in KINDS),
    illegal(),
    KernelError("step Idle does nothing"),
    Impossible("DL-001: two queens"),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_every_error_has_one_root_and_speaks_both_languages(error: TafelrundeError) -> None:
    assert isinstance(error, tafelrunde.TafelrundeError)
    assert str(error) == error.say("en") != error.say("de")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))


def test_wrong_values_are_value_errors_and_bugs_are_not() -> None:
    assert [isinstance(error, ValueError) for error in ERRORS] == [True] * 5 + [False] * 2
    assert isinstance(ERRORS[5], RuntimeError)
    assert isinstance(ERRORS[6], AssertionError)


def test_every_public_error_is_listed_here() -> None:
    found = {kind for module in (errors, tafelrunde) for kind in vars(module).values() if isinstance(kind, type)}
    public = {kind for kind in found if issubclass(kind, Exception) and not issubclass(kind, Warning)}
    assert public == {TafelrundeError, Bug, *map(type, ERRORS)}
