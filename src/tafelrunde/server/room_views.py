"""The views of one table: what is loaded from the store, and what each guest sees of it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import queries, serializers
from tafelrunde.server.archive import ENDED, Archive, pack, record_text, seen_after
from tafelrunde.server.move_frames import FrameCache
from tafelrunde.server.presence import Presence
from tafelrunde.server.protocol.lobby import Spectator, TableInfo
from tafelrunde.server.protocol.table import (
    MomentInfo,
    SightInfo,
    StepMessage,
    StoryInfo,
    TableMessage,
    TakenBack,
    ViewMessage,
    VoteInfo,
)
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.rows import GuestRow, ModeratedGuest, ModerationKind, StoredAnswer, StoredTable, TableRow
from tafelrunde.server.seats import bot_at, is_own_table, table_info, voters

if TYPE_CHECKING:
    from tafelrunde.server.server import Server

encode = msgspec.json.Encoder().encode


class RoomViews:
    """One table in memory, as its watchers see it. `Room` adds the changes."""

    def __init__(self, server: Server, kept: StoredTable) -> None:
        self.server = server
        self.presence = Presence(lambda: server.now())
        self._frames: dict[tuple[int | None, int | None, int], bytes] = {}
        self._reel = FrameCache()
        self._infos: dict[str | None, bytes] = {}
        self._recent: deque[tuple[int, float]] = deque()  # numbers and times of the latest moves
        self.archive: Archive | None = None  # the stored views of a game whose rules or edition are gone
        self._take(kept)

    def _take(self, kept: StoredTable) -> None:
        self.row: TableRow = kept.row
        self.answers: dict[tuple[int, str], StoredAnswer] = kept.answers
        self.unlogged_answers = kept.unlogged_answers
        self.agreed = {number: line.agreed for number, line in enumerate(kept.log, 1) if line.agreed}
        self.commitment = kept.commitment
        self.update_guests(kept)
        self._words = kept.words
        self.refusal: Rejected | None = None  # the reason why play cannot go on: rules or edition are missing here
        try:
            self.table: AnyTable | None = replayed_table(kept)
        except Rejected as no:
            self.table, self.refusal = None, no.anew()

    def update_guests(self, kept: StoredTable) -> None:
        """Take over who is muted or sent away, and who holds a key to a seat."""
        self._turned = {one.guest: one for one in kept.turned}
        self.presence.keys = kept.keys
        for watcher in self.presence.watchers:
            if watcher.guest is not None and self.moderation_of(watcher.guest) == "away":
                watcher.dismiss()

    # --- people

    def seat_of(self, guest: str | None) -> int | None:
        """Return the seat that a guest plays; None for spectators."""
        sitter = self.presence.seat_owner(guest)
        if sitter is None:
            return None
        return next((no for no, seat in enumerate(self.row.seats) if seat.guest == sitter), None)

    def name_of(self, who: GuestRow) -> str:
        """Return a guest's current name, which may have changed since they came."""
        called = {watcher.guest: watcher.name for watcher in self.presence.watchers if watcher.name}
        return called.get(who.id, who.name)

    def knows(self, guest: str) -> bool:
        """Return whether a guest plays or watches here."""
        return is_own_table(self.row, guest) or any(watcher.guest == guest for watcher in self.presence.watchers)

    def voters(self) -> list[int]:
        return voters(self.row, self.server.wall(), self.server.settings.absent_after_s)

    def audience(self) -> list[ModeratedGuest]:
        """Return the spectators with a name, and those who are muted or sent away."""
        here = dict(self.presence.guests_elsewhere)
        here |= {watcher.guest: watcher.name for watcher in self.presence.sockets if watcher.guest is not None}
        watching = [ModeratedGuest(guest, name, self.moderation_of(guest)) for guest, name in here.items()]
        away = [one for one in self._turned.values() if one.guest not in here]
        return [one for one in (*watching, *away) if self.seat_of(one.guest) is None]

    def moderation_of(self, guest: str) -> ModerationKind | None:
        return self._turned[guest].what if guest in self._turned else None

    def hushed(self, guest: str | None) -> bool:
        """Return whether this guest may not write here."""
        return self.seat_of(guest) is None and (self.row.quiet or guest in self._turned)

    # --- views

    @property
    def rules_unavailable(self) -> bool:
        return self.refusal is not None

    @property
    def visible(self) -> bool:
        return self.table is not None or self.archive is not None

    def info(self, guest: str | None) -> TableInfo:
        spectators = sum(self.seat_of(watcher.guest) is None for watcher in self.presence.sockets)
        spectators += sum(self.seat_of(guest) is None for guest, _ in self.presence.guests_elsewhere)
        spectators += sum(visit.strangers for visit in self.presence.elsewhere)
        info = table_info(self.row, guest, self.presence.here(), spectators, self.seat_of(guest))
        watching = self.audience() if info.owner else []
        seen = [Spectator(queries.spectator_handle(self.row.id, one.guest), one.name, one.what) for one in watching]
        return replace(info, outgrown=self.rules_unavailable, audience=seen, hushed=self.hushed(guest))

    def news(self, guest: str | None) -> bytes:
        """Return the message about seats and state; all strangers get the same one."""
        known = is_own_table(self.row, guest) or guest in self._turned or guest in self.presence.keys
        whose = guest if known else None
        if whose not in self._infos:
            self._infos[whose] = encode(TableMessage(self.info(whose)))
        return self._infos[whose]

    def sight(self, seat: int | None) -> SightInfo:
        table = self._started()
        seen = serializers.sight(table, seat, (), self._vote(), self._secret(), self._reel.now(table, seat))
        running = self.row.state == "running"
        if running and self.row.vote is None:
            seen.thinking = [no for no in seen.pending if bot_at(self.row.seats[no])]
        if not running:
            seen.legal, seen.still, seen.decision, seen.can_undo = [], None, None, False
        others = (taken for no, taken in enumerate(self.row.seats) if no != seat)
        seen.hurried = running and not all(map(bot_at, others))  # bots do not mind waiting
        if self.row.state == "closed":
            seen.asks, seen.about, seen.pending = None, {}, []
        return seen

    def frame(self, seat: int | None, known: int | None) -> bytes:
        """Return the encoded update for a watcher who knows the first `known` moves."""
        key = seat, known, self._fresh()
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = encode(self.update(seat, known))
        return frame

    def view(self, seat: int | None) -> ViewMessage:
        if self.archive is not None:
            return self.archive.view(self._secret())
        return ViewMessage(self.sight(seat), serializers.log_lines(self._started(), seat, back=self._back()))

    def update(self, seat: int | None, known: int | None) -> ViewMessage | StepMessage:
        if known is None or known > self.row.moves or self.archive is not None:
            return self.view(seat)
        table, fresh = self._started(), self._fresh()
        watched = range(known + 1, table.moves + 1) if known + 1 >= fresh else ()  # old moves are not animated
        lines = serializers.log_lines(table, seat, known + 1, fresh, self._back(), watched, self._reel)
        return StepMessage(known, lines, self.sight(seat))

    def _back(self) -> dict[int, list[TakenBack]]:
        return serializers.taken_back(self._started(), self.agreed)

    def _fresh(self) -> int:
        """Return the number of the first recent move.

        Events that the log leaves out are sent for recent moves only, so that nobody can look up what the others have
        to remember.
        """
        before = self.server.now() - self.server.settings.move_shown_s
        while self._recent and self._recent[0][1] < before:
            self._recent.popleft()
        return self._recent[0][0] if self._recent else self.row.moves + 1

    def moment(self, seat: int | None, number: int, eyes: int | None = None) -> MomentInfo:
        """Return the table as this seat saw it after a move; after the end as the seat `eyes` saw it."""
        if eyes is not None:
            if self.row.state not in ENDED:
                raise Rejected("not-over")
            if eyes >= len(self.row.seats):
                raise Rejected("malformed", reason="eyes")
            seat = eyes
        if self.archive is not None:
            return self.archive.moment(number, self._secret(), eyes)
        table = self._started()
        if number > table.moves:
            raise Rejected("no-moment", most=table.moves)
        seen = seen_after(table, seat, number)
        if number == table.moves:
            seen.secret = self._secret()
        lines = serializers.log_lines(table, seat, number, back=self._back(), watched=(number,))
        return MomentInfo(number, table.moves, seen, lines[:1])

    def story(self) -> StoryInfo:
        """Return the story of a game that was played to its end."""
        if self.row.state != "over":
            raise Rejected("not-over")
        if self.archive is None:
            return serializers.story(self._started())
        if self.archive.story is None:
            raise self.refusal.anew() if self.refusal else Rejected("not-running")
        return self.archive.story

    def record(self) -> str:
        """Return the record of a game that is over or closed."""
        if self.row.state not in ENDED or self.row.moved is None:
            raise Rejected("not-over")
        return self.archive.record if self.archive is not None else record_text(self._started(), self.row)

    def packed(self) -> bytes | None:
        """Return the game for the archive, to be shown when its rules are gone; None before the start."""
        return None if self.table is None else pack(self.table, self.row, self._back())

    def _started(self) -> AnyTable:
        if self.table is None:
            raise self.refusal.anew() if self.refusal else Rejected("not-running")
        return self.table

    def _vote(self) -> VoteInfo | None:
        vote = self.row.vote
        if vote is None:
            return None
        waiting = [no for no in self.voters() if no not in vote.yes]
        return VoteInfo(vote.by, vote.what, vote.back_to, list(vote.yes), waiting, vote.until)

    def _secret(self) -> str | None:
        return self.commitment.secret.hex() if self.row.state in ENDED else None

    def _forget(self) -> None:
        self._frames, self._infos = {}, {}
