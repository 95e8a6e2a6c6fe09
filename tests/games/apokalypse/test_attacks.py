"""Violence, conversion, and the window for reactions."""

from __future__ import annotations

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.apokalypse.tables import discards, hand, nation, react, wing, world


@pytest.mark.clause("APO-070")
def test_attacks_may_be_aimed_at_any_display() -> None:
    table = world(3, hand="violence conversion", good={0: "p", 1: "p", 2: "p"})
    for name in ("aurelia", "frostmere", "carminia"):
        assert {f"violence {name} good", f"convert {name} good 1"} <= moves(table)
    play(table, "violence aurelia good")
    react(table)
    assert wing(table, 0, "good")["earth"] == []


@pytest.mark.clause("APO-071")
@pytest.mark.clause("APO-183")
def test_card_and_target_are_named_before_anybody_reacts() -> None:
    table = world(3, hand="conversion", good={1: "p p"})
    events = play(table, "convert frostmere good 1")
    assert told(events, "attacked") == [
        {"seat": 0, "card": "conversion", "nation": "frostmere", "wing": "good", "column": 1}
    ]
    seen = public(table)
    target = {"nation": 1, "wing": "good", "column": 1, "leads_to": "evil"}
    assert seen["attack"] == {"seat": 0, "card": "conversion", **target}
    assert seen["window"]
    assert hand(table, 0) == []
    assert seen["discards"]["K"] == [], "in no hand and in no pile"
    assert GAME.components(table.state)["conversion"] == 4


@pytest.mark.clause("APO-072")
def test_without_a_target_an_attack_cannot_be_played() -> None:
    table = world(3, hand="violence conversion", good={1: "saint_2/church"})
    assert moves(table) == {"pass"}
    assert refused(table, "violence frostmere good") == "APO-077"
    assert refused(table, "violence frostmere evil") == "APO-075"
    parrying = world(3, hand="violence", hands={1: "violence conversion"}, good={0: "p"}, turn=1)
    play(parrying, "convert aurelia good 1")
    assert "parry violence" in {str(action) for action in parrying.legal(0)}, "it keeps its use as a parry"


@pytest.mark.clause("APO-073")
@pytest.mark.clause("APO-092")
def test_a_parry_cancels_the_attack_and_both_cards_go() -> None:
    table = world(4, hand="violence ward_m", hands={1: "church ward_h", 2: "conversion"}, good={1: "p"})
    play(table, "violence frostmere good")
    events = react(table, s1="parry church", s2="parry conversion")
    assert told(events, "parried") == [{"seat": 1, "card": "church"}], "one is enough"
    assert hand(table, 2) == ["conversion"]
    assert sorted(discards(table, "K")) == ["church", "violence"]
    assert wing(table, 1, "good")["earth"] == ["person"]
    assert table.pending == (1,), "the turn is over"


@pytest.mark.clause("APO-074")
@pytest.mark.clause("APO-R25")
def test_an_attack_that_lands_is_discarded() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    react(table)
    assert discards(table, "K") == ["violence"]
    convert = world(3, hand="conversion", good={1: "p"})
    play(convert, "convert frostmere good 1")
    react(convert)
    play(convert, "settle frostmere")
    assert discards(convert, "K") == ["conversion"]


@pytest.mark.clause("APO-075")
@pytest.mark.clause("APO-R04")
def test_the_base_population_cannot_be_attacked() -> None:
    table = world(3, hand="violence conversion")
    assert moves(table) == {"pass"}
    assert refused(table, "violence frostmere good") == "APO-075"
    assert refused(table, "convert frostmere evil 1") == "APO-075"


# --- violence


@pytest.mark.clause("APO-076")
def test_violence_hits_the_outermost() -> None:
    table = world(3, hand="violence", good={1: "p/shield_m/ward_h p/shield_h/ward_m"}, evil={1: "p"})
    assert moves(table, verb="violence") == {"violence frostmere good", "violence frostmere evil"}
    events = play(table, "violence frostmere good")
    assert told(events, "attacked")[0]["column"] == 2


@pytest.mark.clause("APO-077")
def test_music_at_the_outermost_saves_the_wing_from_violence() -> None:
    table = world(3, hand="violence", good={1: "p/shield_m p/church"}, evil={1: "p//metal p"})
    assert moves(table, verb="violence") == {"violence frostmere evil"}, "the next person further in is no substitute"


@pytest.mark.clause("APO-078")
@pytest.mark.clause("APO-131")
def test_the_killed_go_with_all_they_have_and_are_no_riders_victims() -> None:
    table = world(3, hand="violence", good={1: "p/shield_m/ward_h p/shield_h/ward_m"}, above=(1, 18))
    play(table, "violence frostmere good")
    react(table)
    assert wing(table, 1, "good") == {"heaven": ["shield_m"], "earth": ["person"], "hell": ["ward_h"]}
    assert discards(table, "B")[-2:] == ["shield_h", "person"]
    assert discards(table, "K")[-2:] == ["ward_m", "violence"]
    events = play(table, "pass", "pass")
    (mine,) = [said for said in told(events, "scored") if said["seat"] == 1]
    assert (mine["left"], mine["killed"]) == (1, 0)


# --- conversion


@pytest.mark.clause("APO-080")
@pytest.mark.clause("APO-R03")
def test_conversion_may_hit_anybody_ordinary() -> None:
    table = world(3, hand="conversion", good={1: "p/church p saint_2 p"}, evil={2: "fiend_2 p"})
    assert moves(table, verb="convert") == {
        "convert frostmere good 2",
        "convert frostmere good 4",
        "convert carminia evil 2",
    }


@pytest.mark.clause("APO-175")
def test_conversion_of_the_outermost_only() -> None:
    table = world(3, hand="conversion", good={1: "p p", 2: "p saint_2"}, conversion_targets="outermost")
    assert moves(table, verb="convert") == {"convert frostmere good 2"}
    assert refused(table, "convert frostmere good 1") == "APO-175"


@pytest.mark.clause("APO-081")
@pytest.mark.clause("APO-185")
def test_the_display_is_chosen_after_the_window() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m/ward_m p"})
    play(table, "convert frostmere good 1")
    react(table)
    assert table.pending == (0,)
    assert moves(table) == {"settle aurelia", "settle frostmere", "settle carminia"}
    assert len(wing(table, 1, "good")["earth"]) == 2, "the column stays until a display is chosen"
    assert refused(table, "settle ochria") == "APO-001"
    play(table, "settle aurelia")
    assert wing(table, 0, "evil") == {"heaven": ["shield_m"], "earth": ["person"], "hell": ["ward_m"]}


@pytest.mark.clause("APO-082")
@pytest.mark.clause("APO-083")
def test_everything_goes_to_the_outer_ends_of_the_opposite_wing() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m/ward_m"}, evil={0: "p//ward_h p p"})
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle aurelia")
    assert wing(table, 0, "evil") == {
        "heaven": ["shield_m"],
        "earth": ["person"] * 4,
        "hell": ["ward_h", "ward_m"],
    }, "further in than the person, if the row ends there"


@pytest.mark.clause("APO-084")
def test_carried_cards_turn_over() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m/work_drugs"})
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle frostmere")
    mine = nation(table, 1)
    assert mine["evil"]["symbols"] == {"mask": 0, "helmet": 1, "pig": 1}
    assert mine["income"] == {"B": 1, "K": 1 + 2}, "work has become drugs"


@pytest.mark.clause("APO-085")
@pytest.mark.clause("APO-R05")
def test_carried_cards_need_no_order() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m"})
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle aurelia")
    assert wing(table, 0, "evil") == {"heaven": ["shield_m"], "earth": ["person"], "hell": []}


@pytest.mark.clause("APO-086")
def test_whole_columns_close_up() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m/ward_m p/shield_h/ward_h p/shield_p/ward_p p"})
    play(table, "convert frostmere good 2")
    react(table)
    play(table, "settle carminia")
    assert wing(table, 1, "good") == {
        "heaven": ["shield_m", "shield_p"],
        "earth": ["person"] * 3,
        "hell": ["ward_m", "ward_p"],
    }


@pytest.mark.clause("APO-087")
def test_a_conversion_brings_neither_gift_nor_theft() -> None:
    for side in ("good", "evil"):
        table = world(3, hand="conversion ward_m", good={1: "p"}, evil={1: "p"})
        play(table, f"convert frostmere {side} 1")
        react(table)
        play(table, "settle aurelia")
        assert table.view(None)["asks"] == "turn"
        assert table.pending == (1,)


@pytest.mark.clause("APO-185")
def test_within_the_same_display_a_convert_changes_wings() -> None:
    table = world(3, hand="conversion", good={1: "p/shield_m p"}, evil={1: "p"})
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle frostmere")
    assert wing(table, 1, "good") == {"heaven": [], "earth": ["person"], "hell": []}
    assert wing(table, 1, "evil") == {"heaven": ["shield_m"], "earth": ["person", "person"], "hell": []}


@pytest.mark.clause("APO-184")
def test_music_is_never_carried() -> None:
    table = world(3, hand="conversion", good={1: "p/church"}, evil={1: "p//metal"})
    assert not moves(table, verb="convert")


@pytest.mark.clause("APO-005")
def test_conversion_never_touches_an_alignment() -> None:
    table = world(3, hand="conversion", good={1: "p"})
    before = table.state.alignments
    play(table, "convert frostmere good 1")
    react(table)
    play(table, "settle aurelia")
    assert table.state.alignments == before


# --- reactions


@pytest.mark.clause("APO-088")
@pytest.mark.clause("APO-089")
def test_what_parries_what() -> None:
    cards = "violence conversion church metal ward_m shield_m"
    for attack, able, clause in (
        ("violence frostmere good", {"conversion", "church", "metal"}, "APO-088"),
        ("convert frostmere good 1", {"violence", "church", "metal"}, "APO-089"),
    ):
        table = world(3, hand="violence conversion", hands={1: cards}, good={1: "p"})
        play(table, attack)
        found = {str(action) for action in table.legal(1)}
        assert found == {"decline", *(f"parry {card}" for card in able)}
        for card in set(cards.split()) - able:
            assert refused(table, f"parry {card}", seat=1) == clause
        assert refused(table, "parry ward_h", seat=1) == "APO-014"


@pytest.mark.clause("APO-090")
@pytest.mark.clause("APO-091")
@pytest.mark.clause("APO-R06")
def test_everybody_else_is_asked_whatever_they_hold() -> None:
    table = world(4, hand="violence", hands={1: "ward_m", 2: "church", 3: ""}, good={1: "p"}, passed=(2,))
    play(table, "violence frostmere good")
    assert table.pending == (1, 2), "also who has passed or cannot parry; an empty hand is no secret"
    assert [str(action) for action in table.legal(1)] == ["decline"]
    table.play(1, "decline")
    for viewer in (None, 0, 2, 3):
        assert table.view(viewer)["pending"] == [1, 2], "nobody sees who has answered"
    events = table.play(2, "parry church")
    assert told(events, "parried") == [{"seat": 2, "card": "church"}]


@pytest.mark.clause("APO-090")
def test_with_nobody_to_ask_an_attack_lands_at_once() -> None:
    table = world(3, hand="violence ward_m", hands={1: "", 2: ""}, good={1: "p"})
    events = play(table, "violence frostmere good")
    assert "struck" in keys(events)


@pytest.mark.clause("APO-093")
@pytest.mark.clause("APO-R07")
def test_a_parry_cannot_be_parried() -> None:
    table = world(3, hand="violence church metal conversion", hands={1: "church"}, good={1: "p"})
    play(table, "violence frostmere good")
    assert 0 not in table.pending, "the attacker cannot react"
    assert refused(table, "parry church", seat=0) == "APO-090"
    react(table, s1="parry church")
    assert table.view(None)["asks"] == "turn"


@pytest.mark.clause("APO-094")
def test_a_parry_is_no_turn() -> None:
    table = world(4, hand="violence", hands={1: "church ward_m", 3: "metal"}, good={2: "p"}, passed=(3,))
    play(table, "violence carminia good")
    react(table, s1="parry church", s3="parry metal")
    assert table.pending == (1,), "the next turn comes all the same"
    assert nation(table, 3)["passed"]
    other = world(4, hand="violence", hands={3: "metal ward_m"}, good={2: "p"}, passed=(3,))
    play(other, "violence carminia good")
    react(other, s3="parry metal")
    assert nation(other, 3)["passed"], "a pass is not undone"


@pytest.mark.clause("APO-095")
def test_a_parrying_card_does_nothing_else() -> None:
    table = world(3, hand="violence", hands={1: "metal"}, good={0: "p/church", 1: "p"})
    play(table, "violence frostmere good")
    react(table, s1="parry metal")
    assert wing(table, 0, "good")["heaven"] == ["church"]
    assert discards(table, "B") == ["metal"]


@pytest.mark.clause("APO-180")
@pytest.mark.clause("APO-R06")
def test_whose_parry_counts() -> None:
    for order, first in (("clockwise", 1), ("target_first", 3)):
        table = world(4, hand="violence", hands=dict.fromkeys((1, 2, 3), "church"), good={3: "p"}, reaction_order=order)
        play(table, "violence emeralda good")
        events = react(table, **{f"s{seat}": "parry church" for seat in (1, 2, 3)})
        assert told(events, "parried") == [{"seat": first, "card": "church"}]
    own = world(4, hand="violence", hands={2: "church", 3: "church"}, good={0: "p"}, reaction_order="target_first")
    play(own, "violence aurelia good")
    assert told(react(own, s2="parry church", s3="parry church"), "parried") == [{"seat": 2, "card": "church"}]


@pytest.mark.clause("APO-R06")
def test_when_the_window_is_closed_no_answer_can_be_taken_back() -> None:
    """Whoever declines last would otherwise read that nobody parried, and then parry."""
    for attack, landed in (("violence frostmere good", "struck"), ("convert frostmere good 1", "unparried")):
        table = world(3, hand="violence conversion ward_m", hands={1: "church ward_h", 2: "metal"}, good={1: "p"})
        play(table, attack)
        table.play(2, "decline")
        assert told(table.play(1, "decline"), landed)
        assert not any(table.can_undo(seat) for seat in range(3))


@pytest.mark.clause("APO-R06")
def test_what_can_be_taken_back_does_not_tell_who_has_answered() -> None:
    """Neither the attacker nor who has answered already: an answer can be changed instead, as long as it counts."""
    table = world(3, hand="violence ward_m", hands={1: "church ward_h", 2: "metal"}, good={1: "p"})
    play(table, "violence frostmere good")
    assert not table.can_undo(0)
    table.play(2, "decline")
    assert not table.can_undo(2)
    table.play(2, "parry metal")
    assert told(table.play(1, "decline"), "parried") == [{"seat": 2, "card": "metal"}]
