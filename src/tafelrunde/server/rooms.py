"""A room: one table in memory, the views of its watchers, and the messages about its changes.

The table in memory is never ahead of the store: a change is made on a copy, which replaces the table after the commit.
Watchers get complete views; a newer view replaces those that have not been sent. A hidden answer is shown only to the
seat that gave it.
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
from tafelrunde.server.archive import ENDED, Archive, pack, record_text, seen_after
from tafelrunde.server.batch_writer import BulkWrite, WriteConflict, write
from tafelrunde.server.bot_driver import BotDriver
from tafelrunde.server.chat_store import chat_lines
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
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.replication import catch_up
from tafelrunde.server.rows import GuestRow, ModeratedGuest, ModerationKind, StoredAnswer, StoredTable, TableRow
from tafelrunde.server.seats import bot_at, is_own_table, started_row, table_info, voters
from tafelrunde.server.settings import HOUR

if TYPE_CHECKING:
    from tafelrunde.server.server import Server

T = TypeVar("T")
log = getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Room:
    """One table in memory. Every change holds `lock`."""

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
        self.due: asyncio.TimerHandle | None = None  # the end of the open vote
        self._recent: deque[tuple[int, float]] = deque()  # numbers and times of the latest moves
        self._said: set[int] = set()  # chat lines above `_words` that were sent out of order
        self.archive: Archive | None = None  # the stored views of a game whose rules or edition are gone
        self._take(kept)

    def _take(self, kept: StoredTable) -> None:
        self.row: TableRow = kept.row
        self.answers: dict[tuple[int, str], StoredAnswer] = kept.answers
        self.unlogged_answers = kept.unlogged_answers
        self.agreed = {number: line.agreed for number, line in enumerate(kept.log, 1) if line.agreed}
        self.commitment = kept.commitment
        self.update_guests(kept)
        self._words = kept.words
        self.refusal: Rejected | None = None  # the reason why play cannot go on: rules or edition are missing here
        try:
            self.table: AnyTable | None = replayed_table(kept)
        except Rejected as no:
            self.table, self.refusal = None, no.anew()

    def update_guests(self, kept: StoredTable) -> None:
        """Take over who is muted or sent away, and who holds a key to a seat."""
        self._turned = {one.guest: one for one in kept.turned}
        self.presence.keys = kept.keys
        for watcher in self.presence.watchers:
            if watcher.guest is not None and self.moderation_of(watcher.guest) == "away":
                watcher.dismiss()

    # --- who is here

    def seat_of(self, guest: str | None) -> int | None:
        """Return the seat that a guest plays; None for spectators."""
        sitter = self.presence.seat_owner(guest)
        if sitter is None:
            return None
        return next((no for no, seat in enumerate(self.row.seats) if seat.guest == sitter), None)

    def name_of(self, who: GuestRow) -> str:
        """Return a guest's current name, which may have changed since they came."""
        called = {watcher.guest: watcher.name for watcher in self.presence.watchers if watcher.name}
        return called.get(who.id, who.name)

    def touch(self, guest: str | None) -> None:
        """Note a guest's request: wake resting bots, and store the visit once an hour."""
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
            log.warning("visit not stored", extra={"table": self.row.id[:6]})

    def enter(self, watcher: Watcher) -> None:
        self.presence.sockets.add(watcher)
        self.touch(watcher.guest)
        self._came_or_went(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.presence.sockets.discard(watcher)
        if not self.presence.sockets:
            self._reel = FrameCache()  # views take more memory than the table
        self.presence.touch(watcher.guest)
        self._came_or_went(watcher)

    def _came_or_went(self, watcher: Watcher) -> None:
        """Announce players at once, and spectators at intervals, so that a large audience costs little."""
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
        """Return the spectators with a name, and those who are muted or sent away."""
        here = dict(self.presence.guests_elsewhere)
        here |= {watcher.guest: watcher.name for watcher in self.presence.sockets if watcher.guest is not None}
        watching = [ModeratedGuest(guest, name, self.moderation_of(guest)) for guest, name in here.items()]
        away = [one for one in self._turned.values() if one.guest not in here]
        return [one for one in (*watching, *away) if self.seat_of(one.guest) is None]

    def moderation_of(self, guest: str) -> ModerationKind | None:
        return self._turned[guest].what if guest in self._turned else None

    def hushed(self, guest: str | None) -> bool:
        """Return whether this guest may not write here."""
        return self.seat_of(guest) is None and (self.row.quiet or guest in self._turned)

    def turn(self, one: ModeratedGuest) -> None:
        """Apply the owner's decision about a spectator, which is stored already."""
        self._turned.pop(one.guest, None)
        if one.what is not None:
            self._turned[one.guest] = one
        for watcher in self.presence.watchers:
            if one.what == "away" and watcher.guest == one.guest:
                watcher.dismiss()
        self.show(view=False)

    async def wait(self, poll: Watcher, news: asyncio.Event, seconds: float) -> None:
        """Wait for changes without a socket. A polling player counts as present until the next poll is overdue."""
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
        """Return whether a guest plays or watches here."""
        return is_own_table(self.row, guest) or any(watcher.guest == guest for watcher in self.presence.watchers)

    def renamed(self, guest: str, name: str) -> None:
        """Apply a guest's new name, which is stored already."""
        seats = tuple(replace(seat, name=name) if seat.guest == guest else seat for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)
        for watcher in self.presence.watchers:
            if watcher.guest == guest:
                watcher.name = name
        self.show(view=False)

    @property
    def idle_s(self) -> float:
        """The seconds without any visitor or working bot."""
        return 0.0 if self.lock.locked() or self.driver.busy else self.presence.deserted_s

    def voters(self) -> list[int]:
        return voters(self.row, self.server.wall(), self.server.settings.absent_after_s)

    # --- views

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
        """Return the message about seats and state; all strangers get the same one."""
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
        seen.hurried = running and not all(map(bot_at, others))  # bots do not mind waiting
        if self.row.state == "closed":
            seen.asks, seen.about, seen.pending = None, {}, []
        return seen

    def frame(self, seat: int | None, known: int | None) -> bytes:
        """Return the encoded update for a watcher who knows the first `known` moves."""
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
        watched = range(known + 1, table.moves + 1) if known + 1 >= fresh else ()  # old moves are not animated
        lines = serializers.log_lines(table, seat, known + 1, fresh, self._back(), watched, self._reel)
        return StepMessage(known, lines, self.sight(seat))

    def _back(self) -> dict[int, list[TakenBack]]:
        return serializers.taken_back(self._started(), self.agreed)

    def _fresh(self) -> int:
        """Return the number of the first recent move.

        Events that the log leaves out are sent for recent moves only, so that nobody can look up what the others have
        to remember.
        """
        before = self.server.now() - self.server.settings.move_shown_s
        while self._recent and self._recent[0][1] < before:
            self._recent.popleft()
        return self._recent[0][0] if self._recent else self.row.moves + 1

    def moment(self, seat: int | None, number: int, eyes: int | None = None) -> MomentInfo:
        """Return the table as this seat saw it after a move; after the end as the seat `eyes` saw it."""
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
        """Return the story of a game that was played to its end."""
        if self.row.state != "over":
            raise Rejected("not-over")
        if self.archive is None:
            return serializers.story(self._started())
        if self.archive.story is None:
            raise self.refusal.anew() if self.refusal else Rejected("not-running")
        return self.archive.story

    def record(self) -> str:
        """Return the record of a game that is over or closed."""
        if self.row.state not in ENDED or self.row.moved is None:
            raise Rejected("not-over")
        return self.archive.record if self.archive is not None else record_text(self._started(), self.row)

    def packed(self) -> bytes | None:
        """Return the game for the archive, to be shown when its rules are gone; None before the start."""
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

    # --- messages

    def show(self, view: bool = True) -> None:
        """Send the newest view and the state of the table to all watchers."""
        self._forget()
        for watcher in self.presence.watchers:
            watcher.mark_stale(view=view and self.visible, info=True)

    def show_move(self, only: int | None = None) -> None:
        """Send the view after a move to all watchers, or after a hidden answer to the seat `only`."""
        self._forget()
        for watcher in self.presence.watchers:
            if only is None or self.seat_of(watcher.guest) == only:
                watcher.mark_stale(view=True)

    def _forget(self) -> None:
        self._frames, self._infos = {}, {}

    def say(self, line: ChatLine) -> None:
        """Send a chat line to all watchers once, whether it was written here or at another node."""
        if line.id <= self._words or line.id in self._said:
            return
        if line.id == self._words + 1:
            self._words = line.id
        else:
            self._said.add(line.id)
        self.tell(ChatMessage(line))

    async def listen(self) -> None:
        """Send the chat lines that were written at other nodes."""
        for line in await self.server.store.read(lambda c: chat_lines(c, self.row.id, self._words)):
            self.say(line)
            self._words = line.id
        self._said = {number for number in self._said if number > self._words}

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message to all watchers."""
        text = encode(message)
        for watcher in self.presence.watchers:
            watcher.post(text)

    # --- changes

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a change to its end, even if the request for it is cancelled."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a change in the background; the server waits for it before it closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def store(self, work: Awaitable[object]) -> None:
        """Wait for a commit; if it fails, load the table from the store."""
        try:
            await work
        except WriteConflict:  # another node was faster; the caller may try again
            await catch_up(self)
            raise
        except Exception as error:
            if not isinstance(error, Rejected):
                log.exception("commit failed", extra={"table": self.row.id[:6]})
            await self.reload()
            raise Rejected("store") from None

    async def save(self, row: TableRow, *writes: BulkWrite) -> None:
        """Commit a change of seats or state, then show it."""

        def work(c: Connection) -> None:
            queries.save_table(c, row)
            write(c, writes)

        await self.store(self.server.store.do(work, about=row.id))
        self.row = replace(row, version=row.version + 1)
        self.show()
        self.driver.wake()

    async def begin(self, row: TableRow) -> None:
        """Start the game with the settled luck: the secret, and the pinches of the seats."""
        now, game = self.server.wall(), serializers.find_game(row.game)

        def work(c: Connection) -> None:
            editions.keep(c, game)
            queries.save_table(c, started_row(row, queries.commitment_of(c, row.id, len(row.seats)), now))

        await self.store(self.server.store.do(work, about=row.id))
        await self.reload()
        self.driver.wake()

    def set_rematch(self, table_id: str) -> None:
        """Name the rematch of this table, which is stored already."""
        self.row = replace(self.row, rematch=table_id, version=self.row.version + 1)
        self.show()

    async def append(self, table: AnyTable, row: TableRow, *writes: BulkWrite, agreed: tuple[int, ...] = ()) -> None:
        """Commit a line of the log, then show it; `agreed` are the seats that consented to a take-back."""
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
        """Note a new line of the log."""
        if entry.move.startswith(f"{UNDO} "):
            self._undone(table, agreed)
        elif entry.counts:
            self._recent.append((table.moves, self.server.now()))

    def _undone(self, table: AnyTable, agreed: tuple[int, ...]) -> None:
        """Send the last remaining line once more after a take-back, since it tells of the take-back."""
        if agreed:
            self.agreed[len(table.log)] = agreed
        while self._recent and self._recent[-1][0] > table.moves:
            self._recent.pop()
        for watcher in self.presence.watchers:
            if watcher.known is not None and watcher.known >= table.moves:
                watcher.known = table.moves - 1

    async def reload(self) -> None:
        """Load the table anew from the store."""
        kept = await self.server.store.read(lambda c: queries.read_table(c, self.row.id))
        if kept is None:
            self.gone()
            return
        self._take(kept)
        for watcher in self.presence.watchers:
            watcher.known = None
        self.show()

    async def forget(self) -> None:
        """Delete the table; watchers see it closed."""
        await self.driver.stop()
        await self.store(self.server.store.do(lambda c: queries.drop_tables(c, [self.row.id]), about=self.row.id))
        self.gone()

    def gone(self) -> None:
        """Close the room of a table that no longer exists."""
        self.server.drop(self)
        self.row = replace(self.row, state="closed", vote=None, proposal=None)
        self.show()

    async def close(self) -> None:
        """Stop the bots and wait for running changes."""
        await self.driver.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
