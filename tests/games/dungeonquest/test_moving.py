"""Spaces, halls, walls, and moving through them."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import BOARD, QuestTable, asks, at, dice, hero, place, player, room, told


@pytest.mark.clause("DQ-029", "DQ-030")
def test_printed_rooms_are_rooms_from_the_start_and_tiles_from_being_laid() -> None:
    table = at(places=["G5"])
    state = table.state
    assert {BOARD.spaces[i] for i, lie in enumerate(state.lies) if lie >= 0} == {"A1", "M1", "M10", "A10", "G5", "G6"}
    play(table, "move G4")
    assert state.lies[BOARD.space["G4"]] >= 0


@pytest.mark.clause("DQ-031")
def test_every_tile_has_one_to_four_halls() -> None:
    for kind in range(BOARD.kinds):
        assert 1 <= sum(side > 0 for side in BOARD.sides[4 * kind]) <= 4


@pytest.mark.clause("DQ-032", "DQ-033")
def test_both_sides_must_be_halls() -> None:
    table = at(rooms={"B1": "R01 E", "C1": "R05 S"}, places=["B1"])
    assert moves(table) == {"move A1", "move B2", "search"}
    assert refused(table, "move C1") == "DQ-032"
    assert refused(table, "move A2") == "DQ-036"
    edge = at(rooms={"B1": "R01 S"}, places=["B1"])
    assert moves(edge) == {"move A1", "move C1", "move B2", "search"}, "the outer wall blocks"


@pytest.mark.clause("DQ-034", "DQ-068")
def test_doors_and_portcullises_hinder_but_do_not_block() -> None:
    table = at(rooms={"B1": "D08 E", "C1": "P05 E"}, places=["B1"])
    assert "move C1" in moves(table)


@pytest.mark.clause("DQ-035")
def test_a_corridor_is_a_kind_of_room() -> None:
    table = at(rooms={"B1": "K01 E"})
    play(table, "move B1")
    assert asks(table) == "move-on"


@pytest.mark.clause("DQ-036", "DQ-037")
def test_a_move_leads_into_the_next_room_and_its_effect() -> None:
    table = at(rooms={"B1": "R01 E"}, dungeon="dun_bats")
    events = play(dice(table, 3), "move B1")
    assert told(events, "entered") == [(0, "B1", "whole", "W")]
    assert told(events, "wounded") == [(0, 2, 14)]
    assert refused(at(), "move C3") == "DQ-036"


@pytest.mark.clause("DQ-038", "DQ-039")
@pytest.mark.parametrize(("move", "facing"), [("G4", "N"), ("H5", "E"), ("G7", "S"), ("F6", "W")])
def test_a_new_tile_lies_with_its_arrow_towards_the_hero(move: str, facing: str) -> None:
    table = at(places=["G5"], stack="R05")
    events = play(table, f"move {move}")
    assert told(events, "laid") == [(0, "R05", move, facing)]
    assert place(table) == move
    assert told(events, "drew") == [(0, "dun_empty", "dungeon", "dun_empty")]


@pytest.mark.clause("DQ-040", "DQ-R07")
def test_rooms_with_a_hero_cannot_be_entered_but_for_the_treasure_chamber() -> None:
    table = at(rooms={"B1": "R01 E", "C1": "R01 E"}, places=["B1", "C1"])
    assert refused(table, "move C1") == "DQ-040"
    both = at(rooms={"G4": "R01 N"}, places=["G4", "G5"])
    play(both, "move G5")
    assert place(both, 0) == place(both, 1) == "G5"


@pytest.mark.clause("DQ-041")
def test_a_travel_marker_is_no_figure() -> None:
    table = at(rooms={"B1": "R01 E", "C1": "R01 E"}, places=["B1", "C1"], heading=["-", "N"])
    play(table, "move C1")
    assert place(table) == "C1"


def doors(**more: Any) -> QuestTable:
    """A door on the own side of a hall and another one on the neighbour's."""
    return at(rooms={"B1": "D01 E", "C1": "D01 W"}, places=["B1"], **more)


@pytest.mark.clause("DQ-042", "DQ-046")
def test_a_portcullis_takes_a_strength_test() -> None:
    table = at(rooms={"B1": "P01 E"}, places=["B1"])
    events = play(dice(table, (3, 4)), "move A1")
    assert told(events, "tested") == [(0, "strength", 7, 0, 58)]
    assert place(table) == "A1"
    table = at(rooms={"B1": "P01 E"}, places=["B1"])
    play(dice(table, (4, 4)), "move A1")
    assert (place(table), player(table)) == ("B1", 1)


@pytest.mark.clause("DQ-043", "DQ-044", "DQ-R08")
def test_obstacles_are_overcome_one_by_one_and_nothing_is_remembered() -> None:
    table = doors(door="dor_open,dor_jam,dor_open,dor_open")
    events = play(table, "move C1")
    assert [words[1] for words in told(events, "drew")] == ["dor_open", "dor_jam"]
    assert (place(table), player(table)) == ("B1", 1)
    play(table, "move M9")
    events = play(table, "move C1")
    assert [words[1] for words in told(events, "drew")][:2] == ["dor_open", "dor_open"], "from the first one again"
    assert place(table) == "C1"


@pytest.mark.clause("DQ-043")
def test_the_own_side_comes_first() -> None:
    table = at(rooms={"B1": "D08 E", "C1": "P05 E"}, places=["B1"])
    events = play(dice(table, (1, 1)), "move C1")
    assert told(events, "obstacle") == [(0, "door"), (0, "portcullis")]
    back = at(rooms={"B1": "D08 E", "C1": "P05 E"}, places=["C1"])
    events = play(dice(back, (1, 1)), "move B1")
    assert told(events, "obstacle") == [(0, "portcullis"), (0, "door")]


@pytest.mark.clause("DQ-R08")
def test_two_of_a_kind_may_count_once() -> None:
    table = at(rooms={"B1": "D01 E", "C1": "D01 W"}, places=["B1"], options={"multi_obstacle": "one_per_kind"})
    events = play(table, "move C1")
    assert told(events, "obstacle") == [(0, "door")]
    assert place(table) == "C1"


@pytest.mark.clause("DQ-045", "DQ-R09")
def test_a_portcullis_on_a_tile_just_drawn_falls_behind_the_hero() -> None:
    table = at(rooms={"B1": "R01 E"}, places=["B1"], stack="P01")
    events = play(table, "move C1")
    assert told(events, "obstacle") == []
    assert place(table) == "C1"


@pytest.mark.clause("DQ-047")
def test_only_a_card_that_says_so_lets_a_hero_through_a_door() -> None:
    for card, rolls, where in (
        ("dor_open", (), "C1"),
        ("dor_jam", (), "B1"),
        ("dor_needle", (1,), "C1"),
        ("dor_bolt", ((1, 1),), "C1"),
        ("dor_bolt", ((6, 6),), "B1"),
        ("dor_rotten", ((1, 1),), "C1"),
        ("dor_rotten", ((6, 6),), "B1"),
    ):
        table = at(rooms={"B1": "D01 E", "C1": "R01 E"}, places=["B1"], door=card)
        play(dice(table, *rolls), "move C1")
        assert (place(table), player(table)) == (where, 1), card


@pytest.mark.clause("DQ-048", "DQ-049")
def test_a_door_stays_a_door_for_everybody() -> None:
    table = at(rooms={"B1": "D08 E", "C1": "R01 E"}, places=["B1"])
    play(table, "move C1")
    assert room(table, "B1")["tile"] == "D08"
    play(table, "move M9")
    events = play(table, "move B1")
    assert told(events, "obstacle") == [(0, "door")]


def without_tiles(table: QuestTable) -> QuestTable:
    """The stack has run dry."""
    table.state.tiles = ()
    table.state.offered = None
    return table


@pytest.mark.clause("DQ-051", "DQ-R10")
def test_without_tiles_the_unexplored_is_blocked() -> None:
    table = without_tiles(at(rooms={"B1": "R01 E"}, places=["B1"]))
    assert moves(table) == {"move A1", "search"}
    assert refused(table, "move C1") == "DQ-051"


@pytest.mark.clause("DQ-061", "DQ-066", "DQ-067", "DQ-116")
def test_who_can_do_nothing_is_at_a_dead_end() -> None:
    caught = at(2, player=1, rooms={"B1": "T01 S"}, places=["B1"])
    events = play(caught, "move M9")
    assert told(events, "died") == [(0, "dead-end", "B1")]


@pytest.mark.clause("DQ-067", "DQ-R11")
def test_before_a_dead_end_one_may_use_what_one_has() -> None:
    table = at(2, player=1, rooms={"B1": "T01 S"}, places=["B1"], rune="run_turn")
    play(table, "move M9")
    assert asks(table) == "last-resort"
    assert moves(table) == {"turn 90", "turn 180", "turn 270", "perish"}
    play(table, "turn 90")
    assert place(table) == "C1", "the only way"
    table = at(2, player=1, rooms={"B1": "T01 S"}, places=["B1"], rune="run_turn")
    play(table, "move M9")
    assert refused(table, "stay") == "DQ-R12", "whoever stays is dead, so it is called that"
    events = play(table, "perish")
    assert told(events, "died") == [(0, "dead-end", "B1")]


@pytest.mark.clause("DQ-069", "DQ-R12")
def test_a_way_that_only_a_hero_bars_is_a_dead_end_unless_the_table_lets_him_wait() -> None:
    rooms = {"B1": "T01 W", "C1": "R01 E"}
    for choice, wanted in (("die", [(0, "dead-end", "B1")]), ("wait", [])):
        table = at(
            2, player=1, rooms={**rooms, "C2": "R01 S"}, places=["B1", "C2"], options={"dead_end_by_hero": choice}
        )
        events = play(table, "move C1")
        assert told(events, "died") == wanted
        assert told(events, "turn-ends") == ([] if wanted else [(0, "hemmed-in")])
        assert player(table) == 1


@pytest.mark.clause("DQ-067", "DQ-R12")
def test_whoever_may_wait_is_not_told_to_die() -> None:
    rooms = {"B1": "T01 W", "C1": "R01 E", "C2": "R01 S"}
    table = at(2, player=1, rooms=rooms, places=["B1", "C2"], loot="dun_potion", options={"dead_end_by_hero": "wait"})
    play(table, "move C1")
    assert moves(table) == {"drink dun_potion", "stay"}
    assert refused(table, "perish") == "DQ-R12"
    assert told(play(table, "stay"), "turn-ends") == [(0, "hemmed-in")]


@pytest.mark.clause("DQ-069", "DQ-123", "DQ-R24")
def test_in_the_dark_a_way_to_a_hero_counts() -> None:
    table = at(2, player=1, rooms={"B1": "N02 S", "B2": "R05 E", "C1": "R01 E", "C2": "R01 S"}, places=["B1", "C2"])
    play(table, "move C1")
    assert hero(table)["status"] == "in"
    assert place(table) == "C1", "only one hall leads anywhere, and the die sends him there"
    assert place(table, 1) == "C1"
