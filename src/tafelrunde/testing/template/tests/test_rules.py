"""Every clause of the rules. Hands and pack are laid out by name, so a test reads like the rule it proves."""

from __future__ import annotations

import pytest

from fireflies import GAME
from fireflies.board import Board
from fireflies.state import Meadow
from fireflies.steps import Round
from tafelrunde import Table
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import moves, play, public, refused, told


def meadow(*hands: str, pack: str = "", **options: str) -> Table[Meadow, Board]:
    """A table with these hands and this pack, its top card last; a round is about to begin."""
    s = Meadow(GAME.setup(len(hands), options), Luck.seeded(1))
    s.pack = tuple(map(s.board.lights.index, pack.split()))
    for seat, hand in enumerate(hands):
        s.hands[seat] = tuple(sorted(map(s.board.lights.index, hand.split())))
    s.push(Round())
    engine.settle(s)
    return Table.at(s)


@pytest.mark.clause("FF-001")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_holds_four_cards_and_sees_only_the_own_ones(seats: int) -> None:
    table = GAME.new(seats, seed=1)
    assert public(table)["hands"] == [4] * seats
    assert public(table)["pack"] == 24 - 4 * seats
    assert public(table)["hand"] is None
    assert sum(table.view(0)["table"]["hand"].values()) == 4
    assert GAME.new(seats, seed=2).state.pack != table.state.pack


@pytest.mark.clause("FF-002")
def test_all_choose_from_their_hands_and_show_at_once() -> None:
    table = meadow("star spark", "moon spark")
    assert table.pending == (0, 1)
    assert moves(table, 0) == {"show star", "show spark"}
    assert refused(table, "show moon", seat=0) == "FF-002"
    assert told(play(table, "1: show moon"), "shown") == []
    shown = told(play(table, "0: show spark"), "shown")
    assert shown == [{"seat": 0, "light": "spark"}, {"seat": 1, "light": "moon"}]
    assert public(table)["discard"] == {"spark": 1, "glow": 0, "lamp": 0, "moon": 1, "star": 0}


@pytest.mark.clause("FF-003")
def test_the_brightest_light_that_is_alone_catches_a_point_for_every_card() -> None:
    table = meadow("star spark", "star spark", "lamp spark", "glow spark")
    play(table, "0: show star", "1: show star", "2: show lamp", "3: show glow")
    assert public(table)["points"] == [0, 0, 4, 0]


@pytest.mark.clause("FF-004")
def test_where_no_light_is_alone_nobody_catches_anything() -> None:
    table = meadow("star spark", "star spark")
    assert told(play(table, "0: show star", "1: show star"), "nothing") == [{}]
    assert public(table)["points"] == [0, 0]


@pytest.mark.clause("FF-005")
def test_everybody_draws_as_long_as_the_pack_is_enough_for_all() -> None:
    table = meadow("star spark", "moon spark", pack="glow lamp glow")
    heard = play(table, "0: show star", "1: show moon")
    assert told(heard, "drew") == [{"seat": 0}, {"seat": 1}]
    assert [event.named() for event in heard if event.kind.key == "saw" and event.heard_by(1)] == [{"light": "lamp"}]
    assert public(table)["hands"] == [2, 2]
    assert told(play(table, "0: show glow", "1: show lamp"), "drew") == []
    assert (public(table)["hands"], public(table)["pack"]) == ([1, 1], 1)


@pytest.mark.clause("FF-006")
def test_empty_hands_end_the_game() -> None:
    table = meadow("star", "moon")
    play(table, "0: show star", "1: show moon")
    assert table.result is not None
    assert table.result.how == "dawn"
    assert refused(table, "show star", seat=0) == "FF-006"


@pytest.mark.clause("FF-007")
def test_most_points_win_and_who_is_level_shares() -> None:
    table = meadow("star moon", "lamp star", "spark lamp")
    play(table, "0: show star", "1: show lamp", "2: show spark")
    play(table, "0: show moon", "1: show star", "2: show lamp")
    assert table.result is not None
    assert table.result.scores == (3, 3, 0)
    assert table.result.winners == (0, 1)
    assert table.result.ranks == (1, 1, 3)


@pytest.mark.clause("FF-R01")
def test_by_agreement_the_faintest_light_that_is_alone_catches() -> None:
    table = meadow("star lamp", "spark lamp", "spark lamp", catch="faintest")
    play(table, "0: show star", "1: show spark", "2: show spark")
    assert public(table)["points"] == [3, 0, 0]
    table = meadow("star lamp", "spark lamp", catch="faintest")
    play(table, "0: show star", "1: show spark")
    assert public(table)["points"] == [0, 2]
