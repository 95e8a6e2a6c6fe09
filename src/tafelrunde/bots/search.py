"""The search bot: its time, its judge, and its levels. The search itself is in `tree`.

A network judges positions. Without suitable weights (another edition or number of seats, or none at all) the game's
heuristic judges, with one warning. It also judges in games without a network, and always if the bot's text ends in
`:heuristic`. The learned bot is a search bot that hardly searches.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any

from tafelrunde.bots.blas import one_thread
from tafelrunde.bots.learned import LearnedBot, evaluator_for, looks, some_worlds
from tafelrunde.bots.registry import Bot, BotKind
from tafelrunde.bots.tree import SearchTree
from tafelrunde.bots.wavering import WaveringBot
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

WAVERING = {"easy": WaveringBot(0.4, 1.5), "normal": WaveringBot(0.8, 20.0)}
STRONG, ITERATIONS = "strong", 120
"""The levels for people. Only the strong one searches.

More iterations than these bring little, and a few are a whole level better than none (docs/results/bots.md).
"""
FEW, AHEAD = 16, "ahead"
"""Iterations of the learned bot: a few milliseconds; `learned:ahead` does without (docs/results/bots.md)."""

HEURISTIC, LEARNED = "heuristic", "learned"
PACE = 1.25
"""The factor by which later iterations may be quicker, in the guess how many are still possible."""
WORLDS, MOST_POSITIONS = 8, 64
"""The number of worlds for a look at all actions before the search, and the most positions that this may make."""


@dataclass(frozen=True)
class Budget:
    """The most that a bot may think: iterations (reproducible by seed) or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def left(self, done: int, spent: float, tried: float) -> float:
        """Return how many iterations can follow after `done` in `spent` seconds, of which `tried` were iterations."""
        left = inf if self.iterations is None else self.iterations - done
        if self.seconds is not None:
            left = min(left, PACE * done * (self.seconds - spent) / tried)
        return left


@contextmanager
def no_collector() -> Iterator[None]:
    """Switch the garbage collector off: it would walk the living tree again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class SearchBot:
    """A bot that searches within a budget, or until no search can change its choice, and plays the action tried
    most.
    """

    needs_events = False  # beliefs come with the game

    def __init__(self, budget: Budget, by: str = "") -> None:
        self.budget = budget
        self.by = by  # HEURISTIC, or LEARNED to warn also if the game has no network
        self.iterations = 0  # at the last decision

    def __repr__(self) -> str:
        return f"SearchBot({self.budget}{f', {self.by!r}' if self.by else ''})"

    @one_thread()
    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        with no_collector():
            search = self.tree(sight, luck)
            built, done, left = perf_counter(), 0, inf
            while not search.settled(left):
                search.iterate()
                done += 1
                now = perf_counter()
                left = self.budget.left(done, now - began, now - built)
        self.iterations = done
        return search.favourite()

    def tree(self, sight: Sight[Any], luck: Luck) -> SearchTree:
        """Return a tree in which nothing was tried yet."""
        knows = self.by == LEARNED or (not self.by and sight.game.sense is not None)
        judge = evaluator_for(sight, luck) if knows else None
        if judge is None:
            values = sight.game.values
            return SearchTree(sight, luck, lambda positions, viewer: [values(position) for position in positions])
        found = looks(judge, some_worlds(sight, luck, WORLDS, MOST_POSITIONS), sight.seat, sight.legal, luck)
        return SearchTree(sight, luck, judge, True, found.tolist())


def _of_level(level: str) -> Bot | None:
    """Return the bot of a level, or None.

    A level is `easy`, `normal`, `strong` (the default), a number of iterations, or seconds such as `0.5s`. A
    `:heuristic` after it excludes the network.
    """
    if level in WAVERING:
        return WAVERING[level]
    level, _, by = level.partition(":")
    if by not in ("", HEURISTIC):
        return None
    budget = _budget(level or STRONG)
    return None if budget is None else SearchBot(budget, by)


def _budget(level: str) -> Budget | None:
    if level == STRONG:
        return Budget(iterations=ITERATIONS)
    if level.isascii() and level.isdigit() and 1 <= int(level) <= 10_000_000:
        return Budget(iterations=int(level))
    try:
        seconds = float(level.removesuffix("s"))
    except ValueError:
        return None
    return Budget(seconds=seconds) if level.endswith("s") and 0 < seconds <= 600 else None


def _learned(level: str) -> Bot | None:
    """Return the learned bot: one move ahead, or with a short search."""
    if level == AHEAD:
        return LearnedBot()
    return None if level else SearchBot(Budget(iterations=FEW), LEARNED)


KIND = BotKind(_of_level, (*WAVERING, STRONG))
LEARNED_KIND = BotKind(_learned)
