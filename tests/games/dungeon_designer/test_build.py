"""Build: the draft and where rooms go (DD-002, DD-003, DD-030 to DD-051)."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.steps import SealedAsk
from tafelrunde.testing.playing import moves, play, public, random_game, refused, told
from tests.games.dungeon_designer.tables import BOARD, SiteTable, at, fresh, seen_by

SEATS = pytest.mark.parametrize("seats", GAME.seats)


def place_all(table: SiteTable, column: int) -> None:
    """Everybody plays the first room of the hand into this column."""
    for seat in table.pending:
        table.play(seat, f"place {seen_by(table, seat)['hand'][0]} {column}")


def drop_all(table: SiteTable) -> None:
    for seat in table.pending:
        table.play(seat, f"discard {seen_by(table, seat)['hand'][0]}")


@pytest.mark.clause("DD-002", "DD-003", "DD-030", "DD-033", "DD-045")
@SEATS
def test_four_years_of_four_turns_fill_a_grid_row_by_row(seats: int) -> None:
    met: list[tuple[int, int]] = []
    for table in random_game(GAME, seats, seats):
        seen = public(table)
        if table.view(None)["asks"] == "commit":
            if (seen["year"], seen["turn"]) not in met:
                met.append((seen["year"], seen["turn"]))
            for own in seen["dungeons"]:
                assert own["hand"] == 6 - seen["turn"]
                assert sum(cell[1] == str(seen["year"]) for cell in own["rooms"]) == seen["turn"] - 1
                assert len(own["rooms"]) == 4 * (seen["year"] - 1) + seen["turn"] - 1
    assert met == [(year, turn) for year in range(1, 5) for turn in range(1, 5)]
    assert all(len(own["rooms"]) == 16 for own in public(table)["dungeons"])


@pytest.mark.clause("DD-031", "DD-036", "DD-R01")
def test_all_choose_at_the_same_time_and_nothing_is_seen_until_all_have() -> None:
    table = at(3, turn=1, hands=["C01", "C02", "C03"])
    assert list(table.pending) == [0, 1, 2]
    before = public(table)
    events = table.play(2, "place C03 4")
    assert not events
    assert list(table.pending) == [0, 1]
    assert public(table) == before
    assert seen_by(table, 0) == seen_by(at(3, turn=1, hands=["C01", "C02", "C03"]), 0)
    table.play(2, "place C03 1")  # changed as long as others have not chosen
    table.play(0, "place C01 2")
    told_now = table.play(1, "place C02 3")
    assert [(e["seat"], e["room"], e["cell"]) for e in told(told_now, "built")] == [
        (0, "C01", "r1c2"),
        (1, "C02", "r1c3"),
        (2, "C03", "r1c1"),
    ]


@pytest.mark.clause("DD-R01")
def test_openly_one_after_the_other_in_priority_order() -> None:
    table = at(3, turn=1, ask="Place(0)", priority="2,0,1", hands=["C01", "C02", "C03"], reveal="open")
    assert table.pending == (2,)
    assert told(table.play(2, "place C03 4"), "built")
    assert public(table)["dungeons"][2]["rooms"] == {"r1c4": "C03"}
    assert table.pending == (0,)
    assert refused(table, "place C02 1", seat=2) == "DD-R01"  # no revision
    assert not table.can_undo(2)
    play(table, "place C01 1")
    assert table.pending == (1,)


@pytest.mark.clause("DD-032", "DD-R29")
@pytest.mark.parametrize(("year", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_hands_go_left_in_odd_years_and_right_in_even_ones(year: int, step: int) -> None:
    table = at(4, year=year, turn=2)
    before = [seen_by(table, seat)["hand"] for seat in range(4)]
    place_all(table, 4)
    for seat in range(4):
        assert seen_by(table, (seat + step) % 4)["hand"] == before[seat][1:]


@pytest.mark.clause("DD-034", "DD-035", "DD-R04")
def test_the_last_card_is_discarded_by_its_holder() -> None:
    table = at(3, turn=4, discard="C50")
    leftovers = [seen_by(table, seat)["hand"][1] for seat in range(3)]
    for seat in (0, 1, 2):
        events = table.play(seat, f"place {seen_by(table, seat)['hand'][0]} 4")
    assert [(e["seat"], e["count"]) for e in told(events, "left-over")] == [(0, 1), (1, 1), (2, 1)]
    assert not told(events, "hands-passed")
    assert public(table)["discard"] == 4
    assert [seen_by(table, seat)["known"]["discard"] for seat in range(3)] == [[room] for room in leftovers]
    deck = public(table)["deck"]
    for later in random_game(GAME, 3, 1):
        assert public(later)["deck"] + public(later)["discard"] <= 100
        assert public(later)["deck"] >= 40  # never refilled: 60 of 100 are used
    assert deck == 100 - 12 - 4


@pytest.mark.clause("DD-035")
@pytest.mark.parametrize(("seats", "left"), [(1, 56), (2, 36), (3, 40), (4, 20), (5, 0)])
def test_the_deck_suffices_at_every_table(seats: int, left: int) -> None:
    *_, table = random_game(GAME, seats, 2)
    assert public(table)["deck"] == left


@pytest.mark.clause("DD-037", "DD-038", "DD-040")
def test_two_players_also_discard_and_draw_and_swap_hands() -> None:
    table = at(
        2,
        turn=1,
        hands=["C01 C02 C03 C04 C05", "S01 S02 S03 S04 S05"],
        decks="rooms=C10,C11 challenges=- stalls=- jael=-",
    )
    place_all(table, 1)
    assert table.view(None)["asks"] == "discard"
    assert not public(table)["dungeons"][0]["rooms"], "nothing is revealed before both have discarded"
    assert [own["laid"] for own in public(table)["dungeons"]] == [True, True]
    assert moves(table, 0) == {"discard C02", "discard C03", "discard C04", "discard C05"}
    assert refused(table, "discard C01", seat=0) == "DD-037"
    table.play(0, "discard C02")
    events = table.play(1, "discard S05")
    assert [e["seat"] for e in told(events, "dropped")] == [0, 1]
    assert public(table)["dungeons"][0]["rooms"] == {"r1c1": "C01"}
    assert seen_by(table, 0)["hand"] == ["C10", "S02", "S03", "S04"]
    assert seen_by(table, 1)["hand"] == ["C03", "C04", "C05", "C11"]
    assert public(table)["discard"] == 2
    again = at(2, year=2, turn=1, hands=["C01 C02 C03 C04 C05", "S01 S02 S03 S04 S05"])
    place_all(again, 1)
    drop_all(again)
    assert {"S03", "S04", "S05"} < set(seen_by(again, 0)["hand"]), "to the right is to the left"


@pytest.mark.clause("DD-039", "DD-R04")
def test_two_players_in_turn_four() -> None:
    table = at(2, turn=4, hands=["C01 C02", "S01 S02"])
    deck = public(table)["deck"]
    place_all(table, 4)
    seen = public(table)
    assert table.view(None)["asks"] == "market"
    assert (seen["deck"], seen["discard"]) == (deck, 2)
    assert [own["hand"] for own in seen["dungeons"]] == [0, 0]


@pytest.mark.clause("DD-046", "DD-051")
def test_any_empty_column_but_no_other_and_nobody_sits_out() -> None:
    table = at(3, turn=3, rows=["- C01 - C02"], hands=["C10 C11 C12"])
    assert moves(table, 0) == {f"place {room} {column}" for room in ("C10", "C11", "C12") for column in (1, 3)}
    assert refused(table, "place C10 2", seat=0) == "DD-046"
    assert refused(table, "place C20 1", seat=0) == "DD-031"
    assert refused(table, "skip", seat=0) == "DD-031"
    assert refused(table, "leave", seat=0) == "DD-031"


@pytest.mark.clause("DD-047")
def test_rooms_stay_where_they_are() -> None:
    for seats in (1, 2, 5):
        before: list[dict[str, str]] = [{}] * seats
        for table in random_game(GAME, seats, 3):
            now = [own["rooms"] for own in public(table)["dungeons"]]
            assert all(old.items() <= new.items() for old, new in zip(before, now, strict=True))
            before = now


@pytest.mark.clause("DD-048")
def test_a_door_may_meet_a_wall() -> None:
    table = at(3, turn=2, rows=["C33 - - -"], hands=["C16 C31 S26 S45"])  # C33 opens to the north only
    assert all(f"place {room} 2" in moves(table, 0) for room in ("C16", "C31", "S26", "S45"))


@pytest.mark.clause("DD-049", "DD-R02")
def test_rooms_are_not_turned() -> None:
    """A move names room and column, nothing else; and doors stay on their side."""
    verb = next(verb for verb in GAME.verbs if verb.name == "place")
    assert verb.slots == ("room", "column")
    table = at(3, turn=1, blueprints=["B1"], hands=["C33", "S45", "S46"])  # the entrance of B1 is column 2
    for seat, room in enumerate(("C33", "S45", "S46")):
        table.play(seat, f"place {room} 2")
    assert public(table)["dungeons"][0]["standing"]["entrance"] == ["r1c2"]  # N stays N


@pytest.mark.clause("DD-033")
def test_commits_are_sealed() -> None:
    commit = next(step for step in GAME.steps if step.__name__ == "Commit")
    assert issubclass(commit, SealedAsk)
    sizes = {len(moves(at(3, turn=turn))) for turn in range(1, 5)}
    assert sizes == {20, 12, 6, 2}


def test_all_rooms_of_the_box_can_be_built() -> None:
    built = {
        room
        for seed in range(3)
        for own in public([*random_game(GAME, 5, seed)][-1])["dungeons"]
        for room in own["rooms"].values()
    }
    assert len(built) > 90
    assert built <= set(BOARD.rooms)


def test_a_finished_game_can_be_opened_again() -> None:
    *_, table = random_game(GAME, 4, 1)
    assert fresh(4, 1).result is None
    assert GAME.position(table.position()).result == table.result
