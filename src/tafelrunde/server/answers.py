"""Answers to commands: the same command id always gets the same one, since answers are stored with what they tell.

As many are kept as the log has lines. Of those that leave no line there (refusals, and what was said of a vote) only
some are, so that a table has a bound: the oldest are forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tafelrunde.server import rows
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import Ack, Command, Undo, Vote
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import Answer

Order = Command | Undo | Vote
Commit = Callable[..., Awaitable[object]]
"""Stores a change, and with it what it is given."""


async def keep(room: Room, seat: int, order: Order, moves: int, commit: Commit) -> Answer:
    """Commits a line of the log together with its acknowledgement."""
    answer = Ack(order.command, moves)
    await commit(rows.keep_answer(room.row, seat, answer))
    room.answers[seat, order.command] = answer
    return answer


async def keep_aside(room: Room, seat: int, answer: Answer, commit: Commit) -> Answer:
    """Commits an answer that leaves no line in the log."""
    key, most = (seat, answer.command), room.hall.settings.limits.asides
    kept = [*room.asides, key]
    old = kept[: max(0, len(kept) - most)]
    dropped = [rows.drop_answer(room.row.id, *one) for one in old]
    await commit(rows.keep_answer(room.row, seat, answer, aside=True), *dropped)
    room.asides = kept[len(old) :]
    room.answers[key] = answer
    for one in old:
        del room.answers[one]
    return answer


async def refuse(room: Room, seat: int, order: Order, no: No) -> Answer:
    """A refusal, kept where the command will always be refused."""
    answer = no.reject(order.command)
    if no.lasting:
        await keep_aside(room, seat, answer, lambda *writes: room.store(room.hall.store.write(writes)))
    return answer
