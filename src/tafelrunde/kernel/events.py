"""Events: every change of the table is told as one. Log, animation, speech and a bot's belief are made from them."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import NamedTuple, Protocol, Self

from tafelrunde.kernel.actions import ActionWord, slot_name

Seats = tuple[int, ...]


class EventKind(NamedTuple):
    """A kind of change: its key, its clause, and the slots that its words fill.

    `final` marks what cannot be taken back, since something was revealed or taken. (Luck, an opened seal, the end and
    another seat's action are always final. If several events always come together, mark the first.) `previewable` marks
    what is final only because others see it: the mover knows it beforehand, so a preview does not stop there. `quiet`
    marks bookkeeping that changes the drawing and stands in no log. `log_hidden` marks what another line says as well:
    it is heard, but no line of a log shows it. `updates_belief` marks what a game's belief is made of (see `Belief`).
    """

    key: str
    clause: str
    slots: tuple[str, ...] = ()
    final: bool = False
    previewable: bool = False
    quiet: bool = False
    log_hidden: bool = False
    updates_belief: bool = False

    def __repr__(self) -> str:
        return f"<EventKind {self.key}, {self.clause}>"


def events_in(module: ModuleType) -> tuple[EventKind, ...]:
    """Return all kinds that a module defines. A kind that stands there again under another clause is the same kind."""
    kinds: dict[str, EventKind] = {}
    for kind in vars(module).values():
        if isinstance(kind, EventKind):
            kinds.setdefault(kind.key, kind)
    return tuple(kinds.values())


class Event(NamedTuple):
    """One change that was told. An `audience` of None means everybody, spectators too."""

    kind: EventKind
    words: tuple[ActionWord, ...]
    audience: Seats | None = None

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience

    def redacted_for(self, seat: int | None) -> Event:
        """Return the event as this seat gets it: if not all have heard it, nobody learns who else has."""
        return self if self.audience is None or seat is None else self._replace(audience=(seat,))

    def plain(self) -> dict[str, object]:
        """Return the event as plain data, for clients and records."""
        told: dict[str, object] = {"key": self.kind.key, "clause": self.kind.clause}
        told.update(self.named())
        return told

    def __repr__(self) -> str:
        """Show the words only if everybody was told."""
        said = f"to {self.audience}" if self.audience is not None else " ".join(map(str, self.words))
        return f"<{self.kind.key} {said}>" if said else f"<{self.kind.key}>"

    def named(self) -> dict[str, ActionWord]:
        return dict(zip(_names(self.kind.slots), self.words, strict=True))


class Belief(Protocol):
    """A conclusion from everything that all seats were told: an immutable value, cheap to carry along.

    All seats have heard the same, so all believe the same, and a bot knows what the others believe.
    """

    def after(self, kind: EventKind, words: tuple[ActionWord, ...]) -> Self:
        """Return the belief after this was told, too. Only kinds with `updates_belief` that the log keeps may change
        it.
        """
        ...


@cache
def _names(slots: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(slot_name, slots))
