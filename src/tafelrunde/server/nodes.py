"""Several nodes on one store: changes written by other nodes, visitors there, and leases for work of one node only.

Every commit notifies the other nodes (`NotificationListener`). A node that misses a notification finds the change at
its next heartbeat. A lease (for the bots of a table) and the list of visitors are valid until their time runs out, by
the clock of the database. When a node dies, they expire and another node continues.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Float, cast, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from tafelrunde.server.batch_writer import WriteConflict
from tafelrunde.server.postgres import NotificationListener, PostgresStore
from tafelrunde.server.presence import NodePresence
from tafelrunde.server.queries import token_hash
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replication import TableChanges, apply_changes, catch_up, changes_since
from tafelrunde.server.schema import game_table, lease, session, thought, visit

if TYPE_CHECKING:
    from tafelrunde.server.rooms import Room
    from tafelrunde.server.server import Server

log = getLogger(__name__)
LEASE_S = 12.0  # a lease and a list of visitors are valid for this time
RENEW_AFTER_S = 4.0  # the age at which a node renews its lease
STALE_AFTER_S = 120.0  # rows of dead nodes are deleted this long after they expired
_visits = msgspec.json.Decoder(NodePresence)
NOW: ColumnElement[float] = cast(func.extract("epoch", func.clock_timestamp()), Float)


class NodeNews(NamedTuple):
    """The result of one heartbeat's queries."""

    heads: dict[str, tuple[int, int]]  # version and news of each table
    visits: dict[str, tuple[NodePresence, ...]]
    ended: set[str]  # sessions that no longer exist


def new_node_name() -> str:
    return token_hex(8)


class NodeDirectory:
    """The connection of this node with the other nodes on the same store."""

    def __init__(self, server: Server, store: PostgresStore) -> None:
        self._server, self._store = server, store
        self._dirty: set[str] = set()  # tables at which somebody came or left
        self._told: dict[str, NodePresence] = {}  # the visitors that this node has published
        self._held: dict[str, float] = {}  # leases of this node, and until when they need no renewal
        self._stirred: dict[str, Room] = {}  # tables that other nodes have changed
        self._asking: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._listener = NotificationListener(store.url, store.node, self._heard)
        self._beating = asyncio.create_task(self._beats())

    def stop(self) -> None:
        """Stop heartbeats and notifications without waiting for anything."""
        self._beating.cancel()
        self._listener.stop()

    async def close(self) -> None:
        """Release all leases, so that other nodes need not wait for them to expire."""
        self.stop()
        await asyncio.gather(self._beating, return_exceptions=True)
        await asyncio.to_thread(self._listener.close)
        with suppress(Rejected, WriteConflict):
            await self._store.do(self._farewell)

    def _farewell(self, c: Connection) -> None:
        for table in (visit, lease):
            c.execute(delete(table).where(table.c.node == self._store.node))

    # --- changes of other nodes

    def _heard(self, tables: list[str]) -> None:
        self._loop.call_soon_threadsafe(self._on_hint, tables)

    def _on_hint(self, tables: list[str]) -> None:
        for table_id in tables:
            self._server.on_hint(table_id)
            room = self._server.live(table_id)
            if room is not None and (room.presence.watchers or room.driver.lease_name in self._held):
                self._follow(room)  # without watchers or waiting bots the next heartbeat is soon enough

    def _follow(self, room: Room) -> None:
        """Read the changes of a table; tables reported during a query are read together by the next one."""
        if self._server.open:
            self._stirred[room.row.id] = room
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        with suppress(Rejected):  # if the store does not answer, the next heartbeat asks again
            while self._stirred:
                rooms, self._stirred = self._stirred, {}
                known = [room.row for room in rooms.values()]
                for moved in await self._store.read(lambda c, known=known: changes_since(c, known)):  # type: ignore[misc]
                    rooms[moved.known.id].spawn(self._followed(rooms[moved.known.id], moved))

    async def _followed(self, room: Room, moved: TableChanges) -> None:
        with suppress(Rejected):
            async with room.lock:
                if self._server.live(room.row.id) is not room:
                    return
                if moved.known is room.row:
                    await apply_changes(room, moved)
                elif await self.behind(room):  # the room has changed meanwhile, but perhaps not to the newest version
                    await catch_up(room)

    async def behind(self, room: Room) -> bool:
        """Return whether the store holds a newer version of the table than the room."""
        found = (await self._store.read(lambda c: _heads(c, [room.row.id]))).get(room.row.id)
        return found != (room.row.version, room.row.news)

    async def refresh(self, room: Room) -> None:
        """Bring a room up to date for a visitor who may come from another node."""
        if not room.lock.locked() and await self.behind(room):
            async with room.lock:
                await catch_up(room)

    # --- the heartbeat

    async def _beats(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(self._server.settings.heartbeat_s)
            number += 1
            try:
                await self._beat(number % 5 == 0)
                if number % 60 == 0:
                    await self._clear_up()
            except Rejected:
                pass  # the store is away; commands report it
            except Exception:
                log.exception("heartbeat failed")

    async def _beat(self, thorough: bool) -> None:
        rooms = {room.row.id: room for room in self._server.rooms()}
        sessions = {one.session for room in rooms.values() for one in room.presence.watchers if one.session}
        asked = sorted(sessions) if thorough else []
        await self._tell(thorough)
        news = await self._store.read(lambda c: self._news(c, list(rooms), asked))
        for table_id, room in rooms.items():
            if news.heads.get(table_id) != (room.row.version, room.row.news):
                self._follow(room)
            self._see(room, news.visits.get(table_id, ()))
        for ended in news.ended:
            self._server.disconnect_session(ended)

    def _news(self, c: Connection, ids: Sequence[str], sessions: Sequence[str]) -> NodeNews:
        fresh = (visit.c.table_id.in_(ids)) & (visit.c.until > NOW) & (visit.c.node != self._store.node)
        visits: dict[str, tuple[NodePresence, ...]] = {}
        for table_id, body in c.execute(select(visit.c.table_id, visit.c.body).where(fresh).order_by(visit.c.node)):
            visits[table_id] = (*visits.get(table_id, ()), _visits.decode(body))
        short = func.substr(session.c.hash, 1, len(token_hash("")[:16]))
        alive = set(c.scalars(select(short).where(short.in_(sessions)))) if sessions else set()
        return NodeNews(_heads(c, ids), visits, set(sessions) - alive)

    def _see(self, room: Room, visits: tuple[NodePresence, ...]) -> None:
        if room.presence.update_elsewhere(visits):
            room.show(view=False)
        room.driver.wake()

    async def _clear_up(self) -> None:
        """Delete visitors, leases and bot tasks of nodes that died."""
        self._held = {name: until for name, until in self._held.items() if until > self._server.now()}
        stale = [
            visit.c.until < NOW - STALE_AFTER_S,
            lease.c.until < NOW - STALE_AFTER_S,
            thought.c.asked < NOW - STALE_AFTER_S,
        ]

        def work(c: Connection) -> None:
            for table, old in zip((visit, lease, thought), stale, strict=True):
                c.execute(delete(table).where(old))

        await self._store.do(work)

    # --- visitors of this node

    def presence_changed(self, room: Room) -> None:
        if not self._dirty:
            self._loop.call_later(0.05, lambda: asyncio.ensure_future(self._tell_soon()))
        self._dirty.add(room.row.id)

    async def _tell_soon(self) -> None:
        with suppress(Rejected, WriteConflict):  # the next heartbeat does it
            await self._tell(all_of_it=False)

    async def _tell(self, all_of_it: bool) -> None:
        """Publish the visitors of this node: the changes, or all of them before they expire."""
        now = {room.row.id: seen for room in self._server.rooms() if (seen := room.presence.visit) is not None}
        self._dirty.clear()
        changed = {table_id: seen for table_id, seen in now.items() if all_of_it or self._told.get(table_id) != seen}
        gone = [table_id for table_id in self._told if table_id not in now]
        if not (changed or gone):
            return

        def work(c: Connection) -> None:
            mine = visit.c.node == self._store.node
            c.execute(delete(visit).where(mine & visit.c.table_id.in_(gone)))
            for table_id, seen in changed.items():
                body = msgspec.json.encode(seen).decode()
                new = insert(visit).values(table_id=table_id, node=self._store.node, body=body, until=NOW + LEASE_S)
                same = [visit.c.table_id, visit.c.node]
                c.execute(new.on_conflict_do_update(index_elements=same, set_={"body": body, "until": NOW + LEASE_S}))

        await self._store.do(work)
        self._told = now

    # --- leases

    async def acquire_lease(self, name: str) -> bool:
        """Acquire or renew a lease; return whether this node holds it. Another node gets it once it expires."""
        if self._server.now() < self._held.get(name, 0.0):
            return True
        node = self._store.node
        new = insert(lease).values(name=name, node=node, until=NOW + LEASE_S)
        free = (lease.c.node == node) | (lease.c.until < NOW)
        taken = new.on_conflict_do_update(
            index_elements=[lease.c.name], set_={"node": node, "until": NOW + LEASE_S}, where=free
        ).returning(lease.c.name)
        asked = self._server.now()
        got = await self._store.do(lambda c: c.execute(taken).first() is not None)
        if got:
            self._held[name] = asked + RENEW_AFTER_S
        else:
            self._held.pop(name, None)
        return got

    async def release(self, name: str) -> None:
        if self._held.pop(name, None) is not None:
            mine = (lease.c.name == name) & (lease.c.node == self._store.node)
            with suppress(Rejected, WriteConflict):
                await self._store.do(lambda c: c.execute(delete(lease).where(mine)).close())


def _heads(c: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    found = c.execute(select(game_table.c.id, game_table.c.version, game_table.c.news).where(game_table.c.id.in_(ids)))
    return {table_id: (version, news) for table_id, version, news in found}
