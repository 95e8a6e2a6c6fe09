"""A check of a store for damage: the file itself, and every table's log, replayed down to the last hash.

It writes nothing to the store, so it can run beside a server.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, Protocol

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, MetaData, insert, select
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server import postgres, queries
from tafelrunde.server.backup import revision
from tafelrunde.server.batch_writer import reason
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.schema import game_table
from tafelrunde.server.seats import rules_unavailable
from tafelrunde.server.store import FILE_NAME, engine, lock_folder, migrate, migrations, open_file, upgrade

_AT_ONCE = 500  # rows
UNREADABLE = (SQLAlchemyError, sqlite3.Error, msgspec.MsgspecError, LookupError, ValueError, TypeError)


class TableCheck(NamedTuple):
    """The result for a table: sound, damaged (and how), or of other rules, which this release cannot replay."""

    table: str
    game: str
    found: str  # "sound", "rules" or "damaged"
    how: str = ""


class StorePlace(Protocol):
    """The place of a store: a folder or a database."""

    name: str

    def reading(self) -> Engine: ...

    def opened(self) -> Engine:
        """Migrate the store, and open it for writing."""

    def held(self, alone: bool) -> Closeable:
        """Lock the store until the result is closed, where only one process may write to it."""

    def release(self) -> str | None:
        """Return the schema revision of the store; None where it cannot be read."""

    def copied(self, path: Path, release: str) -> None:
        """Copy a snapshot of the store into a new file, without disturbing running games."""


class Closeable(Protocol):
    def close(self) -> None: ...


class FolderPlace:
    """A store in a file, which one server writes to."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.name = str(self.path)

    def reading(self) -> Engine:
        return engine(self.path, reading=True)

    def opened(self) -> Engine:
        return open_file(self.path)

    def held(self, alone: bool) -> Closeable:
        return lock_folder(self.path.parent) if alone else StringIO()

    def release(self) -> str | None:
        return _release(self.path) if self.path.is_file() else None

    def copied(self, path: Path, release: str) -> None:
        with closing(_reading(self.path)) as old, closing(sqlite3.connect(path)) as new:
            old.backup(new)


class DatabasePlace:
    """A store in a database, which several nodes may write to."""

    def __init__(self, url: URL) -> None:
        self._url, self.name = url, postgres.masked_url(url)

    def reading(self) -> Engine:
        return postgres.engine(self._url, reading=True)

    def opened(self) -> Engine:
        # Other processes write meanwhile: this isolation level reads one snapshot.
        return postgres.open_database(self._url).execution_options(isolation_level="REPEATABLE READ")

    def held(self, alone: bool) -> Closeable:
        return StringIO()

    def release(self) -> str:
        try:
            with self.reading().connect() as connection:
                return revision(connection)
        except SQLAlchemyError as error:
            raise BadInput("store-unreachable", file=self.name, reason=reason(error)) from None

    def copied(self, path: Path, release: str) -> None:
        """Copy table by table into a schema of the same release, parents first."""
        old, new = MetaData(), MetaData()
        with engine(path).begin() as there, self.reading().connect() as here:
            upgrade(there, release)
            new.reflect(there)
            here.execution_options(isolation_level="REPEATABLE READ")
            old.reflect(here, only=list(new.tables))
            for table in new.sorted_tables:
                if table.name != "alembic_version":
                    found = here.execute(select(old.tables[table.name]).execution_options(yield_per=_AT_ONCE))
                    for some in found.mappings().partitions():
                        there.execute(insert(table), [dict(row) for row in some])


def place(store: str | None, folder: Path) -> StorePlace:
    return FolderPlace(folder) if store is None else DatabasePlace(postgres.database_url(store))


@contextmanager
def ahead(at: StorePlace) -> Iterator[StorePlace]:
    """Yield the store, or a migrated copy of an older one, to show what an upgrade would find."""
    release = at.release()
    if release is None or not _older(release):
        yield at
        return
    with TemporaryDirectory() as folder:
        copy = FolderPlace(Path(folder))
        copy.name = at.name
        try:
            at.copied(copy.path, release)
            migrate(engine(copy.path))
        except (SQLAlchemyError, sqlite3.Error):
            raise BadInput("store-older", file=at.name) from None
        yield copy


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _release(path: Path) -> str | None:
    try:
        with closing(_reading(path)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return found and str(found[0])


def damage(at: StorePlace) -> list[str]:
    """List the damage to the store itself, and reject a schema of another release."""
    if isinstance(at, FolderPlace):
        return _damage(at.path)
    _same_release(at.name, at.release() or "?")
    return []


def _damage(path: Path) -> list[str]:
    """List damaged pages of a file, and rows whose references are missing."""
    if not path.is_file():
        raise BadInput("no-store", file=str(path))
    try:
        with closing(_reading(path)) as connection:
            found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)") if line != "ok"]
            loose = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
    except sqlite3.Error as error:
        return [reason(error)]
    release = _release(path)
    if not found and release is not None:
        _same_release(str(path), release)
    return [*found, *(f"{table}, {row} -> {other}" for table, row, other, _ in loose)]


def _same_release(name: str, release: str) -> None:
    known, head = _releases()
    if release not in known:
        raise BadInput("store-newer", file=name)
    if release != head:
        raise BadInput("store-older", file=name)


def _older(release: str) -> bool:
    known, head = _releases()
    return release in known and release != head


def _releases() -> tuple[set[str], str | None]:
    """Return all known schema revisions, and the newest."""
    script = ScriptDirectory.from_config(migrations())
    return {step.revision for step in script.walk_revisions()}, script.get_current_head()


def tables(at: StorePlace) -> Iterator[tuple[int, TableCheck]]:
    """Check every table and yield the total number with each result.

    Yield nothing where the file is too damaged to list the tables."""
    made = at.reading()
    try:
        with made.connect() as connection:
            ids = list(connection.scalars(select(game_table.c.id).order_by(game_table.c.created)))
    except UNREADABLE:
        return
    with made.connect() as connection:
        for table_id in ids:
            yield len(ids), _look(connection, table_id)


def _look(connection: Connection, table_id: str) -> TableCheck:
    game = "?"
    try:
        kept = queries.read_table(connection, table_id)
        if kept is None:
            return TableCheck(table_id, game, "damaged", "unreadable")
        game = kept.row.game
        if rules_unavailable(kept.row):
            return TableCheck(table_id, game, "rules")
        table = replayed_table(kept, stride=1)
    except Rejected as no:
        if no.code == "edition":
            return TableCheck(table_id, game, "rules")
        return TableCheck(table_id, game, "damaged", "edition" if no.code == "edition-damaged" else "log")
    except UNREADABLE:
        return TableCheck(table_id, game, "damaged", "unreadable")
    stands = (len(kept.log), 0 if table is None else table.moves)
    if stands != (kept.row.head, kept.row.moves) or kept.commitment.public != kept.row.commitment:
        return TableCheck(table_id, game, "damaged", "head")
    return TableCheck(table_id, game, "sound")
