"""Positions: what lies on the table plus a stack of pending steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.compiled import mypyc_attr
from tafelrunde.kernel.events import Belief, Event, EventKind, Seats
from tafelrunde.kernel.luck import Luck

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Setup
    from tafelrunde.kernel.steps import Step

Answers = tuple[tuple[int, Action], ...]
"""Sealed answers, sorted by seat."""


def slots(names: str) -> tuple[str, ...]:
    """Split the names of what a state holds, for its `__slots__`."""
    return tuple(names.split())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a position that every game has. Games add what lies on their table, each thing in a slot of its own.

    Plain data only: ints, flat lists, immutable steps. No callbacks, no references to other objects but the static
    `setup`, so that a clone is a few list copies.
    """

    __slots__ = (
        "_belief",
        "_heard",
        "ended",
        "frames",
        "journal",
        "luck",
        "offered",
        "sealed",
        "seats",
        "setup",
        "stack",
        "unseen",
    )

    setup: Setup[Any, Any]
    seats: int
    stack: list[Step[Any]]
    sealed: Answers
    luck: Luck
    journal: list[Event] | None  # None in simulation: telling costs nothing
    frames: list[Any] | None  # the table after each told event, for watchers; None without any
    _belief: Belief | None
    _heard: tuple[Any, ...]  # told to all, not yet in the belief: (earlier, kind, words)
    offered: list[Action] | None  # the legal list of the open ask, kept while it stands
    ended: str  # how the game ended; empty while it runs
    unseen: Any  # what a game's `redeal` keeps for the worlds of a seat, until the question is answered

    def __new__(cls, *_: Any) -> Self:
        """Allow a compiled state to be made without initialising it."""
        return object.__new__(cls)

    def __init__(self, setup: Setup[Any, Any], luck: Luck) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.stack = []
        self.sealed = ()
        self.luck = luck
        self.journal = None
        self.frames = None
        self.belief = setup.game.belief(setup)
        self.offered = None
        self.ended = ""

    @property
    def belief(self) -> Any:
        """The common belief after all that was told. It accompanies a position and is no part of it.

        Simulations seldom ask, so what was told is only kept until somebody does.
        """
        heard: list[tuple[EventKind, tuple[ActionWord, ...]]] = []
        while self._heard:
            self._heard, kind, words = self._heard
            heard.append((kind, words))
        for kind, words in reversed(heard):
            self._belief = self._belief and self._belief.after(kind, words)
        return self._belief

    @belief.setter
    def belief(self, belief: Belief | None) -> None:
        self._belief, self._heard = belief, ()
        self.unseen = None

    @property
    def solo(self) -> bool:
        """True if a single seat plays."""
        return self.seats == 1

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, this one first."""
        return [*range(seat, self.seats), *range(seat)]

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable. It has no journal, no frames, and nothing kept for worlds."""
        copy = _COPIES.get(self.__class__) or _copy(self)
        new: Self = copy(self)
        return new

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Compare positions with the luck to come. Beliefs and told events are no part of them."""
        from tafelrunde.kernel.position import lines_of

        return isinstance(other, State) and self.luck == other.luck and lines_of(self) == lines_of(other)

    def __reduce__(self) -> tuple[object, ...]:
        from tafelrunde.kernel.pickling import reduced

        return reduced(self)

    def __repr__(self) -> str:
        from tafelrunde.kernel.position import public_line

        return f"<{type(self).__name__} of {public_line(self)}>"

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the stack so that they happen in the order given, before all that is pending."""
        self.stack += steps[::-1]

    def tell(self, kind: EventKind, *words: ActionWord) -> None:
        """Tell everybody what has just happened. Change the table first."""
        if self.journal is not None:
            self._note(self.journal, Event(kind, words))
        if kind.updates_belief:
            self._heard = self._heard, kind, words

    def tell_to(self, audience: Seats, kind: EventKind, *words: ActionWord) -> None:
        """Tell only these seats."""
        if self.journal is not None:
            self._note(self.journal, Event(kind, words, audience))

    def _note(self, journal: list[Event], event: Event) -> None:
        journal.append(event)
        if self.frames is not None:
            self.frames.append(self.clone())

    def finish(self, how: str) -> None:
        """End the game on the spot: nothing pending happens any more."""
        self.ended = how
        self.stack.clear()
        self.sealed = ()


_COPIES: dict[type[State], Callable[[Any], Any]] = {}
# slots that are not copied unchanged
_KERNEL = {"luck": "s.luck.clone()", "journal": "None", "frames": "None", "offered": "s.offered", "unseen": "None"}


def _copy(state: State) -> Callable[[Any], Any]:
    """Return a function that copies states of this kind, written out slot by slot.

    A loop over their names would take twice as long. A slot that holds a list at the start always does, and its entries
    never change. (The compiled core has such functions in its sources, for built-in games.)
    """
    kind = state.__class__
    copied = {slot: f"s.{slot}[:]" if isinstance(getattr(state, slot), list) else f"s.{slot}" for slot in held(kind)}
    lines = [f"    new.{slot} = {value}" for slot, value in (copied | _KERNEL).items()]
    found: dict[str, Any] = {"kind": kind, "make": kind.__new__ if _compiled(kind) else object.__new__}
    exec("\n".join(("def copy(s):", "    new = make(kind)", *lines, "    return new")), found)
    copy: Callable[[Any], Any] = found["copy"]
    return _COPIES.setdefault(kind, copy)


def held(kind: type[State]) -> tuple[str, ...]:
    """Return the names of all slots of this kind."""
    return (*_compiled(kind), *[slot for base in kind.__mro__ for slot in base.__dict__.get("__slots__", ())])


def _compiled(kind: type[State]) -> tuple[str, ...]:
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return names
