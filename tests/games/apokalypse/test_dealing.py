"""The deal at the end of a round."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import keys, play, public, told
from tests.games.apokalypse.tables import WorldTable, backs, end_round, hand, nation, world


def dealt(table: WorldTable, back: str) -> list[tuple[object, object, object]]:
    """Ends the round; who was dealt how many cards for which column, in order."""
    return [
        (said["column"], said["seat"], said["count"])
        for said in told(end_round(table), "dealt")
        if said["back"] == back
    ]


def _one_each(seat: int, columns: int) -> list[tuple[int, str, int, int]]:
    """A capital card for each column."""
    return [(seat, "K", column, 1) for column in range(columns)]


@pytest.mark.clause("APO-102")
@pytest.mark.clause("APO-103")
def test_population_for_the_good_then_capital_for_the_evil() -> None:
    table = world(3, good={1: "p p"}, evil={2: "p fiend_2"})
    events = end_round(table)
    order = [said["back"] for said in told(events, "dealt")]
    assert order == sorted(order), "first all of B, then all of K"
    assert [backs(table, seat) for seat in range(3)] == [(1, 2), (3, 2), (1, 4)]


@pytest.mark.clause("APO-103")
def test_the_sample_display() -> None:
    table = world(3, good={0: "p/shield_m"}, evil={0: "p/shield_h/ward_m p//piety_gambling"}, hands={1: "church"})
    assert nation(table, 0)["income"] == {"B": 2, "K": 2}
    before = backs(table, 0)
    end_round(table)
    assert backs(table, 0) == (before[0] + 2, before[1] + 2)


@pytest.mark.clause("APO-104")
@pytest.mark.clause("APO-108")
@pytest.mark.clause("APO-R11")
def test_column_by_column_from_the_dealer() -> None:
    table = world(3, good={0: "p", 2: "p p"}, start=1, turn=1)
    assert dealt(table, "B") == [(0, 1, 1), (0, 2, 1), (0, 0, 1), (1, 2, 1), (1, 0, 1), (2, 2, 1)]


@pytest.mark.clause("APO-177")
def test_who_passed_first_may_deal() -> None:
    table = world(3, start=1, turn=2, acted=(1,), dealer="next")
    assert dealt(table, "B") == [(0, 2, 1), (0, 0, 1), (0, 1, 1)]


@pytest.mark.clause("APO-105")
@pytest.mark.clause("APO-107")
@pytest.mark.clause("APO-R13")
def test_modifiers_change_what_their_person_gets() -> None:
    table = world(3, good={0: "p/shield_m/work_drugs p/shield_m/chastity_sex p"}, evil={0: "p//piety_gambling p"})
    events = end_round(table)
    mine = [(said["back"], said["column"], said["count"]) for said in told(events, "dealt") if said["seat"] == 0]
    assert mine == [("B", 0, 1), ("B", 1, 2), ("B", 3, 1), ("K", 0, 1), ("K", 2, 1)]
    assert backs(table, 0) == (4, 3), "no person takes away another's card"


@pytest.mark.clause("APO-106")
def test_codes_do_not_act_across_wings() -> None:
    table = world(3, good={0: "p/shield_m/work_drugs p"}, evil={0: "p", 1: "p//work_drugs"})
    assert nation(table, 0)["income"] == {"B": 4, "K": 2}
    assert nation(table, 1)["income"] == {"B": 1, "K": 3}
    before = [backs(table, seat) for seat in (0, 1)]
    events = end_round(table)
    got = [(said["seat"], said["back"], said["column"], said["count"]) for said in told(events, "dealt")]
    assert [deal for deal in got if deal[0] == 0] == [(0, "B", 0, 1), (0, "B", 1, 2), (0, "B", 2, 1), *_one_each(0, 2)]
    assert [deal for deal in got if deal[0] == 1] == [(1, "B", 0, 1), (1, "K", 0, 1), (1, "K", 1, 2)]
    after = [backs(table, seat) for seat in (0, 1)]
    assert after == [(before[0][0] + 4, before[0][1] + 2), (before[1][0] + 1, before[1][1] + 3)]


@pytest.mark.clause("APO-109")
def test_a_rider_cuts_the_deal_short() -> None:
    table = world(3, good={0: "p", 1: "p"}, above=(4, 30))
    assert dealt(table, "B") == [(0, 0, 1), (0, 1, 1), (0, 2, 1), (1, 0, 1)], "seat 1 gets nothing for its person"


@pytest.mark.clause("APO-109")
def test_a_rider_may_come_between_two_cards_of_one_person() -> None:
    table = world(3, good={0: "p/shield_m/work_drugs"}, above=(4, 30))
    assert dealt(table, "B")[-1] == (1, 0, 1)


@pytest.mark.clause("APO-110")
def test_each_talon_is_dealt_for_itself() -> None:
    table = world(3, above=(2, 30))
    events = end_round(table)
    assert [said["seat"] for said in told(events, "dealt") if said["back"] == "B"] == [0, 1]
    assert [said["seat"] for said in told(events, "dealt") if said["back"] == "K"] == [0, 1, 2]
    assert told(events, "surfaced") == [{"rider": "rider_1", "back": "B"}]


@pytest.mark.clause("APO-110")
@pytest.mark.clause("APO-111")
def test_a_rider_is_told_when_it_surfaces() -> None:
    events = end_round(world(3, above=(2, 12)))
    order = [(event.kind.key, event.named().get("back")) for event in events]
    surfaced = order.index(("surfaced", "B"))
    assert order[surfaced - 1] == ("dealt", "B"), "right after the last population card"
    assert order[surfaced + 1] == ("dealt", "K"), "and before the capital is dealt"


@pytest.mark.clause("APO-113")
def test_the_deal_is_told_in_a_line_for_each_player() -> None:
    table = world(3, good={0: "p p"}, evil={2: "p"}, start=1, turn=1)
    events = end_round(table)
    took = told(events, "took")
    assert [(said["seat"], said["population"], said["capital"]) for said in took] == [(1, 1, 1), (2, 1, 2), (0, 3, 1)]
    kept = [event.kind.key for event in table.events(1)]
    assert "dealt" not in kept, "card by card it is drawn, and told nowhere"
    mine = [event.named() for event in events if event.kind.key == "saw" and event.audience == (1,)]
    assert sum(int(said["count"]) for said in mine) == 2


@pytest.mark.clause("APO-111")
@pytest.mark.clause("APO-R10")
def test_a_rider_on_top_has_surfaced() -> None:
    exact = world(3, above=(3, 30))
    assert told(end_round(exact), "surfaced") == [{"rider": "rider_1", "back": "B"}], "the last card due was the last"
    one_more = world(3, above=(4, 30))
    assert not told(end_round(one_more), "surfaced")


@pytest.mark.clause("APO-178")
def test_a_rider_may_have_to_be_drawn() -> None:
    table = world(3, above=(3, 30), rider_trigger="drawn")
    assert not told(end_round(table), "surfaced")
    assert public(table)["talons"]["B"]["above"] == 0
    events = end_round(table)
    assert told(events, "surfaced") == [{"rider": "rider_1", "back": "B"}]
    assert not [said for said in told(events, "dealt") if said["back"] == "B"]


@pytest.mark.clause("APO-112")
def test_riders_are_never_dealt() -> None:
    table = world(3, above=(1, 1))
    end_round(table)
    assert sum(len(hand(table, seat)) for seat in range(3)) == 3 + 2, "one card of each talon, and no rider"


@pytest.mark.clause("APO-113")
@pytest.mark.clause("APO-R23")
def test_hands_grow_before_the_strike_and_nobody_acts_between() -> None:
    table = world(3, hand="ward_h", good={0: "p/shield_m p/shield_m"}, above=(1, 30), top="shield_hp")
    events = end_round(table)
    order = keys(events)
    assert order.index("saw") < order.index("strikes")
    assert table.view(None)["asks"] == "seal", "the winner of a seal knows the new hand"
    assert "shield_hp" in hand(table, 0)


@pytest.mark.clause("APO-114")
def test_without_a_rider_the_next_round_begins_at_once() -> None:
    table = world(3, turn=1)
    events = play(table, "pass", "pass")
    assert keys(events)[-2:] == ["round", "turn"]
    assert "strikes" not in keys(events)
    assert table.pending == (1,)
