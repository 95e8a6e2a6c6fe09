"""Ferryman: over the water to the neighbouring volcano, whatever the dice say."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, BOARD, VOLCANOES, land

LINKS = {(ferry.a, ferry.b): ferry.kind for ferry in BOARD.edition.ferry}


@pytest.mark.clause("DL-075")
def test_ferryman_crosses_one_water_to_the_neighbouring_volcano() -> None:
    table = land(figures="red=V02 green=V02 elves-red=V02", owned="ferryman", up=ALL)
    play(table, "activate red b")
    assert {move for move in moves(table) if move.startswith("ferry")} == {"ferry V01", "ferry V05"}
    assert refused(table, "ferry V03") == "DL-075"
    play(table, "ferry V05")
    figures = public(table)["figures"]
    assert figures["dwarves-red"]["at"] == "V05"
    assert (figures["dwarves-green"]["at"], figures["elves-red"]["at"]) == ("V02", "V02"), "only the active figure"
    assert (public(table)["tiles"][0], public(table)["played"]) == ({}, {"ferryman": 1})


@pytest.mark.clause("DL-075")
def test_no_ferry_without_a_ferryman() -> None:
    table = land(figures="red=V02", owned=["swift_steps", "ferryman"], up=ALL)
    play(table, "activate red b")
    assert refused(table, "ferry V05") == "DL-075"


@pytest.mark.clause("DL-075", "DL-081", "DL-R23")
@pytest.mark.parametrize("volcano", VOLCANOES)
def test_ferries_go_along_the_printed_waters_in_both_directions(volcano: str) -> None:
    table = land(figures=f"red={volcano}", owned="ferryman", up=ALL)
    play(table, "activate red b")
    printed = {b for a, b in LINKS if a == volcano} | {a for a, b in LINKS if b == volcano}
    assert {move.split()[1] for move in moves(table) if move.startswith("ferry")} == printed


@pytest.mark.clause("DL-081")
@pytest.mark.parametrize("kind", ["river", "waterfall"])
def test_rivers_and_waterfalls_are_crossed_alike(kind: str) -> None:
    here, there = next(ends for ends, water in LINKS.items() if water == kind)
    for a, b in ((here, there), (there, here)):
        table = land(figures=f"red={a}", owned="ferryman", up=ALL)
        crossed = told(play(table, "activate red b", f"ferry {b}"), "ferried")
        assert crossed == [{"figure": "dwarves-red", "from": a, "to": b, "pips": 3}]


@pytest.mark.clause("DL-076")
@pytest.mark.parametrize("figures", ["red=F40", ""])
def test_no_ferry_from_a_field_or_off_the_board(figures: str) -> None:
    table = land(figures=figures, owned="ferryman", up=ALL)
    play(table, "activate red b")
    assert refused(table, "ferry V05") == "DL-076"


@pytest.mark.clause("DL-077", "DL-078")
def test_ferry_before_walking_leaves_the_whole_die() -> None:
    table = land(figures="red=V02", owned="ferryman", up=ALL, dice=(2, 4))
    play(table, "activate red b", "ferry V05")
    assert public(table)["active"] == {"figure": "dwarves-red", "pips": 4, "die": 4}
    play(table, "walk V01")  # four steps
    assert public(table)["figures"]["dwarves-red"]["at"] == "V01"


@pytest.mark.clause("DL-077")
def test_ferry_needs_no_pips() -> None:
    table = land(figures="red=V08", owned="ferryman", up=ALL)
    play(table, "activate red a", "walk V09")  # two of two steps
    assert public(table)["active"]["pips"] == 0
    play(table, "ferry V12")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V12"


@pytest.mark.clause("DL-077")
def test_ferry_leaves_a_four_fresh_for_the_dragon() -> None:
    table = land(figures="red=V02", owned="ferryman", kings="red=V05", up=ALL, dice=(2, 4))
    play(table, "activate red b", "ferry V05")
    assert "fly V11 die" in moves(table)


@pytest.mark.clause("DL-078", "DL-R09")
def test_walk_is_interrupted_by_a_ferry_and_resumed_with_the_rest() -> None:
    table = land(figures="red=V08", owned="ferryman", up=ALL, dice=(2, 4))
    play(table, "activate red b", "walk V09", "ferry V12")
    assert public(table)["active"]["pips"] == 2
    assert {"walk V10", "walk F48"} & moves(table) == {"walk V10"}, "two steps, not three"
    play(table, "walk V10")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V10"


@pytest.mark.clause("DL-079")
def test_ferrymen_are_chained() -> None:
    table = land(figures="red=V01", owned="ferryman,ferryman,ferryman", up=ALL)
    play(table, "activate red b", "ferry V02", "ferry V05")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V05"
    assert public(table)["tiles"][0] == {"ferryman": 1}


@pytest.mark.clause("DL-R22")
def test_ferry_there_and_back() -> None:
    table = land(figures="red=V01", owned="ferryman,ferryman", up=ALL)
    play(table, "activate red b", "ferry V02", "ferry V01")
    assert public(table)["figures"]["dwarves-red"]["at"] == "V01"


@pytest.mark.clause("DL-079", "DL-080")
def test_face_down_tile_across_the_water_is_revealed_and_ends_the_movement() -> None:
    table = land(figures="red=V01", owned="ferryman,ferryman,swift_steps", up="V05", gems="V02=rr", dice=(2, 4))
    events = play(table, "activate red b", "ferry V02")
    assert told(events, "revealed") == [{"at": "V02", "tile": "ferryman"}]
    assert table.view(None)["asks"] == "collect"
    for move in ("ferry V05", "swift", "walk F24"):
        assert refused(table, move) == "DL-064"
    assert "take gems" in moves(table), "phase 2 follows on the new volcano"
