"""Connection limits: bounds on bytes and time for clients that are not known yet.

A request must arrive within seconds, and its head within kilobytes. Slow readers are disconnected. Where an address or
the whole server has too many connections, the one whose request has been incomplete for longest is cut. An honest
request takes milliseconds, so a client with hundreds of half-open requests only shuts itself out.
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

DEFAULT_MAX_CONNECTIONS = 100_000  # where the system sets no limit
RESERVED_FILES = 128  # stay free for the store, the bots and the page
MAX_PIPELINED = 8  # requests that wait on one connection for the one before
MAX_BYTES_AFTER_REFUSAL = 65_536  # of a body that was refused for its length
READ_BYTES = 4_096  # of a socket at a time: they may hold hundreds of messages
CLOSE_TIMEOUT_S = 2.0  # for the last message of a connection
POLICY_VIOLATION, INVALID_TEXT = 1008, 1007  # WebSocket close codes


class ConnectionLimits:
    """All connections, counted by address, and those with an incomplete request, oldest first."""

    def __init__(self, settings: Settings, metrics: Metrics, forwarders: list[str] | str) -> None:
        self.settings = settings
        self.metrics = metrics
        self._held = ConcurrencyLimiter()
        self._all = 0
        self._waiting: dict[HttpConnection, None] = {}
        self._waiting_by: dict[str, dict[HttpConnection, None]] = {}
        self._proxies = ProxyHeadersMiddleware(_nothing, forwarders).trusted_hosts

    def admit(self, connection: HttpConnection) -> bool:
        """Count a new connection, or return False if there is no room for it."""
        limits = self.settings.limits
        if self._all >= max_connections() and not self._make_room(self._waiting):
            return False
        is_proxy = self._is_proxy(connection.host)
        most = max_connections() if is_proxy else limits.connections_per_address
        if not self._held.hold(connection.address, most):
            return False
        self._all += 1
        self.start_waiting(connection)
        waiting = self._waiting_by[connection.address]
        if len(waiting) > limits.waiting_per_address and not is_proxy:
            self._make_room(waiting)
        return True

    def _is_proxy(self, host: str) -> bool:
        """Tell whether all clients share this address: a server with a public URL has a proxy in front of it."""
        return self.settings.public_url is not None and host in self._proxies

    def _make_room(self, waiting: dict[HttpConnection, None]) -> bool:
        """Cut the connection whose request has been incomplete for longest."""
        oldest = next(iter(waiting), None)
        if oldest is not None:
            oldest.cut("crowd")
            self.stop_waiting(oldest)
        return oldest is not None

    def release(self, address: str) -> None:
        self._all -= 1
        self._held.release(address)

    def start_waiting(self, connection: HttpConnection) -> None:
        """Note that a request has yet to arrive completely."""
        self._waiting[connection] = None
        self._waiting_by.setdefault(connection.address, {})[connection] = None

    def stop_waiting(self, connection: HttpConnection) -> None:
        """Note that a request has arrived, or that its connection is gone."""
        if connection in self._waiting:
            del self._waiting[connection]
            waiting = self._waiting_by[connection.address]
            del waiting[connection]
            if not waiting:
                del self._waiting_by[connection.address]


async def _nothing(*_: object) -> None:
    """Stand in for an application, since only the list of proxies is needed."""


def max_connections() -> int:
    """Return the number of connections that the system allows at the moment."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DEFAULT_MAX_CONNECTIONS
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return DEFAULT_MAX_CONNECTIONS if files == resource.RLIM_INFINITY else max(RESERVED_FILES, files - RESERVED_FILES)


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with limits on bytes and time."""

    def __init__(self, *args: Any, **kept: Any) -> None:
        super().__init__(*args, **kept)
        self.limits: ConnectionLimits = self.app_state["connection_limits"]
        self.host = self.address = "?"
        self._counted = False
        self._request_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None
        self._size = 0  # bytes of the incoming request
        self._has_head = False
        self._too_large = False

    # --- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client:
            self.host, self.address = self.client[0], address_group(self.client[0])
        self._counted = self.limits.admit(self)
        if self._counted:
            self._start_request_timer()
        else:
            self.cut("crowd")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_request_timer()
        self._stop_send_timer()
        if self._counted:
            self.limits.release(self.address)

    def handle_websocket_upgrade(self) -> None:
        self._stop_request_timer()  # from here on a `SocketConnection` has the connection
        super().handle_websocket_upgrade()

    def _start_request_timer(self) -> None:
        self._stop_request_timer()
        self._request_timer = self.loop.call_later(self.limits.settings.request_timeout_s, self.cut, "slow")
        self.limits.start_waiting(self)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
        self.limits.stop_waiting(self)

    def _start_send_timer(self, seconds: float) -> None:
        if self._send_timer is None:
            self._send_timer = self.loop.call_later(seconds, self.cut, "slow")

    def _stop_send_timer(self) -> None:
        if self._send_timer is not None:
            self._send_timer.cancel()
        self._send_timer = None

    def cut(self, why: str) -> None:
        """Disconnect at once, without waiting for the client to read anything."""
        self.limits.metrics.cut.labels(why).inc()
        self.transport.abort()

    # --- a request

    def data_received(self, data: bytes) -> None:
        self._size += len(data)
        super().data_received(data)
        limits = self.limits.settings.limits
        if (
            self._size > limits.max_head_bytes + (MAX_BYTES_AFTER_REFUSAL if self._has_head else 0)
            and not self.transport.is_closing()
        ):
            self._too_large = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._has_head = False
        self._start_request_timer()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self._too_large = size > self.limits.settings.limits.max_head_bytes
        if self._too_large or len(self.pipeline) >= MAX_PIPELINED:
            raise ValueError  # the parser stops and the request is refused
        self._has_head = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size = 0
        self._stop_request_timer()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that is malformed or too large."""
        self.limits.metrics.cut.labels("refused").inc()
        if self.cycle is not None and not self.cycle.response_complete:  # an answer is being sent already
            self.transport.abort()
            return
        no = (
            Rejected("too-large", most=self.limits.settings.limits.max_head_bytes)
            if self._too_large
            else Rejected("malformed", reason="HTTP")
        )
        body = msgspec.json.encode(no.problem())
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[431 if self._too_large else 400] + head.encode() + body)
        self.transport.close()
        self._start_send_timer(CLOSE_TIMEOUT_S)

    # --- its answer

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._start_send_timer(self.limits.settings.send_timeout_s)
        elif self._size == 0:  # else the next request is arriving
            self.limits.start_waiting(self)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._start_send_timer(self.limits.settings.send_timeout_s)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start_send_timer(self.limits.settings.send_timeout_s)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_send_timer()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection with limits on messages and time."""

    def __init__(self, *args: Any, **kept: Any) -> None:
        super().__init__(*args, **kept)
        self.limits: ConnectionLimits = self.app_state["connection_limits"]
        self._frames = RateLimiter(self.limits.settings.limits.frame_rate)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.release(address_group(self.client[0]) if self.client else "?")

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), READ_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[at : at + READ_BYTES])

    def handle_events(self) -> None:
        """Count every frame, also pings and fragments, which the application does not see."""
        try:
            for _ in self.conn.events:
                self._frames.take("")
        except Rejected:
            self._end(POLICY_VIOLATION, "flood")
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._end(INVALID_TEXT, "refused")
        else:
            super().send_receive_event_to_app()

    def _end(self, code: int, why: str) -> None:
        self.limits.metrics.cut.labels(why).inc()
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(code)
        self.handle_parser_exception()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.limits.metrics.cut.labels("slow").inc()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application, then disconnect even if the client does not answer the close frame."""
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)
