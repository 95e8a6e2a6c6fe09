"""OpenSpiel's own test of games, and properties that it does not check."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from copy import deepcopy
from math import factorial
from pickle import dumps, loads
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.observation import make_observation

from tafelrunde import BadInput
from tafelrunde.gym import form, register_open_spiel
from tafelrunde.gym.openspiel import LOTS, HistoryNode, _Told, _Unknown
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.views import seen_of
from tests.built_in_games import GAMES
from tests.gym.cases import FEWEST_AND_MOST

NAMES = register_open_spiel()


def load(slug: str, seats: int) -> Any:
    return pyspiel.load_game(f"tafelrunde_{form(slug, seats).id}", {"players": seats})


def test_every_game_is_there_once() -> None:
    assert {f"tafelrunde_{form(game.slug, game.seats[0]).id}" for game in GAMES} <= set(NAMES)
    assert register_open_spiel() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_random_simulation(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(load(slug, seats), num_sims=1, serialize=True, verbose=False)


def advance(state: Any, steps: int, seed: int) -> Any:
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_players_see_and_say_what_they_do_elsewhere(slug: str, seats: int) -> None:
    kind, game = form(slug, seats), load(slug, seats)
    state, looked = game.new_initial_state(), 0
    luck = np.random.default_rng(seats)
    while not state.is_terminal() and looked < 30:
        if state.is_player_node():
            s, player = state.moment.before, state.current_player()
            assert player == engine.to_move(s)
            assert state.legal_actions() == np.flatnonzero(kind.actions.mask(engine.legal(s, player))).tolist()
            assert state.observation_tensor(player) == pytest.approx(kind.look(s, player).tolist())
            words = state.action_to_string(player, state.legal_actions()[0])
            assert state.string_to_action(words) == kind.actions.number(words) == state.legal_actions()[0]
            looked += 1
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert looked > 5


def test_dice_are_chance_nodes_with_their_true_chances() -> None:
    state = load("drachenland", 2).new_initial_state()
    luck, sizes = np.random.default_rng(1), Counter[int]()
    while len(state.history()) < 200 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            sizes[len(outcomes)] += 1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({chance for _, chance in outcomes}) == 1
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sizes[6] > 10
    assert sizes[LOTS] >= 2  # shuffles


@pytest.mark.parametrize("size", [1, 3, 6])
def test_small_orders_all_come_once(size: int) -> None:
    orders = {_Told(4, (way,)).order(4, size, None) for way in range(factorial(size))}
    assert len(orders) == factorial(size)
    assert all(sorted(order) == list(range(size)) for order in orders)
    with pytest.raises(_Unknown) as caught:
        _Told(4, (0,)).order(5, size, None)
    assert caught.value.ways == factorial(size)


def test_large_orders_are_drawn_in_advance() -> None:
    orders = {_Told(0, (way,)).order(0, 30, None) for way in range(LOTS)}
    numbers = [_Told(0, (way,)).number(0, 10**6) for way in range(LOTS)]
    assert len(orders) == LOTS
    assert len(set(numbers)) > 0.99 * LOTS
    assert np.mean(numbers) == pytest.approx(5e5, rel=0.1)
    assert all(_Told(0, (way,)).order(0, 20, lambda order: order[0] != 3)[0] != 3 for way in range(100))


def test_moments_are_copied_and_kept_as_they_are() -> None:
    state = advance(load("apokalypse", 3).new_initial_state(), 60, 3)
    moment: HistoryNode = state.moment
    again = loads(dumps(moment))
    assert deepcopy(moment) is moment
    assert (str(again), again.path, again.ways) == (str(moment), moment.path, moment.ways)
    text = str(state)
    child = state.child(state.legal_actions()[0])
    assert str(state) == text != str(child)


def test_what_others_hold_is_not_in_a_players_observation() -> None:
    game = load("apokalypse", 3)
    state = advance(game.new_initial_state(), 80, 5)
    while not state.is_player_node():
        advance(state, 1, 5)
    moment, luck = state.moment, np.random.default_rng(0)
    for viewer in range(3):
        seen = state.observation_string(viewer), state.observation_tensor(viewer)
        for _ in range(3):
            world = moment.form.game.sample(moment.before, viewer, Luck.seeded(int(luck.integers(1000))))
            state.moment = HistoryNode(moment.form, moment.path, world)
            assert (state.observation_string(viewer), state.observation_tensor(viewer)) == seen
        state.moment = moment


def observed(recall: bool, public: bool, private: str) -> Any:
    whose = pyspiel.PrivateInfoType.__members__[private]
    return pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=whose)


def test_information_states_are_refused() -> None:
    """The adapter declares none; the present view is not all that a player has ever seen."""
    game = load("apokalypse", 3)
    state = advance(game.new_initial_state(), 80, 5)
    for ask in (
        lambda: state.information_state_string(0),
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_shape,
        lambda: make_observation(game, observed(True, True, "SINGLE_PLAYER")),
        lambda: ExternalSamplingSolver(game).iteration(),
    ):
        with pytest.raises(NotImplementedError, match="perfect recall"):
            ask()
    kind = game.get_type()
    assert not kind.provides_information_state_string
    assert not kind.provides_information_state_tensor


@pytest.mark.parametrize(
    ("public", "private"), [(False, "SINGLE_PLAYER"), (False, "NONE"), (True, "ALL_PLAYERS"), (False, "ALL_PLAYERS")]
)
def test_unknown_observations_are_refused(public: bool, private: str) -> None:
    with pytest.raises(NotImplementedError, match=private):
        make_observation(load("apokalypse", 3), observed(False, public, private))


@pytest.mark.parametrize(("slug", "seats"), FEWEST_AND_MOST)
def test_public_information_is_what_a_spectator_sees(slug: str, seats: int) -> None:
    game = load(slug, seats)
    public = make_observation(game, observed(False, True, "NONE"))
    own = make_observation(game, observed(False, True, "SINGLE_PLAYER"))
    assert public.tensor is None  # numbers are those of a seat
    assert public.dict == {}
    state = game.new_initial_state()
    assert public.string_from(state, 0) == ""
    luck = np.random.default_rng(seats)
    for _ in range(10):
        for _ in range(8):
            if not state.is_terminal():
                state.apply_action(int(luck.choice(state.legal_actions())))
        s = state.moment.before
        if s is None:
            continue
        table = form(slug, seats).game
        seen = msgspec.json.encode(seen_of(table, s, None, table.view(s, None))).decode()
        for player in range(seats):
            public.set_from(state, player)
            assert public.string_from(state, player) == seen
            assert own.string_from(state, player) == state.observation_string(player) != seen


def test_bad_input_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match="needs 3 to 8 seats, not 2"):
        pyspiel.load_game(f"tafelrunde_{form('dante', 3).id}", {"players": 2})
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadInput, match=r"pip install 'tafelrunde\[open-spiel\]'"):
        register_open_spiel()


def test_a_program_that_used_it_exits_cleanly() -> None:
    code = "from tafelrunde.gym import register_open_spiel as r; import pyspiel; pyspiel.load_game(r()[0])"
    subprocess.run([sys.executable, "-c", code], check=True)
