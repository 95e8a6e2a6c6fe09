"""Stores and tables that travel: a file that holds all rows of a store, or of one table with its seats, and a seal.

The same file goes into any kind of store, so a server moves from a folder to a database and back. Whoever has it has
the
secrets of the luck of running games: it is made for its owner's eyes only. The seal is a hash of all that stands before
it; a file that was cut off or changed is refused as a whole, and so is one of another release's tables.

Anybody can write such a hash. A whole store is restored as its owner kept it; of a file with one table nothing is
believed but that table: it brings no sessions, and its guests are new ones here.
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

OWN = (seat, secret, turned, move, answer, chat, archive)  # what belongs to one table
MOVING = (guest, edition, game_table, *OWN)  # what moves with it
TABLES = {
    str(table.name): table for table in (guest, session, edition, game_table, *OWN, link)
}  # none before what it needs
KIND = "tafelrunde-store"
LONGEST_LINE = 64_000_000  # bytes; the longest row is the archive of a long game, some megabytes
_AT_ONCE = 500

_Text = Annotated[str, msgspec.Meta(pattern=r"\A[^\0]*\Z")]  # PostgreSQL takes no NUL
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
    """What reads a row of a table, with all its columns and no others."""
    kinds = [(str(column.name), _KINDS[type(column.type)], column.nullable) for column in table.c]
    fields = [(name, kind | None if nullable else kind) for name, kind, nullable in kinds]
    return msgspec.json.Decoder(msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True))


_ROWS = {name: _decoder(table) for name, table in TABLES.items()}
_BROKEN = (msgspec.MsgspecError, LookupError, ValueError, TypeError, RecursionError)


class BackupHeader(msgspec.Struct, frozen=True):
    """What the file says of itself."""

    kind: str
    tables: str  # the revision of the tables
    table: Annotated[str, msgspec.Meta(pattern=r"\A[\w-]{1,64}\Z")] | None = None  # the one it holds; None: all


class BackupSummary(NamedTuple):
    """What went into a file or came out of one."""

    tables: int
    rows: int


# --- into a file


def backup(c: Connection, file: Path) -> BackupSummary:
    """Write a store, as it is at this moment, into a file that replaces an older one."""
    half = _beside(file, "part")
    with _blamed(file):
        half.unlink(missing_ok=True)
        moved = _written(c, half, None)
        half.replace(file)
        _fsync(file.parent)
    return moved


def export(made: Engine, file: Path, table_id: str) -> BackupSummary:
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


def _written(c: Connection, file: Path, table_id: str | None) -> BackupSummary:
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
    return BackupSummary(tables, rows - 1)


def _fsync(folder: Path) -> None:
    """Put the names of a folder's files onto the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _lines(c: Connection, table_id: str | None) -> Iterator[bytes]:
    yield msgspec.json.encode(BackupHeader(KIND, revision(c), table_id)) + b"\n"
    for table in TABLES.values() if table_id is None else MOVING:
        wanted = select(table) if table_id is None else _of_table(table, table_id)
        # An option of the statement, not of the connection, where it would hold for all that follows.
        for row in c.execute(wanted.execution_options(yield_per=_AT_ONCE)).mappings():
            told = {str(key): value for key, value in row.items()}  # bytes go as Base64
            yield msgspec.json.encode([str(table.name), told]) + b"\n"


def _of_table(table: Table, table_id: str) -> Select[Any]:
    """The rows that a table needs elsewhere: its own, the names of its guests, and the edition it is played with."""
    if table is game_table:
        return select(table).where(table.c.id == table_id)
    if table in OWN:
        return select(table).where(table.c.table_id == table_id)
    this = select(game_table).where(game_table.c.id == table_id).subquery()
    if table is edition:
        return select(table).where(table.c.game == this.c.game, table.c.digest == this.c.edition)
    seated = select(seat.c.guest_id).where(seat.c.table_id == table_id, seat.c.guest_id.is_not(None))
    spoken_to = select(turned.c.guest_id).where(turned.c.table_id == table_id)
    key = table.c.id
    return select(table).where(or_(key.in_(seated), key.in_(spoken_to), key.in_(select(this.c.owner))))


# --- out of a file


def new_links(c: Connection, table_id: str, until: float) -> list[tuple[int, str, str]]:
    """Keys to the seats of people, whose sessions did not move along: seat, name and secret of each."""
    columns = select(seat.c.no, guest.c.name, guest.c.id).join(guest, guest.c.id == seat.c.guest_id)
    found = c.execute(columns.where(seat.c.table_id == table_id).order_by(seat.c.no)).all()
    keys = [(no, name, guest_id, token_urlsafe(24)) for no, name, guest_id in found]
    for _, _, guest_id, token in keys:
        sessions.new_key(c, token, guest_id, table_id, until, most=100)
    return [(no, name, token) for no, name, _, token in keys]


def unpack(c: Connection, file: Path, whole: bool) -> tuple[BackupSummary, str | None]:
    """Read a whole store into an empty one, or one table into any, in the transaction of whoever calls; also return
    which table it was. An edition that is known here already stays as it is."""
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
    newcomer = None if described.table is None else _Newcomer(described.table)
    rows, tables = 0, 0
    try:
        for table, row in _rows(file):
            if newcomer is None or newcomer.takes(table, row):
                tables += table is game_table
                rows += _put(c, table, row)
        if newcomer is not None:
            newcomer.check(c)
    except _Foreign:
        raise BadInput("store-file-foreign", file=str(file), value=described.table or "") from None
    except (*_BROKEN, IntegrityError, DataError):
        raise BadInput("store-file-seal", file=str(file)) from None
    return BackupSummary(tables, rows), described.table


def _header(file: Path) -> BackupHeader:
    try:
        header = decoded(next(_lines_of(file), b""), BackupHeader)
    except _BROKEN:
        header = BackupHeader("", "")
    if header.kind != KIND:
        raise BadInput("store-file-seal", file=str(file))
    return header


def _rows(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows between the header and the seal, which is checked at the end."""
    seal, lines = sha256(), _lines_of(file)
    last = next(lines)
    seal.update(last)
    last = next(lines, b"")
    for line in lines:
        seal.update(last)
        name, told = decoded(last, tuple[str, msgspec.Raw])
        yield TABLES[name], msgspec.structs.asdict(_ROWS[name].decode(told))
        last = line
    if last.strip() != msgspec.json.encode(seal.hexdigest()):
        raise BadInput("store-file-seal", file=str(file))


def _lines_of(file: Path) -> Iterator[bytes]:
    """The lines of a file; one without an end is not read into the memory."""
    try:
        with gzip.open(file, "rb") as unpacked:
            while line := unpacked.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    raise BadInput("store-file-seal", file=str(file))
                yield line
    except (OSError, EOFError, zlib.error) as error:
        strerror = getattr(error, "strerror", None)
        if strerror is None or isinstance(error, gzip.BadGzipFile):
            raise BadInput("store-file-seal", file=str(file)) from None
        raise BadInput("store-file", file=str(file), reason=strerror) from None


def _put(c: Connection, table: Table, row: dict[str, Any]) -> int:
    """Put a row into its table; return how many that were."""
    if table is edition and editions.stored(c, row["game"], row["digest"]) is not None:
        return 0
    c.execute(insert(table).values(**row))
    return 1


class _Foreign(Exception):
    """A file brings more than its table."""


class _Newcomer:
    """A table that comes from elsewhere: what of its file is taken."""

    def __init__(self, table_id: str) -> None:
        self._id = table_id
        self._guests: dict[str, str] = {}  # by their ids elsewhere
        self._editions: set[tuple[str, str]] = set()

    def takes(self, table: Table, row: dict[str, Any]) -> bool:
        """Whether a row is taken, in which guests are those that were made anew."""
        if table is guest:
            self._add_guest(row)
            return True
        if table is edition:
            self._editions.add((row["game"], row["digest"]))
            return editions.is_sound(row["digest"], row["text"])
        if table not in MOVING or row["id" if table is game_table else "table_id"] != self._id:
            raise _Foreign
        for column in ("owner", "guest_id"):
            if row.get(column) is not None:
                if row[column] not in self._guests:
                    raise _Foreign
                row[column] = self._guests[row[column]]
        return True

    def _add_guest(self, row: dict[str, Any]) -> None:
        """A guest with an id and no session, so that nobody here can be meant."""
        try:
            row["name"] = person_name(row["name"])
        except Rejected:
            raise _Foreign from None
        self._guests[row["id"]] = anew = token_urlsafe(12)
        row["id"] = anew

    def check(self, c: Connection) -> None:
        """Raise unless the table can be read, and its edition was the only one."""
        kept = read_table(c, self._id)
        if kept is None or self._editions - {(kept.row.game, kept.row.edition)}:
            raise _Foreign


def revision(c: Connection) -> str:
    """The release of the tables of a store."""
    return MigrationContext.configure(c).get_current_revision() or "?"
