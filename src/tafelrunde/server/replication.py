"""Replication: a room takes over the changes that another node has written.

Most changes are moves. Therefore heads, new lines and new answers of all changed tables are read together; a table is
read completely only after another kind of change. Only new lines are played. A hidden answer is shown to nobody but the
seat that gave it, here as there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select

from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import queries
from tafelrunde.server.bulk_sql import given
from tafelrunde.server.replay import play_line
from tafelrunde.server.rows import LogTail, TableRow
from tafelrunde.server.schema import answer, game_table, move
from tafelrunde.server.vote_deadlines import schedule

if TYPE_CHECKING:
    from tafelrunde.server.rooms import Room

_HEADS = select(*(game_table.c[name] for name in ("id", *queries.MOVE_COLUMNS, "news"))).where(
    game_table.c.id == given(game_table.c.id)
)
_LINES = queries.LINES.where(move.c.table_id == given(game_table.c.id), move.c.seq > given(game_table.c.head))
_ANSWERS = queries.ANSWERS.where(
    answer.c.table_id == given(game_table.c.id), answer.c.version >= given(game_table.c.version)
)


@dataclass
class TableChanges:
    """The head of a table in the store, with the lines and answers that are newer than `known`."""

    known: TableRow
    head: Any = None  # None: the table no longer exists
    lines: list[Any] = field(default_factory=list)
    answers: list[Any] = field(default_factory=list)

    @property
    def changed(self) -> bool:
        """True if anything has changed."""
        known = self.known
        return self.head is None or (self.head.version, self.head.news) != (known.version, known.news)

    @property
    def only_moves(self) -> bool:
        """True if all changes are moves: every change increments the version, a move increments the head as well."""
        head, known = self.head, self.known
        return head is not None and head.news == known.news and head.version - known.version == head.head - known.head

    @property
    def row(self) -> TableRow:
        return replace(self.known, **queries.decoded_columns(self.head, queries.MOVE_COLUMNS))


def changes_since(c: Connection, known: Sequence[TableRow]) -> list[TableChanges]:
    """Return the changes of several tables."""
    found = {row.id: TableChanges(row) for row in known}
    sheet = {"rows": msgspec.json.encode([{"id": r.id, "head": r.head, "version": r.version} for r in known]).decode()}
    for head in c.execute(_HEADS, sheet):
        found[head.id].head = head
    if any(one.changed for one in found.values()):
        for line in c.execute(_LINES, sheet):
            found[line.table_id].lines.append(line)
        for said in c.execute(_ANSWERS, sheet):
            found[said.table_id].answers.append(said)
    return list(found.values())


async def catch_up(room: Room) -> None:
    """Bring a room up to date with the store; the caller holds the room's lock."""
    known = room.row
    kept = await room.server.store.read(lambda c: queries.read_table(c, known.id, known))
    if kept is None:
        room.gone()
        return
    same = (kept.row.moved is None) == (known.moved is None) and kept.row.head == known.head + len(kept.log)
    room.update_guests(kept)
    if not (same and _take_over(room, kept.row, kept.since)):
        await room.reload()
    schedule(room)
    await room.listen()
    room.driver.wake()


async def apply_changes(room: Room, moved: TableChanges) -> None:
    """Apply the changes of a table to its room; the caller holds the room's lock."""
    if not moved.changed:
        return
    known = moved.only_moves and moved.known is room.row
    if known and _take_over(room, moved.row, queries.log_tail(moved.lines, moved.answers)):
        schedule(room)
        room.driver.wake()
    else:
        await catch_up(room)


def _take_over(room: Room, row: TableRow, since: LogTail) -> bool:
    """Play the new lines; return False if the table has to be loaded anew."""
    if room.table is None:
        return False
    before, known, table = room.row, len(room.table.log), room.table.clone()
    try:
        for line in since.log:
            play_line(table, line)
    except (BadInput, IllegalMove, ValueError):
        return False
    room.table, room.row = table, row
    room.answers |= since.answers
    room.unlogged_answers += [one for one in since.unlogged_answers if one not in room.unlogged_answers]
    for entry, line in zip(table.log[known:], since.log, strict=True):
        room.note_entry(table, entry, line.agreed)
    _show(room, table, before, known)
    return True


def _show(room: Room, table: AnyTable, before: TableRow, known: int) -> None:
    row, fresh = room.row, table.log[known:]
    went_on = any(entry.counts for entry in fresh)  # this ends a vote, and is shown as a move
    voted = before.vote != row.vote and not went_on
    if voted or _apart(before) != _apart(row):
        room.show()
        return
    for entry in fresh:
        room.show_move(None if entry.counts else entry.seat)


def _apart(row: TableRow) -> TableRow:
    """Return the public part of a row that moves do not change."""
    seats = tuple(replace(seat, seen=0.0) for seat in row.seats)
    return replace(row, seats=seats, head=0, version=0, news=0, moves=0, moved=None, standing=None, vote=None)
