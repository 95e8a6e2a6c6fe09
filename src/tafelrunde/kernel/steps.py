"""Steps: what still has to happen. Asks are steps that need an answer.

A step is immutable, named after the rulebook's heading and does one thing: change the table, push further steps, or
ask. An ask lists its choices; each choice holds one rule's legality and, as a deed, its effect. The same two methods
(`closed` and `offers`) answer what is legal and why something is not, so they cannot disagree.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.choices import Caution as Caution
from tafelrunde.kernel.choices import Choice as Choice
from tafelrunde.kernel.choices import Deed as Deed
from tafelrunde.kernel.choices import PlainDeed as PlainDeed
from tafelrunde.kernel.choices import Refusal as Refusal
from tafelrunde.kernel.choices import choice_of
from tafelrunde.kernel.compiled import frozen as frozen
from tafelrunde.kernel.compiled import mypyc_attr
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.state import Answers, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A thing that still has to happen. Concrete steps are `frozen`: plain values."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Change the table or push further steps. The step itself is already off the stack."""
        raise KernelError(f"step {self} does nothing")

    def values(self) -> tuple[Any, ...]:
        """Return the values of this step, in the order in which its class declares them."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and isinstance(other, Step) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.__class__, self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return self.__class__, self.values()

    def __repr__(self) -> str:
        words = [repr(value) for value in self.values()]
        return self.__class__.__name__ + (f"({', '.join(words)})" if words else "")


def steps_in(*modules: ModuleType) -> tuple[type[Step[Any]], ...]:
    """Return all steps that these modules define."""
    held: list[tuple[str, Any]] = [(module.__name__, thing) for module in modules for thing in vars(module).values()]
    here = [thing for name, thing in held if getattr(thing, "__module__", "") == name]
    return tuple([kind for kind in here if isinstance(kind, type) and issubclass(kind, Step)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A decision that seats owe. Derive from `SoloAsk` or `SealedAsk` instead."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    topic: ClassVar[str]  # prompts are the texts `ask-<topic>`
    clause: ClassVar[str]  # the rule that grants this decision; cited when something else is tried
    choices: ClassVar[tuple[Choice[Any], ...]]

    def choice(self, verb: str) -> Choice[Any] | None:
        """Return the choice that actions with this verb belong to."""
        return choice_of(self.choices, verb)

    def seats(self, s: S) -> tuple[int, ...]:
        """Return all seats that are asked, whether they have answered or not. Only public facts decide this."""
        raise KernelError(f"ask {self} is put to nobody")

    def about(self, s: S) -> tuple[tuple[str, ActionWord], ...]:
        """Return the subject of the question as (slot, word) pairs for its text `ask-<topic>`. Everybody sees it."""
        return ()

    def legal(self, s: S, seat: int) -> list[Action]:
        found: list[Action] = []
        for choice in self.choices:
            if choice.closed(s, seat) is None:
                found += choice.offers(s, seat)
        if not found:
            raise KernelError(f"ask {self} leaves seat {seat} without a legal answer")
        return found

    def why_not(self, s: S, seat: int, action: Action) -> Refusal | None:
        choice = self.choice(action.verb)
        if choice is None:
            return Refusal(self.clause, "not-now", (("verb", action.verb), ("topic", self.topic)))
        closed = choice.closed(s, seat)
        if closed is not None:
            return closed
        if action in choice.offers(s, seat):
            return None
        return choice.why(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class SoloAsk(Ask[S]):
    """A decision of one seat, whose choice takes effect at once."""

    __slots__ = ()
    choices: ClassVar[tuple[Deed[Any], ...]]
    forced: ClassVar[bool] = True
    """True if a single legal answer is given automatically. False where that would reveal a hidden hand."""

    def seat(self, s: S) -> int:
        raise KernelError(f"ask {self} is put to nobody")

    def seats(self, s: S) -> tuple[int, ...]:
        return (self.seat(s),)

    def no_choice(self, s: S, seat: int, action: Action) -> None:
        """Tell why this single answer is given automatically, unless it is obvious. Change nothing here."""

    def take(self, s: S, seat: int, action: Action) -> None:
        deed = choice_of(self.choices, action.verb)
        if deed is None:
            raise KernelError(f"ask {self} knows no action '{action}'")
        deed.do(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask[S]):
    """A decision of several seats in secret. Answers stay sealed until the last one is in and can be changed until
    then.

    Reactions have this shape, too: an ask above the step it may stop. It is put to all seats that could react as far as
    the public facts tell.
    """

    __slots__ = ()
    quiet: ClassVar[bool] = False
    """True if others do not even see who has answered."""
    pass_verb: ClassVar[str] = ""
    """The verb for doing nothing. With such a verb, all seats have the same time to answer.

    So nobody can tell from a delay who could have done something.
    """

    def resolve(self, s: S, answers: Answers) -> None:
        """Apply all answers; `answers` are sorted by seat."""
        raise KernelError(f"ask {self} has no consequence")
