"""Proofs about the wire: they compare every byte that the server sends to anybody, not the look of a table.

A table stands in a room of the real server. Each seat and a spectator have a real socket and a long poll; only store
and network are fakes. A seat then gives one sealed answer, or another, or none. What the others are sent must not
differ by a byte.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Container, Sequence, Sized
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from msgspec.structs import replace
from starlette.requests import Request
from starlette.websockets import WebSocket

from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server.api import show_sight
from tafelrunde.server.calls import Call
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.moves import execute, preview
from tafelrunde.server.protocol.table import ChatLine, Command, Try, Undo, Vote
from tafelrunde.server.room_views import encode
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, SeatRow, StoredTable, TableRow
from tafelrunde.server.seats import standing
from tafelrunde.server.server import Server
from tafelrunde.server.settings import Settings
from tafelrunde.server.sockets import Socket
from tafelrunde.testing.proofs import Proof
from tafelrunde.testing.trials import Trial, Viewer, name

SeatAnswers = Sequence[tuple[int, str]]
"""Answers in this order, each with its seat."""

HOUR = 3600.0  # longer than any proof takes, however slow the machine
_LOOKS = 3  # tables examined per game
_TURNS = 40  # of the event loop: by then all messages have been sent


class FakeSocket:
    """The other end of a socket."""

    client = None

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(text)


class NullStore:
    """A store that keeps nothing, never fails and holds no messages."""

    async def read(self, work: object) -> list[ChatLine]:
        return []

    async def write(self, writes: object) -> None:
        return None

    async def do(self, work: object, about: str | None = None) -> None:
        return None


@cache
def _metrics() -> Metrics:
    return Metrics()


class ScriptedBots:
    """Bots that play given moves."""

    def __init__(self) -> None:
        self._moves: defaultdict[int, asyncio.Queue[str]] = defaultdict(asyncio.Queue)

    def give(self, seat: int, move: str) -> None:
        self._moves[seat].put_nowait(move)

    async def choose(self, table: AnyTable, seat: int, spec: str, owner: str, *, hides_hand: bool) -> str:
        return await self._moves[seat].get()


class FakeRoom:
    """A room with everybody in it; in some seats, bots."""

    def __init__(self, table: AnyTable, bots: Container[int] = ()) -> None:
        setup = table.setup
        self.workers = ScriptedBots()
        self.who = {no: GuestRow(f"guest-{no}", f"Guest {no}") for no in range(setup.seats)}
        self.server = SimpleNamespace(
            # Updates for spectators depend on the clock and are therefore switched off.
            settings=Settings(data=Path(), bot_pause_s=(0.0, 0.0), audience_interval_s=HOUR),
            store=NullStore(),
            metrics=_metrics(),
            now=lambda: 0.0,
            wall=lambda: 0.0,
            open=True,
            build="build",
            busy_at=0.0,
            workers=self.workers,
            acquire_lease=self._acquire_lease,
            room=self._room,
            presence_changed=lambda room: None,
            behind=self._behind,
        )
        held = tuple(
            SeatRow(kind="bot", bot="greedy") if no in bots else SeatRow(kind="person", guest=who.id, name=who.name)
            for no, who in self.who.items()
        )
        row = TableRow(
            id="table",
            game=setup.game.slug,
            rules=setup.game.rules_version,
            edition=setup.edition.digest,
            options=dict(setup.options),
            private=True,
            owner=next((seat.guest for seat in held if seat.guest), "guest-0"),
            state="running",
            commitment="",
            created=0.0,
            seats=held,
        )
        self.room = Room(
            cast(Server, self.server), StoredTable(row=row, log=[], answers={}, commitment=Commitment(bytes(32)))
        )
        self.room.table = table.clone()
        self.room.row = replace(row, head=len(table.log), moves=table.moves, moved=0.0, standing=standing(table, 0.0))
        self._orders = 0

    async def _behind(self, room: Room) -> bool:
        """Return False: no other server could know more."""
        return False

    async def _acquire_lease(self, name: str) -> bool:
        return True

    async def _room(self, table: str) -> Room:
        return self.room

    async def order(self, seat: int, move: str | None) -> str:
        """Give an answer (None: ask to take something back) and return the reply to the seat."""
        self._orders += 1
        command, table = f"command-{self._orders}", self.room.table
        assert table is not None
        told = await execute(self.room, seat, Undo(command) if move is None else Command(command, table.decision, move))
        return encode(told).decode().replace(command, "")

    async def call(self, seat: int) -> None:
        """Call a vote on taking the last move back."""
        assert self.room.table is not None
        await execute(self.room, seat, Undo("call-a-vote", self.room.table.moves - 1))
        assert self.room.row.vote is not None, "nobody takes a move back alone that a question came of"

    async def vote(self, seat: int) -> None:
        """Agree to the vote under way."""
        self._orders += 1
        await execute(self.room, seat, Vote(f"command-{self._orders}", True))

    def asks(self, viewer: Viewer, after: int) -> Call[None]:
        request = SimpleNamespace(path_params={"id": "table"}, query_params={"after": str(after)})
        return Call(cast(Server, self.server), cast(Request, request), None, self._guest(viewer))

    def _guest(self, viewer: Viewer) -> GuestRow | None:
        return None if viewer is None else self.who[viewer]

    def socket(self, viewer: Viewer, wire: FakeSocket) -> Socket:
        return Socket(cast(WebSocket, wire), self.room, self._guest(viewer))

    def newcomer(self, viewer: Viewer) -> list[bytes]:
        """Return all that a person in this seat could ask for now."""
        assert self.room.table is not None
        told = [encode(self.room.view(viewer)), encode(self.room.moment(viewer, self.room.table.moves))]
        told.append(encode(self.room.info(None if viewer is None else self.who[viewer].id)))
        if viewer is not None:
            moves = [legal.move for legal in self.room.sight(viewer).legal]
            told += [encode(preview(self.room, viewer, Try("try-or-not", move))) for move in moves]
        return told


def _sent(table: AnyTable, answers: SeatAnswers, called: int | None = None) -> dict[Viewer, list[object]]:
    """Return everything that reaches each viewer from the moment before these answers on, and all that they could then
    ask for. If a seat has `called` a vote on taking the last move back, return also the state after all have agreed."""
    return asyncio.run(_heard(table, answers, called))


async def _heard(table: AnyTable, answers: SeatAnswers, called: int | None) -> dict[Viewer, list[object]]:
    stage, viewers = FakeRoom(table), (None, *range(table.setup.seats))
    told: dict[Viewer, list[object]] = {viewer: [] for viewer in viewers}
    wires = {viewer: FakeSocket() for viewer in viewers}
    lines = [stage.socket(viewer, wire) for viewer, wire in wires.items()]
    for line in lines:
        stage.room.enter(line)
    writing = [asyncio.create_task(line.write()) for line in lines]
    await settle()
    if called is not None:
        await stage.call(called)
    polls = {viewer: asyncio.create_task(show_sight(stage.asks(viewer, stage.room.row.moves))) for viewer in viewers}
    await settle()
    for seat, move in answers:
        told[seat].append(await stage.order(seat, move))
        await settle()
    for viewer, poll in polls.items():
        told[viewer] += [*wires[viewer].heard, encode(poll.result()) if poll.done() else "still waiting"]
        told[viewer] += stage.newcomer(viewer)
    if called is not None:
        for seat in stage.who:
            await stage.vote(seat)
        await settle()
        for viewer in viewers:
            told[viewer] += [*wires[viewer].heard, *stage.newcomer(viewer)]
    for seat in stage.who:
        told[seat].append(await stage.order(seat, None))
    tasks = [*polls.values(), *writing]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await stage.room.close()
    return told


async def settle() -> None:
    """Let the event loop send all it can: until no other task is ready to run, as far as the loop tells."""
    ready: Sized = getattr(asyncio.get_running_loop(), "_ready", "?")
    for _ in range(_TURNS):
        await asyncio.sleep(0)
        if not ready:
            return


# --- the proofs


def moments(trial: Trial, wanted: Callable[[AnyTable], bool], looks: int = _LOOKS) -> list[AnyTable]:
    """Return a few tables, with their history, that satisfy a condition."""
    dice, kept, seen = trial.dice("wire"), list[AnyTable](), 0
    table: AnyTable = Table.fresh(trial.setup, Commitment.of_seed(trial.seed))
    while table.pending:
        if wanted(table):
            seen += 1
            if len(kept) < looks:
                kept.append(table.clone())
            elif dice.randrange(seen) < looks:
                kept[dice.randrange(looks)] = table.clone()
        seat = dice.choice(table.pending)
        table.play(seat, trial.driver(table.state, seat, dice))
    return kept


def answers_travel_sealed(trial: Trial) -> None:
    """Prove that a seat's answer reaches nobody before the last answer is in. Of a quiet question, neither the answer's
    existence nor the number or order of answers does."""
    dice = trial.dice("answers")
    for table in moments(trial, lambda table: len(table.pending) > 1):
        quiet = _quiet(table)
        seat, *others = dice.sample(table.pending, len(table.pending))
        one, other = (str(dice.choice(table.legal(seat))) for _ in range(2))
        ways: list[SeatAnswers] = [[(seat, one)], [(seat, other)]]
        if quiet:
            ways += [[], [(seat, other), (seat, one)]]
        first, *rest = (_sent(table, way) for way in ways)
        for viewer in trial.viewers:
            same = viewer == seat or all(sent[viewer] == first[viewer] for sent in rest)
            assert same, f"{name(viewer)} is sent something about a sealed answer"
        if quiet:
            _order_tells_nothing(trial, table, [(no, str(dice.choice(table.legal(no)))) for no in (seat, *others)])


def _quiet(table: AnyTable) -> bool:
    ask = engine.open_ask(table.state)
    return isinstance(ask, SealedAsk) and ask.quiet


def votes_tell_of_no_quiet_answer(trial: Trial) -> None:
    """Prove that an answer to a quiet question leaves no trace in a vote on taking back. It neither ends the vote nor
    shows when the question is taken back with it."""
    dice = trial.dice("votes")
    for table in moments(trial, lambda table: _quiet(table) and len(table.pending) > 1 and table.moves > 0):
        seat = dice.choice(table.pending)
        caller = dice.choice([no for no in range(table.setup.seats) if no != seat])
        answer = str(dice.choice(table.legal(seat)))
        with_it, without = _sent(table, [(seat, answer)], caller), _sent(table, [], caller)
        for viewer in trial.viewers:
            same = viewer == seat or with_it[viewer] == without[viewer]
            assert same, f"{name(viewer)} is sent in a vote that somebody has answered a quiet question"


def _order_tells_nothing(trial: Trial, table: AnyTable, answers: SeatAnswers) -> None:
    """Prove that nobody can tell the order of answers to a closed quiet question, except the last seat, which saw it
    close."""
    one, other = _sent(table, answers), _sent(table, answers[::-1])
    for viewer in trial.viewers:
        same = viewer in (answers[0][0], answers[-1][0]) or one[viewer] == other[viewer]
        assert same, f"{name(viewer)} is sent in what order a quiet question was answered"


WIRE: tuple[Proof, ...] = (answers_travel_sealed, votes_tell_of_no_quiet_answer)
