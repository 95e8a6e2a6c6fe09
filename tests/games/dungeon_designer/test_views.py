"""Who sees what: hands, rooms laid face down, the discard pile, and the memory of the draft."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.games.dungeon_designer.steps.supplies import draw
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import public, random_game, told
from tests.games.dungeon_designer.tables import at, fresh, seen_by

HANDS = ["C01 C02 C03 C04 C05", "S01 S02 S03 S04 S05", "C11 C12 C13 C14 C15"]


def test_a_hand_passed_on_is_remembered() -> None:
    table = at(3, turn=1, hands=HANDS)
    for seat, room in enumerate(("C01", "S01", "C11")):
        table.play(seat, f"place {room} 1")
    known = seen_by(table, 0)["known"]
    assert known["hands"] == [[], ["C02", "C03", "C04", "C05"], []]  # seat 1 has what seat 0 passed on
    for seat in range(3):
        table.play(seat, f"place {seen_by(table, seat)['hand'][0]} 2")
    known = seen_by(table, 0)["known"]
    assert known["hands"] == [[], ["C13", "C14", "C15"], ["C03", "C04", "C05"]]
    assert seen_by(table, 0)["hand"] == ["S03", "S04", "S05"]
    assert public(table)["known"] is None


def test_who_gets_a_hand_back_knows_what_was_discarded() -> None:
    """With two players: what is neither in the hand that comes back nor built has been discarded."""
    table = at(2, turn=1, hands=HANDS[:2], decks="rooms=C20,C21,C22,C23 challenges=- stalls=- jael=-")
    for seat, move in ((0, "place C01 1"), (1, "place S01 1"), (0, "discard C02"), (1, "discard S02")):
        table.play(seat, move)
    assert seen_by(table, 0)["known"] == {"hands": [[], ["C03", "C04", "C05"]], "discard": ["C02"]}
    assert "C21" in seen_by(table, 1)["hand"]
    assert "C21" not in str(seen_by(table, 0))
    for seat, move in ((0, "place S03 2"), (1, "place C03 2"), (0, "discard S04"), (1, "discard C04")):
        table.play(seat, move)
    assert seen_by(table, 0)["known"]["discard"] == ["C02", "C04", "S04"]  # C05 came back, C04 did not
    assert seen_by(table, 1)["known"]["discard"] == ["C04", "S02", "S04"]


def test_rooms_laid_face_down_are_known_to_their_owner() -> None:
    table = at(2, turn=1, hands=HANDS[:2])
    table.play(0, "place C01 3")
    table.play(1, "place S01 1")
    assert seen_by(table, 0)["laid"] == {"room": "C01", "column": 3}
    assert public(table)["laid"] is None
    assert "'C01'" not in str(seen_by(table, 1))
    assert [own["laid"] for own in seen_by(table, 1)["dungeons"]] == [True, True]


def test_what_something_would_bring_is_what_it_brings() -> None:
    """Wherever rooms and tokens at hand are put, points and ways change as the view has said."""
    checked = 0
    for seed in range(2):
        for table in random_game(GAME, 3, seed):
            if table.view(None)["asks"] not in ("token", "passage"):
                continue
            seat = table.pending[0]
            seen = seen_by(table, seat)
            for action in table.legal(seat):
                trial = table.clone()
                trial.play(seat, action)
                if public(trial)["notches"] != seen["notches"]:
                    continue  # somebody had to pass after that, which changes ranks
                before, after = seen["dungeons"][seat], public(trial)["dungeons"][seat]
                gain = seen["gains"][seen["bag"][0]][str(action.words[0])]
                assert gain["points"] == after["standing"]["points"] - before["standing"]["points"]
                assert {*gain["ways"]} == {*after["ways"]} - {*before["ways"]}
                checked += 1
    assert checked > 100


@pytest.mark.clause("DD-045")
def test_what_a_room_would_bring_is_known_before_it_is_laid() -> None:
    table = at(1, turn=2, hands=["C01 C02 C03 C04"], rows=["S41 - - -"])
    seen = seen_by(table, 0)
    assert set(seen["gains"]) == {*seen["hand"]}
    assert all([*cells] == ["r1c2", "r1c3", "r1c4"] for cells in seen["gains"].values())
    for room, cells in seen["gains"].items():
        for cell, gain in cells.items():
            trial = table.clone()
            trial.play(0, f"place {room} {cell[-1]}")
            built, before = public(trial)["dungeons"][0], seen["dungeons"][0]
            assert built["standing"]["points"] - before["standing"]["points"] == gain["points"]
            assert {*built["ways"]} - {*before["ways"]} == {*gain["ways"]}


def test_a_room_laid_face_down_still_says_what_it_will_bring() -> None:
    table = at(2, turn=1, hands=HANDS[:2])
    gains = seen_by(table, 0)["gains"]["C01"]
    for seat, room in enumerate(("C01", "S01")):
        table.play(seat, f"place {room} 1")
    assert seen_by(table, 0)["gains"]["C01"] == gains
    assert "C01" not in seen_by(table, 1)["gains"]


@pytest.mark.clause("DD-032", "DD-034", "DD-210")
@pytest.mark.parametrize(
    ("seats", "year", "turn", "heirs"),
    [(3, 1, 1, [1, 2, 0]), (3, 2, 3, [2, 0, 1]), (2, 1, 1, [1, 0]), (3, 1, 4, [None] * 3), (1, 1, 1, [None])],
)
def test_everybody_sees_who_gets_which_hand(seats: int, year: int, turn: int, heirs: list[int | None]) -> None:
    table = at(seats, year=year, turn=turn)
    assert [own["heir"] for own in public(table)["dungeons"]] == heirs


@pytest.mark.clause("DD-R03")
def test_the_discard_pile_is_face_down_unless_the_table_opens_it() -> None:
    for open_discard in (False, True):
        table = at(3, turn=4, hands=["C01 C02", "S01 S02", "C11 C12"], open_discard=open_discard)
        events: list[Event] = []
        for seat, room in enumerate(("C01", "S01", "C11")):
            events += table.play(seat, f"place {room} 4")
        assert public(table)["discard"] == 3
        if open_discard:
            assert public(table)["discarded"] == ["C02", "C12", "S02"]
            assert {e["room"] for e in told(events, "discard-shown")} == {"C02", "C12", "S02"}
        else:
            assert public(table)["discarded"] is None
            assert not told(events, "discard-shown")
            assert "'C02'" not in str(seen_by(table, 1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_worlds_keep_what_is_known_and_change_what_is_not(seats: int) -> None:
    table = fresh(seats, 3)
    luck = Luck.seeded(4)
    for _ in range(2 * seats):
        seat = table.pending[0]
        table.play(seat, luck.pick(table.legal(seat)))
    for viewer in range(seats):
        real = table.seen(viewer).table
        worlds = [GAME.sample(table.state, viewer, Luck.seeded(seed)) for seed in range(6)]
        assert all(GAME.view(world, viewer) == real for world in worlds)
        assert len({tuple(draw(world, world.deck, len(world.deck))) for world in worlds}) == 6
        if seats > 3:  # of three hands one has seen all by now
            assert len({str(world.hands) for world in worlds}) > 1
    spectators = [GAME.sample(table.state, None, Luck.seeded(seed)) for seed in range(6)]
    assert len({str(world.hands) for world in spectators}) == 6


def test_own_moves_are_private_until_revealed() -> None:
    """Canary: no event that everybody hears ever names a room of a hand."""
    for seats in (1, 2, 4):
        for table in random_game(GAME, seats, 7):
            hands = {room for seat in range(seats) for room in seen_by(table, seat)["hand"]}
            heard = table.line(table.moves - 1)[0].events if table.moves else table.opening_events
            for event in heard:
                if event.heard_by(None):
                    assert not hands & {str(word) for word in event.words}, event


@pytest.mark.clause("DD-R32")
def test_the_order_now_begins_with_who_has_passed() -> None:
    table = at(3, ask="Visit(2)", priority="2,0,1", notches="1", gold=[0, 0, 5])
    assert public(table)["order"] == [1, 2, 0]


@pytest.mark.clause("DD-213", "DD-225")
def test_what_jael_is_after_and_what_his_cards_bring_lies_open() -> None:
    """J3 marks the left stall's lower and the right one's upper half."""
    table = at(1, year=2, ask="Visit(0)", gold=[20], shown="4,8,22", jael="cards=J1,J3 rooms=C20 tokens=slime acted=no")
    jael = public(table)["jael"]
    assert jael["takes"] == [{"stall": "M02", "half": "bottom"}, {"stall": "M14", "half": "top"}]
    assert sum(jael["worth"]) == jael["standing"]["base"] + jael["standing"]["bonus"]
    bases = {card.id: card.base for card in GAME.built_in_board.edition.jael}
    assert all(worth >= bases[card] for card, worth in zip(jael["cards"], jael["worth"], strict=True))
