"""Training: workers play games, this process fits the network to the outcomes and publishes its weights.

One folder holds the weights, the state of the optimiser and the curve, as a table and a picture. Training continues
from what the folder holds; weights alone, such as those of the package, are a start as well. It runs on a graphics
processor where CuPy finds one.
"""

from __future__ import annotations

import csv
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from tafelrunde.bots.blas import one_thread
from tafelrunde.bots.network import (
    CLIP,
    LAYERS,
    SCALES,
    Array,
    Network,
    heuristic_logits,
    load,
    rows_of,
    shares_of,
    write_atomically,
)
from tafelrunde.gym.curve_picture import picture
from tafelrunde.gym.self_play import Arrived, SelfPlay
from tafelrunde.gym.training_games import TrainingGame, taught_seats
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game

BATCH = 512
BUFFER_POSITIONS = 300_000  # positions of each number of seats
WARM_UP = 6_000  # positions before training begins
FIRST_STEPS = 400  # steps before the first weights play
REPEATS, FIRST_REPEATS = 3, 4  # uses of a position, about; more of them overfit single games
LEARNING_RATE, RATE_HALVED_AFTER, WEIGHT_DECAY = 6e-4, 15_000, 2e-4  # halved after this number of steps
AVERAGE_DECAY = 0.998  # decay of the moving average of the weights that play
PUBLISH_EVERY_S, REPORT_EVERY_S = 8.0, 20.0  # publish weights, report progress
LOSS_SMOOTHING = 0.005  # weight of a step in the smoothed loss
EXAMS_SHOWN = 300  # exams per point of the curve
COLUMNS = ("seconds", "games", "positions", "steps", "loss", "loss_untaught", "exams", "times_fair")

ReportProgress = Callable[[dict[str, float]], None]


def array_module() -> Any:
    """Return the array module: CuPy where it finds a graphics processor, else numpy. CuPy's arrays answer to numpy's
    functions."""
    try:
        cupy = import_module("cupy")
        return cupy if cupy.cuda.runtime.getDeviceCount() else np
    except (ImportError, RuntimeError):
        return np


class ReplayBuffer:
    """The latest positions of games with the same number of seats, stored where the training runs."""

    def __init__(self, first: TrainingGame, by: Any = np) -> None:
        self.by = by
        self.table, self.rows, self.shares = (
            by.empty((BUFFER_POSITIONS, *part.shape[1:]), np.float32)
            for part in (first.table, first.rows, first.shares)
        )
        self.count = 0

    def add(self, new: TrainingGame) -> None:
        at = self.by.arange(self.count, self.count + len(new.table)) % BUFFER_POSITIONS
        for held, part in ((self.table, new.table), (self.rows, new.rows), (self.shares, new.shares)):
            held[at] = self.by.asarray(part)
        self.count += len(new.table)

    def draw(self, luck: np.random.Generator, count: int) -> tuple[Array, Array, Array]:
        at = self.by.asarray(luck.integers(min(self.count, BUFFER_POSITIONS), size=count))
        return self.table[at], self.rows[at], self.shares[at]


class Trainer:
    """An optimiser that fits a network to the outcomes of positions, by gradients (Adam)."""

    def __init__(self, net: Network, by: Any = np) -> None:
        self.by, self._net = by, net
        self.weights = {name: by.array(values) for name, values in net.weights.items()}
        self.playing = {name: by.array(values) for name, values in net.weights.items()}  # the moving average
        self.slopes = {name: by.zeros_like(self.weights[name]) for name in LAYERS}
        self.squares = {name: by.zeros_like(self.weights[name]) for name in LAYERS}
        self.steps = 0

    @property
    def net(self) -> Network:
        """The network that plays: a moving average of the latest weights."""
        return replace(self._net, weights={name: to_numpy(values) for name, values in self.playing.items()})

    def bring_into_scale(self, memories: list[ReplayBuffer]) -> None:
        """Scale the inputs by mean and deviation of the first positions; do it once."""
        rows = np.concatenate(
            [
                rows_of(m.table[:n], m.rows[:n]).reshape(-1, len(self.weights["middle"]))
                for m in memories
                if (n := m.count)
            ]
        )
        spread = rows.std(axis=0)
        self.weights["middle"] = rows.mean(axis=0)
        self.weights["spread"] = (1 / np.maximum(spread, 0.05)).astype(np.float32)
        self.playing |= {name: self.weights[name] for name in SCALES}

    def learn(self, table: Array, seats: Array, shares: Array) -> None:
        """Take one gradient step towards these shares."""
        w, (n, count, _) = self.weights, seats.shape
        x = ((rows_of(table, seats) - w["middle"]) * w["spread"]).reshape(n * count, -1)
        np.clip(x, -CLIP, CLIP, out=x)
        one = np.maximum(x @ w["w1"] + w["b1"], 0)
        two = np.maximum(one @ w["w2"] + w["b2"], 0)
        before = heuristic_logits(seats[..., self._net.chance])
        guessed = shares_of((two @ w["w3"]).reshape(n, count) + w["b3"] + w["trust"] * before)
        wrong = (guessed - shares).reshape(n * count, 1) / n
        back_two = (wrong @ w["w3"].T) * (two > 0)
        back_one = (back_two @ w["w2"].T) * (one > 0)
        self._step(
            {
                "trust": (wrong.reshape(n, count) * before).sum(keepdims=True)[0],
                "b3": wrong.sum(axis=0),
                "w3": two.T @ wrong,
                "w2": one.T @ back_two,
                "b2": back_two.sum(axis=0),
                "w1": x.T @ back_one,
                "b1": back_one.sum(axis=0),
            }
        )

    def _step(self, slopes: dict[str, Array]) -> None:
        self.steps += 1
        rate = LEARNING_RATE / (1 + self.steps / RATE_HALVED_AFTER)
        for name, slope in slopes.items():
            mean, square, w = self.slopes[name], self.squares[name], self.weights[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            w -= rate * fair[0] / (np.sqrt(fair[1]) + 1e-8)
            if name.startswith("w"):
                w *= 1 - WEIGHT_DECAY
            playing = self.playing[name]
            playing += max(1 - AVERAGE_DECAY, 1 / self.steps) * (w - playing)

    def save(self, path: Path) -> None:
        held = {f"{of}-{name}": to_numpy(kept[name]) for of, kept in self._kept().items() for name in LAYERS}
        write_atomically(path, {**held, "steps": np.array(self.steps)})

    def resume(self, path: Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as held:
                self.steps = int(held["steps"])
                for of, kept in self._kept().items():
                    for name in LAYERS:
                        kept[name][...] = self.by.asarray(held[f"{of}-{name}"])
        except (OSError, ValueError, KeyError) as error:
            raise BadInput("weights", file=str(path), reason=f"{type(error).__name__}: {error}"[:200]) from error

    def _kept(self) -> dict[str, dict[str, Array]]:
        return {"weights": self.weights, "slopes": self.slopes, "squares": self.squares}


def to_numpy(values: Any) -> Array:
    """Return the numbers in the memory of the machine, also from a graphics processor."""
    found: Array = values if isinstance(values, np.ndarray) else values.get()
    return found.copy()


def cross_entropy(guessed: Array, shares: Array) -> float:
    """Return the cross entropy of predicted shares and outcomes."""
    nobody, none = 1 - guessed.sum(axis=1), 1 - shares.sum(axis=1)
    at = shares * np.log(np.maximum(guessed, 1e-6))
    return float(-(at.sum(axis=1) + none * np.log(np.maximum(nobody, 1e-6))).mean())


def train(
    game: Game[Any, Any], folder: Path, minutes: float, players: SelfPlay, seed: int, report: ReportProgress
) -> Network:
    """Train for this number of minutes, from what the folder holds."""
    if game.sense is None:
        raise BadInput("no-sense", game=game.slug)
    files = {kind: folder / f"{game.slug}.{kind}" for kind in ("npz", "teacher.npz", "csv", "svg")}
    resumed = files["npz"].exists()
    by = array_module()
    teacher = Trainer(load(game, files["npz"]) if resumed else Network.fresh(game, taught_seats(game), seed), by)
    curve = TrainingCurve(files["csv"], files["svg"], game.slug, resumed)
    if resumed and files["teacher.npz"].exists():
        teacher.resume(files["teacher.npz"])
    with one_thread(), players(game, files["npz"], (seed + curve.seconds) * 1000) as arrived:
        folder.mkdir(parents=True, exist_ok=True)
        return _teach(game, teacher, arrived, files, curve, minutes=minutes, report=report)


def _teach(
    game: Game[Any, Any],
    teacher: Trainer,
    arrived: Arrived,
    files: dict[str, Path],
    curve: TrainingCurve,
    *,
    minutes: float,
    report: ReportProgress,
) -> Network:
    memories: dict[int, ReplayBuffer] = {}
    luck = np.random.default_rng(teacher.steps)
    exams: deque[float] = deque(maxlen=EXAMS_SHOWN)
    began = published = reported = monotonic()
    games = positions = 0
    first_step, untaught, losses = teacher.steps, Network.fresh(game, ()), np.ones(2)
    playing = teacher.net
    before, scaled = playing.games, playing.games > 0
    while True:
        now = monotonic()
        over = now > began + 60 * minutes
        ready = teacher.steps >= FIRST_STEPS
        repeats = REPEATS if ready else FIRST_REPEATS
        eager = positions > WARM_UP and (teacher.steps - first_step) * BATCH < repeats * positions
        for new in arrived(0.001 if eager else 1.0):
            if new.seats not in memories:
                memories[new.seats] = ReplayBuffer(new, teacher.by)
            memories[new.seats].add(new)
            guesses = playing.shares(new.table, new.rows), untaught.shares(new.table, new.rows)
            losses += LOSS_SMOOTHING * (np.array([cross_entropy(guess, new.shares) for guess in guesses]) - losses)
            games, positions = games + 1, positions + len(new.table)
            if new.exam is not None:
                exams.append(new.exam)
        if eager:
            if not scaled:
                teacher.bring_into_scale(list(memories.values()))
                scaled = True
            counts = list(memories)
            sizes = np.array([min(BUFFER_POSITIONS, memories[count].count) for count in counts], float)
            for _ in range(4):
                drawn = memories[counts[luck.choice(len(counts), p=sizes / sizes.sum())]].draw(luck, BATCH)
                teacher.learn(*drawn)
        if over or (ready and now > published + PUBLISH_EVERY_S):
            published, playing = now, replace(teacher.net, games=before + games)
            playing.save(files["npz"])
        if over or now > reported + REPORT_EVERY_S:
            reported = now
            row = (
                now - began,
                games,
                positions,
                teacher.steps,
                *losses,
                len(exams),
                float(np.mean(exams)) if exams else 0.0,
            )
            report(curve.add(dict(zip(COLUMNS, row, strict=True))))
            teacher.save(files["teacher.npz"])
        if over:
            return playing


class TrainingCurve:
    """The course of training as a table and as a picture; later runs continue it."""

    def __init__(self, table: Path, drawn: Path, title: str, resumed: bool) -> None:
        self.table, self.drawn, self.title = table, drawn, title
        self.rows: list[dict[str, float]] = []
        if resumed and table.exists():
            with table.open(newline="") as file:
                self.rows = [{name: float(row[name]) for name in COLUMNS} for row in csv.DictReader(file)]
        last = self.rows[-1] if self.rows else {}
        self.before = {name: last.get(name, 0.0) for name in ("seconds", "games", "positions")}

    @property
    def seconds(self) -> int:
        return int(self.before["seconds"])

    def add(self, row: dict[str, float]) -> dict[str, float]:
        row = {name: round(value + self.before.get(name, 0.0), 4) for name, value in row.items()}
        self.rows.append(row)
        with self.table.open("w", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.rows)
        points = [(row["seconds"] / 60, row["times_fair"]) for row in self.rows if row["exams"]]
        self.drawn.write_text(picture(self.title, points), "utf-8")
        return row
