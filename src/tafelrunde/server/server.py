"""The state of one server process: its rooms, store, bot workers and rate limits."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from secrets import token_urlsafe
from time import monotonic, time
from typing import Any

from sqlalchemy import Connection

from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.server import editions, queries, serializers, sessions
from tafelrunde.server.archive import unpack
from tafelrunde.server.bot_queue import ANSWERED, QueuedBots
from tafelrunde.server.bot_workers import PROGRAM, BotWorkers
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.nodes import NodeDirectory, new_node_name
from tafelrunde.server.postgres import PostgresStore, database_url
from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tafelrunde.server.protocol.table import GoingAway
from tafelrunde.server.rate_limits import ConcurrencyLimiter, RateLimiter
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.retention import delete_expired
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, StoredTable, TableRow
from tafelrunde.server.seats import is_own_table, table_info
from tafelrunde.server.settings import DAY, HOUR, Settings
from tafelrunde.server.store import FileStore, Store, lock_folder
from tafelrunde.server.vote_deadlines import cancel as forget_vote
from tafelrunde.server.vote_deadlines import schedule

SWEEP_S = 30.0  # between two sweeps for idle tables
QUIET_S = 5.0  # after this time without a command nobody is playing
MAX_COLLECTION_PAUSE_S = 3600.0  # between two garbage collections, even if people play all the time
RECENT_USE_S = 5.0  # a room is not evicted before it has been idle for this time
RETRY_MS = 1500  # clients reconnect this long after a shutdown notice
ARCHIVE_BATCH = 20  # games archived in one sweep


class Server:
    """The state that all connections of one process share."""

    def __init__(self, settings: Settings, bot_program: tuple[str, ...] = PROGRAM) -> None:
        self.settings = settings
        self.metrics = Metrics()
        limits = settings.limits
        self.commands = RateLimiter(limits.command_rate)
        self.tries = RateLimiter(limits.try_rate)
        self.chat = RateLimiter(limits.chat_rate)
        self.spectators_chat = RateLimiter(limits.spectators_chat_rate)
        self.new_tables = RateLimiter(limits.new_table_rate)
        self.new_tables_from = RateLimiter(limits.new_table_rate_per_address)
        self.checks = RateLimiter(limits.verification_rate)
        self.new_guests = RateLimiter(limits.new_guest_rate)
        self.requests = RateLimiter(limits.request_rate)
        self.new_sockets = RateLimiter(limits.new_socket_rate)
        self.sockets = ConcurrencyLimiter()
        self.build = version("tafelrunde")
        self.open = False
        self.now, self.wall = monotonic, time
        self.busy_at = monotonic()  # the time of the last command
        self._stop_by: float | None = None  # the deadline of a shutdown that was announced
        self._delete_expired_at = 0.0  # the time of the next deletion of expired rows
        self._evicted = False  # a room was evicted since the last garbage collection
        self._bot_program = bot_program
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._tried = ""  # all ended games up to this id have been archived, if possible
        self.nodes: NodeDirectory | None = None  # the other nodes on the same store
        self._lock = None if settings.store else lock_folder(settings.data)
        try:
            self.store: Store = self._opened()
        except BadInput:
            if self._lock is not None:
                self._lock.close()
            raise

    def _opened(self) -> Store:
        if self.settings.store is None:
            return FileStore(self.settings.data, self.metrics)
        return PostgresStore(database_url(self.settings.store), new_node_name(), self.metrics)

    async def start(self) -> None:
        if isinstance(self.store, PostgresStore):
            self.nodes = NodeDirectory(self, self.store)
        self.workers = self._workers()
        self._evicting = asyncio.create_task(self._evict_idle())
        self._sweeper = asyncio.create_task(self._sweep())
        self._warming = asyncio.create_task(self._warm())
        self.open = True

    async def stop(self) -> None:
        """Finish running changes, then close workers and store, even if the store no longer answers."""
        self.open = False
        stop_by = self._stop_by or monotonic() + self.settings.shutdown_timeout_s
        with suppress(TimeoutError):
            async with asyncio.timeout(stop_by - monotonic()):
                await self._finish()
        if self.nodes is not None:
            self.nodes.stop()
        await self.workers.close()
        await asyncio.to_thread(self.store.close, stop_by - monotonic())
        if self._lock is not None:
            self._lock.close()

    async def _finish(self) -> None:
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, self._evicting, self._warming, return_exceptions=True)
        for room in self.rooms():
            await room.close()
            with suppress(Rejected):  # if the store is away, a later sweep does it
                await self._archive(room)
        if self.nodes is not None:
            await self.nodes.close()

    # --- other nodes

    def _workers(self) -> BotWorkers:
        if self.settings.bot_workers == 0 and isinstance(self.store, PostgresStore):
            return QueuedBots(self.store, self.metrics)
        return BotWorkers(self.settings.bot_workers, self.metrics, self._bot_program)

    def on_hint(self, hint: str) -> None:
        """Handle a notification; hints about answers of workers are about no table."""
        if isinstance(self.workers, QueuedBots) and hint.startswith(ANSWERED):
            self.workers.on_hint(hint.removeprefix(ANSWERED))

    async def behind(self, room: Room) -> bool:
        """Return whether another node has written changes that the room does not show yet."""
        return self.nodes is not None and await self.nodes.behind(room)

    async def acquire_lease(self, name: str) -> bool:
        """Acquire or renew a lease for work of one node only; return whether this node holds it."""
        return self.nodes is None or await self.nodes.acquire_lease(name)

    def presence_changed(self, room: Room) -> None:
        """Publish to other nodes that somebody came to a table or left."""
        if self.nodes is not None:
            self.nodes.presence_changed(room)

    async def _warm(self) -> None:
        """Load all games before the first request, and store the newest words of their editions."""
        await asyncio.to_thread(serializers.game_cards)
        games = await asyncio.to_thread(all_games)
        with suppress(Rejected):  # if the store is away, the next start does it
            await self.store.do(lambda c: editions.keep(c, *games))

    def announce_shutdown(self) -> bool:
        """Tell all watchers that the server closes for a moment; return whether there are any."""
        self.open = False
        self._stop_by = monotonic() + self.settings.shutdown_timeout_s
        for room in self.rooms():
            room.tell(GoingAway(RETRY_MS))
            room.show(view=False)
        return any(room.presence.watchers for room in self.rooms())

    # --- rooms

    def rooms(self) -> list[Room]:
        """Return the rooms in memory."""
        found = (self.live(table_id) for table_id in list(self._rooms))
        return [room for room in found if room is not None]

    def live(self, table_id: str) -> Room | None:
        """Return the room of a table if it is in memory."""
        task = self._rooms.get(table_id)
        ready = task is not None and task.done() and not task.cancelled() and task.exception() is None
        return task.result() if task is not None and ready else None

    async def room(self, table_id: str) -> Room:
        """Return the room of a table; load it from the store if it is not in memory."""
        task = self._rooms.get(table_id)
        if task is None:
            task = self._rooms[table_id] = asyncio.create_task(self._load(table_id))
        try:
            room = await asyncio.shield(task)
        except Exception:
            self._rooms.pop(table_id, None)
            raise
        room.presence.touch(None)
        if self.nodes is not None:
            await self.nodes.refresh(room)
        return room

    async def _load(self, table_id: str) -> Room:
        if not self.open:
            raise Rejected("going-away")
        kept: StoredTable | None = await self.store.read(lambda c: queries.read_table(c, table_id))
        if kept is None:
            raise Rejected("no-table")
        room = await asyncio.to_thread(Room, self, kept)
        if room.rules_unavailable:
            body = await self.store.read(lambda c: queries.archive_body(c, table_id))
            room.archive = unpack(body) if body else None
        self.metrics.rooms.inc()
        if self._evicting.done():
            self._evicting = asyncio.create_task(self._evict_idle())
        schedule(room)
        room.driver.wake()
        return room

    def drop(self, room: Room) -> None:
        """Drop the room of a table that no longer exists."""
        forget_vote(room)
        if self._rooms.pop(room.row.id, None) is not None:
            self.metrics.rooms.dec()

    async def _evict_idle(self) -> None:
        """Evict the rooms that have been idle longest; a request may still use a room that was loaded just now."""
        idle = [room for room in self.rooms() if room.idle_s > RECENT_USE_S]
        idle.sort(key=lambda room: room.idle_s)
        for room in idle[self.settings.max_idle_rooms :]:
            await self._evict(room)

    async def _evict(self, room: Room) -> None:
        """Evict a room. A running game is archived first; ended games are archived by the sweep."""
        if room.row.state == "running":
            with suppress(Rejected):  # if the store is away, the next eviction does it
                await self._archive(room)
        if room.idle_s and self.live(room.row.id) is room:
            del self._rooms[room.row.id]
            forget_vote(room)
            self.metrics.rooms.dec()
            self._evicted = True

    async def _sweep(self) -> None:
        """Evict idle rooms, archive, delete expired rows, and collect garbage when nobody plays."""
        cleared = monotonic()
        while True:
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_timeout_s))
            for room in self.rooms():
                if room.idle_s > self.settings.idle_timeout_s:
                    await self._evict(room)
            with suppress(Rejected):  # if the store is away, the next sweep does it
                await self._archive_ended()
                await self._delete_expired()
            calm = monotonic() - self.busy_at > QUIET_S or monotonic() - cleared > MAX_COLLECTION_PAUSE_S
            if (self.busy_at > cleared or self._evicted) and calm:
                gc.collect()
                self._evicted = False
                cleared = monotonic()

    async def _archive(self, room: Room) -> None:
        """Store the views of a game, for the time when its rules are gone."""
        row = room.row
        if await self.store.read(lambda c: queries.is_archived(c, row)):
            return
        body = await asyncio.to_thread(room.packed)
        if body is not None:
            await self.store.do(lambda c: queries.put_archive(c, row, body))

    async def _archive_ended(self) -> None:
        """Archive a batch of ended games."""
        missing = await self.store.read(lambda c: queries.unarchived(c, ARCHIVE_BATCH, self._tried))
        for table_id in missing:
            self._tried = table_id
            kept = await self.store.read(partial(queries.read_table, table_id=table_id))
            if kept is not None:
                await self._archive(await asyncio.to_thread(Room, self, kept))

    async def _delete_expired(self) -> None:
        """Delete expired tables and guests once an hour, batch by batch."""
        if self.now() < self._delete_expired_at:
            return
        here = list(self._rooms)
        forgotten = await self.store.do(lambda c: delete_expired(c, self.wall(), self.settings.retention, here))
        self._delete_expired_at = self.now() + (0.0 if forgotten else HOUR)
        self._tried = ""  # games that have ended since may have a smaller id

    async def edition(self, game: Game[Any, Any], digest: str) -> EditionFile[Any]:
        """Return an edition that is installed here or stored for a table."""
        text = await self.store.read(lambda c: editions.stored(c, game.slug, digest))
        return await asyncio.to_thread(editions.edition_of, game, digest, text)

    # --- guests and lists

    async def guest(self, token: str | None) -> GuestRow | None:
        if not token:
            return None
        now = self.wall()
        who = await self.store.read(lambda c: sessions.guest_of(c, token, now - self.settings.session_lifetime_s))
        if who is not None and now - who.seen > DAY:
            with suppress(Rejected):  # watching is possible even if nothing can be stored
                await self.store.do(lambda c: sessions.touch_session(c, who, token, now))
        return who

    async def new_guest(self, name: str, about: str = "") -> tuple[GuestRow, str]:
        """Create a guest; return it with the token of its session."""
        who, token = GuestRow(token_urlsafe(12), name, self.wall()), token_urlsafe(32)
        await self.store.do(lambda c: sessions.new_guest(c, who, token, about))
        return who, token

    def disconnect_session(self, session: str) -> None:
        """Disconnect the sockets of a session that has ended."""
        for room in self.rooms():
            for watcher in room.presence.watchers:
                if watcher.session == session:
                    watcher.disconnect()

    async def rename(self, who: GuestRow, name: str) -> GuestRow:
        await self.store.do(lambda c: queries.rename_guest(c, who.id, name))
        for room in self.rooms():
            if room.knows(who.id):
                room.renamed(who.id, name)
        return GuestRow(who.id, name)

    async def tables(self, who: GuestRow | None, skip: int = 0) -> Tables:
        """Return the tables that can be joined, and a guest's own after the first `skip`."""

        def work(c: Connection) -> tuple[list[TableRow], list[TableRow], bool]:
            mine, more = queries.tables_of(c, who.id, skip) if who else ([], False)
            others = queries.read_rows(c, queries.open_tables(c))
            return [row for row in others if not is_own_table(row, guest)], queries.read_rows(c, mine), more

        guest = who.id if who else None
        others, mine, more = await self.store.read(work)
        return Tables([self._info(row, guest) for row in others], [self._info(row, guest) for row in mine], more)

    def _info(self, row: TableRow, guest: str | None) -> TableInfo:
        live = self.live(row.id)
        return live.info(guest) if live else table_info(row, guest)
