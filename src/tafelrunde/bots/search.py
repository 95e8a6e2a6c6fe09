"""Information-set Monte Carlo tree search, for any number of players, chance, secrets and simultaneous answers.

Every iteration deals a world the seat cannot tell from the real one, walks down one shared tree with the actions that
are legal there, opens one new leaf and lets the game's heuristic judge it for all seats. Chance is not a node: worlds
differ in their luck, and the tree averages over it. Each seat maximises its own chances. Where several seats answer
sealed, each chooses from statistics of its own, blind to what the others choose in the same world.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import log, sqrt
from time import perf_counter
from typing import Any

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State

Joint = tuple[tuple[int, Action], ...]


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: iterations (reproducible by seed) or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def spend(self) -> Iterator[int]:
        """Counts iterations until the budget is used up; at least one."""
        done, until = 0, perf_counter() + (self.seconds if self.seconds is not None else 0.0)
        while True:
            yield done
            done += 1
            if self.seconds is not None and perf_counter() >= until:
                return
            if self.iterations is not None and done >= self.iterations:
                return


class Arm:
    """What is known of one action at a node: how often it was on offer and tried, and the sum of its rewards."""

    __slots__ = ("offers", "total", "visits")

    def __init__(self) -> None:
        self.offers = 1
        self.visits = 0
        self.total = 0.0


class Node:
    """A point of the tree: for every seat that decides here, its actions; and what follows each joint answer."""

    __slots__ = ("arms", "following")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Action, Arm]] = {}
        self.following: dict[Joint, Node] = {}


@contextmanager
def no_collector() -> Iterator[None]:
    """A tree keeps much alive that is no garbage; the collector would walk it again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class SearchBot:
    """Searches within a budget and plays the action tried most."""

    def __init__(self, budget: Budget, curiosity: float = 0.1) -> None:
        self.budget = budget
        self.curiosity = curiosity
        self.iterations = 0  # done at the last decision

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        root = Node()
        with no_collector():
            for done in self.budget.spend():
                self.iterations = done + 1
                self._iterate(root, sight, luck)
        arms = root.arms[sight.seat]
        return max(legal, key=lambda action: _ranked(arms.get(action)))

    def _iterate(self, root: Node, sight: Sight[Any], luck: Luck) -> None:
        world: State = sight.world(luck)
        values = sight.game.values
        node = root
        path: list[tuple[int, Arm]] = []
        while not world.ended:
            joint: list[tuple[int, Action]] = []
            opened = False
            for seat in engine.owing(world):
                arms = node.arms.get(seat)
                if arms is None:
                    arms = node.arms[seat] = {}
                    opened = True
                action, arm = self._select(arms, engine.legal(world, seat), luck)
                path.append((seat, arm))
                joint.append((seat, action))
            for seat, action in joint:
                engine.submit(world, seat, action)
            key = tuple(joint)
            following = node.following.get(key)
            if following is None:
                following = node.following[key] = Node()
                opened = True
            node = following
            if opened:
                break
        rewards = values(world)
        for seat, arm in path:
            arm.visits += 1
            arm.total += rewards[seat]

    def _select(self, arms: dict[Action, Arm], legal: list[Action], luck: Luck) -> tuple[Action, Arm]:
        untried: list[Action] = []
        for action in legal:
            arm = arms.get(action)
            if arm is None:
                untried.append(action)
            else:
                arm.offers += 1
        if untried:
            action = luck.pick(untried)
            arm = arms[action] = Arm()
            return action, arm
        best, chosen, highest = legal[0], arms[legal[0]], -1.0
        for action in legal:
            arm = arms[action]
            bound = arm.total / arm.visits + self.curiosity * sqrt(log(arm.offers + 1) / arm.visits)
            if bound > highest:
                best, chosen, highest = action, arm, bound
        return best, chosen


def _ranked(arm: Arm | None) -> tuple[int, float]:
    return (arm.visits, arm.total) if arm is not None else (-1, 0.0)
