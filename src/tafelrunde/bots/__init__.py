"""Bots: random, greedy and search. They get a seat's sight, never the position."""

from __future__ import annotations

from typing import Any, Protocol

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight

LEVELS = {"easy": 4, "normal": 80, "strong": 1000}
"""Strength levels of the search bot: iterations a decision. With a few it hardly plays better than the greedy bot."""


class Bot(Protocol):
    """Chooses one of a sight's legal actions. All its randomness comes from `luck`, so it is reproducible."""

    def choose(self, sight: Sight[Any], luck: Luck) -> Action: ...


def bot(spec: str) -> Bot:
    """The bot a text describes: `random`, `greedy`, `search`, `search:easy`, `search:400` or `search:0.1s`."""
    from tafelrunde.bots.greedy import GreedyBot
    from tafelrunde.bots.random_bot import RandomBot
    from tafelrunde.bots.search import Budget, SearchBot

    kind, _, level = spec.partition(":")
    if kind == "random" and not level:
        return RandomBot()
    if kind == "greedy" and not level:
        return GreedyBot()
    if kind == "search":
        level = level or "normal"
        if level in LEVELS:
            return SearchBot(Budget(iterations=LEVELS[level]))
        if level.isascii() and level.isdigit() and 1 <= int(level) <= 10_000_000:
            return SearchBot(Budget(iterations=int(level)))
        seconds = _seconds(level)
        if seconds is not None:
            return SearchBot(Budget(seconds=seconds))
    raise BadInput("bot", value=spec[:40], known="random greedy search:easy search:normal search:strong search:0.5s")


def _seconds(level: str) -> float | None:
    try:
        seconds = float(level.removesuffix("s"))
    except ValueError:
        return None
    return seconds if level.endswith("s") and 0 < seconds <= 600 else None
