"""The catacombs: down, along, and up again. Example positions are those of the rules' digest."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, room, told
from tests.games.dungeonquest.test_moving import without_tiles

STAIRS = {"B2": "S05 E"}


def below(ask: str = "Underground", **more: Any) -> QuestTable:
    """A hero in the catacombs below B2, heading east; a potion lets him choose."""
    more.setdefault("heading", "E")
    more.setdefault("loot", "dun_potion")
    return at(ask=ask, rooms=STAIRS, places=["B2"], **more)


def surfacing(place: str, heading: str, row: str, **more: Any) -> QuestTable:
    """A hero about to leave, with an exit card as the last of his row."""
    rooms = {place: "S05 E"} if place not in ("A1", "M1", "M10", "A10") else {}
    rooms |= dict(pair.split("=") for pair in more.pop("also", "").split(",") if pair)
    return at(ask="Leave(False)", rooms=rooms, places=[place], heading=heading, row=row, **more)


@pytest.mark.clause("DQ-163", "DQ-164")
def test_stairs_and_markers_lead_down_if_they_were_there_before() -> None:
    assert "descend" in moves(at(rooms=STAIRS, places=["B2"]))
    assert "descend" in moves(at(rooms={"B2": "R01 E entrance"}, places=["B2"]))
    assert refused(at(rooms={"B2": "R01 E"}, places=["B2"]), "descend") == "DQ-164"
    table = at(rooms={"B2": "R01 E"}, places=["B2"], search="sea_passage")
    play(table, "search")
    assert room(table, "B2")["entrance"]
    assert player(table) == 1, "not in the same turn"
    dug = at(rooms={"B1": "R01 E"}, dungeon="dun_passage")
    play(dug, "move B1")
    assert room(dug, "B1")["entrance"]


@pytest.mark.clause("DQ-163")
def test_a_trapdoor_leads_down_too() -> None:
    table = at(rooms={"B1": "F01 E"}, trap="trp_door")
    play(dice(table, (6, 6), 1), "move B1")
    assert asks(table) == "head"
    play(table, "head E")
    assert (hero(table)["wounds"], hero(table)["heading"]) == (1, "E")


@pytest.mark.clause("DQ-165", "DQ-166")
def test_the_marker_takes_the_figures_place_in_any_direction() -> None:
    table = at(rooms=STAIRS, places=["B2"])
    play(table, "descend")
    assert moves(table) == {"head N", "head E", "head S", "head W"}
    play(table, "head W")
    assert (place(table), hero(table)["heading"], player(table)) == ("B2", "W", 1)
    play(table, "move M9")
    assert hero(table)["row"] == ["cat_exit"], "a card is drawn at once"
    play(table, "stay")
    assert (place(table), hero(table)["heading"]) == ("B2", "W"), "the marker stays"


@pytest.mark.clause("DQ-167")
def test_every_card_joins_the_row() -> None:
    for card in ("cat_empty", "cat_l50", "cat_potion", "cat_rats"):
        table = below(catacomb=card)
        play(table, "draw")
        assert hero(table)["row"] == [card]
        assert hero(table)["loot"] == ["dun_potion"], "loot in the row is not owned yet"


@pytest.mark.clause("DQ-167")
def test_what_the_catacombs_hold() -> None:
    rats = below(catacomb="cat_rats")
    assert told(play(rats, "draw"), "wounded") == [(0, 1, 15)]
    collapse = below(catacomb="cat_collapse")
    assert told(play(dice(collapse, (6, 6), 5), "draw"), "wounded") == [(0, 5, 11)]
    flood = below(catacomb="cat_flood,cat_empty")
    play(flood, "draw")
    assert hero(flood)["flooded"]
    events = play(flood, "move M9")
    assert told(events, "dried") == [(0,)]
    assert player(flood) == 1, "no card, no potion"
    lost = below(catacomb="cat_turn")
    play(lost, "draw", "head N")
    assert hero(lost)["heading"] == "N"


@pytest.mark.clause("DQ-167")
@pytest.mark.parametrize(("kept", "rolls"), [("dun_torch", [(6, 6)]), ("trp_gas", [])])
def test_the_flood_costs_the_next_turn_and_no_other(kept: str, rolls: list[tuple[int, int]]) -> None:
    """Also if another card has ended that turn in its status phase."""
    table = at(
        2,
        player=1,
        rooms={"E3": "S05 E"},
        places=["E3"],
        heading="S",
        row="cat_flood",
        flooded="yes",
        kept=kept,
        catacomb="cat_empty",
    )
    play(dice(table, *rolls), "move M9")
    assert (player(table), hero(table)["flooded"]) == (1, False)
    play(dice(table, (1, 1)), "move M8")
    assert hero(table)["row"] == ["cat_flood", "cat_empty"]


@pytest.mark.clause("DQ-168")
def test_there_is_no_dead_end_underground() -> None:
    table = at(2, player=1, rooms={"B1": "T01 S"}, places=["B1"], heading="N", catacomb="cat_empty")
    assert told(play(table, "move M9"), "died") == []


@pytest.mark.clause("DQ-169", "DQ-170")
def test_one_leaves_only_by_a_card_and_only_at_once() -> None:
    table = below(catacomb="cat_exit,cat_empty")
    assert moves(table) == {"draw", "drink dun_potion"}
    play(table, "draw")
    assert moves(table) == {"leave", "stay"}
    play(table, "stay", "move M9", "draw")
    assert player(table) == 1, "the card declined is of no use later"


@pytest.mark.clause("DQ-R33")
def test_the_narrow_chimney_costs_loot_that_one_owns() -> None:
    table = below("Leave(True)", row="cat_l50,cat_squeeze", loot="dun_potion,dun_coins")
    play(table, "leave")
    assert moves(table) == {"drop dun_potion", "drop dun_coins"}
    assert refused(table, "drop cat_l50") == "DQ-R33"
    play(table, "drop dun_coins")
    assert asks(table) == "bear"
    poor = below("Leave(True)", row="cat_squeeze", loot="-")
    play(poor, "leave")
    assert asks(poor) == "bear"


@pytest.mark.clause("DQ-173", "DQ-176", "DQ-178")
def test_example_10_as_many_spaces_as_cards_then_a_die() -> None:
    table = surfacing("E3", "S", "cat_empty,cat_rats,cat_empty,cat_exit", also="E5=R08 N", stack="R04")
    assert hero(table)["tunnel"] == "E7"
    assert told(play(table, "leave"), "first-leg") == [(0, "E7", 4, 0)]
    assert place(table) == "E7"
    assert hero(table)["bends"] == {"left": "K7", "right": "A7"}, "with a six, or to the wall"
    assert told(play(dice(table, 5), "bear left"), "second-leg") == [(0, "J7", "E", 5)]
    assert asks(table) == "lay"
    assert place(table) == "J7"


@pytest.mark.clause("DQ-174", "DQ-177", "DQ-184", "DQ-R35")
def test_example_11_at_the_wall_the_first_leg_is_lost_and_the_second_hurts() -> None:
    table = surfacing("L8", "E", "cat_empty,cat_empty,cat_exit", loot="dun_coins")
    assert hero(table)["tunnel"] == "M8"
    play(table, "leave")
    assert (place(table), hero(table)["wounds"]) == ("M8", 0)
    events = play(dice(table, 4), "bear right")
    assert told(events, "wounded") == [(0, 2, 14)]
    assert (place(table), asks(table)) == ("M10", "tower")
    assert (hero(table)["tunnel"], hero(table)["bends"]) == (None, {}), "no longer underground"


@pytest.mark.clause("DQ-175", "DQ-R34")
def test_the_marker_turns_before_the_die_is_thrown() -> None:
    table = surfacing("E3", "S", "cat_exit", stack="R04")
    play(table, "leave")
    assert table.view(None)["table"]["dice"] == []
    assert moves(table) == {"bear left", "bear right"}
    play(dice(table, 2), "bear right")
    assert hero(table)["heading"] == "W"
    assert place(table) == "C4"


@pytest.mark.clause("DQ-179", "DQ-R33")
def test_then_the_row_is_shared_out() -> None:
    table = surfacing("E3", "S", "cat_l50,cat_empty,cat_potion,cat_exit", also="F7=K01 E")
    play(dice(table, 1), "leave", "bear left")
    assert hero(table)["loot"] == ["cat_l50", "cat_potion"]
    assert hero(table)["row"] == []
    assert table.view(None)["table"]["piles"]["catacomb"]["discard"] == ["cat_empty", "cat_exit"]


@pytest.mark.clause("DQ-180", "DQ-111")
def test_an_explored_room_is_resolved_and_a_monster_met_instead() -> None:
    table = surfacing("E3", "S", "cat_exit", also="F4=R01 E", dungeon="dun_bats")
    events = play(dice(table, 1, 6), "leave", "bear left")
    assert told(events, "wounded") == [(0, 3, 13)]
    monster = surfacing("E3", "S", "cat_exit", also="F4=R01 E monster")
    play(dice(monster, 1), "leave", "bear left")
    assert asks(monster) == "combat"


@pytest.mark.clause("DQ-181", "DQ-R07")
def test_one_may_come_up_beside_another_hero() -> None:
    table = at(
        ask="Leave(False)",
        rooms={"E3": "S05 E", "F4": "R01 E"},
        places=["E3", "F4"],
        heading="S",
        row="cat_exit",
    )
    play(dice(table, 1), "leave", "bear left")
    assert place(table, 0) == place(table, 1) == "F4"


@pytest.mark.clause("DQ-182", "DQ-183", "DQ-112")
def test_a_new_tile_is_laid_as_one_likes() -> None:
    table = surfacing("E3", "S", "cat_exit", stack="R04")
    play(dice(table, 1), "leave", "bear left")
    assert moves(table) == {"lay N", "lay E", "lay S", "lay W"}
    events = play(table, "lay W")
    assert told(events, "laid") == [(0, "R04", "F4", "W")]
    assert told(events, "drew") == [(0, "dun_empty", "dungeon", "dun_empty")]
    assert not room(table, "F4")["entrance"]
    same = surfacing("E3", "S", "cat_exit", stack="R05")
    play(dice(same, 1), "leave", "bear left")
    assert moves(same) == {"lay N", "lay E"}, "a straight one lies in two ways"
    assert refused(same, "lay S") == "DQ-182"


@pytest.mark.clause("DQ-184", "DQ-232", "DQ-R35")
def test_coming_up_in_the_treasure_chamber_wakes_the_dragon_on_either_space() -> None:
    for origin, die in (("E4", 2), ("E5", 2)):
        table = surfacing(origin, "S", "cat_exit")
        events = play(dice(table, die), "leave", "bear left")
        assert told(events, "drew")[0][2] == "dragon"
        assert place(table) == "G5"


@pytest.mark.clause("DQ-185")
def test_who_dies_at_the_wall_does_not_come_up() -> None:
    table = surfacing("L8", "E", "cat_l50,cat_exit", wounds="14")
    events = play(dice(table, 6), "leave", "bear right")
    assert told(events, "died") == [(0, "wall", "M10")]
    assert told(events, "came-up") == []
    assert table.view(None)["table"]["piles"]["catacomb"]["discard"] == ["cat_l50", "cat_exit"]


@pytest.mark.clause("DQ-231")
def test_what_a_corpse_below_gives_is_owned_at_once() -> None:
    table = below(catacomb="cat_corpse", corpse="cor_l70")
    play(table, "draw", "draw")
    assert hero(table)["loot"] == ["dun_potion", "cor_l70"]
    assert hero(table)["row"] == ["cat_corpse"]


@pytest.mark.clause("DQ-R10")
def test_without_tiles_one_comes_up_in_the_nearest_room_on_the_way() -> None:
    for also, where in (("", "E3"), ("E6=K01 S", "E6"), ("F7=K01 E", "F7")):
        table = surfacing("E3", "S", "cat_empty,cat_empty,cat_empty,cat_exit", also=also)
        without_tiles(table)
        events = play(dice(table, 3), "leave", "bear left")
        assert told(events, "came-up") == [(0, where)]


@pytest.mark.clause("DQ-188")
def test_the_rune_of_ascent_leads_up_even_without_a_row() -> None:
    table = below(rune="run_rise", loot="-")
    assert moves(table) == {"draw", "rune"}
    play(table, "rune")
    assert (asks(table), place(table)) == ("bear", "B2")
