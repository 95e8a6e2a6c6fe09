"""Cards and supply, loot, runes and use windows; what every card does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import BOARD, QuestTable, asks, at, dice, hero, place, player, room, told

E = BOARD.edition


@pytest.mark.clause("DQ-011", "DQ-015")
def test_every_card_returns_to_the_pile_of_its_own_deck() -> None:
    table = at(rooms={"B2": "B01 E", "C2": "R01 E"}, places=["B2"], side="W", loot="dun_potion,cor_potion,cry_potion")
    play(table, "move C2", "drop cor_potion", "drop dun_potion", "drop cry_potion")
    piles = table.view(None)["table"]["piles"]
    assert [piles[name]["discard"] for name in ("dungeon", "corpse", "crypt")][1:] == [["cor_potion"], ["cry_potion"]]
    assert piles["dungeon"]["discard"][0] == "dun_potion"


@pytest.mark.clause("DQ-012")
def test_a_card_is_drawn_resolved_and_discarded_face_up() -> None:
    table = at(rooms={"B1": "R01 E"}, dungeon="dun_bats,dun_trap")
    play(dice(table, 1), "move B1")
    pile = table.view(1)["table"]["piles"]["dungeon"]
    assert (pile["left"], pile["discard"]) == (49, ["dun_bats"])


@pytest.mark.clause("DQ-013", "DQ-186")
def test_loot_and_kept_cards_lie_in_the_play_area() -> None:
    loot = at(rooms={"B1": "R01 E"}, dungeon="dun_cup")
    play(loot, "move B1")
    assert (hero(loot)["loot"], hero(loot)["gold"]) == (["dun_cup"], 60)
    kept = at(rooms={"B1": "R01 E"}, dungeon="dun_hex")
    play(kept, "move B1")
    assert hero(kept)["kept"] == ["dun_hex"]
    assert table_discard(kept, "dungeon") == []


def table_discard(table: QuestTable, pile: str) -> list[str]:
    found: list[str] = table.view(None)["table"]["piles"][pile]["discard"]
    return found


@pytest.mark.clause("DQ-014", "DQ-R05")
def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    cards = [card for card in E.card if card.deck == "trap"]
    everything = [card.id for card in cards for _ in range(card.count)]
    table = at(
        rooms={"B1": "F01 E"},
        trap="trp_click",
        discards={"trap": ",".join(card for card in everything if card != "trp_click")},
    )
    assert told(play(table, "move B1"), "reshuffled") == [], "not before the next card is needed"
    assert table.view(None)["table"]["piles"]["trap"]["left"] == 0
    empty = at(rooms={"B1": "F01 E"}, discards={"trap": ",".join(everything)})
    keys = [event.kind.key for event in play(empty, "move B1")]
    assert keys.index("reshuffled") < keys.index("drew")
    assert empty.view(None)["table"]["piles"]["trap"]["left"] == 14


@pytest.mark.clause("DQ-R05")
def test_where_no_card_is_left_at_all_nothing_is_drawn() -> None:
    treasures = [card.id for card in E.card if card.deck == "treasure"]
    table = at(places=["G5", "G5"], loot=["-", ",".join(treasures)])
    events = play(table, "dragon")
    assert told(events, "no-card") == [("treasure",), ("treasure",)]
    assert player(table) == 1


@pytest.mark.clause("DQ-016")
def test_markers_never_run_out() -> None:
    rooms = {f"{column}{row}": f"R0{row - 2} E searched,monster,entrance" for row in (3, 4, 5) for column in "BCDEF"}
    table = at(rooms={**rooms, "B1": "R04 E"}, dungeon="dun_monster")
    play(table, "move B1")
    tokens = [tile for tile in table.view(None)["table"]["tiles"].values() if tile["monster"]]
    assert len(tokens) == 16, "the box holds ten"


@pytest.mark.clause("DQ-187")
def test_loot_without_a_value_is_worth_nothing_but_is_loot() -> None:
    table = at(loot="cor_rope,dun_potion")
    assert hero(table)["gold"] == 0
    assert "exit" in moves(table)


@pytest.mark.clause("DQ-190")
def test_cards_change_attributes_for_tests_and_for_damage() -> None:
    table = at(loot="cor_amulet", kept="dun_hex")
    assert hero(table)["attributes"] == {"strength": 6, "agility": 3, "toughness": 7, "luck": 5}
    cross = at(rooms={"B1": "F01 E"}, trap="trp_cross", kept="dun_hex")
    assert told(play(dice(cross, (6, 5)), "move B1"), "wounded") == [(0, 4, 12)]
    curse = at(rooms={"B1": "R01 E"}, dungeon="dun_crypt", crypt="cry_curse", loot="cor_amulet")
    assert told(play(dice(curse, (6, 5)), "move B1", "draw"), "wounded") == [(0, 5, 11)]


@pytest.mark.clause("DQ-189", "DQ-R40")
def test_potions_and_healing_are_for_the_start_of_the_action_phase_and_cost_no_action() -> None:
    table = at(loot="dun_potion,sea_potion", rune="run_heal", wounds="10")
    assert {"drink dun_potion", "drink sea_potion", "rune"} <= moves(table)
    assert refused(table, "drink cor_potion") == "DQ-189"
    play(dice(table, 2, 3, 4), "drink dun_potion", "rune", "drink sea_potion")
    assert (hero(table)["wounds"], player(table)) == (1, 0)
    play(table, "move B1")
    assert player(table) == 1
    below = at(ask="Underground", rooms={"B1": "S05 E"}, places=["B1"], heading="N", loot="dun_potion", wounds="3")
    play(dice(below, 6), "drink dun_potion")
    assert hero(below)["wounds"] == 0
    assert refused(at(), "drink dun_potion") == "DQ-189"


# --- runes


@pytest.mark.clause("DQ-188")
def test_a_rune_works_once_and_goes_to_the_box() -> None:
    table = at(rune="run_heal", wounds="9")
    play(dice(table, 1), "rune")
    assert hero(table)["rune"] is None
    assert table.view(None)["table"]["box"]["used"] == ["run_heal"]
    assert refused(table, "rune") == "DQ-188"


@pytest.mark.clause("DQ-188")
def test_the_rune_of_haste_gives_up_to_three_moves() -> None:
    table = at(rune="run_haste", rooms={"B1": "R01 E", "C1": "R01 E"})
    play(table, "rune")
    assert moves(table) == {"move B1", "move A2"}, "the action is a move"
    play(table, "move B1")
    assert "stop" in moves(table)
    play(table, "move C1", "move D1")
    assert (place(table), player(table)) == ("D1", 1)
    short = at(rune="run_haste", rooms={"B1": "R01 E"})
    play(short, "rune", "move B1", "stop")
    assert (place(short), player(short)) == ("B1", 1)
    ended = at(rune="run_haste", rooms={"B1": "T01 E"})
    play(ended, "rune", "move B1")
    assert player(ended) == 1


@pytest.mark.clause("DQ-188")
def test_the_runes_of_warning_and_light_ward_off_cards() -> None:
    trap = at(rooms={"B1": "F01 E"}, trap="trp_blade", rune="run_warn")
    play(trap, "move B1")
    assert asks(trap) == "ward-off"
    play(trap, "rune")
    assert (place(trap), player(trap)) == ("B1", 1)
    assert table_discard(trap, "trap") == ["trp_blade"]
    light = at(rooms={"B1": "R01 E"}, dungeon="dun_hex", rune="run_light")
    play(light, "move B1", "rune")
    assert hero(light)["kept"] == []
    dark = at(rooms={"B1": "R01 E"}, dungeon="dun_hex", rune="run_light")
    play(dark, "move B1", "decline")
    assert hero(dark)["kept"] == ["dun_hex"]


@pytest.mark.clause("DQ-188")
def test_the_rune_of_opening_takes_all_obstacles_of_a_hall() -> None:
    table = at(rooms={"B1": "D08 E", "C1": "P05 E"}, places=["B1"], rune="run_open")
    play(table, "move C1")
    assert asks(table) == "open-up"
    events = play(table, "rune")
    assert (told(events, "obstacle"), place(table)) == ([], "C1")
    kept = at(rooms={"B1": "D08 E", "C1": "R01 E"}, places=["B1"], rune="run_open", door="dor_jam")
    play(kept, "move C1", "decline")
    assert (place(kept), hero(kept)["rune"]) == ("B1", "run_open")


@pytest.mark.clause("DQ-188", "DQ-144")
def test_the_rune_of_turning_turns_the_room_with_its_sides() -> None:
    table = at(rooms={"B2": "C02 E"}, places=["B2"], side="NW", came="W", rune="run_turn")
    events = play(table, "turn 90")
    assert told(events, "turned") == [("B2", "S", 1)]
    assert (hero(table)["side"], hero(table)["came"]) == ("NE", "W"), "the space he came from does not turn"
    assert player(table) == 0
    assert refused(at(rune="run_turn"), "turn 90") == "DQ-188"


@pytest.mark.clause("DQ-188")
def test_the_rune_of_the_sun_holds_it_back_also_out_of_turn() -> None:
    table = at(2, player=1, sun=25, round=25, rune=["-", "run_sun"])
    play(dice(table, 1), "move M9")
    assert (asks(table), table.pending) == ("save-sun", (1,))
    play(table, "rune")
    assert table.state.ended == ""
    lost = at(2, player=1, sun=25, round=25, rune=["-", "run_sun"])
    play(dice(lost, 1), "move M9", "decline")
    assert lost.state.ended == "sunset"


def test_faelin_may_look_for_another_tile() -> None:
    table = at(heroes=["faelin"], stack="T01,R08", grit="1")
    play(table, "move B1")
    assert asks(table) == "pathfinder"
    assert table.view(None)["table"]["held"] == "T01"
    play(table, "replace")
    assert room(table, "B1")["tile"] == "R08"
    seen = table.view(None)["table"]
    assert (seen["under"], seen["stack"], hero(table)["determination"]) == (["T01"], 116, 0)
    poor = at(heroes=["faelin"], stack="T01,R08")
    play(poor, "move B1")
    assert room(poor, "B1")["tile"] == "T01"


def test_grimbart_may_break_a_jammed_door() -> None:
    table = at(heroes=["grimbart"], rooms={"B1": "D08 E", "C1": "R01 E"}, places=["B1"], door="dor_jam")
    play(dice(table, (4, 4)), "move C1", "break")
    assert place(table) == "C1"
    weak = at(heroes=["grimbart"], rooms={"B1": "D08 E", "C1": "R01 E"}, places=["B1"], door="dor_jam")
    play(dice(weak, (6, 4)), "move C1", "break")
    assert (place(weak), player(weak)) == ("B1", 1)


# --- what the cards of the dungeon do


@pytest.mark.parametrize(
    ("cards", "rolls", "answers", "wounds", "left"),
    [
        ({"dungeon": "dun_empty"}, (), (), 0, []),
        ({"dungeon": "dun_rocks"}, ((1, 1),), (), 0, []),
        ({"dungeon": "dun_rocks"}, ((6, 6), 5), (), 5, []),
        ({"dungeon": "dun_trap", "trap": "trp_snakes"}, (5,), (), 3, []),
        ({"dungeon": "dun_trap", "trap": "trp_blast"}, ((1, 1),), (), 1, []),
        ({"dungeon": "dun_trap", "trap": "trp_blast"}, ((6, 6), 4), (), 4, []),
        ({"dungeon": "dun_trap", "trap": "trp_spears"}, ((6, 6),), (), 2, []),
        ({"dungeon": "dun_trap", "trap": "trp_cross"}, ((6, 6),), (), 4, []),
        ({"dungeon": "dun_trap", "trap": "trp_cross"}, ((1, 1),), (), 0, []),
        ({"dungeon": "dun_trap", "trap": "trp_gas"}, ((6, 6),), (), 0, ["trp_gas"]),
        ({"dungeon": "dun_corpse", "corpse": "cor_scorpion"}, (), ("decline",), 0, []),
        ({"dungeon": "dun_corpse", "corpse": "cor_scorpion"}, (2,), ("draw",), 1, []),
        ({"dungeon": "dun_crypt", "crypt": "cry_l400"}, (), ("draw",), 0, ["cry_l400"]),
        ({"dungeon": "dun_crypt", "crypt": "cry_trap", "trap": "trp_click"}, (), ("draw",), 0, []),
    ],
)
def test_what_cards_do(
    cards: dict[str, Any],
    rolls: tuple[int | tuple[int, int], ...],
    answers: tuple[str, ...],
    wounds: int,
    left: list[str],
) -> None:
    table = at(rooms={"B1": "R01 E"}, **cards)
    play(dice(table, *rolls), "move B1", *answers)
    state = table.state
    owned = [state.board.cards[card] for card in (*state.loot[0], *state.kept[0])]
    assert (hero(table)["wounds"], owned) == (wounds, left)
    assert player(table) == 1


@pytest.mark.parametrize(
    "cards",
    [
        {"dungeon": "dun_ambush"},
        {"dungeon": "dun_corpse", "corpse": "cor_risen"},
        {"dungeon": "dun_crypt", "crypt": "cry_guard"},
    ],
)
def test_cards_that_bring_monsters(cards: dict[str, Any]) -> None:
    table = at(rooms={"B1": "R01 E"}, **cards)
    play(table, "move B1", *(["draw"] if len(cards) > 1 else []))
    assert asks(table) == "combat"
    assert hero(table)["wounds"] == (1 if "dun_ambush" in cards.values() else 0)


@pytest.mark.clause("DQ-017")
def test_the_box_is_complete() -> None:
    decks = Counter[str]()
    for card in E.card:
        decks[card.deck] += card.count
    assert decks == {
        "dungeon": 50,
        "catacomb": 40,
        "search": 30,
        "treasure": 32,
        "corpse": 15,
        "crypt": 15,
        "trap": 15,
        "door": 15,
        "dragon": 8,
    }
    assert (sum(len(monster.cards) for monster in E.monster), len(E.rune), len(E.hero)) == (20, 12, 6)
    assert sum(BOARD.tile_count) == 117
    assert sum(card.loot or 0 for card in E.card if card.deck == "treasure") == 18_910
    lives = [card[0] for monster in E.monster for card in monster.cards]
    assert (sum(lives), sum(card[1] for monster in E.monster for card in monster.cards)) == (64, 40)
