"""Patches between two views of a table: making and applying them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tafelrunde.kernel.game import game
from tafelrunde.kernel.views import plain
from tafelrunde.server.patches import apply_patch, make_patch
from tafelrunde.server.serializers import game_info, log_lines
from tafelrunde.testing.playing import random_game

keys = some.sampled_from("abcd")
leaves = some.none() | some.booleans() | some.integers(2, 5) | some.text("xy", max_size=2)
pictures = some.recursive(
    leaves, lambda part: some.lists(part, max_size=3) | some.dictionaries(keys, part, max_size=3), max_leaves=20
)


@given(pictures, pictures)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    sent = json.loads(json.dumps(make_patch(old, new)))
    assert json.dumps(apply_patch(old, sent), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(pictures)
def test_the_patch_between_equal_views_is_empty(picture: Any) -> None:
    assert make_patch(picture, json.loads(json.dumps(picture))) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": None}, {"b": [None]}),
        ({"a": [1, 2, 3]}, {"a": [1, 5, 3]}, {"a": {"1": [5]}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"a": [[1, 2, 3]]}),
        ([{"x": True}, {"x": 1}], [{"x": False}, {"x": 1}], {"0": {"x": [False]}}),
        ({"a": {}}, {"a": []}, {"a": [[]]}),
    ],
)
def test_a_patch_is_small(old: Any, new: Any, patch: Any) -> None:
    assert make_patch(old, new) == patch
    assert apply_patch(old, patch) == new


@pytest.mark.parametrize("slug", ["dante", "drachenland"])
def test_event_patches_lead_to_the_view_after_the_move(slug: str) -> None:
    """The patches of a move's events turn the view before into the view after it, with events outside the log too."""
    tables = random_game(game(slug), 3, seed=5)
    before: dict[int | None, Any] = {}
    changed = 0
    for number, table in enumerate(tables):
        for viewer in (None, 0, 1, 2):
            if number:
                seen = before[viewer]
                (line,) = log_lines(table, viewer, number, fresh=number, watched=(number,))
                for told in line.told:
                    if told.change:
                        seen, changed = apply_patch(seen, told.change), changed + 1
                assert seen == plain(table.game.view(table.state, viewer))
                (past,) = log_lines(table, viewer, number, watched=(number,))
                assert all(told.kept for told in past.told)
                assert [told.key for told in past.told] == [told.key for told in line.told if told.kept]
            before[viewer] = plain(table.game.view(table.state, viewer))
        if number > 150:
            break
    assert changed > 300


def test_games_name_the_events_that_the_log_leaves_out() -> None:
    """Bookkeeping and events that repeat another line are left out."""
    assert game_info(game("dante")).unsaid == ["drew", "turn-over"]
    assert game_info(game("drachenland")).unsaid == ["activated", "rested", "turn-over", "round-over"]
