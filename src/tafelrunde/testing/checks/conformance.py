"""All proofs of every game, at every seat count and with every option.

`TAFELRUNDE_SOAK=1` plays many more games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import pytest

from tafelrunde.kernel.options import Option, SeatPick, Value, written
from tafelrunde.testing.fake_server import WIRE
from tafelrunde.testing.finality import FINALITY
from tafelrunde.testing.frames import TELLING
from tafelrunde.testing.paired_tables import paired_worlds_sound_the_same
from tafelrunde.testing.proofs import BOOKKEEPING, Proof, components_are_kept, ends_with_a_result
from tafelrunde.testing.secrecy import SECRECY
from tafelrunde.testing.subjects import AnyGame, Subject
from tafelrunde.testing.trials import MovePicker, RandomWalk, Trial, at_random, by_heuristic

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
SEEDS = range(25 if SOAK else 1)
PROOFS = (*BOOKKEEPING, *TELLING, *SECRECY, *FINALITY, *WIRE)


class TableCase(NamedTuple):
    """A game with a seat count and options."""

    game: AnyGame
    seats: int
    options: Mapping[str, Value]

    def trial(self, seed: int, driver: MovePicker = at_random, looks: int = 6) -> Trial:
        return Trial(self.game.setup(self.seats, self.options), seed, driver, looks, _way(str(self), seed, driver))

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={written(value)}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{chosen}"


@lru_cache(maxsize=64)
def _way(table: str, seed: int, driver: MovePicker) -> RandomWalk:
    """Return the walk that all proofs of a table share."""
    return RandomWalk.of(seed)


def plain_tables(*subjects: Subject) -> Iterator[object]:
    """Yield every game at every seat count, with the default options."""
    for game, _ in subjects:
        for seats in game.seats:
            yield as_param(TableCase(game, seats, {}))


def brisk_tables(*subjects: Subject) -> Iterator[object]:
    for table in _brisk(*subjects):
        yield as_param(table)


def option_tables(*subjects: Subject) -> Iterator[object]:
    """Yield every value of every option: in the soak at every seat count, else in turn at one of the three smallest
    that have it."""
    for game, brisk in subjects:
        at: dict[tuple[str, Value], list[int]] = {}
        for seats, option in product(game.seats, game.options):
            for value in _values(game, option, seats):
                if value != option.default:
                    at.setdefault((option.name, value), []).append(seats)
        for turn, ((name, value), known) in enumerate(at.items()):
            few = known[:3]
            for seats in known if SOAK else [few[turn % len(few)]]:
                yield as_param(TableCase(game, seats, {**brisk, name: value}))


def _values(game: AnyGame, option: Option, seats: int) -> Sequence[Value]:
    """Return the values to try. The choice of a seat changes nothing else: outside the soak, small tables are
    enough."""
    small = isinstance(option, SeatPick) and not SOAK
    return option.values(min(seats, game.seats[:2][-1]) if small else seats)


def _brisk(*subjects: Subject) -> Iterator[TableCase]:
    for game, brisk in subjects:
        for seats in game.seats:
            yield TableCase(game, seats, brisk)


def as_param(table: TableCase) -> object:
    return pytest.param(table, id=str(table))


@pytest.mark.parametrize("driver", [at_random, by_heuristic], ids=["random", "heuristic"])
@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
@pytest.mark.subjects("table", brisk_tables)
def test_every_seat_count(table: TableCase, proof: Proof, driver: MovePicker) -> None:
    for seed in SEEDS:
        proof(table.trial(seed, driver))


@pytest.mark.subjects("table", brisk_tables)
def test_paired_worlds(table: TableCase) -> None:
    """Prove paired worlds on the wire, where every byte is compared; therefore few moments of a game, many in the
    soak."""
    for seed in SEEDS:
        paired_worlds_sound_the_same(table.trial(seed, by_heuristic, looks=2))


@pytest.mark.subjects("table", option_tables)
def test_every_option(table: TableCase) -> None:
    for seed in SEEDS:
        for proof in PROOFS:
            proof(table.trial(seed, looks=2))


@pytest.mark.subjects("table", plain_tables)
def test_whole_games(table: TableCase) -> None:
    """Play whole games with the default options, however long they take."""
    for seed in SEEDS:
        components_are_kept(table.trial(seed))
        ends_with_a_result(table.trial(seed))
