"""What the store holds, read and written: works for `Store.do`. Each is a function of a connection."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import time
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    update,
)

from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.table import Entry
from tafelrunde.server.protocol.table import Ack, ChatLine, Reject
from tafelrunde.server.schema import answer, archive, chat, game_table, guest, link, move, seat, secret, turned
from tafelrunde.server.store import Write, write

HOST = -1  # the part of the secret that is the host's
FEW = 50
Answer = Ack | Reject
_answers = msgspec.json.Decoder(Answer)


# --- statements for many rows at once, see `Write`

_ROWS = func.json_each(bindparam("rows")).table_valued("value")


def _of(name: str) -> ColumnElement[Any]:
    return func.json_extract(_ROWS.c.value, literal_column(f"'$.{name}'"))


def _inserts(table: Table) -> Insert:
    names = table.c.keys()
    return insert(table).from_select(names, select(*map(_of, names)))


_LINE, _ANSWER, _SECRET = _inserts(move), _inserts(answer), _inserts(secret)
_HEAD = (
    update(game_table)
    .where(game_table.c.id == _of("id"))
    .values({name: _of(name) for name in ("head", "moves", "state", "vote", "changed", "moved")})
)
_SEEN = update(seat).where(seat.c.table_id == _of("table_id"), seat.c.no == _of("no")).values(seen=_of("seen"))
_NO_ANSWER = delete(answer).where(
    tuple_(answer.c.table_id, answer.c.seat, answer.c.command).in_(select(*map(_of, ("table_id", "seat", "command"))))
)
_NO_SECRET = delete(secret).where(tuple_(secret.c.table_id, secret.c.part).in_(select(_of("table_id"), _of("part"))))


# --- what is stored


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody who came in."""

    id: str
    name: str
    seen: float = 0.0  # when their session was last used, to the day


class SeatRow(msgspec.Struct, frozen=True):
    """One seat. `pinch` is whether it has added to the luck, not what."""

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    pinch: bool = False
    seen: float = 0.0  # when who sits here last came


class VoteRow(msgspec.Struct, frozen=True):
    """An open vote on taking back or on closing; after `until` it is off the table."""

    by: int
    back_to: int
    yes: tuple[int, ...]
    what: Literal["back", "close"] = "back"
    until: float = 0.0


class ProposalRow(msgspec.Struct, frozen=True):
    """An option that people are negotiating before the start."""

    by: int
    option: str
    value: Value
    yes: tuple[int, ...]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored, but for its log and secret."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    private: bool
    owner: str
    state: Literal["lobby", "running", "over", "closed"]
    commitment: str
    created: float
    seats: tuple[SeatRow, ...]
    head: int = 0
    moves: int = 0
    vote: VoteRow | None = None
    rematch: str | None = None
    proposal: ProposalRow | None = None
    wish: str | None = None  # by which its owner asked for it
    quiet: bool = False  # only who sits here writes
    moved: float | None = None  # when the game began or somebody last moved


class MoveRow(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    seat: int
    move: str
    hash: str
    agreed: tuple[int, ...] = ()


What = Literal["mute", "away"]


class Turned(msgspec.Struct, frozen=True):
    """A spectator, and whether the owner has asked for quiet (`mute`) or sent them away (`away`)."""

    guest: str
    name: str
    what: What | None = None


@dataclass(frozen=True)
class Kept:
    """All that a table is made of."""

    row: TableRow
    log: list[MoveRow]
    answers: dict[tuple[int, str], Answer]
    commitment: Commitment
    turned: list[Turned] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)  # guests who hold a key to a seat -> whose seat it is


def hashed(token: str) -> str:
    """What is stored of a token: it has too many bits to be guessed, so a plain hash will do."""
    return sha256(token.encode()).hexdigest()


# --- guests


def rename(c: Connection, guest_id: str, name: str) -> list[str]:
    """Gives a guest another name; returns the tables they sit at."""
    c.execute(update(guest).where(guest.c.id == guest_id).values(name=name))
    return list(c.scalars(select(seat.c.table_id).where(seat.c.guest_id == guest_id)))


# --- tables


def new_table(c: Connection, row: TableRow, parts: dict[int, bytes]) -> None:
    c.execute(insert(game_table).values(**_plain(row), id=row.id, commitment=row.commitment, created=row.created))
    _write_seats(c, row)
    for part, value in parts.items():
        write(c, put_secret(row.id, part, value))


def save_table(c: Connection, row: TableRow) -> None:
    """Everything about a table but its log."""
    c.execute(update(game_table).where(game_table.c.id == row.id).values(**_plain(row)))
    _write_seats(c, row)


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
        "changed": time(),
    }


def _kept(open_question: VoteRow | ProposalRow | None) -> str | None:
    return msgspec.json.encode(open_question).decode() if open_question else None


def _write_seats(c: Connection, row: TableRow) -> None:
    c.execute(delete(seat).where(seat.c.table_id == row.id))
    for no, who in enumerate(row.seats):
        kept = {"kind": who.kind, "guest_id": who.guest, "bot": who.bot, "stand_in": who.stand_in, "seen": who.seen}
        c.execute(insert(seat).values(table_id=row.id, no=no, **kept))


def put_seen(table_id: str, no: int, at: float) -> Write:
    return Write(_SEEN, {"table_id": table_id, "no": no, "seen": at})


def put_secret(table_id: str, part: int, value: bytes | None) -> list[Write]:
    """The host's secret or a seat's pinch; None takes a pinch away with who brought it."""
    key = {"table_id": table_id, "part": part}
    away = Write(_NO_SECRET, key)
    return [away] if value is None else [away, Write(_SECRET, {**key, "value": value.hex()})]


def read_rows(c: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables by their ids, those changed last first."""
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
        who = SeatRow(s.kind, s.guest_id, s.name or "", s.bot, s.stand_in, s.pinch, s.seen)
        seats.setdefault(s.table_id, []).append(who)
    found = c.execute(select(game_table).where(game_table.c.id.in_(ids)).order_by(game_table.c.changed.desc()))
    return [_table_row(t, tuple(seats[t.id])) for t in found]


def _table_row(t: Row[tuple[object, ...]], seats: tuple[SeatRow, ...]) -> TableRow:
    names = (name for name in TableRow.__struct_fields__ if name not in ("seats", "options", "vote", "proposal"))
    return TableRow(
        **{name: getattr(t, name) for name in names},
        options=json.loads(t.options),
        vote=msgspec.json.decode(t.vote, type=VoteRow) if t.vote else None,
        proposal=msgspec.json.decode(t.proposal, type=ProposalRow) if t.proposal else None,
        seats=seats,
    )


def open_tables(c: Connection) -> list[str]:
    """Public tables with a seat to be taken."""
    lobby = (game_table.c.state == "lobby") & game_table.c.private.is_(False)
    free = select(seat.c.table_id).where(seat.c.kind == "open")
    wanted = select(game_table.c.id).where(lobby, game_table.c.id.in_(free))
    return list(c.scalars(wanted.order_by(game_table.c.changed.desc()).limit(FEW)))


def tables_of(c: Connection, guest_id: str, skip: int = 0) -> tuple[list[str], bool]:
    """Tables somebody sits at or has set up, those touched last first, and whether there are older ones still."""
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
    ids = list(c.scalars(ordered.offset(skip).limit(FEW + 1)))
    return ids[:FEW], len(ids) > FEW


def wished(c: Connection, owner: str, wish: str) -> str | None:
    """The table that came of a wish, if one did."""
    return c.scalar(select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.wish == wish))


def count_tables(c: Connection, owner: str) -> int:
    """How many tables of an owner are not over."""
    open_ones = game_table.c.state.in_(("lobby", "running"))
    return c.scalar(select(func.count()).where(game_table.c.owner == owner, open_ones)) or 0


def count_bots(c: Connection, owner: str) -> int:
    """How many seats bots have at tables of an owner that are not over."""
    theirs = select(game_table.c.id).where(game_table.c.owner == owner, game_table.c.state.in_(("lobby", "running")))
    return c.scalar(select(func.count()).where(seat.c.kind == "bot", seat.c.table_id.in_(theirs))) or 0


def read_table(c: Connection, table_id: str) -> Kept | None:
    """A table with everything needed to play it again."""
    rows = read_rows(c, [table_id])
    if not rows:
        return None
    columns = select(move.c.seat, move.c.move, move.c.hash, move.c.agreed)
    lines = c.execute(columns.where(move.c.table_id == table_id).order_by("seq"))
    said = c.execute(
        select(answer.c.seat, answer.c.command, answer.c.body).where(answer.c.table_id == table_id).order_by("at")
    )
    return Kept(
        rows[0],
        [MoveRow(no, text, digest, tuple(json.loads(agreed or "[]"))) for no, text, digest, agreed in lines],
        {(no, command): _answers.decode(body) for no, command, body in said},
        _commitment(c, table_id, len(rows[0].seats)),
        _turned(c, table_id),
        holders(c, table_id),
    )


def _turned(c: Connection, table_id: str) -> list[Turned]:
    known = select(turned.c.guest_id, guest.c.name, turned.c.what).join(guest, guest.c.id == turned.c.guest_id)
    return [Turned(*one) for one in c.execute(known.where(turned.c.table_id == table_id))]


def turn(c: Connection, table_id: str, one: Turned) -> None:
    """Keeps what the owner has said to a spectator; nothing is to be kept of who may stay and speak."""
    c.execute(delete(turned).where(turned.c.table_id == table_id, turned.c.guest_id == one.guest))
    if one.what is not None:
        c.execute(insert(turned).values(table_id=table_id, guest_id=one.guest, what=one.what))


def handle(table_id: str, guest_id: str) -> str:
    """What the owner of a table calls a spectator by: the same here, another one elsewhere."""
    return hashed(f"{table_id}/{guest_id}")[:16]


def holders(c: Connection, table_id: str) -> dict[str, str]:
    """Guests who hold a key to a seat at this table, and whose seat it is."""
    held = select(link.c.holder, link.c.guest_id).where(link.c.table_id == table_id, link.c.holder.is_not(None))
    return {str(holder): owner for holder, owner in c.execute(held)}


def _commitment(c: Connection, table_id: str, seats: int) -> Commitment:
    """The secret and the pinch of every seat, empty where nobody has added one."""
    parts = c.execute(select(secret.c.part, secret.c.value).where(secret.c.table_id == table_id))
    found = {part: bytes.fromhex(value) for part, value in parts}
    return Commitment(found[HOST], tuple(found.get(no, b"") for no in range(seats)))


# --- the log


def append(row: TableRow, entry: Entry[Any], agreed: tuple[int, ...] = ()) -> list[Write]:
    """A new line of the log and the new head of the table."""
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
    return [Write(_LINE, line), Write(_HEAD, {"id": row.id, "changed": now, **head})]


def keep_answer(table_id: str, no: int, command: str, kept: Answer) -> Write:
    body = msgspec.json.encode(kept).decode()
    return Write(_ANSWER, {"table_id": table_id, "seat": no, "command": command, "body": body, "at": time()})


def drop_answer(table_id: str, no: int, command: str) -> Write:
    return Write(_NO_ANSWER, {"table_id": table_id, "seat": no, "command": command})


# --- chat


def say(c: Connection, table_id: str, name: str, no: int | None, text: str, most: int) -> ChatLine:
    """Keeps a word at a table; of very many the oldest are forgotten."""
    number = 1 + (c.scalar(select(func.max(chat.c.id)).where(chat.c.table_id == table_id)) or 0)
    line = ChatLine(number, name, no, text, time())
    c.execute(insert(chat).values(table_id=table_id, id=number, name=name, seat=no, text=text, at=line.at))
    c.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.id <= number - most))
    return line


def said(c: Connection, table_id: str, most: int = 100) -> list[ChatLine]:
    """The last words at a table."""
    lines = select(chat.c.id, chat.c.name, chat.c.seat, chat.c.text, chat.c.at).where(chat.c.table_id == table_id)
    return [ChatLine(*line) for line in c.execute(lines.order_by(chat.c.id.desc()).limit(most))][::-1]


# --- games as they were seen


def put_archive(c: Connection, row: TableRow, body: bytes) -> None:
    c.execute(delete(archive).where(archive.c.table_id == row.id))
    c.execute(insert(archive).values(table_id=row.id, head=row.head, state=row.state, body=body))


def archived(c: Connection, table_id: str) -> bytes | None:
    return c.scalar(select(archive.c.body).where(archive.c.table_id == table_id))


def is_archived(c: Connection, row: TableRow) -> bool:
    """Whether just this moment of a game is kept."""
    same = (archive.c.table_id == row.id) & (archive.c.head == row.head) & (archive.c.state == row.state)
    return bool(c.scalar(select(func.count()).where(same)))


def unarchived(c: Connection, most: int, after: str) -> list[str]:
    """Games that have ended and of which nothing, or only an earlier moment, is kept: the next ones by id."""
    same = (archive.c.table_id == game_table.c.id) & (archive.c.state == game_table.c.state)
    ended = game_table.c.state.in_(("over", "closed")) & game_table.c.moved.is_not(None) & (game_table.c.id > after)
    missing = select(game_table.c.id).outerjoin(archive, same).where(ended, archive.c.table_id.is_(None))
    return list(c.scalars(missing.order_by(game_table.c.id).limit(most)))
