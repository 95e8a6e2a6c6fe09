"""The store: one thread owns the only connection and commits what waits in one go.

Work is a function of a connection, or rows to be written. Whoever awaits it goes on after the commit, never before:
what is acknowledged is on the disk (`synchronous=FULL`). Works that wait together share a transaction, and rows of the
same kind a statement; if one of them fails, all are run again with a savepoint each, so that it takes nothing with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.pool import NullPool

from tafelrunde.server.metrics import Metrics

T = TypeVar("T")
Done = tuple["Job", object, Exception | None]
FILE = "tafelrunde.sqlite3"
_MOST_AT_ONCE = 256


class Write(NamedTuple):
    """A row for a statement that takes any number of them as a JSON list, `:rows`.

    So a statement is run once for all that wait. Row by row the thread would give up the interpreter and get it back
    each time, which takes up to half a millisecond while the loop is busy.
    """

    statement: Executable
    row: dict[str, Any]


class Job:
    """Rows or a work, and who waits for it."""

    __slots__ = ("future", "loop", "work", "writes")

    def __init__(self, work: Callable[[Connection], Any] | None, writes: Sequence[Write] = ()) -> None:
        self.work = work
        self.writes = writes
        self.loop = loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = loop.create_future()

    def tell(self, result: object, error: Exception | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class Store:
    """Runs works on the database, in order."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        self._metrics = metrics
        self._queue: SimpleQueue[list[Job]] = SimpleQueue()
        self._gathered: list[Job] = []
        self._engine = engine(self.path)
        migrate(self._engine)
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs a work and returns once it is committed."""
        result: T = await self._queued(Job(work))
        return result

    async def write(self, writes: Sequence[Write]) -> None:
        """Writes rows and returns once they are committed."""
        await self._queued(Job(None, writes))

    def _queued(self, job: Job) -> asyncio.Future[Any]:
        """Hands jobs over once a turn of the loop: to wake the thread costs more than most jobs."""
        if not self._gathered:
            job.loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._queue.put(jobs)

    def close(self) -> None:
        """Finishes what waits, then ends."""
        self._queue.put([])
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        connection: Connection | None = None
        while jobs := self._waiting():
            began = perf_counter()
            try:
                connection = connection or self._engine.connect()
                done = _committed(connection, jobs)
            except Exception as error:  # for nobody has anything happened; the connection may be in any state
                done = [(job, None, error) for job in jobs]
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                    connection = None
            self._metrics.commit_seconds.observe(perf_counter() - began)
            for loop, told in groupby(done, key=lambda one: one[0].loop):
                loop.call_soon_threadsafe(_tell, list(told))
        if connection is not None:
            connection.close()

    def _waiting(self) -> list[Job]:
        """All jobs that wait, at least one; none at the end."""
        jobs = self._queue.get()
        while jobs and len(jobs) < _MOST_AT_ONCE and not self._queue.empty():
            more = self._queue.get()
            if not more:
                self._queue.put(more)  # the end comes after these
                break
            jobs += more
        return jobs


def _committed(connection: Connection, jobs: list[Job]) -> list[Done]:
    """Runs jobs in one transaction: what each gave, or why it failed."""
    try:
        with connection.begin():
            return _worked(connection, jobs)
    except Exception:  # one of them failed: all of them again, now each in a savepoint
        with connection.begin():
            return [_tried(connection, job) for job in jobs]


def _worked(connection: Connection, jobs: list[Job]) -> list[Done]:
    done: list[Done] = []
    for work, group in groupby(jobs, key=lambda job: job.work):
        together = list(group)
        if work is None:
            write(connection, [row for job in together for row in job.writes])
        done += [(job, work(connection) if work else None, None) for job in together]
    return done


def write(connection: Connection, writes: Sequence[Write]) -> None:
    """Writes rows, statement by statement. No two of the same table wait at the same time: see `Room.lock`."""
    by_statement: dict[Executable, list[dict[str, Any]]] = {}
    for statement, row in writes:
        by_statement.setdefault(statement, []).append(row)
    for statement, rows in by_statement.items():
        connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})


def _tell(done: list[Done]) -> None:
    for job, result, error in done:
        job.tell(result, error)


def _tried(connection: Connection, job: Job) -> Done:
    try:
        with connection.begin_nested():
            return _worked(connection, [job])[0]
    except Exception as error:
        return job, None, error


def engine(path: Path) -> Engine:
    """SQLite as it should be: write-ahead log, every commit flushed, writers announced at the beginning."""
    made = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    def opened(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions by itself
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}").close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(made, "connect", opened)
    event.listen(made, "begin", begun)
    return made


def migrate(made: Engine) -> None:
    """Brings the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with made.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
