"""The components as types."""

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.kernel.edition import EditionEntry, Head, Name, Piece

Count = Annotated[int, Meta(ge=1, le=60)]


class Seat(EditionEntry, frozen=True):
    name: Name


class Light(Piece, frozen=True):
    """One kind of card."""

    cards: Count


class Edition(EditionEntry, frozen=True):
    game: Head[Literal["fireflies"]]
    hand: Count
    seat: list[Seat]
    light: list[Light]
