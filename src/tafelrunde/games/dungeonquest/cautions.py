"""What is easily regretted, told from the view alone."""

from __future__ import annotations

from tafelrunde.games.dungeonquest.board import HEAL, Board
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.view import TableView
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.steps import Caution
from tafelrunde.kernel.views import Seen


def caution(setup: Setup[Quest, Board], seen: Seen, action: Action) -> Caution | None:
    """To leave with nothing (DQ-194), to wake the dragon for sure (DQ-234), to give up a hero (DQ-066), to heal who is
    not hurt (DQ-060)."""
    table: TableView = seen.table
    own = table.heroes[seen.seat or 0]
    if action.verb == "exit" and not own.gold:
        return Caution("gold")
    if action.verb == "dragon" and table.piles["dragon"].left == 1:
        return Caution("rage")
    if action.verb == "perish":
        return Caution("death")
    board = setup.board
    rune = action.verb == "rune" and own.rune is not None and board.power[board.card_index[own.rune]] == HEAL
    return Caution("unhurt") if (rune or action.verb == "drink") and not own.wounds else None
