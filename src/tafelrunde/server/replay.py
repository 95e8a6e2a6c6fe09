"""The replay of a stored table with the edition it was started with."""

from __future__ import annotations

from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.table import UNDO, AnyTable, Table
from tafelrunde.server import serializers
from tafelrunde.server.editions import edition_of
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rows import MoveRow, StoredTable

CHECK_EVERY = 64  # lines of a log between two checks of the hash; the last line is always checked


def replayed_table(kept: StoredTable, stride: int = CHECK_EVERY) -> AnyTable | None:
    """Replay the log of a table; return None before the start.

    Every move is checked to be legal. Hashes take longer than moves, so only each `stride`-th line and the last one
    are compared: a game that has diverged does not return to the same hash by chance.
    """
    row = kept.row
    if row.moved is None:
        return None
    try:
        game = serializers.find_game(row.game)
        if game.rules_version != row.rules:
            raise Rejected("rules", rules=row.rules)
        setup = game.setup(len(row.seats), row.options, edition_of(game, row.edition, kept.edition))
        table: AnyTable = Table.fresh(setup, kept.commitment)
        for number, line in enumerate(kept.log, 1):
            play_line(table, line, number % stride == 0 or number == len(kept.log))
    except (BadInput, IllegalMove, ValueError):
        raise Rejected("rules", rules=row.rules) from None
    return table


def play_line(table: AnyTable, line: MoveRow, check: bool = True) -> None:
    """Play a line of the log and compare the resulting hash."""
    if line.move.startswith(f"{UNDO} "):
        table.take_back(line.seat, int(line.move.split()[1]), line.hash)
    else:
        table.play(line.seat, line.move, line.hash)
    if check and table.fingerprint != line.hash:
        raise ValueError("the log leads to another position")
