"""The sun and the status phase."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.dungeonquest.tables import QuestTable, asks, at, dice, fresh, hero, player, told


def last_turn(sun: int, *rolls: int, **more: Any) -> QuestTable:
    """Seat 1 ends a round; the sun moves next."""
    table = at(2, player=1, sun=sun, round=min(sun, 30), **more)
    play(dice(table, *rolls), "move M9")
    return table


@pytest.mark.clause("DQ-019", "DQ-025", "DQ-R01")
def test_the_sun_moves_once_a_round() -> None:
    table = at(3, sun=4, round=4)
    assert told(play(table, "move B1"), "sun") == []
    assert told(play(table, "move M9"), "sun") == []
    assert told(play(table, "move L1"), "sun") == [(5, 0)]
    assert (table.state.round, table.state.sun) == (5, 5)
    early = at(2, player=1, sun=5, round=4, options={"sun_start": "1"})
    assert told(play(early, "move M9"), "sun") == [(6, 0)]


@pytest.mark.clause("DQ-R01")
def test_the_sun_may_start_a_space_further() -> None:
    for start, wanted in (("0", 1), ("1", 2)):
        table = fresh(2, 2, sun_start=start)
        play(table, "hero sylva", "hero baldur", "tower A1", "tower M1")
        assert (table.state.round, table.state.sun) == (1, wanted)


@pytest.mark.clause("DQ-020", "DQ-R03")
def test_the_sun_comes_before_any_other_status_effect() -> None:
    table = at(2, player=1, sun=4, round=4, kept="dun_torch")
    keys = [event.kind.key for event in play(dice(table, (1, 1)), "move M9")]
    assert keys.index("sun") < keys.index("status")


@pytest.mark.clause("DQ-021", "DQ-022")
def test_on_a_numbered_space_a_die_decides() -> None:
    table = last_turn(25, 2)
    assert table.state.ended == ""
    assert table.view(None)["table"]["dice"] == [2]
    assert last_turn(25, 1).state.ended == "sunset", "equal is not enough"
    assert last_turn(24).view(None)["table"]["dice"] == [], "no roll on a blank space"
    assert last_turn(26, 3).state.ended == "", "example 7: round 27, a 3 is enough"
    assert last_turn(26, 2).state.ended == "sunset"


@pytest.mark.clause("DQ-021")
def test_the_day_may_be_longer() -> None:
    table = at(2, player=1, sun=25, round=25, options={"sun_extra": "2"})
    assert told(play(table, "move M9"), "sun") == [(26, 0)]
    late = at(2, player=1, sun=27, round=27, options={"sun_extra": "2"})
    assert told(play(dice(late, 6), "move M9"), "sun") == [(28, 1)]


@pytest.mark.clause("DQ-023")
def test_on_the_last_space_only_the_roll_is_made() -> None:
    table = last_turn(30, 6)
    assert table.state.sun == 30
    assert table.state.ended == ""
    assert last_turn(30, 5).state.ended == "sunset"


@pytest.mark.clause("DQ-R44")
def test_in_round_sixty_the_sun_has_set_whatever_the_dice_say() -> None:
    table = at(2, player=1, sun=30, round=59)
    events = play(dice(table, 6), "move M9")
    assert table.state.ended == "sunset"
    assert [event.kind.clause for event in events if event.kind.key == "sunset"] == ["DQ-R44"]
    assert told(events, "rolled") == []
    before = at(2, player=1, sun=30, round=58)
    play(dice(before, 6), "move M9")
    assert before.state.ended == ""


@pytest.mark.clause("DQ-024", "DQ-198")
def test_at_sunset_all_inside_die_also_underground() -> None:
    table = at(3, player=2, sun=25, round=25, rooms={"B1": "S05 E"}, places=["B1"], heading="N", loot="dun_coins")
    play(dice(table, 1), "move L1")
    assert table.state.ended == "sunset"
    assert [hero(table, seat)["status"] for seat in range(3)] == ["dead"] * 3
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((), (0, 0, 0))


@pytest.mark.clause("DQ-025", "DQ-R02")
def test_the_sun_moves_also_without_the_first_player() -> None:
    table = at(3, first=0, player=2, sun=4, round=4, places=["-"], status=["dead"])
    assert told(play(table, "move L1"), "sun") == [(5, 0)]
    assert player(table) == 1
    assert told(play(table, "move M9"), "sun") == []


@pytest.mark.clause("DQ-026", "DQ-171")
def test_kept_cards_act_at_the_start_of_a_turn_also_underground() -> None:
    table = at(2, player=1, kept="dun_hex")
    events = play(dice(table, 5), "move M9")
    assert told(events, "status") == [(0, "dun_hex", "dun_hex")]
    assert hero(table)["kept"] == []
    below = at(2, player=1, rooms={"B1": "S05 E"}, places=["B1"], heading="N", kept="dun_torch")
    events = play(dice(below, (6, 6)), "move M9")
    assert told(events, "turn-ends") == [(0, "card")]
    assert player(below) == 1


@pytest.mark.clause("DQ-027", "DQ-R03")
def test_the_player_orders_his_kept_cards_and_an_ended_turn_stops_the_rest() -> None:
    table = at(2, player=1, kept="dun_hex,trp_gas,dun_torch")
    play(table, "move M9")
    assert asks(table) == "status"
    assert moves(table) == {"resolve dun_hex", "resolve trp_gas", "resolve dun_torch"}
    play(dice(table, 2), "resolve dun_hex")
    assert moves(table) == {"resolve trp_gas", "resolve dun_torch"}
    assert refused(table, "resolve dun_hex") == "DQ-027"
    events = play(table, "resolve trp_gas")
    assert hero(table)["kept"] == ["dun_hex", "dun_torch"]
    assert told(events, "status") == [(0, "trp_gas", "trp_gas")], "the torch is not looked at this turn"
    assert player(table) == 1
