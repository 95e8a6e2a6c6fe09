"""A fork server: a process that has imported everything once, and forks nodes and workers on request.

The imports take a second of processor time, and a storm kills hundreds of nodes. A forked process is like any other: it
opens the store itself, has its own clock, and dies of the same signals.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from tests.waiting import STILL

ROOT = Path(__file__).parents[2]
MAX_LOG_LETTERS = 20_000  # of the log that a failure shows


class Child:
    """A forked process and its first line of output."""

    def __init__(self, pid: int, said: str, line: asyncio.StreamWriter) -> None:
        self.pid, self.said = pid, said
        self._line = line
        self._handle = os.pidfd_open(pid)

    def send_signal(self, what: int) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, what)

    async def gone(self) -> None:
        """Wait until the process has ended."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._handle, ended.set)
        async with asyncio.timeout(STILL):
            await ended.wait()
        loop.remove_reader(self._handle)
        os.close(self._handle)
        self._line.close()


class ForkServer:
    """The forking process. Its children log to a file in the folder."""

    def __init__(self, folder: Path) -> None:
        self._address, self._complaints = folder / "nursery", folder / "complaints"

    async def __aenter__(self) -> Self:
        with self._complaints.open("wb") as file:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.server.fork_server", str(self._address), stdout=file, stderr=file, cwd=ROOT
            )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        await self._process.wait()
        if error is not None:
            error.add_note(self._complained())

    def _complained(self) -> str:
        return self._complaints.read_text("utf-8", "replace")[-MAX_LOG_LETTERS:]

    async def born(self, *argv: str) -> Child:
        """Fork a node or a worker, and return it once it is open."""
        async with asyncio.timeout(STILL):
            reader, writer = await self._line()
            writer.write(msgspec.json.encode(argv) + b"\n")
            pid, said = [(await reader.readline()).decode().strip() for _ in range(2)]
        if not said:
            raise ConnectionError(self._complained())
        return Child(int(pid), said, writer)

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while True:
            with suppress(FileNotFoundError, ConnectionRefusedError):
                return await asyncio.open_unix_connection(self._address)
            if self._process.returncode is not None:
                raise ConnectionError(self._complained())
            await asyncio.sleep(0.02)


def serve(address: str) -> None:
    """Fork on request. Dead children are reaped by the system."""
    from tests.server.run_server import main, own_clock

    own_clock()
    _read_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    door = socket.socket(socket.AF_UNIX)
    door.bind(address)
    door.listen(64)
    while True:
        line, _ = door.accept()
        argv: Sequence[str] = msgspec.json.decode(line.makefile("rb").readline())
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            door.close()
            os.dup2(line.fileno(), 1)
            line.close()
            print(os.getpid(), flush=True)
            main(argv)
            return
        line.close()


def _read_everything() -> None:
    from tafelrunde.server import bot_queue, node
    from tafelrunde.server.serializers import game_cards
    from tests.server import guests

    assert node
    assert bot_queue
    assert guests
    game_cards()


if __name__ == "__main__":
    serve(sys.argv[1])
