"""Sessions of browsers, and keys to single seats. Only hashes of the tokens are stored.

A session belongs to a browser and gives access to everything of a guest. It ends on request or after long disuse. A key
is made for one seat at one table. The first guest who opens its link in time plays that seat under their own name,
beside its owner, until the key is revoked.
"""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete, insert, select, update

from tafelrunde.server.protocol.lobby import KeyInfo, SessionInfo
from tafelrunde.server.queries import notify_all, token_hash
from tafelrunde.server.rows import GuestRow
from tafelrunde.server.schema import game_table, guest, link, session

SHORT = 16  # the number of letters of a hash that name a session or a key


def short_hash(token: str) -> str:
    return token_hash(token)[:SHORT]


# --- sessions


def new_guest(c: Connection, who: GuestRow, token: str, about: str = "") -> None:
    now = time()
    c.execute(insert(guest).values(id=who.id, name=who.name, created=now, seen=now))
    c.execute(insert(session).values(hash=token_hash(token), guest_id=who.id, created=now, used=now, about=about))


def guest_of(c: Connection, token: str, since: float) -> GuestRow | None:
    """Return the guest of a session that was used since then."""
    found = c.execute(
        select(guest.c.id, guest.c.name, session.c.used)
        .join(session)
        .where(session.c.hash == token_hash(token), session.c.used > since)
    ).one_or_none()
    return GuestRow(*found) if found else None


def touch_session(c: Connection, who: GuestRow, token: str, now: float) -> None:
    c.execute(update(guest).where(guest.c.id == who.id).values(seen=now))
    c.execute(update(session).where(session.c.hash == token_hash(token)).values(used=now))


def list_sessions(c: Connection, guest_id: str, token: str, since: float) -> list[SessionInfo]:
    """Return a guest's valid sessions, the last used first; `token` is that of the current one."""
    columns = select(session.c.hash, session.c.about, session.c.created, session.c.used)
    found = c.execute(columns.where(session.c.guest_id == guest_id, session.c.used > since).order_by(session.c.used))
    mine = token_hash(token)
    return [SessionInfo(name[:SHORT], about, made, used, name == mine) for name, about, made, used in found][::-1]


def end_session(c: Connection, guest_id: str, name: str) -> bool:
    mine = (session.c.guest_id == guest_id) & session.c.hash.startswith(name, autoescape=True)
    return bool(c.execute(delete(session).where(mine)).rowcount)


# --- keys to one seat


def new_key(c: Connection, token: str, guest_id: str, table_id: str, until: float, most: int) -> None:
    """Store a new key; revoke the guest's oldest keys beyond the limit."""
    mine = select(link.c.hash).where(link.c.guest_id == guest_id).order_by(link.c.created.desc())
    for old in list(c.scalars(mine.offset(most - 1))):
        c.execute(delete(link).where(link.c.hash == old))
    made = {"hash": token_hash(token), "guest_id": guest_id, "table_id": table_id, "created": time(), "until": until}
    c.execute(insert(link).values(**made))


def list_keys(c: Connection, guest_id: str, now: float) -> list[KeyInfo]:
    """Return a guest's keys that have a holder or can still be opened, the newest first."""
    holder = guest.alias()
    columns = select(link.c.hash, link.c.table_id, game_table.c.game, link.c.created, link.c.until, holder.c.name)
    joined = columns.select_from(
        link.join(game_table, game_table.c.id == link.c.table_id).outerjoin(holder, holder.c.id == link.c.holder)
    )
    of_use = link.c.holder.is_not(None) | (link.c.until > now)
    found = c.execute(joined.where(link.c.guest_id == guest_id, of_use).order_by(link.c.created.desc()))
    return [KeyInfo(key[:SHORT], *rest) for key, *rest in found]


def open_key(c: Connection, token: str, table_id: str, holder: str, now: float) -> str | None:
    """Take a key that is free or already held by this guest; return the owner of its seat."""
    this = (link.c.hash == token_hash(token)) & (link.c.table_id == table_id)
    free = link.c.holder.is_(None) & (link.c.until > now)
    owner = c.scalar(select(link.c.guest_id).where(this, free | (link.c.holder == holder)))
    if owner is not None and owner != holder:
        c.execute(update(link).where(this).values(holder=holder))
        notify_all(c, table_id)
    return owner


def end_key(c: Connection, guest_id: str, name: str) -> str | None:
    """Revoke a key; return the table of its seat."""
    mine = (link.c.guest_id == guest_id) & link.c.hash.startswith(name, autoescape=True)
    table_id = c.scalar(select(link.c.table_id).where(mine))
    c.execute(delete(link).where(mine))
    if table_id is not None:
        notify_all(c, table_id)
    return table_id


def hand_back(c: Connection, table_id: str, holder: str) -> None:
    """Delete the keys that a guest holds at a table."""
    c.execute(delete(link).where(link.c.table_id == table_id, link.c.holder == holder))
    notify_all(c, table_id)
