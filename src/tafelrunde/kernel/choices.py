"""Choices: what an ask offers. Each holds one rule's legality and, as a deed, its effect (see `steps`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.compiled import mypyc_attr
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.state import State

S = TypeVar("S", bound=State)


class Refusal(NamedTuple):
    """The reason why a move is not allowed: the clause, the key of its text, and the text's arguments (slot, word)."""

    clause: str
    key: str
    args: tuple[tuple[str, ActionWord], ...] = ()

    def __str__(self) -> str:
        said = ", ".join(f"{slot}={word}" for slot, word in self.args)
        return f"{self.clause} {self.key}" + (f" ({said})" if said else "")


class Caution(NamedTuple):
    """A warning before a move that is easily regretted: the text `caution-<key>` and its arguments."""

    key: str
    args: tuple[tuple[str, ActionWord], ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(ABC, Generic[S]):
    """One kind of answer. It knows when it is closed, what it offers, and why anything else is not on offer."""

    verb: ClassVar[str]

    def closed(self, s: S, seat: int) -> Refusal | None:
        """Return why no action of this kind is possible now, or None."""
        return None

    @abstractmethod
    def offers(self, s: S, seat: int) -> Sequence[Action]:
        """Return the legal actions of this kind. The engine asks only if the choice is not closed."""

    def meant(self, s: S, seat: int, action: Action) -> Action:
        """Return the offered action that means the same as this one; by default the action itself."""
        return action

    @abstractmethod
    def why(self, s: S, seat: int, action: Action) -> Refusal:
        """Return why this action is not among the offers. The engine asks only about such actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Choice[S]):
    """A choice that takes effect at once."""

    @abstractmethod
    def do(self, s: S, seat: int, action: Action) -> None:
        """Carry out a legal action. The ask is already off the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainDeed(Deed[S]):
    """A deed without words, such as to pass. It has a single action, so nothing can be chosen wrong."""

    def __init__(self) -> None:
        self.action = Action(self.verb)

    def offers(self, s: S, seat: int) -> Sequence[Action]:
        return (self.action,)

    def why(self, s: S, seat: int, action: Action) -> Refusal:
        raise KernelError(f"'{action}' is none of the actions of {type(self).__name__}")


C = TypeVar("C", bound=Choice[Any])


def choice_of(choices: tuple[C, ...], verb: str) -> C | None:
    """Return the choice that actions with this verb belong to."""
    for choice in choices:
        if choice.verb == verb:
            return choice
    return None
