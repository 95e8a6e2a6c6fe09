"""`make bench`: our engine beside its peers, in one run on one core.

The compiled core is measured beside plain Python if `make fast` has built it. Rounds alternate between all engines, and
each figure is the median of its rounds. All figures are per CPU second, so that ratios hold on a busy machine, too.
Each engine runs in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import tafelrunde
from bench.gym import TABLES, GymFigures, measure_gym
from bench.gym import table as gym_rows
from bench.peers import PEERS, PeerFigures
from bench.runs import RunFigures, measure_runs
from tafelrunde.lab.bench import Figures, import_seconds, measure

YARDSTICK = "catanatron"
FAST = Path(".venv-fast/bin/python")
DECISIONS_TIMES = {  # minimum ratio to catanatron's rate: plain Python, compiled
    "apokalypse": (1.5, 6.0),
    "dante": (2.5, 7.5),
    "drachenland": (3.0, 9.0),
    "dungeon_designer": (1.5, 6.0),
    "dungeonquest": (1.6, 5.0),
}
ALONE_TIMES = {"dungeonquest": (1.6, 3.5)}  # the same with one seat
CLONE_PART = {"drachenland": 20.0}  # minimum ratio of catanatron's copy time to our clone time
RUN_GAIN, RUN_BUSY = 0.9, 0.9  # minimum gain over one core and minimum load, as parts of the number of cores
RUN_GAMES, RUN_FEWEST = 300, 400  # games on one core: for each requested second, and the minimum
SAMPLE_CLONES = 8.0  # maximum ratio of the time of a sample to that of a clone
SEARCH_TIMES = 2.0  # minimum ratio of search iterations, compiled to plain
IMPORT_MS = 250.0
COMPILED = " (compiled)"

Column = tuple[str, Callable[[dict[str, Any], dict[str, Any]], float | None]]
"""The format of a figure, and its computation from its own row and that of the yardstick."""

TABLES_OF_FIGURES: dict[str, dict[str, Column]] = {
    "Random play on one core, legal list included; searches": {
        "decisions/s": (",.0f", lambda row, yard: row["decisions_per_s"]),
        "x": (".1f", lambda row, yard: row["decisions_per_s"] / yard["decisions_per_s"]),
        "games/s": (",.1f", lambda row, yard: row["games_per_s"]),
        "dec/game": (",.0f", lambda row, yard: row["decisions_per_s"] / row["games_per_s"]),
        "search/s": (",.0f", lambda row, yard: row.get("search_per_s")),
        "by heuristic": (",.0f", lambda row, yard: row.get("plain_search_per_s")),
    },
    "Single operations in CPU microseconds; what a position takes": {
        "clone": (".2f", lambda row, yard: row["clone_us"] or None),
        "1/x": (".1f", lambda row, yard: yard["clone_us"] / row["clone_us"] if row["clone_us"] else None),
        "legal": (".2f", lambda row, yard: row["legal_us"] or None),
        "view": (".0f", lambda row, yard: row.get("view_us")),
        "sample": (".1f", lambda row, yard: row.get("sample_us")),
        "in clones": (".1f", lambda row, yard: row["sample_us"] / row["clone_us"] if "sample_us" in row else None),
        "bytes": (",.0f", lambda row, yard: row.get("state_bytes")),
    },
}


def _ours(slug: str, seats: int, seconds: float) -> Figures:
    return measure(tafelrunde.game(slug), seats, seconds)


def _compiled(slug: str, seats: int, seconds: float) -> Figures:
    """Measure our engine in the environment of the compiled core."""
    code = (
        "import dataclasses, json, sys, tafelrunde, tafelrunde.lab.bench as bench; slug, seats, seconds = sys.argv[1:];"
        "figures = bench.measure(tafelrunde.game(slug), int(seats), float(seconds));"
        "print(json.dumps(dataclasses.asdict(figures)))"
    )
    words = [str(FAST), "-c", code, slug, str(seats), str(seconds)]
    run = subprocess.run(words, capture_output=True, text=True, check=True)
    return Figures(**json.loads(run.stdout))


def _peer(name: str, seconds: float) -> PeerFigures:
    return dict(PEERS)[name](seconds)


def _alone(call: Callable[[], Any]) -> Any:
    """Run a measurement in a fresh process."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(call).result()


def _middle(rounds: list[Any]) -> dict[str, Any]:
    """Return the median of the rounds, field by field."""
    fields = asdict(rounds[0])
    for name, value in fields.items():
        if isinstance(value, float):
            fields[name] = median(getattr(one, name) for one in rounds)
    return fields


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of random play a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", help="also write the figures to this file")
    asked = parser.parse_args()
    ours = [(game.slug, seats) for game in tafelrunde.all_games() for seats in game.seats]
    jobs: dict[str, Callable[[], Any]] = {name: partial(_peer, name, asked.seconds) for name, _ in PEERS}
    for slug, seats in ours:
        jobs[f"{slug}, {seats} seats"] = partial(_ours, slug, seats, asked.seconds)
        if FAST.exists():
            jobs[f"{slug}, {seats} seats{COMPILED}"] = partial(_compiled, slug, seats, asked.seconds)
    found: dict[str, list[Any]] = {name: [] for name in jobs}
    console = Console(stderr=True)
    with console.status("") as status:
        for number in range(asked.rounds):
            for name, job in jobs.items():
                status.update(f"round {number + 1} of {asked.rounds}: {name}")
                found[name].append(_alone(job))
    figures = {name: _middle(rounds) for name, rounds in found.items()}
    importing = import_seconds()
    runs: RunFigures = _alone(partial(measure_runs, max(RUN_FEWEST, int(RUN_GAMES * asked.seconds)), asked.rounds))
    gym: list[GymFigures] = _alone(partial(measure_gym, asked.seconds, asked.rounds))
    _print(figures, importing)
    _print_runs(runs)
    _print_gym(gym)
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            learning = [asdict(row) for row in gym]
            found_all = {"figures": figures, "import_seconds": importing, "runs": asdict(runs), "gym": learning}
            json.dump(found_all, file, indent=1)
    return 0


def _print(figures: dict[str, dict[str, Any]], importing: float) -> None:
    console = Console(width=150)
    for title, columns in TABLES_OF_FIGURES.items():
        table = Table(title=title)
        for head in ("engine", *columns):
            table.add_column(head, justify="left" if head == "engine" else "right", no_wrap=True)
        for name, row in figures.items():
            if not name.endswith(COMPILED):
                builds = [row, figures[name + COMPILED]] if name + COMPILED in figures else [row]
                table.add_row(name, *[_cell(column, builds, figures[YARDSTICK]) for column in columns.values()])
        console.print(table)
    console.print(f"x and 1/x: against {YARDSTICK}. Where there are two figures, the second is the compiled core's.")
    for name, row in figures.items():
        if row.get("note"):
            console.print(f"[dim]{name}: {row['note']}[/dim]", highlight=False)
    for name, row in figures.items():
        if "sample_us" in row:
            _judge(console, name, row, figures)
    _tell(console, "all games", "import, ms of CPU time", 1000 * importing, IMPORT_MS, at_least=False)


def _print_runs(runs: RunFigures) -> None:
    console = Console(width=150)
    table = Table(title="lab run, rows written, random bots: milliseconds of CPU time for a game")
    for head in ("cores", "games", "one core", "all cores", "gain", "busy", "memory"):
        table.add_column(head, justify="right")
    gain, busy, memory = f"{runs.gain:.2f}", f"{100 * runs.busy:.0f} %", f"{runs.peak_mb:.0f} MB"
    table.add_row(str(runs.cores), str(runs.games), f"{runs.one_ms:.2f}", f"{runs.all_ms:.2f}", gain, busy, memory)
    console.print(table)
    for what, reached, aim in (
        ("gain", runs.gain, RUN_GAIN * runs.cores),
        ("busy", runs.busy, RUN_BUSY),
    ):
        console.print(f"{'reached' if reached >= aim else 'MISSED '}  lab run: {what} {reached:.2f} (at least {aim:g})")


def _print_gym(figures: list[GymFigures]) -> None:
    title = f"Random play with observations and masks as arrays: ours {TABLES} games at once, others one at a time"
    table = Table(title=title)
    for head in ("environment", "numbers", "moves", "decisions/s"):
        table.add_column(head, justify="left" if head == "environment" else "right", no_wrap=True)
    for row in gym_rows(figures):
        table.add_row(*row)
    Console(width=150).print(table)


def _cell(column: Column, builds: list[dict[str, Any]], yard: dict[str, Any]) -> str:
    """Return a figure as text, with that of the compiled core beside it."""
    form, of = column
    found = [of(row, yard) for row in builds]
    return " ".join("-" if figure is None else format(figure, form) for figure in found)


def _judge(console: Console, name: str, row: dict[str, Any], figures: dict[str, dict[str, Any]]) -> None:
    """Print our goals with the reached values."""
    slug, yard, compiled = row["game"], figures[YARDSTICK], name.endswith(COMPILED)
    times = (ALONE_TIMES if row["seats"] == 1 else {}).get(slug) or DECISIONS_TIMES.get(slug)
    if times is not None:
        _tell(console, name, "decisions/s", row["decisions_per_s"] / yard["decisions_per_s"], times[compiled])
    if slug in CLONE_PART:
        _tell(console, name, "clone", yard["clone_us"] / row["clone_us"], CLONE_PART[slug])
    _tell(console, name, "sample in clones", row["sample_us"] / row["clone_us"], SAMPLE_CLONES, at_least=False)
    if compiled:
        plain = figures[name.removesuffix(COMPILED)]
        for rate, by in (("search_per_s", "what was learned"), ("plain_search_per_s", "the heuristic")):
            _tell(console, name, f"search by {by} against plain", row[rate] / plain[rate], SEARCH_TIMES)


def _tell(console: Console, name: str, what: str, reached: float, aim: float, at_least: bool = True) -> None:
    good = reached >= aim if at_least else reached <= aim
    word = "at least" if at_least else "at most"
    console.print(f"{'reached' if good else 'MISSED '}  {name}: {what} {reached:.1f} ({word} {aim:g})")
