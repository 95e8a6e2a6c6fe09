"""The queries of the store: functions of a connection, to be run by `Store.do` and `Store.read`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    Connection,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)

from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.table import LogEntry
from tafelrunde.server import editions
from tafelrunde.server.batch_writer import BulkWrite, WriteConflict, write
from tafelrunde.server.bulk_sql import given, inserts
from tafelrunde.server.rows import (
    LogTail,
    ModeratedGuest,
    MoveRow,
    ProposalRow,
    SeatRow,
    StandingRow,
    StoredAnswer,
    StoredTable,
    TableRow,
    VoteRow,
)
from tafelrunde.server.schema import answer, archive, chat, edition, game_table, guest, link, move, seat, secret, turned

HOST_PART = -1  # the number of the server's part of the secret
PAGE_SIZE = 50
_answers = msgspec.json.Decoder(StoredAnswer)


# --- statements for many rows, see `BulkWrite`

MOVE_COLUMNS = ("head", "moves", "state", "vote", "moved", "standing", "version")  # of a table, changed by a move
_LINE, _ANSWER, _SECRET = inserts(move), inserts(answer), inserts(secret)
_HEAD = (
    update(game_table)
    .where(game_table.c.id == given(game_table.c.id), game_table.c.version == given(game_table.c.version) - 1)
    .values(
        {name: given(game_table.c[name]) for name in MOVE_COLUMNS}
        | {"changed": func.coalesce(given(game_table.c.changed), game_table.c.changed)}
    )
)
_SEEN = (
    update(seat)
    .where(seat.c.table_id == given(seat.c.table_id), seat.c.no == given(seat.c.no))
    .values(seen=given(seat.c.seen))
)
_NEWS = update(game_table).where(game_table.c.id == given(game_table.c.id)).values(news=game_table.c.news + 1)
_NO_ANSWER, _NO_SECRET = (
    delete(table).where(tuple_(*key).in_(select(*map(given, key))))
    for table, key in (
        (answer, (answer.c.table_id, answer.c.seat, answer.c.command)),
        (secret, (secret.c.table_id, secret.c.part)),
    )
)


def token_hash(token: str) -> str:
    """Return the hash under which a token is stored; tokens are too long to guess, so a plain hash suffices."""
    return sha256(token.encode()).hexdigest()


# --- guests


def rename_guest(c: Connection, guest_id: str, name: str) -> None:
    c.execute(update(guest).where(guest.c.id == guest_id).values(name=name))
    mine = select(seat.c.table_id).where(seat.c.guest_id == guest_id)
    alive = game_table.c.id.in_(mine) & game_table.c.state.in_(("lobby", "running"))
    notify_all(c, *c.scalars(select(game_table.c.id).where(alive)))


# --- tables


def new_table(c: Connection, row: TableRow, parts: dict[int, bytes]) -> None:
    new = {"id": row.id, "commitment": row.commitment, "created": row.created, "news": row.news}
    c.execute(insert(game_table).values(**_plain(row), **new))
    _write_seats(c, row)
    for part, value in parts.items():
        write(c, put_secret(row.id, part, value))


def save_table(c: Connection, row: TableRow) -> TableRow:
    """Store the row of a table and return it with its new version; raise `WriteConflict` if it has changed."""
    after = replace(row, version=row.version + 1)
    same = (game_table.c.id == row.id) & (game_table.c.version == row.version)
    if c.execute(update(game_table).where(same).values(**_plain(after))).rowcount != 1:
        raise WriteConflict("another node was faster")
    _write_seats(c, after)
    return after


def notify_all(c: Connection, *ids: str) -> None:
    """Announce to all nodes that related rows of these tables have changed."""
    c.execute(update(game_table).where(game_table.c.id.in_(ids)).values(news=game_table.c.news + 1))


def _plain(row: TableRow) -> dict[str, object]:
    return {
        "game": row.game,
        "rules": row.rules,
        "edition": row.edition,
        "options": json.dumps(row.options),
        "private": row.private,
        "owner": row.owner,
        "state": row.state,
        "head": row.head,
        "moves": row.moves,
        "vote": _kept(row.vote),
        "proposal": _kept(row.proposal),
        "rematch": row.rematch,
        "wish": row.wish,
        "quiet": row.quiet,
        "moved": row.moved,
        "standing": _kept(row.standing),
        "version": row.version,
        "changed": time(),
    }


def _kept(part: VoteRow | ProposalRow | StandingRow | None) -> str | None:
    return msgspec.json.encode(part).decode() if part else None


def _write_seats(c: Connection, row: TableRow) -> None:
    c.execute(delete(seat).where(seat.c.table_id == row.id))
    for no, who in enumerate(row.seats):
        kept = {"kind": who.kind, "guest_id": who.guest, "bot": who.bot, "stand_in": who.stand_in, "seen": who.seen}
        c.execute(insert(seat).values(table_id=row.id, no=no, **kept))


def put_seen(table_id: str, no: int, at: float) -> list[BulkWrite]:
    """Return the writes for a visit; all nodes hear of it, since it decides whose vote is needed."""
    return [BulkWrite(_SEEN, {"table_id": table_id, "no": no, "seen": at}), BulkWrite(_NEWS, {"id": table_id})]


def put_secret(table_id: str, part: int, value: bytes | None) -> list[BulkWrite]:
    """Return the writes for the server's secret or a seat's pinch; None deletes the pinch of a seat."""
    key = {"table_id": table_id, "part": part}
    away = BulkWrite(_NO_SECRET, key)
    return [away] if value is None else [away, BulkWrite(_SECRET, {**key, "value": value.hex()})]


def read_rows(c: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Return tables by their ids, the last changed first."""
    pinch = (secret.c.table_id == seat.c.table_id) & (secret.c.part == seat.c.no)
    seated = (
        select(seat, guest.c.name, secret.c.part.is_not(None).label("pinch"))
        .outerjoin(guest, guest.c.id == seat.c.guest_id)
        .outerjoin(secret, pinch)
        .where(seat.c.table_id.in_(ids))
        .order_by(seat.c.no)
    )
    seats: dict[str, list[SeatRow]] = {}
    for s in c.execute(seated):
        who = SeatRow(
            kind=s.kind,
            guest=s.guest_id,
            name=s.name or "",
            bot=s.bot,
            stand_in=s.stand_in,
            pinch=s.pinch,
            seen=s.seen,
        )
        seats.setdefault(s.table_id, []).append(who)
    same = (edition.c.game == game_table.c.game) & (edition.c.digest == game_table.c.edition)
    wanted = select(game_table, edition.c.digest.is_not(None).label("edition_kept")).outerjoin(edition, same)
    found = c.execute(wanted.where(game_table.c.id.in_(ids)).order_by(game_table.c.changed.desc()))
    return [_table_row(t, tuple(seats[t.id])) for t in found]


_PARTS: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(kind)
    for name, kind in (("vote", VoteRow), ("proposal", ProposalRow), ("standing", StandingRow))
}


def _table_row(t: Any, seats: tuple[SeatRow, ...]) -> TableRow:
    names = [name for name in TableRow.__struct_fields__ if name not in ("seats", "options")]
    return TableRow(**decoded_columns(t, names), options=json.loads(t.options), seats=seats)


def decoded_columns(t: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return these columns of a table's row, decoded."""
    held = {name: getattr(t, name) for name in names}
    return held | {name: _PARTS[name].decode(text) for name, text in held.items() if name in _PARTS and text}


def drop_tables(c: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all rows that belong to them."""
    for table in (answer, archive, chat, link, move, seat, secret, turned):
        c.execute(delete(table).where(table.c.table_id.in_(ids)))
    c.execute(delete(game_table).where(game_table.c.id.in_(ids)))


def open_tables(c: Connection) -> list[str]:
    """Return the public tables with an open seat."""
    lobby = (game_table.c.state == "lobby") & game_table.c.private.is_(False)
    free = select(seat.c.table_id).where(seat.c.kind == "open")
    wanted = select(game_table.c.id).where(lobby, game_table.c.id.in_(free))
    return list(c.scalars(wanted.order_by(game_table.c.changed.desc()).limit(PAGE_SIZE)))


def tables_of(c: Connection, guest_id: str, skip: int = 0) -> tuple[list[str], bool]:
    """Return a guest's own tables, the last changed first, and whether older ones exist."""
    seated = select(seat.c.table_id).where(seat.c.guest_id == guest_id)
    held = select(link.c.table_id).where(link.c.holder == guest_id)
    mine = (
        game_table.c.id.in_(seated)
        | game_table.c.id.in_(held)
        | ((game_table.c.owner == guest_id) & (game_table.c.state == "lobby"))
    )
    worth_seeing = (game_table.c.state != "closed") | game_table.c.moved.is_not(None)
    wanted = select(game_table.c.id).where(mine, worth_seeing)
    ordered = wanted.order_by(game_table.c.changed.desc(), game_table.c.id)
    ids = list(c.scalars(ordered.offset(skip).limit(PAGE_SIZE + 1)))
    return ids[:PAGE_SIZE], len(ids) > PAGE_SIZE


def table_of_wish(c: Connection, owner: str, wish: str) -> str | None:
    """Return the table that this request has created, if it exists."""
    return c.scalar(select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.wish == wish))


def count_tables(c: Connection, owner: str) -> int:
    """Return the number of an owner's unfinished tables."""
    open_ones = game_table.c.state.in_(("lobby", "running"))
    return c.scalar(select(func.count()).where(game_table.c.owner == owner, open_ones)) or 0


def count_bots(c: Connection, owner: str) -> int:
    """Return the number of bots at an owner's unfinished tables."""
    theirs = select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.state.in_(("lobby", "running")))
    return c.scalar(select(func.count()).where(seat.c.kind == "bot", seat.c.table_id.in_(theirs))) or 0


LINES = select(move.c.table_id, move.c.seat, move.c.move, move.c.hash, move.c.agreed).order_by(move.c.seq)
ANSWERS = select(answer.c.table_id, answer.c.seat, answer.c.command, answer.c.body, answer.c.aside).order_by(
    answer.c.at
)


def log_tail(lines: Iterable[Any], answers: Sequence[Any]) -> LogTail:
    """Return the decoded rows of `LINES` and `ANSWERS` of one table."""
    return LogTail(
        [MoveRow(line.seat, line.move, line.hash, tuple(json.loads(line.agreed or "[]"))) for line in lines],
        {(one.seat, one.command): _answers.decode(one.body) for one in answers},
        [(one.seat, one.command) for one in answers if one.aside],
    )


def read_table(c: Connection, table_id: str, known: TableRow | None = None) -> StoredTable | None:
    """Return a table with everything needed to replay it; of log and answers what is newer than `known`."""
    rows = read_rows(c, [table_id])
    if not rows:
        return None
    head, version = (known.head, known.version) if known else (0, 0)
    lines = c.execute(LINES.where(move.c.table_id == table_id, move.c.seq > head))
    answers = c.execute(ANSWERS.where(answer.c.table_id == table_id, answer.c.version >= version))
    new = log_tail(lines, answers.all())
    return StoredTable(
        row=rows[0],
        log=new.log,
        answers=new.answers,
        commitment=commitment_of(c, table_id, len(rows[0].seats)),
        turned=_turned(c, table_id),
        keys=key_holders(c, table_id),
        unlogged_answers=new.unlogged_answers,
        edition=editions.stored(c, rows[0].game, rows[0].edition),
        words=c.scalar(select(func.max(chat.c.id)).where(chat.c.table_id == table_id)) or 0,
    )


def _turned(c: Connection, table_id: str) -> list[ModeratedGuest]:
    known = select(turned.c.guest_id, guest.c.name, turned.c.what).join(guest, guest.c.id == turned.c.guest_id)
    return [ModeratedGuest(*one) for one in c.execute(known.where(turned.c.table_id == table_id))]


def save_moderation(c: Connection, table_id: str, one: ModeratedGuest) -> None:
    """Store the owner's decision about a spectator; a pardoned spectator has no row."""
    c.execute(delete(turned).where(turned.c.table_id == table_id, turned.c.guest_id == one.guest))
    if one.what is not None:
        c.execute(insert(turned).values(table_id=table_id, guest_id=one.guest, what=one.what))
    notify_all(c, table_id)


def spectator_handle(table_id: str, guest_id: str) -> str:
    """Return the id of a spectator for the owner of this table; it differs between tables."""
    return token_hash(f"{table_id}/{guest_id}")[:16]


def key_holders(c: Connection, table_id: str) -> dict[str, str]:
    """Return the guests who hold a key to a seat at this table, with the owner of the seat."""
    held = select(link.c.holder, link.c.guest_id).where(link.c.table_id == table_id, link.c.holder.is_not(None))
    return {str(holder): owner for holder, owner in c.execute(held)}


def commitment_of(c: Connection, table_id: str, seats: int) -> Commitment:
    """Return the luck that a table has settled until now."""
    parts = c.execute(select(secret.c.part, secret.c.value).where(secret.c.table_id == table_id))
    return commitment_from_parts({part: bytes.fromhex(value) for part, value in parts}, seats)


def commitment_from_parts(parts: Mapping[int, bytes], seats: int) -> Commitment:
    """Return the secret with the pinch of every seat; a seat without a pinch contributes nothing."""
    return Commitment(parts[HOST_PART], tuple(parts.get(no, b"") for no in range(seats)))


# --- the log


def append_entry(row: TableRow, entry: LogEntry, agreed: tuple[int, ...] = ()) -> list[BulkWrite]:
    """Return the writes for a new line of the log and the table's new head.

    A hidden answer does not change the time of the table, since its place in lists would reveal it.
    """
    now = time()
    line = {
        "table_id": row.id,
        "seq": row.head,
        "seat": entry.seat,
        "move": entry.move,
        "outcomes": json.dumps(entry.outcomes),
        "hash": entry.hash,
        "at": now,
        "agreed": json.dumps(agreed) if agreed else None,
    }
    head = {"head": row.head, "moves": row.moves, "state": row.state, "vote": _kept(row.vote), "moved": row.moved}
    head |= {
        "id": row.id,
        "changed": now if entry.counts else None,
        "standing": _kept(row.standing),
        "version": row.version,
    }
    return [BulkWrite(_HEAD, head, found=True), BulkWrite(_LINE, line)]


def keep_answer(row: TableRow, no: int, kept: StoredAnswer, aside: bool = False) -> BulkWrite:
    line = {"table_id": row.id, "seat": no, "command": kept.command, "at": time(), "aside": aside}
    line |= {"version": row.version}
    return BulkWrite(_ANSWER, {**line, "body": msgspec.json.encode(kept).decode()})


def drop_answer(table_id: str, no: int, command: str) -> BulkWrite:
    return BulkWrite(_NO_ANSWER, {"table_id": table_id, "seat": no, "command": command})


# --- archived games


def put_archive(c: Connection, row: TableRow, body: bytes) -> None:
    c.execute(delete(archive).where(archive.c.table_id == row.id))
    c.execute(insert(archive).values(table_id=row.id, head=row.head, state=row.state, body=body))


def archive_body(c: Connection, table_id: str) -> bytes | None:
    return c.scalar(select(archive.c.body).where(archive.c.table_id == table_id))


def is_archived(c: Connection, row: TableRow) -> bool:
    """Return whether the archive holds this state of a game."""
    same = (archive.c.table_id == row.id) & (archive.c.head == row.head) & (archive.c.state == row.state)
    return bool(c.scalar(select(func.count()).where(same)))


def unarchived(c: Connection, most: int, after: str) -> list[str]:
    """Return the next ended games, by id, whose final state is not in the archive."""
    same = (archive.c.table_id == game_table.c.id) & (archive.c.state == game_table.c.state)
    ended = game_table.c.state.in_(("over", "closed")) & game_table.c.moved.is_not(None) & (game_table.c.id > after)
    missing = select(game_table.c.id).outerjoin(archive, same).where(ended, archive.c.table_id.is_(None))
    return list(c.scalars(missing.order_by(game_table.c.id).limit(most)))
