"""Trained networks, their files, and the bot that plays by them."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tafelrunde.bots.evaluator import Evaluator
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.learned import LearnedBot
from tafelrunde.bots.matches import Match, play
from tafelrunde.bots.network import Network, load, rows_of, shipped
from tafelrunde.gym.self_play import Arrived
from tafelrunde.gym.train import ReplayBuffer, Trainer, array_module, cross_entropy, train
from tafelrunde.gym.training_games import play_training_game, taught_seats
from tafelrunde.kernel import engine
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sense import Sensed, names, sensed, topics
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State

DANTE = game("dante")


def test_shares_are_of_one_victory_and_follow_the_seats() -> None:
    net = Network.fresh(DANTE, (3, 4))
    draw = np.random.default_rng(1)
    table, seat = map(len, names(DANTE))
    table_seen = draw.normal(size=(5, table)).astype(np.float32)
    seats = draw.normal(size=(5, 3, seat)).astype(np.float32)
    shares = net.shares(table_seen, seats)
    assert (shares > 0).all()
    assert (shares.sum(axis=1) < 1).all()
    around = net.shares(table_seen, seats[:, [2, 0, 1]])
    assert np.allclose(around, shares[:, [2, 0, 1]], atol=1e-6)


def test_the_network_sees_mean_and_maximum_of_the_others() -> None:
    rows = rows_of(np.array([[9]], np.float32), np.array([[[1], [5], [3]]], np.float32))
    assert rows.tolist() == [[[9, 1, 4, 5], [9, 5, 2, 3], [9, 3, 3, 5]]]


def test_weights_are_loaded_as_they_were_saved(tmp_path: Path) -> None:
    net = Network.fresh(DANTE, (3, 4), seed=5)
    net.save(tmp_path / "net.npz")
    found = load(DANTE, tmp_path / "net.npz")
    assert (found.made_for, found.seats, found.games) == (net.made_for, (3, 4), 0)
    assert all(np.array_equal(found.weights[name], values) for name, values in net.weights.items())
    assert (tmp_path / "net.npz").stat().st_size < 1_000_000


def test_weights_that_are_broken_or_for_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadInput, match=r"net\.npz"):
        load(DANTE, path)
    Network.fresh(DANTE, (3,)).save(path)
    whole = path.read_bytes()
    for broken in (b"", whole[:100], whole[: len(whole) // 2], b"nonsense" * 100):
        path.write_bytes(broken)
        with pytest.raises(BadInput, match="cannot be used"):
            load(DANTE, path)
    path.write_bytes(whole)
    with pytest.raises(BadInput, match="something else"):
        load(game("drachenland"), path)


def test_without_weights_the_learned_bot_warns_and_uses_the_heuristic() -> None:
    solo = game("dungeonquest")
    state = solo.start(solo.setup(1), Luck.seeded(3))
    sight = Sight.of(solo, state, 0)
    with pytest.warns(UserWarning, match="follow the heuristic"):
        found = LearnedBot().choose(sight, Luck.seeded(4))
    luck = Luck.seeded(4)
    sight.world(luck)
    assert found == GreedyBot().choose(sight, luck)


def test_the_end_is_judged_by_who_has_won() -> None:
    state = DANTE.start(DANTE.setup(3), Luck.seeded(1))
    luck = Luck.seeded(2)
    while not state.ended:
        seat = engine.to_move(state)
        engine.submit(state, seat, luck.pick(engine.legal(state, seat)))
    winners = DANTE.result(state).winners
    judged = Evaluator(DANTE, Network.fresh(DANTE, (3,)))([state], 0)[0]
    assert [seat for seat in range(3) if judged[seat] > 0] == list(winners)


@pytest.mark.parametrize("slug", ["apokalypse", "dante", "drachenland", "dungeon_designer", "dungeonquest"])
def test_an_evaluator_computes_the_same_as_the_network(slug: str) -> None:
    """Both agree at every table, also on numbers far outside their usual range and seats without a chance."""
    played = game(slug)
    assert played.sense is not None
    for seats in taught_seats(played):
        state, luck = played.start(played.setup(seats), Luck.seeded(seats)), Luck.seeded(1)
        seen: list[tuple[State, Sensed]] = []
        while not state.ended:
            seen.append((state.clone(), sensed(played.sense, topics(played), state, 0)))
            seat = engine.to_move(state)
            engine.submit(state, seat, luck.pick(engine.legal(state, seat)))
        net, draw = shipped(played), np.random.default_rng(seats)
        stirred = {name: (w + draw.normal(0, 0.1, w.shape)).astype(np.float32) for name, w in net.weights.items()}
        other = replace(net, weights=stirred | {"spread": 20 * net.weights["spread"]})
        table = np.array([table for _, (table, _) in seen], np.float32)
        rows = np.array([rows for _, (_, rows) in seen], np.float32)
        for judge in (net, other):
            found = np.array(Evaluator(played, judge)([state for state, _ in seen], 0))
            assert np.allclose(found, judge.shares(table, rows), atol=1e-4)
            assert found.std(axis=0).max() > 0.05


def test_a_training_game_has_features_and_outcomes() -> None:
    early = play_training_game(DANTE, None, 1)
    assert early.exam is None
    assert len(early.table) == len(early.rows) == len(early.shares) > 20
    assert np.allclose(early.shares.sum(axis=1), 1)  # the outcome alone
    net = Network.fresh(DANTE, (3, 4, 5, 6, 7, 8))
    assert any(play_training_game(DANTE, net, seed).exam is not None for seed in range(8))


def test_the_trainer_fits_its_examples() -> None:
    memory = None
    for seed in range(4):
        new = play_training_game(DANTE, None, 50 + seed)
        if memory is None and new.seats == 3:
            memory = ReplayBuffer(new)
        if memory is not None and new.seats == 3:
            memory.add(new)
    assert memory is not None
    teacher = Trainer(Network.fresh(DANTE, (3,)))
    teacher.bring_into_scale([memory])
    luck = np.random.default_rng(0)
    shown = memory.draw(luck, 500)
    before = cross_entropy(teacher.net.shares(*shown[:2]), shown[2])
    for _ in range(500):
        teacher.learn(*memory.draw(luck, 64))
    assert cross_entropy(teacher.net.shares(*shown[:2]), shown[2]) < 0.5 * before


def test_training_continues_from_weights_without_a_state(tmp_path: Path) -> None:
    taught, rows = shipped(DANTE), list[dict[str, float]]()
    taught.save(tmp_path / "dante.npz")

    @contextmanager
    def playing(game: Any, weights: Path, seed: int) -> Iterator[Arrived]:
        played = [play_training_game(game, None, seed)]
        yield lambda patience: iter([played.pop()] if played else [])

    net = train(DANTE, tmp_path, minutes=0, players=playing, seed=1, report=rows.append)
    assert net.games == taught.games + 1
    assert all(np.array_equal(net.weights[name], values) for name, values in taught.weights.items())
    assert [(row["games"], row["steps"]) for row in rows] == [(1, 0)]
    assert (tmp_path / "dante.teacher.npz").exists()


@pytest.mark.parametrize("devices", [0, 1])
def test_training_uses_cupy_if_there_is_a_device(monkeypatch: pytest.MonkeyPatch, devices: int) -> None:
    cupy = ModuleType("cupy")
    vars(cupy)["cuda"] = SimpleNamespace(runtime=SimpleNamespace(getDeviceCount=lambda: devices))
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    assert array_module() is (cupy if devices else np)
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert array_module() is np


def test_an_untrained_network_judges_as_the_heuristic() -> None:
    net = Network.fresh(DANTE, (3,))
    new = play_training_game(DANTE, None, 7)
    chances = new.rows[..., net.chance]
    order = net.shares(new.table, new.rows).argsort(axis=1)
    assert (np.take_along_axis(chances, order, axis=1)[:, -1] == chances.max(axis=1)).all()


def test_the_learned_bot_plays_to_the_end() -> None:
    net = Network.fresh(DANTE, (3,))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        played = play(
            Match(game="dante", seating=(LearnedBot(net), "greedy", "greedy"), seed=1, options={}, secret="tests")
        )
    assert played.result.winners
