"""What there is to see in one dungeon: path networks, single paths, room groups, and what challenges count.

A dungeon is told by a few numbers (see `board`), so that whatever is asked of it can be remembered between positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tafelrunde.games.dungeon_designer.board import (
    BUILT,
    CAVES,
    CELLS,
    CENTRE,
    COLUMN,
    COUNT,
    DUALS,
    EAST,
    MASK,
    NORTH,
    NOT_LAST,
    OUTSIDE,
    ROWS,
    SHIFT,
    SIDE,
    SOUTH,
    STONES,
    WEST,
    Plan,
    Sets,
    Task,
)

ROOM = SHIFT["room"]
PLUS, MINUS = SHIFT["plus"], SHIFT["minus"]
WHOLE = 0xFFFF


class Dungeon(NamedTuple):
    """A dungeon as scoring sees it: doors and types, secret passages, elements by cell, and token faces."""

    stamp: int
    passages: int
    contents: tuple[int, ...]
    faces: int


class Links(NamedTuple):
    """Which rooms are connected with their right and with their lower neighbour (DD-124)."""

    right: int
    down: int


# --- paths


@lru_cache(maxsize=1 << 14)
def links(stamp: int, passages: int) -> Links:
    """DD-124: doors on both sides of an edge, or a secret passage on it (DD-086, DD-R06), between two rooms."""
    built = stamp >> BUILT & MASK
    right = (stamp >> EAST & MASK) & (stamp >> WEST & MASK) >> 1 & NOT_LAST
    down = (stamp >> SOUTH & MASK) & (stamp >> NORTH & MASK) >> 4
    if passages:
        across = 0
        for row in range(SIDE):
            across |= (passages >> 21 + 5 * row & 7) << 4 * row
        right |= across & built & built >> 1
        down |= passages >> 4 & built & built >> 4  # DD-087: also to a room that was built below later
    return Links(right, down)


def network(link: Links, start: int) -> int:
    """DD-126: all rooms reachable from a set of rooms, every branch included. In a room all doors meet (DD-125,
    DD-R11)."""
    right, down = link
    reached = start
    while True:
        further = reached | (reached & right) << 1 | reached >> 1 & right | (reached & down) << 4 | reached >> 4 & down
        if further == reached:
            return reached
        reached = further


def entrance(d: Dungeon, plan: Plan) -> int:
    """DD-141: the entrance's network, if the room below the gate opens towards it (DD-088)."""
    gate = 1 << plan.entrance
    if not (d.stamp >> NORTH | d.passages) & d.stamp >> BUILT & gate:
        return 0
    return network(links(d.stamp, d.passages), gate)


def exit_(d: Dungeon, plan: Plan) -> int:
    """DD-142: the exit's network; its gate stands below row 4."""
    gate = 1 << 12 + plan.exit
    if not (d.stamp >> SOUTH | d.passages >> 4) & d.stamp >> BUILT & gate:
        return 0
    return network(links(d.stamp, d.passages), gate)


@lru_cache(maxsize=1 << 14)
def best_path(link: Links, weights: tuple[int, ...], trail: bool) -> int:
    """DD-127, DD-R10: the most that can be met on a route without branches; gates play no part. Every room once, or
    as a trail every connection once, where what is met again counts no more."""
    best = 0
    left = sum(1 << cell for cell, weight in enumerate(weights) if weight)
    while left:
        reached = network(link, left & -left)
        members = [cell for cell in range(CELLS) if reached >> cell & 1]
        most = sum(weights[cell] for cell in members)
        if most > best:
            walker = _Walker(link, weights, trail, most, best)
            best = walker.longest([cell for cell in members if weights[cell]])
        left &= ~reached
    return best


class _Walker:
    """Tries out all routes within one network; a best one begins and ends where there is something to count."""

    def __init__(self, link: Links, weights: Sequence[int], trail: bool, most: int, best: int) -> None:
        self.weights, self.trail, self.most, self.best = weights, trail, most, best
        right, down = link
        self.ways: list[list[tuple[int, int]]] = [[] for _ in range(CELLS)]  # neighbour and the connection's bit
        for cell in range(CELLS):
            for linked, step, bit in ((right, 1, cell), (down, 4, CELLS + cell)):
                if linked >> cell & 1:
                    self.ways[cell].append((cell + step, 1 << bit))
                    self.ways[cell + step].append((cell, 1 << bit))
        self.known: dict[tuple[int, int], int] = {}

    def longest(self, starts: Sequence[int]) -> int:
        for start in starts:
            self._walk(start, 1 << start, 0, self.weights[start])
            if self.best == self.most:
                break
        return self.best

    def _walk(self, cell: int, visited: int, used: int, met: int) -> None:
        if met > self.best:
            self.best = met
        if self.trail:
            if self.known.get((cell, used), -1) >= met:
                return
            self.known[cell, used] = met
        for beyond, way in self.ways[cell]:
            if self.best == self.most:
                return
            if self.trail:
                if not used & way:
                    fresh = 0 if visited >> beyond & 1 else self.weights[beyond]
                    self._walk(beyond, visited | 1 << beyond, used | way, met + fresh)
            elif not visited >> beyond & 1:
                self._walk(beyond, visited | 1 << beyond, 0, met + self.weights[beyond])


# --- room groups


@lru_cache(maxsize=1 << 13)
def groups(mask: int) -> tuple[int, ...]:
    """DD-120: the room groups among the rooms of one type; doors and passages are irrelevant."""
    link = Links(mask & mask >> 1 & NOT_LAST, mask & mask >> 4)
    found: list[int] = []
    while mask:
        found.append(network(link, mask & -mask))
        mask &= ~found[-1]
    return tuple(found)


def caves_and_stones(d: Dungeon, as_cave: int) -> tuple[int, int]:
    """DD-241: the rooms of either type, dual rooms being caves where told so, else stone."""
    duals = d.stamp >> DUALS & MASK
    return d.stamp >> CAVES & MASK | duals & as_cave, d.stamp >> STONES & MASK | duals & ~as_cave


# --- counting


def counted(contents: Sequence[int], shifts: Sequence[int]) -> list[int]:
    """How many of some elements every cell holds."""
    if len(shifts) == 1:
        shift = shifts[0]
        return [content >> shift & COUNT for content in contents]
    return [sum(content >> shift & COUNT for shift in shifts) for content in contents]


def within(weights: Sequence[int], mask: int) -> int:
    return sum(weight for cell, weight in enumerate(weights) if mask >> cell & 1)


def complete(total: int, sets: Sets) -> int:
    """DD-144, DD-R13: how many sets are complete; inside one card every element is used once."""
    return sum(min((total >> shift & COUNT) // times for shift, times in one) for one in sets.sets)


def stars(contents: Sequence[int]) -> int:
    """DD-138: the reputation of all stars, negative ones subtract."""
    total = sum(contents)
    return (total >> PLUS & COUNT) - (total >> MINUS & COUNT)


def fulfilled(d: Dungeon, plan: Plan, caves: int, stones: int) -> int:
    """DD-139, DD-140: the cells where the blueprint's condition is met."""
    met = plan.caves & caves | plan.stones & stones
    for cell, shift in plan.elements:
        if d.contents[cell] >> shift & COUNT:
            met |= 1 << cell
    return met


# --- challenges (DD-C01 to DD-C30)


class Reading(NamedTuple):
    """What scoring needs besides the dungeon: the blueprint's gates, the types of dual rooms, and two rulings."""

    plan: Plan
    caves: int
    stones: int
    trail: bool  # DD-R10
    strict: bool  # DD-R16


def challenge(d: Dungeon, task: Task, reading: Reading) -> int:
    """The reputation that a challenge is worth to its owner (DD-137)."""
    return task.points * _times(d, task, reading)


def _times(d: Dungeon, task: Task, reading: Reading) -> int:
    per = task.per
    if per == "element":
        return _elements(d, task, reading)
    if per == "set":  # DD-C21, DD-C23, DD-C25 to DD-C27
        total = sum(d.contents)
        return min((total >> shift & COUNT) // task.shifts.count(shift) for shift in task.shifts)
    if per == "kind":  # DD-C19
        total = sum(d.contents)
        return sum(1 for shift in task.shifts if total >> shift & COUNT)
    if per == "room":  # DD-C16 to DD-C18
        return sum(
            all(sum(content >> shift & COUNT for shift in shifts) >= count for shifts, count in task.needs)
            for content in d.contents
        )
    if per == "face":  # DD-C02: only what lies on tokens; a secret passage is a face (DD-R18)
        return d.faces.bit_count()
    if per == "edge":
        return _outer_edges(d)
    if per == "line":  # DD-C22
        lines = (*ROWS, *COLUMN)
        return sum(line & reading.caves == line or line & reading.stones == line for line in lines)
    if per == "card":  # DD-C30
        return 1
    sizes = [group.bit_count() for group in (*groups(reading.caves), *groups(reading.stones))]
    if per == "group":  # DD-C03
        return len(sizes)
    return sum(sizes.count(size) == 1 for size in sizes) if reading.strict else len(set(sizes))  # DD-C29, DD-R16


def _elements(d: Dungeon, task: Task, reading: Reading) -> int:
    """Elements somewhere; "any one" is the owner's best one."""
    where = task.where
    if where == "dungeon":  # DD-C12
        total = sum(d.contents)
        return sum(total >> shift & COUNT for shift in task.shifts)
    weights = counted(d.contents, task.shifts)
    if where == "centre":  # DD-C01, DD-C04, DD-C28
        return within(weights, CENTRE)
    if where == "outside":  # DD-C24
        return within(weights, OUTSIDE)
    if where == "column":  # DD-C05 to DD-C07
        return max(sum(weights[column::SIDE]) for column in range(SIDE))
    if where == "exit":  # DD-C20: the whole network (DD-R19)
        return within(weights, exit_(d, reading.plan))
    if where == "path":  # DD-C13 to DD-C15
        return best_path(links(d.stamp, d.passages), tuple(weights), reading.trail)
    found = (*groups(reading.caves), *groups(reading.stones))  # DD-C08, DD-C10, DD-C11
    return max((within(weights, group) for group in found), default=0)


def _outer_edges(d: Dungeon) -> int:
    """DD-C09: an edge with door and passage counts once (DD-R17)."""
    left, right = d.stamp >> WEST & COLUMN[0], d.stamp >> EAST & COLUMN[3]
    for row in range(SIDE):
        left |= (d.passages >> 20 + 5 * row & 1) << 4 * row
        right |= (d.passages >> 24 + 5 * row & 1) << 4 * row + 3
    return (left | right).bit_count()
