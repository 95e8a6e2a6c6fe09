"""The store: one thread writes and commits what waits in one go, another one reads, which no writer can hold up.

Work is a function of a connection, or rows to be written. Whoever awaits it goes on after the commit, never before:
what is acknowledged is on the disk (`synchronous=FULL`). Works that wait together share a transaction, and rows of the
same kind a statement; if one of them fails, all are run again with a savepoint each, so that it takes nothing with it.

Where the disk is full, the file locked or gone, whoever waits is told `store`: nothing has happened.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from errno import ENOENT
from itertools import count, groupby
from logging import getLogger
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.problems import No

T = TypeVar("T")
log = getLogger(__name__)
Done = tuple["Job", object, Exception | None]
FILE = "tafelrunde.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
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
        elif isinstance(error, OSError | OperationalError | sqlite3.Error) or type(error) is DatabaseError:
            log.error("the store fails", extra={"reason": reason(error)})
            self.future.set_exception(No("store"))
        else:
            self.future.set_exception(error)


class Clerk:
    """A thread with a connection of its own, and the jobs that wait for it."""

    def __init__(self, name: str, made: Engine, check: Callable[[], None], took: Callable[[float], None]) -> None:
        self._engine = made
        self._check = check
        self._took = took
        self._queue: SimpleQueue[list[Job]] = SimpleQueue()
        self._gathered: list[Job] = []
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def queued(self, job: Job) -> asyncio.Future[Any]:
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
                self._check()
                connection = connection or self._engine.connect()
                done = _committed(connection, jobs)
            except Exception as error:  # for nobody has anything happened; the connection may be in any state
                done = [(job, None, error) for job in jobs]
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                    connection = None
            self._took(perf_counter() - began)
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


class Store:
    """Runs works on the database: those that write in order, those that only read beside them."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE
        self._engine = opened(self.path)
        self._file = _identity(self.path)
        self._probes = count(1)
        self._writer = Clerk("store", self._engine, self._check, metrics.commit_seconds.observe)
        self._reader = Clerk("reader", engine(self.path, reading=True), self._check, metrics.read_seconds.observe)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs a work and returns once it is committed."""
        result: T = await self._writer.queued(Job(work))
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a work that writes nothing. It sees all that was committed before it was asked for."""
        result: T = await self._reader.queued(Job(work))
        return result

    async def write(self, writes: Sequence[Write]) -> None:
        """Writes rows and returns once they are committed."""
        await self._writer.queued(Job(None, writes))

    async def probe(self) -> None:
        """Refuses with `store` unless something could be written just now."""
        number = next(self._probes) % 1_000_000
        await self.do(lambda c: c.exec_driver_sql(f"PRAGMA user_version = {number}").close())

    def close(self) -> None:
        """Finishes what waits, then ends."""
        self._writer.close()
        self._reader.close()

    def _check(self) -> None:
        """Where the file was deleted or replaced, what we write would be lost with the old one."""
        if _identity(self.path) != self._file:
            raise OSError(ENOENT, "the file was deleted or replaced")


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


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


def engine(path: Path, reading: bool = False) -> Engine:
    """SQLite as it should be: write-ahead log, every commit flushed, writers announced at the beginning. A connection
    for `reading` waits for no writer and can change nothing."""
    made = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver shall not begin transactions by itself
        for pragma in (*pragmas, "query_only=ON") if reading else pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    event.listen(made, "connect", connected)
    event.listen(made, "begin", begun)
    return made


def opened(path: Path) -> Engine:
    """A store that can be used, or one line that says why it cannot. A new one is for its owner's eyes only."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadInput("data-folder", file=str(path), reason=error.strerror or "?") from None
    made = engine(path)
    try:
        migrate(made)
        with made.connect() as connection:
            damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() if _small(path) else "ok"
    except CommandError:  # its own number for the tables is one that we have never heard of
        raise BadInput("store-newer", file=str(path)) from None
    except (SQLAlchemyError, sqlite3.Error, ValueError) as error:
        raise BadInput("store-damaged", file=str(path), reason=reason(error)) from None
    if damage != "ok":
        raise BadInput("store-damaged", file=str(path), reason=" ".join(str(damage).split())[:200])
    return made


def _small(path: Path) -> bool:
    """Whether looking through it takes less than a moment; `tafelrunde store check` looks through every one."""
    return path.stat().st_size < 256_000_000


def migrate(made: Engine) -> None:
    """Brings the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with made.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def reason(error: Exception) -> str:
    """What the database says, in a few words."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0][:200]
