"""What a seat may do while the game runs: play, take back, vote (see `agreements`), and ask what would be."""

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
from tafelrunde.server.answers import Order, keep, refuse
from tafelrunde.server.batch_writer import WriteConflict, retry_on_conflict
from tafelrunde.server.protocol.table import Ack, CautionInfo, Command, ToldEvent, Tried, Try, Vote
from tafelrunde.server.queries import StoredAnswer
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replication import catch_up
from tafelrunde.server.rooms import Room
from tafelrunde.server.seats import row_after_move

THEN = " / "  # between moves that are tried in a row
TURN = "turn"  # the event with which a turn begins


async def execute(
    room: Room, seat: int, order: Order, reply: Callable[[StoredAnswer], None] = lambda answer: None
) -> StoredAnswer:
    """Carries out a command, or answers as before if it is known. `reply` hears it before anybody gets a view."""
    began = perf_counter()
    room.server.busy_at = monotonic()
    answer = await room.shielded(_obey(room, seat, order, reply))
    metrics = room.server.metrics
    metrics.commands.labels("ack" if isinstance(answer, Ack) else answer.code).inc()
    metrics.command_seconds.observe(perf_counter() - began)
    return answer


async def _obey(room: Room, seat: int, order: Order, reply: Callable[[StoredAnswer], None]) -> StoredAnswer:
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
    if no.lasting and await room.server.behind(room):  # it may be right by what another server knows
        await catch_up(room)
        raise WriteConflict("another server was faster")
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
    return await keep(room, seat, order, after.moves, partial(room.append, after, row))


# --- what would be


def preview(room: Room, seat: int, wish: Try) -> Tried:
    """What would happen, told in a world sampled for this seat: nothing real can shine through."""
    table = room.table
    if table is None or room.row.state != "running":
        raise Rejected("not-running")
    world: AnyTable | None = None
    caution: CautionInfo | None = None
    for move in wish.move.split(THEN):
        now = world or table
        if world is not None and world.log[-1].final:
            return Tried(wish.id, None, True, [], None, [], False, caution)  # what comes after it is not known yet
        try:
            refusal = now.why_not(seat, move)
        except BadInput as error:
            raise Rejected.of(error) from None
        if refusal is not None:
            return Tried(wish.id, serializers.refused(refusal), False, [], None, [])
        caution = caution or serializers.caution(now, seat, move)
        if isinstance(engine.open_ask(now.state), SealedAsk):
            return Tried(wish.id, None, False, [], None, [], False, caution)  # nothing happens before all are in
        world = world or Table.at(table.sample(seat, Luck.seeded(token_bytes(32))))
        world.play(seat, move)
    assert world is not None
    entry = world.log[-1]
    known = _foreseen(world, entry)
    heard = [
        ToldEvent(event.kind.key, event.kind.clause, event.named(), event.kind.final)
        for event in known
        if event.heard_by(seat)
    ]
    if not entry.final:
        then = [serializers.legal_move(action) for action in engine.legal(world.state, seat)]
        return Tried(wish.id, None, False, heard, world.seen(seat).table, then, False, caution)
    view = world.game.view(world.frames(entry)[len(known) - 1], seat) if known else None
    own = tuple(takewhile(lambda event: event.kind.key != TURN, known))
    passes = len(own) < len(known) and not any(event.kind.final for event in own)
    return Tried(wish.id, None, True, heard, view, [], passes, caution)


def _foreseen(world: AnyTable, entry: LogEntry) -> tuple[Event, ...]:
    """What the maker of a move can say beforehand: all up to the first reveal, and up to where luck has a say."""
    if not entry.outcomes:
        return entry.previewable
    before = world.before(entry).luck.tick
    known = takewhile(lambda pair: pair[1].luck.tick == before, zip(entry.events, world.frames(entry), strict=True))
    return tuple(takewhile(lambda event: not event.kind.final or event.kind.previewable, (event for event, _ in known)))
