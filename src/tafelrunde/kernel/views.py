"""Views as types. A game's view is made of `Shown` structs; the page's types are generated from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tafelrunde.kernel import engine
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.shortening import shortened
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

T = TypeVar("T")


class Shown(msgspec.Struct):
    """A part of a view. Its fields are an allow-list: nothing else leaves the server."""

    def __repr__(self) -> str:
        return shortened(super().__repr__())


class Seen(Shown, kw_only=True):
    """The whole view of a table for a seat (None: a spectator) at one moment."""

    game: str
    seats: int
    seat: int | None
    asks: str | None  # the topic of the open decision
    about: dict[str, ActionWord]  # its subject
    pending: list[int]  # the seats that owe an answer
    guises: list[int | None]  # the named seat that each seat plays as
    ended: str | None
    table: Any  # the game's own view

    def __repr__(self) -> str:
        return f"<Seen of {self.game} by {'a spectator' if self.seat is None else f'seat {self.seat}'}>"


def seen_of(game: Game[Any, Any], s: State, seat: int | None, table: Any) -> Seen:
    """Return the whole view of a position, with the game's own view of it."""
    ask = engine.open_ask(s)
    return Seen(
        game=game.slug,
        seats=s.setup.seats,
        seat=seat,
        asks=ask.topic if ask else None,
        about=dict(ask.about(s)) if ask else {},
        pending=list(engine.shown_as_asked(s)),
        guises=[game.guise(s, i) for i in range(s.setup.seats)],
        ended=s.ended or None,
        table=table,
    )


def words_at(places: Iterable[int], words: Sequence[T]) -> list[T]:
    """Return the words at these places: a state knows only places."""
    return [words[place] for place in places]


def plain(shown: object) -> Any:
    """Return a view as data that JSON knows."""
    return msgspec.json.decode(msgspec.json.encode(shown))
