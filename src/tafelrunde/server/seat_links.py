"""Endpoints for a guest's sessions, and for links that let others play a seat."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection

from tafelrunde.server import queries, sessions
from tafelrunde.server.access import client_address, token_of
from tafelrunde.server.calls import Call, EmptyBody
from tafelrunde.server.protocol.lobby import EndKey, Keys, SeatLink, TableInfo
from tafelrunde.server.rejections import Rejected


async def show(call: Call[None]) -> Keys:
    """List the browsers that are signed in as you, and the links to your seats."""
    return await _all(call)


async def end(call: Call[EndKey]) -> Keys:
    """End a session, or take back a key to a seat."""
    who, name = call.guest, call.body.id

    def work(c: Connection) -> tuple[bool, str | None]:
        return sessions.end_session(c, who.id, name), sessions.end_key(c, who.id, name)

    ended, table_id = await call.server.store.do(work)
    if ended:
        call.server.disconnect_session(name)
    elif table_id is None:
        raise Rejected("no-link")
    room = call.server.live(table_id) if table_id else None
    if room is not None:
        room.presence.keys = await call.server.store.read(lambda c: queries.key_holders(c, room.row.id))
        room.show()
    return await _all(call)


async def _all(call: Call[Any]) -> Keys:
    who, token, now = call.guest, token_of(call.request) or "", call.server.wall()

    def work(c: Connection) -> Keys:
        since = now - call.server.settings.session_lifetime_s
        return Keys(sessions.list_sessions(c, who.id, token, since), sessions.list_keys(c, who.id, now))

    return await call.server.store.read(work)


async def new_link(call: Call[EmptyBody]) -> SeatLink:
    """Create a link to your seat, for another device or for somebody who plays it with you.

    It opens this seat at this table only, once and within a day. It is shown once; `/api/keys` lists and revokes it.
    """
    room, _ = await call.seat()
    who, token, server = call.guest, token_urlsafe(24), call.server
    if who.id in room.presence.keys:
        raise Rejected("not-yours")
    until, most = server.wall() + server.settings.seat_link_lifetime_s, server.settings.limits.links_per_guest
    await server.store.do(lambda c: sessions.new_key(c, token, who.id, room.row.id, until, most))
    return SeatLink(token, room.row.id)


async def claim(call: Call[SeatLink]) -> TableInfo:
    """Open a link to a seat: you then play it under your own name, beside its owner."""
    call.server.new_guests.take(client_address(call.request))
    room, who = await call.room(), call.guest
    if any(seat.guest == who.id for seat in room.row.seats):
        return call.info(room)  # a guest plays only one seat at a table and needs no key for it
    secret, now = call.body.secret, call.server.wall()
    sitter = await call.server.store.do(
        lambda c: sessions.open_key(c, secret, room.row.id, who.id, now), about=room.row.id
    )
    if sitter is None:
        raise Rejected("no-link")
    room.presence.keys[who.id] = sitter
    room.show()
    return call.info(room)
