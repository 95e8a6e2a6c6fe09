"""A comparison of two ways to play the same game: the effect of another edition or another ruling.

Games of both sides come in pairs with the same luck, as far as the rules draw alike. Much of the luck cancels out. All
intervals of a comparison hold together with 95 % (Bonferroni). Where nothing differs, one comparison in twenty raises a
false alarm, however many figures it looks at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, inf, sqrt
from pathlib import Path
from statistics import NormalDist
from tempfile import TemporaryDirectory

import polars as pl

from tafelrunde.kernel.errors import BadInput
from tafelrunde.lab.effects import KEYS, LEAST, EffectSums, together
from tafelrunde.lab.figures import Sample, width
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.runs import Run, run

PILOT = 60  # games of each side, from which the number of games needed is estimated
APART = 1_000_000_007  # distance between the seeds of the pilot and those of the games that count
KINDS = ["event", "slot", "domain"]
ROUNDING_ERROR = 1e-9  # relative rounding error of squares: differences below it count as none
FIGURE_GROUPS = {"thing": 1, "busy": 2, "often": 3}
RULE_OF_THREE = 3.0  # what n pairs never showed happens in at most 3 / n of all, with 95 %
Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Change:
    """The change of a figure from one side to the other."""

    figure: str  # seat, score, decisions, rounds, shared, nobody, ending, thing, busy, often
    of: str  # the seat, the ending, or the word of a thing
    domain: str
    event: str
    before: float
    after: float
    error: float  # the standard error of the difference
    spread: float  # the standard deviation of the figure between games, on both sides
    z: float  # half width of the interval in standard errors, wide enough that all intervals hold together

    @property
    def sort(self) -> int:
        """The group of figures: the whole game, the worth of things, decisions with things, frequency of things."""
        return FIGURE_GROUPS.get(self.figure, 0)

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def low(self) -> float:
        return self.change - self.z * self.error

    @property
    def high(self) -> float:
        return self.change + self.z * self.error

    @property
    def sure(self) -> bool:
        return self.low > 0 or self.high < 0

    @property
    def weight(self) -> float:
        """The smallest change the interval allows, relative to the figure's usual variation."""
        least = max(0.0, abs(self.change) - self.z * self.error)
        return least / self.spread if self.spread else inf if least else 0.0


@dataclass(frozen=True)
class Difference:
    """All changes, the most certain first."""

    games: int  # of each side
    changes: tuple[Change, ...]

    @property
    def sure(self) -> tuple[Change, ...]:
        """The changes whose interval excludes zero, those of the whole game first."""
        found = (change for change in self.changes if change.sure)
        return tuple(sorted(found, key=lambda change: change.sort))

    @property
    def half_width(self) -> float:
        """Half of the widest 95 % interval of a seat's share of wins, taken alone."""
        return Z95 * max((change.error for change in self.changes if change.figure == "seat"), default=0.0)

    @property
    def precision(self) -> float:
        """The half width, but not below what pairs that all end alike leave open."""
        return max(self.half_width, RULE_OF_THREE / self.games)


FigureValues = tuple[str, str, str, str, float, float, float, float]


def compare(a: Sample, b: Sample, things: bool = True, among: int = 1) -> Difference:
    """Compare the games of two samples pair by pair. The caller decides whether pairs share their luck. Without
    `things`, compare only figures of the whole game. The intervals of `among` comparisons hold together."""
    games = min(a.size, b.size)
    found = list(_of_games(a, b, games))
    if things:
        found += _of_things(a, b, games)
    changes = [Change(*figures, z) for figures, z in zip(found, _widths(found, among), strict=True)]
    changes.sort(key=lambda change: -abs(change.change) / change.error if change.error else -inf)
    return Difference(games, tuple(changes))


def _widths(found: list[FigureValues], among: int) -> list[float]:
    """Return the half width of each interval in standard errors, chosen so that all hold together.

    The error probability is shared out evenly at four levels: between comparisons, then groups of figures, then kinds
    of things, then things. Six heroes therefore do not pay for a hundred cards.
    """
    groups = [FIGURE_GROUPS.get(figures[0], 0) for figures in found]
    kinds = [(group, *figures[2:4]) for group, figures in zip(groups, found, strict=True)]
    many = Counter(kinds)
    of_group = Counter(kind[0] for kind in many)
    return [width(among * len(of_group) * of_group[kind[0]] * many[kind]) for kind in kinds]


def _of_games(a: Sample, b: Sample, games: int) -> Iterator[FigureValues]:
    """Yield the figures that every game has, compared pair by pair. A figure that never changes is left out. A figure
    that changes by the same amount in every game has no error."""
    sides = _measures(a).head(games), _measures(b).head(games)
    for column in dict.fromkeys(sides[0].columns + sides[1].columns):
        before, after = (
            side[column] if column in side.columns else pl.Series([0.0] * games, dtype=pl.Float64) for side in sides
        )
        apart = after - before
        error = float(apart.std() or 0.0) / sqrt(games)  # type: ignore[arg-type]
        if error or _mean(apart):
            figure, _, of = column.partition(" ")
            spread = sqrt((_variance(before) + _variance(after)) / 2)
            yield figure, of, "", "", _mean(before), _mean(after), error, spread


def _mean(values: pl.Series) -> float:
    return float(values.mean() or 0.0)  # type: ignore[arg-type]


def _variance(values: pl.Series) -> float:
    return float(values.var() or 0.0)  # type: ignore[arg-type]


def _measures(sample: Sample) -> pl.DataFrame:
    """Return a row for every game with a column for every figure."""
    seats = sample.played.group_by("number").agg(
        *(pl.col("won").filter(pl.col("seat") == i).sum().alias(f"seat {i}") for i in range(sample.seats)),
        pl.col("score").mean().cast(pl.Float64),
    )
    endings = sorted(set(sample.games["how"]))
    whole = sample.games.select(
        "number",
        *((pl.col("how") == how).cast(pl.Float64).alias(f"ending {how}") for how in endings),
        pl.col("decisions").cast(pl.Float64),
        pl.col("rounds").cast(pl.Float64),
        shared=(pl.col("winners") > 1).cast(pl.Float64),
        nobody=(pl.col("winners") == 0).cast(pl.Float64),
    )
    return seats.join(whole, on="number").sort("number").drop("number")


def _of_things(a: Sample, b: Sample, games: int) -> Iterator[FigureValues]:
    """Yield the changes that concern things: their effect on winning, on the number of decisions, and their frequency.
    Each game's contribution is compared with that of its pair; luck that both share cancels out."""
    for name, figure in (("busy", "decisions"), ("thing", "won")):
        told = EffectSums.of(a, figure), EffectSums.of(b, figure)
        yield from _effects(name, *told)
    chosen = pl.concat([side.things.select(KINDS) for side in told]).unique()
    counts = [side.games.filter(pl.col("game") < games).join(chosen, on=KINDS) for side in told]
    often = (
        counts[0]
        .join(counts[1], on=[*KEYS, "game"], how="full", coalesce=True, suffix="_b")
        .fill_null(0)
        .group_by(KEYS)
        .agg(pl.col("k", "k_b").sum(), kk=(pl.col("k") ** 2).sum(), apart=((pl.col("k_b") - pl.col("k")) ** 2).sum())
        .filter(pl.col("k") + pl.col("k_b") >= LEAST)
        .sort(KEYS)
    )
    for row in often.iter_rows(named=True):
        before, after = row["k"] / games, row["k_b"] / games
        error = sqrt(max(0.0, row["apart"] / games - (after - before) ** 2) / games)
        if row["apart"]:
            spread = sqrt(max(0.0, row["kk"] / games - before**2))
            yield "often", row["word"], row["domain"], row["event"], before, after, error, spread


def _effects(name: str, a: EffectSums, b: EffectSums) -> Iterator[FigureValues]:
    rows = a.things.join(b.things, on=KEYS, suffix="_b").sort(KEYS)
    for column, x, y in (("aa", a, a), ("bb", b, b), ("ab", a, b)):
        rows = rows.join(together(x, y).rename({"together": column}), on=KEYS)
    for row in rows.iter_rows(named=True):
        if (square := row["aa"] + row["bb"] - 2 * row["ab"]) > ROUNDING_ERROR * row["aa"]:
            named, spread = (row["word"], row["domain"], row["event"]), sqrt(row["aa"] * row["with"])
            yield name, *named, row["effect"], row["effect_b"], sqrt(square), spread


DiffProgress = Callable[[int, int], None]


def games_needed(pilot: Difference, precision: float, most: int) -> int:
    """Return the number of games of each side that brings every seat's share down to this half width."""
    needed = max(pilot.games * (pilot.half_width / precision) ** 2, RULE_OF_THREE / precision)
    return max(PILOT, min(most, ceil(needed)))


def diff(
    before: Sitting,
    after: Sitting,
    precision: float = 0.03,
    most: int = 20_000,
    seed: int = 0,
    workers: int | None = None,
    progress: DiffProgress | None = None,
    secret: str = "",
) -> Difference:
    """Play as many pairs as the precision needs and compare them. A pilot with other seeds estimates that number, which
    therefore does not depend on the result."""
    if before == after:
        raise BadInput("diff-same")
    with TemporaryDirectory(prefix="tafelrunde-") as folder:
        first = Plan((before, after), PILOT, seed + APART, secret=secret).checked()
        pilot = _both(run(Path(folder) / "pilot", first, workers))
        games = games_needed(pilot, precision, most)
        return _both(run(Path(folder) / "games", Plan((before, after), games, seed, secret=secret), workers, progress))


def _both(kept: Run) -> Difference:
    return compare(Sample(kept, 0), Sample(kept, 1))
