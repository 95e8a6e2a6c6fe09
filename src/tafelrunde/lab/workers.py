"""Who plays the parts of a run: this process, or several on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol

from tafelrunde.bots.processes import run_parallel
from tafelrunde.lab.plan import Plan

Files = dict[str, bytes]
Parts = Iterator[tuple[int, range]]
"""What there is to play, part by part. It is asked for the next one as late as can be: there may be none any more."""
AHEAD = 3  # parts that wait for each worker of a cluster


class WorkerPool(Protocol):
    """Plays parts and hands them over as they are done, in any order."""

    def __call__(self, plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]: ...


def local(workers: int | None = None) -> WorkerPool:
    """On this machine, on all cores or so many."""

    def play(plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        return ((part, files) for (part, _), files in run_parallel(partial(_part, plan), parts, workers))

    return play


def _part(plan: Plan, part: tuple[int, range]) -> Files:
    from tafelrunde.lab.runs import part_of

    return part_of(plan, part[1])
