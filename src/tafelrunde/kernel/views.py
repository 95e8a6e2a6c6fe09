"""What a seat sees, as types. A game's view is made of `Shown` structs; the page's types are made from them."""

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
    """A part of what a seat sees. Its fields are an allow-list: they and nothing else leave the server."""

    def __repr__(self) -> str:
        return shortened(super().__repr__())


class Seen(Shown):
    """All that a seat (None: a spectator) sees of a table at one moment."""

    game: str
    seats: int
    seat: int | None
    asks: str | None  # the topic of the open decision
    about: dict[str, ActionWord]  # whom and what it is about
    pending: list[int]  # who owes an answer
    guises: list[int | None]  # as which of the named seats each seat plays
    ended: str | None
    table: Any  # the game's own view

    def __repr__(self) -> str:
        return f"<Seen of {self.game} by {'a spectator' if self.seat is None else f'seat {self.seat}'}>"


def seen_of(game: Game[Any, Any], s: State, seat: int | None, table: Any) -> Seen:
    """What a seat sees of a position, with the game's own view of it."""
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
    """What lies somewhere, by the words of its kind: a state knows only their places there."""
    return [words[place] for place in places]


def plain(shown: object) -> Any:
    """A view as data that JSON knows."""
    return msgspec.json.decode(msgspec.json.encode(shown))
