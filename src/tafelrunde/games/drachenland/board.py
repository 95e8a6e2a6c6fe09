"""Static tables built once from the edition; shared by all positions, never copied.

Spaces are numbered, volcanoes first, then fields. Sets of spaces are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, get_args

from tafelrunde.games.drachenland.edition import Colour, Edition, GemKind, LootKind, TileKind, check
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile

COLOURS: tuple[Colour, ...] = get_args(Colour)
RED, GREEN, BLUE, CLEAR = range(4)
GEMS: tuple[GemKind, ...] = get_args(GemKind)
LOOT: tuple[LootKind, ...] = get_args(LootKind)  # what lies behind a screen; gem g is loot 1 + g
LOOT_KINDS = len(LOOT)

TILES: tuple[str, ...] = get_args(TileKind)
ROLL_AGAIN, FERRYMAN, SWIFT_STEPS, LITTLE_DRAGON, MAGIC_HAND, RING, KING = range(7)  # KING + colour
ORDINARY = 5  # tiles below this number can be owned and played
NO_TILE = -1
OFF_BOARD = -1

DICE = ("a", "b")
POWERS = ("die", "tile")
TREASURES = ("gems", "clear", "egg", "ring")

_CACHED_PIPS = 4  # a die; longer walks are rare and depend on too many volcanoes to be worth keeping


class Walks(NamedTuple):
    """Where a walk can end, nearest first, whoever stands there."""

    steps: dict[int, int]  # by space
    spaces: int  # all of them, as a set
    actions: tuple[Action, ...]
    bits: tuple[tuple[Action, int], ...]  # each action with the bit of its space


class Board:
    """The map and the box, as the rules need them."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        check(file)
        e = self.edition = file.content
        self.volcanoes = len(e.volcano)
        self.spaces = (*(v.id for v in e.volcano), *(f.id for f in e.field))
        self.index = {space: i for i, space in enumerate(self.spaces)}
        self.peoples = tuple(people.id for people in e.people)
        self.figures = tuple(tuple(f"{people}-{colour}" for colour in COLOURS) for people in self.peoples)
        self.neighbours = self._neighbours()
        self.gates = tuple(self.index[gate.first] for gate in e.gate)
        self.gate_before = {gate.first: gate.id for gate in e.gate}
        self.ferries = self._ferries()
        self.eggs = tuple(v.eggs for v in e.volcano)
        self.gem_room = tuple(v.gems for v in e.volcano)
        self.gem_bag = tuple(gem for gem, name in enumerate(GEMS) for _ in range(getattr(e.gems, name)))
        self.gem_cap = e.gems.max_same_per_volcano
        self.pool = tuple(t for t, name in enumerate(TILES) for _ in range(getattr(e.volcano_tiles, name)))
        self.start_tiles = tuple(getattr(e.start_tiles, name) for name in TILES[:ORDINARY])
        self.dice = (tuple(e.dice.a), tuple(e.dice.b))
        self.opening_steps = {2: e.opening.two, 3: e.opening.three, 4: e.opening.four}
        self.set_points = e.scoring.set
        self.single_points = e.scoring.single
        self.swift_steps = e.swift_steps.steps
        self.distance = tuple(self._distances(space) for space in range(len(self.spaces)))
        self.gate_distance = tuple(1 + min(self.distance[g][s] for g in self.gates) for s in range(len(self.spaces)))
        self._name_actions()
        self._blockers: dict[tuple[int, int], int] = {}
        self._walks: dict[tuple[int, int, int], Walks] = {}
        self._volcanoes_in: dict[int, tuple[int, ...]] = {}

    def _name_actions(self) -> None:
        """Actions are made once, so that legal lists only point at them."""
        volcanoes = self.spaces[: self.volcanoes]
        self.walk = tuple(Action("walk", (space,)) for space in self.spaces)
        self.ferry = tuple(Action("ferry", (space,)) for space in volcanoes)
        self.flights = tuple(
            tuple(tuple(Action("fly", (to, power)) for to in volcanoes if to != here) for here in volcanoes)
            for power in POWERS
        )
        self.call = tuple(Action("call", (power,)) for power in POWERS)
        self.activate = tuple(tuple(Action("activate", (colour, die)) for die in DICE) for colour in COLOURS)
        self.take = {treasure: Action("take", (treasure,)) for treasure in TREASURES}

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        links: list[set[int]] = [set() for _ in self.spaces]
        for path in self.edition.path:
            for a, b in zip(path.chain, path.chain[1:], strict=False):
                links[self.index[a]].add(self.index[b])
                links[self.index[b]].add(self.index[a])
        return tuple(tuple(sorted(around)) for around in links)

    def _ferries(self) -> tuple[tuple[int, ...], ...]:
        """DL-081: both directions; rivers and waterfalls alike. DL-R23: exactly the printed links."""
        links: list[set[int]] = [set() for _ in range(self.volcanoes)]
        for ferry in self.edition.ferry:
            links[self.index[ferry.a]].add(self.index[ferry.b])
            links[self.index[ferry.b]].add(self.index[ferry.a])
        return tuple(tuple(sorted(across)) for across in links)

    def _distances(self, start: int) -> tuple[int, ...]:
        costs = self.reach(start, len(self.spaces), 0)
        return tuple(0 if space == start else costs[space] for space in range(len(self.spaces)))

    def reach(self, start: int, pips: int, hidden: int) -> dict[int, int]:
        """DL-041: every space a walk can end on with its cost, nearest first, whoever stands there.

        Face-down volcanoes stop a walk (DL-039), open ones do not (DL-038); fields may be jumped (DL-034,
        DL-R08). Turning round reaches nothing more (DL-R07). From off the board the walk begins at the gates, the first
        field being step 1 (DL-016, DL-030, DL-R03).
        """
        costs: dict[int, int] = {}
        frontier: Sequence[int] = (start,)
        for cost in range(1, pips + 1):
            following: list[int] = []
            for space in frontier:
                for beyond in self.gates if space == OFF_BOARD else self.neighbours[space]:
                    if beyond != start and beyond not in costs:
                        costs[beyond] = cost
                        if not hidden >> beyond & 1:
                            following.append(beyond)
            frontier = following
        return costs

    def ways(self, start: int, pips: int, hidden: int) -> dict[str, list[str]]:
        """The walks of `reach` space by space, from where they begin; from off the board that is a gate."""
        ways: dict[str, list[str]] = {}
        costs = self.reach(start, pips, hidden)
        for space, cost in costs.items():
            name = self.spaces[space]
            if cost == 1:
                way = [self.gate_before[name] if start == OFF_BOARD else self.spaces[start]]
            else:
                passed = (n for n in self.neighbours[space] if costs.get(n) == cost - 1 and not hidden >> n & 1)
                way = ways[self.spaces[next(passed)]]
            ways[name] = [*way, name]
        return ways

    def walks(self, start: int, pips: int, hidden: int) -> Walks:
        """The walks of `reach`, kept for walks within a die."""
        if pips > _CACHED_PIPS:
            return self._list_walks(start, pips, hidden)
        blockers = self._blockers.get((start, pips))
        if blockers is None:
            near = self.reach(start, pips - 1, 0)
            blockers = sum(1 << space for space in near if space < self.volcanoes)
            self._blockers[start, pips] = blockers
        key = (start, pips, hidden & blockers)
        found = self._walks.get(key)
        if found is None:
            found = self._walks[key] = self._list_walks(start, pips, hidden)
        return found

    def _list_walks(self, start: int, pips: int, hidden: int) -> Walks:
        steps = self.reach(start, pips, hidden)
        bits = tuple([(self.walk[space], 1 << space) for space in steps])
        return Walks(steps, sum([bit for _, bit in bits]), tuple([action for action, _ in bits]), bits)

    def volcanoes_in(self, mask: int) -> tuple[int, ...]:
        """The volcanoes of a set."""
        found = self._volcanoes_in.get(mask)
        if found is None:
            found = tuple(v for v in range(self.volcanoes) if mask >> v & 1)
            self._volcanoes_in[mask] = found
        return found

    def figure(self, people: int, colour: int) -> str:
        """The id of a figure, e.g. `elves-red`."""
        return self.figures[people][colour]

    def space(self, space: int) -> str:
        return "-" if space == OFF_BOARD else self.spaces[space]
