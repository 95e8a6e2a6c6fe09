"""Players for the load test: scripted ones at real tables of all five games, and the same sockets on a bare server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from secrets import token_hex
from statistics import quantiles
from time import perf_counter
from typing import Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Command, Hello

SEATS = 4
GAMES = ("drachenland", "dungeonquest", "dungeon_designer", "apokalypse", "dante")


class Legal(msgspec.Struct):
    move: str


class Glance(msgspec.Struct):
    """The part of a sight that a scripted player needs."""

    seq: int
    decision: str | None
    pending: list[int]
    legal: list[Legal]
    answered: str | None
    result: object | None


class Heard(msgspec.Struct):
    """The part of a message that a scripted player needs."""

    type: str
    sight: Glance | None = None
    seq: int = 0


class Table(Protocol):
    """Four sockets that get the same messages."""

    @property
    def over(self) -> bool: ...

    async def move(self) -> float: ...

    async def close(self) -> None: ...


class RealTable:
    """A table with a scripted player in every seat."""

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
        """Receive messages until the view with this number of moves."""
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
                if heard.sight.seq >= max(seq, self.acked) and self.acked >= 0:
                    return

    @property
    def over(self) -> bool:
        return self.sights[0] is not None and self.sights[0].result is not None

    async def move(self) -> float:
        """Play one move and return the time until the fourth view. All hidden answers together count as one move."""
        first = self.sights[0]
        assert first is not None
        began = perf_counter()
        for seat in first.pending:
            if await self._answer(seat, first.seq):
                break
        if self.acked != first.seq + 1:
            raise RuntimeError("a view came before the acknowledgement")
        return perf_counter() - began

    async def _answer(self, seat: int, seq: int) -> bool:
        """Play one answer; return whether it made a move. The others see hidden answers after the last one only."""
        sight = self.sights[seat]
        assert sight is not None
        order = Command(token_hex(8), sight.decision or "", self.dice.choice(sight.legal).move)
        self.acked = -1
        await self.lines[seat].send(msgspec.json.encode(order).decode())
        await self._see(seat, seq)
        if self.acked == seq:
            return False
        await asyncio.gather(*(self._see(number, seq + 1) for number in range(SEATS) if number != seat))
        return True

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


class EchoTable:
    """The same four sockets on the bare server."""

    def __init__(self, lines: Sequence[ClientConnection], size: int) -> None:
        self.lines = lines
        self.size = size
        self.number = 0

    @property
    def over(self) -> bool:
        return False

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


class BoardgameTable:
    """The same four sockets at a match of boardgame.io, spoken to as its own client does (Socket.IO)."""

    def __init__(self, lines: Sequence[ClientConnection], match: str) -> None:
        self.lines, self._match = lines, match
        self.number = self.size = 0

    @property
    def over(self) -> bool:
        return False

    async def greet(self) -> None:
        for seat, line in enumerate(self.lines):
            await line.send("40/bench,")
            await self._see(seat, b"40/bench,")
            await self._say(line, "sync", self._match, str(seat), None, SEATS)
            await self._see(seat, b'"sync"')

    async def _say(self, line: ClientConnection, *words: object) -> None:
        await line.send(f"42/bench,{msgspec.json.encode(words).decode()}")

    async def _see(self, seat: int, wanted: bytes) -> int:
        while wanted not in (text := await self.lines[seat].recv(decode=False))[:200]:
            if text == b"2":  # a ping of Socket.IO
                await self.lines[seat].send("3")
        return len(text)

    async def move(self) -> float:
        seat, before = str(self.number % SEATS), self.number
        self.number += 1
        began = perf_counter()
        order = {"type": "play", "args": [self.number], "playerID": seat, "credentials": None}
        words = ("update", {"type": "MAKE_MOVE", "payload": order}, before, self._match, seat)
        await self._say(self.lines[int(seat)], *words)
        wanted = b'"number":%d,' % self.number
        self.size, *_ = await asyncio.gather(*(self._see(one, wanted) for one in range(SEATS)))
        return perf_counter() - began

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


async def opened(url: str, cookie: str = "") -> ClientConnection:
    headers = {"cookie": cookie} if cookie else {}
    return await connect(url, additional_headers=headers, compression=None, proxy=None, ping_interval=None)


async def set_up(url: str, count: int) -> tuple[list[str], list[str]]:
    """Start tables with four people; return the ids of the tables and the cookies of the people."""
    people = [httpx.AsyncClient(base_url=url, trust_env=False, timeout=60.0) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.post("/api/guest", json={"name": f"Guest {number}"})
    tables: list[str] = []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        made = msgspec.json.decode((await people[0].post("/api/tables", json=wish)).content, type=TableInfo)
        for person in people[1:]:
            await person.post(f"/api/tables/{made.id}/join", json={})
        (await people[0].post(f"/api/tables/{made.id}/start", json={})).raise_for_status()
        tables.append(made.id)
    cookies = [f"tafelrunde={value}" for person in people for value in person.cookies.values()]
    for person in people:
        await person.aclose()
    return tables, cookies


# --- the measurements


@dataclass(frozen=True)
class Figures:
    """The figures of a phase: milliseconds of every move, moves a second, and the server's processor time a move."""

    times: list[float]
    per_second: float
    cpu_ms: float

    def quantile(self, percent: int) -> float:
        return quantiles(self.times, n=100, method="inclusive")[percent - 1]


async def phase(tables: Sequence[Table], seconds: float, pace: float | None, busy: Callable[[], float]) -> Figures:
    """Play at all tables for a while: a move every `pace` seconds, or at full speed."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    start, worked = loop.time(), busy()

    async def play(number: int, table: Table) -> None:
        due = start + (number / len(tables)) * (pace or 0.0)
        while loop.time() < start + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - loop.time()))
            times.append(1000 * await table.move())
            due = due + pace if pace else 0.0

    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    took = loop.time() - start
    return Figures(times, len(times) / took, 1000 * (busy() - worked) / len(times))
