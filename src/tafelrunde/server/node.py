"""Runs the server: uvicorn around the application, and a farewell before it closes."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from tafelrunde.server.app import application
from tafelrunde.server.bot_workers import PROGRAM
from tafelrunde.server.connection_limits import ConnectionLimits, HttpConnection, SocketConnection
from tafelrunde.server.server import Server
from tafelrunde.server.settings import Settings

GRACE_S = 10  # seconds in which open requests may finish
FAREWELL_S = 0.2  # and in which the farewell reaches everybody


class Node(uvicorn.Server):
    """A server that says when it is open and tells its guests before it closes."""

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
                timeout_graceful_shutdown=GRACE_S,
            )
        )

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Runs until it is told to stop."""
        tune_interpreter()
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state["porch"] = ConnectionLimits(
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
        """Where the server stands."""
        settings = self.server.settings
        if settings.public_url is not None:
            return settings.public_url
        port = self.servers[0].sockets[0].getsockname()[1]
        host = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def tune_interpreter() -> None:
    """Sets the interpreter up for many tables and short answers.

    The store's thread gives up the interpreter at every statement and must get it back soon. A full run of the garbage
    collector stops everything for 100 to 300 ms when 200 tables are in memory, so the hall asks for it when nobody
    plays; what a table is made of holds no cycles and needs none.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000)


def lan_address() -> str:
    """This machine's address as others in the network know it; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found
