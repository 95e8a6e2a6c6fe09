"""Tables, positions, records and their parts are values: copied, compared and pickled like any others."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadInput, Luck
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Stream, Tape
from tafelrunde.kernel.record import Replay, read_record, record
from tafelrunde.kernel.state import State, held
from tafelrunde.kernel.table import Table
from tests.built_in_games import GAMES
from tests.kernel.played import fresh, play_on, played
from tests.kernel.test_installed_games import package, with_package
from tests.toys import TOYS

AnyTable = Table[Any, Any]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
each_copy = pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))],
    ids=["copy", "deep", "pickle"],
)
Copy = Callable[[Any], Any]


@cache
def after(game: Game[Any, Any], moves: int) -> AnyTable:
    """Return a full table after `moves` random moves. Tests must not change it."""
    table, luck = game.new(game.seats[-1], seed=5), Luck.seeded(6)
    for _ in range(moves):
        if table.pending:
            table.play(table.pending[-1], luck.pick(table.legal(table.pending[-1])))
    return table


def everything(s: State) -> dict[str, object]:
    """Return all slots of a position but its setup."""
    _ = s.belief  # fold what was told
    return {name: getattr(s, name) for name in held(type(s)) if name not in ("setup", "offered", "unseen", "journal")}


# --- tables


@each_game
@each_copy
@pytest.mark.parametrize("moves", [25, 10**6], ids=["played", "over"])
def test_a_copy_of_a_table_plays_on_by_itself(game: Game[Any, Any], copied: Copy, moves: int) -> None:
    table = after(game, moves)
    before, log = table.position(), list(table.log)
    other: AnyTable = copied(table)
    assert other == table
    assert type(other) is type(table)
    assert (other.log, other.moves, other.decision, other.result) == (log, table.moves, table.decision, table.result)
    assert everything(other.state) == everything(table.state)
    assert [other.events(seat) for seat in (None, 0)] == [table.events(seat) for seat in (None, 0)]
    for _ in range(3):
        if other.pending:
            seat = other.pending[0]
            assert other.legal(seat) == table.legal(seat) or other != table
            other.play(seat, other.legal(seat)[0])
    assert (other == table) == (moves == 10**6)
    assert (table.position(), table.log) == (before, log), "the original is as it was"


@each_copy
def test_a_copy_knows_the_whole_history(copied: Copy) -> None:
    table = played(moves=60)
    other = copied(table)
    assert [other.before(entry) for entry in other.line()] == [table.before(entry) for entry in table.line()]
    assert other.frames(other.line()[40]) == table.frames(table.line()[40])
    other.take_back(0, 50)
    assert other == play_on(fresh(), 10, 1)
    assert table == played(moves=60)


def test_copies_do_not_share_what_they_find_of_their_history() -> None:
    table = played(moves=45)
    table.before(table.line()[33])
    other = copy.copy(table)
    for one, seed in ((table, 1), (other, 2)):
        play_on(one, 18, seed)
    for one in (table, other, table):
        for entry in one.line()[46:56]:
            one.frames(entry)
    assert other.before(other.line()[50]) == after_line(other, 50)


def after_line(table: AnyTable, count: int) -> State:
    """Return the position after `count` lines, played again from the beginning."""
    again: AnyTable = table.game.new(table.setup.seats, seed=1)
    for entry in table.line()[:count]:
        again.play(entry.seat, entry.move)
    state: State = again.state
    return state


def test_tables_are_equal_by_position_and_luck() -> None:
    table = played(moves=20)
    assert table == table.game.position(table.position())
    assert table == played(moves=20)
    assert table.log != table.game.position(table.position()).log
    assert table != played(moves=19)
    assert table != played(moves=20, seed=2)
    assert fresh(3, 1) != fresh(3, 1, split_pips=False), "played by other rules"
    assert (table == "table", table == 1, table != None) == (False, False, True)  # noqa: E711


def test_tables_with_other_luck_to_come_differ() -> None:
    table = played(moves=20)
    other = table.clone()
    other.state.luck = Luck.seeded(99)
    assert other != table
    other.state.luck = Luck(Tape(()), table.state.luck.tick)
    assert other != table


def test_a_table_is_not_hashable() -> None:
    for thing in (fresh(), fresh().state):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_a_table_under_a_tape_can_be_copied() -> None:
    table = played(moves=12)
    replay: Replay[Any, Any] = Replay(record(table))
    for after_each in replay:
        assert pickle.loads(pickle.dumps(after_each)) == copy.copy(after_each) == after_each
    assert replay.table != table, "its luck to come is not known"
    assert replay.table.fingerprint == table.fingerprint


# --- positions and luck


@each_game
@each_copy
def test_a_copy_of_a_position_is_independent(game: Game[Any, Any], copied: Copy) -> None:
    for moves in (0, 25):
        state = after(game, moves).state
        other = copied(state)
        assert other == state
        assert everything(other) == everything(state)
        assert other.setup.board is state.setup.board
        for name in held(type(state)):
            ours, theirs = getattr(state, name), getattr(other, name)
            assert ours is not theirs or not isinstance(ours, list) or name == "offered", name


def test_a_position_equals_no_other_type() -> None:
    state = fresh().state
    assert state != fresh()
    assert state != 1
    assert state == fresh().state


@each_copy
def test_luck_is_copied_with_all_that_is_to_come(copied: Copy) -> None:
    for luck in (Luck.seeded(3), Luck(Tape([1, (0, 1)], 4, Stream(b"beyond")), 4)):
        other = copied(luck)
        assert other == luck
        assert (other.roll(2), other.order(2), other.roll(6)) == (luck.roll(2), luck.order(2), luck.roll(6))
        assert other == luck
        other.roll(6)
        assert other != luck
    assert Luck.seeded(3) != Luck.seeded(4)
    assert Luck.seeded(3) != Luck(Tape(()))
    assert Luck.seeded(3) != 3


# --- what else there is


@each_game
@each_copy
def test_games_are_themselves_and_setups_are_kept(game: Game[Any, Any], copied: Copy) -> None:
    assert copied(game) is game
    setup = game.setup(game.seats[-1])
    other = copied(setup)
    assert (other.game, other.seats, other.options, other.board) == (game, setup.seats, setup.options, setup.board)
    assert other.edition is game.built_in_edition


@each_copy
def test_a_table_with_an_edition_of_its_own_is_copied(copied: Copy) -> None:
    game = tafelrunde.game("drachenland")
    mine = game.parse_edition(game.built_in_edition.text + "\n# mine\n", "mine.toml")
    table = game.new(2, seed=1, edition=mine)
    assert copied(table) == table
    assert copied(table).setup.edition.text == mine.text


@each_copy
def test_actions_events_results_and_records_are_values(copied: Copy) -> None:
    table = played()
    kept = record(table)
    for thing in (*table.log[:30], *table.events(None), table.result, table.log[3].move, kept, table.commitment):
        assert copied(thing) == thing
    action = fresh().legal(fresh().pending[0])[0]
    assert copied(action) == action
    assert kept == read_record(kept.text()), "with a checksum or without"
    assert kept != record(played(seed=2))
    assert kept != kept.text()


def test_a_game_that_no_package_announces_is_not_pickled() -> None:
    for game in (*TOYS, replace(GAMES[0], rules_version=99)):
        with pytest.raises(BadInput) as refused:
            pickle.dumps(game)
        assert refused.value.key == "game-unannounced"
        assert copy.copy(game) is copy.deepcopy(game) is game


def test_a_game_of_another_package_is_pickled(tmp_path: Path) -> None:
    package(tmp_path, feenland="feenland:GAME")
    code = """
import pickle
game = tafelrunde.game("feenland")
table = game.new(2, seed=1)
again = pickle.loads(pickle.dumps(table))
print(again == table, again.game is game)
"""
    assert with_package(tmp_path, code).split() == ["True", "True"]
