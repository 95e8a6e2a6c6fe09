"""What is different with two players, and that nothing else is."""

from __future__ import annotations

import pytest

from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import BOARD, fresh


@pytest.mark.clause("DL-129")
def test_each_volcano_gets_one_egg_whatever_is_printed() -> None:
    two, three = public(fresh(2)), public(fresh(3))
    assert [volcano["eggs"] for volcano in two["volcanoes"].values()] == [1] * 15
    assert two["eggs_left"] == 15
    assert [volcano["eggs"] for volcano in three["volcanoes"].values()] == [v.eggs for v in BOARD.edition.volcano]
    assert three["eggs_left"] == 18


@pytest.mark.clause("DL-130")
@pytest.mark.parametrize("start", [0, 1])
def test_opening_is_two_fields_then_four(start: int) -> None:
    table = fresh(2, start_player=start)
    assert table.pending == (start,)
    assert {move.split()[2] for move in moves(table)} == {"F02", "F09", "F16"}
    assert refused(table, "enter red F01") == "DL-130"
    play(table, "enter red F02")
    assert table.pending == (1 - start,)
    assert {move.split()[2] for move in moves(table)} == {"F04", "F06", "F11", "F13", "F18", "F20"}
    assert refused(table, "enter red F03") == "DL-130"


@pytest.mark.clause("DL-131")
def test_everything_else_is_as_with_more_players() -> None:
    table = fresh(2, start_player=0)
    seen = public(table)
    gems = {gem: sum(v["gems"][gem] for v in seen["volcanoes"].values()) for gem in ("red", "green", "blue", "clear")}
    assert gems == {"red": 16, "green": 16, "blue": 16, "clear": 9}
    for volcano in BOARD.edition.volcano:
        assert sum(seen["volcanoes"][volcano.id]["gems"].values()) == volcano.gems
    assert seen["unseen"] == public(fresh(4))["unseen"]
    assert sum(seen["unseen"].values()) == 16
    assert list(seen["figures"]) == [f"{people}-{c}" for people in BOARD.peoples[:2] for c in ("red", "green", "blue")]
    assert seen["tiles"] == [{"roll_again": 1, "ferryman": 1, "little_dragon": 1}] * 2
    rolled = told(play(table, "enter red F02", "enter red F04"), "rolled")
    assert [(said["a"] in BOARD.dice[0], said["b"] in BOARD.dice[1]) for said in rolled] == [(True, True)]
