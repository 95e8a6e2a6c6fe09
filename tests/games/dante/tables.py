"""Tables on the mountain in a line or two, for tests.

    table = mountain(fields="lapo=10 dante=14", stones="lapo=2", hand="4/1 remission/2")
    play(table, "play 4/1")
    assert field(table, "lapo") == 6
    assert refused(table, "play 6/1") == "DANTE-030"

Lapo (seat 0) is about to play a card by day; play goes counter-clockwise. What is not said stays simple: the sinners
stand in the Valley without stones, nobody has a companion, nobody is in heaven, and Cato (a ruler) has just come up.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dante import GAME
from tafelrunde.games.dante.board import DIRECTIONS, HAND, NOBODY, Board
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.table import Table

MountainTable = Table[Mountain, Board]
BOARD: Board = GAME.built_in_board
NAMES = ("lapo", "dante", "antonia", "ginevra", "ranieri", "fiammetta", "pacifico", "berta")
SEATS = list(GAME.seats)
NIGHT = 14  # the first field of the sundial that is night
WHERE = (5, 6, 7, 8, 9, 10, 11, 12)
FILLERS = ("3/2", "4/2", "2/3", "3/1", "4/1", "3/3", "1/4", "1/5", "6/1", "5/1", "5/2", "6/2", "4/3", "3/4", "2/2")


def fresh(seats: int = 3, seed: int = 0, **options: Value) -> MountainTable:
    """A table about to begin."""
    return GAME.new(seats, seed, options)


def mountain(
    seats: int = 3,
    *,
    names: Sequence[str] = NAMES,
    turn: str = "",  # whose turn it is; without a word the first seat's
    fields: str = "",  # "lapo=10 dante=14"
    stones: str = "",  # "lapo=2"; the rest is in the supply
    visited: str = "",  # "lapo=pride,envy": further terraces than those up to where the figure stands
    pairs: str = "",  # "lapo+dante": travel together
    offers: str = "",  # "lapo>dante": Lapo has offered to travel with Dante
    heaven: str = "",  # "antonia"
    hand: str = "",  # "4/1 remission/2" of whose turn it is; filled up with plain numbers
    sun: int = 0,
    encounter: str = "O12",
    spiral: int = 0,  # without a word the encounter's value
    direction: str = "counter",
    last: str = "",  # who had the turn before ...
    other: str = "",  # ... and the latest of somebody else before that
    turns: int = 0,
    stock: int | None = None,  # cards that are left in the stock; the others lie on the discard pile
    supply: int | None = None,  # stones left in the supply; the last seat has all the others
    **options: Value,
) -> MountainTable:
    """A table in mid-game."""
    s = GAME.start(GAME.setup(seats, options), Luck.seeded(0))
    s.names = tuple(names[:seats])
    s.turn = s.role = s.names.index(turn or s.names[0])
    s.fields = list(WHERE[:seats])
    for name, number in _pairs(fields):
        s.fields[s.names.index(name)] = int(number)
    s.stones = [0] * seats
    for name, number in _pairs(stones):
        s.stones[s.names.index(name)] = int(number)
    if supply is not None:
        s.stones[-1] += BOARD.stones - supply - sum(s.stones)
    s.supply = BOARD.stones - sum(s.stones)
    s.heaven = tuple(s.names.index(name) for name in heaven.split())
    for seat in s.heaven:
        s.fields[seat] = BOARD.heaven
    terraces = dict(_pairs(visited))
    for seat, name in enumerate(s.names):
        up_to = BOARD.area_of[s.fields[seat]]
        known = [*range(1, up_to + 1), *(BOARD.areas.index(area) for area in terraces.get(name, "").split(",") if area)]
        s.visited[seat] = BOARD.at_setup | sum({1 << area for area in known})
    for pair in pairs.split():
        one, two = (s.names.index(name) for name in pair.split("+"))
        s.mates[one], s.mates[two] = two, one
    for offer in offers.split():
        offering, addressee = (s.names.index(name) for name in offer.split(">"))
        s.offers[addressee] = offering
    _deal(s, hand.split(), stock)
    s.sun = sun
    card = BOARD.encounters.index(encounter)
    s.order = (card, *(other_card for other_card in range(len(BOARD.encounters)) if other_card != card))
    s.spiral = spiral or BOARD.values[card]
    s.direction = next(sign for sign, word in DIRECTIONS.items() if word == direction)
    s.last = s.names.index(last) if last else NOBODY
    s.last_other = s.names.index(other) if other else NOBODY
    s.turns = turns or int(bool(last))
    s.offered = None
    engine.settle(s)
    GAME.invariants(s)
    return Table.at(s)


def _deal(s: Mountain, hand: Sequence[str], stock: int | None) -> None:
    """The named cards to whose turn it is, plain numbers to all; the rest is stock."""
    free = list(range(len(BOARD.cards)))

    def find(word: str) -> int:
        card = next(card for card in free if BOARD.kind_of[card] == BOARD.kind[word])
        free.remove(card)
        return card

    mine = [find(word) for word in hand]
    fillers = iter(FILLERS * 9)
    for seat in range(s.seats):
        held = mine if seat == s.turn else []
        while len(held) < HAND and seat not in s.heaven:
            word = next(fillers)
            if word not in hand and any(BOARD.kind_of[card] == BOARD.kind[word] for card in free):
                held.append(find(word))
        s.hands[seat] = tuple(sorted(held))
    s.stock, s.discard = free, []
    if stock is not None:
        s.stock, s.discard = free[len(free) - stock :], free[: len(free) - stock]


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (word.partition("=") for word in text.split())]


# --- looking


def seat(table: MountainTable, name: str) -> int:
    return table.state.names.index(name)


def field(table: MountainTable, name: str) -> int:
    """Where a figure stands."""
    return table.state.fields[seat(table, name)]


def stones(table: MountainTable) -> dict[str, int]:
    """Everybody's stones, without those who have none."""
    return {name: count for name, count in zip(table.state.names, table.state.stones, strict=True) if count}


def mate(table: MountainTable, name: str) -> str | None:
    """With whom a sinner travels."""
    found = table.state.mates[seat(table, name)]
    return None if found == NOBODY else table.state.names[found]


def offer(table: MountainTable, name: str) -> str | None:
    """Who offers to travel with a sinner."""
    found = table.state.offers[seat(table, name)]
    return None if found == NOBODY else table.state.names[found]


def active(table: MountainTable) -> str:
    """Whose turn it is."""
    return table.state.names[table.state.turn]


def hand(table: MountainTable, name: str) -> list[str]:
    """A hand by its faces."""
    return [BOARD.faces_words[BOARD.kind_of[card]] for card in table.state.hands[seat(table, name)]]


# --- playing
