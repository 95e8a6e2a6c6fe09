"""The queue of bots' decisions for worker machines: rows in the store, which an idle worker leases.

A lease lasts for the time that the decision may take; if the worker dies, another one leases the task. Tasks without an
answer in time are solved here by a simple bot, so that no game waits for a lost machine.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from logging import getLogger
from secrets import token_hex
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tafelrunde.kernel.table import AnyTable
from tafelrunde.server.batch_writer import WriteConflict
from tafelrunde.server.bot_process import BotTask
from tafelrunde.server.bot_workers import FALLBACK, BotFailed, BotWorkers, make_task, time_limits
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.nodes import NOW, STALE_AFTER_S, new_node_name
from tafelrunde.server.postgres import NotificationListener, PostgresStore, database_url
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.schema import thought

log = getLogger(__name__)
ASKED, ANSWERED = "thoughts", "thought "  # hints: a new task is queued; the task with this id was answered
QUEUE_TIMEOUT_S = 4.0  # for a task to be leased, beyond the time that it takes
SHUTDOWN_TIMEOUT_S = 15.0  # tasks under way are given up then
_POLL_S = 0.5
_tasks = msgspec.json.Decoder(BotTask)


class QueuedBots(BotWorkers):
    """Bots on other machines. The fallback bot, and tasks without an answer, run here."""

    def __init__(self, store: PostgresStore, metrics: Metrics) -> None:
        super().__init__(1, metrics)
        self._store = store
        self._waiting: dict[str, asyncio.Event] = {}

    def on_hint(self, name: str) -> None:
        if (waiting := self._waiting.get(name)) is not None:
            waiting.set()

    async def _think(self, table: AnyTable, seat: int, spec: str, owner: str) -> str:
        task = make_task(table, seat, spec)
        return await (self.solve(task, owner) if spec == FALLBACK else self._asked(task, owner))

    async def _asked(self, task: BotTask, owner: str) -> str:
        name, seconds = token_hex(8), time_limits(task.bot)
        row = {"id": name, "node": self._store.node, "owner": owner, "seconds": seconds, "asked": NOW, "until": 0.0}
        new = insert(thought).values(**row, task=msgspec.json.encode(task).decode())
        answered = self._waiting[name] = asyncio.Event()
        try:
            await self._store.do(lambda c: c.execute(new).close(), about=ASKED)
            async with asyncio.timeout(seconds + QUEUE_TIMEOUT_S):
                while (answer := await self._store.read(lambda c: _answer(c, name))) is None:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_POLL_S):
                            await answered.wait()
                    answered.clear()
        except (TimeoutError, Rejected, WriteConflict):
            raise BotFailed("no worker") from None
        finally:
            del self._waiting[name]
            with suppress(Rejected, WriteConflict):
                await self._store.do(lambda c: c.execute(delete(thought).where(thought.c.id == name)).close())
        return answer


def _answer(c: Connection, name: str) -> str | None:
    return c.scalar(select(thought.c.answer).where(thought.c.id == name))


class LeasedTask(NamedTuple):
    """A task that this worker has leased."""

    id: str
    task: str
    owner: str


def lease_next(c: Connection, worker: str) -> LeasedTask | None:
    """Lease the next task: of the owner with the fewest tasks under way, the one that has waited longest."""
    other = thought.alias()
    under_way = (
        select(func.count())
        .where(other.c.owner == thought.c.owner, other.c.answer.is_(None), other.c.until > NOW)
        .scalar_subquery()
    )
    free = thought.c.answer.is_(None) & or_(thought.c.worker.is_(None), thought.c.until < NOW)
    wanted = (
        select(thought.c.id).where(free, thought.c.asked > NOW - STALE_AFTER_S).order_by(under_way, thought.c.asked)
    )
    first = wanted.limit(1).with_for_update(skip_locked=True).scalar_subquery()
    taken = (
        update(thought)
        .where(thought.c.id == first)
        .values(worker=worker, until=NOW + thought.c.seconds + QUEUE_TIMEOUT_S)
    )
    found = c.execute(taken.returning(thought.c.id, thought.c.task, thought.c.owner)).one_or_none()
    return LeasedTask(*found) if found else None


class WorkerNode:
    """A worker machine, run by `tafelrunde work`."""

    def __init__(self, store: PostgresStore, metrics: Metrics, processes: int) -> None:
        self._store, self._metrics, self._processes = store, metrics, processes
        self.answered = 0  # number of tasks
        self._stopping = asyncio.Event()
        self._deadline: asyncio.Timeout | None = None  # None before `run`

    def stop(self) -> None:
        """Stop once the tasks under way are answered, or after `SHUTDOWN_TIMEOUT_S`."""
        self._stopping.set()
        if self._deadline is not None:
            self._deadline.reschedule(asyncio.get_running_loop().time() + SHUTDOWN_TIMEOUT_S)

    async def run(self) -> None:
        loop, asked = asyncio.get_running_loop(), asyncio.Event()
        heard = NotificationListener(self._store.url, self._store.node, lambda hints: _wake(loop, asked, hints))
        workers = BotWorkers(self._processes, self._metrics)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(None) as self._deadline:
                    await asyncio.gather(*(self._work(workers, asked) for _ in range(self._processes)))
        finally:
            await asyncio.to_thread(heard.close)
            await workers.close()
            await asyncio.to_thread(self._store.close)

    async def _work(self, workers: BotWorkers, asked: asyncio.Event) -> None:
        while not self._stopping.is_set():
            try:
                if await self._one(workers):
                    continue
            except (Rejected, WriteConflict):
                log.warning("the store does not answer")
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL_S):
                    await asked.wait()
            asked.clear()

    async def _one(self, workers: BotWorkers) -> bool:
        taken = await self._store.do(lambda c: lease_next(c, self._store.node))
        if taken is None:
            return False
        try:
            answer = await workers.solve(_tasks.decode(taken.task), taken.owner)
        except BotFailed as error:
            log.warning("bot failed", extra={"reason": str(error)})
            answer = ""  # is no legal move: the server then asks a simpler bot
        done = update(thought).where(thought.c.id == taken.id).values(answer=answer)
        await self._store.do(lambda c: c.execute(done).close(), about=f"{ANSWERED}{taken.id}")
        self.answered += 1
        return True


def _wake(loop: asyncio.AbstractEventLoop, asked: asyncio.Event, hints: list[str]) -> None:
    if ASKED in hints:
        loop.call_soon_threadsafe(asked.set)


def open_worker_node(url: str, processes: int) -> WorkerNode:
    metrics = Metrics()
    return WorkerNode(PostgresStore(database_url(url), new_node_name(), metrics), metrics, processes)
