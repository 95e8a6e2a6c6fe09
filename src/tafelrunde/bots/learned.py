"""The learned bot: choose the action after which a trained network likes the position best.

It looks one move ahead, in worlds that its seat can imagine, and judges all outcomes in one call. Others who answer
sealed at the same time answer by lot. (`search` adds a short search to this.)

Without suitable weights (another edition or number of seats, or none at all) it follows the heuristic, and warns once.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from tafelrunde.bots.blas import one_thread
from tafelrunde.bots.evaluator import Evaluator
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.network import Array, Network, shipped, why_not
from tafelrunde.bots.tree import after, random_answers
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import Notice
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import SoloAsk

WORLDS, MOST_POSITIONS = 16, 100
"""The number of worlds for each action, and of positions judged at a decision, unless there are more actions.

In Dante 8 worlds win a sixth more games than 3, and 24 no more than 8. 200 positions take twice the time and win little
more than 100, if anything (docs/results/bots.md).
"""
AHEAD, FEW, MOST_GROWN = 2, 4, 3
"""Limits for looking ahead: questions, answers to each, and growth of the number of positions."""


def looks(judge: Evaluator, worlds: Sequence[State], seat: int, actions: Sequence[Action], luck: Luck) -> Array:
    """Return each action's value for a seat: its mean share of the victory in some worlds.

    If an action leads to a small question to the same seat, its best answers count.
    """
    slots: list[int] = []
    positions: list[State] = []
    for world in worlds:
        others = random_answers(world, seat, luck)
        slots += range(len(positions), len(positions) + len(actions))
        positions += [after(world, seat, action, others) for action in actions]
    count = len(positions)
    for _ in range(AHEAD):
        grown = [(slot, further) for slot, s in zip(slots, positions, strict=True) for further in _follow_ups(s, seat)]
        if len(grown) == len(positions) or len(grown) > MOST_GROWN * count:
            break
        slots, positions = [slot for slot, _ in grown], [position for _, position in grown]
    found = np.zeros(count, np.float32)
    np.maximum.at(found, slots, [shares[seat] for shares in judge(positions, seat)])
    mean: Array = found.reshape(len(worlds), len(actions)).mean(axis=0)
    return mean


def _follow_ups(s: State, seat: int) -> list[State]:
    """Return the positions after a small question to this seat, or the position itself."""
    if s.ended or not isinstance(s.stack[-1], SoloAsk) or engine.to_move(s) != seat:
        return [s]
    legal = engine.legal(s, seat)
    return [s] if len(legal) > FEW else [after(s, seat, action, ()) for action in legal]


class LearnedBot:
    """A bot that plays what looks best one move ahead."""

    needs_events = False  # beliefs come with the game

    def __init__(
        self, net: Network | None = None, temperature: float = 0.0, max_positions: int = MOST_POSITIONS
    ) -> None:
        self.net = net  # None for the game's own
        self.max_positions = max_positions
        self.temperature = temperature  # weight of worse actions: a difference in shares that hardly matters

    def __repr__(self) -> str:
        net = "" if self.net is None else "net, "
        return f"LearnedBot({net}temperature={self.temperature}, max_positions={self.max_positions})"

    @one_thread()
    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        judge = evaluator_for(sight, luck, self.net)
        if judge is None:
            return GreedyBot().choose(sight, luck)
        found = looks(judge, some_worlds(sight, luck, WORLDS, self.max_positions), sight.seat, legal, luck)
        if self.temperature:
            return legal[drawn(np.exp((found - found.max()) / self.temperature), luck)]
        best = np.flatnonzero(found >= found.max() - 1e-7)
        return legal[int(luck.pick(best.tolist()))]


def drawn(weights: Array, luck: Luck) -> int:
    """Draw a place by lot, by weights."""
    sums = weights.cumsum()
    return int(np.searchsorted(sums, sums[-1] * luck.roll(1 << 20) / (1 << 20), "right"))


def some_worlds(sight: Sight[Any], luck: Luck, most: int, positions: int = MOST_POSITIONS) -> list[State]:
    """Return worlds to look at all actions in, as long as they do not make too many positions."""
    return [sight.world(luck) for _ in range(max(1, min(most, positions // len(sight.legal))))]


def evaluator_for(sight: Sight[Any], luck: Luck, net: Network | None = None) -> Evaluator | None:
    """Return an evaluator of this table by the game's weights or by `net`.

    Without suitable weights, warn once and return None.
    """
    if net is None:
        setup = sight.world(luck).setup
        reason = why_not(setup.game, setup.seats, setup.edition.digest)
        if reason is not None:
            warnings.warn(Notice(reason), stacklevel=2)
            return None
    return Evaluator(sight.game, net or shipped(sight.game))
