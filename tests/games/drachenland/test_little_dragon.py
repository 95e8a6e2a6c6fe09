"""Little Dragon: one call or one flight without a 4."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused
from tests.games.drachenland.tables import ALL, VOLCANOES, LandTable, land


def stands(table: LandTable) -> tuple[str, str]:
    """Where the red figure and the red king dragon are."""
    return public(table)["figures"]["dwarves-red"]["at"], public(table)["kings"]["red"]


@pytest.mark.clause("DL-103")
def test_little_dragon_replaces_a_four_for_one_call() -> None:
    table = land(figures="red=V05", kings="red=V14", up=ALL, owned="little_dragon,ferryman", dice=(2, 3))
    play(table, "activate red b", "call tile")
    assert stands(table) == ("V05", "V05")
    assert (public(table)["tiles"][0], public(table)["played"]) == ({"ferryman": 1}, {"little_dragon": 1})
    assert refused(table, "fly V01 tile") == "DL-089", "used up"


@pytest.mark.clause("DL-103")
def test_little_dragon_replaces_a_four_for_one_flight() -> None:
    table = land(figures="red=V05", kings="red=V05", up=ALL, owned="little_dragon", dice=(2, 3))
    play(table, "activate red b")
    assert {move for move in moves(table) if move.startswith("fly")} == {
        f"fly {to} tile" for to in VOLCANOES if to != "V05"
    }
    play(table, "fly V11 tile")
    assert stands(table) == ("V11", "V11")
    assert public(table)["played"] == {"little_dragon": 1}


@pytest.mark.clause("DL-103")
@pytest.mark.parametrize(("king", "move"), [("V14", "call tile"), ("V05", "fly V01 tile")])
def test_no_little_dragon_no_power(king: str, move: str) -> None:
    four = land(figures="red=V05", kings=f"red={king}", up=ALL, owned=["", "little_dragon"], dice=(2, 4))
    play(four, "activate red b")
    assert refused(four, move) == "DL-103", "only the die has the power"
    three = land(figures="red=V05", kings=f"red={king}", up=ALL, owned=["", "little_dragon"], dice=(2, 3))
    play(three, "activate red b")
    assert refused(three, move) == "DL-089", "nothing has"


@pytest.mark.clause("DL-103")
def test_little_dragon_serves_the_active_figures_colour_only() -> None:
    table = land(figures="red=V05 green=V05", kings="green=V14", up="V05", owned="little_dragon", dice=(2, 3))
    play(table, "activate red b")
    assert refused(table, "call tile") == "DL-095", "the red dragon has not been seen yet"


@pytest.mark.clause("DL-104")
def test_little_dragon_grants_no_steps() -> None:
    table = land(figures="red=V08", kings="red=V14", up=ALL, owned="little_dragon,ferryman", dice=(2, 3))
    play(table, "activate red a", "walk V09", "call tile")
    assert public(table)["active"]["pips"] == 0
    assert refused(table, "walk F44") == "DL-031"


@pytest.mark.clause("DL-105", "DL-R09")
def test_walk_before_and_after_the_flight() -> None:
    table = land(figures="red=V08", kings="red=V09", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red b", "walk V09", "fly V12 tile")
    assert public(table)["active"]["pips"] == 2, "the die is still there"
    assert "walk V10" in moves(table)
    assert refused(table, "walk F48") == "DL-031", "three steps"
    play(table, "walk V10")
    assert stands(table) == ("V10", "V12")


@pytest.mark.clause("DL-105")
def test_whole_die_remains_after_a_call() -> None:
    table = land(figures="red=V08", kings="red=V09", up=ALL, owned="little_dragon", dice=(2, 3))
    play(table, "activate red b", "call tile", "walk V05")  # three steps
    assert stands(table) == ("V05", "V08")


@pytest.mark.clause("DL-106")
@pytest.mark.parametrize(("call", "fly"), [("call die", "fly V11 tile"), ("call tile", "fly V11 die")])
def test_four_and_little_dragon_combine_in_either_order(call: str, fly: str) -> None:
    table = land(figures="red=V05", kings="red=V14", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red b", call, fly)
    assert stands(table) == ("V11", "V11")
    assert public(table)["played"] == {"little_dragon": 1}


@pytest.mark.clause("DL-107")
@pytest.mark.parametrize(
    ("king", "first", "second"), [("V14", "call tile", "fly V11 tile"), ("V05", "fly V01 tile", "fly V11 tile")]
)
def test_two_little_dragons_in_one_activation(king: str, first: str, second: str) -> None:
    table = land(figures="red=V05", kings=f"red={king}", up=ALL, owned="little_dragon,little_dragon", dice=(2, 3))
    play(table, "activate red b", first, second)
    assert stands(table) == ("V11", "V11")
    assert public(table)["played"] == {"little_dragon": 2}
