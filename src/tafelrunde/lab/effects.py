"""The effect of each card, tile, hero or persona on winning.

Seats that had to do with a thing are compared with those that had not, after the effects of place and bot are removed.
Errors are reckoned by whole games, since one seat's win is another's loss. Few victories prove little: nothing is
reported where either group expects fewer than ten victories or ten defeats. No error is smaller than that of seats
drawn at random. Many things are examined, and some would stand out by chance: intervals are widened until all hold
together with 95 % (Bonferroni). Correlation is not cause: a hero who is about to win also draws more cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

import msgspec
import polars as pl

from tafelrunde.bots.arena import interval
from tafelrunde.kernel.actions import slot_domain, slot_name
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.lab.figures import Sample, width
from tafelrunde.lab.plan import WON

LEAST = 30  # seats with a thing and without it, below which nothing can be said
EXPECTED = 10  # victories and defeats to expect in either group if the thing had no effect
FALSE_ALARMS = {
    ("dungeonquest", 100): (18, 1000),
    ("dungeonquest", 300): (4, 1000),
    ("dungeon_designer", 100): (45, 1000),
    ("dungeon_designer", 300): (46, 1000),
    ("drachenland", 100): (17, 400),
    ("drachenland", 300): (21, 400),
}
"""Tables with a false alarm and tables tried, by game and number of games, as counted by `python -m
bench.false_alarms`."""
FACT = ["event", "slot", "word"]
KEYS = [*FACT, "domain"]
UNNAMED = 2  # events of a kind of thing to choose where none names a seat
PIECES = 0.75  # share of a domain's words that must lie in the box for its words to count as things


@dataclass(frozen=True)
class EffectSums:
    """The contribution of every game to the known effect of every thing; games are counted from 0.

    A game adds `a s + b k + c r + d` to an effect. Here `k` of its seats had to do with the thing, and these have `s`
    more than expected of a figure such as victories. All its seats together have `r` more. `u` is `a s + b k`, in the
    games that have the thing.
    """

    things: pl.DataFrame  # KEYS, with, effect, a, c, d
    games: pl.DataFrame  # KEYS, game, k: the seats that had to do with it, also where it is not among the things
    adds: pl.DataFrame  # KEYS, game, u
    rest: pl.DataFrame  # game, r

    @classmethod
    def of(cls, sample: Sample, figure: str = "won") -> EffectSums:
        """Collect the contributions to a figure that every seat has."""
        order = sample.games.select("number").sort("number").with_row_index("game")
        more = pl.col(figure) - pl.col(figure).mean().over("bot", "seat")
        rest = sample.played.select("number", "seat", rest=more).join(order, on="number")
        counted = (
            facts_of(sample)
            .join(rest.lazy(), on=["number", "seat"])
            .group_by(*KEYS, "named", "game")
            .agg(k=pl.len().cast(pl.Float64), s=pl.col("rest").sum())
            .collect()
        )
        things = (
            counted.group_by(*KEYS, "named")
            .agg(pl.col("k").sum().cast(pl.Int64).alias("with"), pl.col("s").sum().alias("sum"))
            .with_columns(without=sample.played.height - pl.col("with"))
            .filter(pl.min_horizontal("with", "without") >= least_seats(sample, figure))
        )
        mean, other = pl.col("sum") / pl.col("with"), -pl.col("sum") / pl.col("without")
        things = _chosen(things).select(
            *KEYS, "with",
            effect=mean - other,
            a=1 / pl.col("with") + 1 / pl.col("without"),
            b=-mean / pl.col("with") - other / pl.col("without"),
            c=-1 / pl.col("without"),
            d=sample.seats * other / pl.col("without"),
        )  # fmt: skip
        adds = counted.join(things, on=KEYS).select(
            *KEYS, "game", u=pl.col("a") * pl.col("s") + pl.col("b") * pl.col("k")
        )
        whole = rest.group_by("game").agg(r=pl.col("rest").sum())
        return cls(things.drop("b"), counted.select(*KEYS, "game", "k"), adds, whole)


def least_seats(sample: Sample, figure: str) -> float:
    """Return the number of seats needed with a thing and without it. In small groups often nobody wins by chance;
    victories then seem not to vary at all, and the interval is far too narrow."""
    share = float(sample.played[WON].mean() or 0.0) if figure == WON else 0.5  # type: ignore[arg-type]
    rarer = min(share, 1 - share)
    return max(LEAST, EXPECTED / rarer) if rarer else inf


def chance_variance(sample: Sample) -> float:
    """Return the variance of victories between seats beyond the effects of place and bot. No error is smaller than that
    of random groups: a group that happens not to vary is not known any better."""
    more = pl.col(WON) - pl.col(WON).mean().over("bot", "seat")
    return float(sample.played.select((more**2).mean()).item() or 0.0)


def together(x: EffectSums, y: EffectSums) -> pl.DataFrame:
    """Return the summed products of the games' contributions in two samples. For a sample with itself that is the
    squared standard error of the effect; for paired samples, the covariance of their errors."""
    games = x.rest.join(y.rest, on="game", suffix="_y")
    both = x.adds.join(y.adds, on=[*KEYS, "game"], suffix="_y").group_by(KEYS).agg(uu=pl.col("u").dot("u_y"))
    mine, theirs = (
        one.adds.join(games, on="game").group_by(KEYS).agg(pl.col("u").sum(), ur=pl.col("u").dot(of))
        for one, of in ((x, "r_y"), (y, "r"))
    )
    c, d = pl.col("c"), pl.col("d")
    c_y, d_y = pl.col("c_y"), pl.col("d_y")
    return (
        x.things.join(y.things, on=KEYS, suffix="_y")
        .join(both, on=KEYS, how="left")
        .join(mine, on=KEYS, how="left")
        .join(theirs, on=KEYS, how="left", suffix="_y")
        .with_columns(pl.col("uu", "u", "ur", "u_y", "ur_y").fill_null(0.0))
        .select(
            *KEYS,
            together=pl.col("uu") + c_y * pl.col("ur") + d_y * pl.col("u") + c * pl.col("ur_y") + d * pl.col("u_y")
            + c * c_y * float((games["r"] * games["r_y"]).sum()) + d * d_y * games.height,
        )
    )  # fmt: skip


def effects(sample: Sample, tables: int = 1) -> pl.DataFrame:
    """Return a row for every thing and event: the difference in victories of the seats that had to do with it. With
    several tables, each takes its part of the error probability."""
    told = EffectSums.of(sample)
    by_chance = pl.col("a") * chance_variance(sample)
    rows = (
        told.things.join(together(told, told), on=KEYS)
        .with_columns(error=pl.max_horizontal("together", by_chance).sqrt())
        .sort("effect", *FACT, descending=[True, False, False, False])
    )
    z = width(rows.height * tables)
    return rows.select(
        *KEYS, "with", "effect", "error",
        low=pl.col("effect") - z * pl.col("error"),
        high=pl.col("effect") + z * pl.col("error"),
    ).with_columns(stands_out=(pl.col("low") > 0) | (pl.col("high") < 0))  # fmt: skip


def false_alarms() -> dict[str, float]:
    """Return the share of tables with a false alarm, its 95 % interval, and the extremes by game and number of
    games."""
    alarms, tables = (sum(counts) for counts in zip(*FALSE_ALARMS.values(), strict=True))
    low, high = interval(alarms, tables)
    rates = [alarms / tables for alarms, tables in FALSE_ALARMS.values()]
    return {"alarms": alarms / tables, "low": low, "high": high, "least": min(rates), "most": max(rates)}


def facts_of(sample: Sample) -> pl.LazyFrame:
    """Return the events that befell seats with pieces of the box; what one event tells twice counts once."""
    return (
        sample.scan("facts")
        .join(_kinds(sample.sitting.setup()).lazy(), on=["event", "slot"])
        .sort("place")
        .unique(["number", "seat", "event", "word"], keep="first", maintain_order=True)
    )


def _chosen(rows: pl.DataFrame) -> pl.DataFrame:
    """Choose for each kind of thing the events that name the seat they happen to, else the events told of most things.
    The choice depends only on frequency, never on victories, so that it does not bias the result."""
    events = rows.group_by("domain", "event", "slot", "named").agg(pl.len().alias("words"), pl.col("with").sum())
    order = events.sort("domain", "words", "with", "event", "slot", descending=[False, True, True, False, False])
    others = order.filter(~pl.col("named").any().over("domain")).group_by("domain", maintain_order=True).head(UNNAMED)
    kept = pl.concat([order.filter(pl.col("named")), others.select(order.columns)])
    return rows.join(kept.select("domain", "event", "slot"), on=["domain", "event", "slot"])


def told_best(rows: pl.DataFrame) -> list[tuple[str, str, pl.DataFrame]]:
    """Return (domain, event, rows) for every kind of thing, by its most frequent event; the strongest effects first."""
    found = []
    for domain in rows["domain"].unique(maintain_order=True):
        mine = rows.filter(pl.col("domain") == domain)
        events = mine.group_by("event", "slot").agg(pl.len().alias("words"), pl.col("with").sum())
        best = events.sort("words", "with", "event", descending=[True, True, False]).row(0, named=True)
        chosen = mine.filter(pl.col("event") == best["event"], pl.col("slot") == best["slot"])
        if chosen.height > 1:
            found.append((domain, best["event"], chosen))
    return sorted(found, key=lambda kind: -_telling(kind[2]))


def _telling(rows: pl.DataFrame) -> float:
    """Return the distance of the strongest effect from zero, in half widths of its interval."""
    half = (rows["high"] - rows["low"]) / 2
    return float((rows["effect"].abs() / half.clip(1e-9)).max() or 0)  # type: ignore[arg-type]


def _kinds(setup: Setup[Any, Any]) -> pl.DataFrame:
    """Return the slots of events that name things in the box, with the slot's place in its event."""
    pieces = things(setup)
    rows = [
        (event.key, slot_name(slot), slot_domain(slot), place, "seat" in map(slot_domain, event.slots))
        for event in setup.game.events
        for place, slot in enumerate(event.slots)
        if slot_domain(slot) in pieces
    ]
    return pl.DataFrame(rows, schema=["event", "slot", "domain", "place", "named"], orient="row")


def things(setup: Setup[Any, Any]) -> set[str]:
    """Return the domains whose words are pieces: most of them stand in the edition or are counted in the box."""
    game = setup.game
    state = game.start(setup, Luck.seeded(0))
    known = set(_named(msgspec.to_builtins(setup.edition.content))) | {str(piece) for piece in game.components(state)}
    return {
        domain
        for domain, words in setup.words.items()
        if domain != "seat" and words and sum(str(word) in known for word in words) >= PIECES * len(words)
    }


def _named(content: object) -> Iterator[str]:
    """Yield the names that an edition gives its pieces."""
    if isinstance(content, dict):
        for key, value in content.items():
            if key == "id":
                yield str(value)
            else:
                yield from _named(value)
    elif isinstance(content, list):
        for value in content:
            yield from _named(value)
