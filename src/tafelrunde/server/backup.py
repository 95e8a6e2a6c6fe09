"""Backups: files that hold all rows of a store, or those of one table, and a checksum.

Every kind of store reads the same file, so a server can move from a folder to a database and back. The file contains
the secrets of running games and is for its owner's eyes only. The checksum (the "seal") is a hash of all that stands
before it. A file that was cut off or changed is refused as a whole, and so is one of another release's tables.

The checksum is no signature: anybody can write one. A whole store is restored as its owner kept it. Of a file with one
table only that table is trusted: it brings no sessions, and its guests become new ones.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated, Any, NamedTuple

import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import (
    Boolean,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    Select,
    String,
    Table,
    Text,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.typed import decoded
from tafelrunde.server import editions, sessions
from tafelrunde.server.batch_writer import reason
from tafelrunde.server.names import person_name
from tafelrunde.server.queries import drop_tables, read_table
from tafelrunde.server.rejections import Rejected
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

OWN = (seat, secret, turned, move, answer, chat, archive)  # rows that belong to one game table
MOVING = (guest, edition, game_table, *OWN)  # rows that an exported game table takes along
TABLES = {str(table.name): table for table in (guest, session, edition, game_table, *OWN, link)}  # parents come first
KIND = "tafelrunde-store"
MAX_LINE_BYTES = 64_000_000  # the longest row is the archive of a long game, some megabytes
_BATCH_ROWS = 500

_Text = Annotated[str, msgspec.Meta(pattern=r"\A[^\0]*\Z")]  # PostgreSQL refuses NUL
_Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
_KINDS: dict[type, Any] = {
    String: _Text,
    Text: _Text,
    Integer: _Number,
    Float: float,
    Boolean: bool,
    LargeBinary: bytes,
}


def _decoder(table: Table) -> msgspec.json.Decoder[Any]:
    """Return the decoder of a table's rows, which accepts exactly its columns."""
    kinds = [(str(column.name), _KINDS[type(column.type)], column.nullable) for column in table.c]
    fields = [(name, kind | None if nullable else kind) for name, kind, nullable in kinds]
    return msgspec.json.Decoder(msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True))


_ROWS = {name: _decoder(table) for name, table in TABLES.items()}
_BROKEN = (msgspec.MsgspecError, LookupError, ValueError, TypeError, RecursionError)


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line of a backup file."""

    kind: str
    tables: str  # the revision of the schema
    table: Annotated[str, msgspec.Meta(pattern=r"\A[\w-]{1,64}\Z")] | None = None  # its only game table; None: all


class BackupSummary(NamedTuple):
    """The numbers of game tables and rows that were written or read."""

    tables: int
    rows: int


# --- writing


def backup(c: Connection, file: Path) -> BackupSummary:
    """Write a snapshot of a store into a file, and replace an older one."""
    unfinished = _beside(file, "part")
    with _file_errors(file):
        unfinished.unlink(missing_ok=True)
        summary = _write_file(c, unfinished, None)
        unfinished.replace(file)
        _fsync(file.parent)
    return summary


def export(made: Engine, file: Path, table_id: str) -> BackupSummary:
    """Move a table out of a store into a file, with all that belongs to it.

    The file is complete and on the disk under another name before the table leaves the store. It gets its own name
    afterwards. Wherever this breaks off, the table is in the store, or in a file that the next call names. Neither file
    is ever overwritten, since it may be the only copy of a table.
    """
    unfinished = _beside(file, "moving")
    if unfinished.exists():
        raise BadInput("store-file-left", file=str(unfinished))
    if file.exists():
        raise BadInput("store-file-there", file=str(file))
    summary = None
    try:
        with made.begin() as c:
            # The lock makes writers to this table wait, in other processes as well; then they find it gone.
            this = select(game_table.c.id).where(game_table.c.id == table_id).with_for_update()
            if c.scalar(this) is None:
                raise BadInput("store-no-table", value=table_id[:64])
            with _file_errors(file):
                summary = _write_file(c, unfinished, table_id)
            drop_tables(c, [table_id])
        unfinished.replace(file)
        _fsync(file.parent)
    except (SQLAlchemyError, OSError) as error:
        if summary is None:
            raise
        left = BadInput("store-file-left", file=str(unfinished))
        raise BadInput("store-moving", reason=reason(error), left=left) from None
    return summary


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(f"{file.name}.{suffix}")


@contextmanager
def _file_errors(file: Path) -> Iterator[None]:
    """Turn errors of the operating system into one sentence about the file."""
    try:
        yield
    except OSError as error:
        raise BadInput("store-file", file=str(file), reason=error.strerror or "?") from None


def _write_file(c: Connection, file: Path, table_id: str | None) -> BackupSummary:
    """Write all rows and the checksum into a new file and onto the disk, or leave no file."""
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
    return BackupSummary(tables, rows - 1)


def _fsync(folder: Path) -> None:
    """Flush the names of a folder's files to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lines(c: Connection, table_id: str | None) -> Iterator[bytes]:
    yield msgspec.json.encode(BackupHeader(KIND, revision(c), table_id)) + b"\n"
    for table in TABLES.values() if table_id is None else MOVING:
        wanted = select(table) if table_id is None else _of_table(table, table_id)
        # The option is set on the statement: on the connection it would hold for all later statements.
        for row in c.execute(wanted.execution_options(yield_per=_BATCH_ROWS)).mappings():
            columns = {str(key): value for key, value in row.items()}  # bytes are encoded as Base64
            yield msgspec.json.encode([str(table.name), columns]) + b"\n"


def _of_table(table: Table, table_id: str) -> Select[Any]:
    """Select the rows that a game table takes along: its own, its guests, and its edition."""
    if table is game_table:
        return select(table).where(table.c.id == table_id)
    if table in OWN:
        return select(table).where(table.c.table_id == table_id)
    this = select(game_table).where(game_table.c.id == table_id).subquery()
    if table is edition:
        return select(table).where(table.c.game == this.c.game, table.c.digest == this.c.edition)
    seated = select(seat.c.guest_id).where(seat.c.table_id == table_id, seat.c.guest_id.is_not(None))
    moderated = select(turned.c.guest_id).where(turned.c.table_id == table_id)
    key = table.c.id
    return select(table).where(or_(key.in_(seated), key.in_(moderated), key.in_(select(this.c.owner))))


# --- reading


def new_links(c: Connection, table_id: str, until: float) -> list[tuple[int, str, str]]:
    """Create links to the seats of people, whose sessions did not move along: seat, name and secret of each."""
    columns = select(seat.c.no, guest.c.name, guest.c.id).join(guest, guest.c.id == seat.c.guest_id)
    found = c.execute(columns.where(seat.c.table_id == table_id).order_by(seat.c.no)).all()
    keys = [(no, name, guest_id, token_urlsafe(24)) for no, name, guest_id in found]
    for _, _, guest_id, token in keys:
        sessions.new_key(c, token, guest_id, table_id, until, most=100)
    return [(no, name, token) for no, name, _, token in keys]


def unpack(c: Connection, file: Path, whole: bool) -> tuple[BackupSummary, str | None]:
    """Read a whole store into an empty one, or one table into any, within the caller's transaction.

    Return the summary, and the id of a single table. An edition that the store already has stays as it is."""
    described = _header(file)
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
    imported = None if described.table is None else _ImportedTable(described.table)
    rows, tables = 0, 0
    try:
        for table, row in _rows(file):
            if imported is None or imported.accepts(table, row):
                tables += table is game_table
                rows += _put(c, table, row)
        if imported is not None:
            imported.check(c)
    except _ForeignRow:
        raise BadInput("store-file-foreign", file=str(file), value=described.table or "") from None
    except BadInput:  # is a ValueError itself, and says already what is wrong
        raise
    except (*_BROKEN, IntegrityError, DataError):
        raise BadInput("store-file-seal", file=str(file)) from None
    return BackupSummary(tables, rows), described.table


def _header(file: Path) -> BackupHeader:
    first = next(_lines_of(file), b"")
    try:
        header = decoded(first, BackupHeader)
    except _BROKEN:
        header = BackupHeader("", "")
    if header.kind != KIND:
        raise BadInput("store-file-seal", file=str(file))
    return header


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Yield the rows between the header and the checksum, which is checked at the end."""
    seal, lines = sha256(), _lines_of(file)
    last = next(lines)
    seal.update(last)
    last = next(lines, b"")
    for line in lines:
        seal.update(last)
        name, columns = decoded(last, tuple[str, msgspec.Raw])
        yield TABLES[name], msgspec.structs.asdict(_ROWS[name].decode(columns))
        last = line
    if last.strip() != msgspec.json.encode(seal.hexdigest()):
        raise BadInput("store-file-seal", file=str(file))


def _lines_of(file: Path) -> Iterator[bytes]:
    """Yield the lines of a file, and reject one that is too long for the memory."""
    try:
        with gzip.open(file, "rb") as unpacked:
            while line := unpacked.readline(MAX_LINE_BYTES + 1):
                if len(line) > MAX_LINE_BYTES:
                    raise BadInput("store-file-seal", file=str(file))
                yield line
    except (OSError, EOFError, zlib.error) as error:
        strerror = getattr(error, "strerror", None)
        if strerror is None or isinstance(error, gzip.BadGzipFile):
            raise BadInput("store-file-seal", file=str(file)) from None
        raise BadInput("store-file", file=str(file), reason=strerror) from None


def _put(c: Connection, table: Table, row: dict[str, Any]) -> int:
    """Insert a row and return 1, or return 0 for an edition that is already known."""
    if table is edition and editions.stored(c, row["game"], row["digest"]) is not None:
        return 0
    c.execute(insert(table).values(**row))
    return 1


class _ForeignRow(Exception):
    """A row that does not belong to the file's table."""


class _ImportedTable:
    """A table from another store: it decides which rows of its file are accepted."""

    def __init__(self, table_id: str) -> None:
        self._id = table_id
        self._guests: dict[str, str] = {}  # new ids by those in the file
        self._editions: set[tuple[str, str]] = set()

    def accepts(self, table: Table, row: dict[str, Any]) -> bool:
        """Tell whether a row is accepted, and replace the ids of guests in it by new ones."""
        if table is guest:
            self._add_guest(row)
            return True
        if table is edition:
            self._editions.add((row["game"], row["digest"]))
            return editions.is_sound(row["digest"], row["text"])
        if table not in MOVING or row["id" if table is game_table else "table_id"] != self._id:
            raise _ForeignRow
        for column in ("owner", "guest_id"):
            if row.get(column) is not None:
                if row[column] not in self._guests:
                    raise _ForeignRow
                row[column] = self._guests[row[column]]
        return True

    def _add_guest(self, row: dict[str, Any]) -> None:
        """Give a guest a new id without a session, so that no guest of this server is meant."""
        try:
            row["name"] = person_name(row["name"])
        except Rejected:
            raise _ForeignRow from None
        self._guests[row["id"]] = new_id = token_urlsafe(12)
        row["id"] = new_id

    def check(self, c: Connection) -> None:
        """Reject a table that cannot be read, and a file with further editions."""
        kept = read_table(c, self._id)
        if kept is None or self._editions - {(kept.row.game, kept.row.edition)}:
            raise _ForeignRow


def revision(c: Connection) -> str:
    """Return the schema revision of a store."""
    return MigrationContext.configure(c).get_current_revision() or "?"
