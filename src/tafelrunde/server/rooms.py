"""A room: one live table, what each audience sees of it, and who is told when something changes.

The table in memory is never ahead of the store: changes are made on a copy, and only after the commit the copy takes
the table's place. Whoever watches gets complete views; the newest replaces all that have not been sent yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from logging import getLogger
from random import uniform
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.kernel.errors import BadInput, IllegalMove, KernelError
from tafelrunde.kernel.game import View
from tafelrunde.kernel.record import Record, record
from tafelrunde.kernel.table import UNDO, AnyTable, Table
from tafelrunde.server import rows, shown
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.lobby import ProposalInfo, SeatInfo, TableInfo
from tafelrunde.server.protocol.table import Moment, Sight, StepMessage, ViewMessage, VoteInfo
from tafelrunde.server.rows import Answer, Kept, SeatRow, TableRow
from tafelrunde.server.store import Write, write

if TYPE_CHECKING:
    from tafelrunde.server.hall import Hall

T = TypeVar("T")
log = getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A socket: who looks, and how many lines of the log it knows (None: it has seen nothing yet)."""

    guest: str | None
    known: int | None

    def stir(self, *, view: bool = False, info: bool = False) -> None: ...

    def post(self, message: bytes) -> None: ...


class Room:
    """One table. Whatever changes it holds `lock`."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.news = asyncio.Event()  # replaced by a fresh one whenever something has changed
        self.left_at = monotonic()  # when somebody was last here
        self._driver: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._frames: dict[tuple[int | None, int | None], bytes] = {}
        self._public: View | None = None
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        self.row: TableRow = kept.row
        self.answers: dict[tuple[int, str], Answer] = kept.answers
        self.commitment = kept.commitment
        self.table: AnyTable | None = rebuilt(kept)

    # --- who is here

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for spectators."""
        if guest is None:
            return None
        return next((no for no, seat in enumerate(self.row.seats) if seat.guest == guest), None)

    def online(self, guest: str | None) -> bool:
        return guest is not None and any(watcher.guest == guest for watcher in self.watchers)

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.show(view=False)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.left_at = monotonic()
        self.show(view=False)

    def renamed(self, guest: str, name: str) -> None:
        """Somebody here goes by another name now; the store knows."""
        seats = tuple(replace(seat, name=name) if seat.guest == guest else seat for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)
        self.show(view=False)

    @property
    def forsaken(self) -> float:
        """For how many seconds nobody has been here and no bot was at work."""
        busy = self.watchers or self.lock.locked() or (self._driver and not self._driver.done())
        return 0.0 if busy else monotonic() - self.left_at

    def people(self) -> list[int]:
        return people(self.row)

    # --- what is seen

    def info(self, guest: str | None) -> TableInfo:
        seated = {seat.guest for seat in self.row.seats}
        spectators = sum(watcher.guest is None or watcher.guest not in seated for watcher in self.watchers)
        return table_info(self.row, guest, {w.guest for w in self.watchers}, spectators)

    def sight(self, seat: int | None, public: View | None = None) -> Sight:
        table = self._started()
        seen = shown.sight(table, seat, (), self._vote(), self._secret(), public)
        running = self.row.state == "running"
        if running and self.row.vote is None:
            seen.thinking = [no for no in seen.pending if bot_at(self.row.seats[no])]
        if not running:
            seen.legal, seen.decision, seen.can_undo = [], None, False
        return seen

    def frame(self, seat: int | None, known: int | None) -> bytes:
        """The message that brings somebody up to date who knows so many lines."""
        frame = self._frames.get((seat, known))
        if frame is None:
            frame = self._frames[seat, known] = encode(self.update(seat, known, self._shared()))
        return frame

    def _shared(self) -> View:
        """What everybody sees of the table, made and packed once a moment; for packing only."""
        if self._public is None:
            public: View = self._started().view(None)["table"]
            self._public = {key: msgspec.Raw(encode(value)) for key, value in public.items()}
        return self._public

    def view(self, seat: int | None, public: View | None = None) -> ViewMessage:
        return ViewMessage(self.sight(seat, public), shown.log_lines(self._started(), seat))

    def update(self, seat: int | None, known: int | None, public: View | None = None) -> ViewMessage | StepMessage:
        table = self._started()
        if known is None or known > table.moves:
            return self.view(seat, public)
        return StepMessage(known, shown.log_lines(table, seat, known + 1, remembered=False), self.sight(seat, public))

    def moment(self, seat: int | None, number: int) -> Moment:
        """The table as this seat saw it after so many moves."""
        table = self._started()
        if number > table.moves:
            raise No("no-moment", most=table.moves)
        past = table.clone()
        if number < table.moves:
            past.take_back(0, table.moves - number)
        seen = shown.sight(past, seat, (), None, self._secret() if number == table.moves else None)
        seen.legal, seen.decision, seen.can_undo = [], None, False
        return Moment(number, table.moves, seen, shown.log_lines(past, seat, number))

    def record(self) -> Record:
        """The whole game on paper, once it is over."""
        if self.row.state != "over":
            raise No("not-over")
        return record(self._started(), [player(seat) for seat in self.row.seats])

    def _started(self) -> AnyTable:
        if self.table is None:
            raise No("not-running")
        return self.table

    def _vote(self) -> VoteInfo | None:
        vote = self.row.vote
        if vote is None:
            return None
        return VoteInfo(vote.by, vote.back_to, list(vote.yes), [no for no in self.people() if no not in vote.yes])

    def _secret(self) -> str | None:
        return self.commitment.secret.hex() if self.row.state == "over" else None

    # --- what is told

    def show(self, view: bool = True) -> None:
        """Something has changed: everybody gets the newest view and the state of the table."""
        self._forget()
        for watcher in self.watchers:
            watcher.stir(view=view and self.table is not None, info=True)
        self._wake()

    def show_move(self) -> None:
        """A move was made: the seats are as before."""
        self._forget()
        for watcher in self.watchers:
            watcher.stir(view=True)
        self._wake()

    def _forget(self) -> None:
        self._frames, self._public = {}, None

    def _wake(self) -> None:
        news, self.news = self.news, asyncio.Event()
        news.set()

    def tell(self, message: msgspec.Struct) -> None:
        """Something that is said once."""
        text = encode(message)
        for watcher in self.watchers:
            watcher.post(text)

    # --- what is changed

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a change to its end, whatever becomes of who asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def store(self, work: Awaitable[object]) -> None:
        """Commits; where that fails, memory follows the store."""
        try:
            await work
        except Exception as error:
            if not isinstance(error, No):
                log.exception("not stored", extra={"table": self.row.id[:6]})
            await self._reload()
            raise No("store") from None

    async def save(self, row: TableRow, *writes: Write) -> None:
        """Commits a change of seats or state, then shows it."""

        def work(c: Connection) -> None:
            rows.save_table(c, row)
            write(c, writes)

        await self.store(self.hall.store.do(work))
        self.row = row
        self.show()
        self.drive()

    async def begin(self) -> None:
        """Starts the game with the luck that has been settled: the secret, and the pinches there are."""
        row = replace(self.row, state="running")
        await self.store(self.hall.store.do(lambda c: rows.save_table(c, row)))
        await self._reload()
        self.drive()

    async def append(self, table: AnyTable, row: TableRow, *writes: Write) -> None:
        """Commits a line of the log, then shows it."""
        await self.store(self.hall.store.write([*rows.append(row, table.log[-1]), *writes]))
        undone = table.moves <= self.row.moves
        ended = row.state != self.row.state
        self.table, self.row = table, row
        if undone:
            for watcher in self.watchers:
                watcher.known = None if watcher.known is None else min(watcher.known, table.moves)
        if ended:
            self.show()
        else:
            self.show_move()
        self.drive()

    async def _reload(self) -> None:
        kept = await self.hall.store.read(lambda c: rows.read_table(c, self.row.id))
        assert kept is not None
        self._take(kept)
        for watcher in self.watchers:
            watcher.known = None
        self.show()

    # --- bots

    def drive(self) -> None:
        """Lets bots play where it is their turn."""
        if self.hall.open and self._bot_to_move() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _bot_to_move(self) -> tuple[int, str] | None:
        """The first seat that owes an answer and is played by a bot; bots wait while people vote."""
        if self.table is None or self.row.state != "running" or self.row.vote is not None:
            return None
        bots = ((no, bot_at(self.row.seats[no])) for no in self.table.pending)
        return next(((no, spec) for no, spec in bots if spec is not None), None)

    async def _drive(self) -> None:
        try:
            while (turn := self._bot_to_move()) is not None:
                await self._think(*turn)
        except (No, KernelError):
            log.exception("a bot is stuck", extra={"table": self.row.id[:6]})

    async def _think(self, seat: int, spec: str) -> None:
        table, began = self._started(), monotonic()
        decision = table.decision
        move = await self.hall.workers.choose(table, seat, spec)
        if self.watchers:
            await asyncio.sleep(max(0.0, began + uniform(*self.hall.settings.pace) - monotonic()))
        await self.whole(self._bot_plays(seat, decision, move))

    async def _bot_plays(self, seat: int, decision: str, move: str) -> None:
        async with self.lock:
            table = self._started()
            asked = self.row.state == "running" and self.row.vote is None and seat in table.pending
            if asked and table.decision == decision and bot_at(self.row.seats[seat]) is not None:
                after = table.clone()
                after.play(seat, move)
                await self.append(after, moved(self.row, after))

    async def close(self) -> None:
        """Finishes what is being written; bots stop thinking."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)


def bot_at(seat: SeatRow) -> str | None:
    """The bot that plays this seat now, if one does."""
    return seat.stand_in or seat.bot


def player(seat: SeatRow) -> str:
    return seat.name if seat.kind == "person" else seat.bot or ""


def moved(row: TableRow, table: AnyTable) -> TableRow:
    """The row of a table after one more line of its log."""
    state = "over" if table.result else row.state
    return replace(row, head=len(table.log), moves=table.moves, state=state, vote=None)


def table_info(row: TableRow, guest: str | None, online: set[str | None], spectators: int) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=[
            SeatInfo(
                seat=no,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                stand_in=seat.stand_in,
                online=seat.guest is not None and seat.guest in online,
                you=guest is not None and seat.guest == guest,
                entropy=seat.pinch,
            )
            for no, seat in enumerate(row.seats)
        ],
        options=row.options,
        edition=row.edition,
        private=row.private,
        owner=guest is not None and row.owner == guest,
        commitment=row.commitment,
        seq=row.moves,
        spectators=spectators,
        created=row.created,
        rematch=row.rematch,
        proposal=_proposal(row),
    )


def _proposal(row: TableRow) -> ProposalInfo | None:
    proposal = row.proposal
    if proposal is None:
        return None
    waiting = [no for no in people(row) if no not in proposal.yes]
    return ProposalInfo(proposal.by, proposal.option, proposal.value, list(proposal.yes), waiting)


def people(row: TableRow) -> list[int]:
    """Seats that a person plays now."""
    return [no for no, seat in enumerate(row.seats) if seat.kind == "person" and seat.stand_in is None]


def rebuilt(kept: Kept) -> AnyTable | None:
    """The table that a log tells, checked move by move; None before the start."""
    row = kept.row
    if row.state == "lobby" or (row.state == "closed" and not kept.log):
        return None
    try:
        game = shown.find_game(row.game)
        setup = game.setup(len(row.seats), row.options)
        if (game.rules_version, setup.edition.digest) != (row.rules, row.edition):
            raise No("rules", rules=row.rules)
        table: AnyTable = Table.fresh(setup, kept.commitment)
        for line in kept.log:
            if line.move.startswith(f"{UNDO} "):
                table.take_back(line.seat, int(line.move.split()[1]))
            else:
                table.play(line.seat, line.move)
            if table.log[-1].hash != line.hash:
                raise No("rules", rules=row.rules)
    except (BadInput, IllegalMove):
        raise No("rules", rules=row.rules) from None
    return table
