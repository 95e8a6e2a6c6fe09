"""Who is where in the race, and who has won it: the second in heaven (DANTE-002, DANTE-174)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dante import events
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.result import Result

END_CLAUSES = {"second": "DANTE-002", "together": "DANTE-186", "limit": "DANTE-174"}


def standing(
    heaven: Sequence[int], fields: Sequence[int], stones: Sequence[int], turn: int, direction: int
) -> list[int]:
    """Arrival order, then the higher field, then fewer stones, then the earlier turn."""
    seats = len(fields)

    def place(seat: int) -> tuple[int, int, int, int]:
        arrived = heaven.index(seat) if seat in heaven else seats
        return arrived, -fields[seat], stones[seat], (seat - turn) * direction % seats

    return sorted(range(seats), key=place)


def standing_of(s: Mountain) -> list[int]:
    return standing(s.heaven, s.fields, s.stones, s.turn, s.direction)


def result(s: Mountain) -> Result:
    """The second place wins, the first comes next and then all others (DANTE-003); a pair may win together."""
    first, second, *others = standing_of(s)
    if s.ended == "together":
        winners = s.heaven[-2:]  # DANTE-186: they came last, and as one
        ordered = [*winners, *(seat for seat in (first, second, *others) if seat not in winners)]
    else:
        winners = (second,)
        ordered = [second, first, *others]
    ranks = [1 if seat in winners else 1 + ordered.index(seat) for seat in range(s.seats)]
    points = [int(rank == 1) for rank in ranks]
    return Result(
        winners=tuple(sorted(winners)),
        scores=tuple(points),
        sources=tuple({"second": point} for point in points),
        ranks=tuple(ranks),
        how=s.ended,
        clause=END_CLAUSES[s.ended],
    )


def second_in_heaven(s: Mountain) -> None:
    """DANTE-004: over at this very moment, in whosever turn it happens (DANTE-173)."""
    s.finish("second")
    s.tell(events.SECOND, s.names[s.heaven[1]])


def pair_in_heaven(s: Mountain) -> None:
    """DANTE-186: whoever comes in together wins together."""
    s.finish("together")
    s.tell(events.TOGETHER, *(s.names[seat] for seat in s.heaven[-2:]))


def stop_for_safety(s: Mountain) -> None:
    """DANTE-174, DANTE-R26: too many turns; the second of the standing wins."""
    s.finish("limit")
    s.tell(events.LIMIT, s.turns, s.names[s.turn], s.names[standing_of(s)[1]])
