"""Tests of the proofs: a planted bug must be caught."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.game import Game
from tafelrunde.testing.proofs import Proof
from tafelrunde.testing.trials import Trial

SEEDS = range(6)


def try_out(proof: Proof, game: Game[Any, Any], seats: int, options: Mapping[str, int]) -> None:
    setup = game.setup(seats, options)
    for seed in SEEDS:
        proof(Trial(setup, seed))


def fails(proof: Proof, game: Game[Any, Any], match: str, seats: int = 3, **options: int) -> None:
    """Check that the proof catches the mutant within a few games."""
    with pytest.raises((AssertionError, KernelError), match=match):
        try_out(proof, game, seats, options)
