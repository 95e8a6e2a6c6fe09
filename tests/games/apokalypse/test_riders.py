"""A rider: whom it kills, the scoring, the talons filled up, the rewards. With the worked examples of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from tafelrunde.games.apokalypse.scoring import survivors
from tafelrunde.games.apokalypse.steps.riders import REFILL, SCORE, STRIKE
from tafelrunde.testing.playing import keys, moves, play, public, told
from tests.games.apokalypse.tables import BOARD, WorldTable, discards, end_round, hand, nation, points, wing, world

Wings = Mapping[int, str]


def struck(
    seats: int = 3,
    rider: int = 1,
    good: Wings | None = None,
    evil: Wings | None = None,
    riders: Mapping[int, Sequence[int]] | None = None,
    score_base_population: bool = False,
) -> WorldTable:
    """A table right after a rider has struck and been scored, nothing refilled yet."""
    table = world(
        seats,
        rider=rider,
        good=good,
        evil=evil,
        riders=riders,
        above=(2, 12),
        score_base_population=score_base_population,
    )
    s = table.state
    STRIKE.run(s)
    SCORE.run(s)
    return table


# --- reduction


@pytest.mark.clause("APO-115")
def test_a_rider_in_both_talons_strikes_once() -> None:
    for above in ((1, 1), (1, 12), (12, 1)):
        table = world(3, good={0: "p p"}, above=above)
        events = end_round(table)
        assert told(events, "strikes") == [{"rider": "rider_1"}]
        assert points(table, 1)[0] == -2


@pytest.mark.clause("APO-116")
def test_both_talons_expect_the_same_rider() -> None:
    table = world(3, above=(1, 12))
    end_round(table)
    seen = public(table)
    assert seen["rider"] == 2
    assert seen["talons"]["B"]["below"] == seen["talons"]["K"]["below"] == 12


@pytest.mark.clause("APO-118")
@pytest.mark.clause("APO-119")
@pytest.mark.clause("APO-120")
def test_example_a() -> None:
    """Six people, three masks and church music: two die, the outermost."""
    table = struck(good={0: "p/shield_m p/shield_mp p/church p/shield_h p/shield_h p/shield_mh"})
    assert wing(table, 0, "good") == {
        "heaven": ["shield_m", "shield_mp", "church", "shield_h"],
        "earth": ["person"] * 4,
        "hell": [],
    }, "the outermost mask counts, though it goes with its person"
    assert points(table, 1)[0] == 4 - 2


@pytest.mark.clause("APO-117")
@pytest.mark.clause("APO-122")
@pytest.mark.clause("APO-123")
def test_example_b() -> None:
    """Three good people with five helmets and hymns: the surplus of two helps the evil, of whom one dies."""
    table = struck(
        rider=2,
        good={0: "p/shield_h/ward_h p/church/ward_h p/church"},
        evil={0: "p p p"},
    )
    assert len(wing(table, 0, "good")["earth"]) == 3
    assert len(wing(table, 0, "evil")["earth"]) == 2
    assert points(table, 2)[0] == 5 - 1


@pytest.mark.clause("APO-119")
@pytest.mark.clause("APO-121")
def test_example_d() -> None:
    table = struck(good={0: "p/shield_h p/shield_p p/shield_h p/church"})
    assert len(wing(table, 0, "good")["earth"]) == 1
    assert points(table, 1)[0] == 1 - 3
    assert discards(table, "K")[-1:] == ["church"], "even whoever had the music"
    assert [card for card in discards(table, "B") if card != "person"][-2:] == ["shield_h", "shield_p"]


@pytest.mark.clause("APO-121")
def test_a_seal_of_the_dead_returns_to_the_supply() -> None:
    table = struck(good={0: "p/seal_church p/shield_p"}, evil={0: "p p"})
    assert len(wing(table, 0, "good")["earth"]) == 1
    lost = struck(good={0: "p/shield_p p/seal_church"})
    assert lost.state.seals == 6
    assert table.state.seals == 5


@pytest.mark.clause("APO-121")
def test_the_dead_are_set_aside_until_they_are_scored() -> None:
    table = world(3, good={0: "p saint_2"}, above=(1, 12))
    STRIKE.run(table.state)
    assert len(table.state.dead[0]) == 2
    assert not {"person", "saint_2"} & set(discards(table, "B")[-1:] + discards(table, "K")[-1:])


@pytest.mark.clause("APO-124")
def test_surplus_never_flows_to_the_good_nor_between_displays() -> None:
    table = struck(good={0: "p p", 1: "p/shield_m/ward_m"}, evil={0: "p//ward_m", 2: "p p"})
    assert wing(table, 0, "good")["earth"] == []
    assert len(wing(table, 0, "evil")["earth"]) == 1
    assert wing(table, 2, "evil")["earth"] == []


@pytest.mark.clause("APO-125")
def test_the_base_population_cannot_die() -> None:
    table = struck(good={0: "p"})
    assert nation(table, 0)["income"] == {"B": 1, "K": 1}
    assert points(table, 1) == [-1, 0, 0]


@pytest.mark.clause("APO-126")
def test_saints_and_fiends_need_protection_too() -> None:
    table = struck(good={0: "p/shield_m saint_2"}, evil={1: "fiend_2"})
    assert wing(table, 0, "good")["earth"] == ["person"]
    assert wing(table, 1, "evil")["earth"] == []


@pytest.mark.clause("APO-127")
def test_protection_is_not_used_up() -> None:
    table = struck(good={0: "p/shield_m/ward_m"})
    assert wing(table, 0, "good") == {"heaven": ["shield_m"], "earth": ["person"], "hell": ["ward_m"]}


# --- scoring


@pytest.mark.clause("APO-128")
def test_example_c() -> None:
    """Four good and three evil left, two killed: five points."""
    table = struck(
        good={0: "p/shield_m p/shield_m p/shield_m p/shield_m p p"},
        evil={0: "p//ward_m p//ward_m p//metal"},
    )
    assert points(table, 1)[0] == 7 - 2


@pytest.mark.clause("APO-129")
@pytest.mark.clause("APO-R01")
@pytest.mark.clause("APO-176")
def test_the_base_population_scores_only_if_wished() -> None:
    assert points(struck(good={0: "p/shield_m"}), 1) == [1, 0, 0]
    assert points(struck(good={0: "p/shield_m"}, score_base_population=True), 1) == [3, 2, 2]


@pytest.mark.clause("APO-130")
@pytest.mark.clause("APO-R02")
def test_scores_may_be_negative() -> None:
    table = struck(evil={1: "p p p"})
    assert points(table, 1) == [0, -3, 0]
    assert nation(table, 1)["total"] == -3


@pytest.mark.clause("APO-132")
def test_scores_are_public() -> None:
    table = world(3, good={0: "p/shield_m"}, above=(1, 12))
    events = end_round(table)
    assert told(events, "scored")[0] == {"seat": 0, "rider": "rider_1", "left": 1, "killed": 0, "points": 1}
    assert nation(table, 0)["points"] == [1, 0, 0, 0]


@pytest.mark.clause("APO-133")
@pytest.mark.clause("APO-139")
def test_the_dead_are_discarded_before_the_talons_are_filled() -> None:
    table = world(3, good={0: "p saint_2"}, above=(1, 12))
    STRIKE.run(table.state)
    SCORE.run(table.state)
    assert discards(table, "B")[-1] == "person"
    assert discards(table, "K")[-1] == "saint_2"
    assert table.state.dead == [(), (), ()]


# --- refilling


@pytest.mark.clause("APO-134")
@pytest.mark.clause("APO-135")
@pytest.mark.clause("APO-136")
@pytest.mark.clause("APO-137")
@pytest.mark.clause("APO-138")
def test_talons_are_filled_with_the_next_six_and_all_discards() -> None:
    table = world(3, good={0: "p/shield_m/ward_m"}, above=(2, 12))
    s = table.state
    s.above[0] = ()
    held, shown, below = s.hands[:], s.rows[:], s.below[:]
    piles = [len(pile) for pile in s.discards]
    wanted = Counter((*s.below[1][-6:], *s.above[1], *s.discards[1]))
    REFILL.run(s)
    assert len(s.above[0]) == 6 + piles[0], "surfaced: the six cards below, and the discards"
    assert len(s.above[1]) == 12 + 6 + piles[1], "not surfaced: also what was still above"
    assert Counter(s.above[1]) == wanted
    assert s.discards == [(), ()]
    assert (s.hands, s.rows) == (held, shown)
    assert s.below == [below[0][:-6], below[1][:-6]], "what lies deeper keeps its order"


@pytest.mark.clause("APO-R34")
def test_a_refill_leaves_six_cards_at_least() -> None:
    table = world(3, above=(1, 12))
    table.state.discards[0] = ()
    s = table.state
    s.above[0] = ()
    REFILL.run(s)
    assert len(s.above[0]) == 6


@pytest.mark.clause("APO-R27")
@pytest.mark.clause("APO-139")
def test_refilling_comes_before_rewards() -> None:
    table = world(3, hand="ward_h", good={0: "p/shield_m p/shield_m"}, above=(1, 12))
    order = keys(end_round(table))
    assert order.index("scored") < order.index("refilled") < order.index("won-rider") < order.index("won-seal")
    assert discards(table, "B") == []
    play(table, "replace seal_church aurelia 1")
    assert discards(table, "B") == ["shield_m"], "what a seal displaces starts the new pile"


# --- rewards


@pytest.mark.clause("APO-140")
@pytest.mark.clause("APO-145")
@pytest.mark.clause("APO-142")
def test_most_points_win_the_rider_and_most_people_a_seal() -> None:
    table = world(
        3,
        good={0: "p/shield_m p/shield_m p/shield_m p p p", 1: "p/shield_m p/shield_m"},
        scored={2: (9,)},
        above=(1, 12),
    )
    events = end_round(table)
    assert points(table, 1) == [0, 2, 0], "three left, three killed; the sum of earlier scorings does not matter"
    assert told(events, "won-rider") == [{"seat": 1, "rider": "rider_1"}]
    assert told(events, "won-seal") == [{"seat": 0}]


@pytest.mark.clause("APO-141")
@pytest.mark.clause("APO-143")
def test_ties_of_two_and_three_share_and_of_four_lose() -> None:
    for tied in (2, 3, 4):
        table = world(5, good=dict.fromkeys(range(tied), "p/shield_m"), above=(1, 30))
        events = end_round(table)
        winners = [said["seat"] for said in told(events, "won-rider")]
        assert winners == (list(range(tied)) if tied < 4 else [])
        assert ("no-rider" in keys(events)) == ("no-seal" in keys(events)) == (tied == 4)


@pytest.mark.clause("APO-144")
@pytest.mark.clause("APO-R18")
def test_tied_seals_come_one_after_another_from_the_start_player() -> None:
    table = world(3, good={0: "p/shield_m", 1: "p/shield_m"}, above=(1, 12), start=1, turn=1)
    end_round(table)
    assert table.pending == (1,)
    play(table, "replace seal_church aurelia 1")
    assert table.pending == (0,)
    assert "replace seal_church aurelia 1" not in moves(table), "it sees what the first one did"
    play(table, "replace seal_church frostmere 1")
    assert table.view(None)["asks"] == "turn"


@pytest.mark.clause("APO-R18")
def test_without_seals_in_the_supply_nobody_gets_one() -> None:
    full = "p/seal_church p/seal_church p/seal_church p/seal_church p/seal_church p/seal_church"
    table = world(3, good={0: full, 1: "p/shield_m"}, above=(1, 12))
    assert public(table)["seals"] == 0
    events = end_round(table)
    assert told(events, "none-left") == [{"seat": 0}], "not: it could not be used"
    assert "no-use" not in keys(events)


@pytest.mark.clause("APO-186")
@pytest.mark.parametrize(
    ("rider", "protects", "worth"),
    [(1, ["mask"], 1), (2, ["helmet"], 2), (3, ["pig"], 4), (4, ["mask", "helmet", "pig"], 7)],
)
def test_what_each_rider_asks_for_and_is_worth(rider: int, protects: list[str], worth: int) -> None:
    """Evil people with a ward each: only with all that the rider asks for does anybody live."""
    shown = public(world(3))["riders"][rider - 1]
    assert (shown["symbols"], shown["points"]) == (protects, worth), "as everybody can look up"
    wards = {"mask": "ward_m", "helmet": "ward_h", "pig": "ward_p"}
    for missing in (None, *wards):
        held = " ".join(f"p//{ward}" for symbol, ward in wards.items() if symbol != missing)
        table = world(3, rider=rider, evil={0: held}, above=(1, 12))
        safe = nation(table, 0)["evil"]["safe"]
        assert safe == (0 if missing in protects else 1)
        end_round(table)
        assert len(wing(table, 0, "evil")["earth"]) == safe
    won = world(3, rider=rider, good={0: "p/church"}, above=(1, 12))
    before = nation(won, 0)["total"]
    end_round(won)
    own = nation(won, 0)
    assert own["riders"] == [rider]
    assert own["total"] - before - own["points"][rider - 1] == worth


@pytest.mark.clause("APO-146")
def test_the_highest_score_may_be_negative() -> None:
    table = world(3, good={0: "p p", 1: "p", 2: "p p p"}, above=(1, 12))
    events = end_round(table)
    assert points(table, 1) == [-2, -1, -3]
    assert told(events, "won-rider") == [{"seat": 1, "rider": "rider_1"}]


@pytest.mark.clause("APO-147")
def test_rider_cards_count_only_in_the_end() -> None:
    table = world(3, good={0: "p/shield_m"}, above=(1, 12))
    end_round(table)
    assert nation(table, 0)["riders"] == [1]
    assert nation(table, 0)["points"] == [1, 0, 0, 0]
    assert nation(table, 0)["total"] == 2


# --- the fourth rider


def left(table: WorldTable, seat: int = 0, rider: int = 4) -> tuple[int, int]:
    return survivors(table.state, seat, rider)


@pytest.mark.clause("APO-149")
@pytest.mark.clause("APO-150")
def test_the_fourth_rider_asks_for_all_three_symbols_over_the_wing() -> None:
    table = world(3, rider=4, good={0: "p/shield_mh/ward_p p p"})
    assert left(table) == (1, 0)
    spread = world(3, rider=4, good={0: "p/shield_m p/shield_h p/shield_p"})
    assert left(spread) == (1, 0), "complete triples over the wing, not for each column"
    music = world(3, rider=4, good={0: "p/church p/shield_mh"})
    assert left(music) == (1, 0)


@pytest.mark.clause("APO-151")
def test_rider_cards_stand_in_for_their_symbols() -> None:
    layout = {0: "p/shield_mh p/shield_mh p"}
    assert left(world(3, rider=4, good=layout)) == (0, 0)
    assert left(world(3, rider=4, good=layout, riders={0: (3,)})) == (2, 0)
    assert left(world(3, rider=4, good=layout, riders={1: (3,)})) == (0, 0)
    assert left(world(3, rider=3, good=layout, riders={0: (3,)}), rider=3) == (0, 0), "only against the fourth"


@pytest.mark.clause("APO-152")
def test_all_three_rider_cards_save_everybody() -> None:
    assert left(world(3, rider=4, good={0: "p p"}, evil={0: "p p p"}, riders={0: (1, 2, 3)})) == (2, 3)


@pytest.mark.clause("APO-153")
@pytest.mark.clause("APO-154")
@pytest.mark.clause("APO-155")
@pytest.mark.clause("APO-R20")
def test_example_e() -> None:
    good, evil = {0: "p/church/ward_m p/shield_mh/ward_p"}, {0: "p//metal p//ward_h p//ward_p"}
    assert left(world(4, rider=4, good=good, evil=evil)) == (2, 2)
    table = struck(4, rider=4, good=good, evil=evil)
    assert points(table, 4)[0] == 4 - 1


@pytest.mark.clause("APO-151")
@pytest.mark.clause("APO-155")
def test_example_f() -> None:
    table = struck(
        rider=4,
        good={0: "p/shield_h/ward_h p/shield_h p p"},
        evil={0: "p//ward_h p"},
        riders={0: (1, 3)},
    )
    assert (len(wing(table, 0, "good")["earth"]), len(wing(table, 0, "evil")["earth"])) == (3, 1)
    assert points(table, 4)[0] == 4 - 2


@pytest.mark.clause("APO-154")
@pytest.mark.clause("APO-R20")
def test_example_g() -> None:
    """All three good people die, and their useless masks save the three evil ones."""
    table = struck(
        rider=4,
        good={0: "p/shield_mh/ward_m p/shield_m/ward_m p/shield_m"},
        evil={0: "p/shield_mh/ward_h p/shield_m/ward_p p//ward_h"},
    )
    assert (len(wing(table, 0, "good")["earth"]), len(wing(table, 0, "evil")["earth"])) == (0, 3)
    assert points(table, 4)[0] == 0


@pytest.mark.clause("APO-148")
@pytest.mark.clause("APO-R19")
def test_after_the_fourth_rider_there_is_a_card_but_no_seal() -> None:
    table = world(3, rider=4, good={0: "p/church"}, above=(1, 12))
    events = end_round(table)
    assert told(events, "won-rider") == [{"seat": 0, "rider": "rider_4"}]
    assert not {"won-seal", "no-use", "no-seal", "refilled"} & set(keys(events))
    assert table.result is not None
    assert table.result.sources[0] == {"first": 0, "second": 0, "third": 0, "fourth": 1, "riders": 7}


@pytest.mark.clause("APO-158")
def test_the_end_is_final_and_no_preview_tells_an_alignment() -> None:
    table = world(3, rider=4, above=(0, 0), rider_trigger="drawn")
    assert "revealed" in keys(end_round(table))
    assert not any(table.can_undo(seat) for seat in range(3))
    foreseen = [event.kind.key for event in table.log[-1].previewable]
    assert "surfaced" in foreseen
    assert "revealed" not in foreseen


def test_hands_do_not_matter_to_riders() -> None:
    table = world(3, hand="shield_mh shield_mh church", good={0: "p"}, above=(1, 12))
    end_round(table)
    assert wing(table, 0, "good")["earth"] == []
    assert "church" in hand(table, 0)
    assert BOARD.points == (1, 2, 4, 7)
