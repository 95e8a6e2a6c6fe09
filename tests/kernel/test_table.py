"""The table: pending seats, legal moves, undo, and what a bot gets to see."""

from __future__ import annotations

import gc
from random import Random
from types import FrameType, FunctionType, ModuleType
from typing import Any

import pytest

import tafelrunde
from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.errors import BadInput, BadNotation, IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.position import fingerprint
from tafelrunde.kernel.record import record
from tafelrunde.kernel.steps import Refusal
from tafelrunde.kernel.table import RECENT, SNAPSHOT_EVERY, Table
from tafelrunde.kernel.views import plain
from tests.kernel.played import LandTable, fresh, play_on, played
from tests.toys.parry import GAME as PARRY
from tests.toys.parry.table import Duel

WRONG_SEATS: tuple[Any, ...] = (-1, 3, 99, True, "0", 1.0, None)


def before_luck(seats: int = 3) -> LandTable:
    """Return a table in mid-game where the next move brings neither luck nor a reveal."""
    table = fresh(seats, 2)
    while "activate red a" not in map(str, table.legal(table.pending[0])):
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    return table


def frozen(table: LandTable) -> tuple[object, ...]:
    """Return all that a table holds, to see that nothing has changed."""
    return table.position(), table.moves, list(table.log), table.events(None), table.pending, table.result


# --- what is going on


def test_a_fresh_table() -> None:
    table = fresh(3, 7)
    assert table.result is None
    assert table.moves == 0
    assert len(table.pending) == 1
    assert [event.kind.key for event in table.events(None)] == ["started"]


def test_the_repr_of_a_table_has_public_facts_only() -> None:
    assert repr(played(3, 7, moves=5)) == "<Table of drachenland, 3 seats, 5 moves: waits for 2 (move)>"
    over = played(3, 7, clock_rounds=2)
    assert repr(over) == f"<Table of drachenland, 3 seats, {over.moves} moves: over (clock)>"


def test_only_asked_seats_have_legal_moves() -> None:
    table = played(moves=25)
    asked = table.pending[0]
    assert [bool(table.legal(seat)) for seat in range(3)] == [seat == asked for seat in range(3)]


def test_the_legal_list_is_the_callers_own() -> None:
    table = fresh()
    table.legal(table.pending[0]).clear()
    assert table.legal(table.pending[0])


def test_moves_are_actions_or_their_notation() -> None:
    one, other = fresh(), fresh()
    seat, action = one.pending[0], one.legal(one.pending[0])[3]
    assert one.play(seat, action) == other.play(seat, f" {str(action).replace(' ', '  ')} ")
    assert one.position() == other.position()
    assert one.log[0].move == other.log[0].move == str(action)


def test_play_returns_what_was_told_and_the_log_keeps_it() -> None:
    table = fresh()
    told = [event for _ in range(30) for event in table.play(table.pending[0], table.legal(table.pending[0])[0])]
    kept = [event for event in told if not event.kind.quiet]
    assert [*table.opening_events, *kept] == table.events(None)
    assert table.events(None, since=31) == []
    assert table.events(None, since=30) == [event for event in table.log[29].events if not event.kind.quiet]
    assert table.events(None, since=1) == kept


def test_events_are_heard_by_their_audience() -> None:
    table = PARRY.new(3, 1)
    secrets = [event for event in table.opening_events if event.audience is not None]
    assert secrets
    for seat in range(3):
        assert [e for e in table.events(seat) if e.audience is not None] == [
            e for e in secrets if e.audience == (seat,)
        ]
    assert not [event for event in table.events(None) if event.audience is not None]


def test_a_view_names_game_seat_and_question() -> None:
    table = played(moves=30)
    seen = table.view(1)
    assert (seen["game"], seen["seats"], seen["seat"], seen["ended"]) == ("drachenland", 3, 1, None)
    assert seen["pending"] == list(table.pending)
    assert seen["table"] == plain(GAME.view(table.state, 1))
    assert table.view(None)["seat"] is None
    over = played(2, 1)
    assert (over.view(0)["asks"], over.view(0)["pending"], over.view(0)["ended"]) == (None, [], over.state.ended)


def test_the_end() -> None:
    table = played(2, 1)
    assert table.result is not None
    assert table.pending == ()
    assert table.legal(0) == []
    refusal = table.why_not(0, "keep")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("DL-119", "game-over")
    with pytest.raises(IllegalMove):
        table.play(0, "keep")


# --- what is refused


def test_an_illegal_move_names_its_clause_and_changes_nothing() -> None:
    table = before_luck()
    seat, before = table.pending[0], frozen(table)
    universe = list(table.setup.grammar.universe())
    legal = table.legal(seat)
    for action in universe:
        why = table.why_not(seat, action)
        assert (why is None) == (action in legal)
        if why is not None:
            with pytest.raises(IllegalMove) as caught:
                table.play(seat, action)
            assert (caught.value.seat, caught.value.move, caught.value.refusal) == (seat, str(action), why)
            assert why.clause in GAME.ledger.clauses
    assert frozen(table) == before


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    table = before_luck()
    other, before = (table.pending[0] + 1) % 3, frozen(table)
    with pytest.raises(IllegalMove) as caught:
        table.play(other, "activate red a")
    assert caught.value.refusal == Refusal("DL-025", "not-your-turn", (("topic", "activate"),))
    assert frozen(table) == before


@pytest.mark.parametrize(
    "move", ["", "dance", "walk", "walk V99", Action("walk", ("V99",)), Action("walk", (5,)), None]
)
def test_malformed_moves_change_nothing(move: Any) -> None:
    table = before_luck()
    before = frozen(table)
    for attempt in (table.play, table.why_not):
        with pytest.raises(BadNotation):
            attempt(table.pending[0], move)
    assert frozen(table) == before


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=repr)
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    table = before_luck()
    before = frozen(table)
    for attempt in (
        lambda: table.legal(seat),
        lambda: table.play(seat, "activate red a"),
        lambda: table.why_not(seat, "activate red a"),
        lambda: table.can_undo(seat),
        lambda: table.undo(seat),
        lambda: table.take_back(seat, 1),
        lambda: table.sight(seat),
        lambda: table.sample(seat, Luck.seeded(1)),
        *((lambda: table.view(seat), lambda: table.events(seat)) if seat is not None else ()),
    ):
        with pytest.raises(BadInput) as caught:
            attempt()
        assert (caught.value.key, caught.value.args_by_name) == ("seat", {"value": str(seat), "high": 2})
    assert frozen(table) == before


# --- taking back


def test_the_own_last_move_can_be_taken_back() -> None:
    table = before_luck()
    seat, before, moves = table.pending[0], table.position(), table.moves
    table.play(seat, "activate red a")
    assert table.can_undo(seat)
    table.undo(seat)
    assert (table.position(), table.moves) == (before, moves)
    assert [entry.move for entry in table.log[-2:]] == ["activate red a", "undo 1"]
    assert "activated" not in [event.kind.key for event in table.events(None, since=moves + 1)]


def test_taking_back_goes_on_move_by_move() -> None:
    table = before_luck()
    seat, before, moves = table.pending[0], table.position(), table.moves
    table.play(seat, "activate red a")
    free = next(a for a in table.legal(seat) if a.verb == "walk" and not is_final(table, seat, a))
    table.play(seat, free)
    while table.moves > moves and table.can_undo(seat):
        table.undo(seat)
    assert table.position() == before


def is_final(table: LandTable, seat: int, action: Action) -> bool:
    trial = table.clone()
    trial.play(seat, action)
    return trial.log[-1].final or trial.pending != (seat,)


def test_nobody_elses_move_can_be_taken_back() -> None:
    table = before_luck()
    seat = table.pending[0]
    table.play(seat, "activate red a")
    for other in range(3):
        if other != seat:
            assert not table.can_undo(other)
            with pytest.raises(BadInput) as caught:
                table.undo(other)
            assert caught.value.key == "no-undo"


@pytest.mark.parametrize("seed", range(3))
def test_undo_is_not_free_after_luck_reveals_and_other_seats_moves(seed: int) -> None:
    """Undo is free just for the last mover, after moves without luck and without a final event."""
    table, kinds = fresh(3, seed), set()
    assert not any(table.can_undo(seat) for seat in range(3))
    for step in range(400):
        before, mover = table.position(), table.pending[0]
        play_on(table, 1, 1000 * seed + step)
        entry = table.log[-1]
        final = bool(entry.outcomes) or any(event.kind.final for event in entry.events)
        assert [table.can_undo(seat) for seat in range(3)] == [seat == mover and not final for seat in range(3)]
        kinds.add((bool(entry.outcomes), any(event.kind.final for event in entry.events)))
        if not final:
            trial = table.clone()
            trial.undo(mover)
            assert trial.position() == before
    assert {(False, False), (True, False), (False, True)} <= kinds


def test_an_answer_under_seal_can_be_taken_back_until_the_seal_is_broken() -> None:
    """The last to answer hears what the others did, so this is final in any case."""
    table: Table[Duel, Any] = Table.at(PARRY.new(3, seed=1).state)
    while table.pending != (0, 1, 2):
        table.play(table.pending[0], "keep")
    table.play(1, "keep")
    table.play(0, "keep")
    assert [table.can_undo(seat) for seat in range(3)] == [True, False, False]
    table.play(2, "keep")
    entry = table.log[-1]
    assert (entry.outcomes, entry.events, table.view(2)["asks"]) == ((), (), "aim")
    assert not any(table.can_undo(seat) for seat in range(3))
    with pytest.raises(BadInput) as caught:
        table.undo(2)
    assert caught.value.key == "no-undo"


def test_a_sealed_ask_of_one_seat_opens_no_other_answers() -> None:
    """A sealed ask put to one seat opens no answers of others."""
    table: Table[Duel, Any] = Table.at(PARRY.new(3, seed=1).state)
    while table.pending != (0, 1, 2):
        table.play(table.pending[0], "keep")
    s = table.state.clone()
    s.hearts = [2, 0, 0]
    alone: Table[Duel, Any] = Table.at(s)
    alone.play(0, "keep")
    assert alone.can_undo(0)


def test_after_another_seats_move_it_is_too_late() -> None:
    table = fresh()
    first = table.pending[0]
    table.play(first, table.legal(first)[0])
    assert table.can_undo(first)
    second = table.pending[0]
    table.play(second, table.legal(second)[0])
    assert not table.can_undo(first)


def test_the_table_may_agree_to_take_back_anything() -> None:
    table = fresh(3, 1)
    positions = [table.position()]
    for step in range(60):
        play_on(table, 1, step)
        positions.append(table.position())
    assert any(entry.outcomes for entry in table.log)
    table.take_back(0, 25)
    assert (table.position(), table.moves) == (positions[35], 35)
    table.take_back(2, 35)
    assert (table.position(), table.moves) == (positions[0], 0)
    with pytest.raises(BadInput):
        table.take_back(0, 1)
    assert len(table.log) == 62


@pytest.mark.parametrize("count", [0, -1, 11])
def test_at_most_the_whole_history_can_be_taken_back(count: int) -> None:
    table = played(moves=10)
    before = frozen(table)
    with pytest.raises(BadInput):
        table.take_back(0, count)
    assert frozen(table) == before


# --- copies


def test_the_history_keeps_no_lists_of_moves_and_finds_them_again() -> None:
    table = fresh(seats=2)
    seat = table.pending[0]
    legal = table.legal(seat)
    play_on(table, 12, seed=1)
    assert [table.before(entry).offered for entry in table.line()] == [None] * 12
    table.take_back(seat, 12)
    assert table.legal(seat) == legal


def test_positions_of_the_past_are_found_again() -> None:
    table, dice, was = fresh(seats=3), Random(4), list[str]()
    for number in range(150):
        was.append(table.fingerprint)
        table.play(table.pending[0], dice.choice(table.legal(table.pending[0])))
        if number == 110:
            table.take_back(0, 40)
            del was[-40:]
    line = table.line()
    assert len(line) == len(was) == 110
    for entry, before in dice.sample([*zip(line, was, strict=True)], len(line)):
        assert fingerprint(table.before(entry)) == before
    table.take_back(0, 70)
    assert table.fingerprint == was[40]


def test_a_long_history_keeps_few_positions() -> None:
    def positions() -> int:
        gc.collect()
        return sum(isinstance(one, Land) for one in gc.get_objects())

    table, before = fresh(seats=2), positions()
    play_on(table, 160, seed=2)
    assert positions() - before <= 160 // SNAPSHOT_EVERY + RECENT + 2
    copy = table.clone()
    for entry in table.line():
        table.frames(entry)
    few = len(table.frames(table.line()[-1])) + 1
    assert positions() - before <= 160 // SNAPSHOT_EVERY + RECENT + 2 + SNAPSHOT_EVERY + few
    assert len(copy.line()) == 160


def test_tables_of_one_box_and_size_share_their_grammar() -> None:
    grammar = fresh(seats=3).setup.grammar
    assert fresh(seats=3, seed=2, start_player=1).setup.grammar is grammar
    assert fresh(seats=2).setup.grammar is not grammar
    assert PARRY.setup(3).grammar is not grammar


def test_a_clone_is_independent() -> None:
    table = played(moves=30)
    other = table.clone()
    assert frozen(other) == frozen(table)
    before = frozen(table)
    play_on(other, 100, 5)
    assert frozen(table) == before
    assert play_on(table, 100, 5).position() == other.position()  # the same luck to come
    assert record(table) == record(other)


def test_a_clone_can_take_back_what_was_played_before_it() -> None:
    table = played(moves=30)
    other = table.clone()
    other.take_back(0, 30)
    assert other.position() == fresh().position()
    assert table.moves == 30


# --- what a bot gets


def reachable(start: object) -> dict[int, object]:
    """Return every object reachable from this one: attributes, items, closures, class variables, caches.

    Leave out what modules hold by name: `import` reaches those anyway, and a running game is not among them.
    """
    seen: dict[int, object] = {}
    todo = [start]
    while todo:
        here = todo.pop()
        if id(here) in seen or isinstance(here, ModuleType | FrameType):
            continue
        seen[id(here)] = here
        if isinstance(here, FunctionType):
            todo += [here.__closure__, here.__defaults__, here.__kwdefaults__, here.__dict__]
        else:
            todo += gc.get_referents(here)
    return seen


def secrets_of(table: LandTable) -> list[object]:
    """Return the real position, its lists and all that could lead to them."""
    s = table.state
    parts = [getattr(s, name) for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())]
    return [table, s, s.luck, table.log, *(part for part in parts if isinstance(part, list))]


def test_a_sight_leads_nowhere_near_the_real_position() -> None:
    table = played(moves=30)
    for seat in range(3):
        found = reachable(table.sight(seat))
        assert id(table.setup.board) in found  # the search goes far enough
        leaks = [secret for secret in secrets_of(table) if id(secret) in found]
        if seat == table.pending[0]:  # a seat may know its own legal moves
            leaks = [secret for secret in leaks if secret is not table.state.offered]
        assert leaks == []


def test_the_search_for_leaks_finds_them() -> None:
    table = played(moves=30)
    sight = table.sight(0)
    world: Any = sight._veiled
    for leak in (table, table.state, table.state.tiles, lambda: table.state, {"x": [table.state.tiles]}):
        world.journal = [leak]
        assert id(table.state.tiles) in reachable(sight)


def test_a_sight_shows_what_the_seat_sees_and_may_do() -> None:
    table = played(moves=40)
    for seat in range(3):
        sight = table.sight(seat)
        assert sight.view == table.seen(seat).table
        assert sight.legal == table.legal(seat)
        world = sight.world(Luck.seeded(3))
        assert GAME.view(world, seat) == sight.view


def test_worlds_differ_in_what_is_hidden_only() -> None:
    table = fresh()
    worlds = [table.sample(0, Luck.seeded(i)) for i in range(10)]
    assert len({tuple(world.tiles) for world in worlds}) == 10
    assert all(GAME.view(world, 0) == GAME.view(table.state, 0) for world in worlds)
    assert all(world.luck.source is not table.state.luck.source for world in worlds)


def test_a_world_does_not_know_what_another_seat_may_play() -> None:
    """A legal list can depend on a hidden hand, so only the seat itself keeps it."""
    table = before_luck()
    asked = table.pending[0]
    table.legal(asked)
    assert table.sample(asked, Luck.seeded(1)).offered == table.legal(asked)
    assert table.sample((asked + 1) % 3, Luck.seeded(1)).offered is None


@pytest.mark.parametrize("slug", ["apokalypse", "dante"])
def test_the_basis_of_worlds_is_computed_once_for_a_seat_and_a_question(slug: str) -> None:
    table = tafelrunde.game(slug).new(3, seed=3)
    asked, s = table.pending[0], table.state
    world = table.sample(asked, Luck.seeded(1))
    gathered = s.unseen
    table.sample(asked, Luck.seeded(2))
    assert s.unseen is gathered is not None
    assert world.unseen is s.clone().unseen is None, "it tells what the seat knows"
    other = (asked + 1) % 3
    assert table.sample(other, Luck.seeded(1)).hands[asked] != s.hands[asked]
    assert s.unseen.seat == other
    table.play(asked, table.legal(asked)[0])
    assert s.unseen is None


def test_a_table_without_a_seed_has_luck_of_its_own() -> None:
    assert GAME.new(2).position() != GAME.new(2).position()
    assert GAME.new(2, seed=0).position() == GAME.new(2, seed=0).position()


def test_a_notebook_draws_the_table_for_spectators() -> None:
    table = tafelrunde.game("apokalypse").new(3, seed=3)
    drawn = table._repr_html_()
    assert drawn.startswith("<pre")
    assert drawn.endswith("</pre>")
    assert "Aurelia" in drawn
    assert "<script" not in drawn
    hand = table.view(0)["table"]["hand"]
    assert hand
    other = table.clone()
    other.state = table.game.sample(table.state, 0, Luck.seeded(1))
    assert other._repr_html_() == drawn, "what is hidden is not drawn"
