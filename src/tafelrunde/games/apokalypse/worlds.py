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

from tafelrunde.games.apokalypse.board import EVIL, GOOD, KIND, NOBODY, PERSON, POPULATION, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Drawing, Luck, dealt, drawing
from tafelrunde.kernel.steps import frozen

# how much more likely a good and an evil deed make it that the doer is of that side; as the evil hide, good deeds tell
# less (fitted to games of greedy bots that believe just this, 2 to 4 seats)
TELLING = (1.2, 1.45)
CERTAIN = 100.0  # more likely than this nothing makes it
SCALE = 10**6
NO_LAYER = 0  # has laid no person at all

Fall = tuple[Row, Row, float]
"""Everybody's alignment, what is left over, and the chance of it."""


Hand = tuple[int, Row, slice, slice]
"""A hand of somebody else: what the seat knows of it, and which cards of each deck it is dealt."""


@frozen
class Unseen:
    """What worlds of a seat are dealt from, as far as it is the same in all of them."""

    seat: int | None
    falls: tuple[Fall, ...]  # of the alignments ...
    certain: float  # ... and all their chances together
    cards: list[int]  # all that are dealt: of each deck its talon, those elsewhere, and the talon below the next rider
    deal: Drawing
    lots: int  # ways in which cards and alignments can fall
    talons: list[tuple[slice, slice]]
    hands: list[Hand]
    fronts: slice  # those of people
    people: list[tuple[int, Row]]  # rows with people whose fronts are hidden, as they look
    discards: Row  # the same
    known: list[Row]


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals anew all that this seat cannot know, and loosens the talons."""
    unseen: Unseen | None = s.unseen
    if unseen is None or unseen.seat != seat:
        unseen = s.unseen = _unseen(s, seat)
    cards = unseen.cards[:]
    lot = dealt(cards, unseen.deal, luck.roll(unseen.lots))
    whole = tuple(cards)
    for back, (above, below) in enumerate(unseen.talons):
        s.above[back], s.below[back] = whole[above], whole[below]
    for holder, known, population, capital in unseen.hands:
        hand = cards[population]
        hand += whole[capital] + known
        hand.sort()
        s.hands[holder] = tuple(hand)
    fronts = cards[unseen.fronts]
    for at, row in unseen.people:
        s.rows[at] = _turned_up(row, fronts)
    if fronts:
        s.discards[POPULATION] = _turned_up(unseen.discards, fronts)
    s.known = unseen.known[:]
    if not s.ended:
        _realign(s, unseen, lot)
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    s.loose = True


def _unseen(s: World, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know. A pool is sorted, so that worlds depend on what is known, not on what lies
    there."""
    layer = NO_LAYER if seat is None else seat + 1  # whoever laid a person is part of its number
    pools: tuple[list[int], list[int]] = [], []
    backs = [_hide(s, seat, holder, pools) for holder in range(s.seats) if holder != seat]
    looks = [_turned_down(row, layer, pools[POPULATION]) for row in s.rows]
    people = [(at, look) for at, look in enumerate(looks) if look != s.rows[at]]
    discards = _turned_down(s.discards[POPULATION], layer, pools[POPULATION])
    cards: list[int] = []
    deal: Drawing = ()
    talons: list[tuple[slice, slice]] = []
    for back, pool in enumerate(pools):
        deal += _deck(s, back, pool, cards, talons)
    hands: list[Hand] = []
    first, first_capital = [above.stop for above, _ in talons]
    for holder, known, population, capital in backs:
        last, last_capital = first + population, first_capital + capital
        hands.append((holder, known, slice(first, last), slice(first_capital, last_capital)))
        first, first_capital = last, last_capital
    fronts = slice(first, talons[POPULATION][1].start)
    own = NOBODY if seat is None else s.alignments[seat]
    falls, certain = ((), 0.0) if s.ended else _falls(alignment_pool(s), s.belief.done, seat, own)
    lots = SCALE * prod([several for several, _, _, _ in deal])
    knows = [cards if seat in divmod(at, s.seats) else () for at, cards in enumerate(s.known)]
    return Unseen(seat, falls, certain, cards, deal, lots, talons, hands, fronts, people, discards, knows)


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


def _turned_down(row: Row, layer: int, pool: list[int]) -> Row:
    """A row as others see it who have not laid its people: of each just who has, below zero. Their fronts go into the
    pool."""
    pool += [card & KIND for card in row if card >= PERSON and card // PERSON != layer]
    return tuple([(card & KIND) - card if card >= PERSON and card // PERSON != layer else card for card in row])


def _turned_up(row: Row, fronts: list[int]) -> Row:
    return tuple([card if card >= 0 else fronts.pop() - card for card in row])


def _deck(s: World, back: int, hidden: list[int], cards: list[int], talons: list[tuple[slice, slice]]) -> Drawing:
    """Lays the cards of a deck down to be dealt, of which these lie hidden elsewhere, and how that is done: first those
    are drawn that lie below the rider."""
    pool = sorted([*s.above[back], *s.below[back], *hidden])
    below = len(s.below[back])
    deep, shallow = _parted(tuple(pool), s.deep) if below else (tuple(pool), ())
    first, count = len(cards), len(pool) - below
    cards += shallow + deep
    talons.append((slice(first, first + count - len(hidden)), slice(first + count, len(cards))))
    return drawing(first + len(shallow), len(deep), below) + drawing(first, count, len(hidden))


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
