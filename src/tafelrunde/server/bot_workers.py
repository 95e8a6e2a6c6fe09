"""The processes in which bots run: killable, with a time limit for every decision, and a simpler bot as a fallback.

Only bots run here. The rules themselves (legal moves, a move, a view) run in the server. They take 30 to 150 µs each,
less than the round trip to a process, and the kernel limits their steps.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from secrets import choice, token_bytes, token_hex
from time import perf_counter

import msgspec

from tafelrunde.bots.foreign import START_S, THINKING_S, environment
from tafelrunde.bots.processes import ONE_THREAD
from tafelrunde.bots.registry import is_foreign
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.position import write_position
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.bot_process import FAULT, BotTask, retold
from tafelrunde.server.metrics import Metrics

log = getLogger(__name__)
PROGRAM = (sys.executable, "-m", "tafelrunde.server.bot_process")
FALLBACK = "greedy"
SWIFT = ("random", "greedy", "learned", "search:easy", "search:normal", "search:strong")
"""The bots that decide within a fraction of a second."""
_QUICK_S, _DEEP_S = 2.0, 8.0  # time limits of a decision
_PROCESS_START_S = 20.0  # more for the first decision of a new process
_MAX_LINE_BYTES = 1 << 16
_DECOYS = 50  # tries to find a world with a choice; all of them take about a millisecond


def time_limits(spec: str) -> float:
    if is_foreign(spec):
        # The process enforces the program's own limits first, so that it survives a fault of the program.
        return THINKING_S + START_S + _QUICK_S
    return _DEEP_S if spec.startswith("search") else _QUICK_S


class BotFailed(Exception):
    """A bot gave no usable move."""


class BotProcess:
    """A process for bots, started when it is first needed and killed when it is late."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._process: Process | None = None

    async def ask(self, task: BotTask, limit: float) -> str:
        fresh = self._process is None or self._process.returncode is not None
        if fresh:
            around = {**ONE_THREAD, **environment()}
            self._process = await asyncio.create_subprocess_exec(
                *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MAX_LINE_BYTES, env=around
            )
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit + _PROCESS_START_S * fresh):
                process.stdin.write(msgspec.json.encode(task) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (OSError, ValueError, TimeoutError) as error:
            await self.kill()
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.kill()
            raise
        if not line.endswith(b"\n"):
            await self.kill()
            raise BotFailed("crashed")
        answer = line.decode("utf-8", "replace").strip()
        if answer.startswith(FAULT):
            raise BotFailed(answer.removeprefix(FAULT))
        return answer

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class FairQueue:
    """A queue for worker processes that serves the owners of tables in turn."""

    def __init__(self, workers: Sequence[BotProcess]) -> None:
        self._idle = list(workers)
        self._waiting: dict[str, deque[asyncio.Future[BotProcess]]] = {}  # by owner; the next one comes first

    async def take(self, owner: str) -> BotProcess:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: BotProcess) -> None:
        """Hand a free worker to the oldest request of the next owner, who then goes to the end of the queue."""
        while self._waiting:
            owner, turns = next(iter(self._waiting.items()))
            del self._waiting[owner]
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


class BotWorkers:
    """The worker processes of all tables.

    Half of them are for slow bots, so that a quick bot never waits for a deep search. A process is started when it is
    first needed."""

    def __init__(self, count: int, metrics: Metrics, program: Sequence[str] = PROGRAM) -> None:
        self._all = [BotProcess(program) for _ in range(2 * count)]
        self._quick, self._deep = FairQueue(self._all[:count]), FairQueue(self._all[count:])
        self._metrics = metrics

    async def choose(self, table: AnyTable, seat: int, spec: str, owner: str = "", *, hides_hand: bool = False) -> str:
        """Return a legal move for this seat: the bot's, else the fallback bot's, else a random one.

        A single legal move needs no decision. Where that would be revealed by the time (`hides_hand`), the bot decides
        at a decoy, and its answer is dropped. A program from outside is told the truth."""
        legal = table.legal(seat)
        if len(legal) > 1:
            return await self._decide(table, seat, spec, owner)
        if hides_hand:
            await self._decide(table if is_foreign(spec) else decoy(table, seat), seat, spec, owner)
        return str(legal[0])

    async def _decide(self, table: AnyTable, seat: int, spec: str, owner: str) -> str:
        """Let the bot think, else the fallback bot; choose at random where both fail."""
        legal = [str(action) for action in table.legal(seat)]
        for name in dict.fromkeys((spec, FALLBACK)):
            began = perf_counter()
            try:
                move = await self._think(table, seat, name, owner)
                if move not in legal:
                    raise BotFailed("illegal")
            except BotFailed as error:
                log.warning("bot failed", extra={"bot": name, "reason": str(error), "game": table.game.slug})
                self._metrics.thoughts.labels(spec, "failed").inc()
                continue
            self._metrics.thought_seconds.labels(name).observe(perf_counter() - began)
            self._metrics.thoughts.labels(spec, name).inc()
            return move
        self._metrics.thoughts.labels(spec, "random").inc()
        return choice(legal)

    async def _think(self, table: AnyTable, seat: int, spec: str, owner: str) -> str:
        return await self.solve(make_task(table, seat, spec), owner)

    async def solve(self, task: BotTask, owner: str) -> str:
        """Let a process decide a task."""
        turns = self._quick if task.bot in SWIFT else self._deep
        worker = await turns.take(owner)
        try:
            return await worker.ask(task, time_limits(task.bot))
        finally:
            turns.give(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.kill()


def make_task(table: AnyTable, seat: int, spec: str) -> BotTask:
    """Return the task for a bot: a world sampled for its seat, and the events that the seat has heard."""
    sight, edition = table.sight(seat), table.setup.edition.text
    world = write_position(sight.world(Luck.seeded(token_bytes(32))))
    return BotTask(table.game.slug, edition, world, retold(sight.events), seat, spec, token_hex(32))


def decoy(table: AnyTable, seat: int) -> AnyTable:
    """Return the table as a spectator could imagine it, if possible with a choice for this seat.

    It holds nothing that is hidden. To decide there costs as much as for a seat that does have a choice."""
    world = table.clone()
    for _ in range(_DECOYS):
        world.state = table.game.sample(table.state, None, Luck.seeded(token_bytes(32)))
        if len(world.legal(seat)) > 1:
            break
    return world
