"""The use of all cores by lab runs: random bots, rows written, one core beside all cores.

Wall times mean little on a machine that others use as well. Therefore the gain is computed from the CPU time of a game
with one worker and with many, and from the share of time in which workers ran or waited for a core.
"""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, process_time
from typing import NamedTuple

from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.runs import run

SITTING = Sitting("drachenland", ("random",) * 3, {"clock_rounds": 4})
PART = 50  # games in one batch of a worker
LOOK = 0.1  # seconds between two samples of the workers


@dataclass(frozen=True)
class RunFigures:
    """Runs on one core and on all of them."""

    cores: int
    games: int
    one_ms: float  # CPU time of a game on one core
    all_ms: float  # CPU time of a game on all cores, writing included
    busy: float  # the share of time in which workers ran or waited for a core
    peak_mb: float  # memory of the process that writes

    @property
    def gain(self) -> float:
        """The ratio of games a second on all cores to one, if the cores are free."""
        return self.cores * self.busy * self.one_ms / self.all_ms


def measure_runs(games: int, rounds: int) -> RunFigures:
    """Play `games` on one core, and `games` for each core on all cores, in turn; return the medians."""
    cores = os.cpu_count() or 1
    with TemporaryDirectory() as folder:
        run(Path(folder, "warm"), Plan((SITTING,), 5), workers=1)
        one, many = [], []
        for number in range(rounds):
            began = process_time()
            run(Path(folder, f"one-{number}"), Plan((SITTING,), games), workers=1, part=PART)
            one.append((process_time() - began) / games)
            watch = _Watch()
            watch.start()
            plan = Plan((SITTING,), cores * games)
            run(Path(folder, f"all-{number}"), plan, workers=cores, progress=watch.progress, part=PART)
            many.append(watch.stop())
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    spent, busy = (median(figures) for figures in zip(*many, strict=True))
    return RunFigures(cores, games, 1000 * median(one), 1000 * spent, busy / cores, peak)


class _Look(NamedTuple):
    """One sample of the progress and the workers' times."""

    at: float
    done: int  # games
    own: float  # CPU seconds of this process
    workers: dict[int, _Work]


class _Watch(Thread):
    """A thread that samples the workers at intervals, since the times of an ended process are lost."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._over = Event()
        self._done = 0
        self._looks: list[_Look] = []

    def progress(self, done: int, total: int) -> None:
        self._done = done

    def run(self) -> None:
        while not self._over.wait(LOOK):
            workers = {pid: work for pid in _workers() if (work := _work(pid))}
            self._looks.append(_Look(perf_counter(), self._done, process_time(), workers))

    def stop(self) -> tuple[float, float]:
        """Return the CPU seconds of a game and the average number of busy workers.

        Only the time between the first batches of all workers and the end of the first worker counts.
        """
        self._over.set()
        self.join()
        most = max(len(look.workers) for look in self._looks)
        full = [look for look in self._looks if len(look.workers) == most and look.done >= PART * most]
        first, last = full[0], full[-1]
        spent = last.own - first.own + sum(last.workers[pid].ran - work.ran for pid, work in first.workers.items())
        ready = sum(last.workers[pid].ready - work.ready for pid, work in first.workers.items())
        return spent / (last.done - first.done), ready / (last.at - first.at)


class _Work(NamedTuple):
    """The times of a process in seconds."""

    ran: float  # CPU time of all threads
    ready: float  # time in which the first thread, which plays, ran or waited for a core


def _workers() -> Iterator[int]:
    """Yield the process ids of our workers, the children of the fork server."""
    below: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = stat.read_text().partition(" ")
        except OSError:
            continue
        below.setdefault(int(rest.rpartition(")")[2].split()[1]), []).append(int(pid))
    for child in below.get(os.getpid(), []):
        yield from below.get(child, [])


def _work(pid: int) -> _Work | None:
    try:
        threads = {
            task.parent.name: [int(word) / 1e9 for word in task.read_text().split()]
            for task in Path(f"/proc/{pid}/task").glob("*/schedstat")
        }
        first = threads[str(pid)]
    except (OSError, KeyError):
        return None
    return _Work(sum(ran for ran, *_ in threads.values()), first[0] + first[1])
