"""Steps are what still has to happen; asks are steps that need an answer.

A step is immutable, named after the rulebook's heading and does one thing: change the table, push further steps, or
ask. An ask lists its choices; each choice holds one rule's legality and, as a deed, its effect. What is legal and why
something is not are answered by the same two methods (`closed` and `offers`), so they cannot disagree.
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
    """Something that still has to happen. Those that happen are `frozen`: plain values."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Changes the table or pushes further steps. The step itself is already off the stack."""
        raise KernelError(f"step {self} does nothing")

    def values(self) -> tuple[Any, ...]:
        """What this step says beside its name, in the order in which its class declares it."""
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
    """All steps that are written in these modules."""
    held: list[tuple[str, Any]] = [(module.__name__, thing) for module in modules for thing in vars(module).values()]
    here = [thing for name, thing in held if getattr(thing, "__module__", "") == name]
    return tuple([kind for kind in here if isinstance(kind, type) and issubclass(kind, Step)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A decision that seats owe. Not used directly: see `SoloAsk` and `SealedAsk`."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    topic: ClassVar[str]  # prompts are the texts `ask-<topic>`
    clause: ClassVar[str]  # the rule that grants this decision; cited when something else is tried
    choices: ClassVar[tuple[Choice[Any], ...]]

    def choice(self, verb: str) -> Choice[Any] | None:
        """The choice that actions with this verb belong to."""
        return choice_of(self.choices, verb)

    def seats(self, s: S) -> tuple[int, ...]:
        """All seats this ask is put to, whether they have answered or not; follows from public facts alone."""
        raise KernelError(f"ask {self} is put to nobody")

    def about(self, s: S) -> tuple[tuple[str, ActionWord], ...]:
        """Whom and what the question is about, as (slot, word) for its text `ask-<topic>`. Everybody sees it."""
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
    """One seat decides and its choice takes effect at once."""

    __slots__ = ()
    choices: ClassVar[tuple[Deed[Any], ...]]
    forced: ClassVar[bool] = True
    """A single legal answer is given by itself. False where that would tell others about a hidden hand."""

    def seat(self, s: S) -> int:
        raise KernelError(f"ask {self} is put to nobody")

    def seats(self, s: S) -> tuple[int, ...]:
        return (self.seat(s),)

    def no_choice(self, s: S, seat: int, action: Action) -> None:
        """Tells, where it does not go without saying, why this single answer is given by itself. Only tells."""

    def take(self, s: S, seat: int, action: Action) -> None:
        deed = choice_of(self.choices, action.verb)
        if deed is None:
            raise KernelError(f"ask {self} knows no action '{action}'")
        deed.do(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask[S]):
    """Several seats decide in secret; answers stay sealed until the last one is in and can be changed until then.

    Also the shape of every reaction: an ask above the step it may stop, put to all seats that could react as far as
    the public facts tell.
    """

    __slots__ = ()
    quiet: ClassVar[bool] = False
    """Others do not even see who has answered yet."""
    still: ClassVar[str] = ""
    """The verb with which one does nothing. Where there is one, people answer within a time that all have alike: so
    nobody can tell by waiting who could have done something."""

    def resolve(self, s: S, answers: Answers) -> None:
        """What happens when all have answered; `answers` are sorted by seat."""
        raise KernelError(f"ask {self} has no consequence")
