"""The running server: uvicorn around the application, and a notice to clients before it closes."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from math import ceil

import uvicorn

from tafelrunde.server.app import application
from tafelrunde.server.bot_workers import PROGRAM
from tafelrunde.server.connection_limits import ConnectionLimits, HttpConnection, SocketConnection
from tafelrunde.server.server import Server
from tafelrunde.server.settings import Settings

GRACE_SHARE = 2 / 3  # of the time for a shutdown; open requests may finish in it
FAREWELL_S = 0.2  # time for the notice of the shutdown to reach the clients


class Node(uvicorn.Server):
    """A uvicorn server that reports its address when it is open and tells its guests before it closes."""

    def __init__(
        self,
        settings: Settings,
        opened: Callable[[str], None] = lambda url: None,
        bot_program: tuple[str, ...] = PROGRAM,
    ) -> None:
        self.server = Server(settings, bot_program)
        self._opened = opened
        super().__init__(
            uvicorn.Config(
                application(self.server),
                host=settings.host,
                port=settings.port,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                http=HttpConnection,
                ws=SocketConnection,
                ws_max_size=settings.limits.max_message_bytes,
                ws_per_message_deflate=False,  # costs ten times the processor time of sending as it is
                ws_ping_interval=25.0,
                ws_ping_timeout=40.0,
                timeout_graceful_shutdown=ceil(GRACE_SHARE * settings.shutdown_timeout_s),
            )
        )

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until the process is told to stop."""
        tune_interpreter()
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state["connection_limits"] = ConnectionLimits(
            self.server.settings, self.server.metrics, self.config.forwarded_allow_ips
        )
        await super().startup(sockets)
        if self.started:
            self._opened(self.url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.server.announce_shutdown():
            await asyncio.sleep(FAREWELL_S)
        await super().shutdown(sockets)

    @property
    def url(self) -> str:
        """The address under which people reach the server."""
        settings = self.server.settings
        if settings.public_url is not None:
            return settings.public_url
        port = self.servers[0].sockets[0].getsockname()[1]
        host = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def tune_interpreter() -> None:
    """Tune the interpreter for many tables and short response times.

    The store's thread releases the interpreter lock at every statement and must get it back soon. A full garbage
    collection stops everything for 100 to 300 ms when 200 tables are in memory. Therefore the server runs it when
    nobody plays; tables hold no reference cycles and do not need it.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000)


def lan_address() -> str:
    """Return this machine's address in the local network; connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found
