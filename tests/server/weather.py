"""Bad weather for long: `python -m tests.server.weather --faults 5000 --moves 250000 --report FILE` (`make storms`).

Storm after storm by the seed, in turns on a database with two houses and on a file with one, until there were so many
faults and so many acknowledged moves. A line is told of each; what is not sound ends it, with the seed to see it again.
What there has been stands beside the report: `--resume` goes on from there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec

from tests.server.aftermath import weathered_on_a_database, weathered_on_a_file
from tests.server.databases import Cluster, running
from tests.server.storms import Storm

FAULTS, MOVES = 60, 100  # of one storm; moves between two faults at most


@dataclass
class Weather:
    """What there has been so far."""

    seed: int  # of the next storm
    seconds: float = 0.0
    storms: int = 0
    games: int = 0
    over: int = 0
    moves: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    odd: dict[str, int] = field(default_factory=dict)

    def take(self, storm: Storm, seconds: float) -> None:
        self.seed += 1
        self.seconds += seconds
        self.storms += 1
        self.games += len(storm.sittings)
        self.over += sum(sitting.over for sitting in storm.sittings)
        self.moves += storm.moves
        self.faults = dict(Counter(self.faults) + storm.faults)
        self.odd = dict(Counter(self.odd) + storm.odd)

    def enough(self, faults: int, moves: int) -> bool:
        return sum(self.faults.values()) >= faults and self.moves >= moves

    def report(self) -> str:
        minutes, faults = self.seconds / 60, sum(self.faults.values())
        lines = [
            f"{self.storms} storms, {self.games:,} games ({self.over:,} played to their end), "
            f"{self.moves:,} acknowledged moves, {faults:,} faults in {minutes:.0f} minutes: "
            f"{self.moves / minutes:,.0f} moves and {faults / minutes:.1f} faults a minute",
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
    parser.add_argument("--resume", action="store_true", help="go on with what stands beside the report")
    args = parser.parse_args()
    kept: Path | None = args.report.with_suffix(".json") if args.report else None
    weather = Weather(args.seed)
    if args.resume and kept and kept.exists():
        weather = msgspec.json.decode(kept.read_bytes(), type=Weather)
    with TemporaryDirectory() as folder, running(Path(folder)) as cluster:
        while not weather.enough(args.faults, args.moves):
            began = monotonic()
            try:
                storm = one(weather.seed, cluster)
            except BaseException:
                print(f"storm {weather.seed} has done harm", file=sys.stderr)
                raise
            weather.take(storm, monotonic() - began)
            print(f"storm {weather.seed - 1}: " + weather.report().partition("\n")[0], file=sys.stderr, flush=True)
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(msgspec.json.encode(weather))
                args.report.write_text(weather.report(), "utf-8")
    print(weather.report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
