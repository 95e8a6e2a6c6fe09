"""PettingZoo's own tests, and properties that they do not check."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper

import tafelrunde
from tafelrunde import BadInput
from tafelrunde.gym import make, make_parallel
from tests.gym.cases import FEWEST_AND_MOST

# PettingZoo exempts its own games of this kind from these warnings, by their names.
MASKED = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents that are done
)


def masked(test: Any) -> Any:
    for mark in MASKED:
        test = mark(test)
    return test


@masked
@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_api(slug: str, seats: int) -> None:
    api_test(make(slug, seats, render_mode="ansi"))


@masked
def test_api_with_truncated_games() -> None:
    api_test(make("dante", 4, render_mode="ansi", max_cycles=30))


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_seeds(slug: str, seats: int) -> None:
    seed_test(lambda: make(slug, seats), num_cycles=60)


@masked
@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_parallel_api(slug: str, seats: int) -> None:
    parallel_api_test(make_parallel(slug, seats), num_cycles=100)


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_performance_benchmark(slug: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    ticks = count(0, 0.5)  # it plays for five seconds by this clock, whatever the machine does
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(make(slug, seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_rendering(capsys: Any) -> None:
    render_test(lambda render_mode: make("dante", 3, render_mode=render_mode), {"ansi": lambda drawn: len(drawn) > 200})
    assert len(capsys.readouterr().out) > 200
    texts = [make("dante", 3, render_mode="ansi", lang=lang) for lang in ("de", "en")]
    for env in texts:
        env.reset(seed=1)
    assert texts[0].render() != texts[1].render()


class LegalOnly(Discrete):
    """A space that draws only legal moves: `max_cycles_test` does not look at masks."""

    def __init__(self, env: Any, agent: str) -> None:
        super().__init__(env.wait + 1)
        self.env, self.agent = env, agent

    def sample(self, *_: Any, **__: Any) -> Any:
        return super().sample(self.env._observed()[self.agent]["action_mask"])


class DrawsLegal(BaseParallelWrapper):  # type: ignore[misc]
    """A parallel environment with such spaces."""

    def action_space(self, agent: str) -> LegalOnly:
        return LegalOnly(self.env, agent)


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_max_cycles(slug: str, seats: int) -> None:
    def parallel_env(max_cycles: int) -> DrawsLegal:
        return DrawsLegal(make_parallel(slug, seats, max_cycles=max_cycles))

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def play(env: Any, seed: int | None, turns: int = 10**6) -> list[tuple[str, str]]:
    """Play by the first legal number; return the movers and their moves."""
    env.reset(seed=seed)
    line = []
    for agent in env.agent_iter(turns):
        seen, _, terminated, truncated, _ = env.last()
        number = None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0])
        if number is not None:
            line.append((agent, env.form.actions.words(number)))
        env.step(number)
    return line


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_a_seed_is_that_of_a_table(slug: str, seats: int) -> None:
    env = make(slug, seats)
    line = play(env, 7, 40)
    table = tafelrunde.game(slug).new(seats, seed=7)
    for agent, move in line:
        assert f"seat_{table.pending[0]}" == agent
        table.play(table.pending[0], move)
    assert table.result is not None or env.view("seat_0") == table.view(0)


def test_games_without_a_seed_differ_and_follow_from_the_last_one() -> None:
    env = make("dante", 3)
    play(env, 7)
    lines = [play(env, None), play(env, None)]
    assert lines[0] != lines[1]
    play(env, 7)
    assert [play(env, None), play(env, None)] == lines


def test_the_end_brings_rewards_and_infos() -> None:
    env = make("dungeon_designer", 3)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    winners = [agent for agent in env.agents if env.infos[agent]["won"]]
    assert winners == [agent for agent in env.agents if env.rewards[agent] > 0]
    assert {env.infos[agent]["rank"] for agent in winners} == {1}
    result = env.form.game.result(env.sitting.state)
    assert [env.infos[agent]["score"] for agent in env.agents] == list(result.scores)


def test_a_game_is_truncated_at_its_limit() -> None:
    env = make("drachenland", 2, max_cycles=5)
    assert len(play(env, 1)) == 5
    env.reset(seed=1)
    for number in range(5):
        assert not any(env.truncations.values()), number
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    assert not env.last()[0]["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = make("drachenland", 3)
    env.reset(seed=7)
    before = env.sitting.state.clone()
    number = env.form.actions.number("enter red F03")
    with pytest.raises(BadInput) as caught:
        env.step(number)
    assert str(caught.value) == (
        f"The move {number} is not in the mask of seat 2. Seat 2 may not play “enter red F03”: "
        "F03 does not fit: in the opening round you move exactly 1 field. [DL-014]"
    )
    wrong: Any
    for wrong in (395, -1, None, 1.0, "pass"):
        with pytest.raises(BadInput, match="is not the number of a move"):
            env.step(wrong)
    assert env.agent_selection == "seat_2"
    assert env.sitting.state.figures == before.figures
    assert env.sitting.state.luck.tick == before.luck.tick


def test_agents_that_are_not_asked_wait() -> None:
    env = make_parallel("drachenland", 3)
    seen, _ = env.reset(seed=7)
    assert [int(one["action_mask"][env.wait]) for one in seen.values()] == [1, 1, 0]
    move = env.form.actions.number("enter red F01")
    actions = {"seat_0": env.wait, "seat_1": env.wait, "seat_2": move}
    for wrong, said in (
        ({**actions, "seat_0": move}, "Seat 0 is not asked now"),
        ({**actions, "seat_2": env.wait}, "is not the number of a move"),
        ({**actions, "seat_2": move + 2}, "not in the mask of seat 2"),
        ({"seat_2": move}, "only these did: seat_2"),
    ):
        with pytest.raises(BadInput, match=said):
            env.step(wrong)
    assert env.sitting.cycles == 0
    env.step(actions)
    assert env.sitting.cycles == 1


def test_sealed_questions_are_put_to_all_at_once_in_parallel() -> None:
    env = make_parallel("dungeon_designer", 3)
    seen, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        together = max(together, sum(not one["action_mask"][env.wait] for one in seen.values()))
        seen, *_ = env.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()})
    assert together == 3


def test_other_bad_input_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match=r"Call reset\(\) first"):
        make("dante", 3).step(0)
    with pytest.raises(BadInput, match=r"Call reset\(\) first"):
        make("dante", 3).observe("seat_0")
    with pytest.raises(BadInput, match=r"Call reset\(\) first"):
        make("dante", 3).view("seat_0")
    with pytest.raises(BadInput, match=r"Call reset\(\) first"):
        make_parallel("dante", 3).step({})
    env = make("dante", 3)
    env.reset(seed=1)
    with pytest.raises(BadInput, match="no agent “seat_3”"):
        env.observe("seat_3")
    with pytest.raises(BadInput, match="Possible: ansi human"):
        env.render()
    with pytest.raises(BadInput, match="“rgb_array” cannot be drawn"):
        make("dante", 3, render_mode="rgb_array")
    with pytest.raises(BadInput, match="“fr” cannot be drawn"):
        make("dante", 3, lang="fr")
    with pytest.raises(BadInput, match="cut short after 0 decisions"):
        make("dante", 3, max_cycles=0)
    with pytest.raises(BadInput, match="The seed “-1” is out of range"):
        env.reset(seed=-1)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    for maker in (make, make_parallel):
        with pytest.raises(BadInput, match=r"pip install 'tafelrunde\[gym\]'"):
            maker("dante", 3)
