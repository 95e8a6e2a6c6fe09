"""The treasure chamber and its dragon."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, told
from tests.games.dungeonquest.test_moving import without_tiles


def drawn(table: QuestTable) -> list[str]:
    found: list[str] = table.view(None)["table"]["piles"]["dragon"]["discard"]
    return found


@pytest.mark.clause("DQ-155", "DQ-158", "DQ-232")
def test_the_chamber_is_one_room_of_two_spaces_with_six_halls() -> None:
    table = at(3, rooms={"G7": "R01 S"}, places=["G7", "G5", "G5"])
    play(table, "move G6")
    assert [place(table, seat) for seat in range(3)] == ["G5"] * 3
    assert {move for move in moves(at(places=["G5"])) if move.startswith("move")} == {
        f"move {space}" for space in ("G4", "F5", "H5", "F6", "H6", "G7")
    }


@pytest.mark.clause("DQ-156", "DQ-R31")
def test_on_entering_a_dragon_card_is_drawn_and_two_treasures_with_it() -> None:
    table = at(rooms={"G4": "R01 N"}, places=["G4"], treasure="tre_gold_bars,tre_onyx_dice")
    play(table, "move G5")
    assert hero(table)["loot"] == ["tre_gold_bars", "tre_onyx_dice"]
    assert hero(table)["gold"] == 760


@pytest.mark.clause("DQ-157")
def test_a_hall_to_another_hero_or_a_wall_is_no_way_out() -> None:
    table = at(rooms={"G4": "R01 N", "F5": "R05 N"}, places=["G5", "G4"])
    assert {"move G4", "move F5"} & moves(table) == set()


@pytest.mark.clause("DQ-159", "DQ-R30")
def test_who_fails_to_leave_stays_without_a_card() -> None:
    table = at(rooms={"G4": "P05 N"}, places=["G5"])
    events = play(dice(table, (6, 6)), "move G4")
    assert told(events, "drew") == []
    assert (place(table), player(table)) == ("G5", 1)


@pytest.mark.clause("DQ-160")
def test_when_nobody_is_inside_at_the_end_of_a_turn_the_cards_go_back() -> None:
    table = at(places=["G5"], discards={"dragon": "dra_sleep,dra_sleep"})
    play(table, "move G4")
    assert table.view(None)["table"]["piles"]["dragon"] == {"left": 8, "discard": []}
    occupied = at(places=["G5", "G5"], discards={"dragon": "dra_sleep,dra_sleep"})
    play(occupied, "move G4")
    assert table.view(None)["table"]["piles"]["dragon"]["left"] == 8
    assert drawn(occupied) == ["dra_sleep", "dra_sleep"]


@pytest.mark.clause("DQ-161")
def test_while_somebody_stays_the_risk_grows_for_all() -> None:
    table = at(places=["G5", "G5"], dragon="dra_sleep,dra_sleep,dra_sleep")
    play(table, "dragon", "dragon", "dragon")
    assert table.view(None)["table"]["piles"]["dragon"]["left"] == 5


@pytest.mark.clause("DQ-162")
def test_the_chamber_is_never_a_dead_end() -> None:
    table = without_tiles(at(places=["G5"]))
    assert moves(table) == {"dragon"}


@pytest.mark.clause("DQ-234", "DQ-R31", "DQ-010")
def test_the_rage_strikes_all_inside_in_turn_and_ends_with_a_new_deck() -> None:
    table = at(
        3,
        player=1,
        places=["G5", "G5", "G5"],
        dragon="dra_rage",
        discards={"dragon": "dra_sleep"},
        loot=["tre_gold_bars,dun_coins", "tre_onyx_dice", "dun_cup"],
    )
    events = play(dice(table, (1, 2), (2, 2), (3, 2)), "dragon")
    assert told(events, "rage") == [(1,), (2,), (0,)], "the drawing hero first, then clockwise"
    assert [hero(table, seat)["wounds"] for seat in range(3)] == [5, 3, 4]
    assert [hero(table, seat)["loot"] for seat in range(3)] == [["dun_coins"], [], ["dun_cup"]], "only treasure is lost"
    assert table.view(None)["table"]["piles"]["dragon"] == {"left": 8, "discard": []}
    assert player(table) == 2


@pytest.mark.clause("DQ-234")
def test_the_death_of_the_drawing_hero_spares_nobody() -> None:
    table = at(places=["G5", "G5"], dragon="dra_rage", wounds=["15", "0"])
    play(dice(table, (1, 2), (6, 6)), "dragon")
    assert hero(table, 0)["status"] == "dead"
    assert hero(table, 1)["wounds"] == 12
    assert table.view(None)["table"]["piles"]["dragon"]["left"] == 8
    assert player(table) == 1


def test_anselm_may_throw_again_also_in_anothers_turn() -> None:
    table = at(places=["G5", "G5"], heroes=["baldur", "anselm"], dragon="dra_rage", rune=["-", "run_luck"])
    play(dice(table, (1, 1), (6, 1), 2, (1, 1)), "dragon")
    assert (asks(table), table.pending) == ("serenity", (1,))
    assert moves(table) == {"again first", "again second", "again both", "decline"}
    play(table, "again first")
    assert table.view(None)["table"]["dice"] == [2, 1]
    assert asks(table) == "reroll", "the Rune of Fortune, too, works out of turn"
    play(table, "rune")
    assert hero(table, 1)["wounds"] == 2


@pytest.mark.clause("DQ-188")
def test_the_rune_of_slumber_lulls_the_dragon() -> None:
    table = at(places=["G5"], dragon="dra_rage", rune="run_sleep", loot="tre_gold_bars")
    play(table, "dragon")
    assert asks(table) == "lull"
    play(table, "rune")
    assert (hero(table)["loot"], hero(table)["wounds"]) == (["tre_gold_bars"], 0)
    assert table.view(None)["table"]["piles"]["dragon"]["left"] == 8
    assert player(table) == 1
