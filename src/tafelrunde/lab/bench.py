"""The speed of a game's engine in one process, per CPU second."""

from __future__ import annotations

import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from tafelrunde.bots.search import HEURISTIC, Budget, SearchBot
from tafelrunde.kernel import engine
from tafelrunde.kernel.game import Game, Setup
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

POSITIONS = 60  # mid-game positions that single operations are measured on
SEARCH_POSITIONS = 20  # of these positions, the number that searches are measured on
SEARCH_ITERATIONS = 100
IMPORT_RUNS = 5
SAMPLE_TIMES = (0.1, 0.3, 0.5, 0.7)  # of a game: where positions are taken


@dataclass(frozen=True)
class Figures:
    """Speed of one game at one seat count: rates per CPU second, times in microseconds a call."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    forced_share: float  # decisions with a single legal action; built-in games resolve them without asking
    clone_us: float
    legal_us: float
    view_us: float
    sample_us: float
    search_per_s: float  # iterations with the learned evaluation
    plain_search_per_s: float  # iterations with the heuristic
    state_bytes: float

    def __repr__(self) -> str:
        return f"<Figures of {self.game}, {self.seats} seats: {self.decisions_per_s:.0f} decisions a second>"


def measure(game: str | Game[Any, Any], seats: int, seconds: float) -> Figures:
    """Measure one game: `seconds` of CPU time for random play, and the same again for everything else."""
    game = find_game(game)
    setup = game.setup(seats)
    _play_for(game, setup, seconds * 0.2)  # warm-up
    decisions, games, forced, spent = _play_for(game, setup, seconds)
    states = _positions(game, setup)
    luck = Luck.seeded(1)
    each = seconds / 5

    def fresh_legal(s: Any) -> object:
        s.offered = None
        return engine.legal(s, engine.to_move(s))

    return Figures(
        game=game.slug,
        seats=seats,
        decisions_per_s=decisions / spent,
        games_per_s=games / spent,
        decisions_per_game=decisions / games,
        forced_share=forced / decisions,
        clone_us=_microseconds(lambda s: s.clone(), states, each),
        legal_us=_microseconds(fresh_legal, states, each),
        view_us=_microseconds(lambda s: game.view(s, 0), states, each),
        sample_us=_microseconds(lambda s: game.sample(s, engine.to_move(s), luck), states, each),
        search_per_s=_search_rate(game, states, each),
        plain_search_per_s=_search_rate(game, states, each, HEURISTIC),
        state_bytes=_bytes_per_state(states[len(states) // 2]),
    )


def import_seconds() -> float:
    """Return the CPU time to import the package and load all editions in a fresh process, as a median. The first import
    only fills the bytecode cache, as an installation does."""
    code = (
        "import time, tafelrunde; [game.built_in_board for game in tafelrunde.all_games()]; print(time.process_time())"
    )
    with TemporaryDirectory() as folder:
        around = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        _, *times = (
            float(subprocess.check_output([sys.executable, "-c", code], env=around)) for _ in range(1 + IMPORT_RUNS)
        )
    return median(times)


def _play_for(game: Game[Any, Any], setup: Setup[Any, Any], seconds: float) -> tuple[int, int, int, float]:
    decisions = games = forced = 0
    picks = Luck.seeded(99)
    began = process_time()
    while process_time() - began < seconds or not games:
        numbers = _numbers(picks.roll(1 << 62))
        state = game.start(setup, Luck.seeded(games))
        while not state.ended:
            seat = engine.to_move(state)
            legal = engine.legal(state, seat)
            forced += len(legal) == 1
            engine.submit(state, seat, legal[numbers() % len(legal)])
            decisions += 1
        games += 1
    return decisions, games, forced, process_time() - began


def _numbers(state: int) -> Callable[[], int]:
    """Return a cheap generator for the driver: picking must cost next to nothing."""

    def following() -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return state >> 33

    return following


def _positions(game: Game[Any, Any], setup: Setup[Any, Any]) -> list[Any]:
    states: list[Any] = []
    seed = 0
    while len(states) < POSITIONS:
        picks, line = Luck.seeded(seed), []
        state = game.start(setup, Luck.seeded(seed))
        while not state.ended:
            line.append(state.clone())
            seat = engine.to_move(state)
            engine.submit(state, seat, picks.pick(engine.legal(state, seat)))
        states += [line[int(len(line) * part)] for part in SAMPLE_TIMES]
        seed += 1
    return states


def _microseconds(call: Callable[[Any], object], states: list[Any], seconds: float) -> float:
    """Return the median over rounds of the mean over positions."""
    rounds: list[float] = []
    end = process_time() + seconds
    while process_time() < end or len(rounds) < 3:
        began = process_time()
        for state in states:
            for _ in range(10):
                call(state)
        rounds.append((process_time() - began) / len(states) / 10)
    return 1e6 * median(rounds)


def _search_rate(game: Game[Any, Any], states: list[Any], seconds: float, by: str = "") -> float:
    """Return search iterations per second. Rounds are always whole, since positions differ by more than builds do."""
    bot, luck, done = SearchBot(Budget(iterations=SEARCH_ITERATIONS), by), Luck.seeded(5), 0
    sights = [Sight.of(game, state, engine.to_move(state)) for state in states]
    asked = [sight for sight in sights if len(sight.legal) > 1][:SEARCH_POSITIONS]
    began = process_time()
    while process_time() - began < seconds or not done:
        for sight in asked:
            bot.choose(sight, luck)
            done += bot.iterations
    return done / (process_time() - began)


def _bytes_per_state(state: Any) -> float:
    count = 1000
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [state.clone() for _ in range(count)]
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)
