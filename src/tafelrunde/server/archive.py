"""Archives: games kept as plain text, readable after their rules have changed.

A table is its log, and a log can be replayed only by the rules it was played by. Therefore a game that ends leaves its
record and every moment of it in the store. A running game leaves its record so far and its last moment whenever it is
evicted from memory. Every later release can show both.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec.structs import replace

from tafelrunde.kernel.record import record
from tafelrunde.kernel.state import State
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.views import plain
from tafelrunde.server import serializers
from tafelrunde.server.patches import Patch, apply_patch, make_patch
from tafelrunde.server.protocol.table import LogLine, MomentInfo, SightInfo, StoryInfo, TakenBack, ViewMessage
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.rows import TableRow
from tafelrunde.server.seats import player_name

ENDED = ("over", "closed")


class Archive(msgspec.Struct, frozen=True):
    """The record and the sights of a game: after every move of an ended game, else only the spectators' last one.

    In an ended game nothing is hidden: `eyes` hold for each seat the patch from the spectators' view to its own. Only a
    finished game has a story."""

    record: str
    log: list[LogLine]
    sights: dict[int, SightInfo]
    eyes: dict[int, list[Patch]]
    story: StoryInfo | None

    def view(self, secret: str | None) -> ViewMessage:
        """Return the last moment, without an open decision."""
        last = self.sights[max(self.sights)]
        return ViewMessage(
            replace(last, asks=None, about={}, pending=[], secret=secret), [_without_patches(line) for line in self.log]
        )

    def moment(self, number: int, secret: str | None, eyes: int | None = None) -> MomentInfo:
        """Return a moment as spectators saw it, or through the eyes of a seat.

        A seat gets no patches, since these belong to the spectators' view."""
        most = max(self.sights)
        if number not in self.sights:
            raise Rejected("no-moment", most=most)
        seen = replace(self.sights[number], secret=secret if number == most else None)
        lines = [line for line in self.log if line.seq >= number][:1]
        if eyes is not None and number in self.eyes:
            seen = replace(seen, seat=eyes, table=apply_patch(seen.table, self.eyes[number][eyes]))
            lines = [_without_patches(line) for line in lines]
        return MomentInfo(number, most, seen, lines)


def _without_patches(line: LogLine) -> LogLine:
    return replace(line, told=[replace(told, change=msgspec.UNSET) for told in line.told])


_decoder = msgspec.json.Decoder(Archive)


def record_text(table: AnyTable, row: TableRow) -> str:
    """Return the record of a game so far. It contains the secret, so others may read it only after the end."""
    return record(table, [player_name(seat) for seat in row.seats], given_up=row.state != "over").text()


def pack(table: AnyTable, row: TableRow, back: dict[int, list[TakenBack]]) -> bytes:
    """Return the packed archive of a game; this takes a tenth of a second for an ended one."""
    ended = row.state in ENDED
    numbers = range(table.moves + 1) if ended else (table.moves,)
    sights = {number: seen_after(table, None, number) for number in numbers}
    kept = Archive(
        record=record_text(table, row),
        log=serializers.log_lines(table, None, back=back, watched=numbers[1:]),
        sights=sights,
        eyes={number: _eyes(table, sights[number]) for number in numbers} if ended else {},
        story=serializers.story(table) if row.state == "over" else None,
    )
    return zlib.compress(msgspec.json.encode(kept))


def _eyes(table: AnyTable, public: SightInfo) -> list[Patch]:
    """Return the patch from the spectators' view to the view of each seat at one moment."""
    state = state_after(table, public.seq)
    seen = plain(public.table)
    return [make_patch(seen, plain(table.game.view(state, seat))) for seat in range(table.setup.seats)]


def state_after(table: AnyTable, number: int) -> State:
    """Return the position after `number` moves."""
    line = table.line(number)
    state: State = table.before(line[0]) if line else table.state
    return state


def unpack(body: bytes) -> Archive:
    return _decoder.decode(zlib.decompress(body))


def seen_after(table: AnyTable, seat: int | None, number: int) -> SightInfo:
    """Return the sight of a seat after `number` moves, without anything to do."""
    line = table.line(number) if number < table.moves else []
    if line:
        table.before(line[0])  # fills the table's cache, which its clone and later viewers share
    past = table.clone()
    if line:
        past.take_back(0, len(line))
    seen = serializers.sight(past, seat)
    seen.legal, seen.decision, seen.can_undo = [], None, False
    return seen
