"""Taking treasures: DL-048 to DL-063."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.game import View
from tafelrunde.testing.playing import moves, play, public, refused, told
from tests.games.drachenland.tables import LandTable, land, random_game

ORDINARY = ("ferryman", "swift_steps", "little_dragon", "magic_hand")


def at(table: LandTable, volcano: str = "V05") -> View:
    here: View = public(table)["volcanoes"][volcano]
    return here


def loot(table: LandTable, seat: int = 0) -> dict[str, int]:
    """What lies behind a screen, as its owner sees it."""
    return {kind: count for kind, count in table.view(seat)["table"]["loot"][seat].items() if count}


def collecting(gems: str = "rrgbc", eggs: int = 2, **changes: str) -> LandTable:
    """The player's red figure stands on V05 and may take; blue can be activated after it."""
    figures = changes.pop("figures", "red=V05 blue=F33")
    owned, tiles, kings = (changes.pop(name, "") for name in ("owned", "tiles", "kings"))
    gone = changes.pop("gone", "")
    assert not changes
    table = land(
        3, figures=figures, gems=f"V05={gems}", eggs=f"V05={eggs}", owned=owned, tiles=tiles, kings=kings, gone=gone
    )
    play(table, "activate red b", "stop")
    return table


@pytest.mark.clause("DL-048")
def test_a_figure_on_a_path_takes_nothing() -> None:
    table = land(figures="red=F40", gems="V05=rrc")
    play(table, "activate red b", "walk F41")
    assert table.view(0)["asks"] == "activate"
    assert refused(table, "take egg") == "DL-025"


@pytest.mark.clause("DL-048")
def test_a_figure_that_only_passes_a_volcano_takes_nothing() -> None:
    table = land(figures="red=F40", dice=(2, 3), up="V05", gems="V05=rrc")
    events = play(table, "activate red a", "walk F42")
    assert [event.kind.key for event in events] == ["activated", "walked", "rested"]
    assert loot(table) == {}


@pytest.mark.clause("DL-048")
def test_a_figure_off_the_board_takes_nothing() -> None:
    table = land()
    play(table, "activate red b", "stop")
    assert table.view(0)["asks"] == "activate"


@pytest.mark.clause("DL-049")
def test_nobody_has_to_take() -> None:
    table = collecting()
    before = at(table)
    assert "done" in moves(table)
    play(table, "done")
    assert at(table) == before
    assert loot(table) == {}
    assert table.view(0)["asks"] == "activate"


@pytest.mark.clause("DL-050", "DL-051", "DL-052", "DL-053")
@pytest.mark.parametrize(
    ("gems", "eggs", "offered"),
    [
        ("rrgbc", 2, "gems clear egg"),
        ("rgb", 1, "gems egg"),
        ("gbc", 1, "clear egg"),
        ("ggbb", 2, "egg"),
        ("rc", 0, "gems clear"),
        ("r", 0, "gems"),
        ("cc", 0, "clear"),
    ],
)
def test_gems_of_the_own_colour_or_a_clear_gem_or_an_egg(gems: str, eggs: int, offered: str) -> None:
    table = collecting(gems, eggs, gone="V05")
    assert moves(table) == {"done", *(f"take {treasure}" for treasure in offered.split())}
    clauses = {"gems": "DL-054" if set(gems) & {"g", "b"} else "DL-051", "clear": "DL-052", "egg": "DL-053"}
    for treasure, clause in clauses.items():
        if treasure not in offered.split():
            assert refused(table, f"take {treasure}") == clause


@pytest.mark.clause("DL-050")
@pytest.mark.parametrize("treasure", ["gems", "clear", "egg"])
def test_only_one_pick_up(treasure: str) -> None:
    table = collecting("rrgbcc", 2)
    play(table, f"take {treasure}")
    assert table.view(0)["asks"] == "activate"
    assert refused(table, "take egg") == "DL-025"


@pytest.mark.clause("DL-048")
def test_with_nothing_to_take_nobody_is_asked() -> None:
    table = collecting("gb", 0, gone="V05")
    assert table.view(0)["asks"] == "activate"


@pytest.mark.clause("DL-051")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_gems_of_the_colour_at_once(count: int) -> None:
    table = collecting("r" * count + "gbc")
    assert told(play(table, "take gems"), "took-gems") == [
        {"figure": "dwarves-red", "gem": "red", "count": count, "at": "V05"}
    ]
    assert loot(table) == {"red": count}
    assert at(table)["gems"] == {"red": 0, "green": 1, "blue": 1, "clear": 1}


@pytest.mark.clause("DL-052")
def test_one_clear_gem_even_of_two() -> None:
    table = collecting("rcc")
    play(table, "take clear")
    assert loot(table) == {"clear": 1}
    assert at(table)["gems"] == {"red": 1, "green": 0, "blue": 0, "clear": 1}


@pytest.mark.clause("DL-053")
def test_one_egg_even_of_two() -> None:
    table = collecting(eggs=2)
    before = public(table)["eggs_left"]
    play(table, "take egg")
    assert loot(table) == {"egg": 1}
    assert at(table)["eggs"] == 1
    assert public(table)["eggs_left"] == before - 1


@pytest.mark.clause("DL-054")
@pytest.mark.parametrize(("colour", "others"), [("red", "ggbb"), ("green", "rrbb"), ("blue", "rrgg")])
def test_gems_of_other_colours_are_not_for_this_figure(colour: str, others: str) -> None:
    table = land(figures=f"{colour}=V05", gems=f"V05={others}")
    play(table, f"activate {colour} b", "stop")
    assert moves(table) == {"take egg", "done"}
    assert refused(table, "take gems") == "DL-054"


@pytest.mark.clause("DL-054")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_each_figure_takes_its_own_colour(colour: str) -> None:
    table = land(figures=f"{colour}=V05", gems="V05=rrggbb")
    play(table, f"activate {colour} b", "stop", "take gems")
    assert loot(table) == {colour: 2}
    assert {gem for gem, count in at(table)["gems"].items() if count} == {"red", "green", "blue"} - {colour}


@pytest.mark.clause("DL-055", "DL-R14")
@pytest.mark.parametrize("face", ORDINARY)
def test_the_tile_comes_with_the_egg_and_cannot_be_refused(face: str) -> None:
    table = collecting(tiles=f"V05={face}", gems="g")
    assert moves(table) == {"take egg", "done"}
    events = play(table, "take egg")
    assert told(events, "took-tile") == [{"seat": 0, "tile": face, "at": "V05"}]
    assert public(table)["tiles"] == [{face: 1}, {}, {}]
    assert at(table)["tile"] is None


@pytest.mark.clause("DL-056")
def test_a_ring_tile_stays() -> None:
    table = collecting(tiles="V05=ring")
    assert told(play(table, "take egg"), "took-tile") == []
    assert at(table)["tile"] == "ring"
    assert public(table)["tiles"] == [{}, {}, {}]


@pytest.mark.clause("DL-056")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_a_king_dragon_stays(colour: str) -> None:
    table = collecting(tiles=f"V05=king_{colour}")
    assert told(play(table, "take egg"), "took-tile") == []
    assert public(table)["kings"][colour] == "V05"
    assert public(table)["tiles"] == [{}, {}, {}]


@pytest.mark.clause("DL-057")
def test_the_second_egg_brings_no_tile() -> None:
    table = collecting(figures="red=V05 blue=V05", tiles="V05=swift_steps")
    assert len(told(play(table, "take egg"), "took-tile")) == 1
    events = play(table, "activate blue a", "stop", "take egg")
    assert len(told(events, "took-egg")) == 1
    assert told(events, "took-tile") == []
    assert loot(table) == {"egg": 2}
    assert public(table)["tiles"][0] == {"swift_steps": 1}


@pytest.mark.clause("DL-058")
@pytest.mark.parametrize("treasure", ["gems", "clear"])
@pytest.mark.parametrize("face", ORDINARY)
def test_gems_never_bring_the_tile(treasure: str, face: str) -> None:
    table = collecting(tiles=f"V05={face}")
    assert told(play(table, f"take {treasure}"), "took-tile") == []
    assert at(table)["tile"] == face
    assert public(table)["tiles"] == [{}, {}, {}]


@pytest.mark.clause("DL-050", "DL-059")
@pytest.mark.parametrize(("lies", "clause", "key"), [("gb", "DL-050", "nothing-here"), ("r", "DL-064", "not-now")])
def test_who_would_stay_in_vain_hears_that_nothing_is_here(lies: str, clause: str, key: str) -> None:
    table = land(figures="red=V05", gems=f"V05={lies}", gone="V05", eggs="V05=0")
    play(table, "activate red b")
    refusal = table.why_not(0, "take gems")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == (clause, key)


@pytest.mark.clause("DL-059")
@pytest.mark.parametrize("die", ["a", "b"])
def test_a_figure_may_stay_on_its_volcano_and_take(die: str) -> None:
    table = land(figures="red=V05", gems="V05=rr")
    play(table, f"activate red {die}", "stop", "take gems")
    assert loot(table) == {"red": 2}
    assert public(table)["figures"]["dwarves-red"]["at"] == "V05"


@pytest.mark.clause("DL-060")
def test_the_third_figure_takes_nothing() -> None:
    table = land(figures="red=V05 green=V08 blue=V09", gems="V05=r V08=g V09=bb")
    play(table, "activate red b", "stop", "take gems", "activate green a", "stop", "take gems")
    assert table.pending == (1,)
    assert refused(table, "take gems", seat=0) == "DL-025"
    assert refused(table, "activate blue a", seat=0) == "DL-025"
    assert loot(table) == {"red": 1, "green": 1}
    assert at(table, "V09")["gems"]["blue"] == 2


@pytest.mark.clause("DL-061")
def test_treasures_go_behind_the_screen_and_tiles_before_it() -> None:
    table = collecting(figures="red=V05 blue=V05", tiles="V05=ferryman")
    play(table, "take egg", "activate blue a", "stop", "take gems")
    mine = {"egg": 1, "red": 0, "green": 0, "blue": 1, "clear": 0}
    nothing = dict.fromkeys(mine, 0)
    seen = [table.view(seat)["table"] for seat in (None, 0, 1, 2)]
    assert [view["loot"] for view in seen] == [
        [None, None, None],
        [mine, None, None],
        [None, nothing, None],
        [None, None, nothing],
    ]
    assert [view["scores"][0] is None for view in seen] == [True, False, True, True]
    assert [view["tiles"][0] for view in seen] == [{"ferryman": 1}] * 4


@pytest.mark.clause("DL-062")
def test_any_number_of_tiles_and_no_points_for_them() -> None:
    many = ",".join(3 * ORDINARY)
    table = collecting(owned=many, tiles="V05=little_dragon")
    assert table.view(0)["table"]["scores"][0]["points"] == 0
    play(table, "take egg", "done")
    assert public(table)["tiles"][0] == dict.fromkeys(ORDINARY, 3) | {"little_dragon": 4}
    assert table.view(0)["table"]["scores"][0]["points"] == 1, "the egg alone"


@pytest.mark.clause("DL-063")
@pytest.mark.parametrize("treasure", ["gems", "clear", "egg", "ring"])
def test_what_is_taken_is_not_put_back(treasure: str) -> None:
    table = collecting("rrgbc", 2, tiles="V05=ring" if treasure == "ring" else "")
    assert table.can_undo(0), "as long as nothing is taken"
    play(table, f"take {treasure}")
    assert table.view(0)["asks"] == "activate", "and nothing else has happened"
    assert not table.can_undo(0)


@pytest.mark.clause("DL-063")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_taken_is_never_lost(seats: int) -> None:
    taken: list[dict[str, int]] = [{} for _ in range(seats)]
    mover = -1
    for table in random_game(seats, seats, open_treasures=True):
        before, taken = taken, public(table)["loot"]
        for owner in range(seats):
            assert all(taken[owner][kind] >= count for kind, count in before[owner].items())
            assert owner == mover or taken[owner] == before[owner] or not before[owner]
        mover = table.pending[0] if table.pending else -1
    assert sum(sum(mine.values()) for mine in taken) > 40, "too little was taken to prove anything"
