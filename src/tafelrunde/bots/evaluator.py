"""Evaluation of positions by a network, as one seat sees them.

A search evaluates few positions at a time, so calls of numpy cost more than arithmetic. A `NetworkShape` computes the
same as `Network.shares` with half as many calls. Scale and bounds of the features are part of the first layer. A seat's
rows are taken from the numbers as they were packed. Terms that are added later (the thresholds of the layers and the
heuristic's estimate) pass through the layers beside all else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from struct import pack
from typing import Any, Final

import numpy as np

from tafelrunde.bots.network import CLIP, HIDDEN, LEAST_CHANCE, MOST_LOGIT, Array, Network, victory_shares
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.sense import Sense, sensed, topics
from tafelrunde.kernel.state import State

ONE, TWO = HIDDEN
FLOOR: Final[float] = LEAST_CHANCE  # of a chance
CEILING: Final[float] = MOST_LOGIT


class NetworkShape:
    """A network for positions with this number of seats and features.

    The features lie in a row: the table, each seat, for each seat how much less than certain the heuristic holds its
    victory, and a one.
    """

    def __init__(self, net: Network, table: int, seats: int, seat: int) -> None:
        w = {name: values.astype(float) for name, values in net.weights.items()}
        first = [table + i * seat for i in range(seats)]
        beside = table + seats * seat
        own = [[*range(table), *range(at, at + seat), beside + i, beside + seats] for i, at in enumerate(first)]
        self.own = np.array([mine + [0] * (2 * seat) for mine in own])
        around = [[(i + further) % seats for i in range(seats)] for further in range(1, seats)]
        self.others = np.array([[range(first[i], first[i] + seat) for i in turned] for turned in around])
        self.sums = table + seat + 2  # the others' features begin here, summed up; then their maxima
        self.highest = self.sums + seat

        w["middle"][table + seat : table + 2 * seat] *= seats - 1  # of the others' sum, not of their mean
        w["spread"][table + seat : table + 2 * seat] /= seats - 1
        doubt, one = table + seat, table + seat + 1
        beyond = CLIP / w["spread"]
        self.lowest = np.insert(w["middle"] - beyond, doubt, (0, 0)).astype(np.float32)
        self.most = np.insert(w["middle"] + beyond, doubt, (np.inf, 1)).astype(np.float32)
        scaled = w["w1"] * w["spread"][:, None]
        w["b1"] -= w["middle"] @ scaled
        w["w1"] = np.insert(scaled, [doubt, doubt], 0, axis=0)
        self.layers = [_beside(w["w1"], w["b1"], doubt, one), _beside(w["w2"], w["b2"], ONE, ONE + 1)]
        self.layers.append(np.append(w["w3"], [-w["trust"], w["b3"]], axis=0).astype(np.float32))

    def judged(self, seen: Array) -> list[list[float]]:
        """Return each seat's chances as logarithms."""
        rows, others = seen.take(self.own, 1), seen.take(self.others, 1)
        np.add.reduce(others, 1, out=rows[..., self.sums : self.highest])
        np.maximum.reduce(others, 1, out=rows[..., self.highest :])
        np.maximum(rows, self.lowest, out=rows)
        np.minimum(rows, self.most, out=rows)
        inner = rows.reshape(-1, rows.shape[2])
        first, second, last = self.layers
        inner = inner.dot(first)
        np.maximum(inner, 0, out=inner)
        inner = inner.dot(second)
        np.maximum(inner, 0, out=inner)
        found: list[list[float]] = inner.dot(last).reshape(rows.shape[:2]).tolist()
        return found


def _beside(weights: Array, thresholds: Array, doubt: int, one: int) -> Array:
    """Return a layer that adds its thresholds, and passes on the doubt and the one from these places."""
    height, width = weights.shape
    layer = np.zeros((max(height, one + 1), width + 2), np.float32)
    layer[:height, :width] = weights
    layer[one, :width] = thresholds
    layer[doubt, -2] = layer[one, -1] = 1
    return layer


class Evaluator:
    """A judge of positions by a network, as one seat sees them."""

    def __init__(self, game: Game[Any, Any], net: Network) -> None:
        assert game.sense is not None
        self.result = game.result
        self.sense: Sense[Any] = game.sense
        self.asked = topics(game)
        self.net = net
        self.chance = net.chance

    def __call__(self, positions: Sequence[State], viewer: int) -> list[list[float]]:
        """Return each seat's share in each position; of a game that is over it is known."""
        going = [position for position in positions if not position.ended]
        judged = self._judged(going, viewer) if going else []
        if len(going) == len(positions):
            return judged
        each = iter(judged)
        return [victory_shares(self.result(s), s.seats) if s.ended else next(each) for s in positions]

    def _judged(self, positions: Sequence[State], viewer: int) -> list[list[float]]:
        """Judge running positions.

        All numbers go into one array, packed in a row: numpy takes twice as long to look through lists of lists.
        """
        numbers: list[float] = []
        table = seat = 0
        for position in positions:
            of_table, of_seats = sensed(self.sense, self.asked, position, viewer)
            numbers += of_table
            chances: list[float] = []
            for row in of_seats:
                numbers += row
                chances.append(max(row[self.chance], FLOOR))
            whole = sum(chances, 0.0)
            for chance in chances:
                numbers.append(log(whole / chance))
            numbers.append(1.0)
            table, seat = len(of_table), len(row)
        packed = np.frombuffer(pack(f"{len(numbers)}f", *numbers), np.float32)
        form = _form(self.net, table, positions[0].seats, seat)
        return [_shares(found) for found in form.judged(packed.reshape(len(positions), -1))]


def _shares(judged: list[float]) -> list[float]:
    """Return the shares of the victory; the rest is the chance that nobody wins."""
    raw = [exp(min(one, CEILING)) for one in judged]
    whole = 1.0 + sum(raw, 0.0)
    return [one / whole for one in raw]


@lru_cache(32)
def _form(net: Network, table: int, seats: int, seat: int) -> NetworkShape:
    return NetworkShape(net, table, seats, seat)
