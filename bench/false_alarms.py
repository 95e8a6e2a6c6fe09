"""The false alarms of `lab report`: effects on winning that it reports in data without any.

    python -m bench.false_alarms FOLDER --tables 1000

The command plays random bots into the folder (or uses the games in it). It picks consecutive games, redistributes the
outcomes of whole games among them and looks for effects. Seats and sums of a game stay unchanged. The result is
`FALSE_ALARMS` in `tafelrunde/lab/effects.py`, which reports quote.
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import cached_property
from pathlib import Path

import numpy as np
import polars as pl

from tafelrunde.bots.arena import interval
from tafelrunde.lab.effects import effects
from tafelrunde.lab.figures import N, Sample
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.runs import Run, run

POOL = {"dungeonquest": 3000, "dungeon_designer": 2000, "drachenland": 1500}  # games to pick tables from
SIZES = (100, 300)  # games in a table
SEATS = 3


class Redealt(Sample):
    """Consecutive games of a run with redistributed outcomes."""

    def __init__(self, kept: Run, size: int, dice: np.random.Generator) -> None:
        super().__init__(kept, 0)
        self.first, self.wanted = int(dice.integers(kept.played - size + 1)), size
        self.order = dice.permutation(size)

    def scan(self, table: str) -> pl.LazyFrame:
        return self.run.scan(table).filter(N.is_between(self.first, self.first + self.wanted - 1))

    @cached_property
    def played(self) -> pl.DataFrame:
        rows = super().played.sort("number", "seat")
        won = rows["won"].to_numpy().reshape(-1, self.seats)[self.order]
        return rows.with_columns(won=pl.Series(won.ravel()))


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", choices=POOL, action="append")
    args = parser.parse_args()
    for slug in args.game or POOL:
        kept = run(args.folder / slug, Plan((Sitting(slug, ("random",) * SEATS),), POOL[slug], secret="bench"))
        for size in SIZES:
            dice = np.random.default_rng(5)
            found = [effects(Redealt(kept, size, dice)) for _ in range(args.tables)]
            alarms, things = sum(rows["stands_out"].any() for rows in found), sum(rows.height for rows in found)
            low, high = (100 * bound for bound in interval(alarms, args.tables))
            rate, each = 100 * alarms / args.tables, things / args.tables
            said = f"{alarms} alarms in {args.tables} tables, {rate:.1f} % ({low:.1f} to {high:.1f})"
            print(f"{slug}, {size} games: {said}; {each:.0f} comparisons each", flush=True)


if __name__ == "__main__":
    main()
