"""Stores for tests, filled with Anna's games without a server. In a running game it is her turn."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec.structs import replace
from sqlalchemy import Connection

from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.table import AnyTable, Table
from tafelrunde.server import queries, sessions
from tafelrunde.server.batch_writer import write
from tafelrunde.server.queries import HOST_PART
from tafelrunde.server.rows import GuestRow, SeatRow, TableRow
from tafelrunde.server.seats import standing
from tafelrunde.server.store import FILE_NAME, open_file

ANNA = GuestRow("guest-anna", "Anna")
TOKEN = "a-token-of-annas"
PINCH = b"\1" * 16


def played(number: int, slug: str = "dungeon_designer", seats: int = 1) -> tuple[bytes, AnyTable]:
    """Return a finished game and its secret; the number is the seed."""
    dice = Random(number)
    secret = dice.randbytes(32)
    table: AnyTable = Table.fresh(game(slug).setup(seats), Commitment(secret, (PINCH,) * seats))
    while table.result is None:
        seat = table.pending[0]
        table.play(seat, dice.choice(table.legal(seat)))
    return secret, table


def fill(folder: Path, games: Iterable[tuple[bytes, AnyTable]]) -> list[str]:
    """Create a store in a new folder with these games of Anna's; return the ids of their tables."""
    folder.mkdir(mode=0o700)
    made = open_file(folder / FILE_NAME)
    ids: list[str] = []
    with made.begin() as c:
        sessions.new_guest(c, ANNA, TOKEN)
        for secret, table in games:
            ids.append(f"table-{len(ids):08}")
            _put(c, ids[-1], secret, table, len(ids))
    made.dispose()
    return ids


def _put(c: Connection, table_id: str, secret: bytes, table: AnyTable, at: float) -> None:
    assert table.commitment is not None
    anna, bot = table.pending[0] if table.pending else 0, SeatRow(kind="bot", bot="greedy")
    row = TableRow(
        id=table_id,
        game=table.game.slug,
        rules=table.game.rules_version,
        edition=table.setup.edition.digest,
        options=dict(table.setup.options),
        private=True,
        owner=ANNA.id,
        state="over" if table.result else "running",
        commitment=Commitment(secret).public,
        created=at,
        seats=tuple(SeatRow(kind="person", guest=ANNA.id) if no == anna else bot for no in range(table.setup.seats)),
        head=len(table.log),
        moves=table.moves,
        moved=at,
        standing=standing(table, at),
    )
    queries.new_table(c, row, {HOST_PART: secret, **dict.fromkeys(range(table.setup.seats), PINCH)})
    for number, entry in enumerate(table.log, 1):
        write(c, queries.append_entry(replace(row, head=number, moves=number, version=number), entry))
