"""An observer of a table whose connection breaks now and then: patches must lead from each view to the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import reduce
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from tafelrunde.server.patches import apply_patch
from tafelrunde.server.protocol.table import ServerMessage, StepMessage, ViewMessage
from tests.server.guests import GuestClient, Line
from tests.waiting import Patience

BROKEN = (WebSocketException, OSError, TimeoutError, EOFError)


class Observer:
    """A client that watches from one seat, at any running server."""

    def __init__(self, anywhere: Callable[[], GuestClient], table: str) -> None:
        self._anywhere, self._table = anywhere, table
        self._line: Line | None = None
        self._seen: Any = None  # as of the last message
        self.seq = -1
        self._watching = asyncio.create_task(self._watch())

    def cut(self) -> bool:
        """Break the connection without a farewell; return whether there was one."""
        line, self._line = self._line, None
        if line is not None:
            line.socket.transport.abort()
        return line is not None

    async def caught_up(self, seq: int) -> None:
        """Wait until this move was seen."""
        patience = Patience(lambda: self.seq)
        while self.seq < seq:
            if self._watching.done():
                self._watching.result()
            assert patience.lasts, f"of {seq} moves at {self._table} only {self.seq} were shown"
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop watching; raise the error if a patch was wrong."""
        self._watching.cancel()
        with suppress(asyncio.CancelledError):
            await self._watching

    async def _watch(self) -> None:
        while True:
            with suppress(*BROKEN):
                async with self._anywhere().look(self._table, seen=self.seq) as line:
                    self._line, greeted = line, False
                    while True:
                        message = await line.hear()
                        greeted = self._take(message, greeted) or greeted
            await asyncio.sleep(0.02)

    def _take(self, message: ServerMessage, greeted: bool) -> bool:
        """Check a message; return whether it was a view. The first view after a break needs no predecessor."""
        if not isinstance(message, ViewMessage | StepMessage):
            return False
        sight = message.sight
        if greeted and isinstance(message, StepMessage):
            assert message.from_seq == self.seq, f"{self._table}: {self.seq} was seen, told is from {message.from_seq}"
            told = [one.change for line in message.lines for one in line.told]
            changes = [change for change in told if not isinstance(change, msgspec.UnsetType)]
            seen = reduce(apply_patch, changes, self._seen)
            assert seen == sight.table or not changes, f"{self._table}: what was told to {sight.seq} leads elsewhere"
        self._seen, self.seq = sight.table, sight.seq
        return True
