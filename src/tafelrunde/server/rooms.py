"""A room: one table in memory, the views of its watchers, and the messages about its changes.

The table in memory is never ahead of the store: a change is made on a copy, which replaces the table after the commit.
Watchers get complete views; a newer view replaces those that have not been sent. A hidden answer is shown only to the
seat that gave it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from logging import getLogger
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.kernel.table import UNDO, AnyTable, LogEntry
from tafelrunde.server import editions, queries, serializers
from tafelrunde.server.batch_writer import BulkWrite, WriteConflict, write
from tafelrunde.server.bot_driver import BotDriver
from tafelrunde.server.chat_store import chat_lines
from tafelrunde.server.move_frames import FrameCache
from tafelrunde.server.presence import POLL_GRACE_S, Watcher
from tafelrunde.server.protocol.table import (
    ChatLine,
    ChatMessage,
)
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replication import catch_up
from tafelrunde.server.room_views import RoomViews, encode
from tafelrunde.server.rows import ModeratedGuest, StoredTable, TableRow
from tafelrunde.server.seats import started_row
from tafelrunde.server.settings import HOUR

if TYPE_CHECKING:
    from tafelrunde.server.server import Server

T = TypeVar("T")
log = getLogger(__name__)


class Room(RoomViews):
    """One table in memory. Every change holds `lock`."""

    def __init__(self, server: Server, kept: StoredTable) -> None:
        super().__init__(server, kept)
        self.lock = asyncio.Lock()
        self.driver = BotDriver(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._crowd: asyncio.TimerHandle | None = None
        self.due: asyncio.TimerHandle | None = None  # the end of the open vote
        self._said: set[int] = set()  # chat lines above `_words` that were sent out of order

    # --- who is here

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
