"""Batch writers: threads that commit all waiting jobs together.

A job is a function of a connection, or rows to be written. Its future is done after the commit, never before. Jobs that
wait together share a transaction, and rows of the same kind a statement. If one of them fails, all run again with a
savepoint each, so that the others succeed. Where several nodes write to one database, a change that came too late is
refused (`WriteConflict`). Transactions that the database wants to be retried are retried.

Where the disk is full, the file locked or gone, or the database unreachable, jobs are rejected with `store`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import groupby
from logging import getLogger
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from tafelrunde.server.rejections import Rejected

T = TypeVar("T")
log = getLogger(__name__)
Done = tuple["WriteJob", object, Exception | None]
_MAX_BATCH = 256  # jobs
_MAX_TRIES = 8
_RETRYABLE = ("40001", "40P01")  # SQLSTATE of a serialization failure and of a deadlock
_TIMED_OUT = ("57014", "55P03")  # SQLSTATE of a cancelled statement and of a lock that was not available
JOIN_TIMEOUT_S = 1.0  # for a thread to end; a daemon thread that hangs ends with the process


class WriteConflict(Exception):
    """A change that another node was faster to make."""


class BulkWrite(NamedTuple):
    """A row for a statement that takes any number of them as a JSON list, `:rows`.

    The statement runs once for all waiting rows. Row by row the thread would release the interpreter lock and wait for
    it each time, which takes up to half a millisecond while the loop is busy.
    """

    statement: Executable
    row: dict[str, Any]
    found: bool = False  # it must change an existing row; else it is a `WriteConflict`

    @property
    def table(self) -> str:
        """The id of the game table that it is about."""
        return str(self.row.get("table_id") or self.row["id"])


class WriteJob:
    """Rows or a function, the tables that they are about, and the future that waits for them."""

    __slots__ = ("about", "future", "loop", "work", "writes")

    def __init__(
        self, work: Callable[[Connection], Any] | None, writes: Sequence[BulkWrite] = (), about: str | None = None
    ) -> None:
        self.work = work
        self.writes = writes
        self.about = {about} if about else {one.table for one in writes}
        self.loop = loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = loop.create_future()

    def tell(self, result: object, error: Exception | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        elif isinstance(error, IntegrityError):  # only another node can have written the same row
            self.future.set_exception(WriteConflict(reason(error)))
        elif (
            isinstance(error, OSError | OperationalError | InterfaceError | sqlite3.Error)
            or type(error) is DatabaseError
        ):
            log.error("the store fails", extra={"reason": reason(error)})
            self.future.set_exception(Rejected("store"))
        else:
            self.future.set_exception(error)


class TransactionHooks:
    """Callbacks around the transactions of a kind of database."""

    def check(self) -> None:
        """Raise an error where writes would be lost."""

    def before(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        """Prepare a transaction before it begins."""

    def within(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        """Finish a transaction before its commit."""


class BatchWriter:
    """A thread with its own connection, and the jobs that wait for it."""

    def __init__(self, name: str, made: Engine, hooks: TransactionHooks, took: Callable[[float], None]) -> None:
        self._engine = made
        self._hooks = hooks
        self._took = took
        self._queue: SimpleQueue[list[WriteJob]] = SimpleQueue()
        self._gathered: list[WriteJob] = []
        self._closed = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def queued(self, job: WriteJob) -> asyncio.Future[Any]:
        """Queue a job. Jobs are handed over once per turn of the loop: to wake the thread costs more than most jobs."""
        if self._closed:
            job.future.set_exception(Rejected("store"))
            return job.future
        if not self._gathered:
            job.loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._queue.put(jobs)

    def close(self, timeout_s: float) -> None:
        """Finish all waiting jobs, then end the thread, or leave it behind after `timeout_s`. Reject later jobs."""
        self._closed = True
        self._queue.put([])
        self._thread.join(timeout_s)

    def _run(self) -> None:
        connection: Connection | None = None
        while jobs := self._waiting():
            began = perf_counter()
            try:
                self._hooks.check()
                connection = connection or self._engine.connect()
                done = self._committed(connection, jobs)
            except Exception as error:  # nothing was committed, and the connection may be in any state
                done = [(job, None, error) for job in jobs]
                if connection is not None:
                    connection.invalidate()
                    connection.close()
                    connection = None
            self._took(perf_counter() - began)
            for loop, told in groupby(done, key=lambda one: one[0].loop):
                with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                    loop.call_soon_threadsafe(_tell, list(told))
        if connection is not None:
            connection.close()

    def _waiting(self) -> list[WriteJob]:
        """Return all waiting jobs, at least one; an empty list ends the thread."""
        jobs = self._queue.get()
        while jobs and len(jobs) < _MAX_BATCH and not self._queue.empty():
            more = self._queue.get()
            if not more:
                self._queue.put(more)  # the thread ends after these
                break
            jobs += more
        return jobs

    def _committed(self, connection: Connection, jobs: list[WriteJob]) -> list[Done]:
        """Run jobs in one transaction; return the result or the error of each."""
        for tries in range(_MAX_TRIES):
            try:
                self._hooks.before(connection, jobs)
                return self._together(connection, jobs)
            except DBAPIError as error:
                if not is_retryable(error) or tries == _MAX_TRIES - 1:
                    raise
        raise AssertionError("the last try returns or raises")

    def _together(self, connection: Connection, jobs: list[WriteJob]) -> list[Done]:
        try:
            with connection.begin():
                done = _worked(connection, jobs)
                self._hooks.within(connection, jobs)
                return done
        except Exception as error:
            if isinstance(error, DBAPIError) and _fails_batch(error):
                raise
        with connection.begin():  # one of them failed, so all run again, each in a savepoint
            done = [_tried(connection, job) for job in jobs]
            self._hooks.within(connection, [job for job, _, error in done if error is None])
            return done


async def retry_on_conflict(change: Callable[[], Awaitable[T]]) -> T:
    """Make a change, and repeat it on the new state when another node was faster."""
    for _ in range(_MAX_TRIES):
        try:
            return await change()
        except WriteConflict:
            continue
    raise Rejected("store")


def is_retryable(error: DBAPIError) -> bool:
    """Tell whether the database wants the whole transaction to be retried."""
    return getattr(error.orig, "sqlstate", None) in _RETRYABLE


def _fails_batch(error: DBAPIError) -> bool:
    """Tell whether an error concerns all jobs of the transaction, so that savepoints do not help."""
    return is_retryable(error) or error.connection_invalidated or getattr(error.orig, "sqlstate", None) in _TIMED_OUT


def _worked(connection: Connection, jobs: list[WriteJob]) -> list[Done]:
    done: list[Done] = []
    for work, group in groupby(jobs, key=lambda job: job.work):
        together = list(group)
        if work is None:
            write(connection, [row for job in together for row in job.writes])
        done += [(job, work(connection) if work else None, None) for job in together]
    return done


def write(connection: Connection, writes: Sequence[BulkWrite]) -> None:
    """Write rows, statement by statement. No two of the same table wait at the same time: see `Room.lock`."""
    by_statement: dict[tuple[Executable, bool], list[dict[str, Any]]] = {}
    for statement, row, found in writes:
        by_statement.setdefault((statement, found), []).append(row)
    for (statement, found), rows in by_statement.items():
        done = connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
        if found and done.rowcount != len(rows):
            raise WriteConflict("another node was faster")


def _tell(done: list[Done]) -> None:
    for job, result, error in done:
        job.tell(result, error)


def _tried(connection: Connection, job: WriteJob) -> Done:
    try:
        with connection.begin_nested():
            return _worked(connection, [job])[0]
    except Exception as error:
        if isinstance(error, DBAPIError) and _fails_batch(error):
            raise
        return job, None, error


def reason(error: Exception) -> str:
    """Return the first line of a database's message."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0][:200]
