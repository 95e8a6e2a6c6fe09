"""What is kept for how long. Games that were played stay; what nobody has touched for long goes."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, union

from tafelrunde.server.queries import drop_tables
from tafelrunde.server.schema import game_table, guest, link, seat, session, turned, visit
from tafelrunde.server.settings import Retention

BATCH_SIZE = 200  # so that nobody waits for it


def delete_expired(c: Connection, now: float, keeping: Retention, here: Collection[str]) -> int:
    """Drops what is due, a part at a time, but no table where somebody is, here or in another server; returns how much
    it was."""
    return _forget_tables(c, now, keeping, here) + _forget_guests(c, now, keeping)


def _forget_tables(c: Connection, now: float, keeping: Retention, here: Collection[str]) -> int:
    t = game_table.c
    waiting = (t.state == "lobby") | ((t.state != "over") & (t.moves == 0))
    due = (waiting & (t.changed < now - keeping.lobby_s)) | (
        (t.state == "running") & (t.changed < now - keeping.running_s)
    )
    elsewhere = select(visit.c.table_id)  # what other servers have said; who is gone is taken off that list by others
    ids = list(c.scalars(select(t.id).where(due, t.id.not_in(here), t.id.not_in(elsewhere)).limit(BATCH_SIZE)))
    drop_tables(c, ids)
    return len(ids)


def _forget_guests(c: Connection, now: float, keeping: Retention) -> int:
    """Those who have not come for long and sit nowhere: a name and a cookie is all they lose."""
    needed = union(select(seat.c.guest_id).where(seat.c.guest_id.is_not(None)), select(game_table.c.owner))
    due = select(guest.c.id).where(guest.c.seen < now - keeping.guest_s, guest.c.id.not_in(needed)).limit(BATCH_SIZE)
    ids = list(c.scalars(due))
    for table in (session, link, turned):
        c.execute(delete(table).where(table.c.guest_id.in_(ids)))
    c.execute(delete(guest).where(guest.c.id.in_(ids)))
    return len(ids)
