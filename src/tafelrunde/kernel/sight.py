"""What a bot gets: a view, the legal actions and a sampler of worlds. Never the state.

A sight holds no reference to the real position but a world sampled from it, which by the proof in the conformance
suite is a function of what the seat knows alone. So there is nothing to peek at, by construction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game, View

S = TypeVar("S", bound=State)


class Sight(Generic[S]):
    """The eyes of one seat at one decision."""

    __slots__ = ("_veiled", "game", "seat")

    def __init__(self, game: Game[S, Any], seat: int, veiled: S) -> None:
        self.game = game
        self.seat = seat
        self._veiled = veiled

    @classmethod
    def of(cls, game: Game[S, Any], state: S, seat: int) -> Sight[S]:
        return cls(game, seat, game.sample(state, seat, Luck.seeded(0)))

    @property
    def view(self) -> View:
        return self.game.view(self._veiled, self.seat)

    @property
    def legal(self) -> list[Action]:
        return engine.legal(self._veiled, self.seat)

    def world(self, luck: Luck) -> S:
        """A world that could be the real one, with luck of its own."""
        return self.game.sample(self._veiled, self.seat, luck)
