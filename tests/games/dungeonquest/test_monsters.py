"""Meeting monsters, combat, flight."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.dungeonquest.board import COMBAT
from tafelrunde.kernel.options import Value
from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import BOARD, QuestTable, asks, at, dice, hero, place, player, room, told

ROOMS = {"B1": "R01 E monster", "C1": "R01 E"}


def fight(seats: int = 2, card: str = "fiend64", hurt: int = 0, **more: Any) -> QuestTable:
    """A combat round is about to begin in B1."""
    return at(seats, "CombatRound", rooms=ROOMS, places=["B1"], combat=f"{card} known=told hurt={hurt} used=no", **more)


def strikes(table: QuestTable, hero_card: str, monster_card: str) -> list[str]:
    """Both play; what became of it."""
    seats = table.setup.seats
    monster = (table.state.player + 1) % seats
    events = [*table.play(table.state.player, f"strike {hero_card}"), *table.play(monster, f"strike {monster_card}")]
    return [event.kind.key for event in events]


# --- meeting


@pytest.mark.clause("DQ-082", "DQ-112")
def test_a_card_or_a_token_brings_a_monster() -> None:
    card = at(rooms={"B1": "R01 E"}, dungeon="dun_monster")
    play(card, "move B1")
    assert asks(card) == "combat"
    token = at(rooms={"B1": "R01 E monster"})
    play(token, "move B1")
    assert asks(token) == "combat"


@pytest.mark.clause("DQ-083", "DQ-117")
def test_a_waiting_monster_takes_the_place_of_the_rooms_effect() -> None:
    table = at(rooms={"B1": "R01 E monster"}, dungeon="dun_bats")
    assert told(play(table, "move B1"), "drew") == []


@pytest.mark.clause("DQ-084", "DQ-089", "DQ-R22")
def test_the_left_neighbour_plays_the_monster_also_dead_or_outside() -> None:
    for status, loot in (("in", "-"), ("dead", "-"), ("out", "dun_coins")):
        spot = "M10" if status == "in" else "-"
        table = at(3, rooms=ROOMS, places=["A1", spot], status=["in", status], loot=["-", loot])
        play(table, "move B1")
        assert table.pending == (0, 1)
        assert moves(table, 1) == {"strike ranged", "strike melee", "strike magic"}


@pytest.mark.clause("DQ-085")
def test_only_the_monster_player_sees_the_card_and_all_hear_the_name() -> None:
    table = at(3, rooms=ROOMS, monster="troll53")
    events = play(table, "move B1")
    assert told(events, "met") == [(0, "troll")]
    cards = [event for event in events if event.kind.key == "monster-card"]
    assert [(event.words, event.audience) for event in cards] == [((5, 3), (1,))]
    seen = {viewer: table.view(viewer)["table"]["combat"] for viewer in (None, 0, 1, 2)}
    assert [seen[viewer]["life"] for viewer in (None, 0, 1, 2)] == [None, None, 5, None]
    assert {fight["family"] for fight in seen.values()} == {"troll"}


@pytest.mark.clause("DQ-086", "DQ-088")
def test_a_token_comes_into_the_room_never_a_second_one_and_stands_for_any_monster() -> None:
    table = at(rooms={"B1": "R01 E"}, dungeon="dun_monster")
    assert told(play(table, "move B1"), "token") == [("B1",)]
    again = at(rooms={"B1": "R01 E monster"}, monster="goblin11")
    events = play(again, "move B1")
    assert told(events, "token") == []
    assert told(events, "met") == [(0, "goblin")], "a fresh card"


@pytest.mark.clause("DQ-087", "DQ-090", "DQ-096")
def test_a_slain_monster_leaves_with_its_token_and_the_turn_ends() -> None:
    table = fight(card="goblin11")
    strikes(table, "melee", "ranged")
    assert not room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["goblin11"]
    assert (table.view(None)["table"]["combat"], player(table)) == (None, 1)


@pytest.mark.clause("DQ-225")
def test_monsters_and_ways_down_come_only_where_the_dungeon_symbol_is() -> None:
    brings = {"encounter", "entrance"}
    for card in BOARD.edition.card:
        words = {word for branch in (card.effects, card.success, card.failure) for word in branch}
        if words & brings:
            assert card.deck in ("dungeon", "search", "corpse", "crypt", "catacomb")
    rooms = {"chamber", "cavein", "chasm"}
    assert {tile.type for tile in BOARD.edition.tile if tile.torch} == rooms
    assert all(tile.torch for tile in BOARD.edition.tile if tile.type in rooms)


# --- combat


@pytest.mark.clause("DQ-091", "DQ-092")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    table = fight(3)
    assert table.play(0, "strike magic") == ()
    for viewer in (None, 1, 2):
        assert table.view(viewer)["table"]["picks"] == []
        assert table.view(viewer)["pending"] == [1], "that he has chosen all may see"
    table.play(0, "strike melee")
    events = table.play(1, "strike ranged")
    assert told(events, "struck") == [(0, "melee", "ranged")]
    assert table.view(2)["table"]["picks"] == ["melee", "ranged"]


TABLE = {
    ("ranged", "ranged"): (1, 1),
    ("ranged", "melee"): (2, 0),
    ("ranged", "magic"): (0, 1),
    ("melee", "ranged"): (0, 1),
    ("melee", "melee"): (2, 2),
    ("melee", "magic"): (1, 0),
    ("magic", "ranged"): (1, 0),
    ("magic", "melee"): (0, 1),
    ("magic", "magic"): (1, 1),
}


@pytest.mark.clause("DQ-093", "DQ-R17")
@pytest.mark.parametrize("hero_card", COMBAT)
@pytest.mark.parametrize("monster_card", COMBAT)
def test_wounds_are_read_off_the_table(hero_card: str, monster_card: str) -> None:
    for cycle, symmetric in (("melee_over_ranged", False), ("ranged_over_melee", False), ("melee_over_ranged", True)):
        hurt, harm = TABLE[hero_card, monster_card]
        if cycle == "ranged_over_melee" and hero_card != monster_card:
            hurt, harm = harm, hurt
        if symmetric and (hero_card, monster_card) == ("melee", "ranged"):
            harm = 2
        options: dict[str, Value] = {"combat_cycle": cycle, "combat_symmetric": symmetric}
        table = at(
            ask="CombatRound",
            heroes=["grimbart"],
            rooms=ROOMS,
            places=["B1"],
            combat="fiend64 known=told hurt=0 used=no",
            options=options,
        )
        strikes(table, hero_card, monster_card)
        assert hero(table)["wounds"] == hurt
        assert table.view(None)["table"]["combat"]["wounds"] == harm


@pytest.mark.clause("DQ-094")
def test_wounds_on_the_monster_are_open_its_life_is_not() -> None:
    table = fight(3, heroes=["grimbart"])
    strikes(table, "melee", "melee")
    seen = table.view(2)["table"]["combat"]
    assert (seen["wounds"], seen["life"]) == (2, None)


@pytest.mark.clause("DQ-095")
def test_when_the_hero_falls_the_token_stays() -> None:
    table = fight(heroes=["grimbart"], wounds="19")
    keys = strikes(table, "melee", "magic")
    assert "died" in keys
    assert room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["fiend64"]


@pytest.mark.clause("DQ-097", "DQ-R18")
def test_both_may_fall_in_one_round_and_then_the_token_goes() -> None:
    table = fight(card="bone21", heroes=["grimbart"], wounds="18")
    strikes(table, "melee", "melee")
    assert hero(table)["status"] == "dead"
    assert not room(table, "B1")["monster"]


@pytest.mark.clause("DQ-095", "DQ-R18")
def test_the_heros_death_may_come_first_and_then_the_token_stays() -> None:
    table = fight(card="bone21", heroes=["grimbart"], wounds="18", options={"double_fall": "hero_first"})
    keys = strikes(table, "melee", "melee")
    assert "slain" not in keys
    assert hero(table)["status"] == "dead"
    assert room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["bone21"]
    survived = fight(card="bone21", heroes=["grimbart"], options={"double_fall": "hero_first"})
    assert "slain" in strikes(survived, "melee", "melee"), "only who falls is looked at first"


@pytest.mark.clause("DQ-098", "DQ-099", "DQ-101")
def test_after_a_round_the_hero_flees_or_all_cards_are_taken_back() -> None:
    table = fight(heroes=["grimbart"])
    assert refused(table, "flee", 0) == "DQ-091", "never before the first round"
    strikes(table, "melee", "ranged")
    assert moves(table) == {"flee", "fight"}
    play(table, "fight")
    assert moves(table, 0) == moves(table, 1) == {"strike ranged", "strike melee", "strike magic"}


@pytest.mark.clause("DQ-100", "DQ-R40")
def test_nobody_drinks_in_combat() -> None:
    table = fight(loot="dun_potion", rune="run_heal", wounds="5")
    assert refused(table, "drink dun_potion", 0) == "DQ-091"
    assert refused(table, "rune", 0) == "DQ-091"


@pytest.mark.clause("DQ-009")
def test_baldurs_shield_takes_a_wound_once_a_combat() -> None:
    table = fight()
    strikes(table, "ranged", "melee")
    assert asks(table) == "shield"
    play(table, "shield")
    assert hero(table)["wounds"] == 1
    play(table, "fight")
    strikes(table, "ranged", "melee")
    assert hero(table)["wounds"] == 3, "only once"


@pytest.mark.clause("DQ-009")
def test_mirelas_spark_deals_a_wound_more() -> None:
    table = fight(heroes=["mirela"])
    strikes(table, "magic", "melee")
    assert asks(table) == "spark"
    play(table, "spark")
    assert table.view(None)["table"]["combat"]["wounds"] == 2
    hurt = fight(heroes=["mirela"])
    strikes(hurt, "magic", "magic")
    assert asks(hurt) == "flee", "not when she is hurt herself"


@pytest.mark.clause("DQ-094", "DQ-096")
@pytest.mark.parametrize(
    ("who", "cards", "answer"),
    [
        ("mirela", ("magic", "melee"), "spark"),
        ("mirela", ("magic", "melee"), "decline"),
        ("baldur", ("melee", "melee"), "shield"),
        ("baldur", ("melee", "melee"), "decline"),
    ],
)
def test_a_blow_at_a_hidden_life_cannot_be_taken_back(who: str, cards: tuple[str, str], answer: str) -> None:
    """That the monster lives on tells of its life as much as that it falls."""
    table = fight(card="fiend64", heroes=[who])
    strikes(table, *cards)
    keys = [event.kind.key for event in play(table, answer)]
    assert "monster-hurt" in keys
    assert "slain" not in keys
    assert not table.can_undo(0)
    assert table.view(0)["table"]["combat"]["life"] is None


@pytest.mark.clause("DQ-095")
def test_what_killed_a_hero_has_been_seen_by_all() -> None:
    """He strikes nobody and falls; but now the card lies open."""
    life = BOARD.life[BOARD.heroes.index("baldur")]
    table = fight(heroes=["baldur"], wounds=str(life - 1))
    strikes(table, "ranged", "melee")
    keys = [event.kind.key for event in play(table, "decline")]
    assert {"died", "monster-gone"} <= set(keys)
    assert not {"monster-hurt", "rolled"} & set(keys)
    assert not table.can_undo(0)


@pytest.mark.clause("DQ-009")
def test_a_shield_raised_without_a_blow_can_be_lowered_again() -> None:
    table = fight()
    strikes(table, "ranged", "melee")
    play(table, "shield")
    assert table.can_undo(0)


# --- flight


def fled(*rolls: tuple[int, int], card: str = "fiend64", **more: Any) -> QuestTable:
    """A hero tries to flee from B1."""
    heroes = more.pop("heroes", ["grimbart"])
    table = at(
        ask="FleeOrFight",
        rooms=ROOMS,
        places=["B1"],
        combat=f"{card} known=told hurt=0 used=no",
        heroes=heroes,
        **more,
    )
    play(dice(table, *rolls), "flee")
    return table


@pytest.mark.clause("DQ-102", "DQ-103", "DQ-104", "DQ-109", "DQ-R16")
def test_a_flight_costs_the_penalty_and_leads_next_door() -> None:
    table = fled((1, 1))
    assert hero(table)["wounds"] == 4, "the penalty comes with success"
    assert moves(table) == {"escape A1", "escape C1"}, "explored rooms only"
    play(table, "escape C1")
    assert place(table) == "C1"
    assert room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["fiend64"]


@pytest.mark.clause("DQ-104")
def test_the_penalty_can_kill() -> None:
    table = fled((1, 1), wounds="16")
    assert (hero(table)["status"], hero(table)["fell"]) == ("dead", {"at": "B1", "heading": None, "side": None})
    assert room(table, "B1")["monster"]


@pytest.mark.clause("DQ-105")
def test_a_failed_flight_costs_nothing_but_another_round() -> None:
    table = fled((6, 6))
    assert (hero(table)["wounds"], hero(table)["determination"]) == (0, 1)
    assert asks(table) == "combat"


@pytest.mark.clause("DQ-106")
def test_without_an_explored_room_next_door_there_is_no_flight() -> None:
    table = at(
        ask="CombatRound",
        rooms={"D4": "R01 E monster"},
        places=["D4"],
        heroes=["grimbart"],
        combat="fiend64 known=told hurt=0 used=no",
    )
    strikes(table, "melee", "ranged")
    assert asks(table) == "combat"


@pytest.mark.clause("DQ-107", "DQ-R19")
def test_flight_ignores_obstacles_but_neither_heroes_nor_a_chasm() -> None:
    door = at(ask="RunTo", rooms={"B1": "D08 E", "C1": "P05 E"}, places=["B1"], heroes=["grimbart"])
    events = play(door, "escape C1")
    assert told(events, "obstacle") == []
    taken = at(ask="RunTo", rooms={"B2": "R01 E", "C2": "R01 E", "B3": "R01 S", "B1": "R01 N"}, places=["B2", "C2"])
    assert moves(taken) == {"escape B1", "escape B3"}
    assert refused(taken, "escape C2") == "DQ-107"
    chasm = at(
        ask="RunTo",
        rooms={"B2": "X01 E", "A2": "R01 W", "C2": "R01 E", "B1": "R01 N", "B3": "R01 S"},
        places=["B2"],
        side="NW",
    )
    assert moves(chasm) == {"escape A2", "escape B1"}


@pytest.mark.clause("DQ-108", "DQ-R20")
def test_the_refuge_is_resolved_and_then_the_turn_ends() -> None:
    table = fled((1, 1), dungeon="dun_bats")
    dice(table, 6)
    events = play(table, "escape C1")
    assert told(events, "wounded") == [(0, 3, 13)]
    assert player(table) == 1
    tower = fled((1, 1), loot="dun_coins")
    play(tower, "escape A1")
    assert "exit" in moves(tower)


@pytest.mark.clause("DQ-110", "DQ-R21")
def test_with_others_one_may_flee_to_the_same_room_again() -> None:
    table = at(ask="RunTo", rooms=ROOMS, places=["B1"], turn="fled=A1,C1")
    assert moves(table) == {"escape A1", "escape C1"}
    assert min(BOARD.penalty.values()) >= 1


@pytest.mark.clause("DQ-R21", "DQ-009")
def test_sylvas_penalties_are_lower_but_never_nothing() -> None:
    assert hero(fled((1, 1), heroes=["sylva"]))["wounds"] == 3
    assert hero(fled((1, 1), heroes=["sylva"], card="goblin11"))["wounds"] == 1


@pytest.mark.clause("DQ-226", "DQ-R19")
def test_flight_over_rubble_takes_another_test() -> None:
    rooms = {"B2": "C01 E monster", "C2": "R01 E", "A2": "R01 W"}
    table = at(ask="RunTo", rooms=rooms, places=["B2"], side="W", heroes=["grimbart"])
    assert moves(table) == {"escape A2", "escape C2"}
    play(dice(table, (6, 6)), "escape C2")
    assert (place(table), hero(table)["side"], player(table)) == ("B2", "W", 1)
    assert room(table, "B2")["monster"]
    over = at(ask="RunTo", rooms=rooms, places=["B2"], side="W", heroes=["grimbart"])
    play(dice(over, (1, 1)), "escape C2")
    assert place(over) == "C2"
    free = at(ask="RunTo", rooms=rooms, places=["B2"], side="W", options={"flee_rubble": "free"})
    events = play(free, "escape C2")
    assert (told(events, "tested"), place(free)) == ([], "C2")
    rope = at(ask="RunTo", rooms=rooms, places=["B2"], side="W", loot="cor_rope")
    play(rope, "escape C2", "rope")
    assert place(rope) == "C2"


@pytest.mark.clause("DQ-172", "DQ-R32")
def test_underground_there_is_neither_token_nor_flight() -> None:
    table = at(
        ask="Underground",
        rooms={"B1": "S05 E"},
        places=["B1"],
        heading="N",
        rune="run_heal",
        catacomb="cat_monster",
        heroes=["grimbart"],
        monster="fiend64",
    )
    play(table, "draw")
    assert asks(table) == "combat"
    assert not room(table, "B1")["monster"]
    strikes(table, "melee", "ranged")
    assert asks(table) == "combat"
    table.state.hurt = 5
    strikes(table, "melee", "ranged")
    assert player(table) == 1
    assert hero(table)["row"] == ["cat_monster"]


@pytest.mark.clause("DQ-188")
def test_the_rune_of_banishing_sends_card_and_token_away() -> None:
    table = at(rooms=ROOMS, rune="run_ban", monster="fiend64")
    play(table, "move B1")
    assert asks(table) == "banish"
    play(table, "rune")
    assert not room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["fiend64"]
    assert player(table) == 1
