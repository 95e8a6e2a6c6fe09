"""A TCP proxy in front of the database. Its connections can fall silent: nothing comes through, and none is closed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

from sqlalchemy import make_url

Pair = tuple[socket.socket, socket.socket]


class SilentProxy:
    """Has threads of its own, as a server blocks its loop while it opens its store."""

    def __init__(self, database: str) -> None:
        to = make_url(database)
        self._base = f"{to.query['host']}/.s.PGSQL.5432"
        self._open: set[Pair] = set()
        self._silent: set[Pair] = set()
        self._new_ones_too = False
        self._door = socket.create_server(("127.0.0.1", 0))
        url = to.set(host="127.0.0.1", port=self._door.getsockname()[1], query={})
        self.url = url.render_as_string(hide_password=False)
        Thread(target=self._accept, daemon=True).start()

    @property
    def connections(self) -> int:
        return len(self._open)

    def silence(self, new_ones_too: bool = False) -> None:
        """From now on nothing comes through the connections of this moment."""
        self._new_ones_too = new_ones_too
        self._silent |= self._open

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for pair in list(self._open):
            _hang_up(pair)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                pair = self._door.accept()[0], socket.socket(socket.AF_UNIX)
                pair[1].connect(self._base)
                self._open.add(pair)
                if self._new_ones_too:
                    self._silent.add(pair)
                for source, to in (pair, pair[::-1]):
                    Thread(target=self._carry, args=(pair, source, to), daemon=True).start()

    def _carry(self, pair: Pair, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if pair not in self._silent:
                    to.sendall(data)
        self._open.discard(pair)
        _hang_up(pair)


def _hang_up(pair: Pair) -> None:
    for end in pair:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def silent_proxy(database: str) -> Iterator[SilentProxy]:
    proxy = SilentProxy(database)
    try:
        yield proxy
    finally:
        proxy.close()
