"""What is easily regretted, told from the view alone."""

from __future__ import annotations

from tafelrunde.games.dante.board import Board
from tafelrunde.games.dante.foresight import dooms, outcomes
from tafelrunde.games.dante.scoring import result
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.steps import Caution
from tafelrunde.kernel.views import Seen


def caution(setup: Setup[Mountain, Board], seen: Seen, action: Action) -> Caution | None:
    """DANTE-003: before going first into heaven, or making somebody else the second there."""
    seat, ways = seen.seat, list(outcomes(seen.table, setup, action).values())
    if seat is None or not dooms(seen.table, seat, ways):
        return None
    if all(after.ended for after in ways):
        winner, *_ = result(ways[0]).winners  # a pair that wins together is led by whoever moves (DANTE-186)
        return Caution("lost", (("sinner", ways[0].names[winner]),))
    return Caution("first")
