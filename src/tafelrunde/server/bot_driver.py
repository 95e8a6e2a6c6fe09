"""Lets bots play at one table where it is their turn.

Three things are promised. A bot never sticks: what goes wrong is tried again, after pauses that grow. A bot works for
somebody: where nobody has been for a while it rests, until somebody looks. And its pace tells nothing: where a seat is
asked so that being asked tells nothing about its hand, its bot takes the same time whatever it holds, and whatever pace
people like; else it takes as much of its time as the most leisurely of them wishes.
"""

from __future__ import annotations

import asyncio
from logging import getLogger
from math import ceil
from random import uniform
from typing import TYPE_CHECKING
from weakref import ref

from tafelrunde.bots.registry import is_foreign
from tafelrunde.kernel import engine
from tafelrunde.kernel.steps import SealedAsk, SoloAsk
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.batch_writer import WriteConflict
from tafelrunde.server.seats import bot_at, row_after_move

if TYPE_CHECKING:
    from tafelrunde.server.rooms import Room

log = getLogger(__name__)


def _timed(spec: str, seconds: float) -> str:
    """A bot that may think long, with so much time."""
    return f"{spec.partition(':')[0]}:{seconds}s" if is_foreign(spec) else spec


class BotDriver:
    """The bots of one table."""

    def __init__(self, room: Room) -> None:
        self._weakly = ref(room)  # who holds its driver is not held by it: both go together, without a search
        self._task: asyncio.Task[None] | None = None

    @property
    def _room(self) -> Room:
        room = self._weakly()
        assert room is not None, "a driver goes with its room"
        return room

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def lease_name(self) -> str:
        """What only one of several servers does."""
        return f"bots {self._room.row.id}"

    def wake(self) -> None:
        """Goes to work if there is any."""
        if self._room.server.open and not self.busy and self.turn():
            self._task = asyncio.create_task(self._work())

    def turn(self) -> dict[int, str]:
        """The bots that owe an answer, by seat; they wait while people vote."""
        room = self._room
        if room.table is None or room.row.state != "running" or room.row.vote is not None:
            return {}
        bots = {no: bot_at(room.row.seats[no]) for no in room.table.pending}
        return {no: spec for no, spec in bots.items() if spec is not None}

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        room, failures = self._room, 0  # held while there is work to do
        settings = room.server.settings
        while (bots := self.turn()) and room.presence.deserted_s <= settings.bots_rest_after_s:
            try:
                if await room.server.acquire_lease(self.lease_name):
                    await self._answer(bots)
                else:  # another server's bots play here
                    await asyncio.sleep(settings.heartbeat_s)
                failures = 0
            except WriteConflict:
                continue
            except Exception:
                log.exception("a bot could not move", extra={"table": room.row.id[:6], "tries": failures + 1})
                first, longest = settings.bot_retry_s
                await asyncio.sleep(min(longest, first * 2.0**failures))
                failures += 1

    async def _answer(self, bots: dict[int, str]) -> None:
        """All that are asked think at the same time, and answer at the same time."""
        room, now = self._room, self._room.server.now
        table, began = room.table, now()
        assert table is not None
        decision = table.decision
        choose = room.server.workers.choose
        minds = self._minds(table, bots)
        chosen = await asyncio.gather(*(choose(table, no, spec, room.row.owner) for no, spec in minds.items()))
        pause = self._pause(table, bots, now() - began)
        await asyncio.sleep(max(0.0, began + pause - now()))
        for no, move in zip(bots, chosen, strict=True):
            await room.shielded(self._play(no, decision, move))

    def _minds(self, table: AnyTable, bots: dict[int, str]) -> dict[int, str]:
        """Who thinks for each seat. A quiet question is thought about by the clock and not until it was enough: on a
        busy machine that would outlast the pause and tell that somebody has a choice."""
        ask, seconds = engine.open_ask(table.state), self._room.server.settings.hidden_choice_delay_s / 2
        if not (seconds and isinstance(ask, SealedAsk) and ask.quiet):
            return bots
        return {no: _timed(spec, seconds) for no, spec in bots.items()}

    def _pause(self, table: AnyTable, bots: dict[int, str], took: float) -> float:
        """How long bots take for an answer; none where nobody looks on. Where it could tell what they hold it follows
        from who is asked alone, whoever looks on: one can also come back and ask. Should the server be so busy that it
        is not enough, it is as much again."""
        settings = self._room.server.settings
        ask = engine.open_ask(table.state)
        telling = isinstance(ask, SealedAsk) or (isinstance(ask, SoloAsk) and not ask.forced)
        if not telling:
            line = table.line()
            goes_on = bool(line) and [line[-1].seat] == list(bots)  # what one does in a row is one motion
            presence = self._room.presence
            return presence.pace * uniform(*settings.bot_pause_s) if presence.watched and not goes_on else 0.0
        pause = max(
            settings.bot_pause_s[1], settings.hidden_choice_delay_s * sum(is_foreign(spec) for spec in bots.values())
        )
        return pause * max(1, ceil(took / pause)) if pause else 0.0

    async def _play(self, seat: int, decision: str, move: str) -> None:
        room = self._room
        async with room.lock:
            table = room.table
            if table is not None and table.decision == decision and seat in self.turn():
                after = table.clone()
                after.play(seat, move)
                await room.append(after, row_after_move(room.row, after, room.server.wall()))
