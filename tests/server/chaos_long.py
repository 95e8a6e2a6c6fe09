"""Long chaos tests: `python -m tests.server.chaos_long --faults 5000 --moves 250000 --report FILE` (`make storms`).

Run storm after storm by seed, in turns on a database with two nodes and on a file with one, in as many processes as
there are cores. Stop after the given numbers of faults and acknowledged moves. Each storm prints a line with its seed.
After an unsound one no other begins. The totals are stored beside the report: `--resume` goes on from there, and first
repeats the storms whose end is unknown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exception

import msgspec

from tests.server.chaos_checks import storm_on_a_database, storm_on_a_file
from tests.server.databases import running

FAULTS, MOVES = 60, 100  # of one storm; moves between two faults at most


@dataclass
class StormTotals:
    """The totals of all storms so far."""

    seed: int  # of the next storm
    seconds: float = 0.0
    storms: int = 0
    games: int = 0
    over: int = 0
    moves: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    odd: dict[str, int] = field(default_factory=dict)
    begun: list[int] = field(default_factory=list)  # seeds of storms whose end is unknown

    def begin(self) -> int:
        """Return the seed of the next storm, and note that it has begun."""
        self.begun.append(self.seed)
        self.seed += 1
        return self.begun[-1]

    def take(self, other: StormTotals) -> None:
        """Add the totals of a storm that has ended."""
        self.begun.remove(other.seed)
        self.seconds += other.seconds
        self.storms += other.storms
        self.games += other.games
        self.over += other.over
        self.moves += other.moves
        self.faults = dict(Counter(self.faults) + Counter(other.faults))
        self.odd = dict(Counter(self.odd) + Counter(other.odd))

    def enough(self, faults: int, moves: int) -> bool:
        return sum(self.faults.values()) >= faults and self.moves >= moves

    def report(self) -> str:
        minutes, faults = max(self.seconds / 60, 1e-9), sum(self.faults.values())
        lines = [
            f"{self.storms} storms, {self.games:,} games ({self.over:,} played to their end), "
            f"{self.moves:,} acknowledged moves, {faults:,} faults; one storm: "
            f"{self.moves / minutes:,.0f} moves and {faults / minutes:.1f} faults a minute",
            "",
            "| what happened | how often |",
            "|---|---:|",
            *(f"| {what} | {count:,} |" for what, count in sorted(self.faults.items())),
            *(f"| a command {what} | {count:,} |" for what, count in sorted(self.odd.items())),
            "",
            "No acknowledged move is lost or doubled, every log plays again to its last hash, every record verifies, "
            "all nodes show the same.",
            "",
        ]
        return "\n".join(lines)


def one(seed: int) -> StormTotals:
    """Run a storm with its own database."""
    began = monotonic()
    with TemporaryDirectory() as folder, TemporaryDirectory() as base:
        if seed % 2:
            storm = asyncio.run(storm_on_a_file(Path(folder), seed, FAULTS, MOVES))
        else:
            with running(Path(base)) as cluster:
                storm = asyncio.run(storm_on_a_database(cluster, Path(folder), seed, FAULTS, MOVES))
    over = sum(sitting.over for sitting in storm.sittings)
    games, seconds = len(storm.sittings), monotonic() - began
    return StormTotals(seed, seconds, 1, games, over, storm.moves, dict(storm.faults), dict(storm.odd))


def storms(totals: StormTotals, faults: int, moves: int, workers: int, report: Path | None) -> bool:
    """Run storms until there were enough; return whether all were sound. An unsound one stays in `begun`."""
    sound = True
    with ProcessPoolExecutor(workers, max_tasks_per_child=1) as pool:
        raging = {pool.submit(one, seed): seed for seed in totals.begun}
        while True:
            while sound and len(raging) < workers and not totals.enough(faults, moves):
                seed = totals.begin()
                raging[pool.submit(one, seed)] = seed
            if report:
                report.with_suffix(".json").write_bytes(msgspec.json.encode(totals))
                report.write_text(totals.report(), "utf-8")
            if not raging:
                return sound
            for passed in wait(raging, return_when=FIRST_COMPLETED).done:
                seed = raging.pop(passed)
                if (harm := passed.exception()) is None:
                    totals.take(passed.result())
                    said = totals.report().partition("\n")[0]
                else:
                    sound, said = False, "has done harm\n" + "".join(format_exception(harm))
                print(f"storm {seed}: {said}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="storm after storm")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0, help="of the first storm")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--resume", action="store_true", help="go on with what stands beside the report")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)), help="storms at once")
    args = parser.parse_args()
    totals = StormTotals(args.seed)
    if args.report:
        args.report.parent.mkdir(parents=True, exist_ok=True)
        kept = args.report.with_suffix(".json")
        if args.resume and kept.exists():
            totals = msgspec.json.decode(kept.read_bytes(), type=StormTotals)
    sound = storms(totals, args.faults, args.moves, args.workers, args.report)
    print(totals.report())
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
