"""The end, gold and who has won: the examples of the rules' digest."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeonquest.scoring import result
from tafelrunde.testing.playing import moves, play
from tests.games.dungeonquest.tables import QuestTable, at, dice, fresh, hero, player, told


def out(*loots: str, dead: int = 0, rolls: tuple[tuple[int, int], ...] = ()) -> QuestTable:
    """The last hero leaves with the last of these loots; the others have left before, and some more are dead."""
    seats = len(loots) + dead
    last = len(loots) - 1
    status = ["out"] * last + ["in"] + ["dead"] * dead
    table = at(seats, player=last, places=["-"] * last + ["A1"] + ["-"] * dead, status=status, loot=list(loots))
    dice(table, *rolls)
    play(table, "exit")
    assert table.state.ended == "all-gone"
    return table


def winners(table: QuestTable) -> tuple[int, ...]:
    return result(table.state).winners


@pytest.mark.clause("DQ-191", "DQ-193", "DQ-194")
def test_example_1_the_best_single_card_breaks_a_tie() -> None:
    table = out("tre_prince_casket,tre_dwarven_belt,dun_cup", "tre_ancestral_crown,cat_l50", dead=1)
    assert result(table.state).scores == (800, 800, 0)
    assert winners(table) == (1,)


@pytest.mark.clause("DQ-195")
def test_example_2_then_more_cards() -> None:
    assert winners(out("cat_l300,cat_l100", "tre_golden_goblet,sea_l50,cat_l50")) == (1,)


@pytest.mark.clause("DQ-195", "DQ-187")
def test_example_3_a_card_without_gold_counts_as_a_card() -> None:
    table = out("cry_l400", "tre_moonstone_diadem,dun_potion")
    assert result(table.state).scores == (400, 400)
    assert winners(table) == (1,)


@pytest.mark.clause("DQ-196")
def test_example_4_at_last_victory_is_shared() -> None:
    assert winners(out("cat_l300,cat_l100", "tre_golden_goblet,sea_l100")) == (0, 1)


@pytest.mark.clause("DQ-192")
def test_example_5_the_chalices_are_worth_more_together() -> None:
    table = out("tre_sun_chalice,tre_moon_chalice", "tre_mountain_king_crown,tre_gold_bars")
    assert result(table.state).scores == (3000, 3100)
    assert winners(table) == (1,)
    assert hero(table)["worth"] == [1500, 1500]
    split = out("tre_sun_chalice", "tre_moon_chalice")
    assert result(split.state).scores == (300, 300)


@pytest.mark.clause("DQ-192", "DQ-R41")
def test_example_6_the_lamp_is_rolled_for_at_the_end() -> None:
    table = out("tre_wishing_lamp", "tre_ancestral_crown", rolls=((4, 5),))
    assert result(table.state).scores == (900, 750)
    assert winners(table) == (0,)
    assert told(table.events(None), "lamp") == [(0, 4, 5, 900)]
    assert hero(table)["worth"] == [900]
    tie = out("tre_wishing_lamp", "tre_sapphire_sceptre", rolls=((4, 5),))
    assert winners(tie) == (0, 1), "its 900 is also its single value"


@pytest.mark.clause("DQ-024", "DQ-191", "DQ-198")
def test_example_7_who_has_not_left_by_sunset_has_nothing() -> None:
    table = at(
        3,
        player=1,
        sun=26,
        round=27,
        places=["A1", "M10", "-"],
        status=["in", "in", "out"],
        loot=["tre_dragon_heart", "-", "cor_l30"],
    )
    play(dice(table, 2), "move M9")
    assert table.state.ended == "sunset"
    assert result(table.state).scores == (0, 0, 30)
    assert winners(table) == (2,)


@pytest.mark.clause("DQ-200", "DQ-209")
def test_example_8_alone_only_treasure_opens_the_gate() -> None:
    poor = at(1, loot="sea_l200")
    assert "exit" not in moves(poor)
    rich = at(1, loot="tre_silver_spoons")
    play(rich, "exit")
    assert (result(rich.state).winners, result(rich.state).scores) == ((0,), (100,))


@pytest.mark.clause("DQ-151", "DQ-187")
def test_example_9_a_rope_is_enough_to_win() -> None:
    table = out("cor_rope", dead=2)
    assert result(table.state).scores == (0, 0, 0)
    assert winners(table) == (0,)
    assert result(table.state).ranks == (1, 2, 2)


@pytest.mark.clause("DQ-197")
def test_without_survivors_everybody_has_lost() -> None:
    table = at(rooms={"B1": "A01 E"}, places=["A1", "-"], status=["in", "dead"])
    play(dice(table, (6, 6)), "move B1")
    assert table.state.ended == "all-gone"
    assert winners(table) == ()
    assert 1 not in result(table.state).ranks


@pytest.mark.clause("DQ-R43")
def test_the_last_hero_plays_on_even_if_he_leads() -> None:
    table = at(2, places=["A1", "-"], status=["in", "dead"], loot="tre_gold_bars")
    play(table, "move B1")
    assert table.state.ended == ""
    assert player(table) == 0
    assert hero(table)["status"] == "in"


@pytest.mark.clause("DQ-R41")
def test_end_effects_are_told_before_the_scores() -> None:
    table = out("tre_wishing_lamp", "dun_coins", rolls=((1, 1),))
    keys = [event.kind.key for event in table.events(None)]
    assert keys.index("lamp") < keys.index("scored")


def test_sources_tell_treasure_from_other_finds() -> None:
    table = out("tre_gold_bars,dun_coins", "dun_cup")
    assert result(table.state).sources == ({"treasure": 600, "finds": 40}, {"treasure": 0, "finds": 60})


def test_a_fresh_table_has_no_result() -> None:
    assert fresh().result is None
