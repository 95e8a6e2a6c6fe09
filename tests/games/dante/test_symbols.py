"""The six symbols (DANTE-080 to DANTE-102)."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.dante.tables import NIGHT, active, field, hand, mountain, stones

# --- Remission


@pytest.mark.clause("DANTE-080", "DANTE-R17")
def test_remission_returns_a_stone_of_each_of_two() -> None:
    table = mountain(hand="remission/2", stones="lapo=2 dante=3 antonia=1")
    play(table, "play remission/2", "with dante")
    assert (stones(table), public(table)["supply"]) == ({"lapo": 1, "dante": 2, "antonia": 1}, 26)


@pytest.mark.clause("DANTE-081", "DANTE-170")
def test_remission_may_name_any_fellow_sinner_on_the_mountain() -> None:
    table = mountain(
        5, hand="remission/2", stones="dante=1", fields="lapo=13 dante=13", pairs="lapo+dante", heaven="antonia"
    )
    play(table, "play remission/2")
    assert moves(table) == {"with dante", "with ginevra", "with ranieri"}
    assert refused(table, "with antonia") == "DANTE-170"
    assert refused(table, "with lapo") == "DANTE-094"
    assert refused(table, "with tessa") == "DANTE-014"


# --- Leap and Reversal


@pytest.mark.clause("DANTE-082", "DANTE-R21")
def test_a_leap_makes_the_next_sinner_miss_a_turn() -> None:
    table = mountain(4, hand="leap/1")
    events = play(table, "play leap/1")
    assert keys(events) == ["played", "leapt"], "the mark first, then the stones"
    assert public(table)["skipped"] == public(table)["order"][1] == table.state.seat_of("ginevra")
    assert moves(table) == {"with dante", "with antonia", "with ginevra"}
    events = play(table, "with dante", "to antonia")
    assert told(events, "skipped") == [{"sinner": "ginevra"}]
    assert (active(table), public(table)["skipped"], public(table)["turns"]) == ("antonia", None, 1)


@pytest.mark.clause("DANTE-083", "DANTE-R16")
def test_the_role_and_another_give_a_stone_each_to_a_third() -> None:
    table = mountain(4, hand="leap/1", stones="lapo=2 dante=2")
    play(table, "play leap/1", "with dante", "to ginevra")
    assert stones(table) == {"lapo": 1, "dante": 1, "ginevra": 2}


@pytest.mark.clause("DANTE-084")
def test_the_receiver_is_neither_of_the_givers() -> None:
    table = mountain(4, hand="leap/1", stones="lapo=2 dante=2")
    play(table, "play leap/1", "with dante")
    assert moves(table) == {"to antonia", "to ginevra"}
    assert refused(table, "to dante") == "DANTE-084"
    assert refused(table, "to lapo") == "DANTE-094"


@pytest.mark.clause("DANTE-085", "DANTE-087", "DANTE-R16")
def test_with_two_left_no_stone_moves_and_a_leap_is_another_turn() -> None:
    table = mountain(3, hand="leap/1 leap/3", stones="lapo=2 dante=2", heaven="antonia")
    events = play(table, "play leap/1")
    assert told(events, "skipped") == [{"sinner": "dante"}]
    assert (stones(table), active(table)) == ({"lapo": 2, "dante": 2}, "lapo")


@pytest.mark.clause("DANTE-085", "DANTE-087")
def test_with_two_left_a_reversal_changes_nothing_one_could_see() -> None:
    table = mountain(3, hand="reversal/1", stones="lapo=2", heaven="antonia")
    play(table, "play reversal/1")
    assert (stones(table), active(table), public(table)["direction"]) == ({"lapo": 2}, "dante", "clockwise")


@pytest.mark.clause("DANTE-086", "DANTE-R21")
def test_a_reversal_turns_the_order_and_passes_stones() -> None:
    table = mountain(4, hand="reversal/1", stones="lapo=1 antonia=1")
    events = play(table, "play reversal/1")
    assert told(events, "turned") == [{"direction": "clockwise"}]
    play(table, "with antonia", "to ginevra")
    assert (stones(table), active(table)) == ({"ginevra": 2}, "dante")
    play(table, f"play {hand(table, 'dante')[0]}")
    while table.view(None)["asks"] != "play":
        play(table, sorted(moves(table))[0])
    assert active(table) == "antonia", "and it stays turned"


@pytest.mark.clause("DANTE-088")
def test_a_leap_does_not_count_whoever_is_in_heaven() -> None:
    table = mountain(5, hand="leap/1", heaven="ranieri")
    events = play(table, "play leap/1", "with dante", "to antonia")
    assert told(events, "skipped") == [{"sinner": "ginevra"}]
    assert active(table) == "antonia"


# --- Indulgence and Sacrifice


@pytest.mark.clause("DANTE-089", "DANTE-091", "DANTE-R18")
@pytest.mark.parametrize(("owned", "returned"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_an_indulgence_returns_the_larger_half(owned: int, returned: int) -> None:
    table = mountain(hand="indulgence/1", stones=f"lapo={owned} dante=3")
    play(table, "play indulgence/1")
    assert stones(table).get("lapo", 0) == owned - returned
    assert (stones(table)["dante"], active(table)) == (3, "antonia")


@pytest.mark.clause("DANTE-090", "DANTE-R18")
@pytest.mark.parametrize(("owned", "given"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_sacrifice_hands_out_the_larger_half(owned: int, given: int) -> None:
    table = mountain(hand="sacrifice/2", stones=f"lapo={owned}")
    play(table, "play sacrifice/2", f"give antonia {given}")
    assert stones(table) == {name: n for name, n in (("lapo", owned - given), ("antonia", given)) if n}


@pytest.mark.clause("DANTE-090")
def test_stones_are_shared_out_in_any_split_and_none_is_kept_back() -> None:
    table = mountain(4, hand="sacrifice/2", stones="lapo=5")
    play(table, "play sacrifice/2")
    assert moves(table) == {f"give ginevra {count}" for count in range(4)}, "from the next one in turn order on"
    assert refused(table, "give dante 1") == "DANTE-090"
    assert refused(table, "give ginevra 4") == "DANTE-090"
    play(table, "give ginevra 1")
    assert moves(table) == {f"give antonia {count}" for count in range(3)}
    play(table, "give antonia 0")
    assert stones(table) == {"lapo": 2, "ginevra": 1, "dante": 2}, "the last one gets the rest"
    assert active(table) == "ginevra"


@pytest.mark.clause("DANTE-091")
def test_a_sacrifice_without_stones_does_nothing() -> None:
    table = mountain(hand="sacrifice/2", stones="dante=2")
    play(table, "play sacrifice/2")
    assert (stones(table), active(table)) == ({"dante": 2}, "antonia")


# --- Intervention


@pytest.mark.clause("DANTE-092", "DANTE-097", "DANTE-R20")
def test_first_the_sinner_then_a_card_of_the_own_hand() -> None:
    table = mountain(4, hand="intervention/2 3/2 4/1 5/1 6/1", fields="dante=24", heaven="ginevra")
    play(table, "play intervention/2")
    assert moves(table) == {"as dante", "as antonia"}
    assert refused(table, "as lapo") == "DANTE-094"
    assert refused(table, "as ginevra") == "DANTE-170"
    assert refused(table, "play 3/2") == "DANTE-092"
    play(table, "as dante")
    assert table.pending == (0,)
    assert moves(table) == {"play 3/2", "play 4/1", "play 5/1", "play 6/1"}
    play(table, "play 3/2")
    assert (field(table, "dante"), field(table, "lapo")) == (27, 5)


@pytest.mark.clause("DANTE-093", "DANTE-R19", "DANTE-166")
def test_the_follow_up_uses_figure_stones_and_persona_of_the_other() -> None:
    """Dante climbs with his own sins, comes third to a field and sends somebody back to where he started himself."""
    table = mountain(
        5, hand="intervention/2 3/2", fields="lapo=40 dante=12 antonia=15 ginevra=15 ranieri=50", stones="lapo=2"
    )
    play(table, "play intervention/2", "as dante", "play 3/2")
    assert (field(table, "dante"), stones(table)) == (15, {"lapo": 2, "dante": 3})
    assert table.pending == (0,), "all is decided by whoever intervened"
    play(table, "back ginevra")
    assert field(table, "ginevra") == 12
    play(table, "meet give")
    assert stones(table) == {"lapo": 2, "dante": 2, "antonia": 1}


@pytest.mark.clause("DANTE-094", "DANTE-R19")
def test_in_another_role_one_can_name_oneself() -> None:
    table = mountain(hand="intervention/2 remission/2", stones="lapo=1 dante=1")
    play(table, "play intervention/2", "as dante", "play remission/2")
    assert moves(table) == {"with lapo", "with antonia"}
    play(table, "with lapo")
    assert stones(table) == {}


@pytest.mark.clause("DANTE-095")
def test_leap_and_reversal_cannot_follow_by_the_face_that_shows() -> None:
    table = mountain(hand="intervention/2 leap/1 reversal/1 3/leap 4/reversal")
    play(table, "play intervention/2", "as dante")
    assert moves(table) == {"play 3/leap", "play 4/reversal"}, "by day these are numbers"
    assert refused(table, "play leap/1") == "DANTE-095"
    assert refused(table, "play reversal/1") == "DANTE-095"
    assert refused(table, "play 6/1") == "DANTE-030"
    night = mountain(hand="4/intervention leap/1 reversal/1 3/leap 4/reversal", sun=NIGHT)
    play(night, "play 4/intervention", "as dante")
    assert moves(night) == {"play leap/1", "play reversal/1"}


@pytest.mark.clause("DANTE-096", "DANTE-R20")
def test_no_intervention_follows_another() -> None:
    table = mountain(hand="intervention/2 intervention/4 3/2")
    play(table, "play intervention/2", "as dante")
    assert refused(table, "play intervention/4") == "DANTE-096"


@pytest.mark.clause("DANTE-098", "DANTE-R20")
def test_without_a_card_to_follow_the_intervention_is_wasted() -> None:
    table = mountain(hand="intervention/2 intervention/4 leap/1 leap/3 reversal/1")
    play(table, "play intervention/2")
    assert moves(table) == {"as dante", "as antonia"}, "one chooses even so"
    events = play(table, "as dante")
    assert keys(events) == ["stepped-in", "no-follow-up", "drew", "saw", "turn-over", "turn"]
    assert (len(hand(table, "lapo")), active(table)) == (5, "antonia")


@pytest.mark.clause("DANTE-099")
def test_a_number_that_follows_moves_the_markers() -> None:
    table = mountain(hand="intervention/2 6/1", fields="dante=24")
    play(table, "play intervention/2", "as dante", "play 6/1")
    assert (public(table)["spiral"], public(table)["sun"]) == (27, 6)


@pytest.mark.clause("DANTE-100", "DANTE-101", "DANTE-R19")
def test_an_intervention_is_one_turn_of_whoever_intervenes() -> None:
    table = mountain(hand="intervention/2 6/1", fields="antonia=24")
    held = hand(table, "antonia")
    events = play(table, "play intervention/2", "as antonia", "play 6/1")
    assert told(events, "drew") == [{"sinner": "lapo"}] * 2
    assert (len(hand(table, "lapo")), hand(table, "antonia")) == (5, held)
    assert (active(table), public(table)["turns"]) == ("antonia", 1), "who still has a turn of his own"
    assert public(table)["role"] == public(table)["turn"]


@pytest.mark.clause("DANTE-102", "DANTE-173", "DANTE-R19")
def test_an_intervention_can_carry_somebody_to_heaven_first_or_second() -> None:
    first = mountain(4, hand="intervention/2 6/1", fields="dante=76")
    cards = hand(first, "dante")
    events = play(first, "play intervention/2", "as dante", "play 6/1")
    assert (first.state.heaven, hand(first, "dante"), len(hand(first, "lapo"))) == ((1,), [], 5)
    assert len(told(events, "laid-down")) == len(cards)
    second = mountain(4, hand="intervention/2 6/1", fields="dante=76", heaven="antonia")
    play(second, "play intervention/2", "as dante", "play 6/1")
    assert second.result is not None
    assert second.result.winners == (1,)
