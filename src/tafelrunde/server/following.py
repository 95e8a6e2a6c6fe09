"""What another house has written about a table, taken over by a room that shows it.

Only what is new is read and played. An answer to a quiet question is told to nobody but who gave it, here as there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import rows
from tafelrunde.server.deadlines import runs_out
from tafelrunde.server.replaying import add
from tafelrunde.server.rows import Kept, TableRow

if TYPE_CHECKING:
    from tafelrunde.server.rooms import Room


async def follow(room: Room) -> None:
    """Brings a room up to date with the store. Whoever calls it holds the room's lock."""
    known = room.row
    kept = await room.hall.store.read(lambda c: rows.read_table(c, known.id, known))
    if kept is None:
        room.gone()
        return
    table = _played_on(room, kept)
    if table is None:
        await room.reload()
    else:
        _take_over(room, table, kept)
    runs_out(room)
    await room.listen()
    room.driver.wake()


def _played_on(room: Room, kept: Kept) -> AnyTable | None:
    """The table with the new lines; None where there is more to it than some lines."""
    row, known = kept.row, room.row
    same = (row.moved is None) == (known.moved is None) and row.head == known.head + len(kept.log)
    if room.table is None or not same:
        return None
    table = room.table.clone()
    try:
        for line in kept.log:
            add(table, line)
    except (BadInput, IllegalMove, ValueError):
        return None
    return table


def _take_over(room: Room, table: AnyTable, kept: Kept) -> None:
    before, known = room.row, len(room.table.log) if room.table else 0
    room.table, room.row = table, kept.row
    room.answers |= kept.answers
    room.asides += [one for one in kept.asides if one not in room.asides]
    room.known_of(kept)
    for entry, line in zip(table.log[known:], kept.log, strict=True):
        room.happened(table, entry, line.agreed)
    went_on = any(entry.counts for entry in table.log[known:])  # which ends a vote, and is shown as a move
    voted = before.vote != kept.row.vote and not went_on
    if voted or _apart(before) != _apart(kept.row):
        room.show()
        return
    for entry in table.log[known:]:
        room.show_move(None if entry.counts else entry.seat)


def _apart(row: TableRow) -> TableRow:
    """A table apart from its log, as everybody sees it."""
    seats = tuple(replace(seat, seen=0.0) for seat in row.seats)
    return replace(row, seats=seats, head=0, version=0, news=0, moves=0, moved=None, standing=None, vote=None)
