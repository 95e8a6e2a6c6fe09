"""The components as types."""

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.kernel.edition import Entry, Head, Name

Count = Annotated[int, Meta(ge=1, le=60)]


class Seat(Entry, frozen=True):
    name: Name


class Light(Entry, frozen=True):
    """One kind of card."""

    id: str
    name: Name
    cards: Count


class Edition(Entry, frozen=True):
    game: Head[Literal["fireflies"]]
    hand: Count
    seat: list[Seat]
    light: list[Light]
