"""What a seat may do while the game runs: play, take back, vote (see `agreements`), and ask what would be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import token_bytes
from time import monotonic, perf_counter
from typing import Any

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server import agreements, shown
from tafelrunde.server.answers import Order, keep, refuse
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import Ack, Command, Told, Tried, Try, Vote
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import Answer
from tafelrunde.server.seats import moved


async def obey(room: Room, seat: int, order: Order, reply: Callable[[Answer], None] = lambda answer: None) -> Answer:
    """Carries out a command, or answers as before if it is known. `reply` hears it before anybody gets a view."""
    began = perf_counter()
    room.hall.busy_at = monotonic()
    answer = await room.whole(_obey(room, seat, order, reply))
    metrics = room.hall.metrics
    metrics.commands.labels("ack" if isinstance(answer, Ack) else answer.code).inc()
    metrics.command_seconds.observe(perf_counter() - began)
    return answer


async def _obey(room: Room, seat: int, order: Order, reply: Callable[[Answer], None]) -> Answer:
    async with room.lock:
        answer = room.answers.get((seat, order.command))
        if answer is None:
            try:
                answer = await _carry_out(room, seat, order)
            except BadInput as error:
                answer = await refuse(room, seat, order, No.of(error))
            except No as no:
                answer = await refuse(room, seat, order, no)
        reply(answer)
        return answer


async def _carry_out(room: Room, seat: int, order: Order) -> Answer:
    if room.outgrown:
        raise No("rules", rules=room.row.rules)
    if room.table is None or room.row.state != "running":
        raise No("not-running")
    if isinstance(order, Vote):
        return await agreements.vote(room, room.table, seat, order)
    if room.row.seats[seat].stand_in is not None:
        raise No("stand-in")
    if isinstance(order, Command):
        return await _play(room, room.table, seat, order)
    return await agreements.undo(room, room.table, seat, order)


async def _play(room: Room, table: AnyTable, seat: int, order: Command) -> Answer:
    if order.decision != table.decision:
        raise No("stale")
    after = table.clone()
    try:
        after.play(seat, order.move)
    except IllegalMove as error:
        raise No("illegal", shown.refused(error.refusal)) from None
    row = moved(room.row, after, room.hall.wall())
    return await keep(room, seat, order, after.moves, partial(room.append, after, row))


# --- what would be


def attempt(room: Room, seat: int, wish: Try) -> Tried:
    """What would happen, told in a world sampled for this seat: nothing real can shine through."""
    table = room.table
    if table is None or room.row.state != "running":
        raise No("not-running")
    try:
        refusal = table.why_not(seat, wish.move)
    except BadInput as error:
        raise No.of(error) from None
    if refusal is not None:
        return Tried(wish.id, shown.refused(refusal), False, [], None)
    if isinstance(engine.open_ask(table.state), SealedAsk):
        return Tried(wish.id, None, False, [], None)  # nothing happens before the last answer is in
    world: Table[Any, Any] = Table.at(table.sample(seat, Luck.seeded(token_bytes(32))))
    world.play(seat, wish.move)
    entry = world.log[-1]
    heard = [
        Told(event.kind.key, event.kind.clause, event.named(), event.kind.final)
        for event in entry.foreseen
        if event.heard_by(seat)
    ]
    return Tried(wish.id, None, entry.final, heard, None if entry.final else world.view(seat)["table"])
