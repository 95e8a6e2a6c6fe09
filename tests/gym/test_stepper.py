"""Many games at once: the same games as one by one, in arrays."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tafelrunde import BadInput
from tafelrunde.gym import Batch, Stepper
from tafelrunde.gym.numbered_game import NumberedGame
from tafelrunde.kernel.luck import Luck
from tests.gym.cases import FEWEST_AND_MOST

TABLES = 3


def chosen(batch: Batch, number: int) -> list[int]:
    """Return a legal move for every game."""
    return [int(legal[number % len(legal)]) for legal in map(np.flatnonzero, batch.masks)]


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_games_side_by_side_are_those_one_by_one(slug: str, seats: int) -> None:
    stepper = Stepper(slug, seats, TABLES, seed=5, max_cycles=70)
    luck = Luck.seeded(5)
    alone = [NumberedGame(stepper.form, 70, luck.fork()) for _ in range(TABLES)]
    batch = stepper.reset()
    for sitting in alone:
        sitting.reset()
    over = 0
    for number in range(150):
        for table, sitting in enumerate(alone):
            assert batch.seats[table] == sitting.owing[0]
            assert np.array_equal(batch.observations[table], sitting.look(sitting.owing[0]))
            assert np.array_equal(batch.masks[table], sitting.mask(sitting.owing[0]))
        actions = chosen(batch, number)
        batch = stepper.step(actions)
        for table, sitting in enumerate(alone):
            sitting.act(sitting.owing[0], actions[table])
            sitting.cycles += 1
            assert batch.dones[table] == sitting.ended
            assert batch.truncated[table] == sitting.cut_short
            assert batch.rewards[table] == pytest.approx(sitting.rewards())
            if not sitting.owing:
                sitting.reset()
                over += 1
    assert over >= TABLES


def test_a_seed_repeats_the_same_games() -> None:
    seeds: tuple[Any, ...] = 4, np.int64(4), 5
    one, two, other = (Stepper("dante", 3, 2, seed=seed) for seed in seeds)
    seen = [stepper.reset().observations for stepper in (one, two, other)]
    for number in range(40):
        assert np.array_equal(seen[0], seen[1])
        for stepper in (one, two, other):
            stepper.step(chosen(stepper._batch, number))
    assert not np.array_equal(seen[0], seen[2])
    assert not np.array_equal(seen[0][0], seen[0][1])


def test_rewards_come_with_the_last_move_only() -> None:
    stepper = Stepper("dungeon_designer", 2, 4, seed=1)
    batch, ended = stepper.reset(), 0
    for number in range(120):
        batch = stepper.step(chosen(batch, number))
        assert not batch.rewards[~batch.dones].any()
        assert batch.rewards.sum(axis=1) == pytest.approx(np.zeros(4))
        ended += int(np.abs(batch.rewards).any(axis=1).sum())
    assert ended > 2


def test_if_one_move_is_wrong_none_is_played() -> None:
    stepper = Stepper("drachenland", 2, 3, seed=1)
    batch = stepper.reset()
    good = chosen(batch, 0)
    before = batch.observations.copy(), batch.masks.copy()
    bad: Any
    for bad, said in (
        ([*good[:2], int(np.flatnonzero(batch.masks[2] == 0)[0])], "is not in the mask of seat"),
        ([*good[:2], 395], "Moves are numbered 0 to 394"),
        (good[:2], "each of the 3 games"),
        (np.array(good, float), "each of the 3 games"),
        ([good], "each of the 3 games"),
        (["pass"] * 3, "each of the 3 games"),
    ):
        with pytest.raises(BadInput, match=said):
            stepper.step(bad)
        assert np.array_equal(before[0], batch.observations)
        assert np.array_equal(before[1], batch.masks)
    stepper.step(np.array(good, np.int32))
    assert not np.array_equal(before[0], batch.observations)


def test_other_bad_input_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match="0 games cannot be played side by side"):
        Stepper("dante", 3, 0)
    with pytest.raises(BadInput, match="needs 3 to 8 seats, not 2"):
        Stepper("dante", 2, 4)
    with pytest.raises(BadInput, match="The seed “-3” is out of range"):
        Stepper("dante", 3, 4, seed=-3)
    with pytest.raises(BadInput, match=r"Call reset\(\) first"):
        Stepper("dante", 3, 1).step([0])


def test_it_needs_nothing_but_numpy() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('pettingzoo', 'gymnasium', 'pyspiel')));"
        "from tafelrunde.gym import Stepper; Stepper('dante', 3, 1).reset()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
