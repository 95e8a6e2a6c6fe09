"""The deletion of unused tables and guests. Finished games stay."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, union

from tafelrunde.server.queries import drop_tables
from tafelrunde.server.schema import game_table, guest, link, seat, session, turned, visit
from tafelrunde.server.settings import Retention

BATCH_SIZE = 200  # rows deleted in one transaction, so that nobody waits for long


def delete_expired(c: Connection, now: float, keeping: Retention, here: Collection[str]) -> int:
    """Delete one batch of expired tables and guests, except tables with visitors at any node; return the number."""
    return _forget_tables(c, now, keeping, here) + _forget_guests(c, now, keeping)


def _forget_tables(c: Connection, now: float, keeping: Retention, here: Collection[str]) -> int:
    t = game_table.c
    waiting = (t.state == "lobby") | ((t.state != "over") & (t.moves == 0))
    due = (waiting & (t.changed < now - keeping.lobby_s)) | (
        (t.state == "running") & (t.changed < now - keeping.running_s)
    )
    elsewhere = select(visit.c.table_id)  # rows of dead nodes are deleted by the other nodes
    ids = list(c.scalars(select(t.id).where(due, t.id.not_in(here), t.id.not_in(elsewhere)).limit(BATCH_SIZE)))
    drop_tables(c, ids)
    return len(ids)


def _forget_guests(c: Connection, now: float, keeping: Retention) -> int:
    """Delete guests without a seat after a long absence; they lose nothing but a name and a cookie."""
    needed = union(select(seat.c.guest_id).where(seat.c.guest_id.is_not(None)), select(game_table.c.owner))
    due = select(guest.c.id).where(guest.c.seen < now - keeping.guest_s, guest.c.id.not_in(needed)).limit(BATCH_SIZE)
    ids = list(c.scalars(due))
    for table in (session, link, turned):
        c.execute(delete(table).where(table.c.guest_id.in_(ids)))
    c.execute(delete(guest).where(guest.c.id.in_(ids)))
    return len(ids)
