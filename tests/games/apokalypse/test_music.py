"""Music, how it is neutralised, and seals."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tafelrunde.games.apokalypse.steps.riders import STRIKE
from tafelrunde.testing.playing import keys, moves, play, public, refused, told
from tests.games.apokalypse.tables import WorldTable, discards, end_round, nation, react, wing, world


@pytest.mark.clause("APO-052")
def test_music_is_laid_or_replaces_in_any_display() -> None:
    table = world(3, hand="church metal", good={1: "p/shield_m p"}, evil={2: "p//ward_m p"})
    assert moves(table, verb="heaven") == {"heaven church frostmere good"}
    assert moves(table, verb="hell") == {"hell metal carminia evil"}
    assert moves(table, verb="replace") == {"replace church frostmere 1", "replace metal carminia 1"}


@pytest.mark.clause("APO-053")
@pytest.mark.clause("APO-054")
def test_music_protects_its_own_person_from_attacks() -> None:
    table = world(3, hand="violence conversion", good={1: "p/church p"}, evil={1: "p//metal p"})
    assert moves(table, verb="convert") == {"convert frostmere good 2", "convert frostmere evil 2"}
    assert moves(table, verb="violence") == {"violence frostmere good", "violence frostmere evil"}
    assert refused(table, "convert frostmere good 1") == "APO-053"
    assert refused(table, "convert frostmere evil 1") == "APO-053"
    assert wing(table, 1, "good")["heaven"] == ["church"], "it is not used up"


@pytest.mark.clause("APO-055")
def test_music_counts_against_every_rider() -> None:
    for rider in (1, 2, 3, 4):
        table = world(3, good={0: "p/church p"}, evil={0: "p//metal p"}, rider=rider)
        mine = nation(table, 0)
        assert (mine["good"]["safe"], mine["evil"]["safe"]) == (1, 1)
        STRIKE.run(table.state)
        assert [wing(table, 0, side)["earth"] for side in ("good", "evil")] == [["person"], ["person"]]
        silent = world(3, good={0: "p p"}, evil={0: "p p"}, rider=rider)
        STRIKE.run(silent.state)
        assert [wing(silent, 0, side)["earth"] for side in ("good", "evil")] == [[], []]


@pytest.mark.clause("APO-056")
def test_laid_music_is_never_replaced() -> None:
    table = world(3, hand="church shield_m metal ward_m", good={0: "p/church"}, evil={0: "p//metal"})
    assert not moves(table, verb="replace")
    for card in ("church", "shield_m", "metal", "ward_m"):
        assert refused(table, f"replace {card} aurelia 1") == "APO-056"


@pytest.mark.clause("APO-057")
def test_either_music_parries_any_attack() -> None:
    for attack, card in (("violence frostmere good", "metal"), ("convert frostmere good 1", "church")):
        table = world(3, hand="violence conversion", hands={2: card}, good={1: "p"})
        play(table, attack)
        react(table, s2=f"parry {card}")
        assert wing(table, 1, "good")["earth"] == ["person"]


@pytest.mark.clause("APO-058")
@pytest.mark.clause("APO-061")
def test_rows_close_up_and_music_moves_with_them() -> None:
    table = world(3, hand="metal violence", good={1: "p/church/ward_m p/church p/church p"})
    play(table, "neutralise metal frostmere 2")
    seen = wing(table, 1, "good")
    assert seen["heaven"] == ["church", "church"]
    assert seen["earth"] == ["person"] * 4
    assert seen["hell"] == ["ward_m"], "the other planes do not move"
    again = world(3, hand="metal", hands={1: "conversion"}, good={1: "p/shield_m p/church p/church"})
    play(again, "neutralise metal frostmere 2")
    targets = {"convert frostmere good 1", "convert frostmere good 3"}
    assert moves(again, verb="convert") == targets, "the outer music now protects the second person, not the third"


@pytest.mark.clause("APO-059")
@pytest.mark.clause("APO-060")
@pytest.mark.clause("APO-063")
def test_music_neutralises_the_other_kind() -> None:
    table = world(3, hand="church metal", good={1: "p/church"}, evil={2: "p//metal"})
    assert moves(table, verb="neutralise") == {"neutralise metal frostmere 1", "neutralise church carminia 1"}
    assert refused(table, "neutralise church frostmere 1") == "APO-063"
    assert refused(table, "neutralise metal carminia 1") == "APO-063"
    play(table, "neutralise church carminia 1")
    assert discards(table, "K") == ["church"]
    assert discards(table, "B") == ["metal"]
    assert wing(table, 2, "evil")["hell"] == []
    plain = world(3, hand="shield_m", good={1: "p/church"})
    assert refused(plain, "neutralise shield_m frostmere 1") == "APO-059"


@pytest.mark.clause("APO-062")
def test_after_closing_up_the_order_may_be_broken() -> None:
    table = world(3, hand="church", evil={0: "p/shield_m/metal p/shield_h/ward_m"})
    play(table, "neutralise church aurelia 1")
    assert wing(table, 0, "evil") == {
        "heaven": ["shield_m", "shield_h"],
        "earth": ["person", "person"],
        "hell": ["ward_m"],
    }


@pytest.mark.clause("APO-064")
def test_neutralising_cannot_be_parried() -> None:
    table = world(3, hand="metal", hands={1: "church violence"}, good={1: "p/church"})
    play(table, "neutralise metal frostmere 1")
    assert table.view(None)["asks"] == "turn"


# --- seals


def seal(good: Mapping[int, str], evil: Mapping[int, str] | None = None) -> WorldTable:
    """Seat 0 has most people after the first rider and wins a seal."""
    table = world(3, hand="ward_h", above=(1, 18), good=good, evil=evil)
    end_round(table)
    return table


@pytest.mark.clause("APO-065")
@pytest.mark.clause("APO-066")
@pytest.mark.clause("APO-R18")
def test_a_seal_is_either_music_and_used_at_once() -> None:
    table = seal(
        good={0: "p/shield_m p/shield_m", 1: "p/church"}, evil={0: "p//ward_m p//ward_m p//ward_m", 2: "p//metal"}
    )
    assert table.view(None)["asks"] == "seal"
    assert table.pending == (0,)
    found = moves(table)
    assert "replace seal_church aurelia 1" in found
    assert "replace seal_metal aurelia 3" in found
    assert "neutralise seal_metal frostmere 1" in found
    assert "neutralise seal_church carminia 1" in found
    assert refused(table, "pass") == "APO-066", "it cannot be refused while it can be used"
    assert refused(table, "hell ward_h aurelia evil") == "APO-066"
    play(table, "replace seal_metal aurelia 3")
    assert wing(table, 0, "evil")["hell"] == ["ward_m", "ward_m", "seal_metal"]
    assert public(table)["seals"] == 5
    assert table.view(None)["asks"] == "turn"
    assert refused(table, "hell seal_metal aurelia evil") == "APO-066", "never from a hand"


@pytest.mark.clause("APO-066")
def test_a_seal_can_be_laid_anew() -> None:
    free = world(3, hand="ward_h", above=(1, 18), good={0: "p/shield_mh/ward_m p/shield_mp p"})
    end_round(free)
    assert "heaven seal_church aurelia good" in moves(free)
    play(free, "heaven seal_church aurelia good")
    assert wing(free, 0, "good")["heaven"] == ["shield_mh", "shield_mp", "seal_church"]


@pytest.mark.clause("APO-067")
def test_a_seal_without_use_is_not_won() -> None:
    table = world(3, hand="ward_h", above=(1, 18))
    events = end_round(table)
    assert told(events, "no-use") == [{"seat": 0}, {"seat": 1}, {"seat": 2}], "all tie with nobody, and none can use it"
    assert public(table)["seals"] == 6


@pytest.mark.clause("APO-068")
def test_seals_never_parry() -> None:
    table = world(3, hand="violence", good={1: "p"})
    play(table, "violence frostmere good")
    assert refused(table, "parry seal_church", seat=1) == "APO-066"
    assert not any("seal" in str(action) for seat in (1, 2) for action in table.legal(seat))


@pytest.mark.clause("APO-069")
def test_a_laid_seal_is_music_in_every_respect() -> None:
    table = world(
        3,
        hand="violence conversion metal church shield_m ward_m",
        good={1: "p/seal_church"},
        evil={1: "p//seal_metal"},
    )
    assert not moves(table, verb="violence") | moves(table, verb="convert") | moves(table, verb="replace")
    mine = nation(table, 1)
    assert (mine["good"]["safe"], mine["evil"]["safe"]) == (1, 1)
    assert moves(table, verb="neutralise") == {"neutralise metal frostmere 1", "neutralise church frostmere 1"}
    play(table, "neutralise metal frostmere 1")
    assert public(table)["seals"] == 5, "it goes back to the supply, not to a pile"
    assert discards(table, "B") == ["metal"]


@pytest.mark.clause("APO-R18")
def test_a_seal_spent_to_neutralise_returns_to_the_supply() -> None:
    table = seal(good={0: "p/shield_mh p/shield_mh", 1: "p/church"})
    events = play(table, "neutralise seal_metal frostmere 1")
    assert public(table)["seals"] == 6
    assert "neutralised" in keys(events)
    assert discards(table, "K") == ["church"]
