"""What each card, tile, hero, persona ... has to do with winning.

A seat that had to do with a thing is compared with those that had not, after what its place and its bot explain is
taken off. What one seat of a game wins another loses, so errors are reckoned by whole games. So many things are looked
at that some would stand out by chance: intervals are widened until all of them together hold with 95 % (Bonferroni).
What comes together need not come of each other: a hero who is about to win also draws more cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import polars as pl

from tafelrunde.kernel.actions import slot_domain, slot_name
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.lab.figures import WON, Sample, width

LEAST = 30  # seats with a thing and without it, below which nothing can be said
FACT = ["event", "slot", "word"]
UNNAMED = 2  # events of a kind of thing, where none names a seat
PIECES = 0.75  # of a domain's words that lie in the box, and its words are things


def effects(sample: Sample, tables: int = 1) -> pl.DataFrame:
    """A row for every thing and what happened with it: how much more often those won who had to do with it. Of several
    tables that are told of together, each has its part of what may go wrong."""
    expected = WON.mean().over("bot", "seat")
    rest = sample.played.lazy().select("number", "seat", rest=WON - expected)
    whole = rest.group_by("number").agg(r=pl.col("rest").sum())
    counted = (
        facts_of(sample)
        .join(rest, on=["number", "seat"])
        .group_by(*FACT, "domain", "named", "number")
        .agg(k=pl.len().cast(pl.Float64), s=pl.col("rest").sum())
        .join(whole, on="number")
        .group_by(*FACT, "domain", "named")
        .agg(
            pl.col("k").sum().cast(pl.Int64).alias("with"),
            pl.col("s").sum().alias("sum"),
            *(pl.col(a).dot(b).alias(a + b) for a, b in ("ss", "sk", "kk", "sr", "kr")),
        )
        .with_columns(without=sample.played.height - pl.col("with"))
        .filter(pl.col("with") >= LEAST, pl.col("without") >= LEAST)
        .collect()
    )
    rows = (
        _chosen(counted)
        .with_columns(mean=pl.col("sum") / pl.col("with"), other=-pl.col("sum") / pl.col("without"))
        .with_columns(effect=pl.col("mean") - pl.col("other"), error=_error(sample, whole.collect()["r"]))
        .sort("effect", *FACT, descending=[True, False, False, False])
    )
    z = width(rows.height * tables)
    return rows.select(
        *FACT, "domain", "with", "effect", "error",
        low=pl.col("effect") - z * pl.col("error"),
        high=pl.col("effect") + z * pl.col("error"),
    ).with_columns(stands_out=(pl.col("low") > 0) | (pl.col("high") < 0))  # fmt: skip


def _error(sample: Sample, whole: pl.Series) -> pl.Expr:
    """The standard error of an effect, from what each game adds to it.

    That is `a s + b k + c r + d`, where `k` seats had to do with the thing and won `s` more than expected, and all
    seats together `r`; squared and summed over all games, those without the thing as well (there `s` and `k` are 0, and
    all `r` add up to 0)."""
    a, c = 1 / pl.col("with") + 1 / pl.col("without"), -1 / pl.col("without")
    b = -pl.col("mean") / pl.col("with") - pl.col("other") / pl.col("without")
    d = sample.seats * pl.col("other") / pl.col("without")
    thing = a**2 * pl.col("ss") + 2 * a * b * pl.col("sk") + b**2 * pl.col("kk")
    both = 2 * c * (a * pl.col("sr") + b * pl.col("kr")) + 2 * d * (a * pl.col("sum") + b * pl.col("with"))
    return (thing + both + c**2 * float((whole**2).sum()) + d**2 * len(whole)).clip(0).sqrt()


def facts_of(sample: Sample) -> pl.LazyFrame:
    """What befell whom with the pieces of the box; what one event tells twice counts once."""
    return (
        sample.scan("facts")
        .join(_kinds(sample.sitting.setup()).lazy(), on=["event", "slot"])
        .sort("place")
        .unique(["number", "seat", "event", "word"], keep="first", maintain_order=True)
    )


def _chosen(rows: pl.DataFrame) -> pl.DataFrame:
    """Of each kind of thing the events that name the seat they happen to; where there are none, those that are told
    of most things. Chosen by how often they are told, never by who won, so that the choice proves nothing."""
    events = rows.group_by("domain", "event", "slot", "named").agg(pl.len().alias("words"), pl.col("with").sum())
    order = events.sort("domain", "words", "with", "event", "slot", descending=[False, True, True, False, False])
    others = order.filter(~pl.col("named").any().over("domain")).group_by("domain", maintain_order=True).head(UNNAMED)
    kept = pl.concat([order.filter(pl.col("named")), others.select(order.columns)])
    return rows.join(kept.select("domain", "event", "slot"), on=["domain", "event", "slot"])


def told_best(rows: pl.DataFrame) -> list[tuple[str, str, pl.DataFrame]]:
    """For every kind of thing what happens to most of them, as (domain, event, rows); the most telling kinds first."""
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
    """How far the strongest effect is from nothing, in half widths of its interval."""
    half = (rows["high"] - rows["low"]) / 2
    return float((rows["effect"].abs() / half.clip(1e-9)).max() or 0)  # type: ignore[arg-type]


def _kinds(setup: Setup[Any, Any]) -> pl.DataFrame:
    """Slots of events that tell of things in the box, with the place of the slot in its event."""
    pieces = things(setup)
    rows = [
        (event.key, slot_name(slot), slot_domain(slot), place, "seat" in map(slot_domain, event.slots))
        for event in setup.game.events
        for place, slot in enumerate(event.slots)
        if slot_domain(slot) in pieces
    ]
    return pl.DataFrame(rows, schema=["event", "slot", "domain", "place", "named"], orient="row")


def things(setup: Setup[Any, Any]) -> set[str]:
    """The domains whose words are pieces: most of them stand in the edition, or are counted in the box."""
    game = setup.game
    state = game.start(setup, Luck.seeded(0))
    known = set(_named(msgspec.to_builtins(setup.edition.content))) | {str(piece) for piece in game.components(state)}
    return {
        domain
        for domain, words in setup.words.items()
        if domain != "seat" and words and sum(str(word) in known for word in words) >= PIECES * len(words)
    }


def _named(content: object) -> Iterator[str]:
    """What an edition calls its pieces."""
    if isinstance(content, dict):
        for key, value in content.items():
            if key == "id":
                yield str(value)
            else:
                yield from _named(value)
    elif isinstance(content, list):
        for value in content:
            yield from _named(value)
