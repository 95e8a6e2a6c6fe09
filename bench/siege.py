"""The server under attack from one address, and the waiting times of other people.

A real server with its own limits runs in a process of its own, first without load and then under attack: connections
whose head never ends, half-open requests, and sockets that send hellos, pings and junk without a pause. Meanwhile a
client plays at a table and new visitors arrive; their waiting times are measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GOAL_MS = 250.0
GOAL_MB = 200.0
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


async def endless(host: str, port: int) -> None:
    """Send heads that never end, on one connection after the other."""
    while True:
        with suppress(*GONE):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Big: ")
            while True:
                writer.write(b"a" * 65536)
                await writer.drain()
        await asyncio.sleep(0.01)


async def half_open(host: str, port: int, count: int) -> None:
    """Hold `count` unfinished requests, and reconnect after each disconnection."""
    held: list[asyncio.StreamWriter] = []
    try:
        while True:
            held = [writer for writer in held if not writer.transport.is_closing()]
            while len(held) < count:
                with suppress(*GONE):
                    _, writer = await asyncio.open_connection(host, port)
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0")
                    held.append(writer)
            await asyncio.sleep(0.5)
    finally:
        for writer in held:
            writer.transport.abort()


async def chatter(address: str, table: str) -> None:
    """Open a socket, send messages without a pause and read the answers."""
    words = (hello(table), '{"type":"ping","t":1}', "{" * 4000)
    while True:
        with suppress(*GONE):
            async with connect(address, compression=None, proxy=None, ping_interval=None) as socket:
                await socket.send(hello(table))
                reading = asyncio.create_task(drain(socket))
                try:
                    while True:
                        for word in words:
                            await socket.send(word)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.1)


async def drain(socket: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in socket:
            pass


def hello(table: str) -> str:
    return f'{{"type":"hello","proto":1,"table":"{table}"}}'


async def besiege(url: str, table: str, heads: int, requests: int, sockets: int) -> None:
    """Run all attacks until cancelled."""
    host, port = httpx.URL(url).host, httpx.URL(url).port or 80
    async with asyncio.TaskGroup() as group:
        for _ in range(heads):
            group.create_task(endless(host, port))
        group.create_task(half_open(host, port, requests))
        for _ in range(sockets):
            group.create_task(chatter(url.replace("http", "ws", 1) + "api/socket", table))


class People:
    """A guest at a table and arriving visitors, with their waiting times."""

    def __init__(self, url: str, table: str) -> None:
        self.url = url
        self.table = table
        self.waits: list[float] = []
        self.failures = 0

    async def watch(self, seconds: float) -> None:
        self.waits, self.failures = [], 0
        await asyncio.gather(self._come_anew(seconds), self._ping(seconds))

    async def _come_anew(self, seconds: float) -> None:
        host, port = httpx.URL(self.url).host, httpx.URL(self.url).port
        end = perf_counter() + seconds
        while perf_counter() < end:
            began = perf_counter()
            try:
                reader, writer = await asyncio.open_connection(host, port)
                writer.write(b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                answer = await reader.read()
                writer.close()
            except OSError:
                answer = b""
            if answer.startswith(b"HTTP/1.1 200 "):
                self.waits.append(perf_counter() - began)
            else:
                self.failures += 1
            await asyncio.sleep(0.1)

    async def _ping(self, seconds: float) -> None:
        address = self.url.replace("http", "ws", 1) + "api/socket"
        end = perf_counter() + seconds
        async with connect(address, compression=None, proxy=None, ping_interval=None) as socket:
            await socket.send(hello(self.table))
            while perf_counter() < end:
                began = perf_counter()
                await (await socket.ping())
                self.waits.append(perf_counter() - began)
                await asyncio.sleep(0.25)


def memory(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def p99(waits: list[float]) -> float:
    return quantiles(waits, n=100)[98] * 1000


async def new_table(url: str) -> str:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        await client.post("/api/guest", json={"name": "Anna"})
        wish = {"game": "drachenland", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table: str = (await client.post("/api/tables", json=wish)).json()["id"]
        return table


async def measure(url: str, pid: int, args: argparse.Namespace) -> bool:
    """Measure without load, then under attack; return whether the goals were met."""
    table = await new_table(url)
    people = People(url, table)
    await people.watch(args.seconds / 3)
    print(f"calm: p99 {p99(people.waits):.0f} ms of {len(people.waits)}, {memory(pid):.0f} MB", flush=True)
    here = [sys.executable, "-m", "bench.siege", f"--besiege={url}", f"--table={table}"]
    numbers = ["--heads", str(args.heads), "--requests", str(args.requests), "--sockets", str(args.sockets)]
    siege = subprocess.Popen([*here, *numbers])
    try:
        await asyncio.sleep(3)
        most = memory(pid)
        watching = asyncio.create_task(people.watch(args.seconds))
        while not watching.done():
            await asyncio.wait([watching], timeout=0.5)
            most = max(most, memory(pid))
        await watching
    finally:
        siege.kill()
        siege.wait()
    slowest, count = p99(people.waits), len(people.waits)
    print(f"under siege: p99 {slowest:.0f} ms of {count}, {people.failures} turned away, at most {most:.0f} MB")
    return slowest < GOAL_MS and most < GOAL_MB and not people.failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heads", type=int, default=10, help="connections with a head that never ends")
    parser.add_argument("--requests", type=int, default=1100, help="half-open requests")
    parser.add_argument("--sockets", type=int, default=8, help="sockets that talk without a pause")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long the siege lasts")
    parser.add_argument("--besiege", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.besiege:
        asyncio.run(besiege(args.besiege, args.table, args.heads, args.requests, args.sockets))
        return 0
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tafelrunde", "--lang", "en", "serve", "--port", "0", "--data", folder]
        node = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert node.stdout is not None
            url = node.stdout.readline().rpartition(" ")[2].strip()
            met = asyncio.run(measure(url, node.pid, args))
        finally:
            node.terminate()
            node.wait()
    goals = f"p99 below {GOAL_MS:.0f} ms, memory below {GOAL_MB:.0f} MB, nobody turned away"
    print(f"goals ({goals}): {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
