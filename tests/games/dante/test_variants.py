"""Variants and table options (DANTE-180 to DANTE-188)."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.dante.tables import active, field, mate, mountain, stones

CELESTIAL, ARTIST, LAITY = "O25", "O36", "O49"

# --- encounters at the end of the turn


@pytest.mark.clause("DANTE-181", "DANTE-R01")
def test_the_encounter_waits_for_the_end_of_the_turn() -> None:
    """Ranieri's worked example the other way round: he circles first and is pardoned then."""
    names = ("ranieri", "dante", "antonia")
    table = mountain(
        names=names, hand="4/1", fields="ranieri=22", stones="ranieri=3", spiral=2, encounter_timing="end_of_turn"
    )
    events = play(table, "play 4/1")
    order = [key for key in keys(events) if key in ("sun", "released", "walked", "addio", "pardoned", "drew")]
    assert order == ["sun", "walked", "released", "walked", "addio", "pardoned", "drew"]
    assert (field(table, "ranieri"), stones(table)) == (15, {})


@pytest.mark.clause("DANTE-181")
def test_it_waits_for_the_meeting_too_with_the_marker_on_nought() -> None:
    table = mountain(
        hand="3/2",
        fields="lapo=13 dante=16",
        stones="lapo=2",
        spiral=2,
        encounter=ARTIST,
        encounter_timing="end_of_turn",
    )
    play(table, "play 3/2")
    assert (table.view(None)["asks"], public(table)["spiral"]) == ("meet", 0)
    play(table, "meet give")
    assert table.view(None)["asks"] == "share"
    play(table, "give antonia 1")
    assert stones(table) == {"dante": 1, "antonia": 1}
    assert public(table)["spiral"] > 0


@pytest.mark.clause("DANTE-181")
@pytest.mark.parametrize(("encounter", "left"), [(CELESTIAL, {}), (LAITY, {"dante": 2})])
def test_who_came_to_heaven_gets_nothing_only_the_one_before_does(encounter: str, left: dict[str, int]) -> None:
    table = mountain(
        4,
        hand="3/2",
        fields="lapo=76",
        stones="dante=2",
        last="dante",
        spiral=2,
        encounter=encounter,
        encounter_timing="end_of_turn",
    )
    events = play(table, "play 3/2")
    assert table.state.heaven == (0,)
    assert stones(table) == left
    assert len(told(events, "next-encounter")) == 1, "the next card is turned up in any case"


@pytest.mark.clause("DANTE-181")
def test_if_the_way_ends_the_game_no_encounter_follows() -> None:
    table = mountain(4, hand="3/2", fields="lapo=76", heaven="dante", spiral=2, encounter_timing="end_of_turn")
    assert "addio" not in keys(play(table, "play 3/2"))
    assert table.result is not None


# --- swift penance


@pytest.mark.clause("DANTE-182", "DANTE-R02")
def test_the_last_stone_frees_at_once() -> None:
    table = mountain(hand="1/4", fields="lapo=12", stones="lapo=1", last_lap_frees=True)
    play(table, "play 1/4")
    assert (field(table, "lapo"), stones(table)) == (13, {"lapo": 1}), "a new one, for pride"
    two = mountain(hand="1/4", fields="lapo=12", stones="lapo=2", last_lap_frees=True)
    play(two, "play 1/4")
    assert (field(two, "lapo"), stones(two)) == (5, {"lapo": 1})


@pytest.mark.clause("DANTE-182")
@pytest.mark.parametrize(("owned", "to"), [("lapo=1 dante=1", 13), ("lapo=1", 13), ("lapo=1 dante=2", 5)])
def test_a_pair_is_freed_when_both_are(owned: str, to: int) -> None:
    table = mountain(
        hand="1/4", fields="lapo=12 dante=12 antonia=30", stones=owned, pairs="lapo+dante", last_lap_frees=True
    )
    play(table, "play 1/4", "together")
    assert (field(table, "lapo"), field(table, "dante")) == (to, to)


# --- willing penance


@pytest.mark.clause("DANTE-183", "DANTE-R03")
@pytest.mark.parametrize(("answer", "left"), [("return", 1), ("keep", 2)])
def test_a_lap_may_return_a_stone(answer: str, left: int) -> None:
    table = mountain(hand="3/2", fields="lapo=11", stones="lapo=2", lap_release="optional")
    play(table, "play 3/2")
    assert moves(table) == {"lap lapo return", "lap lapo keep"}
    assert refused(table, "lap dante keep") == "DANTE-183"
    play(table, f"lap lapo {answer}")
    assert (field(table, "lapo"), stones(table)) == (6, {"lapo": left})


@pytest.mark.clause("DANTE-183", "DANTE-R03")
def test_the_active_sinner_decides_for_every_mover_the_role_first() -> None:
    table = mountain(
        hand="3/2", fields="lapo=11 dante=11", stones="lapo=2 dante=2", pairs="lapo+dante", lap_release="optional"
    )
    play(table, "play 3/2", "together")
    assert (table.pending, moves(table)) == ((0,), {"lap lapo return", "lap lapo keep"})
    play(table, "lap lapo keep")
    assert (table.pending, moves(table)) == ((0,), {"lap dante return", "lap dante keep"})
    play(table, "lap dante return")
    assert (field(table, "lapo"), field(table, "dante"), stones(table)) == (6, 6, {"lapo": 2, "dante": 1})


@pytest.mark.clause("DANTE-183", "DANTE-182")
def test_keeping_the_stone_keeps_one_on_the_terrace_even_with_swift_penance() -> None:
    for answer, to in (("keep", 5), ("return", 13)):
        table = mountain(hand="1/4", fields="lapo=12", stones="lapo=1", lap_release="optional", last_lap_frees=True)
        play(table, "play 1/4", f"lap lapo {answer}")
        assert field(table, "lapo") == to


# --- free circling


@pytest.mark.clause("DANTE-184", "DANTE-R04")
@pytest.mark.parametrize(("way", "to"), [("climb", 14), ("circle", 6)])
def test_who_is_free_may_circle(way: str, to: int) -> None:
    table = mountain(hand="3/2", fields="lapo=11 dante=30 antonia=31", ascent="optional")
    play(table, "play 3/2")
    assert moves(table) == {"gate climb", "gate circle"}
    play(table, f"gate {way}")
    assert field(table, "lapo") == to


@pytest.mark.clause("DANTE-184")
def test_a_free_pair_is_asked_once_and_a_laden_one_not_at_all() -> None:
    free = mountain(hand="3/2", fields="lapo=11 dante=11 antonia=31", pairs="lapo+dante", ascent="optional")
    play(free, "play 3/2", "together", "gate circle")
    assert (field(free, "lapo"), field(free, "dante")) == (6, 6)
    laden = mountain(
        hand="3/2", fields="lapo=11 dante=11 antonia=31", stones="dante=1", pairs="lapo+dante", ascent="optional"
    )
    play(laden, "play 3/2", "together")
    assert (field(laden, "lapo"), laden.view(None)["asks"]) == (6, "play")


@pytest.mark.clause("DANTE-184")
def test_even_heaven_can_wait() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76", ascent="optional")
    play(table, "play 6/1", "gate circle")
    assert moves(table) == {"gate climb", "gate circle"}, "the same gate comes round again"
    play(table, "gate climb")
    assert table.state.heaven == (0,)


# --- meetings


@pytest.mark.clause("DANTE-185", "DANTE-R08")
def test_a_meeting_obliges() -> None:
    table = mountain(hand="3/2", fields="lapo=13 dante=16", stones="lapo=1", meeting_choice="must")
    play(table, "play 3/2")
    assert moves(table) == {"meet give", "meet offer"}
    assert refused(table, "meet none") == "DANTE-185"
    poor = mountain(hand="3/2", fields="lapo=13 dante=16", meeting_choice="must")
    events = play(poor, "play 3/2")
    assert told(events, "offered") == [{"sinner": "lapo", "to": "dante"}], "without stones the offer is compulsory"


# --- pairs in heaven


@pytest.mark.clause("DANTE-186", "DANTE-R13")
@pytest.mark.parametrize(
    ("order", "heaven", "winners", "how"),
    [
        ("active_first", "", (1,), "second"),
        ("active_second", "", (0,), "second"),
        ("shared", "", (0, 1), "together"),
        ("active_first", "ginevra", (0,), "second"),
        ("active_second", "ginevra", (1,), "second"),
        ("shared", "ginevra", (0, 1), "together"),
    ],
)
def test_pairs_arrive_as_the_table_says(order: str, heaven: str, winners: tuple[int, ...], how: str) -> None:
    table = mountain(
        4, hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante", heaven=heaven, pair_heaven_order=order
    )
    play(table, "play 2/2", "together")
    assert table.result is not None
    assert (table.result.winners, table.result.how) == (winners, how)
    if heaven:
        assert table.result.ranks[3] == (3 if how == "together" else 2)


@pytest.mark.clause("DANTE-186")
def test_in_an_intervention_the_order_is_that_of_the_role() -> None:
    table = mountain(
        turn="dante",
        hand="intervention/2 2/2",
        fields="lapo=75 dante=75",
        pairs="lapo+dante",
        pair_heaven_order="active_second",
    )
    play(table, "play intervention/2", "as lapo", "play 2/2", "together")
    assert table.state.heaven == (1, 0)


@pytest.mark.clause("DANTE-186", "DANTE-148", "DANTE-172")
@pytest.mark.parametrize(
    ("order", "winners"), [("active_first", (1,)), ("active_second", (0,)), ("shared", (0, 1))], ids=str
)
def test_whoever_stands_on_the_last_gate_is_in_no_pairs_way_to_heaven(order: str, winners: tuple[int, ...]) -> None:
    """Lapo plays as his companion Dante, so Dante leads. Where the leader comes second but the companion already ends
    the game, the leader's figure stays on the gate."""
    table = mountain(
        4,
        hand="intervention/2 2/2",
        fields="lapo=75 dante=75 antonia=76",
        stones="antonia=1",
        pairs="lapo+dante",
        heaven="ginevra",
        pair_heaven_order=order,
    )
    play(table, "play intervention/2", "as dante", "play 2/2")
    assert moves(table) == {"together", "alone"}
    play(table, "together")
    assert table.result is not None
    assert table.result.winners == winners
    assert field(table, "dante") == (76 if order == "active_second" else 77)


@pytest.mark.clause("DANTE-186", "DANTE-188")
def test_nor_where_the_pair_may_choose_at_the_gate() -> None:
    table = mountain(
        4,
        hand="2/2",
        fields="lapo=75 dante=75 antonia=76",
        pairs="lapo+dante",
        heaven="ginevra",
        ascent="optional",
        pair_heaven_order="active_second",
    )
    play(table, "play 2/2", "together")
    assert moves(table) == {"gate climb", "gate circle"}


@pytest.mark.clause("DANTE-186")
def test_shared_or_not_a_single_second_wins_alone() -> None:
    table = mountain(4, hand="6/1", fields="lapo=76", heaven="dante", pair_heaven_order="shared")
    play(table, "play 6/1")
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "second")


# --- crowded fields


@pytest.mark.clause("DANTE-187", "DANTE-R09")
def test_all_may_be_left_standing_and_then_nobody_is_met() -> None:
    table = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16", stones="lapo=1", send_back="may")
    play(table, "play 3/2")
    assert moves(table) == {"back dante", "back antonia", "leave"}
    play(table, "leave")
    assert (table.state.at(16), active(table)) == ([0, 1, 2], "ginevra")


@pytest.mark.clause("DANTE-187")
def test_among_three_or_more_nobody_is_met() -> None:
    table = mountain(5, hand="3/2", fields="lapo=13 dante=16 antonia=16 ginevra=16", stones="lapo=1", send_back="may")
    play(table, "play 3/2")
    assert (table.view(None)["asks"], table.state.at(16)) == ("play", [0, 1, 2, 3])


@pytest.mark.clause("DANTE-187", "DANTE-148")
def test_pairs_still_need_a_field_of_their_own() -> None:
    table = mountain(hand="3/2", fields="lapo=16 dante=16 antonia=19", pairs="lapo+dante", send_back="may")
    play(table, "play 3/2")
    assert (table.view(None)["asks"], mate(table, "lapo")) == ("meet", None)


# --- several ends of one way


@pytest.mark.clause("DANTE-188")
def test_together_is_offered_if_some_line_of_choices_ends_well() -> None:
    """Circling leads onto Antonia's field, climbing does not: the pair may go, but must climb."""
    table = mountain(hand="3/2", fields="lapo=11 dante=11 antonia=6", pairs="lapo+dante", ascent="optional")
    play(table, "play 3/2")
    assert moves(table) == {"together", "alone"}
    events = play(table, "together")
    assert (field(table, "lapo"), field(table, "dante")) == (14, 14), "the only way left was taken by itself"
    assert "circled" not in keys(events)


@pytest.mark.clause("DANTE-188")
def test_together_is_closed_if_every_line_ends_on_somebody() -> None:
    table = mountain(
        4, hand="3/2", fields="lapo=11 dante=11 antonia=6 ginevra=14", pairs="lapo+dante", ascent="optional"
    )
    play(table, "play 3/2")
    assert (table.view(None)["asks"], mate(table, "lapo")) == ("gate", None), "alone, and free to circle onto others"
    assert moves(table) == {"gate climb", "gate circle"}


@pytest.mark.clause("DANTE-188", "DANTE-183")
def test_a_stone_that_must_go_or_stay_for_the_pair_to_find_a_place() -> None:
    """With swift penance the last stones free the pair. Below Antonia is in the way, so both stones have to go."""
    table = mountain(
        hand="3/2",
        fields="lapo=11 dante=11 antonia=6",
        stones="lapo=1 dante=1",
        pairs="lapo+dante",
        lap_release="optional",
        last_lap_frees=True,
    )
    events = play(table, "play 3/2", "together")
    assert [said["sinner"] for said in told(events, "released")] == ["lapo", "dante"]
    assert (field(table, "lapo"), field(table, "dante")) == (14, 14)


@pytest.mark.clause("DANTE-188")
def test_at_the_second_passing_a_way_that_was_open_at_the_first_may_be_closed() -> None:
    """Two passings: at the first both ways are open, at the second only one."""
    table = mountain(
        4,
        hand="6/1",
        fields="lapo=76 dante=76 antonia=72 ginevra=30",
        pairs="lapo+dante",
        ascent="optional",
    )
    play(table, "play 6/1", "together")
    assert moves(table) == {"gate climb", "gate circle"}
    play(table, "gate circle")
    assert table.result is not None, "circling again would end on Antonia's field, so both went in"
