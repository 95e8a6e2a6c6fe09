"""The seats and the public description of a table, computed from its row."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server import serializers
from tafelrunde.server.protocol.lobby import OutcomeInfo, ProposalInfo, SeatInfo, TableInfo
from tafelrunde.server.rows import SeatRow, StandingRow, TableRow

STAND_IN = "search:strong"


def bot_at(seat: SeatRow) -> str | None:
    """Return the bot that plays this seat now, if any."""
    return seat.stand_in or seat.bot


def player_name(seat: SeatRow) -> str:
    return seat.name or bot_at(seat) or ""


def people(row: TableRow) -> list[int]:
    """Return the seats of people, with or without a stand-in; a seat that was given up belongs to a bot."""
    return [no for no, seat in enumerate(row.seats) if seat.guest is not None]


def is_own_table(row: TableRow, guest: str | None) -> bool:
    """Return whether a guest owns the table or has a seat."""
    return guest is not None and (row.owner == guest or any(seat.guest == guest for seat in row.seats))


def voters(row: TableRow, now: float, absent_after_s: float) -> list[int]:
    """Return the seats whose consent is needed: all people except those absent for too long."""
    return [no for no in people(row) if now - row.seats[no].seen < absent_after_s]


def started_row(row: TableRow, luck: Commitment, now: float) -> TableRow:
    """Return the row of a table whose game begins."""
    setup = serializers.find_game(row.game).setup(len(row.seats), row.options)
    seats = tuple(replace(seat, seen=now) for seat in row.seats)
    return replace(row, state="running", seats=seats, moved=now, standing=standing(Table.fresh(setup, luck), now))


def row_after_move(row: TableRow, table: AnyTable, now: float) -> TableRow:
    """Return the row of a table after one more line of its log.

    A move ends an open vote. A hidden answer does not, since nobody may notice it.
    """
    state = "over" if table.result else row.state
    counts = table.log[-1].counts
    at = row.standing.at if row.standing and not counts else now
    vote, stands = None if counts else row.vote, standing(table, at)
    head, version = len(table.log), row.version + 1
    return replace(
        row, head=head, version=version, moves=table.moves, state=state, vote=vote, moved=now, standing=stands
    )


def standing(table: AnyTable, at: float) -> StandingRow:
    """Return the state of a game for lists; a hidden answer changes only the seats that owe one."""
    game, result = table.setup.game, table.result
    if result is None:
        return StandingRow(owing=tuple(table.pending), round=game.round(table.state), at=at)
    return StandingRow(
        owing=(),
        round=game.round(table.state),
        at=at,
        winners=tuple(result.winners),
        scores=tuple(result.scores),
    )


def table_info(
    row: TableRow, guest: str | None, here: Collection[str] = (), spectators: int = 0, mine: int | None = None
) -> TableInfo:
    """Return the public description of a table for a guest; `mine` is the seat that they play by a key."""
    stands = row.standing
    seated = next((no for no, seat in enumerate(row.seats) if guest is not None and seat.guest == guest), mine)
    return TableInfo(
        id=row.id,
        game=row.game,
        state=row.state,
        seats=[
            SeatInfo(
                seat=no,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                stand_in=seat.stand_in,
                online=seat.guest is not None and seat.guest in here,
                you=no == mine or (guest is not None and seat.guest == guest),
                entropy=seat.pinch,
            )
            for no, seat in enumerate(row.seats)
        ],
        options=row.options,
        edition=_edition(row),
        private=row.private,
        owner=guest is not None and row.owner == guest,
        commitment=row.commitment,
        seq=row.moves,
        spectators=spectators,
        created=row.created,
        rematch=row.rematch,
        quiet=row.quiet,
        proposal=_proposal(row),
        outgrown=rules_unavailable(row),
        your_turn=row.state == "running" and seated is not None and stands is not None and seated in stands.owing,
        round=stands.round if stands else None,
        moved=stands.at if stands else None,
        result=OutcomeInfo(list(stands.winners), list(stands.scores))
        if stands and stands.winners is not None
        else None,
    )


def rules_unavailable(row: TableRow) -> bool:
    """Return whether a game was begun with rules or an edition that this server does not have.

    A table before its start takes the server's newest rules.
    """
    if row.moved is None:
        return False
    try:
        game = serializers.find_game(row.game)
    except BadInput:
        return True
    known = row.edition_kept or row.edition == game.built_in_edition.digest
    return game.rules_version != row.rules or not known


def _edition(row: TableRow) -> str:
    """Return the edition of a table, or before its start the one that it would get now."""
    if row.moved is not None:
        return row.edition
    try:
        return serializers.find_game(row.game).built_in_edition.digest
    except BadInput:
        return row.edition


def _proposal(row: TableRow) -> ProposalInfo | None:
    proposal = row.proposal
    if proposal is None:
        return None
    waiting = [no for no in people(row) if no not in proposal.yes]
    return ProposalInfo(proposal.by, proposal.option, proposal.value, list(proposal.yes), waiting)
