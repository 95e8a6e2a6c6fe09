"""The long search for leaks: `python -m tests.conformance.leaks --pairs 10000 --report FILE` (`make leaks`).

It examines pairs of worlds that a viewer may not tell apart, for every built-in game, seat count, seat and the
spectator. It ends when enough pairs whose secrets really differ have been examined; see
`tafelrunde.testing.paired_tables`. Each difference is reported with all that is needed to reproduce it, and the command
fails. Every tenth pair is played twice: the same world with itself gives times to compare with. Times decide nothing.

Every seed's games are examined in a process of their own, one process per core. The results stand beside the report,
game by game: `--resume` continues from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from math import log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.kernel.game import Game, game
from tafelrunde.testing.fake_server import moments
from tafelrunde.testing.paired_tables import PairedTables, SentMessages, paired, sent, told_apart
from tafelrunde.testing.trials import Trial, at_random, by_heuristic
from tests.built_in_games import GAMES

MOMENTS = 8  # of a game that are examined
TWICE = 10  # pairs from one comparison of times to the next
AHEAD = 2  # seeds per process that are queued before one of them is awaited


@dataclass(kw_only=True)
class Survey:
    """The results of one game."""

    slug: str
    seed: int  # of the next games
    pairs: int = 0
    deeds: int = 0
    bots: int = 0
    messages: int = 0
    sizes: int = 0
    found: list[str] = field(default_factory=list)
    same: list[float] = field(default_factory=list)  # differences in time between two runs of the same world
    other: list[float] = field(default_factory=list)  # differences in time between two worlds
    sided: list[float] = field(default_factory=list)  # the same, with its sign

    def take(self, pair: PairedTables, here: SentMessages, there: SentMessages) -> None:
        self.pairs += 1
        self.deeds += len(pair.deeds)
        self.bots += sum(deed.seat in pair.bots for deed in pair.deeds)
        self.messages += len(here.messages)
        self.sizes += sum(map(len, here.messages))

    def add(self, other: Survey) -> None:
        """Add the results of the next seed."""
        self.seed += 1
        self.pairs += other.pairs
        self.deeds += other.deeds
        self.bots += other.bots
        self.messages += other.messages
        self.sizes += other.sizes
        self.found += other.found
        self.same += other.same
        self.other += other.other
        self.sided += other.sided

    def time(self, here: SentMessages, there: SentMessages, again: SentMessages) -> None:
        one, two, three = (sum(ran.seconds) for ran in (here, there, again))
        if one and two and three:
            self.same.append(abs(log(one / three)))
            self.other.append(abs(log(one / two)))
            self.sided.append(log(two / one))

    def row(self) -> str:
        times = "-"
        if len(self.sided) > 1:
            within = 1.96 * stdev(self.sided) / sqrt(len(self.sided))
            times = (
                f"{median(self.same):.1%} / {median(self.other):.1%}, "
                f"{fmean(self.sided):+.2%} ± {within:.2%} (n = {len(self.sided)})"
            )
        return (
            f"| {self.slug} | {self.pairs:,} | {self.deeds:,} | {self.bots:,} | {self.messages:,} "
            f"| {self.sizes / 1e6:,.0f} | {len(self.found)} | {times} |"
        )


HEAD = """| game | pairs | moves in them | of those by bots | messages compared | MB | pairs that differ \
| time: same world twice / two worlds, shift |
|---|---:|---:|---:|---:|---:|---:|---|"""


def trials(one: Game[Any, Any], seed: int) -> Iterator[Trial]:
    """Yield games at all seat counts, at random or by heuristic."""
    for seats in one.seats:
        yield Trial(one.setup(seats), seed, (at_random, by_heuristic)[seed % 2])


def survey(slug: str, seed: int) -> Survey:
    """Examine the games of one seed."""
    done = Survey(slug=slug, seed=seed)
    for trial in trials(game(slug), seed):
        look(done, trial)
    return done


def surveys(begun: list[Survey], pairs: int, workers: int, kept: Path | None) -> None:
    """Examine seed after seed of every game until there are enough pairs; add the results in the order of the seeds."""
    began, before = monotonic(), sum(done.pairs for done in begun)
    ahead: deque[tuple[Survey, Future[Survey]]] = deque()
    with ProcessPoolExecutor(workers) as pool:
        while True:
            waiting = [done for done in begun if done.pairs < pairs]
            while waiting and len(ahead) < AHEAD * workers:
                given = [done for done, _ in ahead]
                next_one = min(waiting, key=lambda done: (given.count(done), done.pairs))
                ahead.append((next_one, pool.submit(survey, next_one.slug, next_one.seed + given.count(next_one))))
            if not ahead:
                return
            done, came = ahead.popleft()
            done.add(came.result())
            if kept:
                (kept / f"{done.slug}.json").write_bytes(msgspec.json.encode(done))
            rate = (sum(one.pairs for one in begun) - before) / (monotonic() - began)
            said = (
                f"{done.slug}: {done.pairs:,} of {pairs:,} pairs, {len(done.found)} differ; {rate:.1f} a second in all"
            )
            print(said, file=sys.stderr, flush=True)


def begun(slug: str, seed: int, kept: Path | None) -> Survey:
    """Return the results beside the report, or empty ones."""
    file = kept / f"{slug}.json" if kept else None
    return (
        msgspec.json.decode(file.read_bytes(), type=Survey) if file and file.exists() else Survey(slug=slug, seed=seed)
    )


def look(done: Survey, trial: Trial) -> None:
    """Examine some moments of a game from every viewer."""
    dice = trial.dice("leaks")
    for table in moments(trial, lambda table: True, MOMENTS):
        for viewer in trial.viewers:
            pair = paired(table, viewer, dice, trial.universe)
            if not pair.differs:
                continue
            here, there = sent(pair)
            done.take(pair, here, there)
            if found := told_apart(pair, here, there):
                done.found.append(f"{done.slug}, {trial.setup.seats} seats, seed {trial.seed}: {found}")
            if done.pairs % TWICE == 0:
                done.time(here, there, sent(pair)[0])


def main() -> int:
    parser = argparse.ArgumentParser(description="paired worlds on the wire, for long")
    parser.add_argument("--pairs", type=int, default=1000, help="a game")
    parser.add_argument("--seed", type=int, default=0, help="of the first games")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--resume", action="store_true", help="go on with what stands beside the report")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)), help="processes at once")
    args = parser.parse_args()
    kept = args.report.with_suffix("") if args.report else None
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
    looked = [begun(one.slug, args.seed, kept if args.resume else None) for one in GAMES]
    surveys(looked, args.pairs, args.workers, kept)
    found = [line for one in looked for line in one.found]
    text = "\n".join([HEAD, *(one.row() for one in looked), *found, ""])
    print(text)
    if args.report:
        args.report.write_text(text, "utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
