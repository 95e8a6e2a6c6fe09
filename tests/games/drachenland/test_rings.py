"""Magic rings: taken at ring volcanoes instead of a pick-up, worn for good."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, VOLCANOES, LandTable, land

RING_VOLCANOES = ("V10", "V11", "V12")  # as `land` lays the tiles


def ringed(table: LandTable) -> set[str]:
    return {name for name, figure in public(table)["figures"].items() if figure["ring"]}


@pytest.mark.clause("DL-113")
def test_ring_tile_stays_whatever_is_taken() -> None:
    table = land(
        figures="red=V10 green=V10 elves-red=V10 elves-green=V10", gems="V10=r", dice=(2, 2), rolls=[(2, 2), (2, 2)]
    )
    play(table, "activate red b", "stop", "take ring", "activate green a", "stop", "take egg")
    assert public(table)["tiles"][0] == {}, "it does not go with the egg"
    play(table, "activate red b", "stop", "take gems", "activate green a", "stop", "take ring")
    assert public(table)["volcanoes"]["V10"] == {
        "eggs": 0,
        "gems": {"red": 0, "green": 0, "blue": 0, "clear": 0},
        "tile": "ring",
    }
    play(table, "activate green b", "stop")
    assert "take ring" in moves(table), "and serves others again"


@pytest.mark.clause("DL-114")
def test_ring_is_taken_instead_of_a_pick_up() -> None:
    table = land(figures="red=V10", gems="V10=rrc")
    play(table, "activate red b", "stop")
    assert moves(table) == {"take gems", "take clear", "take egg", "take ring", "done"}
    assert told(play(table, "take ring"), "took-ring") == [{"figure": "dwarves-red", "at": "V10"}]
    assert ringed(table) == {"dwarves-red"}
    assert table.view(None)["asks"] == "activate", "nothing more is taken"
    assert set(table.view(0)["table"]["loot"][0].values()) == {0}


@pytest.mark.clause("DL-115")
def test_figure_carries_at_most_one_ring() -> None:
    table = land(figures="red=V10* green=V10", gems="V10=r")
    play(table, "activate red b", "stop")
    assert refused(table, "take ring") == "DL-115"
    play(table, "done", "activate green a", "stop")
    assert "take ring" in moves(table), "another figure of the same seat has none"


@pytest.mark.clause("DL-115")
def test_ring_is_kept_on_every_way() -> None:
    table = land(figures="red=V10*", owned="ferryman,swift_steps,little_dragon", kings="red=V14", up=ALL, dice=(2, 4))
    play(table, "activate red b", "ferry V14", "fly V05 tile", "swift", "walk F44")
    assert ringed(table) == {"dwarves-red"}


@pytest.mark.clause("DL-116")
@pytest.mark.parametrize("volcano", VOLCANOES)
def test_rings_are_available_on_ring_volcanoes_only(volcano: str) -> None:
    table = land(figures=f"red={volcano}", up=ALL)
    play(table, "activate red b", "stop")
    if volcano in RING_VOLCANOES:
        assert "take ring" in moves(table)
    else:
        assert refused(table, "take ring") == "DL-116"


@pytest.mark.clause("DL-117")
def test_ring_may_be_taken_right_after_its_tile_was_revealed() -> None:
    table = land(figures="red=F49")
    events = play(table, "activate red b", "walk V10", "take ring")
    assert [event.kind.key for event in events[1:4]] == ["walked", "revealed", "took-ring"]
    assert ringed(table) == {"dwarves-red"}


@pytest.mark.clause("DL-118", "DL-R13")
@pytest.mark.parametrize(("first", "second"), [("ring", "gems"), ("gems", "ring"), ("egg", "ring")])
def test_magic_hand_gives_ring_and_treasure_in_either_order(first: str, second: str) -> None:
    table = land(figures="red=V10", owned="magic_hand", gems="V10=rr")
    events = play(table, "activate red b", "stop", f"take {first}", "hand", f"take {second}")
    taken = [event.kind.key for event in events if event.kind.key.startswith("took")]
    assert taken == [f"took-{first}", f"took-{second}"]
    assert ringed(table) == {"dwarves-red"}
