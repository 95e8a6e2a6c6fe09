"""Every installed game, and every toy, at every seat count and option: all proofs.

`TAFELRUNDE_SOAK=1` plays many more games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

import tafelrunde
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value, written
from tests.conformance.finality import FINALITY
from tests.conformance.proofs import BOOKKEEPING, Proof, components_are_kept, ends_with_a_result
from tests.conformance.secrecy import SECRECY
from tests.conformance.trials import Driver, Trial, at_random, by_heuristic
from tests.conformance.wire import WIRE
from tests.toys import TOYS

SEEDS = range(25 if os.environ.get("TAFELRUNDE_SOAK") else 1)
PROOFS = (*BOOKKEEPING, *SECRECY, *FINALITY, *WIRE)
GAMES: tuple[Game[Any, Any], ...] = (*tafelrunde.all_games(), *TOYS)
BRISK: Mapping[str, Mapping[str, Value]] = {"drachenland": {"clock_rounds": 12}}
"""Options that shorten a long game without leaving anything out."""


class Table(NamedTuple):
    """A game with a seat count and options."""

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, Value]

    def trial(self, seed: int, driver: Driver = at_random, looks: int = 6) -> Trial:
        return Trial(self.game.setup(self.seats, self.options), seed, driver, looks)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={written(value)}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{chosen}"


def plain_tables() -> Iterator[Table]:
    """Every game at every seat count."""
    for game in GAMES:
        for seats in game.seats:
            yield Table(game, seats, {})


def brisk_tables() -> Iterator[Table]:
    for table in plain_tables():
        yield table._replace(options=BRISK.get(table.game.slug, {}))


def option_tables() -> Iterator[Table]:
    """Every value of every option once."""
    for table in brisk_tables():
        for option in table.game.options:
            for value in option.values(table.seats):
                if value != option.default:
                    yield table._replace(options={**table.options, option.name: value})


@pytest.mark.parametrize("driver", [at_random, by_heuristic], ids=["random", "heuristic"])
@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("table", [*brisk_tables()], ids=str)
def test_every_seat_count(table: Table, proof: Proof, driver: Driver) -> None:
    for seed in SEEDS:
        proof(table.trial(seed, driver))


@pytest.mark.parametrize("table", [*option_tables()], ids=str)
def test_every_option(table: Table) -> None:
    for seed in SEEDS:
        for proof in PROOFS:
            proof(table.trial(seed, looks=2))


@pytest.mark.parametrize("table", [*plain_tables()], ids=str)
def test_whole_games(table: Table) -> None:
    """Played out with the house's own options, however long that takes."""
    for seed in SEEDS:
        components_are_kept(table.trial(seed))
        ends_with_a_result(table.trial(seed))
