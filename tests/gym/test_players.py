"""Sources of training games."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

import tafelrunde
from tafelrunde.bots.network import Network
from tafelrunde.gym.self_play import NEXT, LatestWeights, on_cores
from tafelrunde.gym.training_games import TrainingGame, play_training_game

DANTE = tafelrunde.game("dante")


def test_workers_hand_over_training_games_and_end(tmp_path: Path) -> None:
    found: list[TrainingGame] = []
    with on_cores(1)(DANTE, tmp_path / "none-yet", 7) as arrived:
        while not found:
            found += arrived(60)
    assert np.array_equal(found[0].shares, play_training_game(DANTE, None, 7 + NEXT).shares)


def test_weights_are_read_again_when_they_are_new(tmp_path: Path) -> None:
    path = tmp_path / "dante.npz"
    latest = LatestWeights(DANTE, path)
    assert (latest.changed(), latest.net) == (False, None)
    for number in (1, 2):
        Network.fresh(DANTE, (3,), seed=number).save(path)
        os.utime(path, ns=(number, number))
        assert latest.changed()
        assert latest.net is not None
        assert np.array_equal(latest.net.weights["w1"], Network.fresh(DANTE, (3,), seed=number).weights["w1"])
        assert not latest.changed()
