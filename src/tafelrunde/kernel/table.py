"""The table: the public face of a running game. It checks every move, keeps the history and writes the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Generic, Self, TypeVar

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput, IllegalMove
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Setup, public_luck
from tafelrunde.kernel.luck import Commitment, Luck, Outcome
from tafelrunde.kernel.position import fingerprint, public_line, write_position
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.shortening import shortened
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Refusal, SealedAsk
from tafelrunde.kernel.views import Seen, plain, seen_of

S = TypeVar("S", bound=State)
B = TypeVar("B")
UNDO = "undo"
SNAPSHOT_EVERY = 32  # lines of the history between two positions that are kept
RECENT = 8  # last lines whose positions are all kept: frames and most take-backs need these


@dataclass(frozen=True, kw_only=True)
class LogEntry:
    """One line of the history: the move, its outcomes and its events."""

    seat: int
    move: str
    outcomes: tuple[Outcome, ...]
    events: tuple[Event, ...]
    hash: str
    at: int = 0  # how many lines stood before it
    sealed: bool = False  # it answered a sealed ask
    closed: bool = True  # it closed the decision; a sealed answer does not, unless it is the last
    final: bool = True  # a seat may have learned something by it, so undoing it is not free
    counts: bool = True  # it is a move of its own; answers to a quiet question are one move, when the last is in

    def __repr__(self) -> str:
        who = "" if self.sealed else f" of seat {self.seat}"
        told = ", ".join(event.kind.key for event in self.events if event.audience is None)
        return shortened(f"<LogEntry {self.at}{who}: {told or 'nothing is told'}>")

    @property
    def previewable(self) -> tuple[Event, ...]:
        """The events that the mover could know beforehand: all up to the first reveal, and none if luck took part."""
        if self.outcomes:
            return ()
        return tuple(takewhile(lambda event: not event.kind.final or event.kind.previewable, self.events))


def reveals_something(
    before: State, seat: int, after: State, outcomes: Sequence[Outcome], events: Sequence[Event]
) -> bool:
    """Return True if a seat may have learned something by this move.

    That is by luck, by a reveal, by opening sealed answers of others, or by the end, which lays everything open. During
    a quiet ask nothing can be undone freely: a free undo would tell who has answered.
    """
    opened = not after.sealed and any(answered != seat for answered, _ in before.sealed)
    revealed = any(event.kind.final for event in events)
    return bool(outcomes) or revealed or opened or bool(after.ended) or _hides_answers(before) or _hides_answers(after)


def _hides_answers(s: State) -> bool:
    ask = engine.open_ask(s)
    return isinstance(ask, SealedAsk) and ask.quiet


class Table(Generic[S, B]):
    """A running game.

    >>> import tafelrunde
    >>> table = tafelrunde.game("drachenland").new(seats=2, seed=7)
    >>> seat = table.pending[0]
    >>> str(table.legal(seat)[0])
    'enter red F02'
    """

    def __init__(self, setup: Setup[S, B], state: S, commitment: Commitment | None) -> None:
        self.setup = setup
        self.game = setup.game
        self.state = state
        self.commitment = commitment  # None for a table set up from a position
        self.opening: tuple[Outcome, ...] = ()
        self.opening_events: tuple[Event, ...] = ()
        self.opening_hash = fingerprint(state)
        self.log: list[LogEntry] = []  # everything that happened, undone moves included
        self._line: list[LogEntry] = []  # the moves that stand
        self._past: dict[int, S] = {}  # positions, by how many moves stood
        self._replayed: dict[int, S] = {}  # positions computed again, between two of those
        self._closed = 0  # how many of them closed their decision
        self._moves = 0  # how many of them count
        self._undos = 0  # how often something was taken back
        self._frames: tuple[LogEntry | None, list[S]] = None, []

    @classmethod
    def fresh(cls, setup: Setup[S, B], commitment: Commitment, luck: Luck | None = None) -> Self:
        """Return a table about to begin. Pass another `luck` than the commitment's to replay a tape."""
        luck = luck or public_luck(commitment)
        luck.heard = []
        state = setup.game.start(setup, luck, journal=True)
        table = cls(setup, state, commitment)
        table.opening, table.opening_events = table._heard()
        return table

    @classmethod
    def at(cls, state: S) -> Self:
        """Return a table at a given position."""
        table = cls(state.setup, state, None)
        state.journal = []
        state.luck.heard = []
        return table

    def _heard(self) -> tuple[tuple[Outcome, ...], tuple[Event, ...]]:
        outcomes, events = tuple(self.state.luck.heard or ()), tuple(self.state.journal or ())
        self.state.luck.heard, self.state.journal = [], []
        return outcomes, events

    # --- what is going on

    @property
    def pending(self) -> tuple[int, ...]:
        """Seats that owe an answer."""
        return engine.owing(self.state)

    @property
    def result(self) -> Result | None:
        """None while the game runs; then winners, scores by source and how it ended."""
        return self.game.result(self.state) if self.state.ended else None

    def legal(self, seat: int) -> list[Action]:
        """Return what this seat may play now; empty if it is not asked."""
        return list(engine.legal(self.state, self._seat(seat)))

    def why_not(self, seat: int, move: Action | str) -> Refusal | None:
        """Return None if this seat may play this now, else the clause that forbids it. Malformed text raises
        `BadNotation`.
        """
        return engine.why_not(self.state, self._seat(seat), self._meant(seat, move))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of this seat as plain data; `view(None)` is the spectator's."""
        seen: dict[str, Any] = plain(self.seen(seat))
        return seen

    def seen(self, seat: int | None) -> Seen:
        """Return the view of this seat as types."""
        if seat is not None:
            self._seat(seat)
        return seen_of(self.game, self.state, seat, self.game.view(self.state, seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return this seat's log from move number `since` on; 0 is the opening."""
        if seat is not None:
            self._seat(seat)
        told = [*(self.opening_events if since == 0 else ())]
        for entry in self.line(max(since - 1, 0)):
            told += entry.events
        return self.setup.heard(told, seat)

    def before(self, entry: LogEntry) -> S:
        """Return the position in which a move of the line was made. Do not change it.

        History keeps some positions and the last ones. Others are found by playing on from an earlier one, with the
        same luck.
        """
        at = entry.at
        if at in self._past:
            return self._past[at]
        return self._replayed[at] if at in self._replayed else self._found(at)

    def _found(self, at: int) -> S:
        """Play on from the nearest position that is kept.

        All positions on the way stay until another part of the history is needed: after one move usually the next is
        asked for.
        """
        start = max(number for number in (*self._past, *self._replayed) if number <= at)
        if start in self._past:
            self._replayed = {}
        s = self._past.get(start, self._replayed.get(start))
        assert s is not None
        s = s.clone()
        for entry in self._line[start:at]:
            engine.submit(s, entry.seat, self.setup.grammar.parse(entry.move))
            self._replayed[entry.at + 1] = then = s.clone()
            then.offered = None
        return self._replayed[at]

    def frames(self, entry: LogEntry) -> list[S]:
        """Return the table after each event of a line of the history.

        The move is played again with the same luck, so history need not keep them. The last ones stay cached, since
        every viewer asks for them.
        """
        if self._frames[0] is not entry:
            s = self.before(entry).clone()
            s.journal, s.frames = [], []
            engine.submit(s, entry.seat, self.setup.grammar.parse(entry.move))
            self._frames = entry, s.frames
        return self._frames[1]

    def previous(self, entry: LogEntry | None = None) -> LogEntry | None:
        """Return the line of the history before this one, by default the last one."""
        at = len(self._line) if entry is None else entry.at
        return self._line[at - 1] if at else None

    def position(self) -> str:
        """Return the position as text; `game.position` reads it back."""
        return write_position(self.state)

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.state)

    @property
    def moves(self) -> int:
        """The number of moves that stand.

        All answers to a quiet question are one move. So no number tells that a seat has answered, how often it changed
        its mind, or in what order.
        """
        return self._moves

    def line(self, since: int = 0) -> list[LogEntry]:
        """Return the lines of the history that stand, from move number `since` on."""
        at, left = len(self._line), self._moves - since
        while at and (left or not self._line[at - 1].counts):
            at -= 1
            left -= self._line[at].counts
        return self._line[at:]

    @property
    def undone(self) -> int:
        """The number of lines of the log that were taken back or take back."""
        return len(self.log) - len(self._line)

    @property
    def decision(self) -> str:
        """The id of the open decision.

        It stays while sealed answers come in, and an undo never brings one back. It does not tell how many answers were
        taken back.
        """
        return f"{self._undos}.{self._closed}"

    # --- what can be done

    def play(self, seat: int, move: Action | str, known_hash: str | None = None) -> tuple[Event, ...]:
        """Play a move and return all events. An `IllegalMove` carries the clause, and then nothing has changed.

        Pass `known_hash` to play a long log again without computing every hash.
        """
        action = self._meant(self._seat(seat), move)
        refusal = engine.why_not(self.state, seat, action)
        if refusal is not None:
            raise IllegalMove(seat, str(action), refusal, self.setup)
        before, at = self.state.clone(), len(self._line)
        before.offered = None  # an undo finds it again, so the history need not keep it
        sealed = isinstance(engine.open_ask(before), SealedAsk)
        engine.submit(self.state, seat, action)
        closed = not self.state.sealed
        outcomes, events = self._heard()
        final = reveals_something(before, seat, self.state, outcomes, events)
        counts = closed or not _hides_answers(before)
        entry = LogEntry(
            seat=seat,
            move=str(action),
            outcomes=outcomes,
            events=events,
            hash=known_hash or self.fingerprint,
            at=at,
            sealed=sealed,
            closed=closed,
            final=final,
            counts=counts,
        )
        self._keep(at, before)
        self.log.append(entry)
        self._line.append(entry)
        self._closed += entry.closed
        self._moves += entry.counts
        return events

    def _keep(self, at: int, before: S) -> None:
        self._past[at] = before
        if (at - RECENT) % SNAPSHOT_EVERY:
            self._past.pop(at - RECENT, None)

    def can_undo(self, seat: int) -> bool:
        """Return True if undo is free: the last move is this seat's own and revealed nothing to anybody."""
        return bool(self._line) and self._line[-1].seat == self._seat(seat) and not self._line[-1].final

    def undo(self, seat: int) -> None:
        """Take back this seat's last move if that is free."""
        if not self.can_undo(seat):
            raise BadInput("no-undo")
        self.take_back(seat, 1)

    def take_back(self, seat: int, count: int, known_hash: str | None = None) -> None:
        """Take back `count` lines of the history, whatever they revealed. The caller asks the table for consent.

        See `play` for `known_hash`.
        """
        self._seat(seat)
        if not 1 <= count <= len(self._line):
            raise BadInput("no-undo")
        back = self._line[-count]
        self.state = self.before(back).clone()
        self.state.luck.heard, self.state.journal = [], []
        self._closed -= sum(entry.closed for entry in self._line[-count:])
        self._moves -= sum(entry.counts for entry in self._line[-count:])
        undone = set(map(id, self._line[-count:]))
        del self._line[-count:]
        self._past = {at: s for at, s in self._past.items() if at < back.at}
        self._replayed = {}
        # nobody returns to what was undone, so only what a record needs is kept
        self.log = [replace(e, events=()) if id(e) in undone else e for e in self.log]
        self._undos += 1
        self.log.append(
            LogEntry(
                seat=seat,
                move=f"{UNDO} {count}",
                outcomes=(),
                events=(),
                hash=known_hash or self.fingerprint,
                at=back.at,
            )
        )

    # --- for bots and simulations

    def sight(self, seat: int) -> Sight[S]:
        """Return all that a bot in this seat gets."""
        return Sight.of(self.game, self.state, self._seat(seat), self.events(seat))

    def sample(self, seat: int, luck: Luck) -> S:
        """Return a world that this seat cannot tell from the real one."""
        return self.game.sample(self.state, self._seat(seat), luck)

    def clone(self) -> Self:
        """Return another table at the same position, with the same luck to come and its own history."""
        table = object.__new__(type(self))
        table.__dict__.update(self.__dict__)
        table.state = self.state.clone()
        table.log, table._line = list(self.log), list(self._line)
        table._past, table._replayed = dict(self._past), dict(self._replayed)
        table.state.luck.heard, table.state.journal = [], []
        return table

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Compare positions with the luck to come, whatever has led there."""
        return self.state == other.state if isinstance(other, Table) else NotImplemented

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the position with its history, but nothing that can be computed again.

        Keep records, not pickles. Pickles are for other processes of the same release, and they hold all that is
        hidden.
        """
        return {**self.__dict__, "_replayed": {}, "_frames": (None, [])}

    def __repr__(self) -> str:
        return f"<Table of {public_line(self.state, f'{self.moves} moves')}>"

    def _repr_html_(self) -> str:
        """Return the table as spectators see it, for notebooks."""
        from tafelrunde.kernel.drawing import html

        return html(self)

    # --- input

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            raise BadInput("seat", value=str(seat)[:20], high=self.setup.seats - 1)
        return seat

    def _meant(self, seat: int, move: Action | str) -> Action:
        return engine.meant(self.state, seat, self.setup.grammar.parse(str(move)))


AnyTable = Table[Any, Any]
