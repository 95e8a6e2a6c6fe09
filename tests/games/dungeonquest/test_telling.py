"""What is told, and how: who is asked what, why things happen by themselves, what somebody did not want, and which rule
a line rests on."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import keys, play
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, fresh, told

ROOMS = {"B1": "R01 E monster", "C1": "R01 E"}


def clauses(events: list[Event], key: str) -> list[str]:
    return [event.kind.clause for event in events if event.kind.key == key]


def about(table: QuestTable) -> dict[str, object]:
    """What all may know the question to be about."""
    found: dict[str, object] = table.view(None)["about"]
    return found


# --- questions


@pytest.mark.clause("DQ-052", "DQ-188")
def test_a_test_is_named_before_its_dice_and_before_anybody_is_asked_about_them() -> None:
    table = at(rooms={"B1": "P05 E"}, places=["B1"], heroes=["sylva"], rune="run_luck")
    events = play(dice(table, (3, 4)), "move A1")
    assert [key for key in keys(events) if key in ("tested", "rolled", "passed")] == ["tested", "rolled"]
    assert asks(table) == "reroll"
    assert about(table) == {"roll": "strength", "total:number": 7, "limit:number": 5, "chance:number": 28}


@pytest.mark.clause("DQ-009")
def test_anselm_hears_what_he_makes_his_sacrifice_for() -> None:
    table = at(rooms={"B1": "A01 E"}, heroes=["anselm"])
    assert told(play(table, "move B1"), "tested") == [(0, "luck", 9, 0, 83)]
    assert (asks(table), about(table)) == ("sacrifice", {"roll": "luck", "limit:number": 9, "chance:number": 83})


@pytest.mark.clause("DQ-054", "DQ-188")
def test_who_may_still_save_a_test_hears_how_it_stands() -> None:
    table = at(rooms={"B1": "P05 E"}, places=["B1"], heroes=["sylva"], grit="2", rune="run_sure")
    play(dice(table, (3, 4)), "move A1")
    assert asks(table) == "spend"
    assert about(table) == {"total:number": 7, "limit:number": 5, "count:number": 2, "grit:number": 2}
    play(table, "accept")
    assert (asks(table), about(table)) == ("certainty", {"total:number": 7})


@pytest.mark.clause("DQ-142", "DQ-165")
def test_who_goes_down_hears_where() -> None:
    table = at(rooms={"B1": "B01 E"})
    play(dice(table, (6, 6), 1), "move B1", "cross")
    assert (asks(table), about(table)) == ("head", {"space": "B1"})


@pytest.mark.clause("DQ-188")
@pytest.mark.parametrize(
    ("rooms", "dungeon", "roll"),
    [({"B1": "N01 E"}, "dun_empty", "darkness"), ({"B1": "R01 E"}, "dun_bats", "wounds")],
)
def test_other_dice_are_named_too(rooms: dict[str, str], dungeon: str, roll: str) -> None:
    table = at(rooms=rooms, dungeon=dungeon, rune="run_luck")
    events = play(dice(table, 2), "move B1")
    assert told(events, "rolled") == [(0, roll, 2, 0)]
    assert about(table) == {"roll": roll, "total:number": 2, "limit:number": 0, "chance:number": 0}


@pytest.mark.clause("DQ-084", "DQ-091")
def test_who_fights_hears_who_is_hero_and_who_is_monster() -> None:
    table = at(3, "CombatRound", rooms=ROOMS, places=["B1"], combat="troll53 known=told hurt=0 used=no", player=0)
    assert about(table) == {"hero:seat": 0, "monster:seat": 1, "family": "troll"}


@pytest.mark.clause("DQ-175")
def test_left_and_right_are_told_by_the_compass() -> None:
    table = at(rooms={"B2": "S05 E"}, places=["B2"], heading="W", ask="Bear(14)", row="cat_exit")
    assert about(table) == {"space": "B2", "left:direction": "S", "right:direction": "N"}


# --- what is told though it changes nothing


@pytest.mark.clause("DQ-009")
@pytest.mark.parametrize(
    ("moves", "offer", "more"),
    [
        (["move B1", "decline"], "crypt", {"dungeon": "dun_crypt"}),
        (["move B1", "decline"], "rune", {"dungeon": "dun_bats", "rune": "run_light"}),
        (["move B1", "decline"], "pathfinder", {"heroes": ["faelin"], "grit": "1", "stack": "R01", "rooms": {}}),
    ],
)
def test_what_is_declined_is_told(moves: list[str], offer: str, more: dict[str, Any]) -> None:
    table = at(**{"rooms": {"B1": "R01 E"}, **more})
    assert told(play(table, *moves), "forgone") == [(0, offer)]


@pytest.mark.clause("DQ-071", "DQ-076")
def test_mirelas_choice_is_told_and_so_is_a_secret_door_she_leaves_alone() -> None:
    table = at(rooms={"B1": "R05 E"}, places=["B1"], heroes=["mirela"], search="sea_secret,sea_secret")
    events = play(table, "search", "take sea_secret", "decline")
    assert [key for key in keys(events) if key in ("unpeeked", "picked", "forgone")] == [
        "unpeeked",
        "picked",
        "forgone",
    ]
    assert told(events, "forgone") == [(0, "secret-door")]


@pytest.mark.clause("DQ-098")
def test_fighting_on_is_told() -> None:
    table = at(
        ask="FleeOrFight", heroes=["grimbart"], rooms=ROOMS, places=["B1"], combat="fiend64 known=told hurt=0 used=no"
    )
    events = play(table, "fight")
    assert (told(events, "forgone"), clauses(events, "forgone")) == ([(0, "flee")], ["DQ-098"])


# --- what happens by itself


@pytest.mark.clause("DQ-118")
def test_the_only_way_is_said_to_be_the_only_one() -> None:
    table = at(rooms={"B1": "K05 E", "C1": "R01 E"})
    events = play(table, "move B1")
    assert (told(events, "no-choice"), clauses(events, "no-choice")) == ([(0,)], ["DQ-118"])
    open_ways = at(rooms={"B1": "K01 E", "C1": "R01 E"})
    assert told(play(open_ways, "move B1"), "no-choice") == []


@pytest.mark.clause("DQ-004")
def test_the_only_action_is_said_to_be_the_only_one() -> None:
    table = at(2, player=1, rooms={"B1": "T01 E", "C1": "R01 E"}, places=["B1"])
    events = play(table, "move M9")
    assert clauses(events, "no-choice") == ["DQ-004"]


@pytest.mark.clause("DQ-114", "DQ-126", "DQ-133", "DQ-140", "DQ-009", "DQ-101", "DQ-202")
@pytest.mark.parametrize(
    ("more", "moves", "hazard", "clause"),
    [
        ({"rooms": {"B1": "A01 E"}}, ["move B1"], "pit", "DQ-114"),
        ({"rooms": {"B1": "W01 E", "C1": "R01 E"}}, ["move B1", "move C1"], "web", "DQ-126"),
        ({"rooms": {"B1": "C01 E", "C1": "R01 E"}, "places": ["B1"], "side": "W"}, ["move C1"], "rubble", "DQ-133"),
        ({"rooms": {"B1": "B01 E"}}, ["move B1", "cross"], "bridge", "DQ-140"),
        (
            {"heroes": ["grimbart"], "rooms": {"B1": "D08 E", "C1": "R01 E"}, "places": ["B1"], "door": "dor_jam"},
            ["move C1", "break"],
            "door",
            "DQ-009",
        ),
        (
            {"ask": "FleeOrFight", "rooms": ROOMS, "places": ["B1"], "combat": "fiend64 known=told hurt=0 used=no"},
            ["flee"],
            "flee",
            "DQ-101",
        ),
        (
            {
                "seats": 1,
                "ask": "FleeFirst",
                "rooms": ROOMS,
                "places": ["B1"],
                "combat": "fiend64 known=hidden hurt=0 used=no",
            },
            ["flee"],
            "flee",
            "DQ-202",
        ),
    ],
)
def test_a_test_that_no_card_brings_says_what_it_is_for(
    more: dict[str, Any], moves: list[str], hazard: str, clause: str
) -> None:
    events = play(dice(at(**more), (1, 1)), *moves)
    assert (told(events, "tries"), clauses(events, "tries")) == ([(0, hazard)], [clause])
    assert keys(events).index("tries") < keys(events).index("tested")


@pytest.mark.clause("DQ-076")
def test_a_secret_door_of_no_use_says_so() -> None:
    table = at(rooms={"B1": "R01 E"}, places=["B1"], search="sea_secret")
    assert told(play(table, "search"), "no-secret-way") == [(0,)]


@pytest.mark.clause("DQ-120", "DQ-121", "DQ-124", "DQ-143")
@pytest.mark.parametrize(
    ("rooms", "turn", "ending", "clause"),
    [
        ({"B1": "K05 E", "C1": "R05 S"}, "entered=B1", "again", "DQ-120"),
        ({"B1": "N02 E", "B2": "R05 E"}, "entered=B1", "again", "DQ-130"),
        ({"B1": "B01 E", "C1": "R05 S"}, "", "bridge", "DQ-143"),
    ],
)
def test_a_turn_that_ends_by_itself_says_why(rooms: dict[str, str], turn: str, ending: str, clause: str) -> None:
    events = play(at(rooms=rooms, turn=turn), "move B1")
    assert (told(events, "turn-ends"), clauses(events, "turn-ends")) == ([(0, ending)], [clause])


@pytest.mark.clause("DQ-122")
def test_the_darkness_says_where_the_die_points() -> None:
    table = at(rooms={"B1": "N01 E"})
    assert told(play(dice(table, 5), "move B1"), "groped") == [(0, "S")]


@pytest.mark.clause("DQ-177")
def test_wounds_of_the_outer_wall_say_where_they_come_from() -> None:
    table = at(rooms={"A2": "S05 E"}, places=["A2"], heading="N", ask="Bear(13)", row="cat_exit")
    events = play(dice(table, 3), "bear left")
    told_order = [key for key in keys(events) if key in ("walled", "wounded")]
    assert told_order == ["walled", "wounded"]
    assert told(events, "walled") == [(0, 3)]


# --- the dead


@pytest.mark.clause("DQ-065")
def test_only_who_goes_on_playing_monsters_is_said_to() -> None:
    dead = at(3, player=1, rooms={"M9": "A01 N"}, places=["A1", "M10", "M1"])
    events = play(dice(dead, (6, 6)), "move M9")
    assert told(events, "plays-on") == [(1, 0)]
    last = at(2, rooms={"B1": "A01 E"}, places=["A1", "-"], status=["in", "dead"])
    assert told(play(dice(last, (6, 6)), "move B1"), "plays-on") == [], "nobody is left"
    alone = at(1, rooms={"B1": "A01 E"}, heroes=["grimbart"])
    assert told(play(dice(alone, (6, 6)), "move B1"), "plays-on") == []
    sunset = at(2, player=1, sun=25, round=25)
    assert told(play(dice(sunset, 1), "move M9"), "plays-on") == []


@pytest.mark.clause("DQ-R22")
def test_who_has_left_goes_on_playing_monsters() -> None:
    table = at(2, loot="dun_coins")
    events = play(table, "exit")
    assert (told(events, "plays-on"), clauses(events, "plays-on")) == ([(0, 1)], ["DQ-R22"])


# --- lines and their rules


@pytest.mark.clause("DQ-096", "DQ-012")
def test_a_slain_monster_is_slain_before_its_card_is_put_away() -> None:
    table = at(ask="CombatRound", rooms=ROOMS, places=["B1"], combat="bone21 known=told hurt=1 used=no")
    events = play(table, "0: strike melee", "1: strike ranged")
    assert [key for key in keys(events) if key in ("slain", "monster-gone")] == ["slain", "monster-gone"]
    assert clauses(events, "monster-gone") == ["DQ-096"]
    fled = at(
        ask="FleeOrFight", heroes=["sylva"], rooms=ROOMS, places=["B1"], combat="troll53 known=told hurt=0 used=no"
    )
    events = play(dice(fled, (1, 1)), "flee")
    assert told(events, "fled") == [(0, 2)], "light-footed"
    assert clauses(events, "monster-gone") == ["DQ-109"]


@pytest.mark.clause("DQ-094", "DQ-096")
def test_both_sides_are_wounded_before_one_is_said_to_have_won() -> None:
    table = at(
        ask="CombatRound", heroes=["grimbart"], rooms=ROOMS, places=["B1"], combat="bone21 known=told hurt=1 used=no"
    )
    events = play(table, "0: strike melee", "1: strike melee")
    order = ["monster-hurt", "wounded", "slain", "monster-gone"]
    assert [key for key in keys(events) if key in order] == order


@pytest.mark.clause("DQ-021", "DQ-026", "DQ-059", "DQ-103", "DQ-203", "DQ-205", "DQ-207", "DQ-233")
def test_lines_rest_on_the_rule_that_brings_them_about() -> None:
    sun = at(2, player=1, sun=25, round=25, kept="dun_hex")
    assert clauses(play(dice(sun, 6, 6), "move M9"), "rolled") == ["DQ-021", "DQ-026"]
    bats = at(rooms={"B1": "R01 E"}, dungeon="dun_bats")
    assert clauses(play(dice(bats, 6), "move B1"), "rolled") == ["DQ-059"]
    out = at(2, loot="dun_coins", rune="run_heal")
    assert clauses(play(out, "exit"), "rune-gone") == ["DQ-233"]
    several = at(ask="RunTo", rooms=ROOMS, places=["B1"])
    assert clauses(play(several, "escape C1"), "fled-to") == ["DQ-103"]
    alone = at(1, "RunTo", rooms=ROOMS, places=["B1"])
    assert clauses(play(alone, "escape C1"), "fled-to") == ["DQ-203"]
    fight = at(1, rooms={"B1": "R01 E"}, dungeon="dun_monster", monster="goblin11", heroes=["grimbart"])
    events = play(dice(fight, 6), "move B1", "fight")
    assert (clauses(events, "monster-shown"), clauses(events, "rolled")) == (["DQ-207"], ["DQ-205"])


@pytest.mark.clause("DQ-216", "DQ-182")
def test_tiles_are_laid_by_the_rule_that_lays_them() -> None:
    lit = at(rooms={"B1": "K05 E"}, stack="R01", options={"torchlight": True})
    assert clauses(play(lit, "move B1"), "laid")[:1] == ["DQ-216"]
    surfaced = at(ask="LayTile(30)", held="R02", places=["E3"], heading="N")
    assert clauses(play(surfaced, "lay S"), "laid") == ["DQ-182"]


@pytest.mark.parametrize(
    ("clause", "torchlight"),
    [
        pytest.param("DQ-085", False, marks=pytest.mark.clause("DQ-085")),
        pytest.param("DQ-216", True, marks=pytest.mark.clause("DQ-216")),
    ],
)
def test_what_comes_out_of_the_dark_is_not_given_back(clause: str, torchlight: bool) -> None:
    """A monster that is met, a tile that a torch lights."""
    met = []
    for seed in range(4):
        table, luck = fresh(2, seed, torchlight=torchlight), Luck.seeded(seed)
        while table.result is None:
            table.play(table.pending[0], luck.pick(table.legal(table.pending[0])))
        met += [entry for entry in table.line() if clause in [event.kind.clause for event in entry.events]]
    assert len(met) > 3
    assert all(entry.final for entry in met)
