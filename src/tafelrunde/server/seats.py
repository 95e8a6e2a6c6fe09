"""A table's row as others see it: who plays which seat, whose word counts, what it looks like from outside."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import shown
from tafelrunde.server.protocol.lobby import ProposalInfo, SeatInfo, TableInfo
from tafelrunde.server.rows import SeatRow, TableRow


def bot_at(seat: SeatRow) -> str | None:
    """The bot that plays this seat now, if one does."""
    return seat.stand_in or seat.bot


def player(seat: SeatRow) -> str:
    return seat.name if seat.kind == "person" else seat.bot or ""


def people(row: TableRow) -> list[int]:
    """Seats that a person holds, whether a bot stands in or not."""
    return [no for no, seat in enumerate(row.seats) if seat.kind == "person"]


def concerns(row: TableRow, guest: str | None) -> bool:
    """Whether this table is one of a guest's own."""
    return guest is not None and (row.owner == guest or any(seat.guest == guest for seat in row.seats))


def voters(row: TableRow, now: float, gone: float) -> list[int]:
    """Whose consent is needed: all people who hold a seat, but for those who have not come for `gone` seconds."""
    return [no for no in people(row) if now - row.seats[no].seen < gone]


def begun(row: TableRow, now: float) -> TableRow:
    """The row of a table whose game begins."""
    return replace(row, state="running", seats=tuple(replace(seat, seen=now) for seat in row.seats), moved=now)


def moved(row: TableRow, table: AnyTable, now: float) -> TableRow:
    """The row of a table after one more line of its log."""
    state = "over" if table.result else row.state
    return replace(row, head=len(table.log), moves=table.moves, state=state, vote=None, moved=now)


def table_info(
    row: TableRow, guest: str | None, here: Collection[str] = (), spectators: int = 0, mine: int | None = None
) -> TableInfo:
    """A table as a guest sees it from outside; `mine` is the seat they play with somebody's key."""
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
        edition=row.edition,
        private=row.private,
        owner=guest is not None and row.owner == guest,
        commitment=row.commitment,
        seq=row.moves,
        spectators=spectators,
        created=row.created,
        rematch=row.rematch,
        quiet=row.quiet,
        proposal=_proposal(row),
        outgrown=outgrown(row),
    )


def outgrown(row: TableRow) -> bool:
    """Whether a game was begun under rules that this release does not have. What has not begun moves on with them."""
    if row.moved is None:
        return False
    try:
        game = shown.find_game(row.game)
    except BadInput:
        return True
    return (game.rules_version, game.house_edition.digest) != (row.rules, row.edition)


def _proposal(row: TableRow) -> ProposalInfo | None:
    proposal = row.proposal
    if proposal is None:
        return None
    waiting = [no for no in people(row) if no not in proposal.yes]
    return ProposalInfo(proposal.by, proposal.option, proposal.value, list(proposal.yes), waiting)
