"""The deadlines of votes: every node that shows the table ends an expired vote."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tafelrunde.server.batch_writer import WriteConflict
from tafelrunde.server.rows import VoteRow

if TYPE_CHECKING:
    from tafelrunde.server.rooms import Room


def schedule(room: Room) -> None:
    """Schedule the end of the open vote, and cancel the timer of an earlier one."""
    cancel(room)
    open_vote = room.row.vote
    if open_vote is not None:
        left = max(0.0, open_vote.until - room.server.wall())
        room.due = asyncio.get_running_loop().call_later(left, lambda: room.spawn(_run_out(room, open_vote)))


def cancel(room: Room) -> None:
    """Cancel the timer, so that it keeps no evicted room alive; loading the room schedules it again."""
    if room.due is not None:
        room.due.cancel()
    room.due = None


async def _run_out(room: Room, open_vote: VoteRow) -> None:
    async with room.lock:
        now = room.row.vote if room.server.live(room.row.id) is room else None
        if now is not None and (now.by, now.until) == (open_vote.by, open_vote.until):
            with suppress(WriteConflict):  # another node has done it
                await room.save(replace(room.row, vote=None))
