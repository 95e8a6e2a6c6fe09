"""The porch: connections before anybody has said who they are, each with a measure of bytes and of time.

A request must be here within seconds and its head within kilobytes; who reads no answer is hung up on, not waited for.
Where an address (or the whole server) has too many connections, the one that has kept us waiting longest makes room: an
honest one waits for milliseconds, so whoever holds hundreds of half-open requests keeps out nobody but themselves.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tafelrunde.server.access import address_group
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.rate_limits import ConcurrencyLimiter, RateLimiter
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.settings import Settings

MANY = 100_000  # connections where the system sets no limit
SPARE = 128  # files that stay free for the store, the bots and the page
QUEUE = 8  # requests that may wait on one connection for the one before
AFTER = 65_536  # bytes that may still come when a body has been refused for its length
PIECE = 4_096  # bytes of a socket that are read in one go: they may hold hundreds of messages
GOODBYE = 2.0  # seconds in which the last word must be said
POLICY, NOT_TEXT = 1008, 1007


class ConnectionLimits:
    """All connections, counted by address, and those that keep us waiting in the order in which they began to."""

    def __init__(self, settings: Settings, metrics: Metrics, forwarders: list[str] | str) -> None:
        self.settings = settings
        self.metrics = metrics
        self._held = ConcurrencyLimiter()
        self._all = 0
        self._waiting: dict[HttpConnection, None] = {}
        self._waiting_by: dict[str, dict[HttpConnection, None]] = {}
        self._proxies = ProxyHeadersMiddleware(_nothing, forwarders).trusted_hosts

    def come(self, one: HttpConnection) -> bool:
        """Counts a new connection, if there is room for it or can be made."""
        limits = self.settings.limits
        if self._all >= max_connections() and not self._make_room(self._waiting):
            return False
        proxy = self._proxy(one.host)
        if not self._held.hold(one.address, max_connections() if proxy else limits.connections_per_address):
            return False
        self._all += 1
        self.wait_for(one)
        mine = self._waiting_by[one.address]
        if len(mine) > limits.waiting_per_address and not proxy:
            self._make_room(mine)
        return True

    def _proxy(self, host: str) -> bool:
        """Whether everybody comes by this address: a server with a public one has a proxy in front of it."""
        return self.settings.public_url is not None and host in self._proxies

    def _make_room(self, waiting: dict[HttpConnection, None]) -> bool:
        """Hangs up on who has been waited for longest."""
        oldest = next(iter(waiting), None)
        if oldest is not None:
            oldest.cut("crowd")
            self.served(oldest)
        return oldest is not None

    def gone(self, address: str) -> None:
        self._all -= 1
        self._held.release(address)

    def wait_for(self, one: HttpConnection) -> None:
        """A request is to come, or on its way."""
        self._waiting[one] = None
        self._waiting_by.setdefault(one.address, {})[one] = None

    def served(self, one: HttpConnection) -> None:
        """It is here, or nobody waits for it any more."""
        if one in self._waiting:
            del self._waiting[one]
            mine = self._waiting_by[one.address]
            del mine[one]
            if not mine:
                del self._waiting_by[one.address]


async def _nothing(*_: object) -> None:
    """No application: only the list of proxies is wanted."""


def max_connections() -> int:
    """So many connections the system lets us have at the moment."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MANY
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY if files == resource.RLIM_INFINITY else max(SPARE, files - SPARE)


class HttpConnection(HttpToolsProtocol):
    """A connection over which requests come."""

    def __init__(self, *args: Any, **kept: Any) -> None:
        super().__init__(*args, **kept)
        self.porch: ConnectionLimits = self.app_state["porch"]
        self.host = self.address = "?"
        self._counted = False
        self._arrives: asyncio.TimerHandle | None = None  # until when the request must be here
        self._leaves: asyncio.TimerHandle | None = None  # and until when the answers must have left
        self._size = 0  # bytes of the request on its way
        self._headed = False  # its head is complete
        self._too_large = False

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client:
            self.host, self.address = self.client[0], address_group(self.client[0])
        self._counted = self.porch.come(self)
        if self._counted:
            self._await()
        else:
            self.cut("crowd")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._arrived()
        self._left()
        if self._counted:
            self.porch.gone(self.address)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()  # from here on a `SocketConnection` has the connection
        super().handle_websocket_upgrade()

    def _await(self) -> None:
        self._arrived()
        self._arrives = self.loop.call_later(self.porch.settings.request_timeout_s, self.cut, "slow")
        self.porch.wait_for(self)

    def _arrived(self) -> None:
        if self._arrives is not None:
            self._arrives.cancel()
        self.porch.served(self)

    def _leave(self, seconds: float) -> None:
        if self._leaves is None:
            self._leaves = self.loop.call_later(seconds, self.cut, "slow")

    def _left(self) -> None:
        if self._leaves is not None:
            self._leaves.cancel()
        self._leaves = None

    def cut(self, why: str) -> None:
        """Hangs up without waiting for anything to be read."""
        self.porch.metrics.cut.labels(why).inc()
        self.transport.abort()

    # --- a request

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        limits = self.porch.settings.limits
        if self._size > limits.max_head_bytes + (AFTER if self._headed else 0) and not self.transport.is_closing():
            self._too_large = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headed = False
        self._await()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self._too_large = size > self.porch.settings.limits.max_head_bytes
        if self._too_large or len(self.pipeline) >= QUEUE:
            raise ValueError  # the parser stops and the request is refused
        self._headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size = 0
        self._arrived()

    def send_400_response(self, msg: str) -> None:
        """What cannot be understood or has no end."""
        self.porch.metrics.cut.labels("refused").inc()
        if self.cycle is not None and not self.cycle.response_complete:  # an answer is on its way: no word fits in
            self.transport.abort()
            return
        no = (
            Rejected("too-large", most=self.porch.settings.limits.max_head_bytes)
            if self._too_large
            else Rejected("malformed", reason="HTTP")
        )
        body = msgspec.json.encode(no.problem())
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[431 if self._too_large else 400] + head.encode() + body)
        self.transport.close()
        self._leave(GOODBYE)

    # --- its answer

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._leave(self.porch.settings.send_timeout_s)
        elif self._size == 0:  # else it is still being sent
            self.porch.wait_for(self)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._leave(self.porch.settings.send_timeout_s)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leave(self.porch.settings.send_timeout_s)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._left()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *args: Any, **kept: Any) -> None:
        super().__init__(*args, **kept)
        self.porch: ConnectionLimits = self.app_state["porch"]
        self._frames = RateLimiter(self.porch.settings.limits.frame_rate)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.porch.gone(address_group(self.client[0]) if self.client else "?")

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        """Counts every message, those included that no application hears of: pings, and parts of a message."""
        try:
            for _ in self.conn.events:
                self._frames.take("")
        except Rejected:
            self._end(POLICY, "flood")
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._end(NOT_TEXT, "refused")
        else:
            super().send_receive_event_to_app()

    def _end(self, code: int, why: str) -> None:
        self.porch.metrics.cut.labels(why).inc()
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(code)
        self.handle_parser_exception()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.porch.metrics.cut.labels("slow").inc()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """A line that the server has done with is gone a little later, whether its end was heard or not."""
        await super().run_asgi()
        self.loop.call_later(GOODBYE, self.transport.abort)
