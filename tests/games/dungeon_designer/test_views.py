"""Who sees what: hands, rooms laid face down, the discard pile, and the memory of the draft."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.testing.playing import play, public, random_game, told
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
        real = seen_by(table, viewer)
        worlds = [GAME.sample(table.state, viewer, Luck.seeded(seed)) for seed in range(6)]
        assert all(GAME.view(world, viewer) == real for world in worlds)
        assert len({tuple(world.deck) for world in worlds}) == 6
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


def test_standings_are_not_kept_in_the_log() -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0])
    events = play(table, "buy M02 bottom", "token r1c1", "pass 1")
    assert told(events, "standing")
    assert not [event for event in table.events(None) if event.kind.key == "standing"]
