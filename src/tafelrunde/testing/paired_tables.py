"""Paired worlds on the wire: two servers whose secrets differ only out of a viewer's sight send that viewer the same.

At a moment of a game the position is exchanged for one that the viewer cannot tell from it. Then the same happens in
both rooms, as long as the rules let the viewer hear the same: moves, reactions, sealed answers (which may differ),
moves of bots, and moves taken back freely or by vote. Connections break and resume, and the viewer sends all possible
requests, also those that must be refused. Every message must be the same, byte for byte and therefore in size.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.api import show_sight
from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.table import ClientMessage, Command, Hello, Try, Undo
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.room_views import encode
from tafelrunde.server.sockets import Socket, command_id
from tafelrunde.testing.fake_server import FakeRoom, FakeSocket, moments, settle
from tafelrunde.testing.trials import Trial, Viewer, name

_DEEDS = 6  # steps of a pair
_WORLDS = 4  # worlds among which to find one in which much can happen
_WRONG = 2  # illegal moves tried at a time


class PairMove(NamedTuple):
    """A move of a seat, in either world its own; None: take the last move back, which is free."""

    seat: int
    moves: tuple[str | None, str | None]


class PairedTables(NamedTuple):
    """Two tables that a viewer cannot tell apart, and the steps that follow at both."""

    viewer: Viewer
    tables: tuple[AnyTable, AnyTable]
    bots: frozenset[int]
    deeds: tuple[PairMove, ...]
    wrong: tuple[str, ...]  # moves that are illegal for every seat at first
    seed: int

    @property
    def differs(self) -> bool:
        """Report whether there is a secret at all."""
        one, other = self.tables
        return one.fingerprint != other.fingerprint or one.state.sealed != other.state.sealed


def paired(table: AnyTable, viewer: Viewer, dice: Random, universe: Sequence[Action]) -> PairedTables:
    """Return a table and its twin, and steps for both in which the viewer hears no difference."""
    seats = range(table.setup.seats)
    bots = frozenset(seat for seat in seats if seat != viewer and dice.random() < 0.25)
    twin, deeds = table, list[PairMove]()
    for _ in range(_WORLDS):
        other = table.clone()
        other.state = _exchanged(table, viewer, dice)
        could = _rehearsed(table.clone(), other.clone(), viewer, bots, dice)
        if twin is table or len(could) > len(deeds):
            twin, deeds = other, could
        if len(deeds) > _DEEDS // 2:
            break
    wrong = tuple(str(action) for action in dice.sample(universe, min(_WRONG, len(universe))))
    return PairedTables(
        viewer=viewer,
        tables=(table, twin),
        bots=bots,
        deeds=tuple(deeds),
        wrong=wrong,
        seed=dice.getrandbits(32),
    )


def _exchanged(table: AnyTable, viewer: Viewer, dice: Random) -> object:
    """Return another world with the same luck to come. The seats that have answered a sealed question may be known,
    their answers not."""
    luck = Luck.seeded(dice.getrandbits(32))
    world = table.game.sample(table.state, viewer, luck)
    world.luck = table.state.luck.clone()
    world.luck.heard, world.journal = [], []
    ask = engine.open_ask(world)
    if ask is not None:
        world.sealed = tuple(
            (seat, action if seat == viewer else luck.pick(ask.legal(world, seat)))
            for seat, action in table.state.sealed
        )
    return world


def _rehearsed(one: AnyTable, other: AnyTable, viewer: Viewer, bots: frozenset[int], dice: Random) -> list[PairMove]:
    """Return steps up to the first that the rules let the viewer hear differently."""
    deeds: list[PairMove] = []
    while len(deeds) < _DEEDS and one.pending and one.pending == other.pending:
        waiting = [seat for seat in one.pending if seat in bots]
        free = [seat for seat in range(one.setup.seats) if one.can_undo(seat) and other.can_undo(seat)]
        if free and not waiting and free[0] not in bots and dice.random() < 0.3:
            one.undo(free[0])
            other.undo(free[0])
            deeds.append(PairMove(free[0], (None, None)))
            continue
        asked = dice.choice(one.pending)
        acting = waiting if asked in bots else [asked]  # bots that are asked together answer together
        together: list[PairMove] = []
        for seat in acting:
            moves = _moves(one, other, seat, viewer, dice)
            if moves is None or not _alike(one, other, seat, moves, viewer):
                return deeds
            together.append(PairMove(seat, (str(moves[0]), str(moves[1]))))
        deeds += together
    return deeds


def _moves(one: AnyTable, other: AnyTable, seat: int, viewer: Viewer, dice: Random) -> tuple[Action, Action] | None:
    """Return a seat's moves in both worlds: the same, but sealed answers may differ."""
    here, there = one.legal(seat), other.legal(seat)
    if seat == viewer:
        assert here == there, f"the legal list of {name(viewer)} depends on what it cannot know"
    elif isinstance(engine.open_ask(one.state), SealedAsk) and dice.random() < 0.5:
        return dice.choice(here), dice.choice(there)
    shared = [action for action in here if other.why_not(seat, action) is None]
    if not shared:
        return None
    action = dice.choice(shared)
    return action, action


def _alike(one: AnyTable, other: AnyTable, seat: int, moves: tuple[Action, Action], viewer: Viewer) -> bool:
    """Play the moves and report whether the rules tell the viewer the same."""
    heard = [
        [event.redacted_for(viewer) for event in table.play(seat, move) if event.heard_by(viewer)]
        for table, move in zip((one, other), moves, strict=True)
    ]
    return heard[0] == heard[1]


# --- on the wire


class SentMessages(NamedTuple):
    """All messages to a viewer, and the seconds until each step was done."""

    messages: list[bytes]
    seconds: list[float]


def sent(pair: PairedTables) -> tuple[SentMessages, SentMessages]:
    """Return the messages to the viewer in both worlds. Either world is first equally often: the second is faster, as
    the machine has just done the same."""
    here, there = PairVisit(pair, 0), PairVisit(pair, 1)
    asyncio.run(_both(*((here, there) if pair.seed % 2 else (there, here))))
    return here.sent, there.sent


async def _both(first: PairVisit, second: PairVisit) -> None:
    """Run both visits. Return nothing: an event loop that ends logs its result, and this one is large."""
    await first.run()
    await second.run()


class PairVisit:
    """A viewer in one of the two rooms: at two devices with a connection each, one of which breaks, and by polls."""

    def __init__(self, pair: PairedTables, world: int) -> None:
        self.pair, self.world = pair, world
        self.stage = FakeRoom(pair.tables[world], pair.bots)
        self.told: list[bytes] = []
        self.seconds: list[float] = []
        self._dice = Random(pair.seed)  # the same in both worlds
        self._wires: list[FakeSocket] = []
        self._writing: list[asyncio.Task[None]] = []
        self._orders = 0

    @property
    def sent(self) -> SentMessages:
        return SentMessages([*self.told, *(text.encode() for wire in self._wires for text in wire.heard)], self.seconds)

    async def run(self) -> None:
        others = [seat for seat in self.stage.who if seat not in (*self.pair.bots, self.pair.viewer)]
        for seat in others:
            await self._come(seat, FakeSocket())
        line = await self._come(self.pair.viewer)
        second = await self._come(self.pair.viewer)
        await self._probe(line)
        for deed in self.pair.deeds:
            poll = asyncio.create_task(show_sight(self.stage.asks(self.pair.viewer, self.stage.room.row.moves)))
            await settle()
            await self._happens(deed, line)
            self.told.append(encode(poll.result()) if poll.done() else b"still waiting")
            poll.cancel()
            await asyncio.gather(poll, return_exceptions=True)
            if self._dice.random() < 0.3:
                second = await self._again(second)
            if self._dice.random() < 0.5:
                await self._probe(line)
        await self._agree(others, line)
        self.told += self.stage.newcomer(self.pair.viewer)
        await self._close()

    async def _come(self, viewer: Viewer, wire: FakeSocket | None = None, seen: int = -1) -> Socket:
        """Open a connection with a greeting."""
        if wire is None:
            self._wires.append(wire := FakeSocket())
        line = self.stage.socket(viewer, wire)
        self.stage.room.enter(line)
        await line.greet(Hello(PROTOCOL, self.stage.room.row.id, seen))
        self._writing.append(asyncio.create_task(line.write()))
        await settle()
        return line

    async def _again(self, line: Socket) -> Socket:
        """Break the connection and open it again; the page may have missed something."""
        self.stage.room.leave(line)
        await settle()
        seen = self.stage.room.row.moves - self._dice.randrange(4)
        return await self._come(self.pair.viewer, seen=seen)

    async def _happens(self, deed: PairMove, line: Socket) -> None:
        move, began = deed.moves[self.world], perf_counter()
        if move is not None and deed.seat in self.pair.bots:
            self.stage.workers.give(deed.seat, move)
        elif deed.seat == self.pair.viewer:
            await self._say(line, self._order(move))
        else:
            await self.stage.order(deed.seat, move)
        await settle()
        self.seconds.append(perf_counter() - began)

    def _order(self, move: str | None) -> Command | Undo:
        self._orders += 1
        command, table = f"command-{self._orders:04}", self.stage.room.table
        assert table is not None
        return Undo(command) if move is None else Command(command, table.decision, move)

    async def _say(self, line: Socket, message: ClientMessage) -> None:
        """Send a message as the server would receive it on a socket."""
        try:
            await line.hear(message)
        except Rejected as no:
            line.send(no.reject(command_id(message)))
        await settle()

    async def _probe(self, line: Socket) -> None:
        """Send all possible requests: wrong moves, stale ones, tries, a moment of the past."""
        table = self.stage.room.table
        assert table is not None
        viewer = self.pair.viewer
        legal = [] if viewer is None else [str(action) for action in table.legal(viewer)]
        some = self._dice.sample(legal, min(2, len(legal)))
        for move in (*self.pair.wrong, "no such move"):
            if move not in legal:
                await self._say(line, self._order(move))
                await self._say(line, Try("try-it", move))
        for move in some:
            await self._say(line, Try("try-it", move))
            self._orders += 1
            await self._say(line, Command(f"stale-{self._orders:04}", "9.9", move))
        past = self._dice.randint(max(0, table.moves - 5), table.moves)
        self.told.append(encode(self.stage.room.moment(viewer, past)))

    async def _agree(self, others: Sequence[int], line: Socket) -> None:
        """Let the viewer take back the last move with the others' consent."""
        moves = self.stage.room.row.moves
        if self.pair.viewer is None or not moves:
            return
        await self._say(line, Undo("take-it-back", moves - 1))
        for seat in others:
            if self.stage.room.row.vote is not None:
                await self.stage.vote(seat)
        await settle()

    async def _close(self) -> None:
        for task in self._writing:
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self.stage.room.close()


# --- the proof


def told_apart(pair: PairedTables, here: SentMessages, there: SentMessages) -> str:
    """Return the first difference in what a viewer was sent; nothing if there is none."""
    both = zip(here.messages, there.messages, strict=False)
    for number, (one, other) in enumerate(both):
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            found = [text[max(0, at - 40) : at + 40].decode("utf-8", "replace") for text in (one, other)]
            return f"message {number} to {name(pair.viewer)}: {found[0]!r} here, {found[1]!r} there"
    if len(here.messages) != len(there.messages):
        return f"{name(pair.viewer)} gets {len(here.messages)} messages here, {len(there.messages)} there"
    return ""


def paired_worlds_sound_the_same(trial: Trial) -> None:
    """Prove that a viewer is sent the same in two worlds that it may not tell apart, whatever is done and asked for."""
    dice = trial.dice("pairs")
    for table in moments(trial, lambda table: True, trial.looks // 2):
        for viewer in trial.viewers:
            pair = paired(table, viewer, dice, trial.universe)
            found = told_apart(pair, *sent(pair))
            assert not found, f"only secrets differ, and yet: {found}"
