"""What outlives the rules: a game as it was seen by everybody, kept as plain text.

A table is its log, and a log is played again by the rules it was played by. When these change, older games would be
dead weight. So a game that ends leaves its record and every moment of it in the store, and one that runs on leaves its
record so far and the last moment whenever it is put away. Both can be looked at with any later release.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec.structs import replace

from tafelrunde.kernel.record import record
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import shown
from tafelrunde.server.problems import No
from tafelrunde.server.protocol.table import LogLine, Moment, Sight, TakenBack, ViewMessage
from tafelrunde.server.rows import TableRow
from tafelrunde.server.seats import player

ENDED = ("over", "closed")


class Archive(msgspec.Struct, frozen=True):
    """The record, and what spectators saw: of an ended game after every move, else only after the last."""

    record: str
    log: list[LogLine]
    sights: dict[int, Sight]

    def view(self, secret: str | None) -> ViewMessage:
        """The last moment; nobody is asked anything any more."""
        last = self.sights[max(self.sights)]
        return ViewMessage(replace(last, asks=None, about={}, pending=[], secret=secret), self.log)

    def moment(self, number: int, secret: str | None) -> Moment:
        most = max(self.sights)
        if number not in self.sights:
            raise No("no-moment", most=most)
        seen = replace(self.sights[number], secret=secret if number == most else None)
        return Moment(number, most, seen, [line for line in self.log if line.seq >= number][:1])


_decoder = msgspec.json.Decoder(Archive)


def on_paper(table: AnyTable, row: TableRow) -> str:
    """The record of a game as it stands, the secret included: only what has ended may be read by others."""
    return record(table, [player(seat) for seat in row.seats], given_up=row.state != "over").text()


def pack(table: AnyTable, row: TableRow, back: dict[int, list[TakenBack]]) -> bytes:
    """A game to be kept. Takes a tenth of a second where it has ended."""
    numbers = range(table.moves + 1) if row.state in ENDED else (table.moves,)
    sights = {number: seen_after(table, None, number) for number in numbers}
    kept = Archive(on_paper(table, row), shown.log_lines(table, None, back=back), sights)
    return zlib.compress(msgspec.json.encode(kept))


def unpack(body: bytes) -> Archive:
    return _decoder.decode(zlib.decompress(body))


def seen_after(table: AnyTable, seat: int | None, number: int) -> Sight:
    """What a seat saw after so many moves; a look back, so there is nothing to do."""
    past = table.clone()
    if number < table.moves:
        past.take_back(0, len(table.line(number)))
    seen = shown.sight(past, seat)
    seen.legal, seen.decision, seen.can_undo = [], None, False
    return seen
