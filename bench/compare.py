"""`make bench`: our engine beside its peers, in one run on one core.

Rounds alternate between us and the peers, each figure is the median of its rounds, and all are per CPU second, so
that ratios hold on a busy machine too. Each side runs in a process of its own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import tafelrunde
from bench.peers import PEERS, PeerFigures
from tafelrunde.lab.bench import Figures, import_seconds, measure

YARDSTICK = "catanatron"
DECISIONS_TIMES = {  # against catanatron's, at least
    "apokalypse": 1.5,
    "dante": 2.5,
    "drachenland": 3.0,
    "dungeon_designer": 1.5,
    "dungeonquest": 1.5,
}
CLONE_PART = {"drachenland": 20.0}  # catanatron's copy against our clone, at least
SAMPLE_CLONES = {"drachenland": 5.0}  # our sample in clones, at most


def _ours(slug: str, seats: int, seconds: float) -> Figures:
    return measure(tafelrunde.game(slug), seats, seconds)


def _peer(name: str, seconds: float) -> PeerFigures:
    return dict(PEERS)[name](seconds)


def _alone(call: Callable[[], Any]) -> Any:
    """Runs a measurement in a fresh process."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(call).result()


def _middle(rounds: list[Any]) -> dict[str, Any]:
    """Field by field the median of the rounds."""
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
    jobs |= {f"{slug}, {seats} seats": partial(_ours, slug, seats, asked.seconds) for slug, seats in ours}
    found: dict[str, list[Any]] = {name: [] for name in jobs}
    console = Console(stderr=True)
    with console.status("") as status:
        for number in range(asked.rounds):
            for name, job in jobs.items():
                status.update(f"round {number + 1} of {asked.rounds}: {name}")
                found[name].append(_alone(job))
    figures = {name: _middle(rounds) for name, rounds in found.items()}
    importing = import_seconds()
    _print(figures, importing)
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump({"figures": figures, "import_seconds": importing}, file, indent=1)
    return 0


def _print(figures: dict[str, dict[str, Any]], importing: float) -> None:
    console = Console(width=150)
    yard = figures[YARDSTICK]
    table = Table(title="Random play on one core, legal list included; single operations in CPU microseconds")
    heads = ("engine", "decisions/s", "x", "games/s", "dec/game", "clone", "1/x", "legal", "view", "sample", "search/s")
    for head in (*heads, "bytes"):
        table.add_column(head, justify="left" if head == "engine" else "right", no_wrap=True)
    for name, row in figures.items():
        clone = row["clone_us"]
        table.add_row(
            name,
            f"{row['decisions_per_s']:,.0f}",
            f"{row['decisions_per_s'] / yard['decisions_per_s']:.1f}",
            f"{row['games_per_s']:,.1f}",
            f"{row['decisions_per_s'] / row['games_per_s']:,.0f}",
            f"{clone:.2f}" if clone else "-",
            f"{yard['clone_us'] / clone:.1f}" if clone else "-",
            f"{row['legal_us']:.2f}" if row["legal_us"] else "-",
            f"{row['view_us']:.1f}" if "view_us" in row else "-",
            f"{row['sample_us']:.2f}" if "sample_us" in row else "-",
            f"{row['search_per_s']:,.0f}" if "search_per_s" in row else "-",
            f"{row['state_bytes']:,.0f}" if "state_bytes" in row else "-",
        )
    console.print(table)
    console.print(f"x and 1/x: against {YARDSTICK}. Import with all games: {1000 * importing:.0f} ms of CPU time.")
    for name, row in figures.items():
        if row.get("note"):
            console.print(f"[dim]{name}: {row['note']}[/dim]", highlight=False)
    for name, row in figures.items():
        if "sample_us" in row:
            _judge(console, name, row, yard)


def _judge(console: Console, name: str, row: dict[str, Any], yard: dict[str, Any]) -> None:
    """The house's aims, each with what was reached."""
    slug = row["game"]
    aims = (
        ("decisions/s", row["decisions_per_s"] / yard["decisions_per_s"], DECISIONS_TIMES.get(slug), True),
        ("clone", yard["clone_us"] / row["clone_us"], CLONE_PART.get(slug), True),
        ("sample in clones", row["sample_us"] / row["clone_us"], SAMPLE_CLONES.get(slug), False),
    )
    for what, reached, aim, at_least in aims:
        if aim is not None:
            good = reached >= aim if at_least else reached <= aim
            word = "at least" if at_least else "at most"
            console.print(f"{'reached' if good else 'MISSED '}  {name}: {what} {reached:.1f} ({word} {aim:g})")
