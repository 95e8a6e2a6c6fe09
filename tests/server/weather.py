"""Bad weather for long: `python -m tests.server.weather --faults 5000 --moves 250000 --report FILE` (`make storms`).

Storm after storm by the seed, in turns on a database with two houses and on a file with one, until there were so many
faults and so many acknowledged moves. A line is told of each; what is not sound ends it, with the seed to see it again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, process_time

from tests.server.aftermath import weathered_on_a_database, weathered_on_a_file
from tests.server.databases import Cluster, running
from tests.server.storms import Storm

FAULTS, MOVES = 60, 100  # of one storm; moves between two faults at most


@dataclass
class Weather:
    """What there has been so far."""

    storms: int = 0
    games: int = 0
    over: int = 0
    moves: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    odd: Counter[str] = field(default_factory=Counter)

    def take(self, storm: Storm) -> None:
        self.storms += 1
        self.games += len(storm.sittings)
        self.over += sum(sitting.over for sitting in storm.sittings)
        self.moves += storm.moves
        self.faults += storm.faults
        self.odd += storm.odd

    def report(self, minutes: float) -> str:
        lines = [
            f"{self.storms} storms, {self.games:,} games ({self.over:,} played to their end), "
            f"{self.moves:,} acknowledged moves, {self.faults.total():,} faults in {minutes:.0f} minutes: "
            f"{self.moves / minutes:,.0f} moves and {self.faults.total() / minutes:.1f} faults a minute",
            "",
            "| what happened | how often |",
            "|---|---:|",
            *(f"| {what} | {count:,} |" for what, count in sorted(self.faults.items())),
            *(f"| a command {what} | {count:,} |" for what, count in sorted(self.odd.items())),
            "",
            "No acknowledged move is lost or doubled, every log plays again to its last hash, every record verifies, "
            "all houses show the same.",
            "",
        ]
        return "\n".join(lines)


def one(seed: int, cluster: Cluster) -> Storm:
    with TemporaryDirectory() as folder:
        if seed % 2:
            return asyncio.run(weathered_on_a_file(Path(folder), seed, FAULTS, MOVES))
        return asyncio.run(weathered_on_a_database(cluster, Path(folder), seed, FAULTS, MOVES))


def main() -> int:
    parser = argparse.ArgumentParser(description="storm after storm")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0, help="of the first storm")
    parser.add_argument("--report", type=Path)
    args = parser.parse_args()
    weather, began, seed = Weather(), monotonic(), args.seed
    with TemporaryDirectory() as folder, running(Path(folder)) as cluster:
        while weather.faults.total() < args.faults or weather.moves < args.moves:
            try:
                weather.take(one(seed, cluster))
            except BaseException:
                print(f"storm {seed} has done harm", file=sys.stderr)
                raise
            minutes = (monotonic() - began) / 60
            print(f"storm {seed}: " + weather.report(minutes).partition("\n")[0], file=sys.stderr, flush=True)
            if args.report:
                args.report.parent.mkdir(parents=True, exist_ok=True)
                args.report.write_text(weather.report(minutes), "utf-8")
            seed += 1
    print(weather.report((monotonic() - began) / 60))
    print(f"CPU of the players alone: {process_time():.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
