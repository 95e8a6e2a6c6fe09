"""What a good player values: to be the second in heaven, neither first nor third.

Every sinner has a way to go, in fields, laps for stones included. The shorter the way, the likelier he is to be next
in heaven; whoever is likely to be the one after that has the best chances.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from tafelrunde.games.dante.board import Board
from tafelrunde.games.dante.scoring import result
from tafelrunde.games.dante.state import Mountain

STONE = 0.7  # laps that a stone costs: some are lost on the way
WAVER = 2.2  # how uncertain a way is, by the root of its length


def values(s: Mountain) -> list[float]:
    """Each seat's chances."""
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    ways = [way(s, seat) for seat in range(s.seats)]
    spread = 1 + WAVER * sqrt(min(w for seat, w in enumerate(ways) if seat not in s.heaven))
    nearest = min(ways)
    weights = [0.0 if seat in s.heaven else exp((nearest - w) / spread) for seat, w in enumerate(ways)]
    total = sum(weights)
    if s.heaven:
        return [weight / total for weight in weights]
    lead = [weight / (total - weight) for weight in weights]
    every = sum(lead)
    return [weight / total * (every - ahead) for weight, ahead in zip(weights, lead, strict=True)]


def way(s: Mountain, seat: int) -> float:
    """The fields this sinner may expect to go."""
    board, field = s.board, s.fields[seat]
    area = board.area_of[field]
    later = _later(board, s.names[seat])[area]
    return board.room[field] + 1 + STONE * s.stones[seat] * board.lengths[area] + later


@cache
def _later(board: Board, name: str) -> tuple[float, ...]:
    """What lies above each area for a persona."""
    sins = board.sins[name]
    rings = [board.lengths[area] * (1 + STONE * sins[area] * board.takes[area]) for area in range(len(board.areas) - 1)]
    return tuple(sum(rings[area + 1 :]) for area in range(len(board.areas)))
