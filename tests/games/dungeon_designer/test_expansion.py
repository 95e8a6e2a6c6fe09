"""Shrines & Fountains (DD-240 to DD-246) and the rulings on them."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.dungeon_designer.tables import BOARD, ROOMS, SiteTable, at, challenge, fresh, own, seen_by

SPECIAL = {"X1", "X2", "X3", "X4", "X5", "X6", "X7"}


@pytest.mark.clause("DD-240")
def test_seven_rooms_join_the_deck() -> None:
    assert public(fresh(5))["deck"] == 75
    assert public(fresh(5, shrines=True))["deck"] == 82
    assert {room for room in BOARD.rooms if ROOMS[room].power} == SPECIAL
    assert not SPECIAL & set(fresh(5).position().split())
    assert BOARD.edition.expansion.about.de  # the information card is a text, no card


@pytest.mark.clause("DD-241", "DD-R27")
def test_a_dual_room_is_one_type_for_everything() -> None:
    """W12: X6 at r1c2 between caves, stone below; B2 asks for a cave there, and there are points for groups."""
    rows = "C33 X6 C31 -; - S26 - -"
    found = own(rows, blueprint="B2", challenges="3")
    # as a cave: one group of caves and one of stone, and the condition; as stone: three groups and no condition
    assert found.challenges == (6,)
    assert found.met == 0
    dear = "C33 X6 C31 -; C17 S26 - C02; - - C32/goblin C36; - - - -"  # with it the blueprint has five conditions
    worth = own(dear, blueprint="B2", challenges="3")
    assert worth.met >> 1 & 1
    assert challenge(8, "C33 X1 S26 -") == 4
    assert challenge(22, "X1 X2 C33 C31") == 4
    assert challenge(22, "X1 X2 S33 S34") == 4


@pytest.mark.clause("DD-R27")
def test_in_doubt_it_is_a_cave() -> None:
    assert own("- X1 - -", blueprint="B2").met == 2  # B2 asks for a cave at r1c2
    assert own("- - X1 -", blueprint="B3").met == 0  # B3 for stone at r1c3, but a single condition is worth nothing
    assert own("X1 S26 X2 -", challenges="3").challenges == (6,)  # either way, so caves


@pytest.mark.clause("DD-242")
def test_before_scoring_the_type_means_nothing() -> None:
    """Whatever is offered in the game is offered for dual rooms as for others."""
    plain = at(2, ask="Visit(0)", gold=[9, 0], rows=["C33 C31 C32 C34"])
    dual = at(2, ask="Visit(0)", gold=[9, 0], rows=["X1 X2 X5 X6"], shrines=True)
    assert moves(plain) == moves(dual)
    play(dual, "buy M02 bottom")
    assert moves(dual) == {f"token r1c{column}" for column in range(1, 5)}


def build_power(room: str, year: int = 2, row: str = "C01/slime C02 - -", powers: bool = True) -> SiteTable:
    """Seat 0 of three has just built this room in column 4, seats 1 and 2 others."""
    rows = f"S45/chest S46 S47 S48; {row}"
    table = at(
        3,
        year=year,
        turn=3,
        rows=[rows, "- - - -; S01 S02 - -", "- - - -; S03 S04 - -"],
        passages=["v21"],
        hands=[f"{room} C20 C21", "C22 C23 C24", "C25 C26 C27"],
        shrines=True,
        shrine_powers=powers,
    )
    for seat, move in ((1, "place C22 3"), (2, "place C25 3"), (0, f"place {room} 4")):
        table.play(seat, move)
    return table


@pytest.mark.clause("DD-243", "DD-R28")
def test_a_shrine_swaps_two_rooms_of_the_row_with_their_tokens() -> None:
    table = build_power("X3")
    assert table.view(None)["asks"] == "power"
    assert table.pending == (0,)
    assert moves(table) == {"skip", "swap 1 2", "swap 1 4", "swap 2 4"}
    assert refused(table, "swap 1 3") == "DD-243"
    assert refused(table, "swap 2 1") == "DD-243"
    assert refused(table, "move r1c1 chest") == "DD-244"
    events = play(table, "swap 1 2")
    assert told(events, "swapped") == [{"seat": 0, "a": "r2c1", "b": "r2c2"}]
    seen = public(table)["dungeons"][0]
    assert (seen["rooms"]["r2c1"], seen["rooms"]["r2c2"]) == ("C02", "C01")
    assert seen["tokens"] == {"r1c1": ["chest"], "r2c2": ["slime"]}
    assert seen["passages"] == ["v21"]  # it stays on its edge
    assert table.view(None)["asks"] == "commit"


@pytest.mark.clause("DD-244", "DD-082")
def test_a_fountain_moves_a_token() -> None:
    table = build_power("X4")
    assert moves(table) == {"skip", "move r1c1 chest", "move r2c1 slime"}
    assert refused(table, "move r1c2 slime") == "DD-244"
    assert refused(table, "swap 1 2") == "DD-243"
    events = play(table, "move r1c1 chest")
    assert told(events, "lifted") == [{"seat": 0, "face": "chest", "from": "r1c1"}]
    assert public(table)["lifts"] == [{"seat": 0, "cell": "r1c1", "face": "chest"}]
    assert refused(table, "to r1c1") == "DD-244"
    assert refused(table, "to r2c1") == "DD-081"  # three printed elements and the slime
    assert refused(table, "to r4c1") == "DD-071"
    assert "to r2c4" in moves(table)
    play(table, "to r2c4")
    assert public(table)["dungeons"][0]["tokens"] == {"r2c1": ["slime"], "r2c4": ["chest"]}
    assert public(table)["lifts"] == []
    assert table.view(None)["asks"] == "commit"


@pytest.mark.clause("DD-244")
def test_what_powers_do_is_opened_together_and_stands() -> None:
    """Whoever chooses last would otherwise see what the other moves, and then choose anew."""
    table = at(
        3,
        year=2,
        turn=3,
        rows=["S45/chest S46 S47 S48; C01/slime C02 - -", "S33/chest S34 - -; S01 S02 - -", "- - - -; S03 S04 - -"],
        hands=["X4 C20 C21", "X3 C23 C24", "C25 C26 C27"],
        shrines=True,
        shrine_powers=True,
    )
    for seat, move in ((1, "place X3 3"), (2, "place C25 3"), (0, "place X4 4")):
        table.play(seat, move)
    assert table.pending == (0, 1)
    table.play(1, "skip")
    assert table.can_undo(1)
    assert not any(event.kind.final for event in table.play(0, "move r1c1 chest"))
    assert not any(table.can_undo(seat) for seat in range(3))


@pytest.mark.clause("DD-R28")
def test_powers_are_optional_and_can_be_switched_off() -> None:
    table = build_power("X3")
    before = public(table)["dungeons"][0]["rooms"]
    play(table, "skip")
    assert public(table)["dungeons"][0]["rooms"] == before
    assert build_power("X3", powers=False).view(None)["asks"] == "commit"
    first = at(3, turn=1, hands=["X3 C20 C21 C22 C23", "X4", "S01"], shrines=True)
    for seat, room in enumerate(("X3", "X4", "S01")):
        first.play(seat, f"place {room} 1")
    assert first.view(None)["asks"] == "commit"  # nothing to swap or move: nobody is asked


@pytest.mark.clause("DD-R28", "DD-032")
def test_a_power_cannot_be_taken_back_once_the_next_hand_has_been_seen() -> None:
    table = build_power("X3")
    hand = seen_by(table, 0)["hand"]
    play(table, "swap 1 2")  # all hands go on at once
    assert seen_by(table, 0)["hand"] != hand
    assert not table.can_undo(0)


@pytest.mark.clause("DD-R28", "DD-R03")
@pytest.mark.parametrize("open_discard", [False, True])
def test_a_power_cannot_be_taken_back_once_discards_have_been_seen(open_discard: bool) -> None:
    table = at(3, turn=4, hands=["X3 C20", "S01 S02", "C30 C31"], shrines=True, open_discard=open_discard)
    for seat, room in enumerate(("X3", "S01", "C30")):
        table.play(seat, f"place {room} 4")
    play(table, "swap 1 2")  # the last rooms are discarded at once: shown to all, or face down
    assert table.can_undo(0) != open_discard


@pytest.mark.clause("DD-R28")
def test_powers_are_used_at_the_same_time() -> None:
    table = at(
        3,
        turn=2,
        rows=["C01 - - -", "S45/slime - - -", "S46 - - -"],
        hands=["X3", "X4", "C30"],
        shrines=True,
    )
    for seat, move in enumerate(("place X3 2", "place X4 2", "place C30 2")):
        table.play(seat, move)
    assert table.pending == (0, 1)
    assert not table.play(1, "move r1c1 slime")  # sealed until the other has chosen
    table.play(0, "swap 1 2")
    assert public(table)["dungeons"][0]["rooms"] == {"r1c1": "X3", "r1c2": "C01"}
    assert public(table)["dungeons"][1]["tokens"] == {"r1c2": ["slime"]}  # the only place there was


@pytest.mark.clause("DD-245", "DD-R30")
def test_no_foreign_cards() -> None:
    ids = {*BOARD.rooms, *BOARD.stalls, *BOARD.goals, *BOARD.jaels, *BOARD.blueprints}
    assert len(ids) == 107 + 18 + 8 + 9 + 8
    assert len(BOARD.challenges) == 30
    assert "Steinrückenberge" not in GAME.built_in_edition.text
    assert not any("shadow" in option.name for option in GAME.options)


@pytest.mark.clause("DD-246", "DD-R27")
def test_owners_fix_the_types_themselves() -> None:
    rows = "- - - -; - - - -; - X1 - -; X2 S45 X5 S46"
    table = at(
        2, year=4, ask="Visit(0)", gold=[9, 0], rows=[rows, "- - - -; - - - -; - - - -; S01 S02 S03 S04"],
        stalls=("M14 top=bear bottom=-",), shrines=True, dual_choice="manual", priority="1,0", notches="1",
    )  # fmt: skip
    play(table, "leave")
    assert table.view(None)["asks"] == "dual"
    assert table.pending == (0,)
    assert moves(table) == {"dual r3c2 cave", "dual r3c2 stone"}
    assert refused(table, "dual r4c1 cave") == "DD-246"
    assert refused(table, "dual r4c2 cave") == "DD-246"
    events = play(table, "dual r3c2 stone", "dual r4c1 cave", "dual r4c3 stone")
    assert [(e["cell"], e["type"]) for e in told(events, "dual-fixed")] == [
        ("r3c2", "stone"),
        ("r4c1", "cave"),
        ("r4c3", "stone"),
    ]
    assert table.result is not None
    assert public(table)["dungeons"][0]["types"] == {"r3c2": "stone", "r4c1": "cave", "r4c3": "stone"}
