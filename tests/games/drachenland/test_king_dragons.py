"""King dragons: with a 4 they come when called and carry one figure of their colour anywhere."""

from __future__ import annotations

import pytest

from tafelrunde import BadNotation
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, VOLCANOES, LandTable, fresh, land, table_at


def king_at(table: LandTable, colour: str = "red") -> str | None:
    place: str | None = public(table)["kings"][colour]
    return place


def where(table: LandTable, figure: str = "dwarves-red") -> str | None:
    place: str | None = public(table)["figures"][figure]["at"]
    return place


@pytest.mark.clause("DL-086")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_king_dragon_of_each_colour(seats: int) -> None:
    pool = public(fresh(seats))["unseen"]
    assert {tile: count for tile, count in pool.items() if tile.startswith("king")} == {
        "king_red": 1,
        "king_green": 1,
        "king_blue": 1,
    }


@pytest.mark.clause("DL-087", "DL-088")
def test_revealed_king_dragon_stays_until_it_flies_or_is_called() -> None:
    table = land(figures="red=F61 elves-red=V13 elves-green=V13", up="V13", kings="blue=V01", dice=(2, 4))
    assert king_at(table) == "V13"
    play(table, "activate red a", "walk V13", "take egg")
    assert king_at(table) == "V13", "neither visitors nor the egg move it"
    assert public(table)["tiles"][0] == {}
    play(table, "activate green b", "stop")
    play(table, "activate red b", "walk F61", "activate green a", "stop")
    assert king_at(table) == "V13", "a figure walks away without it"


@pytest.mark.clause("DL-088")
@pytest.mark.parametrize("field", ["F01", "F40", "G1"])
def test_king_dragons_land_on_volcanoes_only(field: str) -> None:
    table = land(figures="red=V05", kings="red=V05", up=ALL, dice=(2, 4))
    play(table, "activate red b")
    assert {move.split()[1][0] for move in moves(table) if move.startswith("fly")} == {"V"}
    with pytest.raises(BadNotation):
        table.play(0, f"fly {field} die")


# --- flying


@pytest.mark.clause("DL-089", "DL-091", "DL-099")
def test_figure_and_dragon_fly_together_to_any_other_volcano() -> None:
    table = land(figures="red=V05 green=V05 elves-red=V05", kings="red=V05", up="V01", dice=(2, 4))
    play(table, "activate red b")
    flights = {move for move in moves(table) if move.startswith("fly")}
    assert flights == {f"fly {to} die" for to in VOLCANOES if to != "V05"}
    assert len(flights) == 14
    flown = told(play(table, "fly V01 die"), "flew")
    assert [(said["figure"], said["king"], said["to"]) for said in flown] == [("dwarves-red", "king_red", "V01")]
    assert (where(table), king_at(table)) == ("V01", "V01")
    assert (where(table, "dwarves-green"), where(table, "elves-red")) == ("V05", "V05"), "exactly one figure flies"


@pytest.mark.clause("DL-091")
def test_flight_ends_elsewhere() -> None:
    table = land(figures="red=V05", kings="red=V05", up=ALL, dice=(2, 4))
    play(table, "activate red b")
    assert refused(table, "fly V05 die") == "DL-091"


@pytest.mark.clause("DL-091")
def test_occupied_and_far_volcanoes_are_no_obstacle_to_a_flight() -> None:
    crowd = "elves-red=V14 elves-green=V14 elves-blue=V14 green=V14"
    table = land(figures=f"red=V02 {crowd}", kings="red=V02", up=ALL, dice=(2, 4))
    play(table, "activate red b", "fly V14 die")  # 13 steps on foot, no water in between
    assert where(table) == "V14"


@pytest.mark.clause("DL-089")
def test_only_figures_of_the_dragons_colour_fly() -> None:
    table = land(figures="red=V05 green=V05", kings="red=V01 green=V05", up=ALL, owned="ferryman", dice=(2, 4))
    play(table, "activate red b")
    assert refused(table, "fly V09 die") == "DL-089", "the green dragon is here, not the red one"
    play(table, "stop", "done", "activate green a")
    assert refused(table, "fly V09 die") == "DL-089", "no 4"


@pytest.mark.clause("DL-090")
def test_four_that_flew_leaves_no_pips() -> None:
    table = land(figures="red=V05", kings="red=V05", up=ALL, owned="ferryman", dice=(2, 4))
    play(table, "activate red b", "fly V08 die")
    assert public(table)["active"]["pips"] == 0
    assert refused(table, "walk F44") == "DL-031"


@pytest.mark.clause("DL-090", "DL-096")
@pytest.mark.parametrize(("king", "use"), [("V09", "fly V01"), ("V01", "call")])
def test_four_that_was_partly_walked_moves_no_dragon(king: str, use: str) -> None:
    table = land(figures="red=V08", kings=f"red={king}", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red b", "walk V09")
    assert public(table)["active"]["pips"] == 2
    assert refused(table, f"{use} die") == "DL-090"
    assert f"{use} tile" in moves(table)


@pytest.mark.clause("DL-092")
def test_face_down_tile_where_the_flight_ends_is_revealed() -> None:
    table = land(figures="red=V08", kings="red=V08", owned="ferryman,swift_steps", gems="V05=r", dice=(2, 4))
    events = play(table, "activate red b", "fly V05 die")
    assert told(events, "revealed") == [{"at": "V05", "tile": "swift_steps"}]
    assert (king_at(table), public(table)["volcanoes"]["V05"]["tile"]) == ("V05", "swift_steps"), "dragon and tile"
    assert table.view(None)["asks"] == "collect", "phase 1 is over"
    assert refused(table, "ferry V02") == "DL-064"


@pytest.mark.clause("DL-R22")
def test_fly_there_and_back() -> None:
    table = land(figures="red=V08", kings="red=V08", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red b", "fly V05 die", "fly V08 tile")
    assert (where(table), king_at(table)) == ("V08", "V08")


# --- calling


@pytest.mark.clause("DL-093", "DL-R12")
def test_king_dragon_comes_to_the_active_figure_of_its_colour() -> None:
    table = land(figures="red=V05 green=V08", kings="red=V14 green=V15 blue=V13", up=ALL, dice=(2, 4))
    play(table, "activate red b", "call die")
    assert public(table)["kings"] == {"red": "V05", "green": "V15", "blue": "V13"}
    assert where(table) == "V05", "the dragon comes, the figure stays"


@pytest.mark.clause("DL-094", "DL-R12")
@pytest.mark.parametrize("figures", ["red=F40", ""])
def test_no_call_from_a_field_or_off_the_board(figures: str) -> None:
    table = land(figures=figures, kings="red=V05", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red b")
    assert refused(table, "call die") == "DL-094"
    assert refused(table, "call tile") == "DL-094"


@pytest.mark.clause("DL-094", "DL-R12")
def test_no_call_when_the_dragon_is_already_here() -> None:
    table = land(figures="red=V05", kings="red=V05", up=ALL, dice=(2, 4))
    play(table, "activate red b")
    assert refused(table, "call die") == "DL-094"


@pytest.mark.clause("DL-095", "DL-R12")
@pytest.mark.parametrize("move", ["call die", "call tile", "fly V01 die", "fly V01 tile"])
def test_face_down_king_dragon_is_neither_called_nor_flown(move: str) -> None:
    table = land(figures="red=V05", kings="green=V05", owned="little_dragon", dice=(2, 4))
    play(table, "activate red b")
    assert refused(table, move) == "DL-095"


@pytest.mark.clause("DL-095")
@pytest.mark.parametrize("move", ["call die", "call tile", "fly V01 die", "fly V01 tile"])
def test_removed_king_dragon_is_neither_called_nor_flown(move: str) -> None:
    text = land(figures="red=V05", owned=["roll_again,ferryman,little_dragon"] * 2, dice=(2, 4)).position()
    text = text.replace("?king_red", "?swift_steps").replace("removed swift_steps", "removed king_red")
    table = table_at(text)
    play(table, "activate red b")
    assert refused(table, move) == "DL-095"


@pytest.mark.clause("DL-096", "DL-101")
def test_call_with_the_die_spends_it_and_tiles_may_follow() -> None:
    table = land(figures="red=V05", kings="red=V14", up=ALL, owned="ferryman,swift_steps", dice=(2, 4))
    play(table, "activate red b", "call die")
    assert refused(table, "walk F40") == "DL-031", "no pips of the die remain"
    assert refused(table, "fly V01 die") == "DL-089", "nor can it be used twice"
    play(table, "swift", "ferry V02", "walk F24")
    assert where(table) == "F24"


@pytest.mark.clause("DL-096", "DL-R26")
def test_phase_two_after_a_call_is_a_normal_one() -> None:
    table = land(
        figures="red=V10", kings="red=V14", up=ALL, owned="magic_hand", gems="V10=rrc", eggs="V10=1", dice=(2, 4)
    )
    play(table, "activate red b", "call die")
    assert moves(table) == {"take gems", "take clear", "take egg", "take ring", "done"}
    assert told(play(table, "take gems"), "took-gems")[0]["count"] == 2, "a pick-up, not a single piece"
    assert "hand" in moves(table)


@pytest.mark.clause("DL-096")
def test_phase_two_follows_where_the_figure_ends_after_the_call() -> None:
    table = land(figures="red=V02", kings="red=V14", up=ALL, owned="ferryman", gems="V02=rr V05=r", dice=(2, 4))
    play(table, "activate red b", "call die", "ferry V05", "take gems")
    assert (king_at(table), table.view(0)["table"]["loot"][0]["red"]) == ("V02", 1)


# --- both


@pytest.mark.clause("DL-097")
@pytest.mark.parametrize(("here", "move"), [("V05", "call die"), ("V14", "fly V01 die")])
def test_figures_of_others_on_the_dragons_volcano_are_no_obstacle(here: str, move: str) -> None:
    table = land(figures=f"red={here} elves-red=V14 elves-green=V14", kings="red=V14", up=ALL, dice=(2, 4))
    play(table, "activate red b", move)
    assert king_at(table) == where(table) != "V14"
    assert where(table, "elves-red") == "V14"


@pytest.mark.clause("DL-098")
@pytest.mark.parametrize(("king", "move"), [("V14", "call"), ("V05", "fly V01")])
def test_four_must_be_the_die_of_this_activation(king: str, move: str) -> None:
    table = land(figures="red=V05", kings=f"red={king}", up=ALL, owned="little_dragon", dice=(2, 4))
    play(table, "activate red a")
    assert refused(table, f"{move} die") == "DL-098"
    second = land(figures="red=V05", kings=f"red={king}", up=ALL, dice=(3, 4), spent="green b")
    play(second, "activate red a")
    assert refused(second, f"{move} die") == "DL-089", "the 4 went to green"


@pytest.mark.clause("DL-100")
def test_several_king_dragons_share_a_volcano() -> None:
    table = land(figures="red=V05 green=V05", kings="red=V13 green=V14 blue=V05", up=ALL, owned="little_dragon")
    play(table, "activate red b", "call tile", "stop", "done")
    assert public(table)["kings"] == {"red": "V05", "green": "V14", "blue": "V05"}


@pytest.mark.clause("DL-101")
def test_movement_goes_on_after_a_flight_to_an_open_volcano() -> None:
    table = land(figures="red=V08", kings="red=V08", up=ALL, owned="ferryman,swift_steps", dice=(2, 4))
    play(table, "activate red b", "fly V05 die", "ferry V02", "swift", "walk V04")  # three steps
    assert (where(table), king_at(table)) == ("V04", "V05")


@pytest.mark.clause("DL-102")
def test_volcano_a_king_dragon_has_left_is_open_and_brings_no_tile() -> None:
    table = land(figures="red=F54 elves-red=F61", up="V01", dice=(2, 4), rolls=[(2, 4), (2, 4), (2, 4)])
    play(table, "activate red a", "walk V13", "done", "activate green b", "stop")  # reveals the red king dragon
    play(table, "activate green a", "stop", "activate blue b", "stop")
    play(table, "activate red b", "fly V01 die", "done", "activate green a", "stop")
    assert (king_at(table), public(table)["volcanoes"]["V13"]["tile"]) == ("V01", None)
    play(table, "activate red b")
    assert "walk F55" in moves(table), "two steps, through V13"
    events = play(table, "walk V13", "take egg")
    assert told(events, "took-egg") == [{"figure": "elves-red", "at": "V13"}]
    assert told(events, "took-tile") == []


@pytest.mark.clause("DL-R18")
def test_king_dragon_revealed_on_arrival_waits_for_the_next_activation() -> None:
    table = land(
        figures="red=F54 elves-red=V01", owned="swift_steps,little_dragon", dice=(2, 4), rolls=[(2, 4), (2, 4)]
    )
    events = play(table, "activate red b", "swift", "walk V13")  # two additional steps: the 4 is still fresh
    assert told(events, "revealed") == [{"at": "V13", "tile": "king_red"}]
    for move in ("fly V01 die", "fly V01 tile"):
        assert refused(table, move) == "DL-064"
    play(table, "done", "activate green a", "stop")
    play(table, "activate red a", "stop", "done", "activate green b", "stop")
    play(table, "activate red b")
    assert {"fly V01 die", "fly V01 tile"} <= moves(table)


@pytest.mark.clause("DL-R19")
def test_egg_brings_the_ordinary_tile_and_leaves_the_king_dragon() -> None:
    table = land(figures="red=V03", kings="red=V03", gems="V03=-")
    assert public(table)["volcanoes"]["V03"]["tile"] == "swift_steps"
    play(table, "activate red b", "stop", "take egg")
    assert public(table)["tiles"][0] == {"swift_steps": 1}
    assert (public(table)["volcanoes"]["V03"]["tile"], king_at(table)) == (None, "V03")
