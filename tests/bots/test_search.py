"""The search tree: equal worlds for all actions, wide asks narrowed by first looks, few sealed answers kept apart."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadInput, Luck
from tafelrunde.bots import bot
from tafelrunde.bots.learned import LearnedBot, evaluator_for
from tafelrunde.bots.search import FEW, HEURISTIC, Budget, SearchBot
from tafelrunde.bots.tree import FEW_ANSWERS, WIDTH, SearchTree
from tafelrunde.kernel import engine
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tests.toys import TOYS

DESIGNER = tafelrunde.game("dungeon_designer")
LAND = tafelrunde.game("drachenland")


def opening(game: Any, seats: int, seed: int = 1) -> Sight[Any]:
    table = game.new(seats, seed)
    sight: Sight[Any] = table.sight(table.pending[0])
    return sight


def searched(sight: Sight[Any], iterations: int) -> SearchTree:
    search = SearchBot(Budget(), HEURISTIC).tree(sight, Luck.seeded(4))
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
    chosen = SearchBot(Budget(iterations=1), HEURISTIC).choose(sight, Luck.seeded(4))
    assert arms[chosen].look == max(arm.look for arm in arms.values())


def test_many_sealed_answers_are_told_apart_by_the_own_one() -> None:
    sight = opening(DESIGNER, 3)
    world = sight.world(Luck.seeded(1))
    assert len(engine.owing(world)) == 3
    search = searched(sight, 40)
    assert all([seat for seat, _ in key] == [sight.seat] for key in search.root.following)
    assert len(search.root.following) < 40, "it comes back to what it has opened"


def test_few_sealed_answers_are_all_told_apart() -> None:
    """Two rooms left for one column leave each other seat few answers."""
    table = DESIGNER.new(2, 5)
    while table.state.turn < 4 or len(table.pending) < 2:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0])
    sight = table.sight(0)
    assert len(sight.legal) > 1
    assert len(table.legal(1)) <= FEW_ANSWERS
    search = searched(sight, 20)
    assert all([seat for seat, _ in key] == [0, 1] for key in search.root.following)


def test_a_network_judges_many_positions_in_one_call() -> None:
    sight, luck, judged = opening(LAND, 3), Luck.seeded(4), list[tuple[int, int]]()
    learned = evaluator_for(sight, luck)
    assert learned is not None

    def judge(positions: Sequence[State], viewer: int) -> list[list[float]]:
        judged.append((len(positions), viewer))
        return learned(positions, viewer)

    search = SearchTree(sight, luck, judge)
    assert judged == [(len(sight.legal), sight.seat)]
    for _ in range(30):
        search.iterate()
    leaves = [one for one in judged if one == (1, sight.seat)]
    assert len(leaves) >= 30
    assert len(judged) <= 1 + 30 + 30, "a leaf, and at most one look at all that is new at a node"
    assert max(judged)[0] > 1


def test_a_search_uses_the_network_by_default() -> None:
    sight = opening(DESIGNER, 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        learned = SearchBot(Budget()).tree(sight, Luck.seeded(4)).root.arms[sight.seat]
    judge = evaluator_for(sight, Luck.seeded(4))
    assert judge is not None
    heuristic = searched(sight, 0).root.arms[sight.seat]
    assert all(learned[action].look != heuristic[action].look for action in sight.legal)
    plain = bot("search:20:heuristic")
    assert isinstance(plain, SearchBot)
    assert (plain.by, plain.budget) == (HEURISTIC, Budget(iterations=20))


def test_a_search_without_weights_warns_and_uses_the_heuristic() -> None:
    sight = opening(tafelrunde.game("dungeonquest"), 1)
    with pytest.warns(UserWarning, match="follow the heuristic"):
        chosen = bot("search:20").choose(sight, Luck.seeded(4))
    luck = Luck.seeded(4)
    sight.world(luck)
    assert chosen == bot("search:20:heuristic").choose(sight, luck)


def test_the_learned_bot_adds_a_short_search() -> None:
    sight = opening(DESIGNER, 3)
    learned = bot("learned")
    assert isinstance(learned, SearchBot)
    tree = learned.tree(sight, Luck.seeded(4))
    looks = tree.root.arms[sight.seat]
    assert learned.choose(sight, Luck.seeded(4)) == bot(f"search:{FEW}").choose(sight, Luck.seeded(4))
    assert learned.budget == Budget(iterations=FEW)
    assert len({arm.look for arm in looks.values()}) > 1
    assert isinstance(bot("learned:ahead"), LearnedBot)
    for level in ("learned:8", "learned:strong", "learned:heuristic", "learned:ahead:heuristic"):
        with pytest.raises(BadInput, match=level):
            bot(level)


def test_the_learned_bot_warns_in_a_game_without_a_network() -> None:
    sight = opening(TOYS[0], 3)
    luck = Luck.seeded(4)
    sight.world(luck)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        chosen = bot(f"search:{FEW}").choose(sight, luck)
    with pytest.warns(UserWarning, match="follow the heuristic"):
        assert bot("learned").choose(sight, Luck.seeded(4)) == chosen


def test_sealed_answers_are_drawn_for_a_judge_that_cannot_see_them() -> None:
    sight, luck = opening(DESIGNER, 3), Luck.seeded(4)
    learned = evaluator_for(sight, luck)
    assert learned is not None
    looks = {
        settles: {
            round(arm.look, 6) for arm in SearchTree(sight, luck, learned, settles).root.arms[sight.seat].values()
        }
        for settles in (False, True)  # (rounded, as a product of matrices may reckon its last rows in another order)
    }
    assert len(looks[False]) == 1 < len(sight.legal)
    assert len(looks[True]) > len(sight.legal) / 2
