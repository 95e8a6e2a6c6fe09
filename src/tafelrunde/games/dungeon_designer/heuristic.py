"""What a good player values."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer.scoring import result, standings
from tafelrunde.games.dungeon_designer.state import Site


def values(s: Site) -> Sequence[float]:
    """Each seat's chances."""
    if s.ended:
        winners = result(s).winners
        return [1.0 if seat in winners else 0.0 for seat in range(s.seats)]
    return [standing.points / 300 for standing in standings(s)]
