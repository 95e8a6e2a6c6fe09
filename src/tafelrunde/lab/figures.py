"""Figures behind a report, computed from a run's rows for one sitting at a time.

Every figure is a frame to be drawn and a few numbers to be told. This module knows no game; names and languages are the
report's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from statistics import NormalDist

import polars as pl

from tafelrunde.bots.arena import interval
from tafelrunde.lab.plan import Sitting
from tafelrunde.lab.runs import Run

STEPS = 10  # parts that games of any length are cut into
BARS = 24  # most bars of a histogram
FALSE_ALARM_RATE = 0.05  # highest probability of a false alarm

N = pl.col("number")
WON = pl.col("won")


@dataclass(frozen=True)
class Figure:
    """The data of one picture."""

    frame: pl.DataFrame
    told: Mapping[str, float] = field(default_factory=dict)
    said: Mapping[str, str] = field(default_factory=dict)  # words of the rows that a report translates


class Sample:
    """The games of one sitting."""

    def __init__(self, run: Run, number: int) -> None:
        self.run, self.number = run, number
        self.sitting: Sitting = run.plan.sittings[number]
        self.seats = len(self.sitting.bots)

    def scan(self, table: str) -> pl.LazyFrame:
        first = self.number * self.run.plan.games
        return self.run.scan(table).filter(N.is_between(first, first + self.run.plan.games - 1))

    @cached_property
    def games(self) -> pl.DataFrame:
        return self.scan("games").collect()

    @cached_property
    def played(self) -> pl.DataFrame:
        """A row for every seat of every game."""
        return self.scan("seats").collect()

    @property
    def size(self) -> int:
        return self.games.height

    @cached_property
    def has_decisions(self) -> bool:
        return self.scan("decisions").head(1).collect().height > 0


def width(comparisons: int) -> float:
    """Return the half width of an interval in standard errors, so that all `comparisons` hold together with 95 %
    (Bonferroni)."""
    return NormalDist().inv_cdf(1 - FALSE_ALARM_RATE / (2 * max(1, comparisons)))


def shares(sample: Sample, by: str, tables: int = 1) -> Figure:
    """Return the shares of wins of seats or bots. A shared victory counts in part. All intervals hold together, also
    with those of further tables."""
    rows = (
        sample.played.group_by(by)
        .agg(WON.sum().alias("wins"), pl.len().alias("seats"), WON.max().alias("most"))
        .sort(by)
    )
    per = rows["seats"].to_list()
    fair = float(sample.played["won"].mean() or 0.0)  # type: ignore[arg-type]
    z = width(rows.height * tables)
    bounds = [interval(wins, n, z) for wins, n in zip(rows["wins"].to_list(), per, strict=True)]
    frame = rows.select(by, share=pl.col("wins") / pl.col("seats")).with_columns(
        low=pl.Series([low for low, _ in bounds], dtype=pl.Float64),
        high=pl.Series([high for _, high in bounds], dtype=pl.Float64),
    )
    best = frame.sort("share", descending=True).row(0, named=True)
    apart = best["low"] > fair or any(high < fair for high in frame["high"])
    told = {name: best[name] for name in ("share", "low", "high")} | {
        "fair": fair, "apart": float(apart), "tables": float(tables),
    }  # fmt: skip
    return Figure(frame, told, {"best": str(best[by])})


def endings(sample: Sample) -> Figure:
    frame = (
        sample.games.group_by("how").agg(share=pl.len() / sample.size).sort("share", "how", descending=[True, False])
    )
    ties = (sample.games["winners"] > 1).mean()
    none = (sample.games["winners"] == 0).mean()
    told = {"share": frame["share"][0], "shared": float(ties or 0), "nobody": float(none or 0)}  # type: ignore[arg-type]
    return Figure(frame, told, {"how": frame["how"][0]})


def histogram(values: pl.Series) -> pl.DataFrame:
    """Return shares of whole numbers in bars of equal width."""
    low, high = int(values.min() or 0), int(values.max() or 0)  # type: ignore[arg-type]
    wide = max(1, -(-(high - low + 1) // BARS))
    return (
        pl.DataFrame({"value": values})
        .with_columns(begin=(pl.col("value") - low) // wide * wide + low)
        .group_by("begin")
        .agg(share=pl.len() / max(1, len(values)))
        .with_columns(end=pl.col("begin") + wide)
        .sort("begin")
    )


def length(sample: Sample) -> Figure:
    decisions = sample.games["decisions"]
    told = {
        "median": _at(decisions, 0.5),
        "low": _at(decisions, 0.25),
        "high": _at(decisions, 0.75),
        "longest": _at(decisions, 1),
        "rounds": float(sample.games["rounds"].mean() or 0),  # type: ignore[arg-type]
    }
    return Figure(histogram(decisions), told)


def _at(values: pl.Series, share: float) -> float:
    return float(values.quantile(share, "nearest") or 0)


def phases(sample: Sample, most: int = 12) -> Figure:
    """Return the number of decisions of each kind per game; of many kinds, the most frequent."""
    counted = (
        sample.scan("decisions")
        .group_by("asks")
        .agg(pl.len().alias("count"), choices=pl.col("choices").mean())
        .collect()
        .with_columns(games=pl.col("count") / sample.size)
        .sort("games", "asks", descending=[True, False])
    )
    total = float(counted["games"].sum())
    told = {
        "kinds": counted.height,
        "share": counted["games"][0] / total,
        "choices": counted["choices"][0],
    }
    frame = counted.head(most).select("asks", "games", "choices")
    return Figure(frame, told, {"asks": frame["asks"][0]})


def _stepped(sample: Sample) -> pl.LazyFrame:
    """Return decisions with the part of the game they belong to."""
    lengths = sample.games.lazy().select("number", total="decisions")
    step = (pl.col("at") * STEPS // pl.col("total")).clip(0, STEPS - 1)
    return sample.scan("decisions").join(lengths, on="number").with_columns(step=step)


def branching(sample: Sample) -> Figure:
    """Return the number of legal moves in the course of a game."""
    frame = (
        _stepped(sample)
        .group_by("step")
        .agg(
            mean=pl.col("choices").mean(),
            low=pl.col("choices").quantile(0.25, "nearest"),
            high=pl.col("choices").quantile(0.75, "nearest"),
        )
        .sort("step")
        .collect()
    )
    overall = sample.scan("decisions").select(pl.col("choices").mean().alias("mean"), pl.col("choices").max()).collect()
    peak = frame.sort("mean", descending=True).row(0, named=True)
    told = {
        "mean": overall["mean"][0],
        "most": overall["choices"][0],
        "peak": peak["mean"],
        "at": (peak["step"] + 0.5) / STEPS,
    }
    return Figure(frame, told)


def dead_turns(sample: Sample) -> Figure:
    """Return how often a seat has nothing to choose in a whole round: it is not asked or has a single move.

    The last round does not count, since it is cut short by the end.
    """
    seats = [{"seat": seat} for seat in range(sample.seats)]
    lengths = sample.games.lazy().select("number", total="decisions")
    rounds = (
        sample.scan("rounds")
        .join(lengths, on="number")
        .filter(pl.col("at") < pl.col("total"))
        .group_by("number", "round")
        .agg(pl.col("at").min(), pl.col("total").first())
        .filter(pl.col("at") < pl.col("at").max().over("number"))  # the last round is cut short by the end
        .with_columns(step=(pl.col("at") * STEPS // pl.col("total")).clip(0, STEPS - 1))
        .join(pl.LazyFrame(seats, schema={"seat": pl.Int64}), how="cross")
    )
    chosen = (
        sample.scan("decisions").filter(pl.col("choices") > 1).select("number", "round", "seat").unique()
    ).with_columns(alive=pl.lit(1))
    frame = (
        rounds.join(chosen, on=["number", "round", "seat"], how="left")
        .group_by("step")
        .agg(dead=pl.col("alive").is_null().mean(), turns=pl.len())
        .sort("step")
        .collect()
    )
    forced = sample.scan("decisions").select((pl.col("choices") == 1).mean()).collect().item()
    overall = float((frame["dead"] * frame["turns"]).sum()) / max(1.0, float(frame["turns"].sum()))
    told = {"dead": overall, "late": frame["dead"][-1], "early": frame["dead"][0], "forced": float(forced or 0)}
    return Figure(frame, told)


def points(sample: Sample) -> Figure:
    """Return the sources of points of winners and of the others."""
    won = sample.played.lazy().select("number", "seat", winner=WON > 0)
    counts = won.group_by("winner").agg(pl.len().alias("n"))
    frame = (
        sample.scan("points")
        .join(won, on=["number", "seat"])
        .group_by("winner", "source")
        .agg(pl.col("points").sum())
        .join(counts, on="winner")
        .select("winner", "source", mean=pl.col("points") / pl.col("n"))
        .sort("source", "winner")
        .collect()
    )
    if frame.is_empty():
        return Figure(frame)
    wide = frame.pivot("winner", index="source", values="mean").fill_null(0.0)
    for side in ("true", "false"):
        if side not in wide.columns:
            wide = wide.with_columns(pl.lit(0.0).alias(side))
    wide = wide.with_columns(gap=pl.col("true") - pl.col("false")).sort("gap", "source", descending=[True, False])
    most = wide.sort("true", descending=True)
    total = float(wide["true"].clip(0).sum())
    told = {
        "winner": float(wide["true"].sum()),
        "other": float(wide["false"].sum()),
        "share": float(most["true"][0]) / total if total > 0 else 0.0,
        "gap": float(wide["gap"][0]),
    }
    return Figure(frame, told, {"source": most["source"][0], "apart": wide["source"][0]})


def luck_and_skill(sample: Sample) -> Figure:
    """Return how much of the result is explained by bot, place and deal, as parts of the variance.

    The estimate is unbiased (omega squared): chance alone comes out as nothing. The deal can be told from the rest
    only where it is played in several rotations.
    """
    rows = sample.played.join(sample.games.select("number", "seed"), on="number")
    parts = {"bot": _explained(rows, ["bot"]), "seat": _explained(rows, ["seat"])}
    if sample.sitting.rotations > 1:
        parts["deal"] = max(0.0, _explained(rows, ["seed", "seat"]) - parts["seat"])
    parts["rest"] = max(0.0, 1 - sum(parts.values()))
    frame = pl.DataFrame({"part": list(parts), "share": list(parts.values())})
    told = {**parts, "bots": float(len(set(sample.sitting.bots)))}
    return Figure(frame, told)


def _explained(rows: pl.DataFrame, by: list[str]) -> float:
    groups = rows.group_by(by).agg(pl.len().alias("n"), WON.mean().alias("mean"))
    count, overall = rows.height, float(rows["won"].mean() or 0)  # type: ignore[arg-type]
    total = float(((rows["won"] - overall) ** 2).sum())
    between = float((groups["n"] * (groups["mean"] - overall) ** 2).sum())
    free = groups.height - 1
    if free < 1 or count <= groups.height or not total:
        return 0.0
    within = (total - between) / (count - groups.height)
    return max(0.0, (between - free * within) / (total + within))
