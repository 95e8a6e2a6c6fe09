"""Answers to commands: the same command id always gets the same one, since answers are stored with what they tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tafelrunde.server import rows
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import Ack, Command, Undo, Vote
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
    answer = no.reject(order.command)
    if no.lasting:
        await room.hall.store.write([rows.keep_answer(room.row.id, seat, order.command, answer)])
        room.answers[seat, order.command] = answer
    return answer
