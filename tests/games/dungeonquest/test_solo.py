"""Alone in the dungeon."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, hero, place, room, told

ROOMS = {"B1": "R01 E"}


def meets(*rolls: int | tuple[int, int], card: str = "fiend64", token: bool = False, **more: Any) -> QuestTable:
    """A hero alone walks into a monster in B1."""
    rooms = {"B1": "R01 E monster"} if token else ROOMS
    table = at(1, rooms=rooms, dungeon="dun_monster", monster=card, heroes=["grimbart"], **more)
    play(dice(table, *rolls), "move B1")
    return table


@pytest.mark.clause("DQ-199")
def test_all_other_rules_apply() -> None:
    table = at(1, rooms={"B1": "R01 E"}, dungeon="dun_bats", sun=4, round=4)
    events = play(dice(table, 3), "move B1")
    assert told(events, "wounded") == [(0, 2, 14)]
    assert told(events, "sun") == [(5, 0)]


@pytest.mark.clause("DQ-200")
def test_leaving_takes_a_treasure_card() -> None:
    assert refused(at(1, loot="dun_coins,cry_l400"), "exit") == "DQ-200"
    assert "exit" in moves(at(1, loot="tre_onyx_dice"))


@pytest.mark.clause("DQ-201", "DQ-202")
def test_the_monster_lies_face_down_and_there_is_one_chance_to_flee() -> None:
    table = meets()
    assert asks(table) == "flee-first"
    fight = table.view(0)["table"]["combat"]
    assert (fight["family"], fight["life"]) == (None, None)
    assert moves(table) == {"flee", "fight"}


@pytest.mark.clause("DQ-203", "DQ-108")
def test_a_flight_costs_nothing_and_may_lead_into_the_unknown() -> None:
    table = meets((1, 1))
    play(table, "flee")
    assert hero(table)["wounds"] == 0
    assert room(table, "B1")["monster"]
    assert table.view(None)["table"]["piles"]["monster"]["discard"] == ["fiend64"]
    assert moves(table) == {"escape A1", "escape C1", "escape B2"}
    events = play(table, "escape C1")
    assert place(table) == "C1"
    assert [words[2] for words in told(events, "drew")] == ["dungeon"], "and is resolved"


@pytest.mark.clause("DQ-204", "DQ-206")
def test_a_failed_flight_costs_the_penalty_and_then_one_must_fight() -> None:
    table = meets((6, 6), 5, 5, 5, 5, 5, 5)
    events = play(table, "flee")
    assert told(events, "monster-shown") == [("fiend", 6, 4)]
    assert hero(table)["wounds"] == 4
    assert told(events, "slain") == [(0,)], "no further chance to flee"


@pytest.mark.clause("DQ-205")
@pytest.mark.parametrize(("die", "hurt", "harm"), [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 1, 1), (5, 0, 1), (6, 0, 2)])
def test_a_die_instead_of_cards(die: int, hurt: int, harm: int) -> None:
    table = at(
        1, "FleeFirst", rooms=ROOMS, places=["B1"], heroes=["grimbart"], combat="goblin11 known=hidden hurt=0 used=no"
    )
    events = play(dice(table, die, 5), "fight")
    assert told(events, "wounded")[:1] == ([(0, 1, 19)] if hurt else [])
    assert told(events, "monster-hurt")[0] == ((harm, harm) if harm else (1, 1)), "a goblin falls by the first wound"
    assert len(told(events, "rolled")) == (1 if harm else 2)


@pytest.mark.clause("DQ-207", "DQ-R36")
def test_who_fights_sees_the_card() -> None:
    table = meets(6, 6, 6)
    events = play(table, "fight")
    assert told(events, "monster-shown") == [("fiend", 6, 4)]
    shown = [event.kind.final for event in events if event.kind.key == "monster-shown"]
    assert shown == [True], "nobody can say beforehand which one it is"


@pytest.mark.clause("DQ-208", "DQ-R36")
def test_tokens_come_with_flight_or_death_and_go_with_the_monster() -> None:
    table = meets()
    assert not room(table, "B1")["monster"], "a monster of a card has no token yet"
    slain = meets(6, 6, 6, token=True)
    play(slain, "fight")
    assert not room(slain, "B1")["monster"]
    dead = meets(1, wounds="19")
    play(dead, "fight")
    assert hero(dead)["status"] == "dead"
    assert room(dead, "B1")["monster"]


@pytest.mark.clause("DQ-R18")
def test_both_may_fall_by_one_die() -> None:
    table = meets(3, card="goblin11", wounds="19", token=True)
    play(table, "fight")
    assert hero(table)["status"] == "dead"
    assert not room(table, "B1")["monster"]


@pytest.mark.clause("DQ-110", "DQ-R21")
def test_alone_no_space_is_a_refuge_twice_a_turn() -> None:
    table = at(1, "RunTo", rooms={"B1": "R01 E monster"}, places=["B1"], turn="fled=A1")
    assert moves(table) == {"escape C1", "escape B2"}
    assert refused(table, "escape A1") == "DQ-110"
    used = at(1, rooms=ROOMS, dungeon="dun_monster", monster="goblin11", heroes=["grimbart"], turn="fled=A1,C1,B2")
    events = play(dice(used, 6), "move B1")
    assert told(events, "slain") == [(0,)], "nowhere to run"


@pytest.mark.clause("DQ-R36", "DQ-R32")
def test_without_a_hall_or_underground_one_must_fight() -> None:
    table = at(
        1,
        "Underground",
        rooms={"B1": "S05 E"},
        places=["B1"],
        heading="N",
        rune="run_heal",
        catacomb="cat_monster",
        monster="goblin11",
        heroes=["grimbart"],
    )
    events = play(dice(table, 6), "draw")
    assert told(events, "slain") == [(0,)]


@pytest.mark.clause("DQ-209")
def test_coming_out_alone_is_winning() -> None:
    table = at(1, loot="tre_gold_bars,dun_coins")
    play(table, "exit")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (640,))


def test_mirelas_spark_flies_on_a_five_or_six() -> None:
    for die, wanted in ((5, "spark"), (6, "spark")):
        table = at(1, rooms=ROOMS, dungeon="dun_monster", monster="fiend64", heroes=["mirela"])
        play(dice(table, die), "move B1", "fight")
        assert asks(table) == wanted


def test_the_rune_of_banishing_comes_before_the_choice() -> None:
    table = at(1, rooms=ROOMS, dungeon="dun_monster", rune="run_ban", heroes=["grimbart"])
    play(table, "move B1")
    assert asks(table) == "banish"
    assert table.view(0)["table"]["combat"]["family"] is None
