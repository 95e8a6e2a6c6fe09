"""Answers to commands: the same command id always gets the same one, since answers are stored with what they tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tafelrunde.server import rows
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import Ack, Command, Reject, Undo, Vote
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import Answer
from tafelrunde.server.store import Write

Order = Command | Undo | Vote


async def keep(
    room: Room,
    seat: int,
    order: Order,
    moves: int,
    commit: Callable[[Write], Awaitable[None]],
) -> Answer:
    """Commits a change together with its acknowledgement."""
    answer = Ack(order.command, moves)
    await commit(rows.keep_answer(room.row.id, seat, order.command, answer))
    room.answers[seat, order.command] = answer
    return answer


async def refuse(room: Room, seat: int, order: Order, no: No) -> Answer:
    """A refusal, kept where the command will always be refused; of very many the oldest are forgotten."""
    answer = no.reject(order.command)
    if no.lasting:
        kept = [key for key, other in room.answers.items() if isinstance(other, Reject)]
        oldest = kept[: len(kept) + 1 - room.hall.settings.limits.refusals]
        dropped = [rows.drop_answer(room.row.id, *key) for key in oldest]
        await room.hall.store.write([rows.keep_answer(room.row.id, seat, order.command, answer), *dropped])
        room.answers[seat, order.command] = answer
        for key in oldest:
            del room.answers[key]
    return answer
