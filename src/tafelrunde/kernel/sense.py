"""What a seat makes of a position, in numbers: for bots that learn.

A sense names what it looks at: some facts about the table, and the same facts about each seat. All of it follows from
what the viewing seat knows, so worlds that it cannot tell apart look alike (the conformance suite proves it). Whatever
the game, three things are added: what is being asked, who is asked, and who is looking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Ask

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

S = TypeVar("S", bound=State)
SenseRow = list[float]

OF_ALL_SEATS = ("viewer", "asked")
CHANCE = "chance"
"""The name by which a sense tells what the heuristic thinks of a seat's chances, as far as the viewer can know."""


Sensed = tuple[SenseRow, list[SenseRow]]
"""A position as one seat sees it, in numbers: facts about the table, and about every seat."""


class Sense(Generic[S]):
    """How a game looks to those who learn it. (Written out: the compiled core loads no generic dataclass.)"""

    def __init__(
        self,
        table: tuple[str, ...],
        seat: tuple[str, ...],
        look: Callable[[S, int], Sensed],
        dare: Callable[[S, int], float] | None = None,
    ) -> None:
        self.table = table  # names of what is seen of the table
        self.seat = seat  # names of what is seen of each seat, CHANCE among them
        self.look = look  # a position that is not over, as this seat sees it; numbers of the order of one
        self.dare = dare
        """What a bolder style of play likes. Games for training follow it now and then, so that what nobody dares is
        tried."""


@cache
def topics(game: Game[Any, Any]) -> Mapping[str, int]:
    """All that can be asked, numbered."""
    found = sorted({step.topic for step in game.steps if issubclass(step, Ask)})
    return {topic: i for i, topic in enumerate(found)}


def names(game: Game[Any, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the numbers of `sensed` mean: those of the table, and those of each seat."""
    sense = game.sense
    assert sense is not None
    return (*(f"asks-{topic}" for topic in topics(game)), *sense.table), (*OF_ALL_SEATS, *sense.seat)


def fingerprint(game: Game[Any, Any]) -> str:
    """Changes with what is sensed, so that nobody judges by numbers that mean something else now."""
    return blake2b(repr(names(game)).encode(), digest_size=8).hexdigest()


def sensed(sense: Sense[Any], asked: Mapping[str, int], s: State, viewer: int) -> Sensed:
    """A position that is not over, as a seat sees it."""
    table, seats = sense.look(s, viewer)
    ask: Sequence[int] = ()
    about = [0.0] * len(asked)
    top = s.stack[-1]
    if isinstance(top, Ask):
        about[asked[top.topic]] = 1.0
        ask = top.seats(s)
    return about + table, [[float(seat == viewer), float(seat in ask), *row] for seat, row in enumerate(seats)]
