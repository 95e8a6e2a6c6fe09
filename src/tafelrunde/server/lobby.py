"""The lobby: new tables, and changes of seats and options before the start or when people are away."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from secrets import token_bytes, token_urlsafe
from time import time
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.bots import offered
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, Setup
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.options import Value
from tafelrunde.server import editions, queries, serializers, sessions
from tafelrunde.server.protocol.lobby import JoinWish, OptionVoice, SeatChange, SeatWish, TableWish
from tafelrunde.server.queries import HOST_PART
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rooms import Room
from tafelrunde.server.rows import GuestRow, ProposalRow, SeatRow, TableRow
from tafelrunde.server.seats import STAND_IN, people, started_row
from tafelrunde.server.server import Server

OPEN = SeatRow(kind="open")


# --- a new table


async def create(server: Server, who: GuestRow, wish: TableWish) -> Room:
    """Set up a table, and start it if requested, in one transaction. A repeated wish finds the same table.

    The table's secret is drawn and committed before people contribute to the luck."""
    seats = [_seat(wished, who) for wished in wish.seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Rejected("seats-me")
    row, parts = _laid_out(who, wish.game, wish.options, wish.private, seats, wish.entropy)
    if wish.start and all(seat.kind != "open" for seat in seats):
        row = started_row(row, queries.commitment_from_parts(parts, len(seats)), server.wall())
    return await _set_up(server, who, replace(row, wish=wish.wish), parts)


async def rematch(room: Room, who: GuestRow, wish: JoinWish) -> Room:
    """Set up a table with the same seats and options, or find the one that another person has set up."""
    async with room.lock:
        old = room.row
        if room.seat_of(who.id) is None or who.id in room.presence.keys:
            raise Rejected("not-seated")
        if old.state != "over":
            raise Rejected("not-over")
        if old.rematch is not None:
            return await room.server.room(old.rematch)
        seats = [_next_game(seat) for seat in old.seats]
        row, parts = _laid_out(who, old.game, old.options, old.private, seats, wish.entropy)
        if people(row) == [room.seat_of(who.id)]:
            row = started_row(row, queries.commitment_from_parts(parts, len(seats)), room.server.wall())
        successor = await _set_up(room.server, who, row, parts, replace(old, rematch=row.id))
        room.set_rematch(successor.row.id)
    return successor


def _next_game(seat: SeatRow) -> SeatRow:
    """Return the seat in the next game: a bot replaces a person who gave up."""
    given_up = seat.kind == "person" and seat.guest is None
    return SeatRow(kind="bot", bot=seat.stand_in) if given_up else replace(seat, stand_in=None, pinch=False)


def _laid_out(
    who: GuestRow,
    slug: str,
    options: dict[str, Value],
    private: bool,
    seats: Sequence[SeatRow],
    entropy: str | None,
) -> tuple[TableRow, dict[int, bytes]]:
    """Return a new table and the parts of its luck; nothing is stored yet."""
    setup = _setup(slug, len(seats), options)
    secret = token_bytes(32)
    parts: dict[int, bytes] = {HOST_PART: secret}
    if entropy is not None:
        parts |= {no: bytes.fromhex(entropy) for no, seat in enumerate(seats) if seat.guest == who.id}
    row = TableRow(
        id=token_urlsafe(15),
        game=slug,
        rules=setup.game.rules_version,
        edition=setup.edition.digest,
        options=dict(setup.options),
        private=private,
        owner=who.id,
        state="lobby",
        commitment=Commitment(secret).public,
        created=time(),
        seats=tuple(seats),
    )
    return row, parts


async def _set_up(
    server: Server, who: GuestRow, row: TableRow, parts: dict[int, bytes], old: TableRow | None = None
) -> Room:
    """Store a new table, together with the `old` one that it follows. A repeated wish stores nothing."""
    server.new_tables.take(who.id)
    limits, bots = server.settings.limits, sum(seat.kind == "bot" for seat in row.seats)

    def work(c: Connection) -> str | Rejected:
        known = queries.table_of_wish(c, who.id, row.wish) if row.wish else None
        if known is not None:
            return known
        if queries.count_tables(c, who.id) >= limits.tables_per_guest:
            return Rejected("too-many-tables", most=limits.tables_per_guest)
        if bots and queries.count_bots(c, who.id) + bots > limits.bots_per_guest:
            return Rejected("too-many-bots", most=limits.bots_per_guest)
        queries.new_table(c, row, parts)
        if row.moved is not None:
            editions.keep(c, serializers.find_game(row.game))
        if old is not None:
            queries.save_table(c, old)
        return row.id

    found = await server.store.do(work, about=old.id if old else None)
    if isinstance(found, Rejected):
        raise found
    return await server.room(found)


def _seat(wish: SeatWish, who: GuestRow) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(kind="person", guest=who.id, name=who.name)
    return _bot(wish.bot) if wish.kind == "bot" else OPEN


def _bot(spec: str | None) -> SeatRow:
    """Return a bot's seat. Bots contribute nothing to the luck, since the server could steer it that way."""
    return SeatRow(kind="bot", bot=known_bot(spec))


def known_bot(spec: str | None) -> str:
    """Return a bot that may be seated; None means the default one."""
    if spec is None:
        return STAND_IN
    if spec not in offered():
        raise Rejected("no-bot", bot=spec, known=" ".join(offered()))
    return spec


def _setup(slug: str, seats: int, options: dict[str, Value]) -> Setup[Any, Any]:
    try:
        return serializers.find_game(slug).setup(seats, options)
    except BadInput as error:
        if error.key == "unknown-game":
            raise Rejected("no-game", game=slug) from None
        raise Rejected.of(error) from None


# --- seats


async def join(room: Room, who: GuestRow, wish: JoinWish) -> None:
    """Take an open seat. Seated people contribute to the luck, change seats, or come back from a stand-in."""
    async with room.lock:
        mine = room.seat_of(who.id)
        if mine is not None and room.row.state == "running":
            await _give_back(room, mine)
            return
        _require_lobby(room)
        pinch = bytes.fromhex(wish.entropy) if wish.entropy else None
        if mine is not None and wish.seat not in (None, mine):
            await _move(room, mine, _makes_room(room.row, wish.seat), pinch)
            return
        no = _free(room.row, wish.seat) if mine is None else mine
        fresh = SeatRow(kind="person", guest=who.id, name=who.name, seen=room.server.wall())
        seat = replace(fresh if mine is None else room.row.seats[mine], pinch=pinch is not None)
        await _seat_at(room, no, seat, pinch)


def _free(row: TableRow, wished: int | None) -> int:
    free = [no for no, seat in enumerate(row.seats) if seat.kind == "open"]
    if not free or (wished is not None and wished not in free):
        raise Rejected("seat-taken")
    return free[0] if wished is None else wished


def _makes_room(row: TableRow, wished: int) -> int:
    """Return a seat that a person may change to: an open one, or a bot's."""
    if wished >= len(row.seats) or row.seats[wished].kind == "person":
        raise Rejected("seat-taken")
    return wished


async def _move(room: Room, mine: int, no: int, pinch: bytes | None) -> None:
    """Change seats. A bot takes the seat left behind."""
    row = room.row
    places = {mine: no, no: mine}
    seats = list(row.seats)
    seats[no], seats[mine] = replace(seats[mine], pinch=pinch is not None), seats[no]
    proposal = row.proposal and replace(
        row.proposal,
        by=places.get(row.proposal.by, row.proposal.by),
        yes=tuple(sorted(places.get(voice, voice) for voice in row.proposal.yes)),
    )
    secrets = (*queries.put_secret(row.id, no, pinch), *queries.put_secret(row.id, mine, None))
    await room.save(replace(row, seats=tuple(seats), proposal=proposal), *secrets)


async def leave(room: Room, who: GuestRow) -> None:
    """Leave a seat: before the start it becomes free, later a bot stands in until the person returns.

    The holder of a key to the seat hands the key back instead."""
    async with room.lock:
        no = room.seat_of(who.id)
        if no is None:
            raise Rejected("not-seated")
        if who.id in room.presence.keys:
            await room.server.store.do(lambda c: sessions.hand_back(c, room.row.id, who.id), about=room.row.id)
            del room.presence.keys[who.id]
            room.show()
            return
        if room.row.state == "running":
            await _stand_in(room, no, STAND_IN)
            return
        _require_lobby(room)
        heir = next((seat.guest for seat in room.row.seats if seat.guest not in (None, who.id)), None)
        if room.row.owner == who.id:
            row = replace(room.row, owner=heir or who.id, state="lobby" if heir else "closed")
            await _seat_at(room, no, OPEN, None, row)
        else:
            await _seat_at(room, no, OPEN, None)


async def change_seat(room: Room, who: GuestRow, change: SeatChange) -> None:
    """Carry out the owner's change of a seat; people may also take their own seat back."""
    async with room.lock:
        if change.seat >= len(room.row.seats):
            raise Rejected("no-such-seat", most=len(room.row.seats) - 1)
        if change.kind == "give_back" and room.seat_of(who.id) == change.seat:
            await _give_back(room, change.seat)
            return
        _require_owner(room, who)
        if change.kind == "open":
            _require_lobby(room)
            await _seat_at(room, change.seat, OPEN, None)
        elif change.kind == "bot":
            _require_lobby(room)
            await _require_bot_allowance(room, change.seat)
            await _seat_at(room, change.seat, _bot(change.bot), None)
        elif change.kind == "stand_in":
            _require_away(room, change.seat)
            await _stand_in(room, change.seat, known_bot(change.bot))
        else:
            await _give_back(room, change.seat)


async def _require_bot_allowance(room: Room, no: int) -> None:
    most = room.server.settings.limits.bots_per_guest
    others = await room.server.store.read(lambda c: queries.count_bots(c, room.row.owner)) - (
        room.row.seats[no].kind == "bot"
    )
    if others >= most:
        raise Rejected("too-many-bots", most=most)


def _require_away(room: Room, no: int) -> None:
    """Reject a stand-in for a person who is here or left recently: pages are reloaded, and phones locked."""
    seat = room.row.seats[no]
    away, grace = room.presence.away(seat.guest), room.server.settings.stand_in_after_s
    if seat.kind == "person" and away == 0.0:
        raise Rejected("present")
    if seat.kind == "person" and away < grace:
        raise Rejected("lately", minutes=ceil((grace - away) / 60))


async def _seat_at(room: Room, no: int, seat: SeatRow, pinch: bytes | None, row: TableRow | None = None) -> None:
    row = row or room.row
    proposal = row.proposal if row.seats[no].guest == seat.guest else _without(row.proposal, no)
    seats = (*row.seats[:no], seat, *row.seats[no + 1 :])
    row = _settled(replace(row, seats=seats, proposal=proposal))
    await room.save(row, *queries.put_secret(row.id, no, pinch))


async def _stand_in(room: Room, no: int, spec: str) -> None:
    if room.row.state != "running":
        raise Rejected("not-running")
    if room.row.seats[no].guest is None:
        raise Rejected("no-person")
    await _played_by(room, no, spec)


async def _give_back(room: Room, no: int) -> None:
    if room.row.seats[no].guest is None:
        raise Rejected("no-person")
    await _played_by(room, no, None)


async def _played_by(room: Room, no: int, spec: str | None) -> None:
    """Let a bot or the owner of a seat play it; owner and votes stay the same."""
    seat = replace(room.row.seats[no], stand_in=spec)
    seats = (*room.row.seats[:no], seat, *room.row.seats[no + 1 :])
    await room.save(replace(room.row, seats=seats))


# --- options


async def negotiate(room: Room, who: GuestRow, voice: OptionVoice) -> None:
    """Propose an option before the start, agree to it or decline. All people at the table must agree."""
    async with room.lock:
        no = room.seat_of(who.id)
        if no is None:
            raise Rejected("not-seated")
        _require_lobby(room)
        proposal = _proposed(room.row, no, voice) if voice.kind == "propose" else _answered(room.row, no, voice)
        await room.save(_settled(replace(room.row, proposal=proposal)))


def _proposed(row: TableRow, no: int, voice: OptionVoice) -> ProposalRow:
    if row.proposal is not None:
        raise Rejected("proposal-open")
    value = _setup(row.game, len(row.seats), {**row.options, voice.option: voice.value}).options[voice.option]
    if value == row.options.get(voice.option):
        raise Rejected("no-change")
    return ProposalRow(no, voice.option, value, (no,))


def _answered(row: TableRow, no: int, voice: OptionVoice) -> ProposalRow | None:
    proposal = row.proposal
    if proposal is None or (proposal.option, proposal.value) != (voice.option, voice.value):
        raise Rejected("no-proposal")
    return replace(proposal, yes=tuple(sorted({*proposal.yes, no}))) if voice.kind == "agree" else None


def _without(proposal: ProposalRow | None, no: int) -> ProposalRow | None:
    """Return the proposal without the voice of a seat; without its proposer it is gone."""
    if proposal is None or proposal.by == no:
        return None
    return replace(proposal, yes=tuple(voice for voice in proposal.yes if voice != no))


def _settled(row: TableRow) -> TableRow:
    """Return the table with the proposal in force, if all people have agreed."""
    proposal = row.proposal
    if proposal is None or not set(people(row)) <= set(proposal.yes):
        return row
    return replace(row, options={**row.options, proposal.option: proposal.value}, proposal=None)


# --- start and end


async def start(room: Room, who: GuestRow) -> None:
    """Start the game. This fixes the luck: the committed secret and the contributions of people."""
    async with room.lock:
        _require_owner(room, who)
        _require_lobby(room)
        if any(seat.kind == "open" for seat in room.row.seats):
            raise Rejected("open-seats")
        if room.row.proposal is not None:
            raise Rejected("proposal-open")
        await room.begin(moved_on(room.row))


def moved_on(row: TableRow) -> TableRow:
    """Return a table before its start with today's rules; options that no longer exist are dropped."""
    game = serializers.find_game(row.game)
    kept = {name: value for name, value in row.options.items() if _is_valid_option(game, len(row.seats), name, value)}
    setup = _setup(row.game, len(row.seats), kept)
    return replace(row, rules=game.rules_version, edition=setup.edition.digest, options=dict(setup.options))


def _is_valid_option(game: Game[Any, Any], seats: int, name: str, value: Value) -> bool:
    try:
        game.setup(seats, {name: value})
    except BadInput:
        return False
    return True


def _require_owner(room: Room, who: GuestRow) -> None:
    if room.row.owner != who.id:
        raise Rejected("not-owner")


def _require_lobby(room: Room) -> None:
    if room.row.state != "lobby":
        raise Rejected("not-lobby")
