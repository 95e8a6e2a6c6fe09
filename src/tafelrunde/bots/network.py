"""A small network that judges all seats of a position at once, and its file.

The same two layers judge each seat: from features of the table, of the seat itself, and of all others (mean and
maximum). So their number and order do not matter. The output says how much better or worse a seat's chances are than
the heuristic's estimate (`Sense.chance`). It becomes shares of the victory, with one more for nobody. So an untrained
network judges as the heuristic does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.sense import CHANCE, fingerprint, names

Array = NDArray[np.float32]
FILE = "learned.npz"  # in the game's folder
HIDDEN = (80, 40)
CLIP = 8.0  # features are cut off at this multiple of their usual spread
LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3", "trust")
LEAST_CHANCE = 1e-3  # no chance counts as less
MOST_LOGIT = 30.0  # a bound for the logits of a seat's victory
VICTORY_LOGIT = 3.0  # initial odds, as a logit, that a seat wins at all
SCALES = ("middle", "spread")


@dataclass(frozen=True, eq=False, kw_only=True)
class Network:
    """Weights, and what they were trained for."""

    weights: dict[str, Array]  # LAYERS, and the SCALES of the features
    made_for: str  # game, rules, edition and features
    seats: tuple[int, ...]  # numbers of seats in training
    chance: int  # place of the heuristic's estimate in a seat's features
    games: int = 0  # number of training games

    @classmethod
    def fresh(cls, game: Game[Any, Any], seats: Sequence[int], seed: int = 0) -> Network:
        """Return an untrained network."""
        table, seat = map(len, names(game))
        draw = np.random.default_rng(seed)
        wide = table + 3 * seat
        sizes = (wide, *HIDDEN, 1)
        weights = {
            f"w{i + 1}": draw.normal(0, (2 / sizes[i]) ** 0.5, sizes[i : i + 2]).astype(np.float32) for i in range(3)
        }
        weights["w3"] *= 0.0
        weights |= {"b3": np.array([VICTORY_LOGIT], np.float32), "trust": np.ones(1, np.float32)}
        weights |= {f"b{i}": np.zeros(sizes[i], np.float32) for i in (1, 2)}
        weights |= {"middle": np.zeros(wide, np.float32), "spread": np.ones(wide, np.float32)}
        return cls(weights=weights, made_for=purpose(game), seats=tuple(seats), chance=names(game)[1].index(CHANCE))

    def shares(self, table: Array, seats: Array) -> Array:
        """Return each seat's share of the victory in positions (n x table) with equally many seats (n x seats x seat).

        `Evaluator` computes the same, quicker for few positions.
        """
        w, (n, count, _) = self.weights, seats.shape
        rows = ((rows_of(table, seats) - w["middle"]) * w["spread"]).reshape(n * count, -1)
        inner = np.maximum(np.clip(rows, -CLIP, CLIP) @ w["w1"] + w["b1"], 0)
        inner = np.maximum(inner @ w["w2"] + w["b2"], 0)
        out = (inner @ w["w3"]).reshape(n, count) + w["b3"]
        return shares_of(out + w["trust"] * heuristic_logits(seats[..., self.chance]))

    def save(self, path: Path) -> None:
        """Write the network to a file, whole or not at all."""
        made = {"made_for": np.array(self.made_for), "seats": np.array(self.seats), "games": np.array(self.games)}
        write_atomically(path, {**self.weights, **made})


def heuristic_logits(chances: Array) -> Array:
    """Return the heuristic's estimates of the seats (n x seats), on the scale of the network's output."""
    bounded = np.maximum(chances, LEAST_CHANCE)
    found: Array = np.log(bounded / np.add.reduce(bounded, axis=1, keepdims=True))
    return found


def shares_of(out: Array) -> Array:
    """Return shares of the victory; the rest is the chance that nobody wins."""
    raw = np.exp(np.minimum(out, MOST_LOGIT))
    shares: Array = raw / (1 + np.add.reduce(raw, axis=1, keepdims=True))
    return shares


def write_atomically(path: Path, arrays: dict[str, Any]) -> None:
    """Write a file of arrays that is never seen half written."""
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez_compressed(file, **arrays)
    half.replace(path)


def purpose(game: Game[Any, Any]) -> str:
    """Return the text that weights must carry to be of use for this game."""
    return f"{game.slug} rules={game.rules_version} edition={game.built_in_edition.digest} sense={fingerprint(game)}"


def rows_of(table: Array, seats: Array) -> Array:
    """Return the network's input for each seat: the table, the seat itself, mean and maximum of the others."""
    tables = table[:, None].repeat(seats.shape[1], axis=1)
    rows: Array = np.concatenate((tables, seats, *of_others(seats)), axis=2)
    return rows


def of_others(seats: Array) -> tuple[Array, Array]:
    """Return mean and maximum of each seat's others."""
    count = seats.shape[1]
    if count == 1:
        nobody = np.zeros_like(seats)
        return nobody, nobody
    around = np.concatenate((seats, seats), axis=1)
    highest = around[:, 1 : 1 + count]
    for further in range(2, count):
        highest = np.maximum(highest, around[:, further : further + count])
    mean = np.add.reduce(seats, axis=1, keepdims=True) - seats
    mean /= count - 1
    return mean, highest


def load(game: Game[Any, Any], path: Path) -> Network:
    """Return the weights in a file. A `BadInput` says in one line why they are of no use."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            held = {name: file[name] for name in file.files}
        net = Network(
            weights={name: held[name].astype(np.float32) for name in (*LAYERS, *SCALES)},
            made_for=str(held["made_for"]),
            seats=tuple(int(count) for count in held["seats"]),
            chance=names(game)[1].index(CHANCE),
            games=int(held["games"]),
        )
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, TypeError) as error:
        raise BadInput("weights", file=str(path), reason=f"{type(error).__name__}: {error}"[:200]) from error
    if net.made_for != purpose(game):
        raise BadInput("weights-for", file=str(path), made=net.made_for[:200], wanted=purpose(game))
    blank = Network.fresh(game, net.seats).weights
    for name in (*LAYERS, *SCALES):
        if net.weights[name].shape != blank[name].shape or not np.isfinite(net.weights[name]).all():
            raise BadInput("weights", file=str(path), reason=name)
    return net


def victory_shares(result: Result, seats: int) -> list[float]:
    """Return each seat's share of the victory."""
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]


@cache
def shipped(game: Game[Any, Any]) -> Network:
    """Return the weights that come with a game. A `BadInput` says why there are none."""
    path = game.folder / FILE
    if game.sense is None or not path.exists():
        raise BadInput("no-weights", game=game.title)
    return load(game, path)


@lru_cache(64)
def why_not(game: Game[Any, Any], seats: int, edition: str) -> BadInput | None:
    """Return why weights cannot judge such a table, or None."""
    try:
        net = shipped(game)
    except BadInput as error:
        return error
    if seats not in net.seats:
        return BadInput("weights-seats", game=game.title, value=seats, known=", ".join(map(str, net.seats)))
    if edition != game.built_in_edition.digest:
        return BadInput("weights-edition", game=game.title)
    return None
