"""Heaven and hell: what may lie where, and what may be replaced."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, refused
from tests.games.apokalypse.tables import discards, end_round, nation, react, wing, world


@pytest.mark.clause("APO-017")
def test_only_the_half_of_the_wing_counts() -> None:
    table = world(3, hand="shield_m ward_m", good={0: "p p/-"}, evil={0: "p//ward_p"})
    play(table, "heaven shield_m aurelia good")
    assert nation(table, 0)["good"]["symbols"] == {"mask": 1, "helmet": 0, "pig": 0}
    other = world(3, hand="shield_m ward_m", good={0: "p"}, evil={0: "p//ward_p"})
    play(other, "heaven shield_m aurelia evil")
    assert nation(other, 0)["evil"]["symbols"] == {"mask": 0, "helmet": 1, "pig": 2}


@pytest.mark.clause("APO-019")
def test_the_base_population_carries_nothing() -> None:
    table = world(3, hand="shield_m ward_m church metal work_drugs")
    assert not moves(table, verb="heaven")
    assert not moves(table, verb="hell")
    assert refused(table, "heaven church aurelia good") == "APO-034"
    assert refused(table, "hell ward_m aurelia evil") == "APO-042"


@pytest.mark.clause("APO-033")
def test_heaven_is_for_shields_and_church_music() -> None:
    table = world(3, hand="shield_m church ward_m work_drugs metal", good={0: "p"})
    assert moves(table, verb="heaven") == {"heaven shield_m aurelia good", "heaven church aurelia good"}
    for card in ("ward_m", "work_drugs", "metal"):
        assert refused(table, f"heaven {card} aurelia good") == "APO-033"


@pytest.mark.clause("APO-034")
@pytest.mark.clause("APO-035")
def test_a_heaven_card_needs_a_person_without_one() -> None:
    table = world(3, hand="shield_m", good={0: "p/shield_h p", 1: "p/shield_h"})
    assert moves(table, verb="heaven") == {"heaven shield_m aurelia good"}
    assert refused(table, "heaven shield_m frostmere good") == "APO-034"
    play(table, "heaven shield_m aurelia good")
    assert wing(table, 0, "good")["heaven"] == ["shield_h", "shield_m"]


@pytest.mark.clause("APO-036")
@pytest.mark.clause("APO-R38")
def test_above_the_evil_hell_comes_first() -> None:
    table = world(3, hand="shield_m", evil={0: "p", 1: "p//ward_m", 2: "p/shield_h/ward_m p"})
    assert moves(table, verb="heaven") == {"heaven shield_m frostmere evil"}, "in that very column"
    assert refused(table, "heaven shield_m aurelia evil") == "APO-036"
    assert refused(table, "heaven shield_m carminia evil") == "APO-036"


@pytest.mark.clause("APO-037")
def test_church_music_is_for_the_good() -> None:
    table = world(3, hand="church shield_m", good={0: "p"}, evil={0: "p//ward_m"})
    assert moves(table, verb="heaven") == {
        "heaven church aurelia good",
        "heaven shield_m aurelia good",
        "heaven shield_m aurelia evil",
    }
    assert refused(table, "heaven church aurelia evil") == "APO-037"


@pytest.mark.clause("APO-038")
@pytest.mark.clause("APO-040")
def test_shields_of_the_good_can_be_replaced_anywhere() -> None:
    table = world(3, hand="shield_m church", good={0: "p/shield_h p/church p/shield_p", 1: "p/shield_mp"})
    columns = {"aurelia 1", "aurelia 3", "frostmere 1"}
    assert moves(table, verb="replace") == {
        f"replace {card} {place}" for card in ("shield_m", "church") for place in columns
    }
    assert refused(table, "replace shield_m aurelia 4") == "APO-038"
    play(table, "replace shield_m aurelia 3")
    assert wing(table, 0, "good")["heaven"] == ["shield_h", "church", "shield_m"]
    assert discards(table, "B") == ["shield_p"]


@pytest.mark.clause("APO-039")
def test_heaven_above_the_evil_cannot_be_replaced() -> None:
    table = world(3, hand="shield_m church", evil={0: "p/shield_h/ward_m"})
    assert not moves(table, verb="replace")


@pytest.mark.clause("APO-041")
def test_hell_is_for_modifiers_wards_and_heavy_metal() -> None:
    table = world(3, hand="work_drugs ward_m metal shield_m church", evil={0: "p"})
    assert moves(table, verb="hell") == {f"hell {card} aurelia evil" for card in ("work_drugs", "ward_m", "metal")}
    for card in ("shield_m", "church"):
        assert refused(table, f"hell {card} aurelia evil") == "APO-041"


@pytest.mark.clause("APO-042")
@pytest.mark.clause("APO-043")
def test_a_hell_card_needs_a_person_without_one() -> None:
    table = world(3, hand="ward_m", evil={0: "p//ward_h p", 1: "p//ward_h"})
    assert moves(table, verb="hell") == {"hell ward_m aurelia evil"}
    assert refused(table, "hell ward_m frostmere evil") == "APO-042"


@pytest.mark.clause("APO-044")
@pytest.mark.clause("APO-R38")
def test_below_the_good_heaven_comes_first() -> None:
    table = world(3, hand="ward_m", good={0: "p", 1: "p/shield_h", 2: "p/shield_h/ward_h p"})
    assert moves(table, verb="hell") == {"hell ward_m frostmere good"}
    assert refused(table, "hell ward_m aurelia good") == "APO-044"
    assert refused(table, "hell ward_m carminia good") == "APO-044"


@pytest.mark.clause("APO-045")
def test_heavy_metal_is_for_the_evil() -> None:
    table = world(3, hand="metal ward_m", good={0: "p/shield_h"}, evil={0: "p"})
    assert "hell metal aurelia evil" in moves(table)
    assert refused(table, "hell metal aurelia good") == "APO-045"
    assert {"hell ward_m aurelia good", "hell ward_m aurelia evil"} <= moves(table)


@pytest.mark.clause("APO-046")
def test_hell_cards_of_the_evil_can_be_replaced_anywhere() -> None:
    table = world(3, hand="ward_m metal work_drugs", evil={0: "p//ward_h p//metal p//work_drugs"})
    cards = ("ward_m", "metal", "work_drugs")
    assert moves(table, verb="replace") == {f"replace {card} aurelia {column}" for card in cards for column in (1, 3)}
    assert refused(table, "replace ward_m aurelia 4") == "APO-046"
    play(table, "replace metal aurelia 1")
    assert wing(table, 0, "evil")["hell"] == ["metal", "metal", "work_drugs"]
    assert discards(table, "K") == ["ward_h"]


@pytest.mark.clause("APO-047")
def test_hell_below_the_good_cannot_be_replaced() -> None:
    table = world(3, hand="ward_m work_drugs", good={0: "p/shield_h/chastity_sex"})
    assert not moves(table, verb="replace")


@pytest.mark.clause("APO-048")
@pytest.mark.clause("APO-R14")
def test_which_half_of_a_modifier_acts_depends_on_its_wing() -> None:
    income = {"chastity_sex": (1, 3), "work_drugs": (3, 3), "piety_gambling": (3, 1)}
    for card, (population, capital) in income.items():
        good = world(3, good={0: f"p/shield_m/{card}"})
        assert nation(good, 0)["income"] == {"B": population, "K": 1}
        evil = world(3, evil={0: f"p//{card}"})
        assert nation(evil, 0)["income"] == {"B": 1, "K": capital}


@pytest.mark.clause("APO-049")
def test_a_modifier_concerns_its_own_person() -> None:
    table = world(3, good={0: "p/shield_m/work_drugs p/shield_m/chastity_sex p"})
    assert nation(table, 0)["income"] == {"B": 1 + 2 + 0 + 1, "K": 1}


@pytest.mark.clause("APO-050")
def test_a_ward_is_the_same_on_both_sides() -> None:
    table = world(3, good={0: "p/shield_p/ward_m"}, evil={0: "p//ward_m"})
    assert nation(table, 0)["good"]["symbols"]["mask"] == nation(table, 0)["evil"]["symbols"]["mask"] == 1


@pytest.mark.clause("APO-051")
def test_order_matters_only_when_a_card_is_played() -> None:
    table = world(3, hand="metal ward_h", good={0: "p/church/ward_m p/shield_m/ward_p"})
    play(table, "neutralise metal aurelia 1")
    assert wing(table, 0, "good") == {
        "heaven": ["shield_m"],
        "earth": ["person", "person"],
        "hell": ["ward_m", "ward_p"],
    }
    end_round(table)
    assert wing(table, 0, "good")["hell"] == ["ward_m", "ward_p"], "a hell card without its heaven card stays"


@pytest.mark.clause("APO-R17")
def test_music_from_the_hand_may_replace() -> None:
    table = world(3, hand="church metal", good={0: "p/shield_m"}, evil={0: "p//ward_m"})
    assert moves(table, verb="replace") == {"replace church aurelia 1", "replace metal aurelia 1"}
    play(table, "replace church aurelia 1")
    assert refused(world(3, hand="shield_m", good={0: "p/church"}), "replace shield_m aurelia 1") == "APO-056"


def test_laying_cannot_be_parried() -> None:
    table = world(3, hand="ward_m", hands={1: "violence conversion church"}, evil={0: "p"})
    play(table, "hell ward_m aurelia evil")
    assert table.view(None)["asks"] == "turn"
    attacked = world(3, hand="violence", hands={1: "church"}, evil={0: "p"})
    play(attacked, "violence aurelia evil")
    react(attacked)
    assert wing(attacked, 0, "evil")["earth"] == []
