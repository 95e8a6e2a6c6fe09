"""Attribute tests, determination, wounds, healing, death."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, player, told

PORTCULLIS = {"B1": "P01 E"}


def lift(*rolls: tuple[int, int], **more: Any) -> QuestTable:
    """Baldur, strength 7, lifts a portcullis."""
    table = at(rooms=PORTCULLIS, places=["B1"], **more)
    play(dice(table, *rolls), "move A1")
    return table


@pytest.mark.clause("DQ-052")
@pytest.mark.parametrize(("roll", "where"), [((3, 4), "A1"), ((1, 1), "A1"), ((4, 4), "B1"), ((6, 6), "B1")])
def test_up_to_the_attribute_is_a_success(roll: tuple[int, int], where: str) -> None:
    assert place(lift(roll)) == where


@pytest.mark.clause("DQ-053", "DQ-055")
def test_every_failure_gives_a_token_and_no_success_does() -> None:
    assert hero(lift((6, 6)))["determination"] == 1
    assert hero(lift((1, 1)))["determination"] == 0
    table = lift((4, 5), grit="2")
    play(table, "spend")
    assert hero(table)["determination"] == 0


@pytest.mark.clause("DQ-054", "DQ-055", "DQ-R39")
def test_tokens_lower_the_total_none_or_just_as_many_as_it_takes() -> None:
    table = lift((4, 5), grit="3")
    assert moves(table) == {"spend", "accept"}
    events = play(table, "spend")
    assert told(events, "spent") == [(0, 2, 1)]
    assert place(table) == "A1"
    table = lift((4, 5), grit="3")
    play(table, "accept")
    assert (place(table), hero(table)["determination"]) == ("B1", 4)


@pytest.mark.clause("DQ-056")
def test_tokens_are_spent_after_the_roll_and_not_those_of_this_failure() -> None:
    table = at(rooms=PORTCULLIS, places=["B1"], grit="9")
    assert "spend" not in moves(table)
    assert asks(lift((4, 4), grit="1")) == "spend"
    failed = lift((4, 4))
    assert (hero(failed)["determination"], player(failed)) == (1, 1), "the new token came too late"


@pytest.mark.clause("DQ-057")
def test_tokens_are_for_tests_alone() -> None:
    table = at(rooms={"B1": "R01 E"}, dungeon="dun_bats", grit="9")
    events = play(dice(table, 6), "move B1")
    assert told(events, "wounded") == [(0, 3, 13)]
    assert hero(table)["determination"] == 9
    sun = at(2, player=1, sun=25, round=25, grit="9")
    play(dice(sun, 1), "move M9")
    assert sun.state.ended == "sunset"


@pytest.mark.clause("DQ-058")
def test_loot_weighs_on_the_roll_before_tokens_are_spent() -> None:
    table = at(rooms={"B1": "B01 E"}, places=["B1"], side="W", loot="dun_coins,dun_cup", grit="2")
    events = play(dice(table, (2, 2)), "move C1", "roll")
    assert told(events, "tested") == [(0, "agility", 4, 2, 3)]
    assert asks(table) == "spend"
    assert table.view(0)["about"] == {"total:number": 4, "limit:number": 2, "count:number": 2, "grit:number": 2}
    play(table, "spend")
    assert place(table) == "C1"


@pytest.mark.clause("DQ-059", "DQ-061", "DQ-062", "DQ-063")
def test_a_hero_whose_wounds_reach_his_life_is_dead_and_leaves_everything() -> None:
    table = at(
        rooms={"B1": "R01 E"},
        dungeon="dun_bats",
        wounds="14",
        grit="2",
        loot="dun_coins,tre_gold_bars",
        kept="dun_hex",
        rune="run_heal",
    )
    assert told(play(dice(table, 2), "move B1"), "died") == [], "15 of 16"
    table = at(
        rooms={"B1": "R01 E"},
        dungeon="dun_bats",
        wounds="14",
        grit="2",
        loot="dun_coins,tre_gold_bars",
        kept="dun_hex",
        rune="run_heal",
    )
    events = play(dice(table, 3), "move B1")
    assert told(events, "died") == [(0, "wounds", "B1")]
    dead = hero(table)
    assert (dead["status"], dead["at"], dead["loot"], dead["kept"], dead["rune"]) == ("dead", None, [], [], None)
    assert (dead["wounds"], dead["determination"]) == (0, 0)
    piles = table.view(None)["table"]["piles"]
    assert set(piles["dungeon"]["discard"]) == {"dun_bats", "dun_coins", "dun_hex"}
    assert piles["treasure"]["discard"] == ["tre_gold_bars"]
    assert player(table) == 1


@pytest.mark.clause("DQ-064")
def test_the_rune_of_a_dead_hero_goes_to_the_box() -> None:
    table = at(rooms={"B1": "R01 E"}, dungeon="dun_bats", wounds="15", rune="run_heal")
    play(dice(table, 3), "move B1")
    assert table.view(None)["table"]["box"]["used"] == ["run_heal"]


@pytest.mark.clause("DQ-063")
def test_a_dead_heros_travel_marker_and_row_leave_too() -> None:
    table = at(
        ask="Underground",
        rooms={"B1": "S05 E"},
        places=["B1"],
        heading="N",
        row="cat_l50,cat_empty",
        wounds="15",
        rune="run_heal",
        catacomb="cat_rats",
    )
    play(table, "draw")
    assert (hero(table)["row"], hero(table)["heading"]) == ([], None)
    assert table.view(None)["table"]["piles"]["catacomb"]["discard"] == ["cat_l50", "cat_empty", "cat_rats"]


@pytest.mark.clause("DQ-018", "DQ-016")
def test_tokens_come_from_a_supply_without_end_and_return_there() -> None:
    table = at(rooms={"B1": "P06 E"}, places=["B1"], grit="66")
    play(dice(table, (6, 6)), "move A1", "accept")
    assert hero(table)["determination"] == 67


@pytest.mark.clause("DQ-060")
def test_healing_is_never_more_than_the_wounds() -> None:
    table = at(loot="dun_potion", wounds="3")
    events = play(dice(table, 5), "drink dun_potion")
    assert told(events, "healed") == [(0, 3, 16)]
    herbs = at(rooms={"B1": "R01 E"}, dungeon="dun_corpse", corpse="cor_herbs", wounds="5")
    play(herbs, "move B1", "draw")
    assert hero(herbs)["wounds"] == 3


@pytest.mark.clause("DQ-061", "DQ-114")
def test_pits_and_cards_kill_too() -> None:
    pit = at(rooms={"B1": "A01 E"})
    assert told(play(dice(pit, (6, 6)), "move B1"), "died") == [(0, "pit", "B1")]
    safe = at(rooms={"B1": "A01 E"})
    assert told(play(dice(safe, (1, 1)), "move B1"), "died") == []
    assert (place(safe), player(safe)) == ("B1", 1)
    blade = at(rooms={"B1": "F01 E"}, trap="trp_blade")
    assert told(play(dice(blade, (6, 6)), "move B1"), "died") == [(0, "card", "B1")]


# --- abilities and runes around a test


@pytest.mark.clause("DQ-009")
def test_anselm_may_make_a_sacrifice_once_a_turn_unless_it_kills_him() -> None:
    table = at(heroes=["anselm"], rooms=PORTCULLIS, places=["B1"])
    play(dice(table, (3, 3)), "move A1")
    assert asks(table) == "sacrifice"
    play(table, "sacrifice")
    assert (hero(table)["wounds"], hero(table)["determination"]) == (1, 3)
    play(table, "spend")
    assert place(table) == "A1"
    weak = at(heroes=["anselm"], rooms=PORTCULLIS, places=["B1"], wounds="12")
    play(dice(weak, (1, 1)), "move A1")
    assert place(weak) == "A1", "not even asked"
    used = at(heroes=["anselm"], rooms=PORTCULLIS, places=["B1"], turn="ability=yes")
    play(dice(used, (1, 1)), "move A1")
    assert place(used) == "A1"


@pytest.mark.clause("DQ-188")
def test_the_rune_of_certainty_turns_a_failure() -> None:
    table = lift((6, 6), rune="run_sure")
    assert asks(table) == "certainty"
    play(table, "rune")
    assert (place(table), hero(table)["determination"]) == ("A1", 0)
    table = lift((6, 6), rune="run_sure")
    play(table, "accept")
    assert (place(table), hero(table)["determination"]) == ("B1", 1)


@pytest.mark.clause("DQ-188")
def test_the_rune_of_fortune_rolls_again_and_that_stands() -> None:
    table = lift((6, 6), (1, 1), rune="run_luck", grit="9")
    assert asks(table) == "reroll", "before tokens"
    play(table, "rune")
    assert place(table) == "A1"
    worse = lift((3, 3), (6, 6), rune="run_luck")
    play(worse, "rune")
    assert place(worse) == "B1"
    wounds = at(rooms={"B1": "R01 E"}, dungeon="dun_bats", rune="run_luck")
    play(dice(wounds, 6, 1), "move B1", "rune")
    assert hero(wounds)["wounds"] == 1
