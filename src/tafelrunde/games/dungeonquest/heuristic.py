"""What a good player values."""

from __future__ import annotations

from tafelrunde.games.dungeonquest.scoring import result
from tafelrunde.games.dungeonquest.state import Quest


def values(s: Quest) -> list[float]:
    """Each seat's chances."""
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    return [0.5] * s.seats
