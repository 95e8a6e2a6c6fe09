"""Answers to commands. The same command id always gets the same answer: it is stored with the change that it reports.

Answers that belong to a line of the log are kept as long as the log. Of the others (refusals, and answers about votes)
a table keeps `max_unlogged_answers`, and forgets the oldest.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tafelrunde.server import queries
from tafelrunde.server.protocol.table import Ack, Command, Undo, Vote
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import StoredAnswer

Order = Command | Undo | Vote
Commit = Callable[..., Awaitable[object]]
"""A function that stores a change together with the writes that it is given."""


async def commit_logged(room: Room, seat: int, order: Order, moves: int, commit: Commit) -> StoredAnswer:
    """Commit a line of the log together with its acknowledgement."""
    answer = Ack(order.command, moves)
    await commit(queries.keep_answer(room.row, seat, answer))
    room.answers[seat, order.command] = answer
    return answer


async def commit_unlogged(room: Room, seat: int, answer: StoredAnswer, commit: Commit) -> StoredAnswer:
    """Commit an answer that has no line in the log."""
    key, most = (seat, answer.command), room.server.settings.limits.max_unlogged_answers
    kept = [*room.unlogged_answers, key]
    excess = kept[: max(0, len(kept) - most)]
    dropped = [queries.drop_answer(room.row.id, *old) for old in excess]
    await commit(queries.keep_answer(room.row, seat, answer, aside=True), *dropped)
    room.unlogged_answers = kept[len(excess) :]
    room.answers[key] = answer
    for old in excess:
        del room.answers[old]
    return answer


async def refuse(room: Room, seat: int, order: Order, no: Rejected) -> StoredAnswer:
    """Return a refusal, and store it where the command will always be refused."""
    answer = no.reject(order.command)
    if no.lasting:
        await commit_unlogged(room, seat, answer, lambda *writes: room.store(room.server.store.write(writes)))
    return answer
