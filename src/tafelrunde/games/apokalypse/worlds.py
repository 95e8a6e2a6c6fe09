"""The worlds a seat can imagine: other hands, talons, fronts of people, and alignments, dealt anew.

What the seat knows stays: its own hand and alignment, the fronts of people it has laid, cards it gave away or lost to a
thief and has not lost sight of (`World.known`). Alignments are drawn with an eye on what everybody has seen their
owners do: who lays good people is rather good.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb

from tafelrunde.games.apokalypse.board import CAPITAL, EVIL, GOOD, KIND, NOBODY, PERSON, POPULATION, Row
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.setup import alignment_pool
from tafelrunde.kernel.luck import Luck

TELLING = 1.25  # how much more likely a deed makes it that its doer is of its side
MOST_TOLD = 8  # deeds beyond this tell nothing more
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
    """Draws the others' alignments from what is left of the pool, each assignment by its chance."""
    pool = list(alignment_pool(s))
    others = [other for other in range(s.seats) if other != seat]
    if seat is not None:
        pool.remove(s.alignments[seat])
    assignments, chances = _assignments(tuple(pool), tuple([_lean(s, other) for other in others]))
    drawn, at = luck.roll(sum(chances)), 0
    while drawn >= chances[at]:
        drawn -= chances[at]
        at += 1
    found = list(s.alignments)
    for other, alignment in zip(others, assignments[at], strict=True):
        found[other] = alignment
        pool.remove(alignment)
    s.alignments, s.spare = tuple(found), tuple(sorted(pool))


@lru_cache(4096)
def _assignments(pool: Row, leans: Row) -> tuple[list[Row], list[int]]:
    """All ways in which the pool can fall to those who lean so, and the chance of each: in how many ways the cards fall
    like this, and how well that fits what everybody has done."""
    good, evil = pool.count(GOOD), pool.count(EVIL)
    found: list[Row] = []
    chances: list[int] = []
    for assignment in product((GOOD, EVIL), repeat=len(leans)):
        lack = good - assignment.count(GOOD)
        if lack >= 0 and assignment.count(EVIL) <= evil:
            fit = sum(-lean if alignment else lean for lean, alignment in zip(leans, assignment, strict=True))
            found.append(assignment)
            chances.append(round(SCALE * comb(len(pool) - len(leans), lack) * TELLING**fit))
    return found, chances


def _lean(s: World, seat: int) -> int:
    """How much more good than evil people somebody has led to the table, within bounds."""
    return max(-MOST_TOLD, min(MOST_TOLD, s.deeds[2 * seat] - s.deeds[2 * seat + 1]))
