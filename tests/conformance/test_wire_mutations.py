"""The proofs of the wire can fail: each planted leak is caught."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel import table as kernel_table
from tafelrunde.kernel.table import Entry, Table
from tafelrunde.server import shown
from tafelrunde.server.rooms import Room
from tafelrunde.testing import wire
from tests.conformance.mutants import fails
from tests.toys.parry import GAME as PARRY

MP = pytest.MonkeyPatch
TELLS = "is sent something about a sealed answer"


def test_a_number_that_counts_quiet_answers(monkeypatch: MP) -> None:
    monkeypatch.setattr(kernel_table, "_hushed", lambda s: False)
    fails(wire.answers_travel_sealed, PARRY, TELLS)


def test_a_frame_for_everybody(monkeypatch: MP) -> None:
    shows = Room.show_move
    monkeypatch.setattr(Room, "show_move", lambda room, only=None: shows(room))
    fails(wire.answers_travel_sealed, PARRY, TELLS)


def test_an_undo_that_is_free_until_somebody_answers(monkeypatch: MP) -> None:
    def can_undo(table: Table[Any, Any], seat: int) -> bool:
        line = table.line()
        return bool(line) and line[-1].seat == seat

    monkeypatch.setattr(Table, "can_undo", can_undo)
    fails(wire.answers_travel_sealed, PARRY, TELLS)


def test_a_log_that_says_who_answered_last(monkeypatch: MP) -> None:
    monkeypatch.setattr(Entry, "sealed", property(lambda entry: False, lambda entry, value: None), raising=False)
    fails(wire.answers_travel_sealed, PARRY, "in what order a quiet question was answered")


def test_a_view_that_shows_what_lies_sealed(monkeypatch: MP) -> None:
    sights = shown.sight

    def leaky(table: Any, seat: int | None, *args: Any) -> Any:
        seen = sights(table, seat, *args)
        seen.answered = next((str(action) for _, action in table.state.sealed), None)
        return seen

    monkeypatch.setattr(shown, "sight", leaky)
    fails(wire.answers_travel_sealed, PARRY, TELLS)
