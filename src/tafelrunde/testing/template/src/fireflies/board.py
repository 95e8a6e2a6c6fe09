"""What never changes while a game is played."""

from __future__ import annotations

from fireflies.edition import Edition
from tafelrunde.kernel.edition import EditionFile

SEATS = 4
MOST_CARDS = 60


class Board:
    """The box of an edition, and the checks that no type can say."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        edition = file.content
        self.hand = edition.hand
        self.seats = [seat.name for seat in edition.seat]
        self.names = {light.id: light.name for light in edition.light}
        self.lights = tuple(self.names)  # a light is its place here, from the faintest on
        self.counts = [light.cards for light in edition.light]
        self.pack = [light for light, cards in enumerate(self.counts) for _ in range(cards)]
        file.words("light", [light.id for light in edition.light])
        file.count("seat", len(edition.seat), SEATS)
        file.most("light", len(self.pack), MOST_CARDS)
        file.least("light", len(self.pack), SEATS * self.hand)
