"""A wire between browser and server that can be cut."""

from __future__ import annotations

from contextlib import suppress
from socket import SHUT_RDWR, create_connection, create_server, socket
from threading import Thread


class Wire:
    """Passes bytes on, both ways, until it is cut; who calls then is hung up on."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._ends: list[socket] = []
        self._door = create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}/"
        Thread(target=self._wait, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            with suppress(OSError):  # hung up already
                end.shutdown(SHUT_RDWR)

    def mend(self) -> None:
        self._ends.clear()
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._door.shutdown(SHUT_RDWR)
        self._door.close()

    def _wait(self) -> None:
        with suppress(OSError):  # closed
            while True:
                caller, _ = self._door.accept()
                if self._whole:
                    node = create_connection(("127.0.0.1", self._to))
                    self._ends += (caller, node)
                    for ends in ((caller, node), (node, caller)):
                        Thread(target=self._pass_on, args=ends, daemon=True).start()
                else:
                    caller.close()

    def _pass_on(self, source: socket, sink: socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(SHUT_RDWR)
        source.close()
