"""A seeded tournament: the heuristic beats chance. Also what it thinks of a few plain positions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.bots.arena import arena
from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.heuristic import values
from tafelrunde.kernel.record import verify
from tafelrunde.testing.playing import play
from tests.games.dungeonquest.tables import QuestTable, at, fresh


def test_greed_beats_chance() -> None:
    greedy, chance = arena(GAME, ["greedy", "random"], 40, workers=1, secret="tests").rows
    assert greedy.share > 3 * chance.share


def chance_of(table: QuestTable, seat: int = 0) -> float:
    return values(table.state)[seat]


def test_loot_near_a_tower_is_worth_more_than_far_away_and_than_none() -> None:
    near = at(rooms={"B1": "R01 E"}, places=["B1"], loot="tre_gold_bars")
    far = at(rooms={"F5": "R01 E"}, places=["F5"], loot="tre_gold_bars")
    poor = at(rooms={"B1": "R01 E"}, places=["B1"])
    assert chance_of(near) > chance_of(far)
    assert chance_of(near) > chance_of(poor)


def test_wounds_and_the_sinking_sun_are_bad() -> None:
    well = at(rooms={"C1": "R01 E"}, places=["C1"], loot="dun_cup")
    hurt = at(rooms={"C1": "R01 E"}, places=["C1"], loot="dun_cup", wounds="13")
    late = at(rooms={"C1": "R01 E"}, places=["C1"], loot="dun_cup", sun=26, round=26)
    assert chance_of(hurt) < chance_of(well)
    assert chance_of(late) < chance_of(well)


def test_a_potion_and_a_rune_are_worth_keeping() -> None:
    room: dict[str, Any] = {"rooms": {"C1": "R01 E"}, "places": ["C1"], "wounds": "5"}
    bare, potion = (at(**room, loot=loot) for loot in ("dun_cup", "dun_cup,dun_potion"))
    assert chance_of(potion) > chance_of(bare)
    rune = at(**room, loot="dun_cup", rune="run_heal")
    assert chance_of(rune) > chance_of(bare)


def test_each_dragon_card_drawn_could_have_been_the_rage() -> None:
    calm = at(places=["G5"], loot="tre_gold_bars")
    daring = at(places=["G5"], loot="tre_gold_bars", discards={"dragon": "dra_sleep,dra_sleep,dra_sleep,dra_sleep"})
    assert chance_of(daring) < chance_of(calm)


def test_the_dead_and_the_beaten_have_no_chance() -> None:
    table = at(3, places=["A1", "-", "-"], status=["in", "dead", "out"], loot=["-", "-", "tre_gold_bars"])
    assert chance_of(table, 1) == 0.0
    beaten = at(3, places=["A1", "-", "-"], status=["in", "out", "out"], loot=["-", "dun_coins", "tre_gold_bars"])
    assert chance_of(beaten, 1) < 0.05 < chance_of(beaten, 2)


def test_a_rival_who_is_out_must_be_beaten() -> None:
    gold = {"richer": "dun_coins", "poorer": "tre_gold_bars"}
    chances = {
        name: chance_of(at(2, places=["A1", "-"], status=["in", "out"], loot=["dun_cup", loot]))
        for name, loot in gold.items()
    }
    assert chances["richer"] > 0.9
    assert chances["poorer"] < 0.3


def test_monsters_are_shunned_on_the_way_home() -> None:
    rooms = {"B1": "R05 E", "C1": "R05 E"}
    free = at(rooms=rooms, places=["C1"], loot="dun_cup")
    held = at(rooms={**rooms, "B1": "R05 E monster"}, places=["C1"], loot="dun_cup")
    assert chance_of(held) < chance_of(free)


def test_nobody_goes_home_across_a_chasm() -> None:
    near, far = (at(rooms={"B1": "X01 E"}, places=["B1"], side=half, loot="dun_cup") for half in ("NW", "ES"))
    assert chance_of(far) < chance_of(near)


def test_the_way_below_is_long_and_known_to_be_when_one_sets_out() -> None:
    table = at(rooms={"B1": "S05 E"}, places=["B1"], loot="dun_cup")
    above = chance_of(table)
    play(table, "descend")
    setting_out = chance_of(table)
    play(table, "head E")
    assert setting_out < above
    assert chance_of(table) < above


def test_no_hero_is_too_far_away_or_too_well_to_be_judged() -> None:
    """A maze without a way home, at the last space of the sun, and more tokens than anybody will ever have."""
    walls = {"F5": "R08 E", "E5": "R08 E"}
    table = at(rooms=walls, places=["F5"], grit="99", loot="dun_cup", sun=30, round=40)
    assert 0.0 <= chance_of(table) < 0.05


def test_heroes_who_come_home_more_often_are_liked() -> None:
    sturdy, frail = fresh(2, 1), fresh(2, 1)
    seat = sturdy.pending[0]
    play(sturdy, "hero baldur")
    play(frail, "hero anselm")
    assert chance_of(sturdy, seat) > chance_of(frail, seat)


def test_rivals_who_have_strayed_are_feared_less_than_those_near_a_tower() -> None:
    near, far = (
        at(2, rooms={place: "R01 E"}, places=[place, "-"], status=["in", "out"], loot=["dun_cup", "dun_coins"])
        for place in ("B1", "F4")
    )
    assert chance_of(near, 1) < chance_of(far, 1)


def test_who_has_little_looks_for_more_while_there_is_time() -> None:
    """Beside a tower, and the rival may come out with more: to be out with it already would be worth less."""
    rooms = {"B1": "R01 E", "L1": "R01 W"}
    early, late = (at(rooms=rooms, places=["B1", "L1"], loot=["cor_l30", "dun_cup"], sun=n, round=n) for n in (1, 25))
    out = at(rooms=rooms, places=["L1", "-"], status=["in", "out"], loot=["dun_cup", "cor_l30"])
    assert chance_of(early) > chance_of(out, 1)
    assert chance_of(late) < chance_of(early)


def test_chances_are_chances_all_along_a_game() -> None:
    for path in (Path(__file__).parent / "golden").iterdir():
        table = verify(path.read_bytes().decode())
        for entry in table.line():
            assert all(0.0 <= chance <= 1.0 for chance in values(table.before(entry)))
