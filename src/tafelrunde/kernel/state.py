"""A position: what lies on the table plus a stack of pending steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from tafelrunde.kernel.actions import Action, Word
from tafelrunde.kernel.events import Event, EventKind, Seats
from tafelrunde.kernel.luck import Luck

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Setup
    from tafelrunde.kernel.steps import Step

Answers = tuple[tuple[int, Action], ...]
"""Sealed answers, sorted by seat."""


class State:
    """The part of a position that every game has. Games add what lies on their table.

    Plain data only: ints, flat lists, immutable steps. No callbacks, no references to other objects but the static
    `setup`, so that a clone is a few list copies.
    """

    __slots__ = ("ended", "journal", "luck", "offered", "sealed", "setup", "stack")

    setup: Setup[Any, Any]
    stack: list[Step[Any]]
    sealed: Answers
    luck: Luck
    journal: list[Event] | None  # None in simulation: telling costs nothing
    offered: list[Action] | None  # the legal list of the open ask, kept while it stands
    ended: str  # how the game ended; empty while it runs

    def __init__(self, setup: Setup[Any, Any], luck: Luck) -> None:
        self.setup = setup
        self.stack = []
        self.sealed = ()
        self.luck = luck
        self.journal = None
        self.offered = None
        self.ended = ""

    def clone(self) -> Self:
        """A copy that shares nothing mutable; keeps no journal."""
        raise TypeError(f"{type(self).__name__} has no clone of its own")

    def _clone_kernel(self, other: State) -> None:
        """Copies the kernel's part into a fresh clone."""
        other.setup = self.setup
        other.stack = self.stack[:]
        other.sealed = self.sealed
        other.luck = self.luck.clone()
        other.journal = None
        other.offered = self.offered
        other.ended = self.ended

    def push(self, *steps: Step[Any]) -> None:
        """Lays steps on the stack so that they happen in the order given, before all that is pending."""
        self.stack.extend(reversed(steps))

    def tell(self, kind: EventKind, *words: Word) -> None:
        """Tells everybody."""
        if self.journal is not None:
            self.journal.append(Event(kind, words))

    def tell_to(self, audience: Seats, kind: EventKind, *words: Word) -> None:
        """Tells only these seats."""
        if self.journal is not None:
            self.journal.append(Event(kind, words, audience))

    def finish(self, how: str) -> None:
        """Ends the game on the spot: nothing pending happens any more."""
        self.ended = how
        self.stack.clear()
        self.sealed = ()
