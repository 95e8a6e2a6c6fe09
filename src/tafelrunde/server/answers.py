"""Answers to commands: the same command id always gets the same one, since answers are stored with what they tell.

As many are kept as the log has lines. Of those that leave no line there (refusals, and what was said of a vote) only
some are, so that a table has a bound: the oldest are forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tafelrunde.server import queries
from tafelrunde.server.protocol.table import Ack, Command, Undo, Vote
from tafelrunde.server.queries import StoredAnswer
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room

Order = Command | Undo | Vote
Commit = Callable[..., Awaitable[object]]
"""Stores a change, and with it what it is given."""


async def keep(room: Room, seat: int, order: Order, moves: int, commit: Commit) -> StoredAnswer:
    """Commits a line of the log together with its acknowledgement."""
    answer = Ack(order.command, moves)
    await commit(queries.keep_answer(room.row, seat, answer))
    room.answers[seat, order.command] = answer
    return answer


async def keep_aside(room: Room, seat: int, answer: StoredAnswer, commit: Commit) -> StoredAnswer:
    """Commits an answer that leaves no line in the log."""
    key, most = (seat, answer.command), room.server.settings.limits.max_unlogged_answers
    kept = [*room.unlogged_answers, key]
    old = kept[: max(0, len(kept) - most)]
    dropped = [queries.drop_answer(room.row.id, *one) for one in old]
    await commit(queries.keep_answer(room.row, seat, answer, aside=True), *dropped)
    room.unlogged_answers = kept[len(old) :]
    room.answers[key] = answer
    for one in old:
        del room.answers[one]
    return answer


async def refuse(room: Room, seat: int, order: Order, no: Rejected) -> StoredAnswer:
    """A refusal, kept where the command will always be refused."""
    answer = no.reject(order.command)
    if no.lasting:
        await keep_aside(room, seat, answer, lambda *writes: room.store(room.server.store.write(writes)))
    return answer
