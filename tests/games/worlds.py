"""Every world that a seat can imagine in a small case, with its exact chance: all ways that luck can fall are tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from copy import deepcopy
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeVar

from tafelrunde.kernel.luck import Luck, Outcome, Source
from tafelrunde.kernel.table import AnyTable

W = TypeVar("W", bound=Hashable)
_MOST = 5  # things that are shuffled at once; more would be too many orders to try
_FINE = 600  # of a number's very many values so many are tried, evenly spread ...
_LOW = 60  # ... and evenly by what is read off their lower end, for a few things


class _Fork(Exception):
    """Luck is asked further than it was told: here it can fall in these ways."""

    def __init__(self, ways: list[Outcome]) -> None:
        super().__init__()
        self.ways = ways


class _Told(Source):
    """Answers as told."""

    def __init__(self, outcomes: tuple[Outcome, ...]) -> None:
        self.outcomes = outcomes

    def number(self, tick: int, n: int) -> int:
        if n < _FINE * _LOW:
            return int(self._at(tick, list(range(n))))
        return int(self._at(tick, [n * i // _FINE // _LOW * _LOW + i % _LOW for i in range(_FINE)]))

    def order(self, tick: int, n: int, accept: Any) -> tuple[int, ...]:
        assert accept is None
        assert n <= _MOST, f"{n} things are too many to try every order"
        return tuple(self._at(tick, list(permutations(range(n)))))

    def _at(self, tick: int, ways: list[Any]) -> Any:
        if tick == len(self.outcomes):
            raise _Fork(ways)
        return self.outcomes[tick]


def chances(
    table: AnyTable, seat: int | None, look: Callable[[Any], W], /, rounds: int = 99, **changes: Any
) -> dict[W, Fraction]:
    """How likely each world is to this seat, as far as `look` tells it apart, which may go on drawing by the same luck.
    `changes` make piles of the position small. Worlds that are dealt again and again until they fit are looked at for
    so many outcomes of luck."""
    found: defaultdict[W, Fraction] = defaultdict(Fraction)
    open_ends: list[tuple[tuple[Outcome, ...], Fraction]] = [((), Fraction(1))]
    while open_ends:
        outcomes, chance = open_ends.pop()
        world = table.state.clone()
        for name, value in changes.items():
            setattr(world, name, deepcopy(value))
        world.luck = Luck(_Told(outcomes))
        try:
            table.game.redeal(world, seat, world.luck)
            seen = look(world)
        except _Fork as fork:
            if len(outcomes) < rounds:
                open_ends += [((*outcomes, way), chance / len(fork.ways)) for way in fork.ways]
        else:
            found[seen] += chance
    whole = sum(found.values())
    return {world: chance / whole for world, chance in found.items()}


def evenly(*worlds: W) -> dict[W, Fraction]:
    """Each as likely as any other; one that is named twice is twice as likely."""
    found: defaultdict[W, Fraction] = defaultdict(Fraction)
    for world in worlds:
        found[world] += Fraction(1, len(worlds))
    return dict(found)
