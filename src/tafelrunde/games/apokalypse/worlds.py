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
from tafelrunde.kernel.luck import Luck

# how much more likely a good and an evil deed make it that the doer is of that side; as the evil hide, good deeds tell
# less (fitted to games of greedy bots that believe just this, 2 to 4 seats)
TELLING = (1.2, 1.45)
CERTAIN = 100.0  # more likely than this nothing makes it
SCALE = 10**6
NO_LAYER = 0  # has laid no person at all


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals anew all that this seat cannot know, and loosens the talons."""
    if not s.ended:
        _realign(s, seat, luck)
    held = _unknown_hands(s, seat)
    mine = NO_LAYER if seat is None else seat + 1  # whoever laid a person is part of its number
    people = _hidden_people(s, mine)
    _reshuffle(s, mine, POPULATION, held[POPULATION], people, luck)
    _reshuffle(s, mine, CAPITAL, held[CAPITAL], [], luck)
    for holder in range(s.seats):
        if holder != seat:
            cards = held[POPULATION][holder] + held[CAPITAL][holder]
            if seat is not None:
                cards += s.known[seat * s.seats + holder]
            cards.sort()
            s.hands[holder] = tuple(cards)
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    s.loose = True
    _forget(s, seat)


def _unknown_hands(s: World, seat: int | None) -> tuple[list[list[int]], list[list[int]]]:
    """The cards in others' hands of which this seat is not sure, by their backs."""
    first = s.board.first_capital
    population: list[list[int]] = []
    capital: list[list[int]] = []
    for holder, hand in enumerate(s.hands):
        cards = list(hand) if holder != seat else []
        if seat is not None:
            for kind in s.known[seat * s.seats + holder]:
                cards.remove(kind)
        split = bisect_left(cards, first)
        population.append(cards[:split])
        capital.append(cards[split:])
    return population, capital


def _hidden(row: Row, mine: int) -> list[int]:
    """The people of a row that somebody else has laid."""
    return [card for card in row if card >= PERSON and card // PERSON != mine]


def _hidden_people(s: World, mine: int) -> list[int]:
    """The rows in which people lie whose fronts this seat does not know; people live on earth."""
    rows = s.rows
    return [at for at in range(EARTH, len(rows), len(PLANES)) if rows[at] and _hidden(rows[at], mine)]


def _reshuffle(s: World, mine: int, back: int, held: list[list[int]], people: list[int], luck: Luck) -> None:
    """Deals one deck anew over all places that are out of this seat's sight."""
    pool = [*s.above[back], *s.below[back]]
    talon = len(pool)
    for at in people:
        pool += [card & KIND for card in _hidden(s.rows[at], mine)]
    discards = s.discards[back]
    thrown = _hidden(discards, mine) if discards else []
    pool += [card & KIND for card in thrown]
    for cards in held:
        pool += cards
    pool.sort()  # so that the world depends on what is known, not on what lies there
    elsewhere = len(pool) - talon
    s.below[back] = _deep(pool, len(s.below[back]), s.deep, luck)
    luck.bring_up(pool, elsewhere)
    for cards in held:
        left = len(pool) - len(cards)
        cards[:] = pool[left:]
        del pool[left:]
    for at in people:
        s.rows[at] = _turned(s.rows[at], mine, pool)
    if thrown:
        s.discards[back] = _turned(discards, mine, pool)
    s.above[back] = tuple(pool)


def _deep(pool: list[int], size: int, most: Row, luck: Luck) -> Row:
    """Takes so many cards for the lower part of a talon out of the sorted pool, none that has been seen elsewhere."""
    if not size:
        return ()
    may, others = _parted(tuple(pool), most)
    unseen = list(may)
    luck.bring_up(unseen, size)
    deep = unseen[-size:]
    pool[:] = unseen[:-size]
    if others:
        pool += others
        pool.sort()
    deep.sort()
    return tuple(deep)


@lru_cache(1024)
def _parted(pool: Row, most: Row) -> tuple[Row, Row]:
    """The cards that may lie deep, and those that do not; the same in all worlds that a seat can imagine."""
    room, unseen, others = list(most), list[int](), list[int]()
    for kind in pool:
        if room[kind]:
            room[kind] -= 1
            unseen.append(kind)
        else:
            others.append(kind)
    return tuple(unseen), tuple(others)


def _turned(row: Row, mine: int, pool: list[int]) -> Row:
    """The same row with other hidden fronts; who laid them is known."""
    return tuple(
        [card - (card & KIND) + pool.pop() if card >= PERSON and card // PERSON != mine else card for card in row]
    )


def _forget(s: World, seat: int | None) -> None:
    """What others know of hands is known only as far as one is one of the two."""
    n = s.seats
    for at, cards in enumerate(s.known):
        if cards and seat not in divmod(at, n):
            s.known[at] = ()


def _realign(s: World, seat: int | None, luck: Luck) -> None:
    """Draws the others' alignments, each way by its chance."""
    own = NOBODY if seat is None else s.alignments[seat]
    ways, total = _falls(alignment_pool(s), s.belief.done, seat, own)
    drawn = total * luck.roll(SCALE) / SCALE
    for alignments, spare, chance in ways:
        s.alignments, s.spare = alignments, spare
        drawn -= chance
        if drawn < 0:
            break


@lru_cache(1024)
def _falls(pool: Row, deeds: Row, seat: int | None, own: int) -> tuple[tuple[tuple[Row, Row, float], ...], float]:
    """How the alignments can have fallen for who knows one of them: those of all, what is left over, and the chance;
    and all chances together."""
    found: list[tuple[Row, Row, float]] = []
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
