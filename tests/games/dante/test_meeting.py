"""Meeting one sinner, or two (DANTE-130 to DANTE-136, DANTE-160 to DANTE-166)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.testing.playing import keys, moves, play, public, random_game, refused, told
from tests.games.dante.tables import active, field, hand, mate, mountain, offer, stones


@pytest.mark.clause("DANTE-130", "DANTE-R08")
def test_meeting_one_gives_a_choice_of_three() -> None:
    table = mountain(hand="3/2", fields="lapo=13 dante=16", stones="lapo=1")
    play(table, "play 3/2")
    assert (table.pending, moves(table)) == ((0,), {"meet give", "meet offer", "meet none"})
    play(table, "meet none")
    assert (stones(table), offer(table, "dante"), active(table)) == ({"lapo": 1}, None, "antonia")


@pytest.mark.clause("DANTE-131", "DANTE-132")
def test_a_gift_takes_a_stone_and_cannot_be_refused() -> None:
    table = mountain(hand="3/2", fields="lapo=13 dante=16", stones="lapo=3 dante=5")
    play(table, "play 3/2", "meet give")
    assert (stones(table), active(table)) == ({"lapo": 2, "dante": 6}, "antonia"), "Dante was not asked"
    poor = mountain(hand="3/2", fields="lapo=13 dante=16")
    play(poor, "play 3/2")
    assert moves(poor) == {"meet offer", "meet none"}
    assert refused(poor, "meet give") == "DANTE-131"


@pytest.mark.clause("DANTE-133", "DANTE-R10")
def test_an_offer_stands_until_one_of_the_two_moves() -> None:
    table = mountain(hand="3/2", fields="lapo=13 dante=16 antonia=24")
    events = play(table, "play 3/2", "meet offer")
    assert told(events, "offered") == [{"sinner": "lapo", "to": "dante"}]
    assert (offer(table, "dante"), mate(table, "dante")) == ("lapo", None)
    play(table, f"play {hand(table, 'antonia')[0]}")
    assert offer(table, "dante") == "lapo", "others move without touching it"


@pytest.mark.clause("DANTE-133", "DANTE-140", "DANTE-R10")
def test_the_addressee_alone_declines() -> None:
    table = mountain(turn="dante", hand="3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    play(table, "play 3/2")
    assert moves(table) == {"together", "alone"}
    events = play(table, "alone")
    assert told(events, "lapsed") == [{"sinner": "lapo", "to": "dante"}]
    assert (field(table, "dante"), field(table, "lapo"), offer(table, "dante")) == (19, 16, None)


@pytest.mark.clause("DANTE-133", "DANTE-R10")
def test_the_offering_one_can_only_go_alone_which_withdraws() -> None:
    table = mountain(hand="3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    events = play(table, "play 3/2")
    assert table.view(None)["asks"] == "play", "nobody was asked"
    assert told(events, "lapsed") == [{"sinner": "lapo", "to": "dante"}]


@pytest.mark.clause("DANTE-133")
def test_an_intervention_can_accept_or_withdraw_as_well() -> None:
    table = mountain(turn="antonia", hand="intervention/2 3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    play(table, "play intervention/2", "as dante", "play 3/2", "together")
    assert (mate(table, "lapo"), field(table, "lapo"), field(table, "dante")) == ("dante", 19, 19)
    table = mountain(turn="antonia", hand="intervention/2 3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    play(table, "play intervention/2", "as lapo", "play 3/2")
    assert (offer(table, "dante"), field(table, "lapo"), field(table, "dante")) == (None, 19, 16)


@pytest.mark.clause("DANTE-134")
def test_one_meets_on_the_shore_but_not_in_heaven() -> None:
    shore = mountain(hand="1/4", fields="lapo=1 dante=2")
    play(shore, "play 1/4")
    assert shore.view(None)["asks"] == "meet"
    late = mountain(4, hand="6/1", fields="lapo=76")
    play(late, "play 6/1")
    assert late.view(None)["asks"] == "play"


@pytest.mark.clause("DANTE-135")
def test_to_stand_together_means_nothing_without_an_accepted_offer() -> None:
    table = mountain(hand="3/2 remission/2", fields="lapo=16 dante=16", stones="dante=2 antonia=2")
    play(table, "play 3/2")
    assert (field(table, "lapo"), field(table, "dante")) == (19, 16), "nobody comes along"
    other = mountain(hand="remission/2", fields="lapo=16 dante=16", stones="dante=2 antonia=2")
    play(other, "play remission/2", "with antonia")
    assert stones(other) == {"dante": 2, "antonia": 1}, "no fate is shared"


@pytest.mark.clause("DANTE-136", "DANTE-164", "DANTE-R09")
def test_who_is_sent_back_meets_nobody() -> None:
    table = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16 ginevra=13", stones="dante=2")
    play(table, "play 3/2", "back dante", "meet none")
    assert (field(table, "dante"), field(table, "ginevra")) == (13, 13)
    assert (active(table), table.view(None)["asks"]) == ("ginevra", "play")


@pytest.mark.clause("DANTE-160")
@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (8, 2), (8, 3)])
def test_no_field_but_heaven_ever_holds_three(seats: int, seed: int) -> None:
    for table in random_game(GAME, seats, seed):
        if table.view(None)["asks"] != "back":
            crowd = Counter(sinner["field"] for sinner in public(table)["sinners"])
            assert max((count for at, count in crowd.items() if at != 77), default=0) <= 2


@pytest.mark.clause("DANTE-161", "DANTE-162")
def test_the_third_sends_one_back_and_meets_the_other() -> None:
    table = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16", stones="lapo=1")
    play(table, "play 3/2")
    assert moves(table) == {"back dante", "back antonia"}
    assert refused(table, "back ginevra") == "DANTE-161"
    assert refused(table, "leave") == "DANTE-R09"
    events = play(table, "back antonia")
    assert told(events, "sent-back") == [{"sinner": "lapo", "figure": "antonia", "to": 13}]
    assert moves(table) == {"meet give", "meet offer", "meet none"}
    play(table, "meet give")
    assert stones(table) == {"dante": 1}


@pytest.mark.clause("DANTE-163")
def test_being_sent_back_ends_pair_and_offers() -> None:
    pair = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16", pairs="dante+antonia")
    events = play(pair, "play 3/2", "back antonia")
    assert told(events, "parted") == [{"sinner": "antonia", "mate": "dante"}]
    assert (mate(pair, "dante"), mate(pair, "antonia")) == (None, None)
    play(pair, "meet offer")
    assert offer(pair, "dante") == "lapo"
    for sent in ("dante", "antonia"):
        bound = mountain(4, hand="3/2", fields="lapo=13 dante=16 antonia=16", offers="dante>antonia")
        events = play(bound, "play 3/2", f"back {sent}")
        assert told(events, "lapsed") == [{"sinner": "dante", "to": "antonia"}]
        assert offer(bound, "antonia") is None


@pytest.mark.clause("DANTE-164", "DANTE-R06")
def test_being_sent_back_brings_and_takes_no_stones_even_down_a_terrace() -> None:
    table = mountain(4, hand="4/1", fields="lapo=23 dante=27 antonia=27", stones="dante=2")
    events = play(table, "play 4/1", "back dante")
    assert (field(table, "dante"), stones(table)) == (23, {"lapo": 1, "dante": 2})
    assert not {"released", "circled"} & {*keys(events)}
    assert sorted(public(table)["sinners"][1]["visited"]) == ["envy", "pride", "valley"]


@pytest.mark.clause("DANTE-165")
def test_being_sent_back_may_lead_ahead() -> None:
    table = mountain(4, hand="4/1", fields="lapo=22 dante=15 antonia=15", stones="lapo=1")
    play(table, "play 4/1", "back dante")
    assert (field(table, "lapo"), field(table, "dante")) == (15, 22)


@pytest.mark.clause("DANTE-166")
def test_in_an_intervention_the_start_is_that_of_the_played_figure() -> None:
    table = mountain(5, hand="intervention/2 3/2", fields="lapo=40 dante=13 antonia=16 ginevra=16 ranieri=50")
    play(table, "play intervention/2", "as dante", "play 3/2", "back antonia")
    assert field(table, "antonia") == 13
