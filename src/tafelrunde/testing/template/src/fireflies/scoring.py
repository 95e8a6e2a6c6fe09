"""Who has won."""

from fireflies.state import Meadow
from tafelrunde.kernel.result import Result, ranked

END_CLAUSES = {"dawn": "FF-006"}
"""How a game can end, and by which clause."""


def result(s: Meadow) -> Result:
    """FF-007."""
    ranks = ranked(tuple((points,) for points in s.points))
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=tuple(s.points),
        sources=tuple({"caught": points} for points in s.points),
        ranks=ranks,
        how=s.ended,
        clause=END_CLAUSES[s.ended],
    )
