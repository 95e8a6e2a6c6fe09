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
from tafelrunde.kernel.state import State
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.views import plain
from tafelrunde.server import serializers
from tafelrunde.server.patches import Patch, apply_patch, make_patch
from tafelrunde.server.protocol.table import LogLine, MomentInfo, SightInfo, StoryInfo, TakenBack, ViewMessage
from tafelrunde.server.queries import TableRow
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.seats import player_name

ENDED = ("over", "closed")


class Archive(msgspec.Struct, frozen=True):
    """The record, and what was seen: of an ended game after every move, else only by spectators after the last.

    Once a game has ended everything may be seen, so `eyes` tell for each seat what it saw besides the spectators: the
    patch of their view. Only a game that was played to its end has a story."""

    record: str
    log: list[LogLine]
    sights: dict[int, SightInfo]
    eyes: dict[int, list[Patch]]
    story: StoryInfo | None

    def view(self, secret: str | None) -> ViewMessage:
        """The last moment; nobody is asked anything any more."""
        last = self.sights[max(self.sights)]
        return ViewMessage(
            replace(last, asks=None, about={}, pending=[], secret=secret), [_still(line) for line in self.log]
        )

    def moment(self, number: int, secret: str | None, eyes: int | None = None) -> MomentInfo:
        """A moment as spectators saw it, or through the eyes of a seat. What they saw change was theirs alone."""
        most = max(self.sights)
        if number not in self.sights:
            raise Rejected("no-moment", most=most)
        seen = replace(self.sights[number], secret=secret if number == most else None)
        lines = [line for line in self.log if line.seq >= number][:1]
        if eyes is not None and number in self.eyes:
            seen = replace(seen, seat=eyes, table=apply_patch(seen.table, self.eyes[number][eyes]))
            lines = [_still(line) for line in lines]
        return MomentInfo(number, most, seen, lines)


def _still(line: LogLine) -> LogLine:
    """A line that is read, not watched."""
    return replace(line, told=[replace(told, change=msgspec.UNSET) for told in line.told])


_decoder = msgspec.json.Decoder(Archive)


def on_paper(table: AnyTable, row: TableRow) -> str:
    """The record of a game as it stands, the secret included: only what has ended may be read by others."""
    return record(table, [player_name(seat) for seat in row.seats], given_up=row.state != "over").text()


def pack(table: AnyTable, row: TableRow, back: dict[int, list[TakenBack]]) -> bytes:
    """A game to be kept. Takes a tenth of a second where it has ended."""
    ended = row.state in ENDED
    numbers = range(table.moves + 1) if ended else (table.moves,)
    sights = {number: seen_after(table, None, number) for number in numbers}
    kept = Archive(
        record=on_paper(table, row),
        log=serializers.log_lines(table, None, back=back, watched=numbers[1:]),
        sights=sights,
        eyes={number: _eyes(table, sights[number]) for number in numbers} if ended else {},
        story=serializers.story(table) if row.state == "over" else None,
    )
    return zlib.compress(msgspec.json.encode(kept))


def _eyes(table: AnyTable, public: SightInfo) -> list[Patch]:
    """What each seat saw besides the spectators at one moment."""
    state = state_after(table, public.seq)
    seen = plain(public.table)
    return [make_patch(seen, plain(table.game.view(state, seat))) for seat in range(table.setup.seats)]


def state_after(table: AnyTable, number: int) -> State:
    """The position after so many moves."""
    line = table.line(number)
    state: State = table.before(line[0]) if line else table.state
    return state


def unpack(body: bytes) -> Archive:
    return _decoder.decode(zlib.decompress(body))


def seen_after(table: AnyTable, seat: int | None, number: int) -> SightInfo:
    """What a seat saw after so many moves; a look back, so there is nothing to do."""
    line = table.line(number) if number < table.moves else []
    if line:
        table.before(line[0])  # the table finds a part of its history once, for all who look at it
    past = table.clone()
    if line:
        past.take_back(0, len(line))
    seen = serializers.sight(past, seat)
    seen.legal, seen.decision, seen.can_undo = [], None, False
    return seen
