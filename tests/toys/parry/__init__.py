"""Parry, a toy for 2 to 4 seats: what Apokalypse and DungeonQuest need of the kernel.

Two chained secret choices before one reveal, reactions by any seat, gifts that two seats know, and death.
"""

from pathlib import Path

from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.events import events_in
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import IntegerOption
from tafelrunde.kernel.result import Result, ranked
from tests.toys.parry import events, steps, table
from tests.toys.parry.table import Board, Duel, Edition


def result(s: Duel) -> Result:
    """PA-013."""
    scores = tuple(s.hearts[seat] + s.coins[seat] for seat in range(s.seats))
    ranks = ranked(tuple((score,) for score in scores))
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=scores,
        sources=tuple({"hearts": s.hearts[seat], "coins": s.coins[seat]} for seat in range(s.seats)),
        ranks=ranks,
        how=s.ended,
        clause="PA-012",
    )


GAME: Game[Duel, Board] = Game(
    slug="parry",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=range(2, 5),
    options=(IntegerOption("hearts", "PA-008", 2, low=1, high=9),),
    end_clause="PA-012",
    edition_type=Edition,
    build=Board,
    deal=steps.deal,
    steps=steps.ALL,
    verbs=verbs("give <card> <to:seat>, keep, lay <card>, aim <to:seat>, parry, decline, haunt <to:seat>"),
    domains=table.domains,
    events=events_in(events),
    view=table.view,
    redeal=table.redeal,
    result=result,
    components=table.components,
    invariants=table.invariants,
    write=table.write,
    read=table.read,
    values=table.values,
    # 4 rounds of 4 gifts, 4 laid cards, 4 aims, 4 attacks that 3 may parry, and at most 2 ghosts
    most_decisions=4 * (4 + 4 + 4 + 4 * 3 + 2),
)
