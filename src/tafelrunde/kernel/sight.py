"""The input of a bot: a view, the legal actions, what its seat has heard and a sampler of worlds.

A sight holds no reference to the real position but a world sampled from it. The conformance suite proves that this
world is a function of what the seat knows alone. So a bot cannot peek, by construction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.views import Seen, seen_of

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game, View

S = TypeVar("S", bound=State)


class Sight(Generic[S]):
    """The eyes and ears of one seat at one decision.

    >>> import tafelrunde
    >>> sight = tafelrunde.game("drachenland").new(seats=2, seed=7).sight(0)
    >>> [(event.kind.key, event.named()) for event in sight.events]
    [('started', {'seat': 1})]
    """

    __slots__ = ("_heard", "_so_far", "_veiled", "game", "seat")

    def __init__(self, game: Game[S, Any], seat: int, veiled: S, heard: Sequence[Event] = ()) -> None:
        self.game = game
        self.seat = seat
        self._veiled = veiled
        self._heard = heard
        self._so_far = len(heard)

    @classmethod
    def of(cls, game: Game[S, Any], state: S, seat: int, heard: Sequence[Event] = ()) -> Sight[S]:
        """Return the sight of a seat at a position. `heard` is what `Setup.heard` leaves of the events so far."""
        return cls(game, seat, game.sample(state, seat, Luck.seeded(0)), heard)

    def __repr__(self) -> str:
        return f"<Sight of {self.game.slug} by seat {self.seat}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that the seat has heard so far and its log keeps, in order."""
        return tuple(self._heard[: self._so_far])

    @property
    def view(self) -> View:
        return self.game.view(self._veiled, self.seat)

    @property
    def seen(self) -> Seen:
        """The view with the subject of the open question, as the page in the browser gets it."""
        return seen_of(self.game, self._veiled, self.seat, self.view)

    @property
    def legal(self) -> list[Action]:
        return engine.legal(self._veiled, self.seat)

    def world(self, luck: Luck) -> S:
        """Return a world that could be the real one, with its own luck; likelier ones come more often."""
        return self.game.sample(self._veiled, self.seat, luck)
