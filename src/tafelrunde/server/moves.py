"""Commands of a seat in a running game: play, undo and vote (see `agreements`), and previews of moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import takewhile
from secrets import token_bytes
from time import monotonic, perf_counter

from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import AnyTable, LogEntry, Table
from tafelrunde.server import agreements, serializers
from tafelrunde.server.answers import Order, commit_logged, refuse
from tafelrunde.server.batch_writer import WriteConflict, retry_on_conflict
from tafelrunde.server.protocol.table import Ack, CautionInfo, Command, ToldEvent, Tried, Try, Vote
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replication import catch_up
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import StoredAnswer
from tafelrunde.server.seats import row_after_move

MOVE_SEPARATOR = " / "  # between moves that are tried in a row
TURN_EVENT = "turn"  # key of the event that begins a turn


async def execute(
    room: Room, seat: int, order: Order, reply: Callable[[StoredAnswer], None] = lambda answer: None
) -> StoredAnswer:
    """Carry out a command, or repeat its stored answer. `reply` is called before any view is sent."""
    began = perf_counter()
    room.server.busy_at = monotonic()
    answer = await room.shielded(_execute_locked(room, seat, order, reply))
    metrics = room.server.metrics
    metrics.commands.labels("ack" if isinstance(answer, Ack) else answer.code).inc()
    metrics.command_seconds.observe(perf_counter() - began)
    return answer


async def _execute_locked(room: Room, seat: int, order: Order, reply: Callable[[StoredAnswer], None]) -> StoredAnswer:
    async with room.lock:
        answer = await retry_on_conflict(lambda: _answer(room, seat, order))
        reply(answer)
        return answer


async def _answer(room: Room, seat: int, order: Order) -> StoredAnswer:
    answer = room.answers.get((seat, order.command))
    if answer is not None:
        return answer
    try:
        return await _carry_out(room, seat, order)
    except BadInput as error:
        no = Rejected.of(error)
    except Rejected as error:
        no = error
    if no.lasting and await room.server.behind(room):  # another node's newer state may allow it
        await catch_up(room)
        raise WriteConflict("another node was faster")
    return await refuse(room, seat, order, no)


async def _carry_out(room: Room, seat: int, order: Order) -> StoredAnswer:
    if room.refusal is not None:
        raise room.refusal.anew()
    if room.table is None or room.row.state != "running":
        raise Rejected("not-running")
    if isinstance(order, Vote):
        return await agreements.vote(room, room.table, seat, order)
    if room.row.seats[seat].stand_in is not None:
        raise Rejected("stand-in")
    if isinstance(order, Command):
        return await _play(room, room.table, seat, order)
    return await agreements.undo(room, room.table, seat, order)


async def _play(room: Room, table: AnyTable, seat: int, order: Command) -> StoredAnswer:
    if order.decision != table.decision:
        raise Rejected("stale")
    after = table.clone()
    try:
        after.play(seat, order.move)
    except IllegalMove as error:
        raise Rejected("illegal", serializers.refused(error.refusal)) from None
    row = row_after_move(room.row, after, room.server.wall())
    return await commit_logged(room, seat, order, after.moves, partial(room.append, after, row))


# --- previews


def preview(room: Room, seat: int, wish: Try) -> Tried:
    """Tell what a move would bring, in a world sampled for this seat: it reveals nothing of the real position."""
    table = room.table
    if table is None or room.row.state != "running":
        raise Rejected("not-running")
    world: AnyTable | None = None
    caution: CautionInfo | None = None
    for move in wish.move.split(MOVE_SEPARATOR):
        now = world or table
        if world is not None and world.log[-1].final:
            return Tried(wish.id, None, True, [], None, [], False, caution)  # its outcome is not known yet
        try:
            refusal = now.why_not(seat, move)
        except BadInput as error:
            raise Rejected.of(error) from None
        if refusal is not None:
            return Tried(wish.id, serializers.refused(refusal), False, [], None, [])
        caution = caution or serializers.caution(now, seat, move)
        if isinstance(engine.open_ask(now.state), SealedAsk):
            return Tried(wish.id, None, False, [], None, [], False, caution)  # nothing happens before all have answered
        world = world or Table.at(table.sample(seat, Luck.seeded(token_bytes(32))))
        world.play(seat, move)
    assert world is not None
    entry = world.log[-1]
    known = _certain_events(world, entry)
    heard = [
        ToldEvent(event.kind.key, event.kind.clause, event.named(), event.kind.final)
        for event in known
        if event.heard_by(seat)
    ]
    if not entry.final:
        then = [serializers.legal_move(action) for action in engine.legal(world.state, seat)]
        return Tried(wish.id, None, False, heard, world.seen(seat).table, then, False, caution)
    view = world.game.view(world.frames(entry)[len(known) - 1], seat) if known else None
    own = tuple(takewhile(lambda event: event.kind.key != TURN_EVENT, known))
    passes = len(own) < len(known) and not any(event.kind.final for event in own)
    return Tried(wish.id, None, True, heard, view, [], passes, caution)


def _certain_events(world: AnyTable, entry: LogEntry) -> tuple[Event, ...]:
    """Return the events that are certain beforehand: all up to the first reveal, and up to the first use of luck."""
    if not entry.outcomes:
        return entry.previewable
    before = world.before(entry).luck.tick
    known = takewhile(lambda pair: pair[1].luck.tick == before, zip(entry.events, world.frames(entry), strict=True))
    return tuple(takewhile(lambda event: not event.kind.final or event.kind.previewable, (event for event, _ in known)))
