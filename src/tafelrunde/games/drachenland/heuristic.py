"""What a good player values: treasures in hand, rings for them, and figures close to what is still out there.

Everything is reckoned in points a seat may expect. What a volcano is worth to a figure is what the pick-up would add
to this seat's collection, less the further away it is; so taking always beats hoping.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from tafelrunde.games.drachenland.board import CLEAR, LOOT_KINDS, NO_TILE, OFF_BOARD, ORDINARY, RING, Board
from tafelrunde.games.drachenland.scoring import result, sets_of
from tafelrunde.games.drachenland.state import Land

NEAR = 0.68  # what a treasure keeps of its worth for every activation it is away
STRIDE = 2.8  # steps an average activation covers
MOST_PIPS = 8
SET_BONUS = 6  # a set of four is worth six more than its pieces
UNFINISHED = (0.0, 0.04, 0.18, 0.48)  # share of the bonus by how many of the four pieces are there
TILE_WORTH = (0.4, 1.0, 1.0, 1.2, 2.5)  # by ordinary tile
TILE_WITH_EGG = 0.35  # an egg with a tile is worth so much more
NEW_RING = 2.5  # what a ring will save of gems yet to come, early in the game
ACTIVE, RESTING, FURTHER = 0.95, 0.6, 0.3  # chance to fetch: now, later, and after something better
BY_DRAGON = 0.5  # to stand by the own king dragon
GEM_PILES = 6

Row = tuple[float, ...]


class Prospects(NamedTuple):
    """A collection's worth in points and what each pick-up would add to it."""

    worth: float
    egg: float
    clear: float
    gems: tuple[Row, ...]  # by colour, then by how many are taken at once
    rings: Row


class Bait(NamedTuple):
    """Which volcanoes have eggs (worth with their tiles), a clear gem, so many gems of each colour, a ring."""

    eggs: list[tuple[int, float]]
    clear: list[int]
    gems: tuple[list[tuple[int, int]], ...]
    rings: list[int]


def values(s: Land) -> list[float]:
    """Each seat's chances: its worth in points against the best of the others."""
    if s.ended:
        winners = result(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    worths = expectations(s)
    scale = 3 + 10 * sqrt(s.eggs_left / sum(s.board.eggs))
    ordered = sorted(worths)
    best, second = ordered[-1], ordered[-2]
    return [1 / (1 + exp(((second if worth == best else best) - worth) / scale)) for worth in worths]


def expectations(s: Land) -> list[float]:
    """What each seat may expect to score, in points that are comparable with each other."""
    bait = _bait(s)
    total = sum(s.board.eggs)
    haste = min(1.0, 2 * s.eggs_left / total)
    worths: list[float] = []
    for seat in range(s.seats):
        eggs, red, green, blue, clear = s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)]
        worn = s.rings >> (3 * seat) & 7
        seen = prospects(eggs, red, green, blue, clear, worn, s.eggs_left, total)
        tiles = s.owned[ORDINARY * seat : ORDINARY * (seat + 1)]
        worth = seen.worth + haste * sum(map(mul, tiles, TILE_WORTH))
        worths.append(worth + min(1.0, 0.3 + haste) * _figures(s, seat, seen, bait))
    return worths


# --- the collection


@lru_cache(maxsize=1 << 17)
def prospects(eggs: int, red: int, green: int, blue: int, clear: int, worn: int, left: int, total: int) -> Prospects:
    """The collection's worth and its gains, with `left` of `total` eggs still on the board."""
    time = left / total
    now = _collection(eggs, red, green, blue, clear, worn, time)
    gems = tuple(
        tuple(
            _collection(eggs, red + n * (c == 0), green + n * (c == 1), blue + n * (c == 2), clear, worn, time) - now
            for n in range(GEM_PILES)
        )
        for c in range(3)
    )
    return Prospects(
        worth=now + NEW_RING * time * worn.bit_count(),  # worn they are worth what they were hoped to be
        egg=_collection(eggs + 1, red, green, blue, clear, worn, time) - now,
        clear=_collection(eggs, red, green, blue, clear + 1, worn, time) - now,
        gems=gems,
        rings=tuple(
            0.0
            if worn >> c & 1
            else _collection(eggs, red, green, blue, clear, worn | 1 << c, time) - now + NEW_RING * time
            for c in range(3)
        ),
    )


def _collection(eggs: int, red: int, green: int, blue: int, clear: int, worn: int, time: float) -> float:
    """Gems without a ring count by the chance to get one in the time that is left."""
    full = _mixed(eggs, red, green, blue, clear, time)
    if worn == 7:
        return full
    fear = max(0.08, 0.95 - 1.3 * time)
    worth = full
    for colour, count in enumerate((red, green, blue)):
        if count and not worn >> colour & 1:
            rest = [red, green, blue]
            rest[colour] = 0
            worth -= fear * (full - _mixed(eggs, rest[0], rest[1], rest[2], clear, time))
    return worth


def _mixed(eggs: int, red: int, green: int, blue: int, clear: int, time: float) -> float:
    """Singles, full sets and, while there is time, sets that lack a piece or two."""
    sets = sets_of(eggs, red, green, blue, clear)
    jokers = clear - max(0, sets - red) - max(0, sets - green) - max(0, sets - blue)
    worth = eggs + red + green + blue + clear + float(SET_BONUS * sets)
    hope = min(1.0, 2 * time)
    for n in range(sets + 1, sets + 4):
        coloured = (red >= n) + (green >= n) + (blue >= n)
        played = min(jokers, 3 - coloured)
        jokers -= played
        worth += SET_BONUS * hope * UNFINISHED[min((eggs >= n) + coloured + played, 3)]
        hope *= 0.75
    return worth


# --- the board


@cache
def _pull(board: Board) -> tuple[tuple[Row, ...], ...]:
    """For pips 0 to 8 and each space (off the board is last): how much each volcano's worth counts from there."""

    def row(pips: int, space: int) -> Row:
        steps = board.gate_distance if space == OFF_BOARD else board.distance[space]
        return tuple(_discount(steps[volcano] - pips) for volcano in range(board.volcanoes))

    spaces = (*range(len(board.spaces)), OFF_BOARD)
    return tuple(tuple(row(pips, space) for space in spaces) for pips in range(MOST_PIPS + 1))


def _discount(steps: int) -> float:
    return 1.0 if steps <= 0 else 0.97 * NEAR ** (steps / STRIDE)


def _bait(s: Land) -> Bait:
    hidden = s.hidden
    eggs = [
        (v, 1 + TILE_WITH_EGG if hidden >> v & 1 or NO_TILE < s.tiles[v] < ORDINARY else 1.0)
        for v, count in enumerate(s.eggs)
        if count
    ]
    gems: list[list[tuple[int, int]]] = [[], [], []]
    clear: list[int] = []
    for at, count in enumerate(s.gems):
        if count:
            if at & 3 == CLEAR:
                clear.append(at >> 2)
            else:
                gems[at & 3].append((at >> 2, count if count < GEM_PILES else GEM_PILES - 1))
    rings = [v for v, tile in enumerate(s.tiles) if tile == RING and not hidden >> v & 1]
    return Bait(eggs, clear, tuple(gems), rings)


def _drawn(colour: int, row: Row, seen: Prospects, bait: Bait) -> float:
    """What a figure of this colour can hope to fetch, seen from a row of pulls."""
    gain = seen.gems[colour]
    gems = egg = clear = 0.0
    for v, count in bait.gems[colour]:
        worth = row[v] * gain[count]
        if worth > gems:
            gems = worth
    for v, fetched in bait.eggs:
        worth = row[v] * fetched
        if worth > egg:
            egg = worth
    for v in bait.clear:
        if row[v] > clear:
            clear = row[v]
    egg *= seen.egg
    clear *= seen.clear
    ring = seen.rings[colour]
    if ring:
        ring *= max([row[v] for v in bait.rings], default=0.25)
    best = max(gems, egg, clear, ring)
    return best + FURTHER * (gems + egg + clear + ring - best)


def _figures(s: Land, seat: int, seen: Prospects, bait: Bait) -> float:
    """Every figure is drawn by what it can reach; the dice in hand bring one or two of them closer."""
    pull = _pull(s.board)
    mine = s.figures[3 * seat : 3 * seat + 3]
    at_turn = seat == s.player
    worth = 0.0
    resting: list[float] = [0.0, 0.0, 0.0]
    for colour, place in enumerate(mine):
        if at_turn and colour == s.active:
            pips = min(MOST_PIPS, s.die_pips + s.swift_pips)
            worth += ACTIVE * _drawn(colour, pull[pips][place], seen, bait)
        else:
            resting[colour] = RESTING * _drawn(colour, pull[0][place], seen, bait)
            worth += resting[colour]
        if s.kings[colour] == place != OFF_BOARD:
            worth += BY_DRAGON
    if at_turn and s.die_a:
        worth += _dice(s, mine, resting, pull, seen, bait)
    return worth


def _dice(
    s: Land, mine: list[int], resting: list[float], pull: tuple[tuple[Row, ...], ...], seen: Prospects, bait: Bait
) -> float:
    """What the dice still in the tower add if the best figures get them."""

    def gain(colour: int, pips: int) -> float:
        return ACTIVE * _drawn(colour, pull[pips][mine[colour]], seen, bait) - resting[colour]

    free = [colour for colour in range(3) if colour not in (s.active, s.first)]
    if not s.used:
        a, b = [gain(c, s.die_a) for c in free], [gain(c, s.die_b) for c in free]
        return max(max(0.0, a[i]) + max(0.0, b[j]) for i, j in permutations(range(len(free)), 2))
    spare = s.die_a if s.used == 2 else s.die_b if s.used == 1 else 0
    return max(0.0, *(gain(colour, spare) for colour in free)) if spare else 0.0
