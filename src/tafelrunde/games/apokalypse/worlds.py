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

from tafelrunde.games.apokalypse.board import EARTH, EVIL, GOOD, KIND, NOBODY, PERSON, PLANES, POPULATION, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Drawing, Luck, dealt, drawing, ways
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
    """A hand of somebody else: what the seat knows of it, and which of the cards that are dealt come into it."""

    holder: int
    known: Row
    first: int  # those of the population ...
    last: int
    first_capital: int  # ... and those of the capital
    last_capital: int


@frozen
class Deck:
    """The cards of one deck that a seat does not see, as they lie when they are dealt: in the talon above the next
    rider, from `elsewhere` on not in the talon at all, from `below` on in the talon below the rider."""

    first: int
    elsewhere: int
    below: int
    last: int


@frozen
class People:
    """A row with people whose fronts are hidden, and its part of all that lies."""

    at: int
    first: int
    last: int


@frozen
class Unseen:
    """What worlds of a seat are dealt from, as far as it is the same in all of them."""

    seat: int | None
    falls: tuple[Fall, ...]  # of the alignments ...
    certain: float  # ... and all their chances together
    cards: list[int]  # all cards that are dealt, deck by deck
    decks: list[Deck]
    deal: Drawing
    hands: list[Hand]
    fronts: int  # where those of people begin
    lying: list[int]  # rows with people whose fronts are hidden and discards, one after the other, as they look
    hidden: list[int]  # where a front is hidden
    people: list[People]
    discards: int  # where they begin
    known: list[Row]
    lots: int  # ways in which cards and alignments can fall


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals anew all that this seat cannot know, and loosens the talons."""
    unseen: Unseen | None = s.unseen
    if unseen is None or unseen.seat != seat:
        unseen = s.unseen = _unseen(s, seat)
    cards = unseen.cards[:]
    lot = dealt(cards, unseen.deal, luck.roll(unseen.lots))
    whole = tuple(cards)
    for back, deck in enumerate(unseen.decks):
        s.above[back] = whole[deck.first : deck.elsewhere]
        s.below[back] = whole[deck.below : deck.last]
    for hand in unseen.hands:
        held = cards[hand.first : hand.last]
        held += cards[hand.first_capital : hand.last_capital]
        if hand.known:
            held += hand.known
        held.sort()
        s.hands[hand.holder] = tuple(held)
    if unseen.hidden:
        laid, front = unseen.lying[:], unseen.fronts
        for place in unseen.hidden:
            laid[place] += cards[front]
            front += 1
        lying = tuple(laid)
        for row in unseen.people:
            s.rows[row.at] = lying[row.first : row.last]
        s.discards[POPULATION] = lying[unseen.discards :]
    s.known = unseen.known[:]
    if not s.ended:
        _realign(s, unseen, lot)
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    s.loose = True


def _unseen(s: World, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know. A pool is sorted, so that worlds depend on what is known, not on what lies
    there."""
    mine = NO_LAYER if seat is None else seat + 1  # whoever laid a person is part of its number
    pools: tuple[list[int], list[int]] = [], []
    backs = [_hide(s, seat, holder, pools) for holder in range(s.seats) if holder != seat]
    people: list[People] = []
    lying: list[int] = []
    hidden: list[int] = []
    for at in range(EARTH, len(s.rows), len(PLANES)):  # people live on earth
        first = len(lying)
        if _turned_down(s.rows[at], mine, lying, hidden, pools[POPULATION]):
            people.append(People(at, first, len(lying)))
        else:
            del lying[first:]
    discards = len(lying)
    _turned_down(s.discards[POPULATION], mine, lying, hidden, pools[POPULATION])
    cards: list[int] = []
    deal: Drawing = ()
    decks: list[Deck] = []
    lots = SCALE
    for back, pool in enumerate(pools):
        deck, drawn, several = _deck(s, back, pool, cards)
        decks.append(deck)
        deal += drawn
        lots *= several
    hands: list[Hand] = []
    first, first_capital = [deck.elsewhere for deck in decks]
    for holder, known, population, capital in backs:
        last, last_capital = first + population, first_capital + capital
        hands.append(Hand(holder, known, first, last, first_capital, last_capital))
        first, first_capital = last, last_capital
    own = NOBODY if seat is None else s.alignments[seat]
    falls, certain = ((), 0.0) if s.ended else _falls(alignment_pool(s), s.belief.done, seat, own)
    knows = [cards if seat in divmod(at, s.seats) else () for at, cards in enumerate(s.known)]
    return Unseen(seat, falls, certain, cards, decks, deal, hands, first, lying, hidden, people, discards, knows, lots)


def _hide(s: World, seat: int | None, holder: int, pools: tuple[list[int], list[int]]) -> tuple[int, Row, int, int]:
    """A hand of somebody else: what the seat knows of it, and how many other cards of each deck; these go into the
    pools."""
    known = () if seat is None else s.known[seat * s.seats + holder]
    cards = list(s.hands[holder])
    for kind in known:
        cards.remove(kind)
    split = bisect_left(cards, s.board.first_capital)
    population, capital = pools
    population += cards[:split]
    capital += cards[split:]
    return holder, known, split, len(cards) - split


def _turned_down(row: Row, mine: int, lying: list[int], hidden: list[int], pool: list[int]) -> bool:
    """Lays a row down as others see it who have not laid its people: of each just who has. Their fronts go into the
    pool. Whether there are any."""
    before = len(hidden)
    for card in row:
        if card >= PERSON and card // PERSON != mine:
            hidden.append(len(lying))
            pool.append(card & KIND)
            card -= card & KIND
        lying.append(card)
    return len(hidden) > before


def _deck(s: World, back: int, hidden: list[int], cards: list[int]) -> tuple[Deck, Drawing, int]:
    """Lays the cards of a deck down to be dealt, of which these lie hidden elsewhere; how that is done, and in how many
    ways: first those are drawn that lie below the rider."""
    pool = [*s.above[back], *s.below[back], *hidden]
    pool.sort()
    below = len(s.below[back])
    deep, shallow = _parted(tuple(pool), s.deep) if below else (tuple(pool), ())
    first, count = len(cards), len(pool) - below
    cards += shallow
    cards += deep
    drawn = drawing(first + len(shallow), len(deep), below) + drawing(first, count, len(hidden))
    several = ways(len(deep), below) * ways(count, len(hidden))
    return Deck(first, first + count - len(hidden), first + count, len(cards)), drawn, several


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
