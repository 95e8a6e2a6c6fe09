"""What the learned bot makes of its actions: after which of them the position is judged best by what many games have
taught. (That it then tries a little of what looks best stands in `search`.)

It looks one move ahead, in worlds that its seat can imagine, and judges all that may come of it in one go. Where others
answer sealed at the same time, they answer by lot.

Where nothing was learned (another edition, a number of seats without training, no weights) it says so once and follows
the heuristic instead.
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
from tafelrunde.bots.tree import after, by_lot
from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import Notice
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import SoloAsk

WORLDS, MOST_POSITIONS = 16, 100
"""In so many worlds each action is looked at, and so many positions are judged at a decision, if there are not more
actions. In Dante 8 worlds win a sixth more games than 3, and 24 no more than 8; 200 positions take twice the time and
win little more than 100, if anything (docs/bots.md)."""
AHEAD, FEW, MOST_GROWN = 2, 4, 3
"""So many further questions with few answers are thought along, if that does not make too many positions of one."""


def looks(judge: Evaluator, worlds: Sequence[State], seat: int, actions: Sequence[Action], luck: Luck) -> Array:
    """How each action looks to a seat: its share of the victory in the mean of some worlds. Where an action leads to a
    small question to the same seat, the best answers are thought along."""
    slots: list[int] = []
    positions: list[State] = []
    for world in worlds:
        others = by_lot(world, seat, luck)
        slots += range(len(positions), len(positions) + len(actions))
        positions += [after(world, seat, action, others) for action in actions]
    count = len(positions)
    for _ in range(AHEAD):
        grown = [(slot, further) for slot, s in zip(slots, positions, strict=True) for further in _further(s, seat)]
        if len(grown) == len(positions) or len(grown) > MOST_GROWN * count:
            break
        slots, positions = [slot for slot, _ in grown], [position for _, position in grown]
    found = np.zeros(count, np.float32)
    np.maximum.at(found, slots, [shares[seat] for shares in judge(positions, seat)])
    mean: Array = found.reshape(len(worlds), len(actions)).mean(axis=0)
    return mean


def _further(s: State, seat: int) -> list[State]:
    """What may come of a position that asks its seat a small question; else itself."""
    if s.ended or not isinstance(s.stack[-1], SoloAsk) or engine.to_move(s) != seat:
        return [s]
    legal = engine.legal(s, seat)
    return [s] if len(legal) > FEW else [after(s, seat, action, ()) for action in legal]


class LearnedBot:
    """Plays what looks best one move ahead."""

    deaf = True  # the game believes for it

    def __init__(self, net: Network | None = None, heat: float = 0.0, most: int = MOST_POSITIONS) -> None:
        self.net = net  # else what comes with the game
        self.most = most
        self.heat = heat  # by which worse actions are played, too: shares that make no difference

    def __repr__(self) -> str:
        return f"LearnedBot({'' if self.net is None else 'net, '}heat={self.heat}, most={self.most})"

    @one_thread()
    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        judge = judge_of(sight, luck, self.net)
        if judge is None:
            return GreedyBot().choose(sight, luck)
        found = looks(judge, some_worlds(sight, luck, WORLDS, self.most), sight.seat, legal, luck)
        if self.heat:
            return legal[drawn(np.exp((found - found.max()) / self.heat), luck)]
        best = np.flatnonzero(found >= found.max() - 1e-7)
        return legal[int(luck.pick(best.tolist()))]


def drawn(weights: Array, luck: Luck) -> int:
    """One of some places by lot, by their weights."""
    sums = weights.cumsum()
    return int(np.searchsorted(sums, sums[-1] * luck.roll(1 << 20) / (1 << 20), "right"))


def some_worlds(sight: Sight[Any], luck: Luck, most: int, positions: int = MOST_POSITIONS) -> list[State]:
    """Worlds to look at all actions in, so many that not too many positions come of it."""
    return [sight.world(luck) for _ in range(max(1, min(most, positions // len(sight.legal))))]


def judge_of(sight: Sight[Any], luck: Luck, net: Network | None = None) -> Evaluator | None:
    """Who judges such a table by what comes with its game, or by a network of one's own; that nobody does is said
    once."""
    if net is None:
        setup = sight.world(luck).setup
        reason = why_not(setup.game, setup.seats, setup.edition.digest)
        if reason is not None:
            warnings.warn(Notice(reason), stacklevel=2)
            return None
    return Evaluator(sight.game, net or shipped(sight.game))
