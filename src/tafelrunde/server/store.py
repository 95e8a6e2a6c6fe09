"""The store: one thread commits all waiting writes in one transaction, another one reads without waiting for it.

It is a file (SQLite) or, for several nodes, a database (PostgreSQL, see `postgres.py`). An acknowledged write is on the
disk (`synchronous=FULL`); `batch_writer.py` describes the guarantees.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import ENOENT
from itertools import count
from pathlib import Path
from typing import IO, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server.batch_writer import JOIN_TIMEOUT_S, BatchWriter, BulkWrite, TransactionHooks, WriteJob, reason
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.rejections import Rejected

T = TypeVar("T")
FILE_NAME = "tafelrunde.sqlite3"
LOCK_NAME = "lock"
MIN_FREE_BYTES = 1_000_000  # with less free space on the disk a move may fail, even if a small write succeeds
MIGRATIONS = Path(__file__).parent / "migrations"


class Store:
    """A database with a queue of writes, which are done in order, and a queue of reads beside it."""

    shared = False  # whether other nodes write to it, too

    def __init__(self, writing: Engine, reading: Engine, hooks: TransactionHooks, metrics: Metrics) -> None:
        self._engine = writing
        self._writer = BatchWriter("store", writing, hooks, metrics.commit_seconds.observe)
        self._reader = BatchWriter("reader", reading, hooks, metrics.read_seconds.observe)

    async def do(self, work: Callable[[Connection], T], about: str | None = None) -> T:
        """Run a function in a transaction and return its result after the commit; other nodes hear of table `about`."""
        result: T = await self._writer.queued(WriteJob(work, about=about))
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; it sees everything that was committed before this call."""
        result: T = await self._reader.queued(WriteJob(work))
        return result

    async def write(self, writes: Sequence[BulkWrite]) -> None:
        """Write rows and return after the commit."""
        await self._writer.queued(WriteJob(None, writes))

    async def probe(self) -> None:
        """Raise the rejection `store` if nothing can be written at present."""
        raise NotImplementedError

    def close(self, timeout_s: float = JOIN_TIMEOUT_S) -> None:
        """Finish the waiting reads and writes, then stop; writes are given up after `timeout_s`."""
        self._writer.close(max(timeout_s, JOIN_TIMEOUT_S))
        self._reader.close(JOIN_TIMEOUT_S)


class FileStore(Store):
    """A file that only one server writes to."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE_NAME
        self._probes = count(1)
        super().__init__(open_file(self.path), engine(self.path, reading=True), FileGuard(self.path), metrics)

    async def probe(self) -> None:
        if (await asyncio.to_thread(shutil.disk_usage, self.path.parent)).free < MIN_FREE_BYTES:
            raise Rejected("store")
        number = next(self._probes) % 1_000_000
        await self.do(lambda c: c.exec_driver_sql(f"PRAGMA user_version = {number}").close())


class FileGuard(TransactionHooks):
    """Transaction hooks that check that the file is still the one that was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _identity(path)

    def check(self) -> None:
        """Raise `OSError` if the file was deleted or replaced, since writes to the old file would be lost."""
        if _identity(self._path) != self._file:
            raise OSError(ENOENT, "the file was deleted or replaced")


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def engine(path: Path, reading: bool = False) -> Engine:
    """Return an SQLite engine with a write-ahead log, flushed commits and immediate write transactions.

    Connections for `reading` are read-only and do not wait for writers.
    """
    made = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # keeps the driver from beginning transactions by itself
        for pragma in (*pragmas, "query_only=ON") if reading else pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    event.listen(made, "connect", connected)
    event.listen(made, "begin", begun)
    return made


def open_file(path: Path) -> Engine:
    """Create or migrate the file and return its engine, or raise `BadInput` with the reason.

    A new file can be read by its owner only.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise BadInput("data-folder", file=str(path), reason=error.strerror or "?") from None
    made = engine(path)
    try:
        migrate(made)
        with made.connect() as connection:
            damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() if _small(path) else "ok"
    except CommandError:  # the file has a migration that this release does not know
        raise BadInput("store-newer", file=str(path)) from None
    except (SQLAlchemyError, sqlite3.Error, ValueError) as error:
        raise BadInput("store-damaged", file=str(path), reason=reason(error)) from None
    if damage != "ok":
        raise BadInput("store-damaged", file=str(path), reason=" ".join(str(damage).split())[:200])
    return made


def _small(path: Path) -> bool:
    """Return whether a check of the file takes less than a second; `tafelrunde store check` has no such limit."""
    return path.stat().st_size < 256_000_000


def migrate(made: Engine) -> None:
    with made.begin() as connection:
        upgrade(connection)


def upgrade(connection: Connection, release: str = "head") -> None:
    """Bring the tables up to date, or to an older release."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, release)


def migrations() -> Config:
    """Return Alembic's configuration with the migrations of this release."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def lock_folder(folder: Path) -> IO[str]:
    """Lock a folder for this process; the system releases the lock even after a crash."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.fdopen(os.open(folder / LOCK_NAME, os.O_CREAT | os.O_WRONLY, 0o600), "w")
    except OSError as error:
        raise BadInput("data-folder", file=str(folder), reason=error.strerror or "?") from None
    with suppress(ImportError):  # without such locks the operator must start only one server
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadInput("data-in-use", file=str(folder)) from None
    return file
