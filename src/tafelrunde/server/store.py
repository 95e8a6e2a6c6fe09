"""The store: one thread writes and commits what waits in one go, another one reads, which no writer can hold up.

It is a file beside the server (SQLite) or, for several servers, a database (PostgreSQL, see `postgres.py`). What is
acknowledged is on the disk (`synchronous=FULL`); see `clerk.py` for what is promised to who waits.
"""

from __future__ import annotations

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
from tafelrunde.server.batch_writer import BatchWriter, BulkWrite, TransactionHooks, WriteJob, reason
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.rejections import Rejected

T = TypeVar("T")
FILE_NAME = "tafelrunde.sqlite3"
LOCK_NAME = "lock"
MIN_FREE_BYTES = 1_000_000  # bytes; with less a page may still fit on the disk, but not what somebody does
MIGRATIONS = Path(__file__).parent / "migrations"


class Store:
    """Runs works on the database: those that write in order, those that only read beside them."""

    shared = False  # whether other servers write to it, too

    def __init__(self, writing: Engine, reading: Engine, manners: TransactionHooks, metrics: Metrics) -> None:
        self._engine = writing
        self._writer = BatchWriter("store", writing, manners, metrics.commit_seconds.observe)
        self._reader = BatchWriter("reader", reading, manners, metrics.read_seconds.observe)

    async def do(self, work: Callable[[Connection], T], about: str | None = None) -> T:
        """Runs a work and returns once it is committed; other servers hear which table it was about."""
        result: T = await self._writer.queued(WriteJob(work, about=about))
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a work that writes nothing. It sees all that was committed before it was asked for."""
        result: T = await self._reader.queued(WriteJob(work))
        return result

    async def write(self, writes: Sequence[BulkWrite]) -> None:
        """Writes rows and returns once they are committed."""
        await self._writer.queued(WriteJob(None, writes))

    async def probe(self) -> None:
        """Refuses with `store` unless something could be written just now."""
        raise NotImplementedError

    def close(self) -> None:
        """Finishes what waits, then ends."""
        self._writer.close()
        self._reader.close()


class FileStore(Store):
    """A file that one server writes to."""

    def __init__(self, folder: Path, metrics: Metrics) -> None:
        self.path = folder / FILE_NAME
        self._probes = count(1)
        super().__init__(open_file(self.path), engine(self.path, reading=True), FileGuard(self.path), metrics)

    async def probe(self) -> None:
        if shutil.disk_usage(self.path.parent).free < MIN_FREE_BYTES:
            raise Rejected("store")
        number = next(self._probes) % 1_000_000
        await self.do(lambda c: c.exec_driver_sql(f"PRAGMA user_version = {number}").close())


class FileGuard(TransactionHooks):
    """The file must be the one that was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _identity(path)

    def check(self) -> None:
        """Where the file was deleted or replaced, what we write would be lost with the old one."""
        if _identity(self._path) != self._file:
            raise OSError(ENOENT, "the file was deleted or replaced")


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


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


def open_file(path: Path) -> Engine:
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
    with made.begin() as connection:
        upgrade(connection)


def upgrade(connection: Connection, release: str = "head") -> None:
    """Bring the tables up to date, or to an older release."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, release)


def migrations() -> Config:
    """Return where Alembic finds the migrations of this release."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def lock_folder(folder: Path) -> IO[str]:
    """Holds a folder for this process; the system lets go of it whatever happens to us."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.fdopen(os.open(folder / LOCK_NAME, os.O_CREAT | os.O_WRONLY, 0o600), "w")
    except OSError as error:
        raise BadInput("data-folder", file=str(folder), reason=error.strerror or "?") from None
    with suppress(ImportError):  # where there are no such locks, the host must take care
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise BadInput("data-in-use", file=str(folder)) from None
    return file
