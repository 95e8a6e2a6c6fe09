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

from tafelrunde.kernel.table import UNDO, AnyTable, LogEntry
from tafelrunde.server import editions, queries, serializers
from tafelrunde.server.archive import ENDED, Archive, on_paper, pack, seen_after
from tafelrunde.server.batch_writer import BulkWrite, WriteConflict, write
from tafelrunde.server.bot_driver import BotDriver
from tafelrunde.server.move_frames import FrameCache
from tafelrunde.server.presence import POLL_GRACE_S, Presence, Watcher
from tafelrunde.server.protocol.lobby import Spectator, TableInfo
from tafelrunde.server.protocol.table import (
    ChatLine,
    ChatMessage,
    MomentInfo,
    SightInfo,
    StepMessage,
    StoryInfo,
    TableMessage,
    TakenBack,
    ViewMessage,
    VoteInfo,
)
from tafelrunde.server.queries import GuestRow, ModeratedGuest, ModerationKind, StoredAnswer, StoredTable, TableRow
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.replication import catch_up
from tafelrunde.server.seats import bot_at, is_own_table, started_row, table_info, voters
from tafelrunde.server.settings import HOUR

if TYPE_CHECKING:
    from tafelrunde.server.server import Server

T = TypeVar("T")
log = getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Room:
    """One table. Whatever changes it holds `lock`."""

    def __init__(self, server: Server, kept: StoredTable) -> None:
        self.server = server
        self.lock = asyncio.Lock()
        self.presence = Presence(lambda: server.now())
        self.driver = BotDriver(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._frames: dict[tuple[int | None, int | None, int], bytes] = {}
        self._reel = FrameCache()
        self._infos: dict[str | None, bytes] = {}
        self._crowd: asyncio.TimerHandle | None = None
        self.due: asyncio.TimerHandle | None = None  # when the open vote runs out
        self._recent: deque[tuple[int, float]] = deque()  # moves of the last moment, and when they were made
        self._said: set[int] = set()  # words told since
        self.archive: Archive | None = None  # what there is to see of a game whose rules or edition are gone
        self._take(kept)

    def _take(self, kept: StoredTable) -> None:
        self.row: TableRow = kept.row
        self.answers: dict[tuple[int, str], StoredAnswer] = kept.answers
        self.unlogged_answers = kept.unlogged_answers
        self.agreed = {number: line.agreed for number, line in enumerate(kept.log, 1) if line.agreed}
        self.commitment = kept.commitment
        self.update_guests(kept)
        self._words = kept.words
        self.refusal: Rejected | None = None  # why it cannot be played on: rules or edition are not to be had here
        try:
            self.table: AnyTable | None = replayed_table(kept)
        except Rejected as no:
            self.table, self.refusal = None, no.anew()

    def update_guests(self, kept: StoredTable) -> None:
        """Who was asked for quiet or sent away, and who holds a key."""
        self._turned = {one.guest: one for one in kept.turned}
        self.presence.keys = kept.keys
        for watcher in self.presence.watchers:
            if watcher.guest is not None and self.moderation_of(watcher.guest) == "away":
                watcher.dismiss()

    # --- who is here

    def seat_of(self, guest: str | None) -> int | None:
        """The seat a guest plays; None for spectators."""
        sitter = self.presence.seat_owner(guest)
        if sitter is None:
            return None
        return next((no for no, seat in enumerate(self.row.seats) if seat.guest == sitter), None)

    def name_of(self, who: GuestRow) -> str:
        """What somebody goes by now: they may have taken another name since they came."""
        called = {watcher.guest: watcher.name for watcher in self.presence.watchers if watcher.name}
        return called.get(who.id, who.name)

    def touch(self, guest: str | None) -> None:
        """Somebody asks for something here: bots that rest wake up, and the store learns who still comes."""
        self.presence.touch(guest)
        no, now = self.seat_of(guest), self.server.wall()
        if no is not None and now - self.row.seats[no].seen > HOUR:
            seats = list(self.row.seats)
            seats[no] = replace(seats[no], seen=now)
            self.row = replace(self.row, seats=tuple(seats))
            self.spawn(self._note(*queries.put_seen(self.row.id, no, now)))
        self.driver.wake()

    async def _note(self, *writes: BulkWrite) -> None:
        try:
            await self.server.store.write(writes)
        except Exception:
            log.warning("not noted how the table stands", extra={"table": self.row.id[:6]})

    def enter(self, watcher: Watcher) -> None:
        self.presence.sockets.add(watcher)
        self.touch(watcher.guest)
        self._came_or_went(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.presence.sockets.discard(watcher)
        if not self.presence.sockets:
            self._reel = FrameCache()  # pictures weigh more than the table
        self.presence.touch(watcher.guest)
        self._came_or_went(watcher)

    def _came_or_went(self, watcher: Watcher) -> None:
        """All see at once who plays, and now and then who watches: a crowd that comes and goes costs little."""
        self.server.presence_changed(self)
        if self.seat_of(watcher.guest) is not None:
            self.show(view=False)
        elif self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(
                self.server.settings.audience_interval_s, self._tell_of_the_crowd
            )

    def _tell_of_the_crowd(self) -> None:
        self._crowd = None
        self.show(view=False)

    def audience(self) -> list[ModeratedGuest]:
        """Those who watch and have a name, and those who were asked for quiet or sent away."""
        here = dict(self.presence.guests_elsewhere)
        here |= {watcher.guest: watcher.name for watcher in self.presence.sockets if watcher.guest is not None}
        watching = [ModeratedGuest(guest, name, self.moderation_of(guest)) for guest, name in here.items()]
        away = [one for one in self._turned.values() if one.guest not in here]
        return [one for one in (*watching, *away) if self.seat_of(one.guest) is None]

    def moderation_of(self, guest: str) -> ModerationKind | None:
        return self._turned[guest].what if guest in self._turned else None

    def hushed(self, guest: str | None) -> bool:
        """Whether this one may not write here."""
        return self.seat_of(guest) is None and (self.row.quiet or guest in self._turned)

    def turn(self, one: ModeratedGuest) -> None:
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
            asyncio.get_running_loop().call_later(POLL_GRACE_S, self._gone, poll.guest)

    def _gone(self, guest: str | None) -> None:
        if self._seated_but_away(guest):
            self.show(view=False)

    def _seated_but_away(self, guest: str | None) -> bool:
        return self.seat_of(guest) is not None and self.presence.seat_owner(guest) not in self.presence.here()

    def knows(self, guest: str) -> bool:
        """Whether a guest sits here or looks on."""
        return is_own_table(self.row, guest) or any(watcher.guest == guest for watcher in self.presence.watchers)

    def renamed(self, guest: str, name: str) -> None:
        """Somebody here goes by another name now; the store knows."""
        seats = tuple(replace(seat, name=name) if seat.guest == guest else seat for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)
        for watcher in self.presence.watchers:
            if watcher.guest == guest:
                watcher.name = name
        self.show(view=False)

    @property
    def idle_s(self) -> float:
        """For how many seconds nobody has been here and no bot was at work."""
        return 0.0 if self.lock.locked() or self.driver.busy else self.presence.deserted_s

    def voters(self) -> list[int]:
        return voters(self.row, self.server.wall(), self.server.settings.absent_after_s)

    # --- what is seen

    @property
    def rules_unavailable(self) -> bool:
        return self.refusal is not None

    @property
    def visible(self) -> bool:
        return self.table is not None or self.archive is not None

    def info(self, guest: str | None) -> TableInfo:
        spectators = sum(self.seat_of(watcher.guest) is None for watcher in self.presence.sockets)
        spectators += sum(self.seat_of(guest) is None for guest, _ in self.presence.guests_elsewhere)
        spectators += sum(visit.strangers for visit in self.presence.elsewhere)
        info = table_info(self.row, guest, self.presence.here(), spectators, self.seat_of(guest))
        watching = self.audience() if info.owner else []
        seen = [Spectator(queries.spectator_handle(self.row.id, one.guest), one.name, one.what) for one in watching]
        return replace(info, outgrown=self.rules_unavailable, audience=seen, hushed=self.hushed(guest))

    def news(self, guest: str | None) -> bytes:
        """The message that tells of seats and state; it is the same for all who only watch."""
        known = is_own_table(self.row, guest) or guest in self._turned or guest in self.presence.keys
        whose = guest if known else None
        if whose not in self._infos:
            self._infos[whose] = encode(TableMessage(self.info(whose)))
        return self._infos[whose]

    def sight(self, seat: int | None) -> SightInfo:
        table = self._started()
        seen = serializers.sight(table, seat, (), self._vote(), self._secret(), self._reel.now(table, seat))
        running = self.row.state == "running"
        if running and self.row.vote is None:
            seen.thinking = [no for no in seen.pending if bot_at(self.row.seats[no])]
        if not running:
            seen.legal, seen.still, seen.decision, seen.can_undo = [], None, None, False
        others = (taken for no, taken in enumerate(self.row.seats) if no != seat)
        seen.hurried = running and not all(map(bot_at, others))  # bots wait as long as anybody likes
        if self.row.state == "closed":
            seen.asks, seen.about, seen.pending = None, {}, []
        return seen

    def frame(self, seat: int | None, known: int | None) -> bytes:
        """The message that brings somebody up to date who knows so many lines."""
        key = seat, known, self._fresh()
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = encode(self.update(seat, known))
        return frame

    def view(self, seat: int | None) -> ViewMessage:
        if self.archive is not None:
            return self.archive.view(self._secret())
        return ViewMessage(self.sight(seat), serializers.log_lines(self._started(), seat, back=self._back()))

    def update(self, seat: int | None, known: int | None) -> ViewMessage | StepMessage:
        if known is None or known > self.row.moves or self.archive is not None:
            return self.view(seat)
        table, fresh = self._started(), self._fresh()
        watched = range(known + 1, table.moves + 1) if known + 1 >= fresh else ()  # what is long past just stands there
        lines = serializers.log_lines(table, seat, known + 1, fresh, self._back(), watched, self._reel)
        return StepMessage(known, lines, self.sight(seat))

    def _back(self) -> dict[int, list[TakenBack]]:
        return serializers.taken_back(self._started(), self.agreed)

    def _fresh(self) -> int:
        """The first move of this very moment. What the log shall not keep is told from here on and never again, so
        that nobody can look up what the others have to remember."""
        before = self.server.now() - self.server.settings.move_shown_s
        while self._recent and self._recent[0][1] < before:
            self._recent.popleft()
        return self._recent[0][0] if self._recent else self.row.moves + 1

    def moment(self, seat: int | None, number: int, eyes: int | None = None) -> MomentInfo:
        """The table as this seat saw it after so many moves; once the game has ended, through any seat's `eyes`."""
        if eyes is not None:
            if self.row.state not in ENDED:
                raise Rejected("not-over")
            if eyes >= len(self.row.seats):
                raise Rejected("malformed", reason="eyes")
            seat = eyes
        if self.archive is not None:
            return self.archive.moment(number, self._secret(), eyes)
        table = self._started()
        if number > table.moves:
            raise Rejected("no-moment", most=table.moves)
        seen = seen_after(table, seat, number)
        if number == table.moves:
            seen.secret = self._secret()
        lines = serializers.log_lines(table, seat, number, back=self._back(), watched=(number,))
        return MomentInfo(number, table.moves, seen, lines[:1])

    def story(self) -> StoryInfo:
        """What is told of a game that was played to its end."""
        if self.row.state != "over":
            raise Rejected("not-over")
        if self.archive is None:
            return serializers.story(self._started())
        if self.archive.story is None:
            raise self.refusal.anew() if self.refusal else Rejected("not-running")
        return self.archive.story

    def record(self) -> str:
        """The whole game on paper, once it is over or closed."""
        if self.row.state not in ENDED or self.row.moved is None:
            raise Rejected("not-over")
        return self.archive.record if self.archive is not None else on_paper(self._started(), self.row)

    def packed(self) -> bytes | None:
        """The game as others may look at it when its rules are gone; None if there is nothing to see."""
        return None if self.table is None else pack(self.table, self.row, self._back())

    def _started(self) -> AnyTable:
        if self.table is None:
            raise self.refusal.anew() if self.refusal else Rejected("not-running")
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
            watcher.mark_stale(view=view and self.visible, info=True)

    def show_move(self, only: int | None = None) -> None:
        """A move was made: the seats are as before. What only one seat may notice is shown to nobody else."""
        self._forget()
        for watcher in self.presence.watchers:
            if only is None or self.seat_of(watcher.guest) == only:
                watcher.mark_stale(view=True)

    def _forget(self) -> None:
        self._frames, self._infos = {}, {}

    def say(self, line: ChatLine) -> None:
        """Somebody has said something, here or in another server; it is told once."""
        if line.id <= self._words or line.id in self._said:
            return
        if line.id == self._words + 1:
            self._words = line.id
        else:
            self._said.add(line.id)
        self.tell(ChatMessage(line))

    async def listen(self) -> None:
        """Tells what was said in other servers."""
        for line in await self.server.store.read(lambda c: queries.chat_lines(c, self.row.id, self._words)):
            self.say(line)
            self._words = line.id
        self._said = {number for number in self._said if number > self._words}

    def tell(self, message: msgspec.Struct) -> None:
        """Something that is said once."""
        text = encode(message)
        for watcher in self.presence.watchers:
            watcher.post(text)

    # --- what is changed

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a change to its end, whatever becomes of who asked for it."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs a change that nobody waits for; the server does not close before it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def store(self, work: Awaitable[object]) -> None:
        """Commits; where that fails, memory follows the store."""
        try:
            await work
        except WriteConflict:  # another server was faster; whoever asked may try again
            await catch_up(self)
            raise
        except Exception as error:
            if not isinstance(error, Rejected):
                log.exception("not stored", extra={"table": self.row.id[:6]})
            await self.reload()
            raise Rejected("store") from None

    async def save(self, row: TableRow, *writes: BulkWrite) -> None:
        """Commits a change of seats or state, then shows it."""

        def work(c: Connection) -> None:
            queries.save_table(c, row)
            write(c, writes)

        await self.store(self.server.store.do(work, about=row.id))
        self.row = replace(row, version=row.version + 1)
        self.show()
        self.driver.wake()

    async def begin(self, row: TableRow) -> None:
        """Starts the game with the luck that has been settled: the secret, and the pinches there are."""
        now, game = self.server.wall(), serializers.find_game(row.game)

        def work(c: Connection) -> None:
            editions.keep(c, game)
            queries.save_table(c, started_row(row, queries.commitment_of(c, row.id, len(row.seats)), now))

        await self.store(self.server.store.do(work, about=row.id))
        await self.reload()
        self.driver.wake()

    def set_rematch(self, table_id: str) -> None:
        """Another table follows this one; the store knows."""
        self.row = replace(self.row, rematch=table_id, version=self.row.version + 1)
        self.show()

    async def append(self, table: AnyTable, row: TableRow, *writes: BulkWrite, agreed: tuple[int, ...] = ()) -> None:
        """Commits a line of the log, then shows it; `agreed` are the seats that consented to a take-back."""
        entry = table.log[-1]
        await self.store(self.server.store.write([*queries.append_entry(row, entry, agreed), *writes]))
        ended = row.state != self.row.state
        self.table, self.row = table, row
        self.note_entry(table, entry, agreed)
        if ended:
            self.show()
        else:
            self.show_move(None if entry.counts else entry.seat)
        self.driver.wake()

    def note_entry(self, table: AnyTable, entry: LogEntry, agreed: tuple[int, ...] = ()) -> None:
        """A line was added to the log of what is shown now."""
        if entry.move.startswith(f"{UNDO} "):
            self._undone(table, agreed)
        elif entry.counts:
            self._recent.append((table.moves, self.server.now()))

    def _undone(self, table: AnyTable, agreed: tuple[int, ...]) -> None:
        """The last line that stands now tells of the take-back, so everybody hears it once more."""
        if agreed:
            self.agreed[len(table.log)] = agreed
        while self._recent and self._recent[-1][0] > table.moves:
            self._recent.pop()
        for watcher in self.presence.watchers:
            if watcher.known is not None and watcher.known >= table.moves:
                watcher.known = table.moves - 1

    async def reload(self) -> None:
        """Makes the table anew from the store."""
        kept = await self.server.store.read(lambda c: queries.read_table(c, self.row.id))
        if kept is None:
            self.gone()
            return
        self._take(kept)
        for watcher in self.presence.watchers:
            watcher.known = None
        self.show()

    async def forget(self) -> None:
        """Takes the table out of the server for good; who looks on is told that it is closed."""
        await self.driver.stop()
        await self.store(self.server.store.do(lambda c: queries.drop_tables(c, [self.row.id]), about=self.row.id))
        self.gone()

    def gone(self) -> None:
        """The table is no more."""
        self.server.drop(self)
        self.row = replace(self.row, state="closed", vote=None, proposal=None)
        self.show()

    async def close(self) -> None:
        """Finishes what is being written; bots stop thinking."""
        await self.driver.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
