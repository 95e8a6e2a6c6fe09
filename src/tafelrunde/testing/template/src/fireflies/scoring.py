"""Who has won, and what holds at every moment."""

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


def invariants(s: Meadow) -> None:
    """FF-005: all hands are of one size. FF-006: nobody is asked with an empty one."""
    assert len(set(map(len, s.hands))) == 1, "hands of different sizes"
    assert s.ended or s.hands[0], "the hands are empty, but the game goes on"
