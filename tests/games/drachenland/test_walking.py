"""Walking: DL-031 to DL-041. The map's distances are checked against the printed matrix and a slow walker."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

import pytest

from tafelrunde.games.drachenland.board import OFF_BOARD
from tafelrunde.kernel.errors import BadNotation
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import ALL, BOARD, FIELDS, VOLCANOES, land, random_game

# the paths of the server map, as the rules digest lists them
PATHS = """
G1-F01-F02-F03 F03-F04-F05-V01 F03-F06-F07-V02 G2-F08-F09-F10 F10-F11-F12-V10 F10-F13-F14-V14 G3-F15-F16-F17
F17-F18-F19-V15 F17-F20-F21-V11 V01-F23-F22 V02-F24-F22 F22-F25-V05 V01-F26-F27-V03 V02-F28-F29-V04 V03-F30-F31-V06
V03-F32-F33-F34-V05 V04-F35-F36-F37-V05 V04-F38-F39-V07 V05-F40-F41-V08 V05-F42-F43-V09 V08-F44-V09 V06-F45-F46-V08
V06-F47-F48-V10 V10-F49-V12 V08-F50-F51-V12 V12-F52-F53-V14 V12-F54-F55-V13 V14-F56-F57-F58-V15 V09-F59-F60-V13
V13-F61-V15 V13-F62-F63-V11 V07-F64-F65-V11 V07-F66-F67-V09
"""
DISTANCES = """
 0  4  3  7  4  6 10  7  7  9 13 10 10 13 12
 4  0  7  3  4 10  6  7  7 12  9 10 10 13 12
 3  7  0  8  4  3 10  6  7  6 13  8 10 11 12
 7  3  8  0  4 10  3  7  6 12  6 10  9 13 11
 4  4  4  4  0  6  6  3  3  8  9  6  6  9  8
 6 10  3 10  6  0  8  3  5  3 11  5  8  8 10
10  6 10  3  6  8  0  5  3 10  3  8  6 11  8
 7  7  6  7  3  3  5  0  2  5  8  3  5  6  7
 7  7  7  6  3  5  3  2  0  7  6  5  3  8  5
 9 12  6 12  8  3 10  5  7  0  8  2  5  5  7
13  9 13  6  9 11  3  8  6  8  0  6  3  9  5
10 10  8 10  6  5  8  3  5  2  6  0  3  3  5
10 10 10  9  6  8  6  5  3  5  3  3  0  6  2
13 13 11 13  9  8 11  6  8  5  9  3  6  0  4
12 12 12 11  8 10  8  7  5  7  5  5  2  4  0
"""
EDGES = [(a, b) for path in PATHS.split() for a, b in zip(path.split("-"), path.split("-")[1:], strict=False)]


def walks(figures: str, pips: int, up: str = "", gone: str = "", kings: str = "") -> set[str]:
    """Where the player's red figure may walk to with a die of so many pips."""
    die, dice = ("a", (pips, 4)) if pips < 4 else ("b", (1, pips))
    table = land(4, figures=figures, dice=dice, up=up, gone=gone, kings=kings)
    play(table, f"activate red {die}")
    if table.view(0)["asks"] != "move":  # nowhere to go: staying was the only answer
        return set()
    return {move.removeprefix("walk ") for move in moves(table) if move.startswith("walk")}


@pytest.mark.clause("DL-033")
def test_the_house_map() -> None:
    assert len(EDGES) == 96
    assert (len(VOLCANOES), len(FIELDS), len(BOARD.gates)) == (15, 67, 3)
    walked = {frozenset(edge) for edge in EDGES if edge[0][0] != "G"}
    built = {frozenset((space, BOARD.spaces[n])) for i, space in enumerate(BOARD.spaces) for n in BOARD.neighbours[i]}
    assert built == walked
    assert [BOARD.spaces[gate] for gate in BOARD.gates] == [b for a, b in EDGES if a[0] == "G"]


@pytest.mark.clause("DL-037", "DL-041")
def test_walking_distances_between_volcanoes() -> None:
    matrix = [[int(word) for word in line.split()] for line in DISTANCES.split("\n") if line]
    assert [list(BOARD.distance[v][: BOARD.volcanoes]) for v in range(BOARD.volcanoes)] == matrix


@pytest.mark.clause("DL-031")
@pytest.mark.parametrize(
    ("pips", "ends"), [(1, "F33"), (2, "F33 F34"), (3, "F33 F34 V05"), (4, "F33 F34 V05 F25 F37 F40 F42")]
)
def test_up_to_the_pips_of_the_die(pips: int, ends: str) -> None:
    east = walks("red=F32", pips, up="V05") - {"V03"}
    assert east == set(ends.split())


@pytest.mark.clause("DL-031")
def test_further_than_the_die_is_refused() -> None:
    table = land(figures="red=F32", dice=(2, 3))
    play(table, "activate red a")
    assert refused(table, "walk V05") == "DL-031"
    assert refused(table, "walk V15") == "DL-031"


@pytest.mark.clause("DL-031")
def test_unused_pips_lapse() -> None:
    table = land(figures="red=F32 green=F35", dice=(1, 4))
    assert told(play(table, "activate red b", "walk F33"), "walked")[0]["pips"] == 3
    assert public(table)["active"] is None
    play(table, "activate green a")
    assert public(table)["active"]["pips"] == 1
    assert moves(table) == {"walk V04", "walk F36", "stop"}


@pytest.mark.clause("DL-032", "DL-R04")
@pytest.mark.parametrize("figures", ["red=V05", "red=F33", "green=F33"])
def test_no_step_at_all_on_a_volcano_on_a_path_and_off_the_board(figures: str) -> None:
    table = land(figures=figures, gems="V05=-", eggs="V05=0", gone="V05")
    before = public(table)["figures"]
    play(table, "activate red b")
    assert "stop" in moves(table)
    play(table, "stop")
    assert public(table)["figures"] == before
    assert moves(table) == {"activate green a", "activate blue a"}


@pytest.mark.clause("DL-032", "DL-R04")
def test_a_figure_that_cannot_step_just_stays() -> None:
    table = land(figures="green=F01 blue=F08 elves-red=F15", dice=(1, 4))
    events = play(table, "activate red a")
    assert told(events, "rested") == [{"figure": "dwarves-red"}]
    assert public(table)["figures"]["dwarves-red"]["at"] is None
    assert moves(table) == {"activate green b", "activate blue b"}


@pytest.mark.clause("DL-033")
@pytest.mark.parametrize(
    ("here", "ends"),
    [("F33", "F32 F34"), ("F22", "F23 F24 F25"), ("V05", "F25 F34 F37 F40 F42"), ("F44", "V08 V09")],
)
def test_a_step_leads_to_any_neighbour(here: str, ends: str) -> None:
    assert walks(f"red={here}", 1) == set(ends.split())


@pytest.mark.clause("DL-033", "DL-R07")
def test_a_figure_may_turn_round() -> None:
    """With a Ferryman at hand the walk pauses on an open volcano; the rest may lead back."""
    table = land(figures="red=F40", dice=(1, 3), up="V05", owned="ferryman")
    play(table, "activate red b", "walk V05")
    assert public(table)["active"]["pips"] == 2
    assert {"walk F40", "walk F41"} <= moves(table)
    play(table, "walk F40")
    assert public(table)["figures"]["dwarves-red"]["at"] == "F40"


@pytest.mark.clause("DL-033", "DL-R07")
def test_there_is_no_forward_in_the_next_turn_either() -> None:
    table = land(figures="red=F32", dice=(2, 3), rolls=[(2, 3), (2, 3)])
    play(table, "activate red a", "walk F33", "activate green b", "stop")
    play(table, "activate red a", "stop", "activate green b", "stop")
    play(table, "activate red a")
    assert {"walk F32", "walk F34"} <= moves(table)


@pytest.mark.clause("DL-034", "DL-R08")
@pytest.mark.parametrize("crowd", ["green=F40 blue=F41", "elves-red=F40 humans-red=F41", "green=F40 wizards-blue=F41"])
def test_figures_own_or_foreign_are_jumped_and_their_fields_count(crowd: str) -> None:
    assert "V08" in walks(f"red=V05 {crowd}", 3)
    assert "V08" not in walks(f"red=V05 {crowd}", 2)
    table = land(4, figures=f"red=V05 {crowd}", dice=(2, 3))
    play(table, "activate red b")
    assert told(play(table, "walk V08"), "walked") == [
        {"figure": "dwarves-red", "from": "V05", "to": "V08", "steps": 3, "pips": 0}
    ]


@pytest.mark.clause("DL-034", "DL-R08")
def test_a_long_queue_is_jumped() -> None:
    """Three figures stand in a row on the coast path from V14 to V15."""
    queue = "green=F56 blue=F57 elves-red=F58"
    assert "V15" in walks(f"red=V14 {queue}", 4)
    assert "V15" not in walks(f"red=V14 {queue}", 3)


@pytest.mark.clause("DL-035")
@pytest.mark.parametrize("other", ["green", "elves-red"])
def test_no_figure_ends_on_an_occupied_field(other: str) -> None:
    table = land(figures=f"red=V05 {other}=F40")
    play(table, "activate red b")
    assert refused(table, "walk F40") == "DL-035"
    assert "walk F41" in moves(table)


@pytest.mark.clause("DL-035")
def test_a_field_is_free_again_when_its_figure_has_left() -> None:
    table = land(figures="red=V05 green=F40", dice=(2, 3))
    play(table, "activate green a", "walk F41", "activate red b")
    assert "walk F40" in moves(table)
    assert refused(table, "walk F41") == "DL-035"


@pytest.mark.clause("DL-036")
def test_a_volcano_holds_all_twelve_figures() -> None:
    peoples = ("elves", "humans", "wizards")
    crowd = " ".join(f"{people}-{colour}=V05" for people in peoples for colour in ("red", "green", "blue"))
    table = land(4, figures=f"red=F40 green=V05 blue=V05 {crowd}")
    play(table, "activate red b", "walk V05")
    assert [figure["at"] for figure in public(table)["figures"].values()] == ["V05"] * 12


@pytest.mark.clause("DL-037", "DL-038")
@pytest.mark.parametrize(("up", "gone"), [("V08", ""), ("", "V08")])
def test_an_open_volcano_is_walked_through_and_counts_as_one_step(up: str, gone: str) -> None:
    assert "F44" in walks("red=F41", 2, up, gone)
    assert "F44" not in walks("red=F41", 1, up, gone)
    assert "F44" in walks("red=F40", 3, up, gone)
    assert "F44" not in walks("red=F40", 2, up, gone)


@pytest.mark.clause("DL-038")
def test_a_volcano_whose_king_dragon_has_left_is_open() -> None:
    assert "F61" in walks("red=F60", 2, kings="red=V01")


@pytest.mark.clause("DL-039")
def test_a_face_down_volcano_cannot_be_walked_through() -> None:
    table = land(figures="red=F41", dice=(2, 4))
    play(table, "activate red b")
    assert "walk V08" in moves(table)
    assert refused(table, "walk F44") == "DL-039"
    play(table, "walk V08")
    assert table.view(0)["asks"] == "collect"


@pytest.mark.clause("DL-040")
def test_nobody_leaves_the_board() -> None:
    assert walks("red=F01", 4) == {"F02", "F03", "F04", "F06", "F05", "F07"}
    table = land(figures="red=F01", dice=(2, 4))
    play(table, "activate red b")
    with pytest.raises(BadNotation):
        table.play(0, "walk G1")
    assert refused(table, "walk F08") == "DL-031"


def slow_walker(here: str | None, pips: int, hidden: set[str], occupied: set[str]) -> set[str]:
    """DL-041 told step by step: all ends of all walks, one edge after the other."""
    around: dict[str | None, list[str]] = {None: [b for a, b in EDGES if a[0] == "G"]}
    for a, b in EDGES:
        if a[0] != "G":
            around.setdefault(a, []).append(b)
            around.setdefault(b, []).append(a)
    ends: set[str] = set()
    standing: set[str | None] = {here}
    for _ in range(pips):
        standing = {step for space in standing if space not in hidden for step in around[space]}
        ends |= {space for space in standing if space is not None}
    return ends - occupied - ({here} if here else set())


@pytest.mark.clause("DL-041")
@pytest.mark.parametrize("seed", range(60))
def test_the_ends_of_a_walk_are_those_a_slow_walker_finds(seed: int) -> None:
    luck = Random(seed)
    here = luck.choice([None, *BOARD.spaces])
    down = set(luck.sample(VOLCANOES, luck.randrange(16))) - {here}
    free = [field for field in FIELDS if field != here]
    taken = dict(zip(("green", "blue", "elves-red", "humans-red"), luck.sample(free, 4), strict=True))
    figures = " ".join(f"{name}={field}" for name, field in taken.items()) + (f" red={here}" if here else "")
    pips = luck.randrange(1, 5)
    up = " ".join(volcano for volcano in VOLCANOES if volcano not in down)
    assert walks(figures, pips, up=up) == slow_walker(here, pips, down, set(taken.values()))


@pytest.mark.clause("DL-041")
@pytest.mark.parametrize("pips", [5, 7, 10])
def test_long_walks_too(pips: int) -> None:
    for start, here in enumerate(BOARD.spaces):
        for down in ((), VOLCANOES[::2], VOLCANOES):
            hidden = sum(1 << BOARD.index[volcano] for volcano in down if volcano != here)
            found = {str(action.words[0]) for action in BOARD.walks(start, pips, hidden).actions}
            assert found == slow_walker(here, pips, set(down) - {here}, set())


@pytest.mark.clause("DL-041")
def test_sizes_of_what_can_be_reached() -> None:
    everywhere = range(len(BOARD.spaces))
    most = {pips: max(len(BOARD.reach(space, pips, 0)) for space in everywhere) for pips in (1, 2, 3, 4, 7)}
    assert most == {1: 5, 2: 10, 3: 16, 4: 25, 7: 58}
    ways_in = [len(BOARD.reach(OFF_BOARD, pips, (1 << 15) - 1)) for pips in range(1, 8)]
    assert ways_in == [3, 6, 9, 15, 21, 27, 27]


@pytest.mark.clause("DL-041")
def test_staying_put_is_no_walk() -> None:
    table = land(figures="red=V05", up=ALL)
    play(table, "activate red b")
    assert refused(table, "walk V05") == "DL-041"


def test_everybody_sees_which_way_a_figure_would_walk() -> None:
    """Space by space along the paths, as many as it costs, through a gate only from outside and never on across a
    face-down volcano (DL-033, DL-039)."""
    paths = {frozenset(edge) for edge in EDGES}
    for table in islice(random_game(3, 2), 0, 300, 7):
        s, ways = table.state, public(table)["ways"]
        for figure, found in ways.items():
            at = public(table)["figures"][figure]["at"]
            start = BOARD.index[at] if at else OFF_BOARD
            costs = BOARD.reach(start, max(len(way) for way in found.values()) - 1, s.hidden)
            assert {BOARD.index[to]: len(way) - 1 for to, way in found.items()} == costs
            for to, way in found.items():
                assert (way[0] == at if at else way[0].startswith("G"), way[-1]) == (True, to)
                assert {frozenset(step) for step in pairwise(way)} <= paths
                assert not any(s.hidden >> BOARD.index[passed] & 1 for passed in way[1:-1])
        asked = {move.split()[-1] for move in moves(table) if move.startswith(("walk", "enter"))}
        assert asked <= {to for found in ways.values() for to in found}
        assert "activate" not in str(moves(table)) or len(ways) == (3 if s.first < 0 else 2)


def test_a_die_that_is_used_up_walks_nowhere() -> None:
    table = land(figures="red=V05", up="V05", dice=(1, 3))
    assert public(table)["ways"]["dwarves-red"]["F41"] == ["V05", "F40", "F41"], "with the higher die"
    play(table, "activate red b", "walk F41")
    assert "dwarves-red" not in public(table)["ways"]
    assert all(len(way) == 2 for found in public(table)["ways"].values() for way in found.values())
