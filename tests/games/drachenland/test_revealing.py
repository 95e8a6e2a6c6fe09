"""Revealing tiles: DL-042 to DL-047."""

from __future__ import annotations

from itertools import islice

import pytest

from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import LandTable, land, random_game

ORDINARY = ("ferryman", "swift_steps", "little_dragon", "magic_hand")
EVERYTHING = "ferryman,swift_steps,little_dragon"


def tile(table: LandTable, volcano: str) -> object:
    return public(table)["volcanoes"][volcano]["tile"]


@pytest.mark.clause("DL-042")
@pytest.mark.parametrize("face", [*ORDINARY, "ring"])
@pytest.mark.parametrize(
    ("figures", "kings", "move"),
    [("red=F41", "", "walk V08"), ("red=V03", "", "ferry V08"), ("red=V05", "red=V05", "fly V08 die")],
)
def test_a_tile_is_turned_up_however_the_figure_arrives(figures: str, kings: str, move: str, face: str) -> None:
    table = land(figures=figures, kings=kings, tiles=f"V08={face}", owned="ferryman", dice=(2, 4))
    assert tile(table, "V08") == "hidden"
    play(table, "activate red b")
    events = play(table, move)
    assert told(events, "revealed") == [{"at": "V08", "tile": face}]
    assert all(event.heard_by(seat) for event in events for seat in (None, 0, 1))
    assert [table.view(seat)["table"]["volcanoes"]["V08"]["tile"] for seat in (None, 0, 1)] == [face] * 3


@pytest.mark.clause("DL-042")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_a_king_dragon_is_turned_up(colour: str) -> None:
    table = land(figures="red=F41", tiles=f"V08=king_{colour}")
    play(table, "activate red b", "walk V08")
    assert public(table)["kings"][colour] == "V08"


@pytest.mark.clause("DL-042")
def test_what_lies_face_up_is_not_revealed_again() -> None:
    table = land(figures="red=F41", up="V08")
    play(table, "activate red b")
    assert told(play(table, "walk V08"), "revealed") == []


@pytest.mark.clause("DL-043", "DL-044")
@pytest.mark.parametrize(
    ("figures", "kings", "move"),
    [
        ("red=F41", "red=V05", "walk V08"),
        ("red=V03", "red=V05", "ferry V08"),
        ("red=V05", "red=V05", "fly V08 tile"),
    ],
)
def test_a_reveal_ends_movement_and_leads_to_the_treasures(figures: str, kings: str, move: str) -> None:
    """Pips, a fresh 4 and tiles would all still be there."""
    table = land(figures=figures, kings=kings, owned=f"{EVERYTHING},{EVERYTHING}", dice=(2, 4), gems="V08=rc")
    play(table, "activate red b", move)
    assert table.view(0)["asks"] == "collect"
    assert moves(table) == {"take gems", "take clear", "take egg", "done"}
    for further in ("walk F44", "swift", "ferry V03", "call tile", "fly V01 tile", "fly V01 die", "stop"):
        assert refused(table, further) == "DL-064"
    play(table, "take gems")
    assert table.view(0)["table"]["loot"][0]["red"] == 1
    assert moves(table) == {"activate green a", "activate blue a"}


@pytest.mark.clause("DL-043")
def test_at_an_open_volcano_movement_goes_on() -> None:
    table = land(figures="red=F41", up="V08", owned=EVERYTHING, dice=(2, 4))
    play(table, "activate red b", "walk V08")
    assert table.view(0)["asks"] == "move"
    assert {"walk F44", "swift", "ferry V03"} <= moves(table)


@pytest.mark.clause("DL-045")
@pytest.mark.parametrize("face", [*ORDINARY, "ring"])
def test_revealing_cannot_be_declined_and_needs_no_pick_up(face: str) -> None:
    table = land(figures="red=F41", tiles=f"V08={face}")
    play(table, "activate red b", "walk V08", "done")
    assert tile(table, "V08") == face


@pytest.mark.clause("DL-045")
def test_an_empty_volcano_is_revealed_too() -> None:
    """Nothing is there for the red figure but the egg, and the egg is not asked about before the tile is up."""
    table = land(figures="red=F41", gems="V08=gb")
    events = play(table, "activate red b", "walk V08")
    assert [event.kind.key for event in events] == ["activated", "walked", "revealed"]
    assert moves(table) == {"take egg", "done"}


@pytest.mark.clause("DL-046")
@pytest.mark.parametrize("face", ORDINARY)
def test_an_ordinary_tile_waits_for_whoever_takes_an_egg(face: str) -> None:
    table = land(figures="red=F41 green=V08 blue=V08 elves-red=V08", tiles=f"V08={face}", gems="V08=rgc")
    play(table, "activate green a", "stop", "take gems", "activate blue b", "stop", "take clear")
    assert tile(table, "V08") == face
    play(table, f"activate red {min(moves(table))[-1]}", "stop", "take egg")
    assert tile(table, "V08") is None
    assert public(table)["tiles"] == [{}, {face: 1}]


@pytest.mark.clause("DL-047")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_under_a_figure_no_tile_is_ever_face_down(seats: int) -> None:
    visited: set[str] = set()
    for table in islice(random_game(seats, seats), 400):
        stood_on = {figure["at"] for figure in public(table)["figures"].values() if figure["at"]}
        volcanoes = stood_on & set(public(table)["volcanoes"])
        assert all(tile(table, volcano) != "hidden" for volcano in volcanoes)
        visited |= volcanoes
    assert len(visited) >= 8, "the wanderers saw too little to prove anything"
