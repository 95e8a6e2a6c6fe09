"""Who plays the parts of a run: this process, or several on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

from tafelrunde.bots.kinds import know, known
from tafelrunde.kernel.errors import BadInput
from tafelrunde.lab.plan import Plan

Files = dict[str, bytes]
Parts = Iterator[tuple[int, range]]
"""What there is to play, part by part. It is asked for the next one as late as can be: there may be none any more."""
AHEAD = 3  # parts that wait for each worker


class Workers(Protocol):
    """Plays parts and hands them over as they are done, in any order."""

    def __call__(self, plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]: ...


def local(workers: int | None = None) -> Workers:
    """On this machine, on all cores or so many."""
    count = workers or os.cpu_count() or 1

    def alone(plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        from tafelrunde.lab.runs import part_of

        for part, numbers in parts:
            yield part, part_of(plan, numbers)

    def many(plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        from tafelrunde.lab.runs import part_of

        with ProcessPoolExecutor(count, get_context("forkserver"), know, (known(),)) as pool:
            running: dict[Future[Files], int] = {}
            try:
                while True:
                    for part, numbers in islice(parts, AHEAD * count - len(running)):
                        running[pool.submit(part_of, plan, numbers)] = part
                    if not running:
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(future), future.result()
            except BrokenProcessPool:
                raise BadInput("run-worker") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return alone if count == 1 else many
