"""The search's tree: equal worlds for all actions, wide asks by what looks best, sealed answers told apart by few."""

from __future__ import annotations

from typing import Any

import tafelrunde
from tafelrunde import Luck
from tafelrunde.bots.search import FEW_ANSWERS, WIDTH, Budget, Search, SearchBot
from tafelrunde.kernel import engine
from tafelrunde.kernel.sight import Sight

DESIGNER = tafelrunde.game("dungeon_designer")
LAND = tafelrunde.game("drachenland")


def opening(game: Any, seats: int, seed: int = 1) -> Sight[Any]:
    table = game.new(seats, seed)
    sight: Sight[Any] = table.sight(table.pending[0])
    return sight


def searched(sight: Sight[Any], iterations: int) -> Search:
    search = Search(sight, Luck.seeded(4))
    for _ in range(iterations):
        search.iterate()
    return search


def test_the_nth_trial_of_every_action_is_made_in_the_same_world() -> None:
    sight = opening(LAND, 3)
    search = searched(sight, 60)
    visits = [arm.visits for arm in search.root.arms[sight.seat].values()]
    assert sum(visits) == 60
    assert len(search.worlds) == max(visits) < 60


def test_only_what_looks_best_is_followed() -> None:
    sight = opening(DESIGNER, 3)
    search = searched(sight, 6)
    arms = search.root.arms[sight.seat]
    assert set(arms) == set(sight.legal)
    most = 1 + int(WIDTH * 6**0.5)
    assert most < len(arms)
    best = sorted((arm.look for arm in arms.values()), reverse=True)[most - 1]
    assert all(arm.look >= best for arm in arms.values() if arm.visits)


def test_a_single_iteration_plays_what_looks_best() -> None:
    sight = opening(DESIGNER, 3)
    arms = searched(sight, 0).root.arms[sight.seat]
    chosen = SearchBot(Budget(iterations=1)).choose(sight, Luck.seeded(4))
    assert arms[chosen].look == max(arm.look for arm in arms.values())


def test_many_sealed_answers_are_told_apart_by_the_own_one() -> None:
    sight = opening(DESIGNER, 3)
    world = sight.world(Luck.seeded(1))
    assert len(engine.owing(world)) == 3
    search = searched(sight, 40)
    assert all([seat for seat, _ in key] == [sight.seat] for key in search.root.following)
    assert len(search.root.following) < 40, "it comes back to what it has opened"


def test_few_sealed_answers_are_all_told_apart() -> None:
    """With two rooms left for one column each other seat has few answers."""
    table = DESIGNER.new(2, 5)
    while table.state.turn < 4 or len(table.pending) < 2:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0])
    sight = table.sight(0)
    assert len(sight.legal) > 1
    assert len(table.legal(1)) <= FEW_ANSWERS
    search = searched(sight, 20)
    assert all([seat for seat, _ in key] == [0, 1] for key in search.root.following)
