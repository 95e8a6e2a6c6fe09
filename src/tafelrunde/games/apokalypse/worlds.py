"""The worlds a seat can imagine: other hands, talons, fronts of people, and alignments, dealt anew.

What the seat knows stays: its own hand and alignment, the fronts of people it has laid, cards it gave away or lost to a
thief and has not lost sight of (`World.known`). Alignments are drawn with an eye on what everybody has heard their
owners do (`Deeds`): who protects good people, or harms evil ones, is rather good.
"""

from __future__ import annotations

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
    _reshuffle(s, mine, POPULATION, held, people, luck)
    _reshuffle(s, mine, CAPITAL, held, [], luck)
    for holder, cards in enumerate(held):
        if holder != seat:
            kept: Row = () if seat is None else s.known[seat * s.seats + holder]
            s.hands[holder] = tuple(sorted([*cards, *kept]))
    if s.gift != NOBODY and seat != s.turn:
        s.gift = luck.pick(s.hands[s.turn])
    s.loose = True
    _forget(s, seat)


def _unknown_hands(s: World, seat: int | None) -> list[list[int]]:
    """The cards in others' hands of which this seat is not sure."""
    found: list[list[int]] = []
    for holder, hand in enumerate(s.hands):
        cards = list(hand) if holder != seat else []
        if seat is not None:
            for kind in s.known[seat * s.seats + holder]:
                cards.remove(kind)
        found.append(cards)
    return found


def _hidden(row: Row, mine: int) -> list[int]:
    """The people of a row that somebody else has laid."""
    return [card for card in row if card >= PERSON and card // PERSON != mine]


def _hidden_people(s: World, mine: int) -> list[int]:
    """The rows in which people lie whose fronts this seat does not know; people live on earth."""
    rows = s.rows
    return [at for at in range(EARTH, len(rows), len(PLANES)) if rows[at] and _hidden(rows[at], mine)]


def _reshuffle(s: World, mine: int, back: int, held: list[list[int]], people: list[int], luck: Luck) -> None:
    """Deals one deck anew over all places that are out of this seat's sight."""
    first = s.board.first_capital
    pool = [*s.above[back], *s.below[back]]
    talon = len(pool)
    for at in people:
        pool += [card & KIND for card in _hidden(s.rows[at], mine)]
    discards = s.discards[back]
    thrown = _hidden(discards, mine)
    pool += [card & KIND for card in thrown]
    for cards in held:
        pool += [kind for kind in cards if (kind >= first) == back]
    pool.sort()  # so that the world depends on what is known, not on what lies there
    elsewhere = len(pool) - talon
    s.below[back] = _deep(pool, len(s.below[back]), s.deep, luck)
    luck.bring_up(pool, elsewhere)
    for cards in held:
        cards[:] = [pool.pop() if (kind >= first) == back else kind for kind in cards]
    for at in people:
        s.rows[at] = _turned(s.rows[at], mine, pool)
    if thrown:
        s.discards[back] = _turned(discards, mine, pool)
    s.above[back] = tuple(pool)


def _deep(pool: list[int], size: int, most: Row, luck: Luck) -> Row:
    """Takes so many cards for the lower part of a talon out of the sorted pool, none that has been seen elsewhere."""
    if not size:
        return ()
    room, unseen, others = list(most), list[int](), list[int]()
    for kind in pool:
        if room[kind]:
            room[kind] -= 1
            unseen.append(kind)
        else:
            others.append(kind)
    luck.bring_up(unseen, size)
    pool[:] = sorted([*unseen[:-size], *others])
    return tuple(sorted(unseen[-size:]))


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
    ways = beliefs(s).ways
    if seat is not None:
        good = int(s.alignments[seat] == GOOD)
        ways = tuple([way for way in ways if way.subset >> seat & 1 == good])
    drawn = sum([way.chance for way in ways], 0.0) * luck.roll(SCALE) / SCALE
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
