"""Rounds and turns: one card or pass, and when a round is over."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.testing.playing import keys, moves, play, public, random_game, refused, told
from tests.games.apokalypse.tables import backs, discards, end_round, fresh, hand, nation, react, wing, world


@pytest.mark.clause("APO-009")
def test_backs_are_public_and_fronts_are_not() -> None:
    table = world(3, hand="shield_m shield_m church violence conversion")
    assert backs(table, 0) == (2, 3)
    assert table.view(1)["table"]["hand"] == ["ward_p"]
    assert "violence" not in str({**table.view(1)["table"], "cards": None})


@pytest.mark.clause("APO-010")
def test_there_is_no_hand_limit() -> None:
    table = world(3, hand="shield_m " * 6 + "shield_h " * 6 + "ward_m ward_m ward_h", good={0: "p p"})
    before = len(hand(table, 0))
    end_round(table)
    assert len(hand(table, 0)) == before + 4


@pytest.mark.clause("APO-011")
def test_nothing_is_drawn_during_a_round() -> None:
    table = world(3, hand="shield_m ward_m", hands={1: "shield_h ward_h"}, evil={0: "p"})
    above = public(table)["talons"]
    play(table, "hell ward_m aurelia evil", "pass")
    assert hand(table, 0) == ["shield_m"]
    assert hand(table, 1) == ["shield_h", "ward_h"]
    assert public(table)["talons"] == above


@pytest.mark.clause("APO-012")
def test_every_card_goes_to_the_pile_of_its_deck() -> None:
    table = world(3, hand="church shield_m violence", good={0: "p/shield_h p"})
    play(table, "replace church aurelia 1")  # a population card makes room
    assert (discards(table, "B"), discards(table, "K")) == (["shield_h"], [])
    struck = world(3, hand="violence", good={0: "saint_2/shield_m/work_drugs"})
    play(struck, "violence aurelia good")
    react(struck)
    assert discards(struck, "B") == ["shield_m"]
    assert sorted(discards(struck, "K")) == ["saint_2", "violence", "work_drugs"]


@pytest.mark.clause("APO-013")
def test_play_runs_clockwise_from_the_start_player() -> None:
    table = fresh(4, start_player=2)
    order: list[int] = []
    while len(order) < 6:
        order.append(table.pending[0])
        stay = [move for move in moves(table) if move.startswith("person") and move.endswith("evil")]
        played = play(table, *sorted(stay)[:1] or ["pass"])
        if "steal" in "".join(moves(table)):
            played += play(table, sorted(moves(table))[0])
    assert order[:4] == [2, 3, 0, 1]


@pytest.mark.clause("APO-014")
def test_one_card_or_pass() -> None:
    table = world(3, hand="ward_m ward_h", good={0: "p/shield_m p"}, evil={0: "p p"})
    assert "pass" in moves(table)
    play(table, "hell ward_m aurelia evil")
    assert table.pending == (1,), "one card, and the turn is over"
    assert refused(table, "hell ward_m aurelia evil") == "APO-014"
    assert refused(table, "pass", seat=0) == "APO-014"


@pytest.mark.clause("APO-015")
@pytest.mark.clause("APO-R31")
def test_cards_may_be_played_into_every_display_to_help_or_to_harm() -> None:
    table = world(3, hand="shield_m ward_m chastity_sex", good={1: "p/shield_m", 0: "p"}, evil={2: "p"})
    found = moves(table)
    assert {f"person shield_m {nation} good" for nation in ("aurelia", "frostmere", "carminia")} <= found
    assert "hell chastity_sex frostmere good" in found
    assert "replace shield_m frostmere 1" in found, "an equal card for an equal one"
    assert "hell ward_m carminia evil" in found
    assert refused(table, "person shield_m ochria good") == "APO-001", "that nation is not at the table"


@pytest.mark.clause("APO-016")
def test_attacks_are_not_laid() -> None:
    table = world(3, hand="violence conversion", good={0: "p/shield_m p"}, evil={0: "p"})
    assert {move.split()[0] for move in moves(table)} == {"pass", "violence", "convert"}
    assert refused(table, "person violence aurelia good") == "APO-016"
    assert refused(table, "replace conversion aurelia 1") == "APO-016"


@pytest.mark.clause("APO-096")
@pytest.mark.clause("APO-097")
def test_who_passes_is_out_and_the_first_to_pass_starts_next() -> None:
    table = world(3, hand="ward_m ward_h", hands={2: "ward_m ward_h"}, evil={0: "p p p p"})
    play(table, "hell ward_m aurelia evil", "pass")
    assert public(table)["next_start"] == 1
    play(table, "hell ward_m aurelia evil")
    assert table.pending == (0,)
    play(table, "hell ward_h aurelia evil")
    assert table.pending == (2,), "seat 1 takes no more turns"
    told_ = end_round(table)
    assert told(told_, "round") == [{"round": 2, "seat": 1}]


@pytest.mark.clause("APO-098")
@pytest.mark.clause("APO-R29")
def test_a_round_ends_when_all_but_one_have_passed() -> None:
    table = world(4, hand="ward_m", hands={3: "ward_m ward_h"}, evil={0: "p p"})
    events = play(table, "pass", "pass", "pass")
    assert told(events, "round-over") == [{"round": 1}]
    assert told(events, "turn") == [{"seat": 1}, {"seat": 2}, {"seat": 0}], "seat 3 gets no turn, though it holds cards"


@pytest.mark.clause("APO-099")
def test_nobody_takes_two_turns_in_a_row() -> None:
    table = world(3, hand="ward_m ward_h", evil={0: "p p p"}, passed=(1,), acted=(1,))
    play(table, "hell ward_m aurelia evil")
    assert table.pending == (2,)
    events = play(table, "pass")
    assert "round-over" in keys(events), "else seat 0 would play twice running"


@pytest.mark.clause("APO-100")
@pytest.mark.clause("APO-R12")
def test_with_two_players_both_have_a_turn() -> None:
    table = world(2, hand="ward_m", hands={1: "ward_m ward_h"}, evil={0: "p p"})
    play(table, "pass")
    assert table.pending == (1,)
    assert public(table)["round"] == 1
    events = play(table, "hell ward_m aurelia evil")
    assert "round-over" in keys(events), "exactly one turn"
    other = world(2, hand="ward_m", hands={1: "ward_m ward_h"}, evil={0: "p p"}, turn=1, acted=(0,))
    assert "round-over" in keys(play(other, "pass")), "both had theirs already"


@pytest.mark.clause("APO-179")
def test_the_end_of_a_round_is_an_option() -> None:
    literal = world(2, hand="ward_m", hands={1: "ward_m"}, evil={0: "p p"}, round_end="immediate")
    assert "round-over" in keys(play(literal, "pass"))
    all_once = world(3, hand="ward_m", evil={0: "p p"}, round_end="everyone_once")
    assert "round-over" not in keys(play(all_once, "pass", "pass")), "seat 2 has had no turn"
    assert all_once.pending == (2,)
    assert "round-over" in keys(play(all_once, "pass"))


@pytest.mark.clause("APO-101")
@pytest.mark.clause("APO-R30")
def test_an_empty_hand_passes_by_itself() -> None:
    table = world(3, hand="ward_m", hands={1: "", 2: "ward_m"}, evil={0: "p p"})
    events = play(table, "hell ward_m aurelia evil")
    assert told(events, "no-cards") == told(events, "passed") == [{"seat": 1}]
    assert public(table)["next_start"] == 1
    assert table.pending == (2,)


@pytest.mark.clause("APO-R30")
def test_an_unplayable_hand_is_asked_all_the_same() -> None:
    table = world(3, hand="violence")
    assert table.pending == (0,)
    assert moves(table) == {"pass"}


@pytest.mark.clause("APO-R37")
def test_two_turns_running_across_a_round_end() -> None:
    table = world(2, hand="ward_m", hands={1: "ward_h"}, evil={0: "p p"}, turn=0, acted=(1,))
    play(table, "pass")
    assert public(table)["round"] == 2
    assert table.pending == (0,), "the last to act was the first to pass and starts the next round"


@pytest.mark.clause("APO-171")
def test_one_question_at_a_time_but_for_the_window() -> None:
    """Only seat 3 could parry; all others who hold cards are asked all the same, and at once."""
    table = world(4, hand="violence ward_m", hands={1: "ward_m", 2: "ward_h", 3: "church"}, good={1: "p"})
    play(table, "violence frostmere good")
    assert list(table.pending) == [1, 2, 3]
    assert [moves(table, seat) for seat in (1, 2)] == [{"decline"}, {"decline"}]
    table.play(3, "decline")
    assert list(table.pending) == [1, 2], "in any order"
    assert table.view(0)["pending"] == [1, 2, 3], "nobody sees who has answered"
    react(table)
    assert table.pending == (1,)


@pytest.mark.clause("APO-171")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_else_is_put_to_several(seats: int) -> None:
    for table in random_game(GAME, seats, 3):
        assert len(table.pending) <= 1 or table.view(None)["asks"] == "react"


@pytest.mark.clause("APO-172")
def test_there_is_always_a_next_start_player() -> None:
    table = world(3, hand="ward_m")
    assert public(table)["next_start"] is None
    play(table, "pass")
    assert public(table)["next_start"] == 0
    assert nation(table, 0)["passed"]
    play(table, "pass")
    assert public(table)["start"] == 0


@pytest.mark.clause("APO-018")
@pytest.mark.clause("APO-031")
def test_new_cards_go_to_the_outer_end() -> None:
    table = world(3, hand="shield_m ward_m", good={0: "p " * 9})
    play(table, "heaven shield_m aurelia good")
    assert wing(table, 0, "good")["heaven"] == ["shield_m"], "the innermost free place, not one's choice"
    more = world(3, hand="saint_2 ward_m", good={0: "p " * 9})
    play(more, "person saint_2 aurelia good")
    assert wing(more, 0, "good")["earth"] == ["person"] * 9 + ["saint_2"], "there is no most"
