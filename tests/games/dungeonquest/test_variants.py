"""Death can wait, and Torchlight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.kernel.options import Value
from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, room, told
from tests.games.dungeonquest.test_moving import without_tiles

WAITS = {"death_can_wait": True}
LIT = {"torchlight": True}


def falls(seats: int = 3, places: Sequence[str] = (), tower: str = "any", **more: Any) -> QuestTable:
    """A hero falls into a pit."""
    options: dict[str, Value] = {"death_can_wait": True, "resurrect_tower": tower}
    table = at(seats, rooms={"B1": "A01 E"}, places=places, options=options, **more)
    play(dice(table, (6, 6)), "move B1")
    return table


@pytest.mark.clause("DQ-210", "DQ-213")
def test_the_fallen_lose_everything_and_get_no_new_rune() -> None:
    table = falls(wounds="5", grit="2", loot="dun_coins", kept="dun_hex", rune="run_heal")
    play(table, "tower M1")
    now = hero(table)
    assert (now["wounds"], now["determination"], now["loot"], now["kept"], now["rune"]) == (0, 0, [], [], None)
    assert table.view(None)["table"]["box"]["used"] == ["run_heal"]
    assert now["attributes"] == {"strength": 7, "agility": 4, "toughness": 8, "luck": 5}


@pytest.mark.clause("DQ-210")
def test_a_travel_marker_leaves_with_the_row() -> None:
    table = at(
        3,
        "Underground",
        rooms={"B1": "S05 E"},
        places=["B1"],
        heading="N",
        row="cat_l50",
        wounds="15",
        loot="dun_potion",
        catacomb="cat_rats",
        options=WAITS,
    )
    play(table, "draw", "tower A1")
    assert (hero(table)["heading"], hero(table)["row"], place(table)) == (None, [], "A1")


@pytest.mark.clause("DQ-211", "DQ-R37", "DQ-150")
def test_the_left_neighbour_puts_the_figure_into_any_tower() -> None:
    table = falls()
    assert (asks(table), table.pending) == ("resurrect", (1,))
    assert moves(table) == {"tower A1", "tower M1", "tower M10", "tower A10"}, "occupied or not"
    events = play(table, "tower M10")
    assert place(table, 0) == place(table, 1) == "M10"
    assert told(events, "entered") == []
    free = falls(tower="free")
    assert moves(free) == {"tower A1", "tower A10"}
    assert refused(free, "tower M10") == "DQ-R37"
    assert refused(free, "tower B1") == "DQ-211"


@pytest.mark.clause("DQ-R37")
def test_also_a_neighbour_who_is_out_chooses_and_alone_a_die_does() -> None:
    table = falls(places=["A1", "-"], status=["in", "out"], loot=["-", "dun_coins"])
    assert table.pending == (1,)
    alone = at(1, rooms={"B1": "A01 E"}, options=WAITS)
    play(dice(alone, (6, 6), 3), "move B1")
    assert place(alone) == "M10"


@pytest.mark.clause("DQ-212")
def test_the_turn_is_over_and_the_next_one_starts_afresh() -> None:
    table = falls()
    play(table, "tower A10")
    assert player(table) == 1
    play(table, "move M9", "move L1")
    assert player(table) == 0
    assert asks(table) == "act"


@pytest.mark.clause("DQ-214")
def test_death_by_sunset_is_final() -> None:
    table = at(2, player=1, sun=25, round=25, options=WAITS)
    play(dice(table, 1), "move M9")
    assert table.state.ended == "sunset"
    assert [hero(table, seat)["status"] for seat in range(2)] == ["dead", "dead"]


@pytest.mark.clause("DQ-215")
def test_the_game_ends_only_by_sunset_or_when_all_have_left() -> None:
    table = falls(2, places=["A1", "-"], status=["in", "out"], loot=["-", "dun_coins"])
    play(table, "tower A1")
    assert table.state.ended == ""
    done = at(2, places=["A1", "-"], status=["in", "out"], loot=["dun_cup", "dun_coins"], options=WAITS)
    play(done, "exit")
    assert done.state.ended == "all-gone"


@pytest.mark.clause("DQ-234", "DQ-211")
def test_a_rage_goes_on_after_the_drawing_hero_stood_up_again() -> None:
    table = at(places=["G5", "G5"], dragon="dra_rage", wounds=["15", "0"], options=WAITS)
    play(dice(table, (1, 2), (1, 1)), "dragon")
    assert asks(table) == "resurrect"
    play(table, "tower A1")
    assert (place(table), hero(table, 1)["wounds"], player(table)) == ("A1", 2, 1)


# --- torchlight


@pytest.mark.clause("DQ-216", "DQ-217", "DQ-R38")
def test_example_12_every_dark_hall_is_lit_before_the_room_does_anything() -> None:
    table = at(stack="K01,R05,R08", options=LIT)
    events = play(table, "move B1")
    assert asks(table) == "light"
    assert told(events, "drew") == []
    assert moves(table) == {"light C1", "light B2"}
    play(table, "light B2")
    assert (room(table, "B2")["tile"], room(table, "B2")["facing"]) == ("R05", "S")
    assert (room(table, "C1")["tile"], room(table, "C1")["facing"]) == ("R08", "E")
    assert asks(table) == "move-on", "only then the corridor leads on"
    assert refused(at(stack="K01", options=LIT, ask="Act"), "light B1") == "DQ-004"


@pytest.mark.clause("DQ-218", "DQ-R38")
def test_doors_keep_the_dark_in_and_portcullises_do_not() -> None:
    table = at(rooms={"B2": "R01 E"}, places=["B2"], stack="D06", options=LIT)
    play(table, "move C2")
    assert set(table.view(None)["table"]["tiles"]) == {"B2", "C2", "D2"}, "C1 and C3 lie behind doors"
    grid = at(rooms={"B2": "R05 E", "C2": "P05 W"}, places=["B2"], options=LIT)
    play(grid, "move C2")
    assert set(grid.view(None)["table"]["tiles"]) == {"B2", "C2", "D2"}, "through the portcullis on the east side"


@pytest.mark.clause("DQ-220")
def test_who_first_enters_the_treasure_chamber_lights_all_its_halls() -> None:
    table = at(rooms={"G4": "R01 N"}, places=["G4"], options=LIT)
    play(table, "move G5")
    assert moves(table) == {f"light {space}" for space in ("F5", "H5", "F6", "H6", "G7")}
    play(table, "light F5", "light H5", "light F6", "light H6")
    assert told(table.events(None), "drew")[0][2] == "dragon"


@pytest.mark.clause("DQ-221", "DQ-R38")
def test_it_happens_also_before_a_waiting_monster() -> None:
    table = at(rooms={"B1": "R05 E monster"}, options=LIT)
    events = play(table, "move B1")
    keys = [event.kind.key for event in events]
    assert keys.index("laid") < keys.index("met")


@pytest.mark.clause("DQ-222", "DQ-R09", "DQ-R38")
def test_lit_tiles_do_nothing_until_entered_and_then_their_portcullis_counts() -> None:
    lit = at(rooms={"B1": "R05 E"}, stack="F01", options=LIT)
    assert [words[2] for words in told(play(lit, "move B1"), "drew")] == ["dungeon"], "the trap chamber waits"
    table = at(rooms={"B1": "R05 E", "C1": "P05 E"}, places=["B1"], options=LIT)
    events = play(dice(table, (6, 6)), "move C1")
    assert told(events, "obstacle") == [(0, "portcullis")]
    assert place(table) == "B1"


@pytest.mark.clause("DQ-223", "DQ-R38")
def test_what_a_rotating_chamber_faces_after_turning_stays_dark() -> None:
    table = at(rooms={"B1": "T01 E"}, options=LIT)
    play(table, "move B1")
    assert set(table.view(None)["table"]["tiles"]) == {"B1"}


@pytest.mark.clause("DQ-224", "DQ-R10")
def test_without_tiles_the_rest_stays_dark() -> None:
    table = without_tiles(at(rooms={"B1": "R01 E"}, options=LIT))
    play(table, "move B1")
    assert set(table.view(None)["table"]["tiles"]) == {"B1"}
    one = at(rooms={"B1": "R01 E"}, options=LIT)
    one.state.tiles = one.state.tiles[:1]
    play(one, "move B1")
    play(one, "light B2")
    assert set(one.view(None)["table"]["tiles"]) == {"B1", "B2"}


@pytest.mark.clause("DQ-229")
def test_from_below_torchlight_comes_before_the_side() -> None:
    table = at(
        ask="Bear(15)",
        rooms={"B2": "S05 E", "C4": "C01 E"},
        places=["B4"],
        heading="S",
        row="cat_empty,cat_exit",
        options=LIT,
    )
    play(dice(table, 1), "bear left")
    assert asks(table) == "light"
    play(table, "light B4")
    assert asks(table) == "side"
