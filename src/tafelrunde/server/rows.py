"""The rows of the store as structs, and everything that a table is replayed from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.options import Value
from tafelrunde.server.protocol.table import Ack, Reject

StoredAnswer = Ack | Reject


class GuestRow(msgspec.Struct, frozen=True):
    """A guest of the server."""

    id: str
    name: str
    seen: float = 0.0  # the last use of their session, to the day


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat; `pinch` tells whether it has contributed to the luck, without the value."""

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    pinch: bool = False
    seen: float = 0.0  # the last visit of its guest


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote on a take-back, on closing or on a resignation; it ends at `until`."""

    by: int
    back_to: int
    yes: tuple[int, ...]
    what: Literal["back", "close", "resign"]
    until: float = 0.0


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposed option before the start."""

    by: int
    option: str
    value: Value
    yes: tuple[int, ...]


class StandingRow(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a game for lists of tables."""

    owing: tuple[int, ...]  # seats that owe an answer; each seat is told of itself only
    round: int | None
    at: float  # the time of the last change that everybody can see
    winners: tuple[int, ...] | None = None  # None before the end
    scores: tuple[int, ...] = ()


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A stored table without its log and secret."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, Value]
    private: bool
    owner: str
    state: Literal["lobby", "running", "over", "closed"]
    commitment: str
    created: float
    seats: tuple[SeatRow, ...]
    head: int = 0
    moves: int = 0
    vote: VoteRow | None = None
    rematch: str | None = None
    proposal: ProposalRow | None = None
    wish: str | None = None  # the id of its owner's request, which makes repeated requests harmless
    quiet: bool = False  # only players may write
    moved: float | None = None  # the time of the start or of the last move
    edition_kept: bool = False  # its edition is stored
    standing: StandingRow | None = None  # None before the start
    version: int = 0  # counts changes of this row
    news: int = 0  # counts changes of related rows


class MoveRow(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    seat: int
    move: str
    hash: str
    agreed: tuple[int, ...] = ()


ModerationKind = Literal["mute", "away"]


class ModeratedGuest(msgspec.Struct, frozen=True):
    """A spectator, whom the owner may have muted (`mute`) or sent away (`away`)."""

    guest: str
    name: str
    what: ModerationKind | None = None


class LogTail(NamedTuple):
    """The newest log lines and answers of a table."""

    log: list[MoveRow]
    answers: dict[tuple[int, str], StoredAnswer]
    unlogged_answers: list[tuple[int, str]]  # keys of answers without a log line, oldest first


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """All data needed to replay a table."""

    row: TableRow
    log: list[MoveRow]
    answers: dict[tuple[int, str], StoredAnswer]
    commitment: Commitment
    turned: list[ModeratedGuest] = field(default_factory=list)
    keys: dict[str, str] = field(default_factory=dict)  # holders of a seat link -> the owner of the seat
    unlogged_answers: list[tuple[int, str]] = field(default_factory=list)
    edition: str | None = None  # the text of its edition, if it is stored
    words: int = 0  # the number of the last chat line

    @property
    def since(self) -> LogTail:
        return LogTail(self.log, self.answers, self.unlogged_answers)
