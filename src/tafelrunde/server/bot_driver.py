"""The driver of the bots at one table.

It guarantees three things. A bot never gets stuck: a failed move is tried again after growing pauses. A bot works only
for people: it rests at a table without visitors, until one comes. And its pace reveals nothing. Where the question
itself reveals nothing about a hand, the bot takes the same time whatever it holds, and whatever pace people prefer.
Elsewhere it takes the longest time that a visitor prefers.
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


def _with_time_limit(spec: str, seconds: float) -> str:
    """Return the specification of a bot with a time limit, if it is a foreign one."""
    return f"{spec.partition(':')[0]}:{seconds}s" if is_foreign(spec) else spec


def _hides_hand(table: AnyTable) -> bool:
    """Tell whether the open question must not reveal by the time of an answer what a seat holds."""
    ask = engine.open_ask(table.state)
    return isinstance(ask, SealedAsk) or (isinstance(ask, SoloAsk) and not ask.forced)


class BotDriver:
    """The bots of one table."""

    def __init__(self, room: Room) -> None:
        self._room_ref = ref(room)  # weak, so that room and driver are freed without the garbage collector
        self._task: asyncio.Task[None] | None = None

    @property
    def _room(self) -> Room:
        room = self._room_ref()
        assert room is not None, "a driver does not outlive its room"
        return room

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def lease_name(self) -> str:
        """The lease that one of several nodes holds while its bots play here."""
        return f"bots {self._room.row.id}"

    def wake(self) -> None:
        """Start to play if a bot's turn has come."""
        if self._room.server.open and not self.busy and self.turn():
            self._task = asyncio.create_task(self._work())

    def turn(self) -> dict[int, str]:
        """Return the bots that owe an answer, by seat; they wait while people vote."""
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
        room, failures = self._room, 0  # a strong reference while there is work to do
        settings = room.server.settings
        while (bots := self.turn()) and room.presence.deserted_s <= settings.bots_rest_after_s:
            try:
                if await room.server.acquire_lease(self.lease_name):
                    await self._answer(bots)
                else:  # another node's bots play here
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
        """Let all bots that are asked choose at the same time, and play their moves together."""
        room, now = self._room, self._room.server.now
        table, began = room.table, now()
        assert table is not None
        decision = table.decision
        choose, owner, hides_hand = room.server.workers.choose, room.row.owner, _hides_hand(table)
        limited = self._limited(table, bots)
        chosen = await asyncio.gather(
            *(choose(table, no, spec, owner, hides_hand=hides_hand) for no, spec in limited.items())
        )
        pause = self._pause(table, bots, now() - began)
        await asyncio.sleep(max(0.0, began + pause - now()))
        for no, move in zip(bots, chosen, strict=True):
            await room.shielded(self._play(no, decision, move))

    def _limited(self, table: AnyTable, bots: dict[int, str]) -> dict[int, str]:
        """Limit the time that foreign bots spend on a quiet question.

        On a busy machine a longer search would outlast the pause and reveal that a seat has a choice."""
        ask, seconds = engine.open_ask(table.state), self._room.server.settings.hidden_choice_delay_s / 2
        if not (seconds and isinstance(ask, SealedAsk) and ask.quiet):
            return bots
        return {no: _with_time_limit(spec, seconds) for no, spec in bots.items()}

    def _pause(self, table: AnyTable, bots: dict[int, str], took: float) -> float:
        """Return the seconds that an answer takes: zero without spectators.

        Where the time could reveal a hand it depends only on the seats that are asked, even without spectators: people
        can come back and ask again. On a busy server it is a whole multiple of the pause."""
        settings = self._room.server.settings
        if not _hides_hand(table):
            line = table.line()
            continues = bool(line) and [line[-1].seat] == list(bots)  # a seat's moves in a row need no pause
            presence = self._room.presence
            return presence.pace * uniform(*settings.bot_pause_s) if presence.watched and not continues else 0.0
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
