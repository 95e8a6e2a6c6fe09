"""The server under load, beside a bare fan-out of the same messages and boardgame.io's server in the same run.

Many tables of all five games with four sockets each are played: on a folder, and with one node and two on a database.
Servers and players are processes of their own. First every table plays at a steady pace, and each move is timed from
the command until all four views have arrived. Then every table plays at full speed. Two nodes are measured twice: with
the seats of every table dealt out among both, and with each table at one node, as behind a proxy that routes by the
table's id. The bare server is Starlette: it sends messages of the same size to the same four sockets and stores, checks
and computes nothing. boardgame.io plays a game without rules in memory, with a state of the same size. On a machine
with few or busy cores the processor time for a move tells more than moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.players import SEATS, BoardgameTable, EchoTable, Figures, RealTable, Table, opened, phase, set_up
from tafelrunde.server.node import Node
from tafelrunde.server.serializers import game_cards
from tafelrunde.server.settings import Limits, Rate, Settings
from tests.server.databases import running

GOAL_MS = 200.0
MOST_PEERS = 9.4  # maximum ratio of our processor time to that of boardgame.io
LEAST_APART, LEAST_DEALT = 1.5, 1.1  # minimum gain of a second server: tables at one server each, or dealt out
SET_UPS = (
    (1, False, "a database, one node"),
    (2, False, "two nodes, tables dealt out"),
    (2, True, "two nodes, each table at one"),
)
BOARDGAME = Path(__file__).parent / "boardgame" / "server.mjs"
ENVELOPE = 621  # bytes that boardgame.io adds to the state of a game


# --- the servers


def serve_tables(folder: Path, store: str | None) -> None:
    """Run the real server without limits. All games are loaded first, since their memory belongs to no table."""
    game_cards()
    fast = Rate(1_000_000, 1_000_000.0)
    most = 1_000_000
    limits = Limits(
        connections_per_address=most,
        waiting_per_address=most,
        sockets_per_guest=most,
        sockets_per_address=most,
        tables_per_guest=most,
        frame_rate=fast,
        command_rate=fast,
        new_table_rate=fast,
        new_table_rate_per_address=fast,
        new_guest_rate=fast,
        request_rate=fast,
        new_socket_rate=fast,
    )
    Node(Settings(data=folder, port=0, limits=limits, store=store), lambda url: print(url, flush=True)).run()


def serve_echo() -> None:
    """Run a server with four sockets a room that sends the requested number of bytes to all four."""
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
        """Return the resident memory in megabytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def cpu(self) -> float:
        """Return the seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server(*role: str) -> AbstractContextManager[Server]:
    return started(sys.executable, "-m", "bench.load", *role)


@contextmanager
def started(*command: str) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield Server(process.stdout.readline().strip(), process.pid)
    finally:
        process.terminate()
        process.wait()


# --- the measurements


@dataclass(frozen=True)
class Row:
    """The figures of one set-up at a steady pace and at full speed, and the size of a view."""

    name: str
    paced: Figures
    rushed: Figures
    size: int

    def __str__(self) -> str:
        paced, rushed = self.paced, self.rushed
        return (
            f"| {self.name} | {paced.quantile(50):.1f} | {paced.quantile(99):.1f} | {max(paced.times):.1f} "
            f"| {rushed.per_second:.0f} | {rushed.quantile(99):.0f} "
            f"| {rushed.cpu_ms:.2f} | {1000 / rushed.cpu_ms:.0f} |"
        )


async def measure_tables(name: str, nodes: Sequence[Server], count: int, seconds: float, apart: bool = False) -> Row:
    """Measure the real server; the seats of a table are dealt out among all servers, or `apart` at one server."""
    ids, cookies = await set_up(nodes[0].url, count)
    tables: list[RealTable] = []
    for number, table_id in enumerate(ids):
        doors = [nodes[(number if apart else seat) % len(nodes)] for seat in range(SEATS)]
        lines = [await opened(door.socket, cookie) for door, cookie in zip(doors, cookies, strict=True)]
        tables.append(RealTable(lines, Random(number)))
        await tables[-1].greet(table_id)
    paced, rushed = await _both_phases(tables, nodes, seconds)
    return Row(name, paced, rushed, round(fmean(size for table in tables for size in table.sizes)))


async def measure_echo(count: int, seconds: float, size: int) -> Row:
    with server("echo") as bare:
        tables: list[EchoTable] = []
        for number in range(count):
            table = EchoTable([await opened(bare.socket) for _ in range(SEATS)], size)
            for line in table.lines:
                await line.send(f"room {number}")
            tables.append(table)
        await asyncio.sleep(0.5)
        return Row("bare fan-out", *await _both_phases(tables, [bare], seconds), size)


async def measure_boardgame(count: int, seconds: float, size: int) -> Row:
    with started("node", str(BOARDGAME), str(max(0, size - ENVELOPE))) as peer:
        address = peer.url.replace("http", "ws", 1) + "socket.io/?EIO=4&transport=websocket"
        tables = [BoardgameTable([await opened(address) for _ in range(SEATS)], f"match {no}") for no in range(count)]
        for table in tables:
            await table.greet()
        return Row("boardgame.io", *await _both_phases(tables, [peer], seconds), tables[0].size)


async def _both_phases(tables: Sequence[Table], servers: Sequence[Server], seconds: float) -> tuple[Figures, Figures]:
    """Play at a steady pace, then at full speed."""

    def busy() -> float:
        return sum(one.cpu() for one in servers)

    paced = await phase(tables, seconds, 1.0, busy)
    rushed = await phase(tables, seconds / 2, None, busy)
    for table in tables:
        await table.close()
    return paced, rushed


async def main(count: int, seconds: float) -> int:
    rows: list[Row] = []
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        with server("tables", folder) as node:
            rows.append(await measure_tables("a folder", [node], count, seconds))
        cluster = stack.enter_context(running(Path(stack.enter_context(TemporaryDirectory()))))
        for nodes, apart, name in SET_UPS:
            store = cluster.database()
            with ExitStack() as doors:
                open_ = [doors.enter_context(server("tables", folder, "--store", store)) for _ in range(nodes)]
                rows.append(await measure_tables(name, open_, count, seconds, apart))
    for measure in (measure_boardgame, measure_echo):
        rows.append(await measure(count, seconds, rows[0].size))
    report(rows, count)
    return 0 if rows[0].paced.quantile(99) < GOAL_MS else 1


def report(rows: Sequence[Row], count: int) -> None:
    first, one, dealt, apart, peer, bare = rows
    fast, thrifty = first.rushed.per_second / bare.rushed.per_second, bare.rushed.cpu_ms / first.rushed.cpu_ms
    heads = ("server", "p50 ms", "p99 ms", "worst ms", "moves/s at full speed", "p99 ms then")
    print(f"{count} tables of five games x {SEATS} sockets, views of {first.size} bytes; the database is not counted\n")
    print(f"| {' | '.join(heads)} | CPU ms a move | moves a CPU second |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for row in rows:
        print(row)
    print(f"\na folder beside the bare fan-out: {fast:.2f} by moves a second, {thrifty:.2f} by CPU")
    peers = first.rushed.cpu_ms / peer.rushed.cpu_ms
    print(f"a folder beside boardgame.io: {peers:.1f} times its CPU (not worse than {MOST_PEERS})")
    for two, how, least in (
        (apart, "each table at one of them", LEAST_APART),
        (dealt, "tables dealt out among both", LEAST_DEALT),
    ):
        more = 2 * one.rushed.cpu_ms / two.rushed.cpu_ms
        print(f"two servers beside one, {how}: {more:.2f} by CPU where each has a core (not worse than {least})")
    print(f"p99 with a folder {first.paced.quantile(99):.0f} ms (goal {GOAL_MS:.0f})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="load on the table, beside a bare fan-out")
    parser.add_argument("role", nargs="?", choices=("measure", "tables", "echo"), default="measure")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--store")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    if args.role == "tables":
        serve_tables(args.folder, args.store)
    elif args.role == "echo":
        serve_echo()
    else:
        sys.exit(asyncio.run(main(args.tables, args.seconds)))
