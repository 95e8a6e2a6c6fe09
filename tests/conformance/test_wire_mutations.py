"""The proofs of the wire can fail: each planted leak is caught."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.kernel import table as kernel_table
from tafelrunde.kernel.table import LogEntry, Table
from tafelrunde.server import answers, moves, seats, serializers
from tafelrunde.server.protocol.table import Hello, Pong
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.sockets import Socket
from tafelrunde.testing import fake_server, paired_tables
from tests.conformance.mutants import fails
from tests.toys.parry import GAME as PARRY

MP = pytest.MonkeyPatch
TELLS = "is sent something about a sealed answer"


def test_a_number_that_counts_quiet_answers(monkeypatch: MP) -> None:
    monkeypatch.setattr(kernel_table, "_hides_answers", lambda s: False)
    fails(fake_server.answers_travel_sealed, PARRY, TELLS)


def test_a_frame_for_everybody(monkeypatch: MP) -> None:
    shows = Room.show_move
    monkeypatch.setattr(Room, "show_move", lambda room, only=None: shows(room))
    fails(fake_server.answers_travel_sealed, PARRY, TELLS)


def test_an_undo_that_is_free_until_somebody_answers(monkeypatch: MP) -> None:
    def can_undo(table: Table[Any, Any], seat: int) -> bool:
        line = table.line()
        return bool(line) and line[-1].seat == seat

    monkeypatch.setattr(Table, "can_undo", can_undo)
    fails(fake_server.answers_travel_sealed, PARRY, TELLS)


def test_a_log_that_says_who_answered_last(monkeypatch: MP) -> None:
    monkeypatch.setattr(LogEntry, "sealed", property(lambda entry: False, lambda entry, value: None), raising=False)
    fails(fake_server.answers_travel_sealed, PARRY, "in what order a quiet question was answered")


def test_a_view_that_shows_what_lies_sealed(monkeypatch: MP) -> None:
    sights = serializers.sight

    def leaky(table: Any, seat: int | None, *args: Any) -> Any:
        seen = sights(table, seat, *args)
        seen.answered = next((str(action) for _, action in table.state.sealed), None)
        return seen

    monkeypatch.setattr(serializers, "sight", leaky)
    fails(fake_server.answers_travel_sealed, PARRY, TELLS)


def test_a_vote_that_ends_by_a_quiet_answer(monkeypatch: MP) -> None:
    monkeypatch.setattr(moves, "row_after_move", lambda *args: replace(seats.row_after_move(*args), vote=None))
    fails(fake_server.votes_tell_of_no_quiet_answer, PARRY, "is sent in a vote")


def test_a_decision_that_counts_answers_taken_back(monkeypatch: MP) -> None:
    monkeypatch.setattr(Table, "decision", property(lambda table: f"{table.undone}.{table._closed}"))
    fails(fake_server.votes_tell_of_no_quiet_answer, PARRY, "is sent in a vote")


# --- paired worlds

APART = "only secrets differ, and yet"


def secret(table: Any) -> int:
    """Return a number that follows from what is hidden."""
    return int(table.fingerprint, 16) % 7


def test_a_size_that_depends_on_a_secret(monkeypatch: MP) -> None:
    frames = Room.frame
    monkeypatch.setattr(Room, "frame", lambda room, *args: frames(room, *args) + b" " * secret(room.table))
    fails(paired_tables.paired_worlds_sound_the_same, PARRY, APART)


def test_a_refusal_that_names_a_secret(monkeypatch: MP) -> None:
    def illegal(room: Room, seat: int, order: Any, no: Rejected) -> Any:
        return refuses(room, seat, order, Rejected(no.code, no.refused, of=str(secret(room.table))))

    refuses = answers.refuse
    monkeypatch.setattr(moves, "refuse", illegal)
    fails(paired_tables.paired_worlds_sound_the_same, PARRY, APART)


def test_a_take_back_that_is_free_by_a_secret(monkeypatch: MP) -> None:
    monkeypatch.setattr(Table, "can_undo", lambda table, seat: bool(table.line()) and secret(table) % 2 == 0)
    fails(paired_tables.paired_worlds_sound_the_same, PARRY, APART)


def test_a_move_that_only_a_bot_tells_in_its_own_words(monkeypatch: MP) -> None:
    lines = serializers.log_lines

    def leaky(table: Any, *args: Any, **kept: Any) -> Any:
        return [
            replace(line, move=str(secret(table))) if line.seat is not None else line
            for line in lines(table, *args, **kept)
        ]

    monkeypatch.setattr(serializers, "log_lines", leaky)
    fails(paired_tables.paired_worlds_sound_the_same, PARRY, APART)


def test_a_line_that_comes_again_and_hears_more(monkeypatch: MP) -> None:
    greets = Socket.greet

    async def leaky(line: Socket, hello: Hello) -> None:
        if hello.seen >= 0:
            line.send(Pong(0.0, float(secret(line.room.table))))
        await greets(line, hello)

    monkeypatch.setattr(Socket, "greet", leaky)
    fails(paired_tables.paired_worlds_sound_the_same, PARRY, APART)
