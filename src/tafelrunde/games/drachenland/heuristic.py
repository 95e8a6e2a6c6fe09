"""What a good player values."""

from __future__ import annotations

from tafelrunde.games.drachenland.scoring import score_of
from tafelrunde.games.drachenland.state import Land


def value(s: Land, seat: int) -> float:
    return score_of(s, seat).points / 100
