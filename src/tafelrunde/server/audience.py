"""Who only watches: the owner may ask one of them for quiet, send one away, or let only those write who sit here."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.server import rows
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.lobby import Moderation
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, Turned, What

KINDS: dict[str, What | None] = {"mute": "mute", "send_away": "away", "pardon": None}


async def moderate(room: Room, who: GuestRow, wish: Moderation) -> None:
    """The owner's word. It holds for this table, also when somebody comes again."""
    async with room.lock:
        if room.row.owner != who.id:
            raise No("not-owner")
        if wish.kind in ("quiet", "open"):
            await room.save(replace(room.row, quiet=wish.kind == "quiet"))
            return
        found = next((one for one in room.audience() if rows.handle(room.row.id, one.guest) == wish.who), None)
        if found is None:
            raise No("no-spectator")
        turned = Turned(found.guest, found.name, KINDS[wish.kind])
        await room.store(room.hall.store.do(lambda c: rows.turn(c, room.row.id, turned), about=room.row.id))
        room.turn(turned)


def may_watch(room: Room, who: GuestRow | None) -> None:
    if who is not None and room.turned_as(who.id) == "away":
        raise No("sent-away")


def may_speak(room: Room, who: GuestRow) -> None:
    """Who sits here may; of all the others together only so much is heard."""
    if room.seat_of(who.id) is not None:
        return
    if room.hushed(who.id):
        raise No("quiet")
    room.hall.spectators_chat.take(room.row.id)
