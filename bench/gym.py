"""The speed of environments for learning: many games at once in one process, observations and masks as arrays.

OpenSpiel's games are measured beside them, one game at a time, with their tensors and masks. Moves are random. All
figures are decisions per CPU second, random choice included. `python -m bench.gym` measures only this.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import tafelrunde
from tafelrunde.gym import Stepper

TABLES = 64
SPIEL = ("hearts", "backgammon", "python_block_dominoes")
CHECKED = 64  # decisions between two readings of the clock


@dataclass(frozen=True)
class GymFigures:
    """Decisions per CPU second, each with observation and mask."""

    name: str
    numbers: int  # in an observation
    actions: int  # in a mask
    decisions_per_s: float


def measure_gym(seconds: float, rounds: int) -> list[GymFigures]:
    """Measure our games and the peers in turn, `seconds` a round; return the medians of all rounds."""
    steps = dict(_all())
    found: dict[str, list[float]] = {name: [] for name in steps}
    for _ in range(rounds):
        for name, (_, _, step) in steps.items():
            found[name].append(_rate(step, seconds))
    return [GymFigures(name, *steps[name][:2], median(rates)) for name, rates in found.items()]


def _rate(step: Callable[[], int], seconds: float) -> float:
    step()
    decisions, began = 0, process_time()
    while process_time() - began < seconds or not decisions:
        decisions += step()
    return decisions / (process_time() - began)


def _all() -> Iterator[tuple[str, tuple[int, int, Callable[[], int]]]]:
    for name in SPIEL:
        yield f"open_spiel {name}", _spiel(name)
    for game in tafelrunde.all_games():
        if game.sense is not None:
            for seats in game.seats:
                yield f"{game.slug}, {seats} seats", _ours(game.slug, seats)


def _ours(slug: str, seats: int) -> tuple[int, int, Callable[[], int]]:
    stepper = Stepper(slug, seats, TABLES, seed=1)
    luck, batch = np.random.default_rng(1), stepper.reset()

    def step() -> int:
        tables, actions = np.nonzero(batch.masks.view(np.bool_))
        ends = np.searchsorted(tables, np.arange(TABLES + 1))
        stepper.step(actions[luck.integers(ends[:-1], ends[1:])])
        return TABLES

    return stepper.form.size, len(stepper.form.actions), step


def _spiel(name: str) -> tuple[int, int, Callable[[], int]]:
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")  # registers those that are written in Python
    game = pyspiel.load_game(name)
    kind = game.get_type()
    look = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
    luck, state = random.Random(1), game.new_initial_state()

    def step() -> int:
        nonlocal state
        decisions = 0
        while decisions < CHECKED:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                ways, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(ways, chances)[0])
            else:
                np.array(getattr(state, look)(state.current_player()), np.float32)
                mask = np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(int(luck.choice(np.flatnonzero(mask))))
                decisions += 1
        return decisions

    return getattr(game, f"{look}_size")(), game.num_distinct_actions(), step


def table(figures: list[GymFigures]) -> list[tuple[str, ...]]:
    """Return the figures as rows of text."""
    return [(f.name, f"{f.numbers:,}", f"{f.actions:,}", f"{f.decisions_per_s:,.0f}") for f in figures]


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    for row in table(measure_gym(asked, 3)):
        print(f"{row[0]:<36}{row[1]:>8}{row[2]:>8}{row[3]:>10}")
