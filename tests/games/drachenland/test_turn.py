"""The frame of a turn: DL-021 to DL-030."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from tafelrunde.kernel.luck import Tape
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import LandTable, land

COLOURS = ("red", "green", "blue")
HOME = "red=F32 green=F36 blue=F43"


def places(table: LandTable) -> dict[str, str | None]:
    return {figure: seen["at"] for figure, seen in public(table)["figures"].items()}


@pytest.mark.clause("DL-021")
def test_a_turn_starts_with_rolling_both_dice() -> None:
    table = land(figures=HOME, spent="red a", rolls=[(1, 4), (3, 2)])
    events = play(table, "activate blue b", "stop")
    assert [event.kind.key for event in events][-2:] == ["turn", "rolled"]
    assert told(events, "rolled") == [{"seat": 1, "a": 1, "b": 4}]
    assert public(table)["dice"] == [1, 4]
    events = play(table, "activate red a", "stop", "activate green b", "stop")
    assert told(events, "rolled") == [{"seat": 0, "a": 3, "b": 2}]


@pytest.mark.clause("DL-021")
def test_the_two_special_dice() -> None:
    """All 36 ways the faces can fall."""
    rolled = Counter[tuple[int, int]]()
    for faces in product(range(6), repeat=2):
        table = land(player=1, figures=HOME, spent="red a")
        table.state.luck.source = Tape(faces, table.state.luck.tick)
        (roll,) = told(play(table, "activate blue b", "stop"), "rolled")
        rolled[int(roll["a"]), int(roll["b"])] += 1
    shares = [1, 2, 3, 3, 6, 9, 2, 4, 6]
    assert rolled == dict(zip(product((1, 2, 3), (2, 3, 4)), shares, strict=True))


@pytest.mark.clause("DL-022", "DL-025")
def test_two_activations_one_die_each() -> None:
    table = land(figures=HOME, dice=(1, 4))
    assert moves(table) == {f"activate {colour} {die}" for colour in COLOURS for die in "ab"}
    play(table, "activate green b", "stop")
    assert table.pending == (0,)
    assert moves(table) == {"activate red a", "activate blue a"}
    play(table, "activate blue a", "stop")
    assert table.pending == (1,)


@pytest.mark.clause("DL-025")
def test_the_other_die_is_for_the_second_figure() -> None:
    table = land(figures=HOME, dice=(1, 4))
    assert told(play(table, "activate green b"), "activated") == [{"figure": "dwarves-green", "die": "b", "pips": 4}]
    play(table, "stop")
    assert refused(table, "activate blue b") == "DL-025"
    assert told(play(table, "activate blue a"), "activated") == [{"figure": "dwarves-blue", "die": "a", "pips": 1}]


@pytest.mark.clause("DL-023")
@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("b", "a")])
def test_no_figure_is_activated_twice_in_a_turn(first: str, second: str) -> None:
    table = land(figures=HOME, dice=(1, 4))
    play(table, f"activate green {first}", "stop")
    assert refused(table, f"activate green {second}") == "DL-023"
    assert refused(table, f"activate green {first}") == "DL-023"


@pytest.mark.clause("DL-022", "DL-024")
@pytest.mark.parametrize(("first", "second"), list(permutations(COLOURS, 2)))
def test_any_two_figures_in_any_order_and_the_third_stays(first: str, second: str) -> None:
    table = land(figures="red=F32 green=F35 blue=F42", dice=(1, 3))
    before = places(table)
    way = {"red": "walk F33", "green": "walk F36", "blue": "walk F43"}
    play(table, f"activate {first} a", way[first], f"activate {second} b", way[second])
    moved = {figure for figure, place in places(table).items() if place != before[figure]}
    assert moved == {f"dwarves-{first}", f"dwarves-{second}"}
    assert table.pending == (1,)


@pytest.mark.clause("DL-024")
def test_the_choice_is_free_again_next_turn() -> None:
    table = land(figures=HOME, rolls=[(1, 4), (1, 4)])
    play(table, "activate green b", "stop", "activate blue a", "stop")
    play(table, "activate green b", "stop", "activate blue a", "stop")
    assert table.pending == (0,)
    assert moves(table) == {f"activate {colour} {die}" for colour in COLOURS for die in "ab"}


@pytest.mark.clause("DL-026")
def test_one_activation_is_finished_before_the_next_begins() -> None:
    table = land(figures="red=F33 green=V05", dice=(2, 3), gems="V05=g")
    play(table, "activate green b")
    assert refused(table, "activate red a") == "DL-064"
    play(table, "stop")
    assert table.view(0)["asks"] == "collect"
    assert refused(table, "activate red a") == "DL-064"
    events = play(table, "take gems", "activate red a", "stop")
    order = [event.kind.key for event in events if event.kind.key in ("activated", "rested", "took-gems")]
    assert order == ["took-gems", "rested", "activated", "rested"]


@pytest.mark.clause("DL-027", "DL-R06")
def test_the_second_figure_is_chosen_when_the_first_result_is_known() -> None:
    table = land(figures="red=F33 green=V05 blue=F42", dice=(2, 3), tiles="V03=ring")
    events = play(table, "activate red a", "walk V03", "done")
    assert told(events, "revealed") == [{"at": "V03", "tile": "ring"}]
    assert moves(table) == {"activate green b", "activate blue b"}


@pytest.mark.clause("DL-028")
def test_movement_comes_before_treasures() -> None:
    table = land(figures="red=F33", dice=(2, 3), up="V03", gems="V03=r")
    play(table, "activate red b")
    assert refused(table, "take egg") == "DL-064"
    play(table, "walk V03")
    assert moves(table) == {"take gems", "take egg", "done"}
    assert refused(table, "walk F32") == "DL-064"
    assert refused(table, "stop") == "DL-064"
    play(table, "take gems")
    assert table.view(0)["asks"] == "activate"


@pytest.mark.clause("DL-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_clockwise(seats: int) -> None:
    for player in range(seats):
        table = land(seats, player=player, spent="red a")
        others = [seat for seat in range(seats) if seat != player]
        assert all(refused(table, "activate green b", seat) == "DL-025" for seat in others)
        play(table, "activate green b", "stop")
        assert table.pending == ((player + 1) % seats,)


@pytest.mark.clause("DL-030", "DL-R03")
@pytest.mark.parametrize(
    ("pips", "fields"),
    [
        (1, "F01 F08 F15"),
        (2, "F01 F08 F15 F02 F09 F16"),
        (3, "F01 F08 F15 F02 F09 F16 F03 F10 F17"),
        (4, "F01 F08 F15 F02 F09 F16 F03 F10 F17 F04 F06 F11 F13 F18 F20"),
    ],
)
def test_a_figure_off_the_board_enters_through_any_gate_with_its_die(pips: int, fields: str) -> None:
    die, dice = ("a", (pips, 4)) if pips < 4 else ("b", (1, pips))
    table = land(figures="red=V05", dice=dice)
    play(table, f"activate blue {die}")
    assert moves(table) == {"stop", *(f"walk {field}" for field in fields.split())}
    assert refused(table, "walk V01") == "DL-031"
    furthest = fields.split()[-1]
    events = play(table, f"walk {furthest}")
    assert told(events, "entered") == [{"figure": "dwarves-blue", "to": furthest, "steps": pips, "pips": 0}]


@pytest.mark.clause("DL-030", "DL-R03")
def test_swift_steps_lengthen_the_way_in() -> None:
    table = land(owned="swift_steps", dice=(3, 2))
    play(table, "activate blue a", "swift")
    assert {"walk V01", "walk V02", "walk V10", "walk V11", "walk V14", "walk V15"} <= moves(table)
    assert told(play(table, "walk V15"), "revealed") == [{"at": "V15", "tile": "king_blue"}]


@pytest.mark.clause("DL-R21")
def test_there_is_no_stopping_after_one_activation_but_the_second_may_do_nothing() -> None:
    table = land(figures="red=V05 green=F33", spent="green a")
    before = public(table)
    assert moves(table) == {"activate red b", "activate blue b"}
    assert refused(table, "stop") == "DL-025"
    assert refused(table, "done") == "DL-025"
    play(table, "activate red b", "stop", "done")
    assert table.pending == (1,)
    unchanged = ("volcanoes", "figures", "tiles", "played", "kings", "eggs_left")
    assert {key: before[key] for key in unchanged} == {key: public(table)[key] for key in unchanged}
