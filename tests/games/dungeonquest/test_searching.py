"""Searching rooms, and secret doors."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, room, told
from tests.games.dungeonquest.test_moving import without_tiles


@pytest.mark.clause("DQ-070", "DQ-074")
def test_only_rooms_with_a_torch_can_be_searched() -> None:
    assert "search" in moves(at(rooms={"B1": "R01 E"}, places=["B1"]))
    assert refused(at(rooms={"B1": "K01 E"}, places=["B1"]), "search") == "DQ-074"
    assert refused(at(), "search") == "DQ-074"
    assert refused(at(places=["G5"]), "search") == "DQ-074"


@pytest.mark.clause("DQ-070", "DQ-R42")
def test_where_a_monster_lurks_nobody_searches_also_if_another_hero_met_it() -> None:
    table = at(rooms={"B1": "R01 E monster"}, places=["B1", "B1"])
    assert refused(table, "search") == "DQ-070"
    assert moves(table) == {"move A1", "move C1", "move B2"}, "leaving is free"


@pytest.mark.clause("DQ-071", "DQ-072")
def test_a_search_draws_a_card_and_marks_the_room_for_all() -> None:
    table = at(rooms={"B1": "R01 E"}, places=["B1", "B1"], search="sea_l80")
    events = play(table, "search")
    assert told(events, "looted") == [(0, "sea_l80", "search", 80, 80)]
    assert room(table, "B1")["searched"]
    assert refused(table, "search", 1) == "DQ-072"


@pytest.mark.clause("DQ-073", "DQ-R14")
def test_the_token_comes_first_whatever_the_card_is() -> None:
    gone = at(rooms={"B1": "R08 E"}, places=["B1"], search="sea_secret")
    play(gone, "search", "secret C1")
    assert (place(gone), room(gone, "B1")["searched"]) == ("C1", True)
    dead = at(rooms={"B1": "R01 E"}, places=["B1"], search="sea_centipede", wounds="15")
    events = play(dice(dead, 1), "search")
    assert told(events, "died") == [(0, "wounds", "B1")]
    assert room(dead, "B1")["searched"]
    monster = at(rooms={"B1": "R01 E"}, places=["B1"], search="sea_monster")
    play(monster, "search")
    assert asks(monster) == "combat"
    assert room(monster, "B1")["searched"]


@pytest.mark.clause("DQ-075")
def test_searching_is_not_entering() -> None:
    table = at(rooms={"B1": "R01 E"}, places=["B1"], dungeon="dun_bats")
    events = play(table, "search")
    assert [words[2] for words in told(events, "drew")] == ["search"]


def test_mirela_looks_at_two_cards_and_keeps_one() -> None:
    table = at(heroes=["mirela"], rooms={"B1": "R01 E"}, places=["B1"], search="sea_l80,sea_trap")
    play(table, "search")
    assert table.view(0)["table"]["peek"]["cards"] == ["sea_l80", "sea_trap"]
    assert table.view(1)["table"]["peek"]["cards"] is None
    assert table.view(None)["table"]["peek"]["cards"] is None
    assert refused(table, "take sea_secret") == "DQ-071"
    play(table, "take sea_l80")
    assert hero(table)["loot"] == ["sea_l80"]
    assert table.view(None)["table"]["piles"]["search"]["discard"] == ["sea_trap"]


def secret(rooms: dict[str, str], places: list[str], **more: Any) -> QuestTable:
    """A hero has just found a secret door."""
    table = at(rooms=rooms, places=places, search="sea_secret", **more)
    play(table, "search")
    return table


@pytest.mark.clause("DQ-076")
def test_a_secret_door_leads_through_a_wall_or_a_blocked_hall() -> None:
    table = secret({"B2": "R05 E", "C2": "R05 S", "B1": "R01 N"}, ["B2"])
    assert moves(table) == {"secret B1", "secret B3", "secret C2", "decline"}, "A2 lies behind an open hall"
    play(table, "secret C2")
    assert place(table) == "C2"
    declined = secret({"B2": "R05 E"}, ["B2"])
    play(declined, "decline")
    assert (place(declined), player(declined)) == ("B2", 1)


@pytest.mark.clause("DQ-077", "DQ-081")
def test_behind_it_a_new_tile_faces_away_and_the_hero_came_from_nowhere() -> None:
    table = secret({"B2": "R08 E"}, ["B2"], stack="K01")
    events = play(table, "secret B3")
    assert told(events, "laid") == [(0, "K01", "B3", "S")]
    assert told(events, "entered") == [(0, "B3", "whole", "none")]
    assert moves(table) == {"move A3", "move C3", "move B4"} | ({"move B2"} & moves(table))


@pytest.mark.clause("DQ-078")
def test_it_leads_to_no_hero_but_into_the_treasure_chamber_and_never_out() -> None:
    table = secret({"B1": "R08 E", "C1": "R01 E"}, ["B1", "C1"])
    assert moves(table) == {"secret B2", "decline"}, "north lies the outer wall"
    assert refused(table, "secret C1") == "DQ-078"
    chamber = secret({"G4": "R05 E"}, ["G4", "G5"])
    assert "secret G5" in moves(chamber)


@pytest.mark.clause("DQ-079", "DQ-R15")
def test_it_does_not_lead_across_a_divided_room() -> None:
    table = secret({"B2": "C01 E", "C2": "R05 S"}, ["B2"], side="W")
    assert moves(table) == {"secret B1", "secret B3", "decline"}, "C2 is behind the rubble"
    far = secret({"B2": "C01 E", "C2": "R05 S"}, ["B2"], side="E")
    assert "secret C2" in moves(far)


@pytest.mark.clause("DQ-080", "DQ-R15")
def test_without_a_fitting_side_it_has_no_effect() -> None:
    table = secret({"B2": "R01 E"}, ["B2"])
    assert (place(table), player(table)) == ("B2", 1)


@pytest.mark.clause("DQ-051", "DQ-R10")
def test_without_tiles_it_leads_to_no_unexplored_space() -> None:
    table = without_tiles(at(rooms={"B2": "R08 E", "B1": "R05 E"}, places=["B2"], search="sea_secret"))
    play(table, "search")
    assert moves(table) == {"secret B1", "decline"}


@pytest.mark.clause("DQ-081", "DQ-229")
def test_entering_by_it_lets_the_hero_choose_his_side() -> None:
    table = secret({"B2": "R08 E", "B3": "C02 E"}, ["B2"])
    play(table, "secret B3")
    assert asks(table) == "side"
    assert moves(table) == {"side NW", "side ES"}
    events = play(table, "side ES")
    assert hero(table)["side"] == "ES"
    assert told(events, "drew") == [(0, "dun_empty", "dungeon", "dun_empty")], "then the card"
