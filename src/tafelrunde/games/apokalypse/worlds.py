"""The worlds a seat can imagine: other hands, talons, fronts of people, and alignments, dealt anew.

What the seat knows stays: its own hand and alignment, the fronts of people it has laid, cards it gave away or lost to a
thief and has not lost sight of (`World.known`). Alignments are drawn with an eye on what everybody has seen their
owners do: who protects good people, or harms evil ones, is rather good.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, KIND, NOBODY, PERSON, POPULATION, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Luck

# how much more likely a good and an evil deed make it that the doer is of that side; as the evil hide, good deeds tell
# less (fitted to games of greedy bots that believe just this, 2 to 4 seats)
TELLING = (1.2, 1.45)
CERTAIN = 100.0  # more likely than this nothing makes it
SCALE = 10**6


def redeal(s: World, seat: int | None, luck: Luck) -> None:
    """Deals anew all that this seat cannot know."""
    if not s.ended:
        _realign(s, seat, luck)
    held = _unknown_hands(s, seat)
    for back in (POPULATION, CAPITAL):
        _reshuffle(s, seat, back, held, luck)
    for holder, cards in held.items():
        kept: Row = () if seat is None else s.known[seat * s.seats + holder]
        s.hands[holder] = tuple(sorted((*cards, *kept)))
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    _forget(s, seat)


def _unknown_hands(s: World, seat: int | None) -> dict[int, list[int]]:
    """The cards in others' hands of which this seat is not sure."""
    found: dict[int, list[int]] = {}
    for holder, hand in enumerate(s.hands):
        if holder != seat:
            cards = list(hand)
            for kind in s.known[seat * s.seats + holder] if seat is not None else ():
                cards.remove(kind)
            found[holder] = cards
    return found


def _hidden(card: int, seat: int | None) -> bool:
    """Whether a card on the table is a person laid by somebody else."""
    return card >= PERSON and (seat is None or card // PERSON != seat + 1)


def _reshuffle(s: World, seat: int | None, back: int, held: dict[int, list[int]], luck: Luck) -> None:
    """Deals one deck anew over all places that are out of this seat's sight."""
    first = s.board.first_capital
    pool = [*s.above[back], *s.below[back]]
    places = [] if back == CAPITAL else [at for at, row in enumerate(s.rows) if any(_hidden(c, seat) for c in row)]
    pool += [card & KIND for at in places for card in s.rows[at] if _hidden(card, seat)]
    pool += [card & KIND for card in s.discards[back] if _hidden(card, seat)]
    for cards in held.values():
        pool += [kind for kind in cards if (kind >= first) == back]
    pool.sort()  # so that the world depends on what is known, not on what lies there
    pool = luck.shuffled(pool)
    s.below[back] = _deep(pool, len(s.below[back]), s.deep)
    for cards in held.values():
        cards[:] = [pool.pop() if (kind >= first) == back else kind for kind in cards]
    for at in places:
        s.rows[at] = _turned(s.rows[at], seat, pool)
    s.discards[back] = _turned(s.discards[back], seat, pool)
    s.above[back] = tuple(pool)


def _deep(pool: list[int], size: int, most: Row) -> Row:
    """Takes so many cards for the lower part of a talon out of the pool, none that has been seen elsewhere."""
    if not size:
        return ()
    room, found, others = list(most), list[int](), list[int]()
    for kind in pool:
        if len(found) < size and room[kind]:
            room[kind] -= 1
            found.append(kind)
        else:
            others.append(kind)
    pool[:] = others
    return tuple(found)


def _turned(row: Row, seat: int | None, pool: list[int]) -> Row:
    """The same row with other hidden fronts; who laid them is known."""
    return tuple([card - (card & KIND) + pool.pop() if _hidden(card, seat) else card for card in row])


def _forget(s: World, seat: int | None) -> None:
    """What others know of hands is known only as far as one is one of the two."""
    n = s.seats
    for at in range(n * n):
        knower, holder = divmod(at, n)
        if seat not in (knower, holder):
            s.known[at] = ()


def _realign(s: World, seat: int | None, luck: Luck) -> None:
    """Draws the others' alignments, each way by its chance."""
    ways = beliefs(s).ways
    if seat is not None:
        is_evil = s.alignments[seat] == EVIL
        ways = tuple([way for way in ways if (seat in way.evil) == is_evil])
    drawn = sum([way.chance for way in ways]) * luck.roll(SCALE) / SCALE
    evil: Row = ()
    for way in ways:
        evil = way.evil
        drawn -= way.chance
        if drawn < 0:
            break
    s.alignments = tuple([EVIL if other in evil else GOOD for other in range(s.seats)])
    pool = list(alignment_pool(s))
    for alignment in s.alignments:
        pool.remove(alignment)
    s.spare = tuple(pool)


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
    """From what everybody has done for the good and for the evil."""
    return _beliefs(alignment_pool(s), tuple(s.deeds))


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
    total = sum([way.chance for way in ways])
    ways = [way._replace(chance=way.chance / total) for way in ways]
    return Beliefs(tuple(ways), tuple([sum([way.chance for way in ways if seat in way.good]) for seat in seats]))
