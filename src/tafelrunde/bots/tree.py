"""Information-set Monte Carlo tree search, for any number of players, chance, secrets and simultaneous answers.

Every iteration takes a world that the seat cannot tell from the real one. It walks down one shared tree with the
actions that are legal there and opens one new leaf. A network or the game's heuristic judges the leaf for all seats.
Chance is not a node: worlds differ in their luck, and the tree averages over it. Each seat maximises its own chances.

Three things make it strong if asks are wide and hands are hidden:

- A seat with new actions at a node first looks one move ahead, in a world dealt anew from what that seat knows. So
nobody in the tree plays blindly, and nobody sees the luck of the world. Only the actions that look best are followed,
more of them the more often a node is visited. One call judges all of a look, which suits a network.
- The n-th trial of every action at the root is made in the same n-th world. So actions differ by their worth and not by
the luck of the deal.
- If several seats answer sealed, each chooses from statistics of its own, blind to the others' choices in the same
world. All answers lead to separate nodes while these are few, else only the searching seat's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import Answers, State

CURIOSITY = 0.7
"""The weight of exploration, relative to the deviation of a seat's chances in this tree."""
WIDTH = 1.5
"""A factor for the width: after n visits of a node, its best 1 + WIDTH * sqrt(n + 1) actions are followed."""
LOOKS, LOOKS_ASIDE = 16, 3
"""The most new actions looked at on one visit, and the same for others who answer sealed at the same time."""
FEW_ANSWERS = 8
"""The most joint answers to a sealed ask that lead to separate nodes."""

Judgement = Callable[[Sequence[State], int], Sequence[Sequence[float]]]
"""A function that returns each seat's chances in each of some positions, as one seat sees them."""


class ActionStatistics:
    """The statistics of an action at a node: its first look, how often it was offered and tried, its rewards."""

    __slots__ = ("look", "offers", "total", "visits")

    def __init__(self, look: float) -> None:
        self.look = look
        self.offers = 1
        self.visits = 0
        self.total = look  # the look counts as one trial


class RunningDeviation:
    """The standard deviation of a seat's chances, computed incrementally."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, chance: float) -> None:
        self.count += 1
        off = chance - self.mean
        self.mean += off / self.count
        self.squares += off * (chance - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / self.count)


class SearchNode:
    """A point of the tree: the actions of every seat that decides here, and what follows the answers."""

    __slots__ = ("arms", "following", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Action, ActionStatistics]] = {}
        self.following: dict[Answers, SearchNode] = {}
        self.visits = 0


class SearchTree:
    """The tree of one decision.

    A judge that cannot see sealed answers needs them settled (`settles`): then others answer by lot. `looks` are the
    values of the actions, if they are known already.
    """

    def __init__(
        self,
        sight: Sight[Any],
        luck: Luck,
        judge: Judgement,
        settles: bool = False,
        looks: Sequence[float] | None = None,
    ) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.legal = sight.legal
        self.luck = luck
        self.judge = judge
        self.settles = settles
        self.worlds: list[State] = []
        self.spreads: dict[int, RunningDeviation] = {}
        self.root = SearchNode()
        arms = self.root.arms[self.seat] = {}
        if looks is None:
            looks = self._evaluated(sight.world(luck), self.seat, self.legal)
        self._add(arms, self.seat, self.legal, looks)

    def favourite(self) -> Action:
        """Return the action tried most, among equals the one that did best."""
        arms = self.root.arms[self.seat]
        return max(self.legal, key=lambda action: (arms[action].visits, arms[action].total))

    def settled(self, left: float) -> bool:
        """Return True if `left` more iterations cannot change the favourite."""
        if left >= self.root.visits:
            return left <= 0
        *_, second, most = sorted([arm.visits for arm in self.root.arms[self.seat].values()])
        return left <= 0 or most - second > left

    def iterate(self) -> None:
        node = self.root
        action, arm = self._best(node, self.seat, self.legal)
        world = self._world(arm.visits)
        path = [(self.seat, arm)]
        own: tuple[int, Action] | None = (self.seat, action)
        while True:
            answers, key = self._answers(node, world, own, path)
            own = None
            for answer in answers:
                engine.submit(world, *answer)
            if world.ended:
                break
            following = node.following.get(key)
            if following is None:
                node.following[key] = SearchNode()
                break
            node = following
        rewards = self.judge([world], self.seat)[0]
        for seat, arm in path:
            arm.visits += 1
            arm.total += rewards[seat]
            self.spreads[seat].add(rewards[seat])

    def _world(self, trial: int) -> State:
        """Return the world of an action's n-th trial, the same for all actions."""
        if trial == len(self.worlds):
            self.worlds.append(self.sight.world(self.luck))
        return self.worlds[trial].clone()

    def _answers(
        self, node: SearchNode, world: State, own: tuple[int, Action] | None, path: list[tuple[int, ActionStatistics]]
    ) -> tuple[Answers, Answers]:
        """Choose the answers of all seats that are asked, and return them with the key of what follows.

        `own` is the searching seat's choice at the root; every other choice joins the path.
        """
        node.visits += 1
        asked = engine.owing(world)
        answers: list[tuple[int, Action]] = []
        ways = 1
        for seat in asked:
            if own is not None and seat == self.seat:
                answers.append(own)
                continue
            legal = engine.legal(world, seat)
            ways *= len(legal)
            if len(legal) == 1:
                answers.append((seat, legal[0]))
                continue
            self._expand(node, world, seat, legal, sealed=len(asked) > 1)
            action, arm = self._best(node, seat, legal)
            answers.append((seat, action))
            path.append((seat, arm))
        if len(asked) > 1 and ways > FEW_ANSWERS:
            return tuple(answers), tuple(answer for answer in answers if answer[0] == self.seat)
        return tuple(answers), tuple(answers)

    def _expand(self, node: SearchNode, world: State, seat: int, legal: Sequence[Action], sealed: bool) -> None:
        """Look at a seat's new actions. Sealed answers take no effect yet, so they show no luck unless they are
        settled.
        """
        arms = node.arms.setdefault(seat, {})
        new = [action for action in legal if action not in arms]
        if not new:
            return
        most = LOOKS_ASIDE if sealed and seat != self.seat else LOOKS
        if len(new) > most:
            new = self._drawn(new, most)
        if self.settles or not sealed:
            world = self.sight.game.sample(world, seat, self.luck)
        self._add(arms, seat, new, self._evaluated(world, seat, new))

    def _evaluated(self, world: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """Return a seat's chances after each action."""
        others = random_answers(world, seat, self.luck) if self.settles else []
        afters = [after(world, seat, action, others) for action in actions]
        return [chances[seat] for chances in self.judge(afters, seat)]

    def _add(
        self, arms: dict[Action, ActionStatistics], seat: int, actions: Sequence[Action], looks: Sequence[float]
    ) -> None:
        spread = self.spreads.setdefault(seat, RunningDeviation())
        for action, look in zip(actions, looks, strict=True):
            arms[action] = ActionStatistics(look)
            spread.add(look)

    def _drawn(self, actions: list[Action], count: int) -> list[Action]:
        """Draw some of the actions by lot."""
        for i in range(count):
            j = i + self.luck.roll(len(actions) - i)
            actions[i], actions[j] = actions[j], actions[i]
        return actions[:count]

    def _best(self, node: SearchNode, seat: int, legal: Sequence[Action]) -> tuple[Action, ActionStatistics]:
        """Return the action with the highest bound among those that look good enough."""
        arms = node.arms[seat]
        offered = [(action, arm) for action in legal if (arm := arms.get(action)) is not None]
        most = 1 + int(WIDTH * sqrt(node.visits + 1))
        if len(offered) > most:
            offered.sort(key=lambda one: one[1].look, reverse=True)
            del offered[most:]
        curiosity = CURIOSITY * self.spreads[seat].deviation
        best, highest = offered[0], -1.0
        for one in offered:
            arm = one[1]
            arm.offers += 1
            trials = arm.visits + 1
            bound = arm.total / trials + curiosity * sqrt(log(arm.offers) / trials)
            if bound > highest:
                best, highest = one, bound
        return best


def after(world: State, seat: int, action: Action, others: Sequence[tuple[int, Action]]) -> State:
    """Return the world after an action, and after the simultaneous answers of others."""
    world = world.clone()
    engine.submit(world, seat, action)
    for other, answer in others:
        engine.submit(world, other, answer)
    return world


def random_answers(world: State, seat: int, luck: Luck) -> list[tuple[int, Action]]:
    """Draw the answers of others who are asked together with this seat."""
    return [(other, luck.pick(engine.legal(world, other))) for other in engine.owing(world) if other != seat]
