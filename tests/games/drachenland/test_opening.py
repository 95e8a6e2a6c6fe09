"""The opening round: DL-013 to DL-020."""

from __future__ import annotations

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.edition import Edition
from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.errors import BadNotation
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import BOARD, FIELDS, VOLCANOES, LandTable, fresh

AT_DISTANCE = {
    1: {"F01", "F08", "F15"},
    2: {"F02", "F09", "F16"},
    3: {"F03", "F10", "F17"},
    4: {"F04", "F06", "F11", "F13", "F18", "F20"},
}
GATE_DISTANCE = {field: distance for distance, fields in AT_DISTANCE.items() for field in sorted(fields)}
GATE_DISTANCE |= dict.fromkeys(("V01", "V02", "V10", "V14", "V11", "V15"), 6)


def entries(distance: int) -> set[str]:
    return {f"enter {colour} {field}" for colour in ("red", "green", "blue") for field in AT_DISTANCE[distance]}


def other_board(*changes: tuple[str, str], seats: int) -> LandTable:
    """A table on the server map with some lines of the edition changed."""
    text = GAME.built_in_edition.text
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return GAME.new(seats, options={"start_player": 0}, edition=parse_edition(text, Edition, "other.toml"))


@pytest.mark.clause("DL-013", "DL-014")
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize(("seats", "steps"), [(3, (1, 2, 3)), (4, (1, 2, 3, 4))])
def test_one_figure_of_any_colour_through_any_gate_at_the_distance_of_the_turn_order(
    seats: int, steps: tuple[int, ...], start: int
) -> None:
    table = fresh(seats, start_player=start)
    for i, distance in enumerate(steps):
        assert table.pending == ((start + i) % seats,)
        assert moves(table) == entries(distance)
        play(table, sorted(moves(table))[i])
    entered = [figure for figure, seen in public(table)["figures"].items() if seen["at"]]
    assert len({figure.partition("-")[0] for figure in entered}) == len(entered) == seats


@pytest.mark.clause("DL-013", "DL-014", "DL-017")
def test_nine_ways_to_enter_and_eighteen_at_distance_four() -> None:
    table = fresh(4, start_player=0)
    sizes = []
    for _ in range(4):
        sizes.append(len(moves(table)))
        play(table, sorted(moves(table))[0])
    assert sizes == [9, 9, 9, 18]


@pytest.mark.clause("DL-014")
def test_the_opening_distance_must_be_used_in_full() -> None:
    table = fresh(3, start_player=0)
    assert refused(table, "enter red F02") == "DL-014"
    play(table, "enter red F01")
    assert refused(table, "enter red F08") == "DL-014"
    assert refused(table, "enter red F03") == "DL-014"
    assert refused(table, "enter red F01") == "DL-035"
    assert refused(table, "enter red V01") == "DL-014"


@pytest.mark.clause("DL-014")
def test_no_dice_in_the_opening_round() -> None:
    table = fresh(3, start_player=0)
    for move in ("enter red F01", "enter red F02"):
        play(table, move)
        assert table.log[-1].outcomes == ()
        assert public(table)["dice"] is None


@pytest.mark.clause("DL-015")
def test_all_may_take_the_same_gate() -> None:
    table = fresh(4, start_player=0)
    play(table, "enter red F01", "enter red F02", "enter red F03", "enter red F06")
    places = [figure["at"] for figure in public(table)["figures"].values() if figure["at"]]
    assert places == ["F01", "F02", "F03", "F06"]


@pytest.mark.clause("DL-016")
def test_a_gate_is_no_space() -> None:
    table = fresh(3, start_player=0)
    assert {"G1", "G2", "G3"} & set(BOARD.spaces) == set()
    with pytest.raises(BadNotation):
        table.play(0, "enter red G1")
    play(table, "enter red F01")


@pytest.mark.clause("DL-016")
@pytest.mark.parametrize(("space", "distance"), GATE_DISTANCE.items())
def test_distances_from_the_gates_count_the_first_field_as_one(space: str, distance: int) -> None:
    assert BOARD.gate_distance[BOARD.index[space]] == distance


@pytest.mark.clause("DL-017")
def test_at_a_fork_the_player_picks_the_branch() -> None:
    forks = {space for space in FIELDS if len(BOARD.neighbours[BOARD.index[space]]) == 3}
    assert forks == {"F03", "F10", "F17", "F22"}
    table = fresh(4, start_player=0)
    play(table, "enter red F01", "enter red F02", "enter red F03")
    for left, right in (("F04", "F06"), ("F11", "F13"), ("F18", "F20")):
        assert {f"enter blue {left}", f"enter blue {right}"} <= moves(table)


@pytest.mark.clause("DL-018")
def test_figures_on_the_path_are_passed() -> None:
    table = fresh(4, start_player=0)
    play(table, "enter red F08", "enter red F09", "enter red F10", "enter green F13")
    assert public(table)["figures"]["wizards-green"]["at"] == "F13"


@pytest.mark.clause("DL-019")
@pytest.mark.parametrize(
    "move", ["reroll", "swift", "ferry V01", "call tile", "fly V05 tile", "hand", "take egg", "take ring", "walk F01"]
)
def test_no_tile_and_no_treasure_in_the_opening_round(move: str) -> None:
    table = fresh(3, start_player=0)
    assert refused(table, move) == "DL-013"
    play(table, "enter red F01")
    assert refused(table, move) == "DL-013"


@pytest.mark.clause("DL-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_then_the_start_player_takes_the_first_turn(seats: int, start: int) -> None:
    table = fresh(seats, start_player=start)
    for _ in range(seats - 1):
        assert told(play(table, sorted(moves(table))[0]), "turn") == []
        assert public(table)["round"] == 0
    assert told(play(table, sorted(moves(table))[0]), "turn") == [{"seat": start, "round": 1}]
    assert table.pending == (start,)
    assert public(table)["dice"] is not None


@pytest.mark.clause("DL-019", "DL-R05")
def test_a_volcano_reached_in_the_opening_is_revealed_but_gives_nothing() -> None:
    """On a board whose west gate opens right before Smoketooth (V01)."""
    table = other_board(('first = "F01"', 'first = "F05"'), seats=2)
    events = play(table, "enter red V01")
    assert [said["at"] for said in told(events, "revealed")] == ["V01"]
    assert public(table)["volcanoes"]["V01"]["eggs"] == 1
    assert table.pending == (1,)
    assert table.view(1)["asks"] == "opening"


@pytest.mark.clause("DL-R05")
def test_a_face_down_volcano_met_early_ends_the_opening_move() -> None:
    """Not even the longest shorter way leads past it: F22 and F27 lie four steps from that gate, behind V01."""
    table = other_board(('first = "F01"', 'first = "F05"'), seats=2)
    play(table, "enter red F04")
    targets = {move.split()[2] for move in moves(table)}
    assert targets == {"V01", "F02", "F06"} | {"F11", "F13", "F18", "F20"}
    assert refused(table, "enter red F27") == "DL-130"


@pytest.mark.clause("DL-R05")
def test_where_every_target_is_taken_the_longest_shorter_move_is_made() -> None:
    table = other_board(("four = [1, 2, 3, 4]", "four = [2, 2, 2, 2]"), seats=4)
    play(table, "enter red F02", "enter red F09", "enter red F16")
    assert moves(table) == entries(1)


@pytest.mark.clause("DL-R05")
def test_on_the_built_in_board_no_volcano_is_within_an_opening_move() -> None:
    longest = max(step for steps in BOARD.opening_steps.values() for step in steps)
    assert min(BOARD.gate_distance[BOARD.index[volcano]] for volcano in VOLCANOES) == 6 > longest
