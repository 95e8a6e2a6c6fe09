"""Runs with given rows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tafelrunde.lab.figures import Sample
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.row_writer import COLUMNS, TableRows
from tafelrunde.lab.runs import Run, RunHeader, packed


def rows(**tables: list[tuple[object, ...]]) -> TableRows:
    return {name: tables.get(name, []) for name in COLUMNS}


def made(folder: Path, sitting: Sitting, games: int, kept: TableRows) -> Run:
    """Return a run of one part with just these rows."""
    plan = Plan((sitting,), games)
    for name in COLUMNS:
        (folder / name).mkdir(parents=True)
    (folder / "plan.json").write_bytes(msgspec.json.encode(RunHeader.of(plan, games)))
    run = Run(folder)
    run.put(0, packed(kept))
    return run


def sample(folder: Path, sitting: Sitting, games: int, kept: TableRows) -> Sample:
    return Sample(made(folder, sitting, games, kept), 0)
