"""Votes: on taking moves back beyond what is free, on closing a running game, and on giving up a seat.

All people who hold a seat must agree, whether a bot stands in for them or not. Two bounds keep people from waiting for
ever. A vote ends after an hour (`Settings.vote_timeout_s`), when a person declines, or when play goes on. People who
were absent for three days (`Settings.absent_after_s`) are not asked, and a game without a move for that time may be
closed by any of its people. The log keeps what was taken back, and who agreed.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.answers import commit_logged, commit_unlogged
from tafelrunde.server.protocol.table import Ack, Undo, Vote
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, SeatRow, StoredAnswer, TableRow, VoteRow
from tafelrunde.server.seats import STAND_IN, bot_at, people, row_after_move
from tafelrunde.server.vote_deadlines import schedule

VoteOrder = Undo | Vote


# --- taking back


async def undo(room: Room, table: AnyTable, seat: int, order: Undo) -> StoredAnswer:
    """Take moves back at once where that is free or nobody else has a say; else call a vote."""
    back_to = _last_own(table, seat) if order.back_to is None else order.back_to
    if not 0 <= back_to < table.moves:
        raise Rejected("no-undo")
    if table.undone >= room.server.settings.limits.max_undone_lines:
        raise Rejected("undone-often", most=room.server.settings.limits.max_undone_lines)
    free = table.can_undo(seat) and all(entry.seat == seat and not entry.final for entry in table.line(back_to))
    if free or set(room.voters()) <= {seat}:
        return await _take_back(room, table, seat, order, seat, back_to)
    vote = _called(room, VoteRow(by=seat, back_to=back_to, yes=(seat,), what="back"))
    answer = await commit_unlogged(room, seat, Ack(order.command, table.moves), partial(room.save, vote))
    schedule(room)
    return answer


def _last_own(table: AnyTable, seat: int) -> int:
    """Return the number of moves before this seat's last one, or -1."""
    moves = [entry for entry in table.line() if entry.counts]
    return next((no for no in range(len(moves) - 1, -1, -1) if moves[no].seat == seat), -1)


async def _take_back(
    room: Room, table: AnyTable, seat: int, order: VoteOrder, by: int, back_to: int, agreed: tuple[int, ...] = ()
) -> StoredAnswer:
    after = table.clone()
    after.take_back(by, len(table.line(back_to)))
    row = row_after_move(room.row, after, room.server.wall())
    return await commit_logged(room, seat, order, after.moves, partial(room.append, after, row, agreed=agreed))


# --- closing


async def close(room: Room, who: GuestRow) -> None:
    """Close a table: before the start by its owner, later by agreement, after days without a move, or without rules.

    The record and the secret of a closed game are public."""
    async with room.lock:
        row, seat = room.row, room.seat_of(who.id)
        if row.owner != who.id and (seat is None or row.state != "running"):
            raise Rejected("not-owner")
        if row.state not in ("lobby", "running"):
            raise Rejected("not-running")
        is_abandoned = row.moved is not None and room.server.wall() - row.moved > room.server.settings.absent_after_s
        if row.state == "lobby" or is_abandoned or room.rules_unavailable or set(room.voters()) <= {seat}:
            await room.save(_closed(row))
        elif seat is None:
            raise Rejected("not-seated")
        else:
            await room.save(_called(room, VoteRow(by=seat, back_to=row.moves, yes=(seat,), what="close")))
            schedule(room)


async def resign(room: Room, who: GuestRow) -> None:
    """Give a seat up for good: a bot takes it once all other people agree. The last person closes the table."""
    async with room.lock:
        row, seat = room.row, room.seat_of(who.id)
        if seat is None or who.id in room.presence.keys:
            raise Rejected("not-seated")
        if row.state != "running":
            raise Rejected("not-running")
        if people(row) == [seat]:
            await room.save(_closed(row))
        elif set(room.voters()) <= {seat}:
            await room.save(_resigned(row, seat))
        else:
            await room.save(_called(room, VoteRow(by=seat, back_to=row.moves, yes=(seat,), what="resign")))
            schedule(room)


def _resigned(row: TableRow, no: int) -> TableRow:
    """Return the table with a bot in place of a person. The next person owns the table if that was the owner.

    The person's contribution to the luck stays."""
    seat = row.seats[no]
    seats = (
        *row.seats[:no],
        SeatRow(kind="person", stand_in=bot_at(seat) or STAND_IN, pinch=seat.pinch),
        *row.seats[no + 1 :],
    )
    left = replace(row, seats=seats, vote=None)
    heir = row.seats[people(left)[0]].guest
    return replace(left, owner=heir or row.owner) if row.owner == seat.guest else left


async def delete(room: Room, who: GuestRow) -> None:
    """Delete a table at which no other person sits."""
    async with room.lock:
        if room.row.owner != who.id:
            raise Rejected("not-owner")
        if any(room.row.seats[no].guest != who.id for no in people(room.row)):
            raise Rejected("not-alone")
        await room.forget()


def _closed(row: TableRow) -> TableRow:
    return replace(row, state="closed", vote=None, proposal=None)


# --- voting


def _called(room: Room, vote: VoteRow) -> TableRow:
    """Return the table with an open vote."""
    if room.row.vote is not None:
        raise Rejected("vote-open")
    return replace(room.row, vote=replace(vote, until=room.server.wall() + room.server.settings.vote_timeout_s))


async def vote(room: Room, table: AnyTable, seat: int, order: Vote) -> StoredAnswer:
    """Count a voice, and carry out what was voted on once all have agreed."""
    open_vote = room.row.vote
    if open_vote is None:
        raise Rejected("no-vote")
    yes = tuple(sorted({*open_vote.yes, seat}))
    agreed = order.yes and set(yes) >= set(room.voters())
    if agreed and open_vote.what == "back":
        return await _take_back(room, table, seat, order, open_vote.by, open_vote.back_to, yes)
    row = replace(room.row, vote=replace(open_vote, yes=yes) if order.yes else None)
    if agreed:
        row = _resigned(row, open_vote.by) if open_vote.what == "resign" else _closed(row)
    return await commit_unlogged(room, seat, Ack(order.command, table.moves), partial(room.save, row))
