"""A gate before several servers, as a reverse proxy is: whoever comes is led to one that is open, each to the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import count
from threading import Thread


class Gate:
    """Passes bytes on, in a thread of its own."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._turn = count()
        self._found: Future[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = Future()
        self._thread = Thread(target=asyncio.run, args=(self._stand(),), daemon=True)
        self._thread.start()
        self.url, self._loop, self._over = self._found.result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    async def _stand(self) -> None:
        over = asyncio.Event()
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self._found.set_result((f"http://127.0.0.1:{port}/", asyncio.get_running_loop(), over))
        await over.wait()
        server.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        try:
            for no in range(len(self._ports)):
                port = self._ports[(first + no) % len(self._ports)]
                with suppress(OSError):
                    there = await asyncio.open_connection("127.0.0.1", port)
                    await asyncio.gather(_passed(reader, there[1]), _passed(there[0], writer))
                    return
        except asyncio.CancelledError:
            pass  # the gate is closed
        finally:
            writer.close()


async def _passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()
