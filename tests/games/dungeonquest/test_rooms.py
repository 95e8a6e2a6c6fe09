"""What happens in rooms: chambers, ways to move on, divided rooms, towers."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, room, told


@pytest.mark.clause("DQ-111", "DQ-112")
def test_effects_happen_on_every_entry() -> None:
    table = at(rooms={"B1": "R01 E searched"}, dungeon="dun_empty,dun_coins,dun_bats")
    play(table, "move B1", "move M9", "move A1")
    assert asks(table) == "tower"
    play(table, "move B1")
    events = table.events(None)
    assert [words[1] for words in told(events, "drew") if words[0] == 0] == ["dun_empty", "dun_bats"]


@pytest.mark.clause("DQ-113")
def test_a_trap_chamber_draws_a_trap_card() -> None:
    table = at(rooms={"B1": "F01 E"}, trap="trp_click")
    assert told(play(table, "move B1"), "drew") == [(0, "trp_click", "trap", "trp_click")]


@pytest.mark.clause("DQ-115", "DQ-117")
def test_a_rotating_chamber_turns_and_the_turn_ends() -> None:
    table = at(rooms={"B1": "T01 E"})
    events = play(table, "move B1")
    assert told(events, "turned") == [("B1", "W", 2)]
    assert (room(table, "B1")["facing"], player(table)) == ("W", 1)
    again = at(rooms={"B1": "T01 E", "B2": "R08 N"}, places=["B2"], search="sea_secret")
    play(again, "search", "secret B1")
    assert room(again, "B1")["facing"] == "W", "by a secret door as well"


# --- moving on


@pytest.mark.clause("DQ-118")
def test_out_of_a_corridor_one_moves_on_at_once_past_obstacles() -> None:
    table = at(rooms={"B1": "K05 E", "C1": "P01 E"})
    events = play(table, "move B1")
    assert place(table) == "C1", "there is just one way on"
    assert told(events, "obstacle") == []


@pytest.mark.clause("DQ-119", "DQ-R23")
def test_back_out_of_a_corridor_only_if_nothing_else_is_open() -> None:
    table = at(rooms={"B1": "K01 E"})
    play(table, "move B1")
    assert moves(table) == {"move C1", "move B2"}
    assert refused(table, "move A1") == "DQ-119"
    blocked = at(rooms={"B1": "K05 E", "C1": "R05 S"})
    play(blocked, "move B1")
    assert asks(blocked) == "tower", "back in A1"
    occupied = at(rooms={"B1": "K05 E", "C1": "R01 E"}, places=["A1", "C1"])
    play(occupied, "move B1")
    assert (place(occupied), asks(occupied)) == ("A1", "tower"), "a hero bars the way like a wall"


@pytest.mark.clause("DQ-120")
def test_the_same_corridor_twice_ends_the_turn() -> None:
    table = at(rooms={"B1": "K05 E", "C1": "K05 E", "D1": "R05 S"})
    play(table, "move B1")
    assert (place(table), player(table)) == ("B1", 1), "on to C1, back to B1, and there it ends"


@pytest.mark.clause("DQ-121", "DQ-R23")
def test_a_corridor_without_a_way_ends_the_turn() -> None:
    stuck = at(rooms={"B2": "R08 E", "B1": "K05 N"}, places=["B2"], search="sea_secret")
    play(stuck, "search", "secret B1")
    assert (place(stuck), player(stuck)) == ("B1", 1)


@pytest.mark.clause("DQ-228", "DQ-R23")
def test_starting_in_a_corridor_one_still_may_not_go_back_and_obstacles_count() -> None:
    table = at(rooms={"B1": "K01 E", "C1": "P01 E", "B2": "R01 S"}, places=["B1"], came="W")
    assert moves(table) == {"move C1", "move B2"}
    assert refused(table, "move A1") == "DQ-119"
    events = play(dice(table, (1, 1)), "move C1")
    assert told(events, "obstacle") == [(0, "portcullis")]
    special = at(rooms={"B1": "K01 E"}, places=["B1"])
    assert "move A1" in moves(special), "entered specially there is no way one came"


@pytest.mark.clause("DQ-122")
def test_in_darkness_a_die_tells_the_way_past_obstacles() -> None:
    rooms = {"B2": "N01 E", "B1": "D08 S", "B3": "R01 S", "A2": "R01 W"}
    for die, where in ((1, "A2"), (3, "B1"), (6, "B3")):
        table = at(rooms=rooms, places=["A2"])
        events = play(dice(table, die), "move B2")
        assert (place(table), told(events, "obstacle")) == (where, []), die
    blocked = at(rooms={**rooms, "B1": "R05 E"}, places=["A2"])
    play(dice(blocked, 3, 4, 5), "move B2")
    assert place(blocked) == "B3", "a blocked hall is rolled again"


@pytest.mark.clause("DQ-123", "DQ-R24")
def test_darkness_leads_also_to_another_hero_unless_the_table_rolls_again() -> None:
    rooms = {"B2": "N01 E", "B1": "R01 N", "B3": "R01 S", "A2": "R01 W"}
    table = at(rooms=rooms, places=["A2", "B1"])
    play(dice(table, 3), "move B2")
    assert place(table) == place(table, 1) == "B1"
    other = at(rooms=rooms, places=["A2", "B1"], options={"dark_occupied": "reroll"})
    play(dice(other, 3, 5), "move B2")
    assert place(other) == "B3"


@pytest.mark.clause("DQ-124", "DQ-125", "DQ-R24")
def test_without_a_way_out_of_the_dark_the_turn_ends_and_later_obstacles_count() -> None:
    walled = {"D4": "N02 N", "D5": "R05 E", "C4": "R05 N", "E4": "R05 N"}
    table = at(rooms=walled, places=["E4"], search="sea_secret")
    play(table, "search", "secret D4")
    assert (place(table), player(table)) == ("D4", 1)
    rooms = {"D4": "N02 N", "D5": "D08 N", "C4": "R05 N"}
    later = at(rooms=rooms, places=["D4"], rune="run_heal")
    assert moves(later) == {"grope", "rune"}
    assert refused(later, "move D5") == "DQ-125"
    events = play(dice(later, 5, 1), "grope")
    assert told(events, "obstacle") == [(0, "door")]
    assert place(later) == "D5"
    stuck = at(rooms=walled, places=["D4"], rune="run_heal", ask="LastResort")
    assert refused(stuck, "grope") == "DQ-067"
    assert refused(at(), "grope") == "DQ-125"


@pytest.mark.clause("DQ-126")
def test_in_a_web_back_is_free_and_anything_else_takes_strength() -> None:
    table = at(rooms={"B1": "W01 E", "C1": "P01 E"})
    play(table, "move B1")
    assert moves(table) == {"move A1", "move C1", "move B2"}
    events = play(table, "move A1")
    assert told(events, "tested") == []
    assert asks(table) == "tower"
    torn = at(rooms={"B1": "W01 E", "C1": "P01 E"})
    events = play(dice(torn, (1, 1)), "move B1", "move C1")
    assert told(events, "tested") == [(0, "strength", 7, 0, 58)]
    assert (told(events, "obstacle"), place(torn)) == ([], "C1")


@pytest.mark.clause("DQ-127")
def test_who_cannot_tear_the_web_hangs_in_it() -> None:
    table = at(rooms={"B1": "W01 E"})
    play(dice(table, (6, 6)), "move B1", "move C1")
    assert (place(table), player(table)) == ("B1", 1)


@pytest.mark.clause("DQ-128")
def test_into_a_web_by_special_ways_one_chooses_a_side_that_is_free() -> None:
    table = at(rooms={"B2": "R08 E", "B3": "W01 E"}, places=["B2"], search="sea_secret")
    play(table, "search", "secret B3")
    assert moves(table) == {"side N", "side E", "side S", "side W"}
    play(table, "side S")
    events = play(table, "move B4")
    assert (told(events, "tested"), place(table)) == ([], "B4")


@pytest.mark.clause("DQ-129")
def test_starting_in_a_web_every_way_takes_a_test_and_obstacles_count() -> None:
    table = at(rooms={"B1": "W01 E", "C1": "P01 E"}, places=["B1"], side="W")
    events = play(dice(table, (1, 1)), "move A1")
    assert told(events, "tested") == [(0, "strength", 7, 0, 58)], "even back"
    table = at(rooms={"B1": "W01 E", "C1": "P01 E"}, places=["B1"], side="W")
    events = play(dice(table, (1, 1), (1, 1)), "move C1")
    assert told(events, "obstacle") == [(0, "portcullis")]


@pytest.mark.clause("DQ-130", "DQ-R25")
def test_the_same_web_or_darkness_twice_ends_the_turn() -> None:
    web = at(rooms={"B1": "W01 E", "C1": "W01 E"}, places=["A1"])
    play(dice(web, (1, 1)), "move B1", "move C1", "move B1")
    assert (place(web), player(web)) == ("B1", 1)
    dark = at(rooms={"B2": "N01 E", "B1": "N01 N", "A2": "R01 W"}, places=["A2"])
    play(dice(dark, 3, 1), "move B2")
    assert (place(dark), player(dark)) == ("B2", 1), "up to B1 and back"


@pytest.mark.clause("DQ-227", "DQ-R25")
def test_a_web_without_a_way_ends_the_turn() -> None:
    rooms = {"B2": "R08 E", "B3": "W01 E", "A3": "R05 S", "C3": "R05 S", "B4": "R05 E"}
    table = at(rooms=rooms, places=["B2"], search="sea_secret")
    play(table, "search", "secret B3", "side W")
    assert (place(table), player(table)) == ("B3", 1)


# --- divided rooms


@pytest.mark.clause("DQ-131", "DQ-144", "DQ-229")
def test_in_a_chasm_one_leaves_only_on_the_own_side() -> None:
    table = at(rooms={"B2": "X01 E", "A2": "R01 W"}, places=["A2"])
    events = play(table, "move B2")
    assert told(events, "drew") == [(0, "dun_empty", "dungeon", "dun_empty")]
    assert hero(table)["side"] == "NW", "the side of the hall he came by"
    play(table, "move M9")
    assert moves(table) == {"move A2", "move B1", "search"}
    assert refused(table, "move C2") == "DQ-131"


@pytest.mark.clause("DQ-132", "DQ-135", "DQ-229")
@pytest.mark.parametrize("tile", ["X01", "C02"])
def test_from_below_the_side_is_chosen_before_the_card(tile: str) -> None:
    table = at(
        ask="Bear(15)", rooms={"B2": "S05 E", "C4": f"{tile} E"}, places=["B4"], heading="S", row="cat_empty,cat_exit"
    )
    play(dice(table, 1), "bear left")
    assert asks(table) == "side"
    assert told(table.events(None), "drew") == []
    events = play(table, "side ES")
    assert told(events, "drew") == [(0, "dun_empty", "dungeon", "dun_empty")]


@pytest.mark.clause("DQ-133", "DQ-134")
def test_rubble_takes_an_agility_test_and_the_own_side_none() -> None:
    rooms = {"B2": "C02 E", "A2": "R01 W", "C2": "R01 E"}
    own = at(rooms=rooms, places=["B2"], side="NW")
    assert told(play(own, "move A2"), "tested") == []
    over = at(rooms=rooms, places=["B2"], side="NW")
    events = play(dice(over, (1, 1)), "move C2")
    assert (told(events, "tested"), place(over)) == ([(0, "agility", 4, 0, 17)], "C2")
    stuck = at(rooms=rooms, places=["B2"], side="NW")
    play(dice(stuck, (6, 6)), "move C2")
    assert (place(stuck), player(stuck)) == ("B2", 1)


@pytest.mark.clause("DQ-136", "DQ-R08")
def test_rubble_comes_before_obstacles() -> None:
    table = at(rooms={"B2": "C02 E", "C2": "P01 E"}, places=["B2"], side="NW")
    events = play(dice(table, (1, 1), (1, 1)), "move C2")
    assert [words[1] for words in told(events, "tested")] == ["agility", "strength"]


def bridge(**more: Any) -> QuestTable:
    return at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "P01 E"}, places=["A2"], **more)


@pytest.mark.clause("DQ-137")
def test_on_entering_a_bridge_one_crosses_or_stops() -> None:
    table = bridge()
    play(table, "move B2")
    assert moves(table) == {"cross", "stay"}
    play(table, "stay")
    assert (place(table), hero(table)["side"], player(table)) == ("B2", "W", 1)


@pytest.mark.clause("DQ-138")
def test_by_special_ways_crossing_is_compulsory() -> None:
    table = at(rooms={"B3": "R08 E", "B2": "B01 E", "C2": "R01 E"}, places=["B3"], search="sea_secret")
    play(table, "search", "secret B2")
    assert moves(table) == {"side W", "side E"}
    events = play(dice(table, (1, 1)), "side W")
    assert (told(events, "crossed"), place(table)) == ([(0, "E")], "C2")


@pytest.mark.clause("DQ-139", "DQ-144")
def test_starting_on_a_bridge_one_goes_back_or_crosses() -> None:
    table = at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R01 E"}, places=["B2"], side="W")
    assert moves(table) == {"move A2", "move C2"}
    events = play(table, "move A2")
    assert told(events, "tested") == []
    other = at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R01 E"}, places=["B2"], side="W")
    assert told(play(dice(other, (1, 1)), "move C2"), "crossed") == [(0, "E")]


@pytest.mark.clause("DQ-140")
def test_loot_weighs_and_may_be_dropped_and_a_rope_helps() -> None:
    table = bridge(loot="dun_coins,dun_cup,cor_rope")
    play(table, "move B2", "cross")
    assert moves(table) == {"roll", "rope", "drop dun_coins", "drop dun_cup", "drop cor_rope"}
    assert refused(table, "drop tre_gold_bars") == "DQ-140"
    play(table, "drop dun_cup")
    events = play(dice(table, (1, 1), (1, 1)), "roll")
    assert told(events, "tested")[0] == (0, "agility", 4, 2, 3)
    rope = bridge(loot="cor_rope")
    events = play(dice(rope, (1, 1)), "move B2", "cross", "rope")
    assert (told(events, "crossed"), hero(rope)["loot"]) == ([(0, "E")], [])
    assert refused(bridge_asked(), "rope") == "DQ-140"


def bridge_asked() -> QuestTable:
    table = bridge(loot="dun_coins")
    play(table, "move B2", "cross")
    return table


@pytest.mark.clause("DQ-141", "DQ-R26")
def test_who_has_crossed_leaves_by_the_far_hall_past_its_obstacles() -> None:
    table = bridge()
    events = play(dice(table, (1, 1), (6, 6)), "move B2", "cross")
    assert told(events, "obstacle") == [(0, "portcullis")]
    assert (place(table), hero(table)["side"], player(table)) == ("B2", "E", 1), "he stays on the far side"


@pytest.mark.clause("DQ-142")
def test_who_falls_is_hurt_and_lands_in_the_catacombs() -> None:
    table = bridge()
    events = play(dice(table, (6, 6), 4), "move B2", "cross")
    assert told(events, "wounded") == [(0, 4, 12)]
    assert asks(table) == "head"
    play(table, "head S")
    assert (place(table), hero(table)["heading"], player(table)) == ("B2", "S", 1)


@pytest.mark.clause("DQ-143", "DQ-R26")
def test_a_closed_far_hall_cannot_be_chosen_and_stops_who_must_cross() -> None:
    table = at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R05 S"}, places=["A2"])
    play(table, "move B2")
    assert (place(table), player(table)) == ("B2", 1)
    taken = at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R01 E"}, places=["B2", "C2"], side="W", rune="run_turn")
    assert "move C2" not in moves(taken)
    forced = at(rooms={"B3": "R08 E", "B2": "B01 E", "C2": "R05 S"}, places=["B3"], search="sea_secret")
    events = play(dice(forced, (1, 1)), "search", "secret B2", "side W")
    assert told(events, "tested") == [(0, "agility", 4, 0, 17)]
    assert (place(forced), hero(forced)["side"], player(forced)) == ("B2", "E", 1)


def closed_bridge(**more: Any) -> QuestTable:
    """A hero on the near side of a bridge in M5: its far hall ends at the outer wall, its near one at a room's wall."""
    return at(rooms={"M5": "B01 E", "L5": "R05 S"}, places=["M5"], side="W", options={"bridge_blocked": "try"}, **more)


@pytest.mark.clause("DQ-143", "DQ-R26", "DQ-066")
def test_a_closed_far_hall_may_be_tried_if_the_table_wants_it() -> None:
    entered = at(rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R05 S"}, places=["A2"], options={"bridge_blocked": "try"})
    play(dice(entered, (1, 1)), "move B2", "cross")
    assert (place(entered), hero(entered)["side"], player(entered)) == ("B2", "E", 1), "he stops on the far side"
    stuck = closed_bridge(player=1)
    events = play(dice(stuck, (6, 6), 3), "1: move M9")
    assert told(events, "died") == [], "no dead end while the bridge can be tried"
    assert (asks(stuck), told(events, "wounded")) == ("head", [(0, 3, 13)])
    held = closed_bridge(loot="dun_potion")
    assert moves(held) == {"cross", "drink dun_potion"}
    play(dice(held, (1, 1)), "cross", "roll")
    assert (place(held), hero(held)["side"], player(held)) == ("M5", "E", 1)


@pytest.mark.clause("DQ-143", "DQ-R26")
def test_trying_is_for_closed_bridges_of_tables_that_want_it() -> None:
    usual = at(rooms={"M5": "B01 E", "L5": "R01 E"}, places=["M5"], side="W", loot="dun_potion")
    assert refused(usual, "cross") == "DQ-143"
    open_far = at(
        rooms={"B2": "B01 E", "A2": "R01 W", "C2": "R01 E"},
        places=["B2"],
        side="W",
        options={"bridge_blocked": "try"},
    )
    assert moves(open_far) == {"move A2", "move C2"}, "an open bridge is crossed by going"
    assert refused(open_far, "cross") == "DQ-139"
    assert refused(at(), "cross") == "DQ-139"


# --- towers


def to_tower(**more: Any) -> QuestTable:
    table = at(rooms={"B1": "R01 E"}, places=["B1"], **more)
    play(table, "move A1")
    return table


@pytest.mark.clause("DQ-145", "DQ-146", "DQ-151", "DQ-R29")
def test_entering_a_tower_one_leaves_moves_on_or_changes_towers() -> None:
    table = to_tower(loot="dun_coins")
    assert moves(table) == {"exit", "move A2", "move B1", "tower M1", "tower A10"}
    assert refused(table, "stay") == "DQ-146"
    assert refused(table, "tower M10") == "DQ-145", "a hero is there"
    assert refused(to_tower(), "exit") == "DQ-151"


@pytest.mark.clause("DQ-147", "DQ-R27")
def test_moving_on_from_a_tower_obstacles_count() -> None:
    table = at(rooms={"B1": "R01 E", "A2": "P01 S"}, places=["B1"])
    events = play(dice(table, (6, 6)), "move A1", "move A2")
    assert told(events, "obstacle") == [(0, "portcullis")]
    assert (place(table), player(table)) == ("A1", 1)


@pytest.mark.clause("DQ-148", "DQ-R27")
def test_towers_are_changed_once_a_turn_and_the_new_one_offers_the_rest() -> None:
    table = to_tower(loot="dun_coins")
    events = play(table, "tower M1")
    assert told(events, "entered") == [(0, "M1", "whole", "none")]
    assert moves(table) == {"exit", "move L1", "move M2"}
    assert refused(table, "tower A1") == "DQ-148"


@pytest.mark.clause("DQ-149", "DQ-R27")
def test_a_tower_without_any_option_ends_the_turn() -> None:
    table = at(
        4,
        "Bear(27)",
        rooms={"B3": "S05 E", "B1": "R05 N", "A2": "R05 E"},
        places=["A3", "M1", "M10", "A10"],
        heading="W",
        row="cat_exit",
    )
    play(dice(table, 2), "bear right")
    assert (place(table), player(table)) == ("A1", 1)


@pytest.mark.clause("DQ-152", "DQ-153", "DQ-154", "DQ-233", "DQ-007")
def test_at_the_start_of_a_turn_in_any_tower_one_may_leave_for_good() -> None:
    for tower in ("A1", "M1", "M10", "A10"):
        table = at(places=[tower, "G5"], loot="cor_rope", rune="run_sun")
        assert "exit" in moves(table)
        events = play(table, "exit")
        assert told(events, "left") == [(0, 0)]
        gone = hero(table)
        assert (gone["status"], gone["at"], gone["loot"], gone["rune"]) == ("out", None, ["cor_rope"], None)
        assert player(table) == 1
        play(table, "dragon")
        assert player(table) == 1, "no more turns for seat 0"
    assert refused(at(places=["G5"], loot="dun_coins"), "exit") == "DQ-152"


@pytest.mark.clause("DQ-230", "DQ-R25")
def test_the_same_tower_again_in_one_turn_is_left_or_ends_the_turn() -> None:
    rooms = {"B1": "W01 E"}
    table = at(rooms=rooms, places=["B1"], side="E", turn="entered=A1")
    play(dice(table, (1, 1)), "move A1")
    assert (place(table), player(table)) == ("A1", 1)
    rich = at(rooms=rooms, places=["B1"], side="E", turn="entered=A1", loot="dun_coins")
    play(dice(rich, (1, 1)), "move A1")
    assert moves(rich) == {"exit", "stay"}
    play(rich, "stay")
    assert (place(rich), player(rich)) == ("A1", 1)
    gone = at(rooms=rooms, places=["B1"], side="E", turn="entered=A1", loot="dun_coins")
    play(dice(gone, (1, 1)), "move A1", "exit")
    assert hero(gone)["status"] == "out"
