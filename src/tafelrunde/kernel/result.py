"""The result of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Result(NamedTuple):
    """The winners, the scores by source and how the game ended (a text key `ended-<how>`)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    ranks: tuple[int, ...]
    how: str
    clause: str

    def __repr__(self) -> str:
        return f"<Result: won by {self.winners or 'nobody'}, scores {self.scores}, {self.how} ({self.clause})>"


def ranked(keys: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return ranks by descending keys; equals share a rank and the next ones are skipped (1, 1, 3)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
