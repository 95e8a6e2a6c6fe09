"""Earth: people, gifts and thefts."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.apokalypse.tables import BOARD, backs, discards, end_round, hand, nation, points, react, wing, world


@pytest.mark.clause("APO-020")
def test_every_population_card_is_a_person_of_either_wing() -> None:
    table = world(3, hand="metal shield_m ward_m")
    for card in ("metal", "shield_m"):
        for side in ("good", "evil"):
            assert f"person {card} aurelia {side}" in moves(table)
    play(table, "person metal frostmere good")
    assert wing(table, 1, "good")["earth"] == ["person"]


@pytest.mark.clause("APO-021")
def test_the_front_of_a_person_is_out_of_play() -> None:
    table = world(3, hand="metal shield_m", hands={1: "ward_m violence"})
    play(table, "person metal aurelia evil", "steal carminia K")
    mine = nation(table, 0)["evil"]
    assert (mine["music"], mine["symbols"], mine["safe"]) == (0, {"mask": 0, "helmet": 0, "pig": 0}, 0)
    assert "violence aurelia evil" in moves(table), "hidden music does not protect"


@pytest.mark.clause("APO-022")
@pytest.mark.clause("APO-023")
def test_a_good_person_obliges_to_a_gift() -> None:
    table = world(3, hand="shield_m church ward_m", passed=(2,), turn=0)
    play(table, "person shield_m aurelia good")
    assert moves(table) == {"give church", "give ward_m"}
    play(table, "give church")
    assert moves(table) == {"to frostmere", "to carminia"}, "also who has passed"
    assert refused(table, "to aurelia") == "APO-022"
    events = play(table, "to carminia")
    assert hand(table, 2) == ["ward_p", "church"], "taken into hand at once"
    assert hand(table, 0) == ["ward_m"]
    assert told(events, "gave") == [{"seat": 0, "to": 2, "back": "K"}]
    assert table.pending == (1,)


@pytest.mark.clause("APO-023")
def test_only_giver_and_receiver_know_the_gift() -> None:
    table = world(3, hand="shield_m church ward_m")
    events = play(table, "person shield_m aurelia good", "give church", "to carminia")
    (gift,) = [event for event in events if event.kind.key == "gift"]
    assert gift.audience == (0, 2)
    assert table.view(0)["table"]["nations"][2]["known"] == ["church"]
    assert table.view(1)["table"]["nations"][2]["known"] == []
    assert table.view(None)["table"]["nations"][2]["known"] == []


@pytest.mark.clause("APO-024")
def test_who_has_nothing_to_give_lays_no_good_person() -> None:
    for last in ("shield_m", "saint_2"):
        table = world(3, hand=last)
        assert not any(move.endswith("good") for move in moves(table, verb="person"))
        assert refused(table, f"person {last} aurelia good") == "APO-024"
    assert "person shield_m aurelia evil" in moves(world(3, hand="shield_m"))


@pytest.mark.clause("APO-025")
def test_the_duty_is_whose_card_it_is() -> None:
    table = world(3, hand="shield_m ward_m")
    play(table, "person shield_m frostmere good")
    assert table.pending == (0,)
    play(table, "give ward_m")
    assert "to frostmere" in moves(table), "the owner of the display may get the gift"


@pytest.mark.clause("APO-026")
@pytest.mark.clause("APO-R09")
def test_an_evil_person_brings_a_theft() -> None:
    table = world(3, hand="shield_m", hands={1: "shield_h ward_m ward_h", 2: "church"}, passed=(2,))
    play(table, "person shield_m aurelia evil")
    by_backs = {"steal frostmere B", "steal frostmere K", "steal carminia K"}
    assert moves(table) == by_backs, "also of who has passed"
    assert refused(table, "steal carminia B") == "APO-026"
    assert refused(table, "steal aurelia K") == "APO-026"
    events = play(table, "steal frostmere K")
    assert hand(table, 0)[0] in ("ward_m", "ward_h")
    assert sorted(hand(table, 0) + hand(table, 1)) == ["shield_h", "ward_h", "ward_m"]
    assert told(events, "stole") == [{"seat": 0, "from": 1, "back": "K"}]
    (loot,) = [event for event in events if event.kind.key == "loot"]
    assert loot.audience == (0, 1)


@pytest.mark.clause("APO-026")
def test_which_card_is_stolen_is_chance() -> None:
    found: set[str] = set()
    for seed in range(20):
        table = world(2, hand="shield_m", hands={1: "ward_m ward_h church"})
        table.state.luck.tick = seed
        play(table, "person shield_m aurelia evil")
        found.update(hand(table, 0))
    assert found == {"ward_m", "ward_h", "church"}


@pytest.mark.clause("APO-027")
def test_nobody_can_prevent_a_theft() -> None:
    table = world(3, hand="shield_m", hands={1: "church violence conversion", 2: "metal"})
    events = play(table, "person shield_m aurelia evil", "steal frostmere K")
    assert "stole" in keys(events)
    assert table.view(None)["asks"] == "turn"


@pytest.mark.clause("APO-028")
@pytest.mark.clause("APO-R15")
def test_saints_are_good_and_fiends_are_evil() -> None:
    table = world(4, hand="saint_1 fiend_1")
    found = moves(table, verb="person")
    assert found == {
        f"person {card} {nation} {side}"
        for card, side in (("saint_1", "good"), ("fiend_1", "evil"))
        for nation in ("aurelia", "frostmere", "carminia", "emeralda")
    }
    assert refused(table, "person saint_1 aurelia evil") == "APO-028"
    assert refused(table, "person fiend_1 aurelia good") == "APO-028"
    assert [card.kind for card in BOARD.kinds].count("saint") == [card.kind for card in BOARD.kinds].count("fiend") == 3


@pytest.mark.clause("APO-029")
def test_saints_and_fiends_give_and_steal_too() -> None:
    table = world(3, hand="saint_2 ward_m")
    play(table, "person saint_2 aurelia good")
    assert moves(table) == {"give ward_m"}
    other = world(3, hand="fiend_2 ward_m")
    play(other, "person fiend_2 aurelia evil")
    assert moves(other) == {"steal frostmere K", "steal carminia K"}


@pytest.mark.clause("APO-030")
@pytest.mark.clause("APO-079")
def test_saints_and_fiends_are_immune_to_conversion_alone() -> None:
    table = world(3, hand="conversion violence", good={1: "p saint_2"}, evil={2: "fiend_2"})
    assert moves(table, verb="convert") == {"convert frostmere good 1"}
    assert refused(table, "convert frostmere good 2") == "APO-030"
    assert moves(table, verb="violence") == {"violence frostmere good", "violence carminia evil"}
    play(table, "violence frostmere good")
    react(table)
    assert wing(table, 1, "good")["earth"] == ["person"]
    assert "saint_2" in discards(table, "K")


@pytest.mark.clause("APO-032")
def test_people_are_never_replaced() -> None:
    table = world(3, hand="shield_m shield_h saint_2 ward_m", good={0: "p"}, evil={0: "p"})
    assert not moves(table, verb="replace")
    play(table, "person shield_m aurelia evil", "steal frostmere K")
    assert wing(table, 0, "evil")["earth"] == ["person", "person"]


@pytest.mark.clause("APO-R08")
def test_without_anything_to_steal_the_person_is_laid_all_the_same() -> None:
    table = world(3, hand="shield_m ward_m", hands={1: "", 2: ""})
    events = play(table, "person shield_m aurelia evil")
    assert wing(table, 0, "evil")["earth"] == ["person"]
    assert told(events, "no-theft") == [{"seat": 0}]
    forced = world(3, hand="shield_m")
    play(forced, "person shield_m aurelia evil")
    assert "spare" not in moves(forced)
    assert refused(forced, "spare") == "APO-026"


@pytest.mark.clause("APO-026")
def test_a_theft_without_a_choice_says_so() -> None:
    table = world(3, hand="shield_m ward_m", hands={1: "ward_h ward_p", 2: ""})
    events = play(table, "person shield_m aurelia evil")
    assert keys(events)[1:3] == ["only-theft", "stole"]
    several = world(3, hand="shield_m ward_m", hands={1: "ward_h shield_h", 2: ""})
    assert "only-theft" not in keys(play(several, "person shield_m aurelia evil", "steal frostmere K"))


@pytest.mark.clause("APO-022")
@pytest.mark.clause("APO-026")
def test_gifts_and_thefts_name_nations_at_the_table() -> None:
    giving = world(3, hand="shield_m ward_m")
    play(giving, "person shield_m aurelia good", "give ward_m")
    assert moves(giving) == {"to frostmere", "to carminia"}
    assert refused(giving, "to aurelia") == "APO-022"
    assert refused(giving, "to ochria") == "APO-001"
    stealing = world(3, hand="shield_m ward_m")
    play(stealing, "person shield_m aurelia evil")
    assert moves(stealing) == {"steal frostmere K", "steal carminia K"}
    assert refused(stealing, "steal aurelia K") == refused(stealing, "steal carminia B") == "APO-026"
    assert refused(stealing, "steal ochria K") == "APO-001"


@pytest.mark.clause("APO-181")
def test_theft_is_an_option() -> None:
    for how, card, optional in (
        ("fiend_optional", "fiend_2", True),
        ("fiend_optional", "shield_m", False),
        ("optional", "shield_m", True),
    ):
        table = world(3, hand=f"{card} ward_m", theft=how)
        play(table, f"person {card} aurelia evil")
        assert ("spare" in moves(table)) == optional
        if optional:
            events = play(table, "spare")
            assert told(events, "spared") == [{"seat": 0}]
            assert backs(table, 1) == (0, 1)


@pytest.mark.clause("APO-R28")
def test_anything_left_in_hand_can_be_given() -> None:
    table = world(3, hand="shield_m shield_m shield_h", hands={1: "church", 2: "ward_m ward_h"})
    play(table, "person shield_h frostmere evil", "steal frostmere K")
    assert hand(table, 0) == ["shield_m", "shield_m", "church"]
    play(table, "hell ward_m frostmere evil")  # seat 1 holds nothing and has passed
    play(table, "person shield_m aurelia good")
    assert moves(table) == {"give shield_m", "give church"}, "also what was stolen; not the card just laid"


@pytest.mark.clause("APO-R36")
def test_who_has_passed_is_not_out_of_reach() -> None:
    table = world(3, hand="shield_m ward_m violence", passed=(2,), good={2: "p"})
    assert "violence carminia good" in moves(table)
    play(table, "person shield_m carminia evil")
    assert "steal carminia K" in moves(table)


@pytest.mark.clause("APO-R35")
def test_saints_and_fiends_count_as_people_and_shields_do_not() -> None:
    table = world(3, good={0: "saint_2/church p/shield_mh"}, evil={0: "fiend_2//metal"}, above=(1, 1))
    assert public(table)["people"] == {"good": 2, "evil": 1}
    end_round(table)
    assert points(table, 1)[0] == 3
