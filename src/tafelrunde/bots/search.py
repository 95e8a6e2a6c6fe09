"""The search bot: how long it may think, by what it judges, and the levels at which it plays. How it thinks stands in
`tree`. The learned bot is one that hardly searches.

It judges by what was learned. Where nothing was (another edition, a number of seats without training, no weights) it
says so once and judges by the game's heuristic; so it does in games that know no learning, and always when its text
ends in `:heuristic`.
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
from tafelrunde.bots.learned import LearnedBot, judge_of, looks, some_worlds
from tafelrunde.bots.registry import Bot, BotKind
from tafelrunde.bots.tree import SearchTree
from tafelrunde.bots.wavering import WaveringBot
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

WAVERING = {"easy": WaveringBot(0.4, 1.5), "normal": WaveringBot(0.8, 20.0)}
STRONG, ITERATIONS = "strong", 120
"""The levels for people. Only the strong one searches: more than these iterations bring little, and what lies between
none and a few is a whole level (docs/bots.md)."""
FEW, AHEAD = 16, "ahead"
"""How often the learned bot tries what looks good one move ahead, in a few milliseconds; `learned:ahead` plays at once
what looks best (docs/bots.md)."""

HEURISTIC, LEARNED = "heuristic", "learned"
PACE = 1.25
"""Iterations to come may be quicker than those before by so much, when it is guessed how many still can."""
WORLDS, MOST_POSITIONS = 8, 64
"""In so many worlds all actions are looked at before the first is tried, if not too many positions come of it."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think at most: iterations (reproducible by seed) or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def left(self, done: int, spent: float, tried: float) -> float:
        """How many iterations can follow so many, after so many seconds, in which they were `tried` for a part."""
        left = inf if self.iterations is None else self.iterations - done
        if self.seconds is not None:
            left = min(left, PACE * done * (self.seconds - spent) / tried)
        return left


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
    """Searches within a budget, or until that can change nothing more, and plays the action tried most."""

    deaf = True  # the game believes for it

    def __init__(self, budget: Budget, by: str = "") -> None:
        self.budget = budget
        self.by = by  # judges by HEURISTIC, or by what was LEARNED also where a game knows no learning, which is said
        self.iterations = 0  # done at the last decision

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
        """A tree in which nothing was tried yet."""
        knows = self.by == LEARNED or (not self.by and sight.game.sense is not None)
        judge = judge_of(sight, luck) if knows else None
        if judge is None:
            values = sight.game.values
            return SearchTree(sight, luck, lambda positions, viewer: [values(position) for position in positions])
        found = looks(judge, some_worlds(sight, luck, WORLDS, MOST_POSITIONS), sight.seat, sight.legal, luck)
        return SearchTree(sight, luck, judge, True, found.tolist())


def _of_level(level: str) -> Bot | None:
    """`easy`, `normal`, `strong` (also without a word), so many iterations, or seconds such as `0.5s`; and `heuristic`
    after it if it shall not judge by what was learned."""
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
    """One move ahead, and a little further."""
    if level == AHEAD:
        return LearnedBot()
    return None if level else SearchBot(Budget(iterations=FEW), LEARNED)


KIND = BotKind(_of_level, (*WAVERING, STRONG))
LEARNED_KIND = BotKind(_learned)
