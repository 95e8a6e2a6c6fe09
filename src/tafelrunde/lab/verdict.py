"""Sentences that tell how games differ."""

from __future__ import annotations

from itertools import groupby
from math import ceil

from tafelrunde.lab.diff import Change, Difference
from tafelrunde.lab.words import Voice

EACH = 5  # sentences of each sort
NUMBERS = ("score", "decisions", "rounds", "busy")  # told as they are; all others in percentage points


def sentence(change: Change, voice: Voice) -> str:
    """Tell one change with its interval; the earlier value comes last."""
    scale = 1 if change.figure in NUMBERS else 100
    more = change.change >= 0
    bounds = (change.low, change.high) if more else (-change.high, -change.low)
    digits = 1 if scale * abs(change.change) >= 1 else 2  # small changes need more digits
    return voice(
        f"diff-{change.figure}",
        of=_named(change, voice),
        event=voice.event(change.event) if change.event else "",
        by=voice.number(scale * abs(change.change), digits),
        more="yes" if more else "no",
        low=voice.number(scale * bounds[0], digits),
        high=voice.number(scale * bounds[1], digits),
        before=voice.number(scale * change.before, digits),
        after=voice.number(scale * change.after, digits),
    )


def _named(change: Change, voice: Voice) -> str:
    if change.domain:
        return voice.thing(change.domain, change.of)
    if change.figure == "seat":
        return voice.seat(int(change.of))
    return voice.ending(change.of) if change.figure == "ending" else ""


def verdict(difference: Difference, voice: Voice) -> list[str]:
    """Return what differs for sure, the whole game first; or that nothing does."""
    if not difference.sure:
        rounded_up = ceil(1000 * difference.precision) / 10
        return [voice("diff-same", precision=voice.number(rounded_up))]
    sorts = [list(sort) for _, sort in groupby(difference.sure, key=lambda change: change.sort)]
    said = [sentence(change, voice) for sort in sorts for change in sort[:EACH]]
    rest = len(difference.sure) - len(said)
    return [*said, voice("diff-rest", count=rest)] if rest else said
