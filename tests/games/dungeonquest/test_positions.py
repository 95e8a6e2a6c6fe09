"""Positions as text: what is refused, and what a person may leave out."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.dungeonquest import GAME
from tafelrunde.kernel.errors import BadNotation
from tafelrunde.testing.playing import moves, play
from tests.games.dungeonquest.tables import BOARD, at, fresh

PLAIN = at(2, rooms={"B1": "R01 E"}, places=["B1"]).position()


def refused(old: str, new: str) -> tuple[str, dict[str, Any]]:
    """What is said of a position with something changed."""
    assert old in PLAIN
    with pytest.raises(BadNotation) as caught:
        GAME.position(PLAIN.replace(old, new, 1))
    return caught.value.key, caught.value.args_by_name


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("room B1 R01 E -", "room B1 R01 E", "position-expected"),
        ("room B1 R01 E -", "room A1 R01 E -", "position-word"),
        ("room B1 R01 E -", "room Z9 R01 E -", "position-word"),
        ("hero=baldur", "hero=conan", "position-word"),
        ("hero=grimbart", "hero=baldur", "position-invariant"),
        ("haste=0", "haste=4", "position-number"),
        ("wounds=0", "wounds=16", "position-invariant"),
        ("at=B1", "at=C3", "position-invariant"),
        ("room B1 R01 E -", "room B1 K01 E monster", "position-components"),
        ("side=-", "side=N", "position-invariant"),
        ("next Act; EndOfTurn", "next Act", "position-invariant"),
        ("next Act; EndOfTurn", "next CombatRound; EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next Underground; EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next Reroll(0, 1); EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next SaveSun(1, False); EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next Sacrifice; EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next MoveOn; EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next ChooseSide; EndOfTurn", "position-invariant"),
        ("next Act; EndOfTurn", "next Dance; EndOfTurn", "position-word"),
        ("next Act; EndOfTurn", "next ActionPhase; EndOfTurn", "position-unsettled"),
        ("loot=-", "loot=dun_bats", "position-components"),
        ("fell=-", "fell=B1", "position-expected"),
        ("status=in", "status=dead", "position-invariant"),
        ("status=in", "status=out", "position-invariant"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, key: str) -> None:
    assert refused(old, new)[0] == key


def test_a_position_may_leave_decks_and_stack_to_the_reader() -> None:
    table = at(2, stack="T01")
    assert BOARD.tiles[table.state.tiles[-1]] == "T01"
    assert len(table.state.tiles) == 117
    assert GAME.position(table.position()).position() == table.position()


def test_a_position_in_setup_is_read_back() -> None:
    table = fresh(3, 5)
    play(table, "hero sylva")
    again = GAME.position(table.position())
    assert again.position() == table.position()
    assert moves(again) == moves(table)


def test_a_grave_is_read_back() -> None:
    table = at(2, places=["A1", "-"], status=["in", "dead"], fell=["-", "B1/N/NW"])
    assert table.view(None)["table"]["heroes"][1]["fell"] == {"at": "B1", "heading": "N", "side": "NW"}
    assert GAME.position(table.position()).position() == table.position()
