"""Clients of guests for tests: a browser with a cookie, and its sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.access import COOKIE
from tafelrunde.server.node import Node
from tafelrunde.server.protocol import PROTOCOL, Plain
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import (
    Ack,
    Command,
    Hello,
    Problem,
    Reject,
    Say,
    ServerMessage,
    SightInfo,
    StepMessage,
    ViewMessage,
)
from tafelrunde.server.settings import Limits, Rate, Settings
from tests.waiting import STILL

T = TypeVar("T")
FAST = Rate(100_000, 100_000.0)
GENEROUS = Limits(
    connections_per_address=1000,
    waiting_per_address=1000,
    sockets_per_guest=1000,
    sockets_per_address=1000,
    tables_per_guest=1000,
    bots_per_guest=1000,
    frame_rate=FAST,
    command_rate=FAST,
    try_rate=FAST,
    chat_rate=FAST,
    spectators_chat_rate=FAST,
    new_table_rate=FAST,
    new_table_rate_per_address=FAST,
    verification_rate=FAST,
    new_guest_rate=FAST,
    request_rate=FAST,
    new_socket_rate=FAST,
)
_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def settings(data: Path, **changes: Any) -> Settings:
    """Return settings for tests: any free port, no pauses, no limits."""
    brisk = {
        "bot_pause_s": (0.0, 0.0),
        "audience_interval_s": 0.0,
        "hidden_choice_delay_s": 0.0,
        "stand_in_after_s": 0.0,
    }
    return Settings(**{"data": data, "port": 0, "limits": GENEROUS, "bot_workers": 1, **brisk, **changes})


@asynccontextmanager
async def open_node(data: Path, bot_program: tuple[str, ...] | None = None, **changes: Any) -> AsyncIterator[Node]:
    """Run a real server on a free port, in this event loop."""
    node = (
        Node(settings(data, **changes))
        if bot_program is None
        else Node(settings(data, **changes), bot_program=bot_program)
    )
    serving = asyncio.create_task(node.serve())
    while not node.started:
        assert not serving.done(), "the server did not open"
        await asyncio.sleep(0.005)
    try:
        yield node
    finally:
        node.should_exit = True
        await serving


class Refusal(Exception):
    """A problem in an answer of the server."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem.code)
        self.status = status
        self.problem = problem

    @property
    def code(self) -> str:
        return self.problem.code


class GuestClient:
    """A browser of a guest."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, timeout=STILL, trust_env=False, verify=False
        )  # nothing is encrypted

    def follow(self, url: str) -> None:
        """Follow the server to another port after a restart, and take the cookie along, which belongs to a port."""
        tokens = [value for name, value in self.cookies.items() if name.startswith(COOKIE)]
        self.url, self.http.base_url = url, httpx.URL(url)
        self.http.cookies = httpx.Cookies()
        for token in tokens[-1:]:
            self.holds(token)

    def holds(self, token: str) -> None:
        """Take the cookie of a session."""
        self.http.cookies.set(f"{COOKIE}-{self.http.base_url.port}", token)

    @property
    def cookies(self) -> dict[str, str]:
        """Cookies by name. One that was taken along and a newer one may both be there."""
        return {one.name: one.value or "" for one in self.http.cookies.jar}

    async def get(self, path: str, kind: type[T]) -> T:
        return self._read(await self.http.get(f"/api/{path}"), kind)

    async def post(self, path: str, kind: type[T], body: Plain | dict[str, Any] | None = None) -> T:
        content = msgspec.json.encode(body if body is not None else {})
        headers = {"content-type": "application/json"}
        return self._read(await self.http.post(f"/api/{path}", content=content, headers=headers), kind)

    def _read(self, response: httpx.Response, kind: type[T]) -> T:
        if response.is_error:
            raise Refusal(response.status_code, msgspec.json.decode(response.content, type=Problem))
        return msgspec.json.decode(response.content or b"null", type=kind)

    async def named(self, name: str) -> GuestClient:
        await self.post("guest", dict, {"name": name})
        return self

    async def table(self, *seats: str, game: str = "drachenland", **wish: Any) -> TableInfo:
        """Set up a table: `me`, `open` or the name of a bot for every seat."""
        wished = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return await self.post("tables", TableInfo, {"game": game, "seats": wished, **wish})

    async def chat(self, table: str, text: str, command: str | None = None) -> Ack:
        """Send a chat message over HTTP."""
        return await self.post(f"tables/{table}/chat", Ack, Say(command or token_hex(8), text))

    @asynccontextmanager
    async def look(self, table: str, seen: int = -1, **kept: Any) -> AsyncIterator[Line]:
        """Open a socket to a table and send the greeting."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = self.url.replace("http", "ws", 1) + "api/socket"
        headers = {"cookie": cookie} if cookie else {}
        async with connect(address, additional_headers=headers, compression=None, proxy=None, **kept) as socket:
            line = Line(socket)
            await line.say(Hello(PROTOCOL, table, seen))
            yield line

    async def close(self) -> None:
        await self.http.aclose()


async def two(anna: GuestClient, bert: GuestClient, *seats: str, **wish: Any) -> TableInfo:
    """Start a game of two people (and bots). Anna owns the table and begins, where the game has that option."""
    table = await anna.table("me", "open", *seats, **wish or {"options": {"start_player": "0"}})
    await bert.post(f"tables/{table.id}/join", TableInfo)
    return await anna.post(f"tables/{table.id}/start", TableInfo)


class Line:
    """An open socket and all messages received on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.sight: SightInfo | None = None

    async def say(self, message: Plain) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> ServerMessage:
        async with asyncio.timeout(STILL):
            text = await self.socket.recv(decode=True)
        self.frames.append(text)
        message = _messages.decode(text)
        if isinstance(message, ViewMessage | StepMessage):
            self.sight = message.sight
        return message

    async def until(self, kind: type[T], wanted: Callable[[T], bool] = lambda message: True) -> T:
        """Return the next message of a kind, and skip others."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and wanted(message):
                return message

    async def see(self, wanted: Callable[[SightInfo], bool]) -> SightInfo:
        """Return the first sight that is as wanted: the current one or a later one."""
        while self.sight is None or not wanted(self.sight):
            await self.until(ViewMessage if self.sight is None else StepMessage)
        return self.sight

    async def play(
        self, move: str | None = None, decision: str | None = None, command: str | None = None
    ) -> Ack | Reject:
        """Play a move (the first legal one) and wait for the answer."""
        assert self.sight is not None
        order = Command(
            command or token_hex(8),
            decision or self.sight.decision or "",
            move or self.sight.legal[0].move,
        )
        return await self.obeyed(order)

    async def move(self, move: str | None = None) -> int:
        """Play a move that must be accepted, wait until it is seen, and return the number of moves then."""
        answer = await self.play(move)
        assert isinstance(answer, Ack), answer
        await self.see(lambda sight: sight.seq >= answer.seq)
        return answer.seq

    async def obeyed(self, order: Plain) -> Ack | Reject:
        await self.say(order)
        name = getattr(order, "command", "")
        while True:
            message = await self.hear()
            if isinstance(message, Ack | Reject) and message.command == name:
                return message
