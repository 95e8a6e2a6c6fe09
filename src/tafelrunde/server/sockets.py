"""The WebSocket of a table. Several sockets may show the same seat.

One task reads, one writes. Answers and chat wait in a bounded queue. Views are not queued: the writer makes the newest
one when the socket is free. Slow readers are disconnected and get a fresh view when they come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from time import monotonic

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.server.access import check_host_and_origin, client_address, token_of
from tafelrunde.server.batch_writer import retry_on_conflict
from tafelrunde.server.chat_store import add_chat_line, chat_lines
from tafelrunde.server.connection_limits import CLOSE_TIMEOUT_S
from tafelrunde.server.moderation import may_speak, may_watch
from tafelrunde.server.moves import execute, preview
from tafelrunde.server.names import clean_text
from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.table import (
    Ack,
    ClientMessage,
    Command,
    Hello,
    Ping,
    Pong,
    Reject,
    Say,
    Try,
    Undo,
    Vote,
    Welcome,
)
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.room_views import encode
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow
from tafelrunde.server.server import Server
from tafelrunde.server.sessions import short_hash as named_key

log = getLogger(__name__)
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
LIMIT, RESTART, OVERLOAD, SENT_AWAY, GONE, SILENT = 1008, 1012, 1013, 4403, 4404, 4408
CODES = {"no-table": GONE, "sent-away": SENT_AWAY}  # the page does not reconnect after these
CLOSED = (WebSocketDisconnect, RuntimeError, OSError)  # the errors of a closed socket
MAX_RESUMED_MOVES = 20  # a client that has missed more moves gets a complete view


class Socket:
    """One open connection of a client that watches a table."""

    def __init__(self, socket: WebSocket, room: Room, who: GuestRow | None, session: str | None = None) -> None:
        self.socket = socket
        self.room = room
        self.who = who
        self.guest = who.id if who else None
        self.name = who.name if who else ""
        self.code = OVERLOAD  # the close code when the server disconnects
        self.session = session
        self._name = self.guest or client_address(socket)  # the key of a spectator's rate limits
        self.known: int | None = None
        self.pace = 1.0
        self._box: deque[bytes] = deque()
        self._view = room.visible
        self._info = False
        self._wake = asyncio.Event()
        self._over = asyncio.Event()
        self._since: float | None = None  # the time when the current message was handed over

    # --- writing

    def mark_stale(self, *, view: bool = False, info: bool = False) -> None:
        self._view |= view
        self._info |= info
        self._wake.set()

    def post(self, message: bytes) -> None:
        if len(self._box) >= self.room.server.settings.limits.max_queued_messages:
            self.hang_up()
        else:
            self._box.append(message)
        self._wake.set()

    def send(self, message: msgspec.Struct) -> None:
        self.post(encode(message))

    def hang_up(self) -> None:
        """Disconnect a slow reader."""
        if not self._over.is_set():
            self.room.server.metrics.closed_slow.inc()
            self._over.set()

    def disconnect(self) -> None:
        """Disconnect a client whose session has ended."""
        self._over.set()

    def dismiss(self) -> None:
        """Disconnect a spectator whom the owner has sent away."""
        self.code = SENT_AWAY
        self._over.set()

    async def hung_up(self) -> None:
        """Return when the server wants to disconnect, or when sending a message takes too long."""
        patience = self.room.server.settings.send_timeout_s
        while not self._over.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(patience / 2):
                    await self._over.wait()
            if self._since is not None and monotonic() - self._since > patience:
                self.hang_up()

    async def write(self) -> None:
        """Send waiting messages, the newest view last, until the socket is closed."""
        while True:
            while self._box or self._view or self._info:
                self._since = monotonic()
                await self.socket.send_text(self._next().decode())
            self._since = None
            self._wake.clear()
            await self._wake.wait()

    def _next(self) -> bytes:
        if self._box:
            return self._box.popleft()
        if self._info:
            self._info = False
            return self.room.news(self.guest)
        self._view = False
        frame = self.room.frame(self.room.seat_of(self.guest), self.known)
        self.known = self.room.row.moves
        self.room.server.metrics.views.inc()
        return frame

    # --- reading

    def rate_limit(self, message: ClientMessage | None) -> None:
        """Rate-limit every message, malformed ones (None) too; chat is limited elsewhere."""
        server, seat = self.room.server, self.room.seat_of(self.guest)
        if isinstance(message, Try):
            server.tries.take(self._name)
        elif not isinstance(message, Say):
            server.commands.take(f"{self.room.row.id}/{self._name if seat is None else seat}")

    async def hear(self, message: ClientMessage) -> None:
        """Carry out a message."""
        room = self.room
        if isinstance(message, Command | Undo | Vote):
            await execute(room, self._seat(), message, self.send)
        elif isinstance(message, Try):
            self.send(preview(room, self._seat(), message))
        elif isinstance(message, Say):
            self.send(await chat(room, self.who, message))
        elif isinstance(message, Ping):
            self.send(Pong(message.t, room.server.wall()))
        else:
            await self.greet(message)

    async def greet(self, hello: Hello) -> None:
        """Welcome the client and send a complete view, or only the moves it has missed if they are few."""
        room = self.room
        if hello.table != room.row.id:
            raise Rejected("hello")
        self.pace = hello.pace
        lines = await room.server.store.read(lambda c: chat_lines(c, room.row.id))
        self.send(Welcome(PROTOCOL, room.server.build, room.server.wall(), room.info(self.guest), lines))
        table = room.table
        if table is not None:
            resumable = 0 <= hello.seen <= table.moves <= hello.seen + MAX_RESUMED_MOVES and not table.undone
            self.known = hello.seen if resumable else None
            self.mark_stale(view=True)

    def _seat(self) -> int:
        seat = self.room.seat_of(self.guest)
        if seat is None:
            raise Rejected("not-seated")
        return seat


async def chat(room: Room, who: GuestRow | None, message: Say) -> Ack:
    """Store a chat line and send it to everybody at the table, once even if the command is repeated."""
    if who is None:
        raise Rejected("no-guest")
    room.server.chat.take(who.id)
    may_speak(room, who)
    said, most = Say(message.command, clean_text(message.text)), room.server.settings.limits.max_chat_lines
    if said.text:
        by = replace(who, name=room.name_of(who))
        line = await retry_on_conflict(
            lambda: room.server.store.do(
                lambda c: add_chat_line(c, room.row.id, by, room.seat_of(who.id), said, most), about=room.row.id
            )
        )
        if line is not None:
            room.say(line)
    return Ack(message.command, room.row.moves)


async def endpoint(socket: WebSocket) -> None:
    """Serve one socket from the handshake to its end."""
    server: Server = socket.app.state.server
    held: list[str] = []
    try:
        check_host_and_origin(socket, server.settings)
        who = await _enter(socket, server, held)
    except Rejected as no:
        await socket.close(LIMIT, no.code)  # before the handshake is done: the browser sees a refusal
        return
    await socket.accept()
    server.metrics.sockets.inc()
    try:
        await _visit(socket, server, who)
    except CLOSED:
        pass  # the client has closed the socket
    finally:
        server.metrics.sockets.dec()
        for name in held:
            server.sockets.release(name)


async def _enter(socket: WebSocket, server: Server, held: list[str]) -> GuestRow | None:
    """Return the guest after checking the limits for the guest and the address."""
    if not server.open:
        raise Rejected("going-away")
    server.new_sockets.take(client_address(socket))
    who = await server.guest(token_of(socket))
    limits = server.settings.limits
    counted: Sequence[tuple[str, int]] = [(f"address {client_address(socket)}", limits.sockets_per_address)]
    if who is not None:
        counted = [(f"guest {who.id}", limits.sockets_per_guest), *counted]
    for name, most in counted:
        if not server.sockets.hold(name, most):
            for other in held:
                server.sockets.release(other)
            held.clear()
            raise Rejected("too-many-sockets", most=most)
        held.append(name)
    return who


async def _visit(socket: WebSocket, server: Server, who: GuestRow | None) -> None:
    line: Socket | None = None
    try:
        line = await _hello(socket, server, who)
    except TimeoutError:
        await socket.close(SILENT)
    except Rejected as no:
        await socket.send_text(encode(no.reject("")).decode())
        await socket.close(CODES.get(no.code, RESTART if no.status >= 500 else LIMIT), no.code)
    if line is None:
        return
    hung_up = asyncio.create_task(line.hung_up())
    tasks = [hung_up, asyncio.create_task(line.write()), asyncio.create_task(_read(socket, line))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        line.room.leave(line)
        code = line.code if hung_up.done() else RESTART
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(*CLOSED, TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT_S):
            await socket.close(code)


async def _hello(socket: WebSocket, server: Server, who: GuestRow | None) -> Socket:
    """Receive the first message, which must name a table, and enter its room."""
    async with asyncio.timeout(server.settings.hello_timeout_s):
        text = await _word(socket)
    message = _decoded(text)
    if not isinstance(message, Hello):
        raise Rejected("hello")
    if message.proto != PROTOCOL:
        raise Rejected("proto", proto=message.proto, wanted=PROTOCOL)
    room = await server.room(message.table)
    may_watch(room, who)
    token = token_of(socket)
    line = Socket(socket, room, who, named_key(token) if token else None)
    room.enter(line)  # before the welcome, so that no message in between is missed
    try:
        await line.greet(message)
    except Exception:
        room.leave(line)
        raise
    return line


async def _read(socket: WebSocket, line: Socket) -> None:
    """Handle message by message; pause after a message over the rate limit, so that rejecting is cheap."""
    while True:
        text = await _word(socket)
        command = ""
        try:
            try:
                message = _decoded(text)
            except Rejected:
                line.rate_limit(None)
                raise
            command = command_id(message)
            line.rate_limit(message)
            await line.hear(message)
        except Rejected as no:
            line.send(no.reject(command))
            if no.code == "too-fast":
                await asyncio.sleep(line.room.server.settings.flood_pause_s)
        except Exception:
            log.exception("message failed", extra={"table": line.room.row.id[:6]})
            line.send(Reject(command, "broken"))


def command_id(message: ClientMessage) -> str:
    """Return the id that the answer to a message repeats."""
    if isinstance(message, Command | Undo | Vote | Say):
        return message.command
    return message.id if isinstance(message, Try) else ""


async def _word(socket: WebSocket) -> str:
    """Return the next message; empty if it is not a text message."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


def _decoded(text: str) -> ClientMessage:
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("malformed", reason=str(error)[:200]) from None
