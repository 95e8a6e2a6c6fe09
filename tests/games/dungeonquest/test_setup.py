"""Setting up, and the frame of a game."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.dungeonquest import GAME
from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, fresh, hero, place, player, told


@pytest.mark.clause("DQ-001")
def test_variants_are_chosen_before_the_game_and_combine() -> None:
    table = fresh(2, 1, death_can_wait=True, torchlight=True)
    assert table.setup.options["death_can_wait"]
    assert table.setup.options["torchlight"]
    chance = Random(1)
    while table.result is None:
        table.play(table.pending[0], chance.choice(table.legal(table.pending[0])))
    keys = {event.kind.key for event in table.events(None)}
    assert "revived" in keys
    assert not GAME.setup(2).options["torchlight"]


@pytest.mark.clause("DQ-028")
def test_the_first_player_is_drawn_by_lot_and_stays() -> None:
    assert {fresh(3, seed).state.first for seed in range(30)} == {0, 1, 2}
    table = fresh(3, 4)
    first, chance = table.state.first, Random(4)
    while table.result is None:
        table.play(table.pending[0], chance.choice(table.legal(table.pending[0])))
        assert table.state.first == first


@pytest.mark.clause("DQ-017")
def test_heroes_are_chosen_in_turn_and_each_is_there_once() -> None:
    table = fresh(4, 2)
    first = table.state.first
    assert table.pending == (first,)
    assert len(moves(table)) == 6
    play(table, "hero sylva")
    assert table.pending == ((first + 1) % 4,)
    assert refused(table, "hero sylva") == "DQ-017"
    assert len(moves(table)) == 5


def test_heroes_can_be_drawn_by_lot() -> None:
    table = fresh(4, 2, hero_choice="random")
    assert asks(table) == "start"
    assert len({str(hero(table, seat)["hero"]) for seat in range(4)}) == 4


@pytest.mark.clause("DQ-R13", "DQ-188")
def test_every_hero_gets_one_open_rune() -> None:
    table = fresh(3, 2)
    play(table, "hero sylva", "hero baldur", "hero anselm")
    runes = {hero(table, seat)["rune"] for seat in range(3)}
    assert len(runes) == 3
    assert None not in runes
    assert table.view(None)["table"]["box"]["left"] == 9
    none = fresh(3, 2, runes="none")
    play(none, "hero sylva", "hero baldur", "hero anselm")
    assert {hero(none, seat)["rune"] for seat in range(3)} == {None}


@pytest.mark.clause("DQ-029", "DQ-150", "DQ-R28")
def test_figures_start_in_free_towers_and_that_is_not_entering() -> None:
    table = fresh(2, 2)
    play(table, "hero sylva", "hero baldur")
    assert moves(table) == {"tower A1", "tower M1", "tower M10", "tower A10"}
    events = play(table, "tower A1")
    assert told(events, "entered") == []
    assert refused(table, "tower A1") == "DQ-040"
    play(table, "tower M1")
    assert asks(table) == "act", "no tower choice: nobody has entered one"
    assert player(table) == table.state.first


@pytest.mark.clause("DQ-R06")
def test_there_is_one_stack_of_all_tiles() -> None:
    table = fresh(2, 2)
    assert table.view(None)["table"]["stack"] == 117
    assert table.view(None)["table"]["tiles"] == {}


@pytest.mark.clause("DQ-219")
def test_with_torchlight_both_spaces_beside_a_tower_are_lit() -> None:
    table = fresh(2, 2, torchlight=True)
    play(table, "hero sylva", "hero baldur", "tower A1")
    assert moves(table) == {"light B1", "light A2"}
    play(table, "light A2")
    tiles = table.view(None)["table"]["tiles"]
    assert set(tiles) == {"A2", "B1"}, "the second one follows by itself"
    assert (tiles["A2"]["facing"], tiles["B1"]["facing"]) == ("S", "E"), "arrows face the tower"


@pytest.mark.clause("DQ-002", "DQ-003", "DQ-005")
def test_turns_go_clockwise_and_each_is_one_action() -> None:
    table = at(3)
    play(table, "move B1")
    assert player(table) == 1
    assert place(table) == "B1"
    play(table, "move M9")
    assert player(table) == 2


@pytest.mark.clause("DQ-004")
def test_passing_is_no_option() -> None:
    table = at(rooms={"B1": "S05 E"}, places=["B1"])
    assert moves(table) == {"move A1", "move C1", "move B2", "search", "descend"}
    assert refused(table, "stay") == "DQ-004"


@pytest.mark.clause("DQ-006", "DQ-157")
def test_in_the_treasure_chamber_one_draws_or_leaves() -> None:
    table = at(places=["G5"])
    assert moves(table) == {"dragon", *(f"move {space}" for space in ("G4", "F5", "H5", "F6", "H6", "G7"))}
    assert refused(at(), "dragon") == "DQ-157"


@pytest.mark.clause("DQ-006", "DQ-050", "DQ-168")
def test_underground_a_card_is_drawn_instead_of_an_action() -> None:
    table = at(ask="Underground", rooms={"B1": "S05 E"}, places=["B1"], heading="E", loot="dun_potion")
    assert moves(table) == {"draw", "drink dun_potion"}
    assert refused(table, "move C1") == "DQ-167"
    assert refused(table, "search") == "DQ-167"
    play(table, "draw")
    assert asks(table) == "leave"


@pytest.mark.clause("DQ-007", "DQ-065")
def test_the_dead_and_those_outside_get_no_turns() -> None:
    table = at(4, places=["A1", "-", "-"], status=["in", "dead", "out"], loot=["-", "-", "dun_coins"])
    play(table, "move B1")
    assert player(table) == 3


def two_runes() -> QuestTable:
    table = at(3, player=2, sun=25, round=25, rune=["run_luck", "run_sun"])
    play(dice(table, 1, 6), "move M2")
    assert asks(table) == "order"
    assert table.pending == (0,)
    return table


@pytest.mark.clause("DQ-008")
def test_the_active_player_orders_two_runes_at_one_sunset_die() -> None:
    table = two_runes()
    play(table, "order luck", "rune")
    assert table.result is None, "6 is more than 1"
    assert hero(table, 1)["rune"] == "run_sun"
    table = two_runes()
    play(table, "order sun")
    assert table.pending == (1,)
    play(table, "rune")
    assert hero(table, 0)["rune"] == "run_luck"
    assert asks(table) == "act"
    table = two_runes()
    play(table, "order sun", "decline")
    assert asks(table) == "reroll"
    play(table, "decline")
    assert asks(table) == "save-sun", "its holder may think again before it is too late"
    play(table, "decline")
    assert table.state.ended == "sunset"


@pytest.mark.clause("DQ-009")
def test_what_one_may_do_one_need_not_do() -> None:
    table = at(heroes=["grimbart"], rooms={"B1": "D01 E"}, places=["B1"], door="dor_jam")
    play(table, "move C1")
    assert moves(table) == {"break", "decline"}
    play(table, "decline")
    assert (place(table), player(table)) == ("B1", 1)
    light = at(heroes=["sylva"], rooms={"B1": "B01 E"}, places=["B1"], side="W", loot="dun_coins,dun_cup")
    events = play(dice(light, (4, 5)), "move C1", "roll")
    assert told(events, "tested") == [(0, "agility", 9, 0, 83)], "light-footed by nature, not by choice"


@pytest.mark.clause("DQ-010", "DQ-R04")
def test_the_end_of_a_turn_stops_everything() -> None:
    table = at(rune="run_haste", rooms={"B1": "D01 E"}, places=["B1"], door="dor_jam")
    play(table, "rune", "move C1")
    assert (place(table), player(table)) == ("B1", 1), "no second move, and not through the door"
    table = at(rooms={"B1": "D01 E"}, places=["B1"], door="dor_bolt")
    events = play(dice(table, (6, 6)), "move C1")
    assert told(events, "wounded") == [(0, 2, 14)], "what stands before it has happened"
    assert player(table) == 1
