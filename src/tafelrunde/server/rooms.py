"""A room: one live table, what each audience sees of it, and who is told when something changes.

The table in memory is never ahead of the store: changes are made on a copy, and only after the commit the copy takes
the table's place. Whoever watches gets complete views; the newest replaces all that have not been sent yet. An answer
to a quiet question is told to nobody but who gave it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Coroutine
from logging import getLogger
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.game import View
from tafelrunde.kernel.table import UNDO, AnyTable, Table
from tafelrunde.server import rows, shown
from tafelrunde.server.archive import ENDED, Archive, on_paper, pack, seen_after
from tafelrunde.server.driver import Driver
from tafelrunde.server.presence import LINGER, Presence, Watcher
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.lobby import Spectator, TableInfo
from tafelrunde.server.protocol.table import Moment, Sight, StepMessage, TableMessage, TakenBack, ViewMessage, VoteInfo
from tafelrunde.server.rows import Answer, Kept, TableRow, Turned, What
from tafelrunde.server.seats import begun, bot_at, concerns, table_info, voters
from tafelrunde.server.settings import HOUR
from tafelrunde.server.store import Write, write

if TYPE_CHECKING:
    from tafelrunde.server.hall import Hall

T = TypeVar("T")
log = getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Room:
    """One table. Whatever changes it holds `lock`."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.presence = Presence(lambda: hall.now())
        self.driver = Driver(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._frames: dict[tuple[int | None, int | None, int], bytes] = {}
        self._public: View | None = None
        self._infos: dict[str | None, bytes] = {}
        self._crowd: asyncio.TimerHandle | None = None
        self._recent: deque[tuple[int, float]] = deque()  # moves of the last moment, and when they were made
        self.archive: Archive | None = None  # what there is to see of a game whose rules are gone
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        self.row: TableRow = kept.row
        self.answers: dict[tuple[int, str], Answer] = kept.answers
        self.agreed = {number: line.agreed for number, line in enumerate(kept.log, 1) if line.agreed}
        self.commitment = kept.commitment
        self._turned = {one.guest: one for one in kept.turned}
        self.presence.keys = kept.keys
        self.outgrown = False  # begun under rules that this release does not have
        try:
            self.table: AnyTable | None = rebuilt(kept)
        except No:
            self.table, self.outgrown = None, True

    # --- who is here

    def seat_of(self, guest: str | None) -> int | None:
        """The seat a guest plays; None for spectators."""
        sitter = self.presence.sitter(guest)
        if sitter is None:
            return None
        return next((no for no, seat in enumerate(self.row.seats) if seat.guest == sitter), None)

    def touch(self, guest: str | None) -> None:
        """Somebody asks for something here: bots that rest wake up, and the store learns who still comes."""
        self.presence.touch(guest)
        no, now = self.seat_of(guest), self.hall.wall()
        if no is not None and now - self.row.seats[no].seen > HOUR:
            seats = list(self.row.seats)
            seats[no] = replace(seats[no], seen=now)
            self.row = replace(self.row, seats=tuple(seats))
            self.spawn(self._note(rows.put_seen(self.row.id, no, now)))
        self.driver.wake()

    async def _note(self, writes: Write) -> None:
        try:
            await self.hall.store.write([writes])
        except Exception:
            log.warning("not noted who was here", extra={"table": self.row.id[:6]})

    def enter(self, watcher: Watcher) -> None:
        self.presence.sockets.add(watcher)
        self.touch(watcher.guest)
        self._came_or_went(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.presence.sockets.discard(watcher)
        self.presence.touch(watcher.guest)
        self._came_or_went(watcher)

    def _came_or_went(self, watcher: Watcher) -> None:
        """All see at once who plays, and now and then who watches: a crowd that comes and goes costs little."""
        if self.seat_of(watcher.guest) is not None:
            self.show(view=False)
        elif self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(self.hall.settings.crowd, self._tell_of_the_crowd)

    def _tell_of_the_crowd(self) -> None:
        self._crowd = None
        self.show(view=False)

    def audience(self) -> list[Turned]:
        """Those who watch and have a name, and those who were asked for quiet or sent away."""
        here = {watcher.guest: watcher.name for watcher in self.presence.sockets if watcher.guest is not None}
        watching = [Turned(guest, name, self.turned_as(guest)) for guest, name in here.items()]
        away = [one for one in self._turned.values() if one.guest not in here]
        return [one for one in (*watching, *away) if self.seat_of(one.guest) is None]

    def turned_as(self, guest: str) -> What | None:
        return self._turned[guest].what if guest in self._turned else None

    def hushed(self, guest: str | None) -> bool:
        """Whether this one may not write here."""
        return self.seat_of(guest) is None and (self.row.quiet or guest in self._turned)

    def turn(self, one: Turned) -> None:
        """The owner has said something to a spectator; the store knows."""
        self._turned.pop(one.guest, None)
        if one.what is not None:
            self._turned[one.guest] = one
        for watcher in self.presence.watchers:
            if one.what == "away" and watcher.guest == one.guest:
                watcher.dismiss()
        self.show(view=False)

    async def wait(self, poll: Watcher, news: asyncio.Event, seconds: float) -> None:
        """Somebody without a socket waits for news. All see who sits here come, and go once they do not come again."""
        came = self._seated_but_away(poll.guest)
        self.presence.polls.add(poll)
        if came:
            self.show(view=False)
            news.clear()
        try:
            async with asyncio.timeout(seconds):
                await news.wait()
        except TimeoutError:
            pass
        finally:
            self.presence.polls.discard(poll)
            self.presence.touch(poll.guest, polling=True)
            asyncio.get_running_loop().call_later(LINGER, self._gone, poll.guest)

    def _gone(self, guest: str | None) -> None:
        if self._seated_but_away(guest):
            self.show(view=False)

    def _seated_but_away(self, guest: str | None) -> bool:
        return self.seat_of(guest) is not None and self.presence.sitter(guest) not in self.presence.here()

    def renamed(self, guest: str, name: str) -> None:
        """Somebody here goes by another name now; the store knows."""
        seats = tuple(replace(seat, name=name) if seat.guest == guest else seat for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)
        self.show(view=False)

    @property
    def forsaken(self) -> float:
        """For how many seconds nobody has been here and no bot was at work."""
        return 0.0 if self.lock.locked() or self.driver.busy else self.presence.deserted

    def voters(self) -> list[int]:
        return voters(self.row, self.hall.wall(), self.hall.settings.gone)

    # --- what is seen

    @property
    def visible(self) -> bool:
        return self.table is not None or self.archive is not None

    def info(self, guest: str | None) -> TableInfo:
        spectators = sum(self.seat_of(watcher.guest) is None for watcher in self.presence.sockets)
        info = table_info(self.row, guest, self.presence.here(), spectators, self.seat_of(guest))
        watching = self.audience() if info.owner else []
        seen = [Spectator(rows.handle(self.row.id, one.guest), one.name, one.what) for one in watching]
        return replace(info, outgrown=self.outgrown, audience=seen, hushed=self.hushed(guest))

    def news(self, guest: str | None) -> bytes:
        """The message that tells of seats and state; it is the same for all who only watch."""
        known = concerns(self.row, guest) or guest in self._turned or guest in self.presence.keys
        whose = guest if known else None
        if whose not in self._infos:
            self._infos[whose] = encode(TableMessage(self.info(whose)))
        return self._infos[whose]

    def sight(self, seat: int | None, public: View | None = None) -> Sight:
        table = self._started()
        seen = shown.sight(table, seat, (), self._vote(), self._secret(), public)
        running = self.row.state == "running"
        if running and self.row.vote is None:
            seen.thinking = [no for no in seen.pending if bot_at(self.row.seats[no])]
        if not running:
            seen.legal, seen.decision, seen.can_undo = [], None, False
        if self.row.state == "closed":
            seen.asks, seen.about, seen.pending = None, {}, []
        return seen

    def frame(self, seat: int | None, known: int | None) -> bytes:
        """The message that brings somebody up to date who knows so many lines."""
        key = seat, known, self._fresh()
        frame = self._frames.get(key)
        if frame is None:
            public = self._shared() if self.table is not None else None
            frame = self._frames[key] = encode(self.update(seat, known, public))
        return frame

    def _shared(self) -> View:
        """What everybody sees of the table, made and packed once a moment; for packing only."""
        if self._public is None:
            public: View = self._started().view(None)["table"]
            self._public = {key: msgspec.Raw(encode(value)) for key, value in public.items()}
        return self._public

    def view(self, seat: int | None, public: View | None = None) -> ViewMessage:
        if self.archive is not None:
            return self.archive.view(self._secret())
        return ViewMessage(self.sight(seat, public), shown.log_lines(self._started(), seat, back=self._back()))

    def update(self, seat: int | None, known: int | None, public: View | None = None) -> ViewMessage | StepMessage:
        if known is None or known > self.row.moves or self.archive is not None:
            return self.view(seat, public)
        table = self._started()
        lines = shown.log_lines(table, seat, known + 1, self._fresh(), self._back())
        return StepMessage(known, lines, self.sight(seat, public))

    def _back(self) -> dict[int, list[TakenBack]]:
        return shown.taken_back(self._started(), self.agreed)

    def _fresh(self) -> int:
        """The first move of this very moment. What the log shall not keep is told from here on and never again, so
        that nobody can look up what the others have to remember."""
        before = self.hall.now() - self.hall.settings.moment
        while self._recent and self._recent[0][1] < before:
            self._recent.popleft()
        return self._recent[0][0] if self._recent else self.row.moves + 1

    def moment(self, seat: int | None, number: int) -> Moment:
        """The table as this seat saw it after so many moves."""
        if self.archive is not None:
            return self.archive.moment(number, self._secret())
        table = self._started()
        if number > table.moves:
            raise No("no-moment", most=table.moves)
        seen = seen_after(table, seat, number)
        if number == table.moves:
            seen.secret = self._secret()
        lines = shown.log_lines(table, seat, number, back=self._back())
        return Moment(number, table.moves, seen, lines[:1])

    def record(self) -> str:
        """The whole game on paper, once it is over or closed."""
        if self.row.state not in ENDED or self.row.moved is None:
            raise No("not-over")
        return self.archive.record if self.archive is not None else on_paper(self._started(), self.row)

    def packed(self) -> bytes | None:
        """The game as others may look at it when its rules are gone; None if there is nothing to see."""
        return None if self.table is None else pack(self.table, self.row, self._back())

    def _started(self) -> AnyTable:
        if self.table is None:
            raise No("rules", rules=self.row.rules) if self.outgrown else No("not-running")
        return self.table

    def _vote(self) -> VoteInfo | None:
        vote = self.row.vote
        if vote is None:
            return None
        waiting = [no for no in self.voters() if no not in vote.yes]
        return VoteInfo(vote.by, vote.what, vote.back_to, list(vote.yes), waiting, vote.until)

    def _secret(self) -> str | None:
        return self.commitment.secret.hex() if self.row.state in ENDED else None

    # --- what is told

    def show(self, view: bool = True) -> None:
        """Something has changed: everybody gets the newest view and the state of the table."""
        self._forget()
        for watcher in self.presence.watchers:
            watcher.stir(view=view and self.visible, info=True)

    def show_move(self, only: int | None = None) -> None:
        """A move was made: the seats are as before. What only one seat may notice is shown to nobody else."""
        self._forget()
        for watcher in self.presence.watchers:
            if only is None or self.seat_of(watcher.guest) == only:
                watcher.stir(view=True)

    def _forget(self) -> None:
        self._frames, self._public, self._infos = {}, None, {}

    def tell(self, message: msgspec.Struct) -> None:
        """Something that is said once."""
        text = encode(message)
        for watcher in self.presence.watchers:
            watcher.post(text)

    # --- what is changed

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a change to its end, whatever becomes of who asked for it."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs a change that nobody waits for; the house does not close before it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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
        self.driver.wake()

    async def begin(self, row: TableRow) -> None:
        """Starts the game with the luck that has been settled: the secret, and the pinches there are."""
        row = begun(row, self.hall.wall())
        await self.store(self.hall.store.do(lambda c: rows.save_table(c, row)))
        await self._reload()
        self.driver.wake()

    def followed(self, table_id: str) -> None:
        """Another table follows this one; the store knows."""
        self.row = replace(self.row, rematch=table_id)
        self.show()

    async def append(self, table: AnyTable, row: TableRow, *writes: Write, agreed: tuple[int, ...] = ()) -> None:
        """Commits a line of the log, then shows it; `agreed` are the seats that consented to a take-back."""
        entry = table.log[-1]
        await self.store(self.hall.store.write([*rows.append(row, entry, agreed), *writes]))
        ended = row.state != self.row.state
        self.table, self.row = table, row
        if entry.move.startswith(f"{UNDO} "):
            self._undone(table, agreed)
        elif entry.counts:
            self._recent.append((table.moves, self.hall.now()))
        if ended:
            self.show()
        else:
            self.show_move(None if entry.counts else entry.seat)
        self.driver.wake()

    def _undone(self, table: AnyTable, agreed: tuple[int, ...]) -> None:
        """The last line that stands now tells of the take-back, so everybody hears it once more."""
        if agreed:
            self.agreed[len(table.log)] = agreed
        while self._recent and self._recent[-1][0] > table.moves:
            self._recent.pop()
        for watcher in self.presence.watchers:
            if watcher.known is not None and watcher.known >= table.moves:
                watcher.known = table.moves - 1

    async def _reload(self) -> None:
        kept = await self.hall.store.read(lambda c: rows.read_table(c, self.row.id))
        assert kept is not None
        self._take(kept)
        for watcher in self.presence.watchers:
            watcher.known = None
        self.show()

    async def close(self) -> None:
        """Finishes what is being written; bots stop thinking."""
        await self.driver.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def rebuilt(kept: Kept) -> AnyTable | None:
    """The table that a log tells, checked move by move; None before the start."""
    row = kept.row
    if row.moved is None:
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
