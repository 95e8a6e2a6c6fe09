"""What is said of tests and fights before the dice fall."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeonquest.odds import chance, victory
from tafelrunde.games.dungeonquest.steps.monsters import SOLO_WOUNDS
from tafelrunde.games.dungeonquest.view import Need
from tests.games.dungeonquest.tables import at


@pytest.mark.clause("DQ-052")
def test_two_dice_stay_at_or_below_a_score() -> None:
    assert [chance(limit) for limit in (1, 2, 7, 8, 12)] == [0, 3, 58, 72, 100]


def test_blows_are_thrown_until_one_falls_and_who_falls_along_has_not_won() -> None:
    assert victory(1, [1], ((1, 0), (0, 1))) == 50
    assert victory(1, [1], ((1, 0), (0, 1), (0, 0))) == 50, "a round without wounds changes nothing"
    assert victory(1, [1], ((1, 1), (0, 1))) == 50
    assert victory(2, [1], ((1, 0), (0, 1))) == 75
    assert victory(2, [1, 9], ((0, 1),)) == 100
    assert victory(1, [1, 2], ((1, 0), (0, 1))) == 38, "between 50 and 25"
    assert (victory(1, [], ((1, 0),)), victory(0, [], ((1, 0),))) == (100, 0), "it has fallen"
    assert victory(1, [1], SOLO_WOUNDS) == 33, "the die's 5 and 6"


@pytest.mark.clause("DQ-054")
def test_what_a_way_asks_for_is_told_with_its_chance_with_tokens_and_without() -> None:
    table = at(rooms={"B1": "P01 E"}, places=["B1"], grit="2")
    assert table.seen(0).table.ways["A1"] == [Need("portcullis", "strength", 7, chance(7), chance(9))]


@pytest.mark.clause("DQ-085")
def test_the_odds_of_a_fight_are_known_as_far_as_the_monster_is() -> None:
    """Its player knows its life; to others it is one of those of its name that nobody has seen yet."""
    rooms = {"B1": "R01 E monster"}
    strong, weak = (
        at(2, "CombatRound", rooms=rooms, places=["B1"], combat=f"{card} known=told hurt=2 used=no", wounds="12")
        for card in ("fiend64", "fiend32")
    )
    hero, player = ([table.seen(seat).table.combat.odds for table in (strong, weak)] for seat in (0, 1))
    assert hero[0] == hero[1], "whatever its life is, the hero's player cannot tell"
    assert player[0] < hero[0] < player[1]
