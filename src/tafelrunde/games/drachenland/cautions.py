"""What is easily regretted, told from the view alone."""

from __future__ import annotations

from tafelrunde.games.drachenland.board import Board
from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.view import TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.steps import Caution
from tafelrunde.kernel.views import Seen


def caution(setup: Setup[Land, Board], seen: Seen, action: Action) -> Caution | None:
    """The last egg ends the game (DL-119); without a ring gems do not count (DL-120)."""
    table: TableView = seen.table
    if action.verb != "take":
        return None
    if action.words[0] == "egg":
        return Caution("last-egg") if table.eggs_left == 1 else None
    ringed = table.active is not None and table.figures[table.active.figure].ring
    return Caution("no-ring") if action.words[0] == "gems" and not ringed else None
