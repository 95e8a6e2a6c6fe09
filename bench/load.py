"""The table under load: many tables, four sockets each, beside a bare fan-out of the same messages in the same run.

Servers and players are processes of their own. First every table plays at a steady pace and each move is timed from the
command until all four views have arrived. Then every table plays as fast as it can. The bare server is Starlette with
nothing behind it: it sends as many bytes to the same four sockets and stores, checks and computes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Protocol

import httpx
import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.house import House
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Command, Hello
from tafelrunde.server.settings import Limits, Rate, Settings
from tafelrunde.server.shown import shelf

SEATS = 4
GOAL_MS = 150.0
GOAL_RATIO = 0.4


# --- the servers


def serve_tables(folder: Path) -> None:
    """The real house, without limits, all its games read: that memory is the house's, not a table's."""
    shelf()
    fast = Rate(1_000_000, 1_000_000.0)
    most = 1_000_000
    limits = Limits(
        connections_per_address=most,
        waiting_per_address=most,
        sockets_per_guest=most,
        sockets_per_address=most,
        tables_per_guest=most,
        frames=fast,
        commands=fast,
        tables=fast,
        tables_from=fast,
        guests=fast,
        requests=fast,
        sockets=fast,
    )
    House(Settings(folder, port=0, limits=limits), lambda url: print(url, flush=True)).run()


def serve_echo() -> None:
    """Four sockets a room; a number of bytes is asked for and sent to all four."""
    rooms: dict[str, list[WebSocket]] = {}

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        try:
            room = rooms.setdefault(await socket.receive_text(), [])
            room.append(socket)
            while True:
                number, _, size = (await socket.receive_text()).partition(" ")
                text = f"{number} ".ljust(int(size), "x")
                for other in room:
                    await other.send_text(text)
        except WebSocketDisconnect:
            pass

    class Echo(uvicorn.Server):
        async def startup(self, sockets: object = None) -> None:
            await super().startup(None)
            print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}/", flush=True)

    app = Starlette(routes=[WebSocketRoute("/api/socket", endpoint)])
    Echo(uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False)).run()


@dataclass(frozen=True)
class Server:
    """A server in a process of its own."""

    url: str
    pid: int

    @property
    def socket(self) -> str:
        return self.url.replace("http", "ws", 1) + "api/socket"

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(*role: str) -> Iterator[Server]:
    process = subprocess.Popen([sys.executable, "-m", "bench.load", *role], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield Server(process.stdout.readline().strip(), process.pid)
    finally:
        process.terminate()
        process.wait()


# --- the players


class Legal(msgspec.Struct):
    move: str


class Glance(msgspec.Struct):
    """As much of a sight as a scripted player needs."""

    seq: int
    decision: str | None
    pending: list[int]
    legal: list[Legal]


class Heard(msgspec.Struct):
    """As much of a message."""

    type: str
    sight: Glance | None = None
    seq: int = 0


class Table(Protocol):
    """Four sockets that see the same."""

    async def move(self) -> float: ...

    async def close(self) -> None: ...


class RealTable:
    """A table of Drachenland with a scripted player in every seat."""

    def __init__(self, lines: Sequence[ClientConnection], dice: Random) -> None:
        self.lines = lines
        self.dice = dice
        self.sights: list[Glance | None] = [None] * SEATS
        self.sizes: list[int] = []
        self.acked = 0
        self._heard = msgspec.json.Decoder(Heard)

    async def greet(self, table: str) -> None:
        for line in self.lines:
            await line.send(msgspec.json.encode(Hello(1, table)).decode())
        await asyncio.gather(*(self._see(seat, 0) for seat in range(SEATS)))
        self.sizes.clear()

    async def _see(self, seat: int, seq: int) -> None:
        """Listens until the view with this number of moves is there."""
        while True:
            text = await self.lines[seat].recv(decode=False)
            heard = self._heard.decode(text)
            if heard.type == "ack":
                self.acked = heard.seq
            elif heard.type == "reject":
                raise RuntimeError(text)
            elif heard.sight is not None:
                self.sights[seat] = heard.sight
                self.sizes.append(len(text))
                if heard.sight.seq >= seq:
                    return

    async def move(self) -> float:
        """One move, from the command to the fourth view."""
        first = self.sights[0]
        assert first is not None
        seat = first.pending[0]
        sight = self.sights[seat]
        assert sight is not None
        order = Command(token_hex(8), sight.decision or "", self.dice.choice(sight.legal).move)
        began = perf_counter()
        await self.lines[seat].send(msgspec.json.encode(order).decode())
        await asyncio.gather(*(self._see(number, first.seq + 1) for number in range(SEATS)))
        if self.acked != first.seq + 1:
            raise RuntimeError("a view came before the acknowledgement")
        return perf_counter() - began

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


class EchoTable:
    """The same four sockets on the bare server."""

    def __init__(self, lines: Sequence[ClientConnection], size: int) -> None:
        self.lines = lines
        self.size = size
        self.number = 0

    async def _see(self, seat: int, wanted: bytes) -> None:
        while not (await self.lines[seat].recv(decode=False)).startswith(wanted):
            pass

    async def move(self) -> float:
        self.number += 1
        began = perf_counter()
        await self.lines[self.number % SEATS].send(f"{self.number} {self.size}")
        await asyncio.gather(*(self._see(seat, b"%d " % self.number) for seat in range(SEATS)))
        return perf_counter() - began

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


async def opened(url: str, cookie: str = "") -> ClientConnection:
    headers = {"cookie": cookie} if cookie else {}
    return await connect(url, additional_headers=headers, compression=None, proxy=None, ping_interval=None)


async def set_up(house: Server, count: int) -> tuple[list[str], list[str]]:
    """Tables with four people, all started; returns their ids and the people's cookies."""
    people = [httpx.AsyncClient(base_url=house.url, trust_env=False, timeout=60.0) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.post("/api/guest", json={"name": f"Guest {number}"})
    wish = {"game": "drachenland", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
    tables: list[str] = []
    for _ in range(count):
        made = msgspec.json.decode((await people[0].post("/api/tables", json=wish)).content, type=TableInfo)
        for person in people[1:]:
            await person.post(f"/api/tables/{made.id}/join", json={})
        (await people[0].post(f"/api/tables/{made.id}/start", json={})).raise_for_status()
        tables.append(made.id)
    cookies = [f"tafelrunde={person.cookies['tafelrunde']}" for person in people]
    for person in people:
        await person.aclose()
    return tables, cookies


# --- the measurements


@dataclass(frozen=True)
class Figures:
    """What a phase brought: milliseconds of every move, moves a second, and the server's processor time a move."""

    times: list[float]
    per_second: float
    cpu_ms: float

    def quantile(self, percent: int) -> float:
        return quantiles(self.times, n=100, method="inclusive")[percent - 1]


async def phase(tables: Sequence[Table], seconds: float, pace: float | None, busy: Callable[[], float]) -> Figures:
    """All tables play for a while: a move every `pace` seconds, or one after the other."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    start, worked = loop.time(), busy()

    async def play(number: int, table: Table) -> None:
        due = start + (number / len(tables)) * (pace or 0.0)
        while loop.time() < start + seconds:
            await asyncio.sleep(max(0.0, due - loop.time()))
            times.append(1000 * await table.move())
            due = due + pace if pace else 0.0

    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    took = loop.time() - start
    return Figures(times, len(times) / took, 1000 * (busy() - worked) / len(times))


async def measure_tables(count: int, seconds: float) -> tuple[Figures, Figures, int, str]:
    with TemporaryDirectory() as folder, server("tables", folder) as house:
        await set_up(house, 1)  # what only the very first table makes is not counted either
        empty = house.memory()
        ids, cookies = await set_up(house, count)
        idle = house.memory()
        tables: list[RealTable] = []
        for number, table_id in enumerate(ids):
            table = RealTable([await opened(house.socket, cookie) for cookie in cookies], Random(number))
            await table.greet(table_id)
            tables.append(table)
        watched = house.memory()
        paced = await phase(tables, seconds, 1.0, house.cpu)
        rushed = await phase(tables, seconds / 2, None, house.cpu)
        size = round(fmean(size for table in tables for size in table.sizes))
        moves = sum(table.acked for table in tables)
        if moves != len(paced.times) + len(rushed.times):
            raise RuntimeError("a move was lost")
        for table in tables:
            await table.close()
        memory = (
            f"memory: {empty:.0f} MB empty, {1000 * (idle - empty) / count:.0f} kB a fresh table, "
            f"{1000 * (watched - idle) / (count * SEATS):.0f} kB a socket, {house.memory():.0f} MB after {moves} moves"
        )
        return paced, rushed, size, memory


async def measure_echo(count: int, seconds: float, size: int) -> tuple[Figures, Figures]:
    with server("echo") as bare:
        tables: list[EchoTable] = []
        for number in range(count):
            table = EchoTable([await opened(bare.socket) for _ in range(SEATS)], size)
            for line in table.lines:
                await line.send(f"room {number}")
            tables.append(table)
        await asyncio.sleep(0.5)
        paced = await phase(tables, seconds, 1.0, bare.cpu)
        rushed = await phase(tables, seconds / 2, None, bare.cpu)
        for table in tables:
            await table.close()
        return paced, rushed


def report(name: str, paced: Figures, rushed: Figures) -> str:
    return (
        f"| {name} | {paced.quantile(50):.1f} | {paced.quantile(99):.1f} | {max(paced.times):.1f} "
        f"| {rushed.per_second:.0f} | {rushed.quantile(99):.0f} | {rushed.cpu_ms:.2f} |"
    )


async def main(count: int, seconds: float) -> int:
    paced, rushed, size, memory = await measure_tables(count, seconds)
    bare_paced, bare_rushed = await measure_echo(count, seconds, size)
    ratio = rushed.per_second / bare_rushed.per_second
    print(f"{count} tables x {SEATS} sockets, views of {size} bytes, {len(paced.times)} moves at one a second a table")
    print()
    print("| server | p50 ms | p99 ms | worst ms | moves/s at full speed | p99 ms then | server CPU ms a move then |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    print(report("the table", paced, rushed))
    print(report("bare fan-out", bare_paced, bare_rushed))
    print()
    print(memory)
    print(f"ratio of throughput {ratio:.2f} (goal {GOAL_RATIO}), p99 {paced.quantile(99):.0f} ms (goal {GOAL_MS:.0f})")
    return 0 if paced.quantile(99) < GOAL_MS else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="load on the table, beside a bare fan-out")
    parser.add_argument("role", nargs="?", choices=("measure", "tables", "echo"), default="measure")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    if args.role == "tables":
        serve_tables(args.folder)
    elif args.role == "echo":
        serve_echo()
    else:
        sys.exit(asyncio.run(main(args.tables, args.seconds)))
