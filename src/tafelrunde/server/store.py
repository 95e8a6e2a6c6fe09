"""The store: one thread owns the only connection and commits what waits in one go.

Work is a function of a connection. Whoever awaits it goes on after the commit, never before: what is acknowledged is
on the disk (`synchronous=FULL`). Works that wait together share a transaction; if one of them fails, all are run again
with a savepoint each, so that it takes nothing with it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from tafelrunde.server.metrics import Metrics

T = TypeVar("T")
Done = tuple["Job", object, Exception | None]
FILE = "tafelrunde.sqlite3"
_MOST_AT_ONCE = 64


class Job:
    """A work and who waits for it."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()

    def done(self, result: object, error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(self._tell, result, error)

    def _tell(self, result: object, error: Exception | None) -> None:
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
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._engine = engine(self.path)
        migrate(self._engine)
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs a work and returns once it is committed."""
        job = Job(work, asyncio.get_running_loop())
        self._queue.put(job)
        result: T = await asyncio.shield(job.future)
        return result

    def close(self) -> None:
        """Finishes what waits, then ends."""
        self._queue.put(None)
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
            for job, result, failure in done:
                job.done(result, failure)
        if connection is not None:
            connection.close()

    def _waiting(self) -> list[Job]:
        """All jobs that wait, at least one; none at the end."""
        jobs: list[Job] = []
        while len(jobs) < _MOST_AT_ONCE and (not jobs or not self._queue.empty()):
            job = self._queue.get()
            if job is None:
                if jobs:
                    self._queue.put(None)
                break
            jobs.append(job)
        return jobs


def _committed(connection: Connection, jobs: list[Job]) -> list[Done]:
    """Runs jobs in one transaction: what each gave, or why it failed."""
    try:
        with connection.begin():
            return [(job, job.work(connection), None) for job in jobs]
    except Exception:  # one of them failed: all of them again, now each in a savepoint
        with connection.begin():
            return [_tried(connection, job) for job in jobs]


def _tried(connection: Connection, job: Job) -> Done:
    try:
        with connection.begin_nested():
            return job, job.work(connection), None
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
