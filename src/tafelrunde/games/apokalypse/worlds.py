"""The worlds a seat can imagine: other hands and alignments, dealt anew; talons and fronts of people are UNSEEN.

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

from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, KIND, NOBODY, PERSON, POPULATION, UNSEEN, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Drawing, Luck, bounds_of, dealt, drawing
from tafelrunde.kernel.steps import frozen

# how much more likely a good and an evil deed make it that the doer is of that side; as the evil hide, good deeds tell
# less (fitted to games of greedy bots that believe just this, 2 to 4 seats)
TELLING = (1.2, 1.45)
CERTAIN = 100.0  # more likely than this nothing makes it
SCALE = 10**6
NO_LAYER = 0  # has laid no person at all

Fall = tuple[Row, Row, float]
"""Everybody's alignment, what is left over, and the chance of it."""


Hand = tuple[int, Row, int, int, int, int]
"""A hand of somebody else: what the seat knows of it, and which of the cards that are dealt come into it, from where to
where among those of each deck."""


@frozen
class Unseen:
    """What worlds of a seat are dealt from, as far as it is the same in all of them."""

    seat: int | None
    falls: tuple[Fall, ...]  # of the alignments ...
    certain: float  # ... and all their chances together
    cards: list[int]  # all that are dealt: of each deck what stays UNSEEN, what comes into hands, and what lies deep
    deal: Drawing
    bounds: tuple[int, ...]  # of its lots, and of the one for the alignments
    pools: list[tuple[int, int]]  # of each deck, from where to where it stays UNSEEN
    hands: list[Hand]
    deep: list[tuple[int, int, int]]  # of a deck, from where to where it lies below the rider
    above: list[Row]  # how talons look ...
    below: list[Row]
    rows: list[Row]  # ... and people
    discards: list[Row]
    known: list[Row]


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals hands and alignments anew, as far as this seat cannot know them; what else lies face down is UNSEEN."""
    unseen: Unseen | None = s.unseen
    if unseen is None or unseen.seat != seat:
        unseen = s.unseen = _unseen(s, seat)
    lots = luck.lots(unseen.bounds)
    cards = unseen.cards[:]
    dealt(cards, unseen.deal, lots)
    for holder, known, first, last, first_capital, last_capital in unseen.hands:
        hand = cards[first:last]
        hand += cards[first_capital:last_capital]
        if known:
            hand += known
        hand.sort()
        s.hands[holder] = tuple(hand)
    s.pools = [tuple(cards[first:last]) for first, last in unseen.pools]
    s.above, s.below = unseen.above[:], unseen.below[:]
    for back, first, last in unseen.deep:
        s.below[back] = tuple(cards[first:last])
    s.rows, s.discards, s.known = unseen.rows[:], unseen.discards[:], unseen.known[:]
    if not s.ended:
        _realign(s, unseen, lots[len(unseen.deal)] % SCALE)
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])


def _unseen(s: World, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know. A pile is sorted, so that worlds depend on what is known, not on what lies
    there."""
    layer = NO_LAYER if seat is None else seat + 1  # whoever laid a person is part of its number
    piles: tuple[list[int], list[int]] = [], []
    backs = [_hide(s, seat, holder, piles) for holder in range(s.seats) if holder != seat]
    in_hands = [len(pile) for pile in piles]
    rows = [_turned_down(row, layer, piles[POPULATION]) for row in s.rows]
    discards = [_turned_down(s.discards[POPULATION], layer, piles[POPULATION]), s.discards[CAPITAL]]
    for pile, *others in zip(piles, s.above, s.below, *[s.pools] if s.pools else [], strict=True):
        pile += [card for other in others for card in other if card != UNSEEN]
    cards: list[int] = []
    deal: Drawing = ()
    pools: list[tuple[int, int]] = []
    deep: list[tuple[int, int, int]] = []
    for back, pile in enumerate(piles):
        below = len(s.below[back])
        far, near = _parted(tuple(sorted(pile)), s.deep) if below else (tuple(sorted(pile)), ())
        first = len(cards)
        cards += near + far
        last = len(cards)
        if near:  # then what lies deep is drawn first: it cannot be just anything
            deal += drawing(first + len(near), len(far), below)
            last -= below
            deep.append((back, last, last + below))
        deal += drawing(first, last - first, in_hands[back])
        pools.append((first, last - in_hands[back]))
    (_, first), (_, first_capital) = pools
    hands: list[Hand] = []
    for holder, known, population, capital in backs:
        last, last_capital = first + population, first_capital + capital
        hands.append((holder, known, first, last, first_capital, last_capital))
        first, first_capital = last, last_capital
    own = NOBODY if seat is None else s.alignments[seat]
    falls, certain = ((), 0.0) if s.ended else _falls(alignment_pool(s), s.belief.done, seat, own)
    return Unseen(
        seat,
        falls,
        certain,
        cards,
        deal,
        (*bounds_of(deal), SCALE),
        pools,
        hands,
        deep,
        [(UNSEEN,) * len(talon) for talon in s.above],
        [(UNSEEN,) * len(talon) for talon in s.below],
        rows,
        discards,
        [row if seat in divmod(at, s.seats) else () for at, row in enumerate(s.known)],
    )


def _hide(s: World, seat: int | None, holder: int, piles: tuple[list[int], list[int]]) -> tuple[int, Row, int, int]:
    """A hand of somebody else: what the seat knows of it, and how many other cards of each deck; these go onto the
    piles."""
    known = () if seat is None else s.known[seat * s.seats + holder]
    cards = list(s.hands[holder])
    for kind in known:
        cards.remove(kind)
    split = bisect_left(cards, s.board.first_capital)
    population, capital = piles
    population += cards[:split]
    capital += cards[split:]
    return holder, known, split, len(cards) - split


def _turned_down(row: Row, layer: int, pile: list[int]) -> Row:
    """A row as others see it who have not laid its people. Their fronts go onto the pile."""
    hidden = [card >= PERSON and card // PERSON != layer for card in row]
    if not any(hidden):
        return row
    pile += [card & KIND for card, down in zip(row, hidden, strict=True) if down and card & KIND != UNSEEN]
    return tuple([card | UNSEEN if down else card for card, down in zip(row, hidden, strict=True)])


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
