"""The worlds a seat can imagine: other hands, talons, fronts of people, and alignments, dealt anew.

What the seat knows stays: its own hand and alignment, the fronts of people it has laid, cards it gave away or lost to a
thief and has not lost sight of (`World.known`). Alignments are drawn with an eye on what everybody has heard their
owners do (`Deeds`): who protects good people, or harms evil ones, is rather good.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from tafelrunde.games.apokalypse.board import CAPITAL, EARTH, EVIL, GOOD, KIND, NOBODY, PERSON, PLANES, POPULATION, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Luck, brought_up, ways
from tafelrunde.kernel.steps import frozen

# how much more likely a good and an evil deed make it that the doer is of that side; as the evil hide, good deeds tell
# less (fitted to games of greedy bots that believe just this, 2 to 4 seats)
TELLING = (1.2, 1.45)
CERTAIN = 100.0  # more likely than this nothing makes it
SCALE = 10**6
NO_LAYER = 0  # has laid no person at all

Fall = tuple[Row, Row, float]
"""Everybody's alignment, what is left over, and the chance of it."""


@frozen
class Hand:
    """A hand of somebody else: what the seat knows of it, and which of the cards drawn of each deck are in it."""

    holder: int
    known: Row
    population: slice
    capital: slice


@frozen
class Deck:
    """The cards of one deck that a seat does not see: those that may lie below the next rider, and those that may not;
    how many lie there, and how many not in the talon at all."""

    deep: Row
    shallow: Row
    below: int
    elsewhere: int


@frozen
class Unseen:
    """What worlds of a seat are dealt from, as far as it is the same in all of them."""

    seat: int | None
    falls: tuple[Fall, ...]  # of the alignments ...
    certain: float  # ... and all their chances together
    population: Deck
    capital: Deck
    hands: list[Hand]
    fronts: int  # where those of people begin in the cards of the population that lie elsewhere
    lying: Row  # rows with people whose fronts are hidden and discards, one after the other, as they look
    people: list[tuple[int, slice]]  # which rows these are, and their part of it
    discards: slice
    known: list[Row]
    lots: int  # ways in which cards and alignments can fall


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals anew all that this seat cannot know, and loosens the talons."""
    unseen: Unseen | None = s.unseen
    if unseen is None or unseen.seat != seat:
        unseen = s.unseen = _unseen(s, seat)
    population, lot = _dealt(s, POPULATION, unseen.population, luck.roll(unseen.lots))
    capital, lot = _dealt(s, CAPITAL, unseen.capital, lot)
    for hand in unseen.hands:
        s.hands[hand.holder] = tuple(sorted(population[hand.population] + capital[hand.capital] + hand.known))
    if unseen.lying:
        fronts = iter(population[unseen.fronts :])
        lying = tuple([card if card >= 0 else next(fronts) - card for card in unseen.lying])
        for at, row in unseen.people:
            s.rows[at] = lying[row]
        s.discards[POPULATION] = lying[unseen.discards]
    s.known = unseen.known[:]
    if not s.ended:
        _realign(s, unseen, lot)
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    s.loose = True


def _dealt(s: World, back: int, deck: Deck, lot: int) -> tuple[Row, int]:
    """Lays a talon and returns the cards that lie elsewhere, and what is left of the lot."""
    pool = list(deck.deep)
    if deck.below:
        lot = brought_up(pool, deck.below, lot)
        s.below[back] = tuple(pool[-deck.below :])
        pool[-deck.below :] = deck.shallow
    lot = brought_up(pool, deck.elsewhere, lot)
    cards, above = tuple(pool), len(pool) - deck.elsewhere
    s.above[back] = cards[:above]
    return cards[above:], lot


def _unseen(s: World, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know. A pool is sorted, so that worlds depend on what is known, not on what lies
    there."""
    mine = NO_LAYER if seat is None else seat + 1  # whoever laid a person is part of its number
    population: list[int] = []
    capital: list[int] = []
    hands = [_hidden_hand(s, seat, holder, population, capital) for holder in range(s.seats) if holder != seat]
    fronts = len(population)
    people: list[tuple[int, slice]] = []
    lying: Row = ()
    for at in range(EARTH, len(s.rows), len(PLANES)):  # people live on earth
        row = _turned_down(s.rows[at], mine, population)
        if row != s.rows[at]:
            people.append((at, slice(len(lying), len(lying) + len(row))))
            lying += row
    discards = slice(len(lying), None)
    lying += _turned_down(s.discards[POPULATION], mine, population)
    decks = _deck(s, POPULATION, population), _deck(s, CAPITAL, capital)
    lots = SCALE
    for deck in decks:
        talon = len(deck.deep) + len(deck.shallow) - deck.below
        lots *= ways(len(deck.deep), deck.below) * ways(talon, deck.elsewhere)
    own = NOBODY if seat is None else s.alignments[seat]
    falls, certain = ((), 0.0) if s.ended else _falls(alignment_pool(s), s.belief.done, seat, own)
    known = [cards if seat in divmod(at, s.seats) else () for at, cards in enumerate(s.known)]
    return Unseen(seat, falls, certain, *decks, hands, fronts, lying, people, discards, known, lots)


def _hidden_hand(s: World, seat: int | None, holder: int, population: list[int], capital: list[int]) -> Hand:
    """A hand of somebody else; what the seat does not know of it goes into the pools."""
    known = () if seat is None else s.known[seat * s.seats + holder]
    cards = list(s.hands[holder])
    for kind in known:
        cards.remove(kind)
    split = bisect_left(cards, s.board.first_capital)
    first, other = len(population), len(capital)
    population += cards[:split]
    capital += cards[split:]
    return Hand(holder, known, slice(first, len(population)), slice(other, len(capital)))


def _turned_down(row: Row, mine: int, pool: list[int]) -> Row:
    """A row as others see it who have not laid its people: of each just who has, below zero. Their fronts go into the
    pool."""
    hidden = [card & KIND for card in row if card >= PERSON and card // PERSON != mine]
    if not hidden:
        return row
    pool += hidden
    return tuple([(card & KIND) - card if card >= PERSON and card // PERSON != mine else card for card in row])


def _deck(s: World, back: int, hidden: list[int]) -> Deck:
    """A deck of which these cards lie hidden elsewhere."""
    pool = [*s.above[back], *s.below[back], *hidden]
    pool.sort()
    below = len(s.below[back])
    deep, shallow = _parted(tuple(pool), s.deep) if below else (tuple(pool), ())
    return Deck(deep, shallow, below, len(hidden))


@lru_cache(1024)
def _parted(pool: Row, most: Row) -> tuple[Row, Row]:
    """The cards that may lie deep, for they have not been seen elsewhere, and those that may not; the same in all
    worlds that a seat can imagine."""
    room, unseen, others = list(most), list[int](), list[int]()
    for kind in pool:
        if room[kind]:
            room[kind] -= 1
            unseen.append(kind)
        else:
            others.append(kind)
    return tuple(unseen), tuple(others)


def _realign(s: World, unseen: Unseen, lot: int) -> None:
    """Lets the alignments fall, each way by its chance."""
    drawn = unseen.certain * lot / SCALE
    for alignments, spare, chance in unseen.falls:
        s.alignments, s.spare = alignments, spare
        drawn -= chance
        if drawn < 0:
            break


@lru_cache(1024)
def _falls(pool: Row, deeds: Row, seat: int | None, own: int) -> tuple[tuple[Fall, ...], float]:
    """How the alignments can have fallen for who knows one of them; and all chances together."""
    found: list[Fall] = []
    for way in _beliefs(pool, deeds).ways:
        alignments = tuple([EVIL if other in way.evil else GOOD for other in range(len(deeds) // 2)])
        if seat is None or alignments[seat] == own:
            left = list(pool)
            for alignment in alignments:
                left.remove(alignment)
            found.append((alignments, tuple(left), way.chance))
    return tuple(found), sum([chance for _, _, chance in found], 0.0)


class Way(NamedTuple):
    """How the alignments can have fallen: who is good, who is evil, and the chance of it."""

    good: Row
    evil: Row
    chance: float
    subset: int  # the good as bits


class Beliefs(NamedTuple):
    """What a stranger at the table believes: all ways, and each seat's chance to be good."""

    ways: tuple[Way, ...]
    good: tuple[float, ...]


def beliefs(s: World) -> Beliefs:
    """From what everybody was heard to do for the good and for the evil."""
    return _beliefs(alignment_pool(s), s.belief.done)


@lru_cache(4096)
def _beliefs(pool: Row, deeds: Row) -> Beliefs:
    """Each way by how many cards fall like this, and how well that fits what everybody has done."""
    seats = range(len(deeds) // 2)
    fits = [TELLING[GOOD] ** deeds[2 * seat] / TELLING[EVIL] ** deeds[2 * seat + 1] for seat in seats]
    ways: list[Way] = []
    for alignments in product((GOOD, EVIL), repeat=len(seats)):
        good = tuple([seat for seat in seats if alignments[seat] == GOOD])
        evil = tuple([seat for seat in seats if alignments[seat] == EVIL])
        lack = pool.count(GOOD) - len(good)
        if lack >= 0 and len(evil) <= pool.count(EVIL):
            fit = prod([max(1 / CERTAIN, min(CERTAIN, fits[seat])) for seat in good])
            ways.append(Way(good, evil, comb(len(pool) - len(seats), lack) * fit, sum([1 << seat for seat in good])))
    total = sum([way.chance for way in ways], 0.0)
    ways = [way._replace(chance=way.chance / total) for way in ways]
    return Beliefs(tuple(ways), tuple([sum([way.chance for way in ways if seat in way.good], 0.0) for seat in seats]))
