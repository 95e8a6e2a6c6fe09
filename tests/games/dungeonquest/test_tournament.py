"""A seeded tournament: the heuristic beats chance. Also what it thinks of a few plain positions, and golden games of
old."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.bots.arena import arena
from tafelrunde.games.dungeonquest import GAME
from tafelrunde.games.dungeonquest.heuristic import values
from tafelrunde.kernel.record import verify
from tests.games.dungeonquest.tables import QuestTable, at, fresh, play

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_still_played_the_same(path: Path) -> None:
    """If a change of the rules is meant, raise `rules_version` and record these anew."""
    table = verify(path.read_bytes().decode())
    assert table.result is not None


def test_there_are_golden_games_at_every_seat_count() -> None:
    assert {verify(path.read_bytes().decode()).setup.seats for path in GOLDEN} == set(GAME.seats)


def test_greed_beats_chance() -> None:
    """Many games have no winner, so shares are compared with each other."""
    greedy, chance = arena(GAME, ["greedy", "random"], 40, workers=1).rows
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


def test_each_dragon_card_drawn_could_have_been_the_rage() -> None:
    calm = at(places=["G5"], loot="tre_gold_bars")
    daring = at(places=["G5"], loot="tre_gold_bars", discards={"dragon": "dra_sleep,dra_sleep,dra_sleep,dra_sleep"})
    assert chance_of(daring) < chance_of(calm)


def test_the_dead_and_the_beaten_have_no_chance() -> None:
    table = at(3, places=["A1", "-", "-"], status=["in", "dead", "out"], loot=["-", "-", "tre_gold_bars"])
    assert chance_of(table, 1) == 0.0
    beaten = at(3, places=["A1", "-", "-"], status=["in", "out", "out"], loot=["-", "dun_coins", "tre_gold_bars"])
    assert chance_of(beaten, 1) < 0.05 < chance_of(beaten, 2)


def test_strong_heroes_are_liked() -> None:
    strong, weak = fresh(2, 1), fresh(2, 1)
    seat = strong.pending[0]
    play(strong, "hero grimbart")
    play(weak, "hero mirela")
    assert chance_of(strong, seat) > chance_of(weak, seat)


def test_chances_are_chances_all_along_a_game() -> None:
    for path in GOLDEN:
        for entry in verify(path.read_bytes().decode()).line():
            assert all(0.0 <= chance <= 1.0 for chance in values(entry.before))
