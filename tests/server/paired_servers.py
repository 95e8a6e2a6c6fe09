"""Paired worlds in real servers: the same evening is played twice, and only secrets of one viewer differ.

All random values (ids of tables and guests, tokens) and the time of day are the same both times. Therefore everything
that the viewer gets over the network can be compared byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.server import lobby, moves, server
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Ack, Command, Ping, Pong, Try, Undo
from tafelrunde.server.room_views import encode
from tafelrunde.server.rooms import Room
from tafelrunde.server.seats import standing
from tafelrunde.testing.paired_tables import PairedTables, PairMove
from tests.server.guests import GuestClient, Line, Refusal, open_node
from tests.waiting import STILL

NOON = 1_800_000_000.0


async def spent(pair: PairedTables, world: int, folder: Path, stores: list[str | None]) -> list[object]:
    """Return everything that the viewer and a spectator received: frames, and bodies and sizes of answers."""
    dice = Random(pair.seed)
    with pytest.MonkeyPatch.context() as drawn:
        for module in (server, lobby):
            drawn.setattr(module, "token_urlsafe", lambda count: dice.randbytes(count).hex())
        drawn.setattr(lobby, "token_bytes", dice.randbytes)
        drawn.setattr(moves, "token_bytes", dice.randbytes)
        drawn.setattr(lobby, "time", lambda: NOON)
        async with AsyncExitStack() as stack:
            nodes = [
                await stack.enter_async_context(open_node(folder / f"{world}", store=store, heartbeat_s=0.1))
                for store in stores
            ]
            for node in nodes:
                node.server.now, node.server.wall = lambda: 0.0, lambda: NOON
            return await Evening(pair, world, nodes).spend(stack)


class Evening:
    """People at a table. They play at the first server; the viewer and the spectator use the last one."""

    def __init__(self, pair: PairedTables, world: int, nodes: list[Node]) -> None:
        self.pair, self.world, self.nodes = pair, world, nodes
        self.people: list[GuestClient] = []
        self.told: list[object] = []
        self.watched: list[tuple[int | None, Line]] = []
        self.rooms: list[Room] = []
        self.commands = 0

    async def spend(self, stack: AsyncExitStack) -> list[object]:
        await self._sit_down(stack)
        table, url = self.rooms[0].row.id, self.nodes[-1].url
        viewer = self._elsewhere(self.pair.viewer, stack, url)
        stranger = GuestClient(url)
        stack.push_async_callback(stranger.close)
        for seat, who in ((self.pair.viewer, viewer), (None, stranger)):
            self.watched.append((seat, await stack.enter_async_context(who.look(table))))
            await self._settled()
        for number, deed in enumerate(self.pair.deeds):
            await self._ask(viewer, table)
            await self._happens(deed)
            await self._settled()
            if number == 1:  # the connection breaks, and the page comes again
                async with stranger.look(table) as other:
                    await self._seen(None, other)
                    self.told += other.frames
                await self._until(lambda: len(self.rooms[-1].presence.sockets) == 2)
                await self._settled()
        await self._ask(viewer, table)
        for _, line in self.watched:
            await line.say(Ping(1.0))
            await line.until(Pong)
        return [*self.told, *(line.frames for _, line in self.watched)]

    async def _sit_down(self, stack: AsyncExitStack) -> None:
        table = self.pair.tables[self.world]
        for no in range(table.setup.seats):
            self.people.append(await GuestClient(self.nodes[0].url).named(f"Guest {no}"))
            stack.push_async_callback(self.people[-1].close)
        made = await self.people[0].table("me", *["open"] * (len(self.people) - 1), game=table.game.slug)
        for person in self.people[1:]:
            await person.post(f"tables/{made.id}/join", TableInfo)
        await self.people[0].post(f"tables/{made.id}/start", TableInfo)
        for node in self.nodes:
            room = await node.server.room(made.id)
            room.table = table.clone()
            room.row = replace(
                room.row, head=len(table.log), moves=table.moves, standing=standing(table, NOON), moved=NOON
            )
            self.rooms.append(room)

    def _elsewhere(self, seat: int | None, stack: AsyncExitStack, url: str) -> GuestClient:
        """Return a client with the cookie of this seat's guest for the last server."""
        other = GuestClient(self.people[seat].url if seat is not None else url)
        stack.push_async_callback(other.close)
        if seat is not None:
            other.http.cookies = self.people[seat].http.cookies
            other.follow(url)
        return other

    async def _happens(self, deed: PairMove) -> None:
        move, decision = deed.moves[self.world], self.rooms[0].table.decision  # type: ignore[union-attr]
        self.commands += 1
        name = f"command-{self.commands:04}"
        order = Undo(name) if move is None else Command(name, decision, move)
        if deed.seat == self.pair.viewer:
            assert isinstance(await self.watched[0][1].obeyed(order), Ack)
        else:
            path = "undo" if move is None else "commands"
            await self.people[deed.seat].post(f"tables/{self.rooms[0].row.id}/{path}", Ack, order)

    async def _ask(self, who: GuestClient, table: str) -> None:
        """Send all kinds of requests; note answers with their sizes, and refusals with their texts."""
        decision = self.rooms[0].table.decision  # type: ignore[union-attr]
        for move in (*self.pair.wrong, "no such move"):
            self.commands += 1
            for path, body in (
                ("commands", Command(f"command-{self.commands:04}", decision, move)),
                ("commands", Command(f"stale-{self.commands:04}", "9.9", move)),
                ("try", Try("try-or-not", move)),
            ):
                try:
                    self.told.append(await who.post(f"tables/{table}/{path}", dict, body))
                except Refusal as refusal:
                    self.told.append((refusal.status, encode(refusal.problem)))
        past = max(0, self.rooms[0].row.moves - 2)
        for path in (f"tables/{table}/sight", f"tables/{table}/moments/{past}", f"tables/{table}"):
            answer = await who.http.get(f"/api/{path}")
            self.told.append((path, answer.status_code, answer.headers.get("content-length"), answer.content))

    # --- waiting

    async def _settled(self) -> None:
        """Wait until all watchers have received the newest view."""
        await self._until(lambda: len({(room.row.version, room.row.moves) for room in self.rooms}) == 1)
        for seat, line in self.watched:
            await self._seen(seat, line)

    async def _seen(self, seat: int | None, line: Line) -> None:
        async with asyncio.timeout(STILL):
            while line.sight is None or encode(line.sight) != encode(self.rooms[-1].sight(seat)):
                await line.hear()

    async def _until(self, so: Callable[[], Any]) -> None:
        async with asyncio.timeout(STILL):
            while not so():
                await asyncio.sleep(0.005)
