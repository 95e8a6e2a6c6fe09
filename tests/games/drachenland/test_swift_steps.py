"""Swift Steps: up to three additional steps."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused
from tests.games.drachenland.tables import ALL, BOARD, land


def farthest(walks: set[str], start: str) -> int:
    """How many steps the longest of these walks has, all volcanoes being open."""
    steps = BOARD.distance[BOARD.index[start]]
    return max(steps[BOARD.index[move.split()[1]]] for move in walks if move.startswith("walk"))


@pytest.mark.clause("DL-082", "DL-083")
def test_swift_steps_add_three_to_the_die() -> None:
    table = land(figures="red=V05", owned="swift_steps", up=ALL, dice=(2, 4))
    play(table, "activate red b")
    assert farthest(moves(table), "V05") == 4
    play(table, "swift")
    assert public(table)["active"]["pips"] == 7
    assert farthest(moves(table), "V05") == 7
    assert (public(table)["tiles"][0], public(table)["played"]) == ({}, {"swift_steps": 1})


@pytest.mark.clause("DL-082")
def test_unused_additional_steps_lapse() -> None:
    table = land(figures="red=V05 green=V05", owned="swift_steps", up=ALL, dice=(2, 4))
    play(table, "activate red b", "swift", "walk F40", "activate green a")
    assert public(table)["active"]["pips"] == 2
    assert refused(table, "walk V08") == "DL-031", "three steps with a 2"


@pytest.mark.clause("DL-082")
def test_no_additional_steps_without_the_tile() -> None:
    table = land(figures="red=V05", owned=["ferryman", "swift_steps"], up=ALL)
    play(table, "activate red b")
    assert refused(table, "swift") == "DL-082"


@pytest.mark.clause("DL-083")
def test_walking_rules_hold_for_additional_steps() -> None:
    table = land(figures="red=F40 green=F46 elves-red=F41", owned="swift_steps", up="V08", dice=(2, 4))
    play(table, "activate red b", "swift")
    assert refused(table, "walk F46") == "DL-035", "taken, three steps away"
    assert refused(table, "walk F24") == "DL-039", "four steps away, but behind the face-down V05"
    assert refused(table, "walk F47") == "DL-039", "six steps away, but behind the face-down V06"
    assert {"walk V06", "walk F45", "walk V12"} <= moves(table)
    play(table, "walk V06")
    assert table.view(None)["asks"] == "collect", "one pip is left, but V06 was face down"


@pytest.mark.clause("DL-084")
def test_swift_steps_after_a_ferry_without_walking_the_die() -> None:
    table = land(figures="red=V02", owned="swift_steps,ferryman", up=ALL, dice=(2, 4))
    play(table, "activate red a", "ferry V05", "swift")
    assert public(table)["active"]["pips"] == 5
    play(table, "walk V08")  # three steps
    assert public(table)["figures"]["dwarves-red"]["at"] == "V08"


@pytest.mark.clause("DL-084", "DL-R10")
@pytest.mark.parametrize(
    ("king", "with_the_four", "start"), [("V09", "call die", "V05"), ("V05", "fly V08 die", "V08")]
)
def test_swift_steps_after_the_four_went_to_the_dragon(king: str, with_the_four: str, start: str) -> None:
    table = land(figures="red=V05", owned="swift_steps", kings=f"red={king}", up=ALL, dice=(2, 4))
    play(table, "activate red b", with_the_four)
    assert refused(table, "walk F44") == "DL-031", "no pips of the die remain"
    play(table, "swift")
    assert public(table)["active"]["pips"] == 3
    assert farthest(moves(table), start) == 3


@pytest.mark.clause("DL-084")
def test_swift_steps_help_to_enter_the_board() -> None:
    table = land(owned="swift_steps", dice=(2, 4))
    play(table, "activate blue b", "swift")
    assert {"walk F01", "walk V01", "walk V15"} <= moves(table), "six steps to the nearest volcanoes"
    play(table, "walk V01")
    assert public(table)["figures"]["dwarves-blue"]["at"] == "V01"


@pytest.mark.clause("DL-085")
def test_several_swift_steps_add_up() -> None:
    table = land(figures="red=V05", owned="swift_steps,swift_steps", up=ALL, dice=(2, 4))
    play(table, "activate red b", "swift", "swift")
    assert public(table)["active"]["pips"] == 10
    assert farthest(moves(table), "V05") == 10
    assert public(table)["played"] == {"swift_steps": 2}


@pytest.mark.clause("DL-R10")
def test_additional_steps_are_walked_first_so_the_four_stays_fresh() -> None:
    table = land(figures="red=V05", owned="swift_steps", kings="red=V08", up=ALL, dice=(2, 4))
    play(table, "activate red b", "swift", "walk V08")  # three steps
    assert "fly V14 die" in moves(table)
    play(table, "fly V14 die")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V14"


@pytest.mark.clause("DL-R10")
def test_partly_walked_four_is_no_use_to_the_dragon() -> None:
    table = land(figures="red=F34", owned="swift_steps,little_dragon", kings="red=V08", up=ALL, dice=(2, 4))
    play(table, "activate red b", "swift", "walk V08")  # four steps, one of them from the die
    assert public(table)["active"]["pips"] == 3
    assert "fly V14 tile" in moves(table)
    assert refused(table, "fly V14 die") == "DL-090"
