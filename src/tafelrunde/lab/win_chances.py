"""Time at which the winner is known, from calibrated estimates of the chances.

The heuristic's estimate for a seat is calibrated by how often such estimates came true at that time of the game. The
calibration uses the other half of the deals; no game is judged by itself.
"""

from __future__ import annotations

import polars as pl

from tafelrunde.lab.figures import STEPS, WON, Figure, Sample, histogram

BINS = 20  # bins of estimates
DOUBT = 10  # weight of the raw estimate in a bin, in games
KEYS = ["number", "seat"]


def standings(sample: Sample) -> pl.DataFrame:
    """Return every look at the table: the time in the game, the seats' shares of the chances, and the winner."""
    lengths = sample.games.lazy().select("number", total="decisions")
    everybody = pl.col("chance").sum().over("number", "at")
    return (
        sample.scan("rounds")
        .group_by("number", "at", "seat", maintain_order=True)
        .agg(pl.col("chance").last())
        .join(lengths, on="number")
        .join(sample.played.lazy().select(*KEYS, "won"), on=KEYS)
        .with_columns(
            share=pl.when(everybody > 0).then(pl.col("chance") / everybody).otherwise(1 / sample.seats),
            time=pl.col("at") / pl.col("total"),
        )
        .sort("number", "at", "seat")
        .collect()
    )


def calibrated(sample: Sample, looks: pl.DataFrame) -> pl.DataFrame:
    """Return the chances at each tenth of every game: the raw estimate (`share`) and the calibrated one (`chance`)."""
    decided = sample.games.filter(pl.col("winners") > 0).select("number", "seed", "decisions")
    steps = pl.DataFrame({"step": range(STEPS + 1)}, schema={"step": pl.Int64})
    grid = (
        decided.join(steps, how="cross")
        .with_columns(at=pl.col("step") * pl.col("decisions") // STEPS)
        .join(pl.DataFrame({"seat": range(sample.seats)}, schema={"seat": pl.Int64}), how="cross")
        .sort("at")
    )
    seen = looks.select("number", "seat", "at", "share", "won").sort("at")
    found = grid.join_asof(seen, on="at", by=KEYS, check_sortedness=False).drop_nulls("share")
    found = found.with_columns(
        bin=(pl.col("share") * BINS).floor().clip(0, BINS - 1).cast(pl.Int64), half=pl.col("seed") % 2
    )
    fair = 1 / sample.seats
    worth = (
        found.group_by("step", "bin", "half")
        .agg(chance=(WON.sum() + DOUBT * fair) / (pl.len() + DOUBT))
        .with_columns(half=1 - pl.col("half"))
    )
    return found.join(worth, on=["step", "bin", "half"], how="left").with_columns(pl.col("chance").fill_null(fair))


def winners_chance(grid: pl.DataFrame) -> Figure:
    """Return the chances that later winners had in the course of the game."""
    winners = grid.filter(WON > 0)
    frame = (
        winners.group_by("step")
        .agg(
            mean=pl.col("chance").mean(),
            low=pl.col("chance").quantile(0.25, "nearest"),
            high=pl.col("chance").quantile(0.75, "nearest"),
        )
        .with_columns(time=pl.col("step") / STEPS)
        .sort("step")
    )
    doubt = (
        winners.group_by(["number", "seat"])
        .agg(last=pl.col("step").filter(pl.col("chance") <= 0.5).max().fill_null(-1))
        .with_columns(known=(pl.col("last") + 1).clip(0, STEPS) / STEPS)
    )
    half = frame.filter(pl.col("step") == STEPS // 2)["mean"]
    told = {
        "half": float(half[0]) if len(half) else 0.0,
        "begin": float(frame["mean"][0]) if frame.height else 0.0,
        "known": float(doubt["known"].median() or 0),  # type: ignore[arg-type]
    }
    return Figure(frame, told)


def calibration(grid: pl.DataFrame) -> Figure:
    """Return how often estimates of each size came true."""
    middle = grid.filter(pl.col("step") > 0, pl.col("step") < STEPS)
    frame = (
        middle.with_columns(bin=(pl.col("chance") * STEPS).floor().clip(0, STEPS - 1))
        .group_by("bin")
        .agg(said=pl.col("chance").mean(), came=WON.mean(), count=pl.len())
        .filter(pl.col("count") >= 20)
        .sort("bin")
    )
    off = (frame["said"] - frame["came"]).abs()
    error = float((off * frame["count"]).sum() / max(1, int(frame["count"].sum())))
    return Figure(frame.select("said", "came"), {"error": error})


def leads(looks: pl.DataFrame) -> pl.DataFrame:
    """Return the sole leader at each look, and whether that seat wins."""
    best = pl.col("share") == pl.col("share").max().over("number", "at")
    return (
        looks.filter(best)
        .group_by("number", "at", maintain_order=True)
        .agg(pl.len().alias("many"), pl.col("seat").first(), WON.first(), pl.col("time").first())
        .filter(pl.col("many") == 1)
        .drop("many")
    )


def lead_changes(sample: Sample, leaders: pl.DataFrame) -> Figure:
    changes = (
        leaders.with_columns(before=pl.col("seat").shift(1).over("number"))
        .group_by("number")
        .agg(changes=(pl.col("seat") != pl.col("before")).fill_null(False).sum().cast(pl.Int64))
    )
    counted = sample.games.select("number").join(changes, on="number", how="left")["changes"].fill_null(0)
    told = {"mean": float(counted.mean() or 0), "never": float((counted == 0).mean() or 0)}  # type: ignore[arg-type]
    return Figure(histogram(counted), told)


def runaways(leaders: pl.DataFrame, looks: pl.DataFrame) -> Figure:
    """Return the time since which the winner has led without a break. A runaway leads from before the half on."""
    moments = looks.select("number", "at", "time").unique()
    led = leaders.with_columns(good=WON > 0).select("number", "at", "good")
    all_moments = moments.join(led, on=["number", "at"], how="left").with_columns(pl.col("good").fill_null(False))
    all_moments = all_moments.filter(pl.col("time") < 1)  # at the end the winner leads
    since = (
        all_moments.with_columns(bad=pl.col("at").filter(~pl.col("good")).max().over("number").fill_null(-1))
        .group_by("number")
        .agg(since=pl.col("time").filter(pl.col("at") > pl.col("bad")).min().fill_null(1.0))
    )
    times = [step / STEPS for step in range(STEPS + 1)]
    frame = pl.DataFrame({"time": times, "share": [float((since["since"] <= time).mean() or 0) for time in times]})  # type: ignore[arg-type]
    halfway = looks.filter(pl.col("time") <= 0.5).group_by("number").agg(at=pl.col("at").max())
    leader = leaders.join(halfway, on=["number", "at"])
    told = {
        "runaway": float((since["since"] < 0.5).mean() or 0),  # type: ignore[arg-type]
        "halfway": float((leader["won"] > 0).mean() or 0),  # type: ignore[arg-type]
    }
    return Figure(frame, told)
