"""Features of a position as numbers, for bots that learn.

A sense names its features: some of the table, and the same ones of each seat. All of them follow from what the viewing
seat knows. So worlds that it cannot tell apart look alike (the conformance suite proves it). For every game three
features are added: what is being asked, who is asked, and who is looking.
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
"""The name of the feature for a seat's chances by the heuristic, as far as the viewer can know."""


Sensed = tuple[SenseRow, list[SenseRow]]
"""The features of a position as one seat sees it: those of the table, and those of every seat."""


class Sense(Generic[S]):
    """The features of a game. (Written out, since the compiled core loads no generic dataclass.)"""

    def __init__(
        self,
        table: tuple[str, ...],
        seat: tuple[str, ...],
        look: Callable[[S, int], Sensed],
        dare: Callable[[S, int], float] | None = None,
    ) -> None:
        self.table = table  # names of the table's features
        self.seat = seat  # names of each seat's features, CHANCE among them
        self.look = look  # gives the features of a running position for a seat, in the order of one
        self.dare = dare
        """Values of a bolder style of play. Training games follow it now and then, so that rare moves are tried,
        too.
        """


@cache
def topics(game: Game[Any, Any]) -> Mapping[str, int]:
    """Return a number for each topic that can be asked."""
    found = sorted({step.topic for step in game.steps if issubclass(step, Ask)})
    return {topic: i for i, topic in enumerate(found)}


def names(game: Game[Any, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of the numbers of `sensed`: those of the table, and those of each seat."""
    sense = game.sense
    assert sense is not None
    return (*(f"asks-{topic}" for topic in topics(game)), *sense.table), (*OF_ALL_SEATS, *sense.seat)


def fingerprint(game: Game[Any, Any]) -> str:
    """Return a hash that changes with the features, so that old weights never judge new features."""
    return blake2b(repr(names(game)).encode(), digest_size=8).hexdigest()


def sensed(sense: Sense[Any], asked: Mapping[str, int], s: State, viewer: int) -> Sensed:
    """Return the features of a running position, as a seat sees it."""
    table, seats = sense.look(s, viewer)
    ask: Sequence[int] = ()
    about = [0.0] * len(asked)
    top = s.stack[-1]
    if isinstance(top, Ask):
        about[asked[top.topic]] = 1.0
        ask = top.seats(s)
    return about + table, [[float(seat == viewer), float(seat in ask), *row] for seat, row in enumerate(seats)]
