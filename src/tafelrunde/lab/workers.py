"""Workers that play the parts of a run: this process, or several on all cores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol

from tafelrunde.bots.processes import run_parallel
from tafelrunde.lab.plan import Plan

Files = dict[str, bytes]
Parts = Iterator[tuple[int, range]]
"""The parts left to play. Ask for the next one as late as possible: there may be none any more."""
AHEAD = 3  # parts queued for each worker of a cluster


class WorkerPool(Protocol):
    """A pool that plays parts and hands them over in any order as they are done."""

    def __call__(self, plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]: ...


def local(workers: int | None = None) -> WorkerPool:
    """Play on this machine, on all cores or the given number."""

    def play(plan: Plan, parts: Parts) -> Iterator[tuple[int, Files]]:
        return ((part, files) for (part, _), files in run_parallel(partial(_part, plan), parts, workers))

    return play


def _part(plan: Plan, part: tuple[int, range]) -> Files:
    from tafelrunde.lab.runs import part_of

    return part_of(plan, part[1])
