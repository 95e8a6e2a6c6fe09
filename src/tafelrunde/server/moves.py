"""What a seat may do while the game runs: play, take back, vote, and ask what would be.

The same command id always gets the same answer: answers are stored with what they acknowledge.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_bytes
from time import monotonic, perf_counter
from typing import Any

from msgspec.structs import replace

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server import rows, shown
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import Ack, Command, Told, Tried, Try, Undo, Vote
from tafelrunde.server.rooms import Room, moved
from tafelrunde.server.rows import Answer, VoteRow
from tafelrunde.server.store import Write

Order = Command | Undo | Vote


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
                answer = await _refuse(room, seat, order, No.of(error))
            except No as no:
                answer = await _refuse(room, seat, order, no)
        reply(answer)
        return answer


async def _carry_out(room: Room, seat: int, order: Order) -> Answer:
    if room.table is None or room.row.state != "running":
        raise No("not-running")
    if room.row.seats[seat].stand_in is not None:
        raise No("stand-in")
    if isinstance(order, Command):
        return await _play(room, room.table, seat, order)
    if isinstance(order, Undo):
        return await _undo(room, room.table, seat, order)
    return await _vote(room, room.table, seat, order)


async def _refuse(room: Room, seat: int, order: Order, no: No) -> Answer:
    answer = no.reject(order.command)
    if no.lasting:
        await room.hall.store.write([rows.keep_answer(room.row.id, seat, order.command, answer)])
        room.answers[seat, order.command] = answer
    return answer


async def _keep(
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


async def _play(room: Room, table: AnyTable, seat: int, order: Command) -> Answer:
    if order.decision != table.decision:
        raise No("stale")
    after = table.clone()
    try:
        after.play(seat, order.move)
    except IllegalMove as error:
        raise No("illegal", shown.refused(error.refusal)) from None
    return await _keep(room, seat, order, after.moves, partial(room.append, after, moved(room.row, after)))


# --- taking back


async def _undo(room: Room, table: AnyTable, seat: int, order: Undo) -> Answer:
    back_to = _last_own(table, seat) if order.back_to is None else order.back_to
    if not 0 <= back_to < table.moves:
        raise No("no-undo")
    free = all(entry.seat == seat and not entry.final for entry in table.line(back_to))
    if free or room.people() == [seat]:
        return await _take_back(room, table, seat, order, seat, back_to)
    if room.row.vote is not None:
        raise No("vote-open")
    row = replace(room.row, vote=VoteRow(seat, back_to, (seat,)))
    return await _keep(room, seat, order, table.moves, partial(room.save, row))


def _last_own(table: AnyTable, seat: int) -> int:
    """The number of moves before this seat's last one; -1 if it has none."""
    return next((no for no in range(table.moves - 1, -1, -1) if table.line(no)[0].seat == seat), -1)


async def _take_back(room: Room, table: AnyTable, seat: int, order: Order, by: int, back_to: int) -> Answer:
    after = table.clone()
    after.take_back(by, table.moves - back_to)
    return await _keep(room, seat, order, after.moves, partial(room.append, after, moved(room.row, after)))


async def _vote(room: Room, table: AnyTable, seat: int, order: Vote) -> Answer:
    vote = room.row.vote
    if vote is None:
        raise No("no-vote")
    yes = tuple(sorted({*vote.yes, seat}))
    if order.yes and set(yes) >= set(room.people()):
        return await _take_back(room, table, seat, order, vote.by, vote.back_to)
    kept = replace(vote, yes=yes) if order.yes else None
    return await _keep(room, seat, order, table.moves, partial(room.save, replace(room.row, vote=kept)))


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
