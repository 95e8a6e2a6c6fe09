"""The table of Puppet, its views and its notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from tafelrunde.kernel.actions import Domains
from tafelrunde.kernel.edition import EditionEntry, EditionFile, Head, Name
from tafelrunde.kernel.game import Setup, View
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.reader import Reader, listed
from tafelrunde.kernel.state import State

CARDS = ("one", "two", "three", "flip", "string")
FLIP, STRING = 3, 4  # card c below these is a pace of c + 1
KINDS = len(CARDS)
DOLL = "doll"
NOBODY = -1  # no seat: it has the strings of the clockwork doll
DIRECTIONS = {1: "clockwise", -1: "counter"}
_CARD_NAMES = {"one": "eins", "two": "zwei", "three": "drei", "flip": "Kehrt", "string": "Faden"}


class Figure(EditionEntry, frozen=True):
    id: str
    name: Name


class Edition(EditionEntry, frozen=True):
    game: Head[Literal["puppet"]]
    paces: list[Literal[1, 2, 3]]
    flips: int
    strings: int
    hand: int
    figure: list[Figure]


class Board:
    """The box: its cards and figures."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        edition = file.content
        self.hand = edition.hand
        self.pack = (*(pace - 1 for pace in edition.paces), *[FLIP] * edition.flips, *[STRING] * edition.strings)
        self.names = {figure.id: figure.name for figure in edition.figure}
        self.figures = tuple(self.names)


class Race(State):
    """A position of Puppet. Figure f belongs to seat f; the doll, if it runs, comes last and belongs to no seat."""

    __slots__ = ("arrived", "at", "deck", "direction", "discard", "figures", "hands", "strings", "turn")

    def __init__(self, setup: Setup[Race, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        doll = setup.seats == 1 or bool(setup.options["doll"])  # PU-007
        self.figures: tuple[str, ...] = setup.board.figures[: setup.seats] + (DOLL,) * doll
        self.at: list[int] = [0] * len(self.figures)
        self.arrived: list[int] = []  # figures at the goal, in their order
        self.strings: list[int] = [*range(setup.seats), NOBODY][: len(self.figures)]  # the seat that leads a figure
        self.turn: int = 0  # the figure whose turn it is
        self.direction: int = 1
        self.deck: list[int] = []  # the top card is the last
        self.discard: list[int] = [0] * KINDS
        self.hands: list[int] = [0] * (KINDS * setup.seats)  # counts: KINDS * seat + card

    def hand(self, seat: int) -> list[int]:
        """Return the hand as counts of each kind."""
        return self.hands[KINDS * seat : KINDS * (seat + 1)]


# --- who sees what


def view(s: Race, seat: int | None) -> View:
    """Return an allow-list: each seat sees its own hand."""
    return {
        "turn": s.figures[s.turn],
        "direction": DIRECTIONS[s.direction],
        "at": dict(zip(s.figures, s.at, strict=True)),
        "strings": dict(zip(s.figures, s.strings, strict=True)),
        "arrived": [s.figures[figure] for figure in s.arrived],
        "deck": len(s.deck),
        "discard": dict(zip(CARDS, s.discard, strict=True)),
        "hands": [sum(s.hand(i)) for i in range(s.seats)],
        **own(s, seat),
    }


def own(s: Race, seat: int | None) -> View:
    return {"hand": None if seat is None else dict(zip(CARDS, s.hand(seat), strict=True))}


def redeal(s: Race, seat: int | None, luck: Luck) -> None:
    """Deal deck and other hands anew."""
    others = [i for i in range(s.seats) if i != seat]
    pool = list(s.deck)
    for i in others:
        pool += Counter(dict(enumerate(s.hand(i)))).elements()
    pool.sort()  # so that the world depends only on what is known
    pool = luck.shuffled(pool)
    for i in others:
        size = sum(s.hand(i))
        dealt = Counter(pool.pop() for _ in range(size))
        s.hands[KINDS * i : KINDS * (i + 1)] = [dealt[card] for card in range(KINDS)]
    s.deck = pool


# --- words, components and positions


def domains(board: Board) -> Domains:
    cards = {card: Name(_CARD_NAMES[card], card) for card in CARDS}
    return {"card": cards, "figure": board.names, "pace": (1, 2, 3)}


def components(s: Race) -> Counter[str]:
    """Count every card and figure."""
    found = Counter({"figure": len(s.at)})
    for card, name in enumerate(CARDS):
        found[name] = s.deck.count(card) + s.discard[card] + sum(s.hands[card::KINDS])
    return found


def write(s: Race) -> list[str]:
    """Return the position as lines of text."""
    figures = [f"{name}={s.at[f]}/{s.strings[f]}" for f, name in enumerate(s.figures)]
    return [
        f"turn {s.figures[s.turn]} {DIRECTIONS[s.direction]}",
        f"figures {' '.join(figures)}",
        f"arrived {listed(s.figures[figure] for figure in s.arrived)}",
        f"deck {_cards(s.deck)}",
        f"discard {_counts(s.discard)}",
        *(f"hand {_counts(s.hand(seat))}" for seat in range(s.seats)),
    ]


def _cards(cards: Sequence[int]) -> str:
    return listed(CARDS[card] for card in cards)


def _counts(counts: Sequence[int]) -> str:
    return _cards([card for card, count in enumerate(counts) for _ in range(count)])


def read(s: Race, reader: Reader) -> None:
    """Fill a fresh table from the lines of a position."""
    turn, _, direction = reader.rest("turn").partition(" ")
    s.turn = reader.index(turn, s.figures)
    s.direction = list(DIRECTIONS)[reader.index(direction, list(DIRECTIONS.values()))]
    for figure, spot in enumerate(reader.pairs(reader.take("figures"), *s.figures)):
        at, _, leader = spot.partition("/")
        s.at[figure] = reader.number(at, 0, int(s.setup.options["track"]))
        s.strings[figure] = reader.number(leader, NOBODY, s.seats - 1)
    s.arrived = reader.indices(reader.rest("arrived"), s.figures)
    s.deck = reader.indices(reader.rest("deck"), CARDS)
    s.discard = _read_counts(reader, reader.rest("discard"))
    for seat in range(s.seats):
        s.hands[KINDS * seat : KINDS * (seat + 1)] = _read_counts(reader, reader.rest("hand"))


def _read_counts(reader: Reader, text: str) -> list[int]:
    counted = Counter(reader.indices(text, CARDS))
    return [counted[card] for card in range(KINDS)]


def values(s: Race) -> list[float]:
    """Return how far each figure has come."""
    return [at / int(s.setup.options["track"]) for at in s.at[: s.seats]]
