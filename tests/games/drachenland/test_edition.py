"""Editions are data: the built-in edition loads, and every mistake in a typed one is named by file, line and field."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.board import TILES
from tafelrunde.games.drachenland.edition import Edition, Field, Gate, Volcano
from tafelrunde.testing.editions import HERE, Draft, each_mistake
from tafelrunde.testing.playing import moves, play, public, refused, told

DRAFT = Draft(GAME)
after, without, marked, read = DRAFT.after, DRAFT.without, DRAFT.marked, DRAFT.read

MISTAKES = {
    "a word for a number": ("edition-field", "volcano[0].eggs", after('id = "V01"', "eggs = 1", 'eggs = "one"')),
    "a volcano without eggs": ("edition-field", "volcano[2].eggs", after('id = "V03"', "eggs = 1", "eggs = 0")),
    "a name in one language": (
        "edition-field",
        "volcano[14].name",
        after('id = "V15"', ', en = "Coast Torch" }', " }"),
    ),
    "an entry nobody knows": ("edition-field", "scoring.bonus", after("", "[scoring]", "[scoring]\nbonus = 5")),
    "a die face of nought": ("edition-field", "dice.b[0]", after("[dice]", "b = [2,", "b = [0,\n2,")),
    "an opening without room for the fourth": (
        "edition-room",
        "opening.four",
        after("", "four = [1, 2, 3, 4]\n", "four = [1, 1, 1, 1]\n"),
    ),
    "too short an opening": ("edition-field", "opening.three", after("", "[1, 2, 3]\n", "[1, 2]\n")),
    "an unknown tile kind": ("edition-field", "tile[3].id", after("", 'id = "little_dragon"', 'id = "imp"')),
    "an unknown water": ("edition-field", "ferry[2].kind", after('b = "V08"', '"waterfall"', '"lake"')),
    "three peoples": ("edition-field", "people", without("[[people]]", 'id = "wizards"', marked("[[people]]"))),
    "fourteen volcanoes": ("edition-count", "volcano", without("[[volcano]]", 'id = "V15"', marked("[[volcano]]"))),
    "two gates": ("edition-count", "gate", without("[[gate]]", 'id = "G3"', marked("[[gate]]"))),
    "two king dragons": ("edition-count", "king", without("[[king]]", 'colour = "blue"', marked("[[king]]"))),
    "seventeen tiles": (
        "edition-count",
        "volcano_tiles",
        after("[volcano_tiles]", "ring = 3", "ring = 4", marked("[volcano_tiles]")),
    ),
    "a wrong sum of eggs": ("edition-count", "eggs.total", after("[eggs]", "total = 18", "total = 19")),
    "a wrong sum of gems": ("edition-count", "gems", after("[gems]", "red = 16", "red = 15", marked("[gems]"))),
    "too many gems for the cap": (
        "edition-most",
        "volcano[4].gems",
        after('id = "V08"', "gems = 5", "gems = 1", after('id = "V05"', "gems = 5", "gems = 9")),
    ),
    "a tile kind told twice": (
        "edition-twice",
        "tile[9].id",
        after(
            "",
            "# The king dragons:",
            f'[[tile]]\nid = "ring"{HERE}\nname = {{ de = "Ring", en = "Ring" }}\n'
            'about = { de = "Ring", en = "Ring" }\nphase = 2\n\n# The king dragons:',
        ),
    ),
    "a field twice": ("edition-twice", "field[1].id", after("", 'id = "F02"', 'id = "F01"')),
    "a field named like a volcano": ("edition-twice", "field[66].id", after("", 'id = "F67"', 'id = "V01"')),
    "an id with a hyphen": ("edition-id", "people[1].id", after("", 'id = "elves"', 'id = "wood-elves"')),
    "a people twice": ("edition-twice", "people[1].id", after("", 'id = "elves"', 'id = "dwarves"')),
    "a path to nowhere": (
        "edition-unknown",
        "path[1].chain",
        after("", '["F03", "F04", "F05", "V01"]', '["F03", "F04", "F99", "V01"]'),
    ),
    "a path through a gate": (
        "edition-unknown",
        "path[1].chain",
        after("", '["F03", "F04", "F05", "V01"]', '["F03", "F04", "G2", "V01"]'),
    ),
    "a gate to nowhere": ("edition-unknown", "gate[1].first", after("", 'first = "F08"', 'first = "F99"')),
    "a gate onto a volcano": ("edition-unknown", "gate[2].first", after("", 'first = "F15"', 'first = "V15"')),
    "two gates at one field": ("edition-twice", "gate[1].first", after("", 'first = "F08"', 'first = "F01"')),
    "a ferry to nowhere": ("edition-unknown", "ferry[0].a", after("[[ferry]]", 'a = "V01"', 'a = "V99"')),
    "a ferry to a field": ("edition-unknown", "ferry[2].b", after("[[ferry]]", 'b = "V08"', 'b = "F08"')),
    "a ferry back home": ("edition-touch", "ferry[2].b", after("[[ferry]]", 'b = "V08"', 'b = "V03"')),
    "touching volcanoes": ("edition-touch", "path[20].chain", after("", '["V08", "F44", "V09"]', '["V08", "V09"]')),
    "a step onto itself": (
        "edition-touch",
        "path[20].chain",
        after("", '["V08", "F44", "V09"]', '["V08", "F44", "F44", "V09"]'),
    ),
    "a field apart": (
        "edition-apart",
        "path",
        after("", "[[gate]]", '[[field]]\nid = "F68"\nx = 5\ny = 5\n\n[[gate]]', marked("[[path]]")),
    ),
}


@each_mistake(MISTAKES)
def test_a_mistake_is_named_by_file_line_and_field(tmp_path: Path, key: str, field: str, text: str) -> None:
    DRAFT.refused(tmp_path, key, field, text)


# --- the server map (digest 3.6)

Point = tuple[int, int]
Segment = tuple[Point, Point]

DISTANCES = """
V01    0   4   3   7   4   6  10   7   7   9  13  10  10  13  12
V02    4   0   7   3   4  10   6   7   7  12   9  10  10  13  12
V03    3   7   0   8   4   3  10   6   7   6  13   8  10  11  12
V04    7   3   8   0   4  10   3   7   6  12   6  10   9  13  11
V05    4   4   4   4   0   6   6   3   3   8   9   6   6   9   8
V06    6  10   3  10   6   0   8   3   5   3  11   5   8   8  10
V07   10   6  10   3   6   8   0   5   3  10   3   8   6  11   8
V08    7   7   6   7   3   3   5   0   2   5   8   3   5   6   7
V09    7   7   7   6   3   5   3   2   0   7   6   5   3   8   5
V10    9  12   6  12   8   3  10   5   7   0   8   2   5   5   7
V11   13   9  13   6   9  11   3   8   6   8   0   6   3   9   5
V12   10  10   8  10   6   5   8   3   5   2   6   0   3   3   5
V13   10  10  10   9   6   8   6   5   3   5   3   3   0   6   2
V14   13  13  11  13   9   8  11   6   8   5   9   3   6   0   4
V15   12  12  12  11   8  10   8   7   5   7   5   5   2   4   0
"""


def steps_from(space: str, e: Edition) -> dict[str, int]:
    """Walking distances, read off the paths alone."""
    links = [{a, b} for path in e.path for a, b in pairwise(path.chain)]
    found, frontier = {space: 0}, [space]
    for here in frontier:
        for beyond in sorted(set().union(*(link for link in links if here in link)) - found.keys()):
            found[beyond] = found[here] + 1
            frontier.append(beyond)
    return found


def test_house_map_has_the_walking_distances_of_the_plan() -> None:
    e = GAME.built_in_edition.content
    volcanoes = [volcano.id for volcano in e.volcano]
    for line in DISTANCES.split("\n")[1:-1]:
        start, *steps = line.split()
        walked = steps_from(start, e)
        assert [str(walked[volcano]) for volcano in volcanoes] == steps


def test_house_gates_lie_too_far_for_an_opening_to_reach_a_volcano() -> None:
    e = GAME.built_in_edition.content
    nearest = [min(1 + steps_from(gate.first, e)[volcano.id] for volcano in e.volcano) for gate in e.gate]
    assert nearest == [6, 6, 6]
    assert max(e.opening.four + e.opening.three + e.opening.two) < 5


def test_every_house_volcano_lies_at_some_water() -> None:
    e = GAME.built_in_edition.content
    assert {end for ferry in e.ferry for end in (ferry.a, ferry.b)} == {volcano.id for volcano in e.volcano}


def _turn(a: Point, b: Point, c: Point) -> int:
    """The sign tells on which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _within(point: Point, segment: Segment) -> bool:
    """Whether the point lies on the segment."""
    (ax, ay), (bx, by) = segment
    boxed = min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)
    return boxed and _turn(*segment, point) == 0


def cross(one: Segment, other: Segment) -> bool:
    """Whether two segments meet anywhere but in a common end."""
    if set(one) & set(other):
        return any(_within(end, other) for end in set(one) - set(other)) or any(
            _within(end, one) for end in set(other) - set(one)
        )
    if any(_within(end, other) for end in one) or any(_within(end, one) for end in other):
        return True
    return (_turn(*one, other[0]) > 0) != (_turn(*one, other[1]) > 0) and (
        (_turn(*other, one[0]) > 0) != (_turn(*other, one[1]) > 0)
    )


def crossings(e: Edition) -> list[tuple[Segment, Segment]]:
    """Where paths or waters of a map cross."""
    places: tuple[Volcano | Field | Gate, ...] = (*e.volcano, *e.field, *e.gate)
    at: dict[str, Point] = {place.id: (place.x, place.y) for place in places}
    lines = [[at[space] for space in path.chain] for path in e.path]
    lines += [[at[gate.id], at[gate.first]] for gate in e.gate]
    lines += [[at[ferry.a], *ferry.via, at[ferry.b]] for ferry in e.ferry]
    drawn = [segment for line in lines for segment in pairwise(line)]
    return [(one, other) for one, other in combinations(drawn, 2) if cross(one, other)]


def test_house_map_is_drawn_without_crossings(tmp_path: Path) -> None:
    assert crossings(GAME.built_in_edition.content) == []
    astray = read(tmp_path, after("[[ferry]]", "via = [[196, 350]]", "via = [[60, 350]]"))
    assert len(crossings(astray.content)) == 3, "water through F01-F02, F04-F05 and F06-F07"


# --- other boards (DL-R05)


@pytest.mark.clause("DL-R05")
def test_opening_onto_a_face_down_volcano_reveals_and_takes_nothing(tmp_path: Path) -> None:
    near = read(tmp_path, after("", 'first = "F01"', 'first = "F05"'))  # F05 lies beside V01
    table = GAME.new(3, 1, {"start_player": 0}, near)
    assert "enter red F05" in moves(table), "one step"
    assert "enter red V01" not in moves(table)
    play(table, "enter red F05")
    assert {"enter red V01", "enter red F04"} <= moves(table), "two steps, past the figure on F05"
    hidden = table.state.tiles[table.state.board.index["V01"]]
    events = play(table, "enter green V01")
    assert [event.kind.key for event in events] == ["opened", "revealed"]
    assert public(table)["volcanoes"]["V01"]["eggs"] == 1
    assert sum(table.state.loot) == 0
    assert told(events, "revealed")[0]["tile"] == TILES[hidden]
    assert table.view(None)["asks"] == "opening", "the next one opens; nobody collects"


@pytest.mark.clause("DL-R05")
def test_face_down_volcano_met_early_ends_the_opening_move(tmp_path: Path) -> None:
    near = read(tmp_path, after("", 'first = "F01"', 'first = "F05"'))
    table = GAME.new(3, 1, {"start_player": 0}, near)
    play(table, "enter red F05", "enter red F04")
    spaces = {move.split()[2] for move in moves(table)}
    assert {"V01", "F03"} <= spaces, "V01 stops after two of three steps"
    assert not {"F23", "F26"} & spaces, "three steps, but through the face-down V01"
    assert refused(table, "enter red F23") == "DL-014"


@pytest.mark.clause("DL-R05")
def test_opening_with_all_targets_occupied_makes_the_longest_shorter_move(tmp_path: Path) -> None:
    crowded = read(tmp_path, after("[opening]", "four = [1, 2, 3, 4]", "four = [2, 2, 2, 2]"))
    table = GAME.new(4, 1, {"start_player": 0}, crowded)
    play(table, "enter red F02", "enter red F09")
    assert {move.split()[2] for move in moves(table)} == {"F16"}
    assert refused(table, "enter red F15") == "DL-014", "not shorter while a target is free"
    play(table, "enter red F16")
    assert {move.split()[2] for move in moves(table)} == {"F01", "F08", "F15"}
    assert refused(table, "enter red F16") == "DL-035"


@pytest.mark.clause("DL-R05")
def test_volcano_met_early_is_a_target_so_nothing_shorter_is_offered(tmp_path: Path) -> None:
    text = after("", 'first = "F01"', 'first = "F05"')
    text = after("[opening]", "four = [1, 2, 3, 4]", "four = [3, 3, 3, 3]", text)
    table = GAME.new(4, 1, {"start_player": 0}, read(tmp_path, text))
    play(table, "enter red F03", "enter red F10", "enter red F17")
    assert {move.split()[2] for move in moves(table)} == {"V01"}
