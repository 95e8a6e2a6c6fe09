"""Travelling together (DANTE-140 to DANTE-157)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dante import GAME
from tafelrunde.testing.playing import keys, moves, play, public, random_game, told
from tests.games.dante.tables import NIGHT, active, field, mate, mountain, offer, stones


@pytest.mark.clause("DANTE-140", "DANTE-144")
def test_the_addressee_accepts_by_moving_both() -> None:
    table = mountain(turn="dante", hand="3/2", fields="lapo=16 dante=16", offers="lapo>dante")
    events = play(table, "play 3/2", "together")
    assert told(events, "paired") == [{"sinner": "dante", "mate": "lapo"}]
    assert (field(table, "lapo"), field(table, "dante")) == (19, 19)
    assert (mate(table, "lapo"), mate(table, "dante"), offer(table, "dante")) == ("dante", "lapo", None)
    assert (public(table)["spiral"], public(table)["sun"]) == (30, 3), "markers move once"


@pytest.mark.clause("DANTE-141", "DANTE-R10")
def test_a_symbol_neither_accepts_nor_declines() -> None:
    table = mountain(turn="dante", hand="indulgence/1", fields="lapo=16 dante=16", offers="lapo>dante")
    play(table, "play indulgence/1")
    assert (offer(table, "dante"), active(table)) == ("lapo", "lapo")
    skipped = mountain(4, turn="antonia", hand="leap/1", fields="lapo=16 dante=16", offers="lapo>dante")
    play(skipped, "play leap/1", "with lapo", "to ginevra")
    assert (offer(skipped, "dante"), active(skipped)) == ("lapo", "lapo"), "nor does a missed turn"


@pytest.mark.clause("DANTE-142", "DANTE-R11")
@pytest.mark.parametrize("who", ["lapo", "dante"])
def test_in_a_pair_the_one_who_plays_decides_for_both(who: str) -> None:
    table = mountain(turn=who, hand="3/2", fields="lapo=16 dante=16", pairs="lapo+dante")
    asked = table.pending
    play(table, "play 3/2")
    assert (table.pending, moves(table)) == (asked, {"together", "alone"})
    play(table, "together")
    assert (field(table, "lapo"), field(table, "dante"), mate(table, "lapo")) == (19, 19, "dante")


@pytest.mark.clause("DANTE-142", "DANTE-R11", "DANTE-R19")
def test_in_an_intervention_the_active_sinner_decides() -> None:
    table = mountain(
        turn="antonia", hand="intervention/2 3/2", fields="lapo=16 dante=16 antonia=30", pairs="lapo+dante"
    )
    play(table, "play intervention/2", "as lapo", "play 3/2")
    assert table.pending == (2,)
    play(table, "together")
    assert (field(table, "lapo"), field(table, "dante"), field(table, "antonia")) == (19, 19, 30)


@pytest.mark.clause("DANTE-143")
def test_going_alone_parts_the_pair_a_symbol_does_not() -> None:
    table = mountain(hand="3/2", fields="lapo=16 dante=16", pairs="lapo+dante")
    events = play(table, "play 3/2", "alone")
    assert told(events, "parted") == [{"sinner": "lapo", "mate": "dante"}]
    assert (field(table, "lapo"), field(table, "dante"), mate(table, "dante")) == (19, 16, None)
    symbol = mountain(hand="indulgence/1", fields="lapo=16 dante=16", pairs="lapo+dante")
    play(symbol, "play indulgence/1")
    assert mate(symbol, "dante") == "lapo"


@pytest.mark.clause("DANTE-145", "DANTE-R04", "DANTE-147")
def test_a_free_pair_climbs_and_each_takes_stones_of_his_own() -> None:
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=30", pairs="lapo+dante")
    events = play(table, "play 4/1", "together")
    assert (field(table, "lapo"), field(table, "dante")) == (14, 14)
    assert [said["sinner"] for said in told(events, "took")] == ["lapo", "dante"], "the role first"
    assert stones(table) == {"lapo": 1, "dante": 3}


@pytest.mark.clause("DANTE-145", "DANTE-146")
@pytest.mark.parametrize(
    ("owned", "left"), [("lapo=1", {}), ("dante=2", {"dante": 1}), ("lapo=2 dante=2", {"lapo": 1, "dante": 1})]
)
def test_a_pair_with_any_stone_stays_and_each_who_has_one_returns_it(owned: str, left: dict[str, int]) -> None:
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=30", stones=owned, pairs="lapo+dante")
    play(table, "play 4/1", "together")
    assert (field(table, "lapo"), field(table, "dante"), stones(table)) == (6, 6, left)


@pytest.mark.clause("DANTE-145")
def test_who_is_free_may_leave_the_laden_companion_and_climb() -> None:
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=30", stones="dante=1", pairs="lapo+dante")
    play(table, "play 4/1", "alone")
    assert (field(table, "lapo"), field(table, "dante"), mate(table, "lapo")) == (14, 10, None)


@pytest.mark.clause("DANTE-147", "DANTE-060")
def test_a_terrace_known_to_one_of_the_pair_is_new_to_the_other() -> None:
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=30", visited="dante=pride", pairs="lapo+dante")
    play(table, "play 4/1", "together")
    assert stones(table) == {"lapo": 1}


@pytest.mark.clause("DANTE-147", "DANTE-R07")
def test_of_a_short_supply_the_role_takes_first() -> None:
    table = mountain(4, hand="4/1", fields="lapo=10 dante=10", supply=2, pairs="lapo+dante")
    play(table, "play 4/1", "together")
    assert (table.state.stones[:2], table.state.supply) == ([1, 1], 0), "Dante wanted three"


@pytest.mark.clause("DANTE-148")
def test_a_pair_cannot_end_where_somebody_stands() -> None:
    table = mountain(hand="3/2 4/1", fields="lapo=16 dante=16 antonia=19", pairs="lapo+dante")
    play(table, "play 3/2")
    assert table.view(None)["asks"] == "meet", "alone was the only way, so Lapo met Antonia"
    free = mountain(hand="4/1", fields="lapo=16 dante=16 antonia=19", pairs="lapo+dante")
    play(free, "play 4/1")
    assert moves(free) == {"together", "alone"}


@pytest.mark.clause("DANTE-148")
def test_what_counts_is_where_the_joint_way_would_end() -> None:
    """With Dante's stone the pair would circle onto Antonia's field; alone Lapo climbs."""
    table = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=6", stones="dante=1", pairs="lapo+dante")
    play(table, "play 4/1")
    assert (field(table, "lapo"), field(table, "dante"), mate(table, "lapo")) == (14, 10, None)
    blocked_above = mountain(hand="4/1", fields="lapo=10 dante=10 antonia=14", stones="dante=1", pairs="lapo+dante")
    play(blocked_above, "play 4/1")
    assert moves(blocked_above) == {"together", "alone"}, "the pair would not come to 14"


@pytest.mark.clause("DANTE-148", "DANTE-065")
def test_a_pair_may_end_on_its_own_start() -> None:
    table = mountain(hand="5/1", fields="lapo=74 dante=74", stones="lapo=2", pairs="lapo+dante")
    play(table, "play 5/1", "together")
    assert (field(table, "lapo"), field(table, "dante"), stones(table)) == (74, 74, {"lapo": 1})


@pytest.mark.clause("DANTE-148", "DANTE-172")
def test_heaven_has_room_for_a_pair_beside_the_first() -> None:
    table = mountain(4, hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante", heaven="ginevra")
    play(table, "play 2/2")
    assert moves(table) == {"together", "alone"}


@pytest.mark.clause("DANTE-149")
def test_a_pair_may_pass_over_others() -> None:
    table = mountain(4, hand="4/1", fields="lapo=16 dante=16 antonia=17 ginevra=18", pairs="lapo+dante")
    play(table, "play 4/1", "together")
    assert (field(table, "lapo"), field(table, "dante")) == (20, 20)


@pytest.mark.clause("DANTE-150", "DANTE-R12")
def test_remission_is_shared_with_the_companions_of_both() -> None:
    table = mountain(
        4,
        hand="remission/2",
        fields="lapo=16 dante=16 antonia=20 ginevra=20",
        pairs="lapo+dante antonia+ginevra",
        stones="dante=2 antonia=1 ginevra=2",
    )
    play(table, "play remission/2", "with antonia")
    assert stones(table) == {"dante": 1, "ginevra": 1}, "Lapo's companion too, though Lapo has none himself"


@pytest.mark.clause("DANTE-150", "DANTE-R12")
def test_who_is_named_himself_gets_no_second_share() -> None:
    table = mountain(hand="remission/2", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=2 dante=2")
    play(table, "play remission/2", "with dante")
    assert stones(table) == {"lapo": 1, "dante": 1}


@pytest.mark.clause("DANTE-151", "DANTE-R12")
def test_indulgence_is_shared_by_the_companions_own_half() -> None:
    table = mountain(hand="indulgence/1", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=1 dante=5")
    play(table, "play indulgence/1")
    assert stones(table) == {"dante": 2}


@pytest.mark.clause("DANTE-152", "DANTE-R12")
def test_companions_of_the_givers_give_too() -> None:
    table = mountain(
        5,
        hand="leap/1",
        fields="lapo=16 dante=16 antonia=20 ginevra=20",
        pairs="lapo+dante antonia+ginevra",
        stones="lapo=1 dante=1 antonia=1 ginevra=1",
    )
    play(table, "play leap/1", "with antonia", "to ranieri")
    assert stones(table) == {"ranieri": 4}


@pytest.mark.clause("DANTE-152", "DANTE-R12")
def test_a_companion_who_receives_or_gives_himself_does_not_give_again() -> None:
    receives = mountain(4, hand="leap/1", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=2 dante=2")
    play(receives, "play leap/1", "with antonia", "to dante")
    assert stones(receives) == {"lapo": 1, "dante": 3}
    gives = mountain(4, hand="leap/1", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=2 dante=2")
    play(gives, "play leap/1", "with dante", "to antonia")
    assert stones(gives) == {"lapo": 1, "dante": 1, "antonia": 2}


@pytest.mark.clause("DANTE-153", "DANTE-R12")
@pytest.mark.parametrize(("answer", "got"), [("yes", 2), ("no", 0)])
def test_the_receivers_companion_may_be_given_stones_too(answer: str, got: int) -> None:
    table = mountain(
        4,
        hand="reversal/1",
        fields="lapo=16 dante=18 antonia=20 ginevra=20",
        pairs="antonia+ginevra",
        stones="lapo=3 dante=2",
    )
    play(table, "play reversal/1", "with dante", "to antonia")
    assert (table.pending, moves(table)) == ((0,), {"also yes", "also no"})
    assert stones(table) == {"lapo": 2, "dante": 1, "antonia": 2}, "once all stones for the receiver are given"
    play(table, f"also {answer}")
    assert stones(table).get("ginevra", 0) == got


@pytest.mark.clause("DANTE-153")
def test_it_is_not_asked_where_nothing_could_be_given() -> None:
    poor = mountain(4, hand="leap/1", fields="antonia=20 ginevra=20", pairs="antonia+ginevra", stones="lapo=1 dante=1")
    play(poor, "play leap/1", "with dante", "to antonia")
    assert poor.view(None)["asks"] == "play"
    giver = mountain(4, hand="leap/1", fields="antonia=20 ginevra=20", pairs="antonia+ginevra", stones="lapo=3")
    play(giver, "play leap/1", "with ginevra", "to antonia")
    assert giver.view(None)["asks"] == "play", "the companion gives himself"


@pytest.mark.clause("DANTE-154", "DANTE-R12")
def test_sacrifice_and_missed_turns_are_not_shared() -> None:
    table = mountain(hand="sacrifice/2", fields="lapo=16 dante=16", pairs="lapo+dante", stones="lapo=2 dante=4")
    play(table, "play sacrifice/2", "give antonia 1")
    assert stones(table) == {"lapo": 1, "dante": 4, "antonia": 1}
    leap = mountain(4, hand="leap/1", fields="antonia=20 ginevra=20", pairs="antonia+ginevra")
    play(leap, "play leap/1", "with dante", "to antonia")
    assert active(leap) == "antonia", "Ginevra is skipped, her companion is not"


@pytest.mark.clause("DANTE-155", "DANTE-156")
@pytest.mark.parametrize(("seats", "seed"), [(4, 3), (8, 4)])
def test_everybody_has_one_bond_at_most(seats: int, seed: int) -> None:
    paired = 0
    for table in random_game(GAME, seats, seed):
        sinners = public(table)["sinners"]
        for i, sinner in enumerate(sinners):
            bonds = [sinner["mate"], sinner["offer"], *(j for j, one in enumerate(sinners) if one["offer"] == i)]
            assert sum(bond is not None for bond in bonds) <= 1
            if sinner["mate"] is not None:
                paired += 1
                assert sinners[sinner["mate"]]["mate"] == i
                assert sinners[sinner["mate"]]["field"] == sinner["field"]
    assert paired


@pytest.mark.clause("DANTE-155", "DANTE-136")
def test_a_pair_that_lands_is_not_asked_whom_it_meets() -> None:
    table = mountain(hand="3/2", fields="lapo=16 dante=16 antonia=20", pairs="lapo+dante")
    events = play(table, "play 3/2", "together")
    assert keys(events)[-3:] == ["saw", "turn-over", "turn"]


@pytest.mark.clause("DANTE-157", "DANTE-R13")
def test_the_leader_of_a_pair_arrives_first_and_the_companion_wins() -> None:
    table = mountain(hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante")
    play(table, "play 2/2", "together")
    assert table.result is not None
    assert (table.state.heaven, table.result.winners) == ((0, 1), (1,))


@pytest.mark.clause("DANTE-157", "DANTE-R13")
def test_led_in_when_one_is_there_the_leader_wins() -> None:
    """The worked example: A in heaven, B leads C."""
    table = mountain(hand="2/2", fields="lapo=75 dante=75", pairs="lapo+dante", heaven="antonia")
    play(table, "play 2/2", "together")
    assert table.result is not None
    assert (table.result.winners, table.result.ranks) == ((0,), (1, 3, 2))


@pytest.mark.clause("DANTE-157", "DANTE-R13", "DANTE-173")
def test_whoever_steers_his_companion_in_by_an_intervention_wins() -> None:
    """The worked example: C plays B's figure, both go in, and C comes second."""
    table = mountain(turn="dante", hand="4/intervention 5/2", fields="lapo=75 dante=75", pairs="lapo+dante", sun=NIGHT)
    play(table, "play 4/intervention", "as lapo", "play 5/2", "together")
    assert table.result is not None
    assert (table.state.heaven, table.result.winners) == ((0, 1), (1,))
