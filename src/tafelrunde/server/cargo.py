"""Stores and tables that travel: a file that holds all rows of a store, or of one table with its seats, and a seal.

The same file goes into any kind of store, so a house moves from a folder to a database and back. Whoever has it has the
secrets of the luck of running games: it is made for its owner's eyes only. The seal is a hash of all that stands before
it; a file that was cut off or changed is refused as a whole, and so is one of another release's tables.
"""

from __future__ import annotations

import gzip
import os
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, LargeBinary, Select, Table, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.typed import decoded
from tafelrunde.server import keyring
from tafelrunde.server.clerk import reason
from tafelrunde.server.rows import drop_tables
from tafelrunde.server.schema import (
    answer,
    archive,
    chat,
    edition,
    game_table,
    guest,
    link,
    move,
    seat,
    secret,
    session,
    turned,
)

OWN = (seat, secret, turned, move, answer, chat, archive)  # what belongs to one table
TABLES = {
    str(table.name): table for table in (guest, session, edition, game_table, *OWN, link)
}  # none before what it needs
KIND = "tafelrunde-store"
_AT_ONCE = 500


class Header(msgspec.Struct, frozen=True):
    """What the file says of itself."""

    kind: str
    tables: str  # the revision of the tables
    table: str | None = None  # the one table it holds; None for a whole store


class Moved(NamedTuple):
    """What went into a file or came out of one."""

    tables: int
    rows: int


# --- into a file


def backup(c: Connection, file: Path) -> Moved:
    """Write a store, as it is at this moment, into a file that replaces an older one."""
    half = _beside(file, "part")
    with _blamed(file):
        half.unlink(missing_ok=True)
        moved = _written(c, half, None)
        half.replace(file)
        _fsync(file.parent)
    return moved


def export(made: Engine, file: Path, table_id: str) -> Moved:
    """Move a table out of a store into a file, with all that belongs to it.

    The file is whole and on the disk under another name before the table leaves the store, and has its own name only
    afterwards. Wherever this breaks off, the table is in the store, or in a file that the next call names; nothing
    overwrites either file, since it may be all there is of a table.
    """
    half = _beside(file, "moving")
    if half.exists():
        raise BadInput("store-file-left", file=str(half))
    if file.exists():
        raise BadInput("store-file-there", file=str(file))
    moved = None
    try:
        with made.begin() as c:
            # Whoever would write to this table waits here, in another process as well, and then finds it gone.
            this = select(game_table.c.id).where(game_table.c.id == table_id).with_for_update()
            if c.scalar(this) is None:
                raise BadInput("store-no-table", value=table_id[:64])
            with _blamed(file):
                moved = _written(c, half, table_id)
            drop_tables(c, [table_id])
        half.replace(file)
        _fsync(file.parent)
    except (SQLAlchemyError, OSError) as error:
        if moved is None:
            raise
        raise BadInput("store-moving", reason=reason(error), left=BadInput("store-file-left", file=str(half))) from None
    return moved


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(f"{file.name}.{suffix}")


@contextmanager
def _blamed(file: Path) -> Iterator[None]:
    """Say in one line what is wrong with a file."""
    try:
        yield
    except OSError as error:
        raise BadInput("store-file", file=str(file), reason=error.strerror or "?") from None


def _written(c: Connection, file: Path, table_id: str | None) -> Moved:
    """Write all rows and the seal into a new file and onto the disk, or leave no file."""
    seal, rows, tables = sha256(), 0, 0
    descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as out:
                for line in _lines(c, table_id):
                    seal.update(line)
                    out.write(line)
                    rows += 1
                    tables += line.startswith(b'["game_table"')
                out.write(msgspec.json.encode(seal.hexdigest()) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        _fsync(file.parent)
    except BaseException:
        file.unlink()
        raise
    return Moved(tables, rows - 1)


def _fsync(folder: Path) -> None:
    """Put the names of a folder's files onto the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lines(c: Connection, table_id: str | None) -> Iterator[bytes]:
    yield msgspec.json.encode(Header(KIND, revision(c), table_id)) + b"\n"
    for name, table in TABLES.items():
        wanted = select(table) if table_id is None else _of_table(table, table_id)
        # An option of the statement, not of the connection, where it would hold for all that follows.
        for row in c.execute(wanted.execution_options(yield_per=_AT_ONCE)).mappings():
            told = {str(key): value for key, value in row.items()}  # bytes go as Base64
            yield msgspec.json.encode([name, told]) + b"\n"


def _of_table(table: Table, table_id: str) -> Select[Any]:
    """The rows that a table needs elsewhere: its own, who sits at it, and the edition it is played with."""
    if table is game_table:
        return select(table).where(table.c.id == table_id)
    if table in OWN:
        return select(table).where(table.c.table_id == table_id)
    this = select(game_table).where(game_table.c.id == table_id).subquery()
    if table is edition:
        return select(table).where(table.c.game == this.c.game, table.c.digest == this.c.edition)
    seated = select(seat.c.guest_id).where(seat.c.table_id == table_id, seat.c.guest_id.is_not(None))
    spoken_to = select(turned.c.guest_id).where(turned.c.table_id == table_id)
    key = table.c.id if table is guest else table.c.guest_id
    if table is link:  # keys to seats are made anew
        return select(table).where(table.c.hash.is_(None))
    return select(table).where(or_(key.in_(seated), key.in_(spoken_to), key.in_(select(this.c.owner))))


# --- out of a file


def new_links(c: Connection, table_id: str, until: float) -> list[tuple[int, str, str]]:
    """Keys to the seats of people whose cookies may be another house's: seat, name and secret of each."""
    columns = select(seat.c.no, guest.c.name, guest.c.id).join(guest, guest.c.id == seat.c.guest_id)
    found = c.execute(columns.where(seat.c.table_id == table_id).order_by(seat.c.no)).all()
    keys = [(no, name, guest_id, token_urlsafe(24)) for no, name, guest_id in found]
    for _, _, guest_id, token in keys:
        keyring.new_key(c, token, guest_id, table_id, until, most=100)
    return [(no, name, token) for no, name, _, token in keys]


def unpack(c: Connection, file: Path, whole: bool) -> tuple[Moved, str | None]:
    """Reads a whole store into an empty one, or one table into any, in the transaction of whoever calls; also returns
    which table it was. What is known here already of guests and editions stays as it is."""
    described = _header(file, next(_opened(file), b""))
    if described.tables != revision(c):
        raise BadInput("store-file-release", file=str(file))
    if whole and described.table is not None:
        raise BadInput("store-file-whole", file=str(file))
    if not whole and described.table is None:
        raise BadInput("store-file-table", file=str(file))
    if whole and c.scalar(select(func.count()).select_from(guest)):
        raise BadInput("store-not-empty")
    known = described.table and c.scalar(select(game_table.c.id).where(game_table.c.id == described.table))
    if known:
        raise BadInput("store-table-there", value=known)
    seal, rows, tables, last = sha256(), -1, 0, b""
    for line in _opened(file):
        if last:
            seal.update(last)
            tables += _put(c, file, last) if rows >= 0 else 0
            rows += 1
        last = line
    if last.strip() != msgspec.json.encode(seal.hexdigest()):
        raise BadInput("store-file-seal", file=str(file))
    return Moved(tables, rows), described.table


def _opened(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (OSError, EOFError) as error:
        strerror = getattr(error, "strerror", None)
        if strerror is None or isinstance(error, gzip.BadGzipFile):
            raise BadInput("store-file-seal", file=str(file)) from None
        raise BadInput("store-file", file=str(file), reason=strerror) from None


def _header(file: Path, line: bytes) -> Header:
    try:
        header = decoded(line, Header)
    except msgspec.DecodeError:
        header = Header("", "")
    if header.kind != KIND:
        raise BadInput("store-file-seal", file=str(file))
    return header


def _put(c: Connection, file: Path, line: bytes) -> bool:
    """Puts a row into its table; returns whether it was a table to be played at."""
    try:
        name, row = decoded(line, tuple[str, dict[str, Any]])
        table = TABLES[name]
        values = {column.name: _value(column.type, row[column.name]) for column in table.c}
    except (msgspec.DecodeError, KeyError, ValueError):
        raise BadInput("store-file-seal", file=str(file)) from None
    if table in (guest, session, edition):
        key = [column == values[column.name] for column in table.primary_key]
        if c.execute(select(*table.primary_key).where(*key)).first() is not None:
            return False
    c.execute(insert(table).values(**values))
    return table is game_table


def _value(kind: Any, value: Any) -> Any:
    return b64decode(value) if isinstance(kind, LargeBinary) and value is not None else value


def revision(c: Connection) -> str:
    """The release of the tables of a store."""
    return MigrationContext.configure(c).get_current_revision() or "?"
