"""What a good player values."""

from __future__ import annotations

from tafelrunde.games.apokalypse.scoring import points, result
from tafelrunde.games.apokalypse.state import World


def values(s: World) -> list[float]:
    if s.ended:
        winners = result(s).winners
        return [1.0 if seat in winners else 0.0 for seat in range(s.seats)]
    return [0.5 + sum(points(s, seat)) / 1000 for seat in range(s.seats)]
