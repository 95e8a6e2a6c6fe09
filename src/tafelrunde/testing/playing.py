"""Helpers to play moves in tests of any game and to check their effects.

A move is a line of text, played by the seat that is asked or the one it names::

    table = fresh(3)
    play(table, "pass", "1: pass")
    assert refused(table, "pass", seat=1) == "APO-019"
    assert told(play(table, "pass"), "passed") == [{"seat": 2}]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import pytest

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.state import State
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.views import plain

S = TypeVar("S", bound=State)
B = TypeVar("B")
PlayedTable = Table[Any, Any]


def moves(table: PlayedTable, seat: int | None = None, verb: str = "") -> set[str]:
    """Return the legal moves of a seat, by default the first one that is asked; with a verb, only its moves."""
    asked = table.pending[0] if seat is None else seat
    return {str(action) for action in table.legal(asked) if not verb or action.verb == verb}


def play(table: PlayedTable, *played: str) -> list[Event]:
    """Play moves, each by the seat named before a colon, else by the first one that is asked; return all events."""
    heard: list[Event] = []
    for move in played:
        seat, colon, rest = move.partition(": ")
        heard += table.play(int(seat), rest) if colon else table.play(table.pending[0], move)
    return heard


def refused(table: PlayedTable, move: str, seat: int | None = None) -> str:
    """Return the clause that forbids a move to a seat, by default the first one that is asked. Check that the attempt
    changes nothing and that `why_not` gives the same clause."""
    asked = table.pending[0] if seat is None else seat
    before = table.fingerprint
    with pytest.raises(IllegalMove) as caught:
        table.play(asked, move)
    assert table.fingerprint == before
    assert table.why_not(asked, move) == caught.value.refusal
    return caught.value.refusal.clause


def told(events: Sequence[Event], key: str) -> list[dict[str, ActionWord]]:
    """Return the words of all events of one kind."""
    return [event.named() for event in events if event.kind.key == key]


def keys(events: Sequence[Event]) -> list[str]:
    """Return the keys of events, in order."""
    return [event.kind.key for event in events]


def public(table: PlayedTable) -> View:
    """Return the public view of the table, also between two decisions."""
    shown: View = plain(table.game.view(table.state, None))
    return shown


def random_game(game: Game[S, B], seats: int, seed: int, **options: Value) -> Iterator[Table[S, B]]:
    """Yield a table before every decision of a game and once more at its end; luck plays all seats."""
    table, luck = game.new(seats, seed, options), Luck.seeded(seed + 1)
    yield table
    while table.pending:
        table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
        yield table
