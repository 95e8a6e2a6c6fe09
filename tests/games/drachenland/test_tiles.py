"""Playing tiles in general (DL-064 to DL-070) and Roll Again (DL-071 to DL-074)."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import BadNotation
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, BOARD, LandTable, fresh, land

PHASE_1 = ("swift", "ferry V02", "call tile", "call die", "fly V01 tile", "fly V01 die")
PHASE_2 = ("hand", "take ring")
ALL_KINDS = "roll_again,ferryman,swift_steps,little_dragon,magic_hand"


def idle_turn(table: LandTable, roll: str) -> None:
    """A turn in which two figures stay where they are."""
    play(table, roll)
    for _ in range(2):
        play(table, min(moves(table)), "stop")


@pytest.mark.clause("DL-064")
def test_phase_two_tiles_are_refused_while_moving() -> None:
    table = land(figures="red=V05", tiles="V05=ring", owned=ALL_KINDS, gems="V05=rc")
    play(table, "activate red b")
    for move in PHASE_2:
        assert refused(table, move) == "DL-064"


@pytest.mark.clause("DL-064")
def test_phase_one_tiles_are_refused_while_taking() -> None:
    table = land(figures="red=V05", kings="red=V05", owned=ALL_KINDS, dice=(2, 4), gems="V05=rc")
    play(table, "activate red b")
    assert {"swift", "ferry V02", "fly V01 tile", "fly V01 die"} <= moves(table), "all of them were possible before"
    play(table, "stop")
    for move in (*PHASE_1, "reroll"):
        assert refused(table, move) == "DL-064"
    play(table, "take gems")
    assert moves(table) == {"hand", "done"}
    for move in (*PHASE_1, "reroll"):
        assert refused(table, move) == "DL-108"


@pytest.mark.clause("DL-064")
@pytest.mark.parametrize("move", [*PHASE_1, *PHASE_2])
def test_between_activations_no_tile_is_played(move: str) -> None:
    table = land(figures="red=V05", kings="red=V05", owned=ALL_KINDS, dice=(2, 4))
    assert refused(table, move) == "DL-025"


@pytest.mark.clause("DL-065")
def test_any_number_and_combination_in_a_phase() -> None:
    table = land(
        figures="red=V05", up=ALL, kings="red=V04", gems="V15=rcc", owned=",".join([ALL_KINDS] * 2), dice=(1, 4)
    )
    moving = ("swift", "ferry V02", "call tile", "swift", "fly V07 tile", "ferry V13", "walk V15", "call die", "stop")
    taking = ("take gems", "hand", "take clear", "hand", "take clear")
    events = play(table, "activate red b", *moving, *taking)
    assert [event.kind.key for event in events][1:] == [
        *("swift", "ferried", "called", "swift", "flew", "ferried", "walked", "called"),
        *("took-gems", "hand", "took-clear", "hand", "took-clear", "rested"),
    ]
    assert public(table)["tiles"][0] == {"roll_again": 2}
    assert public(table)["kings"]["red"] == public(table)["figures"]["dwarves-red"]["at"] == "V15"


@pytest.mark.clause("DL-065")
def test_nobody_has_to_play_a_tile() -> None:
    table = land(figures="red=V05", kings="red=V05", owned=ALL_KINDS, dice=(2, 4), gems="V05=rc", may_reroll=True)
    before = public(table)["tiles"]
    play(table, "keep", "activate red b", "stop", "take gems", "done", "activate blue a", "stop")
    assert table.pending == (1,)
    assert public(table)["tiles"] == before
    assert public(table)["played"] == {}


@pytest.mark.clause("DL-066")
def test_a_ferryman_carries_the_active_figure_only() -> None:
    table = land(figures="red=V05 green=V05 elves-red=V05", up="V02", owned="ferryman")
    play(table, "activate green b", "ferry V02")
    at = {figure: seen["at"] for figure, seen in public(table)["figures"].items() if seen["at"]}
    assert at == {"dwarves-red": "V05", "dwarves-green": "V02", "elves-red": "V05"}


@pytest.mark.clause("DL-066")
def test_swift_steps_are_for_the_active_figure_only() -> None:
    table = land(figures="red=F32 green=F36", owned="swift_steps", dice=(2, 3))
    play(table, "activate red b", "swift", "stop", "activate green a")
    assert public(table)["active"] == {"figure": "dwarves-green", "pips": 2, "die": 2}
    assert refused(table, "swift") == "DL-082"


@pytest.mark.clause("DL-066")
def test_a_little_dragon_serves_the_active_figure_only() -> None:
    """Red stands beside its dragon, but green is active and its own dragon is unseen."""
    table = land(figures="red=V05 green=V05", kings="red=V05", owned="little_dragon")
    play(table, "activate green b")
    assert refused(table, "fly V01 tile") == "DL-095"


@pytest.mark.clause("DL-066", "DL-071")
def test_roll_again_comes_before_any_figure_is_active() -> None:
    table = land(owned="roll_again", may_reroll=True)
    assert public(table)["active"] is None
    assert moves(table) == {"keep", "reroll"}
    assert refused(table, "activate red b") == "DL-071"


@pytest.mark.clause("DL-067")
@pytest.mark.parametrize(
    ("tile", "line"),
    [
        ("roll_again", ("reroll",)),
        ("ferryman", ("keep", "activate red b", "ferry V02")),
        ("swift_steps", ("keep", "activate red b", "swift")),
        ("little_dragon", ("keep", "activate red b", "fly V08 tile")),
        ("magic_hand", ("keep", "activate red b", "stop", "take gems", "hand")),
    ],
)
def test_a_played_tile_leaves_the_game(tile: str, line: tuple[str, ...]) -> None:
    kinds = ",".join({tile, "roll_again"})
    table = land(figures="red=V05", kings="red=V05", up="V02 V08", gems="V05=rc", owned=kinds, may_reroll=True)
    unseen = public(table)["unseen"]
    play(table, *line)
    assert tile not in public(table)["tiles"][0]
    assert public(table)["played"] == {tile: 1}
    assert public(table)["unseen"] == unseen


@pytest.mark.clause("DL-068")
def test_a_ring_tile_serves_everybody_again_and_again() -> None:
    table = land(figures="red=V05 green=V05 elves-red=V05", tiles="V05=ring", dice=(1, 4), rolls=[(1, 4)])
    play(table, "activate red b", "stop", "take ring", "activate green a", "stop", "take ring")
    play(table, "activate red b", "stop", "take ring")
    worn = [figure for figure, seen in public(table)["figures"].items() if seen["ring"]]
    assert worn == ["dwarves-red", "dwarves-green", "elves-red"]
    assert public(table)["volcanoes"]["V05"]["tile"] == "ring"
    assert public(table)["tiles"] == [{}, {}]


@pytest.mark.clause("DL-068")
def test_a_king_dragon_serves_everybody_again_and_again() -> None:
    table = land(figures="red=V05 elves-red=V06", kings="red=V05", up="V09", dice=(1, 4), rolls=[(1, 4), (1, 4)])
    play(table, "activate red b", "fly V09 die", "done", "activate green a", "stop")
    play(table, "activate red b", "call die", "done", "activate green a", "stop")
    assert public(table)["kings"]["red"] == "V06"
    play(table, "activate red b", "call die")
    assert public(table)["kings"]["red"] == "V09"
    assert public(table)["tiles"] == [{}, {}]


@pytest.mark.clause("DL-069")
def test_a_magic_hand_is_of_use_at_once() -> None:
    table = land(figures="red=V05", tiles="V05=magic_hand", gems="V05=rr")
    play(table, "activate red b", "stop", "take egg")
    assert moves(table) == {"hand", "done"}
    play(table, "hand", "take gems")
    assert table.view(0)["table"]["loot"][0] == {"egg": 1, "red": 2, "green": 0, "blue": 0, "clear": 0}


@pytest.mark.clause("DL-069")
@pytest.mark.parametrize(
    ("tile", "move"), [("ferryman", "ferry V12"), ("swift_steps", "swift"), ("little_dragon", "call tile")]
)
def test_a_movement_tile_is_of_use_to_the_second_figure(tile: str, move: str) -> None:
    table = land(figures="red=V05 green=V06", tiles=f"V05={tile}", kings="green=V01")
    play(table, "activate red b", "stop", "take egg", "activate green a")
    assert move in moves(table)


@pytest.mark.clause("DL-070", "DL-074")
@pytest.mark.parametrize("line", [(), ("keep",), ("keep", "activate red b"), ("keep", "activate red b", "stop")])
def test_only_the_player_on_turn_plays_tiles(line: tuple[str, ...]) -> None:
    table = land(
        3,
        figures="red=V05 elves-red=V05",
        kings="red=V05",
        owned=("roll_again", ALL_KINDS, ALL_KINDS),
        dice=(2, 4),
        may_reroll=True,
    )
    play(table, *line)
    before = table.fingerprint
    assert table.pending == (0,)
    for move in (*PHASE_1, *PHASE_2, "reroll"):
        for seat in (1, 2):
            assert refused(table, move, seat).startswith("DL-")
            assert table.legal(seat) == []
    assert table.fingerprint == before


@pytest.mark.clause("DL-071")
def test_roll_again_voids_the_roll_and_both_dice_are_rolled_again() -> None:
    table = land(figures="red=V05", owned="roll_again", dice=(1, 2), rolls=[(3, 4)], may_reroll=True)
    events = play(table, "reroll")
    assert [event.kind.key for event in events] == ["roll-void", "rolled"]
    assert told(events, "rolled") == [{"seat": 0, "a": 3, "b": 4}]
    assert public(table)["dice"] == [3, 4]
    assert public(table)["tiles"] == [{}, {}]
    play(table, "activate red a")
    assert public(table)["active"]["pips"] == 3


@pytest.mark.clause("DL-071")
def test_it_is_asked_right_after_every_own_roll_while_the_tile_is_there() -> None:
    table = fresh(2, start_player=0)
    play(table, "enter red F02", "enter red F04")
    assert table.view(0)["asks"] == "reroll"
    idle_turn(table, "keep")
    assert (table.pending, table.view(1)["asks"]) == ((1,), "reroll")
    idle_turn(table, "reroll")
    assert (table.pending, table.view(0)["asks"]) == ((0,), "reroll")
    idle_turn(table, "keep")
    assert (table.pending, table.view(1)["asks"]) == ((1,), "activate")


@pytest.mark.clause("DL-072")
def test_one_die_alone_is_never_rolled_again() -> None:
    table = land(owned="roll_again", may_reroll=True)
    for move in ("reroll a", "reroll b"):
        with pytest.raises(BadNotation):
            table.play(0, move)


@pytest.mark.clause("DL-072")
def test_no_roll_again_once_the_roll_was_kept() -> None:
    table = land(figures="red=V05 green=F33", owned="roll_again", may_reroll=True, gems="V05=r")
    for move, clause in (
        ("keep", "DL-071"),
        ("activate red b", "DL-072"),
        ("stop", "DL-064"),
        ("take gems", "DL-072"),
        ("activate green a", "DL-072"),
    ):
        play(table, move)
        assert refused(table, "reroll") == clause


@pytest.mark.clause("DL-073")
def test_the_second_roll_stands() -> None:
    table = land(owned="roll_again", may_reroll=True)
    play(table, "reroll")
    assert table.view(0)["asks"] == "activate"
    assert refused(table, "reroll") == "DL-071"
    assert refused(table, "keep") == "DL-025"


@pytest.mark.clause("DL-073")
def test_no_second_roll_again_can_be_found() -> None:
    assert "roll_again" not in public(fresh(4))["unseen"]
    assert BOARD.edition.start_tiles.roll_again == 1


@pytest.mark.clause("DL-074")
def test_a_foreign_roll_cannot_be_voided() -> None:
    table = land(owned=("roll_again", "roll_again"), may_reroll=True)
    assert refused(table, "reroll", seat=1) == "DL-071"
    table = land(player=1, spent="red a", owned=("", "roll_again"))
    play(table, "activate green b", "stop")
    assert (table.pending, table.view(0)["asks"]) == ((0,), "activate"), "nobody is asked about the other's roll"
    assert refused(table, "reroll", seat=1) == "DL-025"
