"""Dice: when they may be thrown again, and that equal ones are one choice."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused
from tests.games.drachenland.tables import land


@pytest.mark.clause("DL-R20")
def test_no_roll_again_once_a_die_is_spent() -> None:
    table = land(figures="red=V05 green=V08", owned="roll_again", gems="V05=r")
    for move in ("activate red b", "stop", "done", "activate green a", "stop", "done"):
        assert "reroll" not in moves(table)
        assert refused(table, "reroll") in {"DL-071", "DL-072", "DL-064"}
        play(table, move)
    assert public(table)["tiles"][0] == {"roll_again": 1}
    assert public(table)["player"] == 1


@pytest.mark.clause("DL-R20")
def test_roll_again_comes_before_the_first_die_is_given() -> None:
    table = land(owned="roll_again", may_reroll=True, dice=(1, 2), rolls=[(3, 4)])
    assert moves(table) == {"keep", "reroll"}
    play(table, "reroll")
    assert (public(table)["dice"], public(table)["used"]) == ([3, 4], [False, False])


@pytest.mark.clause("DL-R24")
@pytest.mark.parametrize("pips", [2, 3])
@pytest.mark.parametrize("die", ["a", "b"])
def test_equal_dice_are_one_choice_and_die_b_goes_first(pips: int, die: str) -> None:
    table = land(dice=(pips, pips))
    assert moves(table) == {"activate red b", "activate green b", "activate blue b"}
    assert table.why_not(0, f"activate red {die}") is None, "whichever is named"
    play(table, f"activate red {die}", "stop")
    assert table.line()[0].move == "activate red b"
    assert moves(table) == {"activate green a", "activate blue a"}
    assert refused(table, "activate green b") == "DL-025"


@pytest.mark.clause("DL-R24")
def test_different_dice_are_six_choices() -> None:
    assert len(moves(land(dice=(2, 3)))) == 6
