"""Moderation of spectators: the owner may mute one, send one away, or restrict the chat to seated people."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.server import queries
from tafelrunde.server.protocol.lobby import Moderation
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, ModeratedGuest, ModerationKind

KINDS: dict[str, ModerationKind | None] = {"mute": "mute", "send_away": "away", "pardon": None}


async def moderate(room: Room, who: GuestRow, wish: Moderation) -> None:
    """Carry out the owner's decision. It holds for this table, even when the spectator returns."""
    async with room.lock:
        if room.row.owner != who.id:
            raise Rejected("not-owner")
        if wish.kind in ("quiet", "open"):
            await room.save(replace(room.row, quiet=wish.kind == "quiet"))
            return
        found = next(
            (one for one in room.audience() if queries.spectator_handle(room.row.id, one.guest) == wish.who), None
        )
        if found is None:
            raise Rejected("no-spectator")
        turned = ModeratedGuest(found.guest, found.name, KINDS[wish.kind])
        await room.store(
            room.server.store.do(lambda c: queries.save_moderation(c, room.row.id, turned), about=room.row.id)
        )
        room.turn(turned)


def may_watch(room: Room, who: GuestRow | None) -> None:
    if who is not None and room.moderation_of(who.id) == "away":
        raise Rejected("sent-away")


def may_speak(room: Room, who: GuestRow) -> None:
    """Reject chat from muted spectators, and limit the rate of all spectators together."""
    if room.seat_of(who.id) is not None:
        return
    if room.hushed(who.id):
        raise Rejected("quiet")
    room.server.spectators_chat.take(room.row.id)
