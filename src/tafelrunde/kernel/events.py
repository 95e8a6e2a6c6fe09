"""Every change is told as an event. Log, animation, spoken word and a bot's belief all come from events."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import NamedTuple, Protocol, Self

from tafelrunde.kernel.actions import ActionWord, slot_name

Seats = tuple[int, ...]


class EventKind(NamedTuple):
    """What kind of thing happened, under which clause, and what there is to say about it.

    `final` marks what cannot be taken back: something was revealed or taken. (Luck, an opened seal, the end and another
    seat's action always are final; of several events that always come together the first is marked.) `previewable`
    marks
    what is final only because others see it: whoever thinks of the move knows it beforehand, so a preview goes on past
    it. `quiet` marks what keeps the books of the table and is not worth a word: it changes what is drawn and stands in
    no log. `aside` marks what another line says as well: it is heard, but whoever sees the table reads no line of it.
    `weighs` marks what a game's belief is made of (see `Belief`).
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
    """All that a module tells of. What stands there again under another clause is the same."""
    kinds: dict[str, EventKind] = {}
    for kind in vars(module).values():
        if isinstance(kind, EventKind):
            kinds.setdefault(kind.key, kind)
    return tuple(kinds.values())


class Event(NamedTuple):
    """One told change. `audience` None means everybody, spectators too."""

    kind: EventKind
    words: tuple[ActionWord, ...]
    audience: Seats | None = None

    def heard_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience

    def redacted_for(self, seat: int | None) -> Event:
        """The event as this seat has it: of what is not for all, nobody is told who else has heard it."""
        return self if self.audience is None or seat is None else self._replace(audience=(seat,))

    def plain(self) -> dict[str, object]:
        """The event as plain data, for clients and records."""
        told: dict[str, object] = {"key": self.kind.key, "clause": self.kind.clause}
        told.update(self.named())
        return told

    def __repr__(self) -> str:
        """What it says, if everybody was told."""
        said = f"to {self.audience}" if self.audience is not None else " ".join(map(str, self.words))
        return f"<{self.kind.key} {said}>" if said else f"<{self.kind.key}>"

    def named(self) -> dict[str, ActionWord]:
        return dict(zip(_names(self.kind.slots), self.words, strict=True))


class Belief(Protocol):
    """What anybody makes of all that was told to everybody: an immutable value, small and cheap to carry on.

    As everybody has heard it, all believe the same, and a bot knows what the others believe."""

    def after(self, kind: EventKind, words: tuple[ActionWord, ...]) -> Self:
        """What is believed when this has been told as well. Only what `weighs` and the log keeps may change it."""
        ...


@cache
def _names(slots: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(slot_name, slots))
