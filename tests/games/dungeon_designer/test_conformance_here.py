"""The conformance suite, until the game is registered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.options import Value
from tests.conformance.proofs import BOOKKEEPING, Proof
from tests.conformance.secrecy import SECRECY
from tests.conformance.trials import Driver, Trial, at_random, by_heuristic


def option_tables() -> Iterator[tuple[int, Mapping[str, Value]]]:
    for seats in GAME.seats:
        for option in GAME.options:
            for value in option.values(seats):
                if value != option.default:
                    yield seats, {option.name: value}


@pytest.mark.parametrize("driver", [at_random, by_heuristic], ids=["random", "heuristic"])
@pytest.mark.parametrize("proof", [*BOOKKEEPING, *SECRECY], ids=lambda proof: proof.__name__)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_count(seats: int, proof: Proof, driver: Driver) -> None:
    proof(Trial(GAME.setup(seats), 0, driver))


@pytest.mark.parametrize(("seats", "options"), [*option_tables()], ids=str)
def test_every_option(seats: int, options: Mapping[str, Value]) -> None:
    for proof in (*BOOKKEEPING, *SECRECY):
        proof(Trial(GAME.setup(seats, options), 0, looks=2))
