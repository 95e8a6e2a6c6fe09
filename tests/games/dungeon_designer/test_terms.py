"""Terms: groups, elements, paths and networks (DD-086 to DD-088, DD-120 to DD-128)."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.dungeon_designer.board import NAMES
from tafelrunde.games.dungeon_designer.dungeon import Links, best_path, caves_and_stones, groups, links, network
from tafelrunde.games.dungeon_designer.edition import FAMILIES, KINDS
from tafelrunde.games.dungeon_designer.scoring import dungeon_of
from tafelrunde.testing.playing import play, public
from tests.games.dungeon_designer.tables import at, challenge, dungeon, own


def reach(rows: str, start: str, passages: str = "") -> set[str]:
    """The names of all rooms in a room's network."""
    d = dungeon_of(dungeon(rows, passages), 0)
    mask = network(links(d.stamp, d.passages), 1 << NAMES.index(start))
    return {name for cell, name in enumerate(NAMES) if mask >> cell & 1}


def sizes(rows: str) -> list[int]:
    caves, stones = caves_and_stones(dungeon_of(dungeon(rows), 0), 0)
    return sorted(group.bit_count() for group in (*groups(caves), *groups(stones)))


@pytest.mark.clause("DD-120")
def test_room_groups_hang_together_by_type_alone() -> None:
    rows = "C33 C31 S45 C32; S26 S44 S46 C36; C41 - S41 S42; C21 C35 C34 S43"
    # caves: r1c1 r1c2 / r1c4 r2c4 / r3c1 r4c1 r4c2 r4c3; stone: all eight hang together
    assert sizes(rows) == [2, 2, 4, 7]
    assert sizes("C33 S45 C31 S46; S26 C32 S44 C34") == [1] * 8  # corners do not touch
    assert sizes("C33 C31 - -") == sizes("C49 C50 - -") == [2]  # doors or not


@pytest.mark.clause("DD-121", "DD-122")
def test_the_elements() -> None:
    assert FAMILIES["monster"] == ("gnoll", "goblin", "kobold", "slime", "ooze")
    assert FAMILIES["trap"] == ("bear", "blade", "fire", "pit", "spike")
    assert set(KINDS) - set(FAMILIES["monster"]) - set(FAMILIES["trap"]) == {"chest", "star"}
    five_traps = "S45/bear/blade/fire/pit C16/spike - -"
    assert challenge(19, five_traps) == 15  # five kinds of traps
    for monster in FAMILIES["monster"]:
        assert challenge(18, f"S45/{monster}/pit/star+1 - - -") == 4  # a monster, a trap and a star
    assert challenge(18, "S45/chest/pit/star+1 - - -") == 0


@pytest.mark.clause("DD-123", "DD-R15")
def test_a_star_is_a_star_whatever_its_value() -> None:
    assert own("C41 - - -", challenges="12").challenges == (2,)  # +3
    assert own("C48 - - -", challenges="12").challenges == (2,)  # −3
    assert (own("C41 - - -").stars, own("C48 - - -").stars) == (3, -3)
    assert challenge(21, "C48/chest - - -") == 3  # a pair with a negative star
    assert challenge(1, "- - - -; - C48 - -") == 3
    assert challenge(18, "C11 - - -") == 4  # kobold, spike trap and −1
    assert own("C48 - - -; - - - -; - - - -; - - - -", blueprint="B2").met == 1  # B2 asks for a star at r1c1


@pytest.mark.clause("DD-124")
def test_doors_on_both_sides_or_none() -> None:
    assert reach("C16 C17 - -", "r1c1") == {"r1c1", "r1c2"}  # EW and EW
    assert reach("C16 C33 - -", "r1c1") == {"r1c1"}  # one door alone
    assert reach("C33 - - -; C34 - - -", "r1c1") == {"r1c1"}
    assert reach("C26 - - -; C27 - - -", "r1c1") == {"r1c1", "r2c1"}  # NS and NS
    assert reach("- - - C16; C17 - - -", "r1c4") == {"r1c4"}  # the ends of two rows are no neighbours


@pytest.mark.clause("DD-086", "DD-R06")
def test_a_secret_passage_replaces_doors() -> None:
    assert reach("C33 C31 - -", "r1c1", "v11") == {"r1c1", "r1c2"}
    assert reach("C33 - - -; C31 - - -", "r2c1", "h11") == {"r1c1", "r2c1"}
    assert reach("C33 C31 - -; C32 C34 - -", "r1c1", "v21 h12") == {"r1c1"}
    assert reach("C33 C31 - -", "r1c1", "v10 v12 h01 h11") == {"r1c1"}  # not where nothing is


@pytest.mark.clause("DD-087")
def test_a_passage_below_the_newest_row_waits_for_next_years_room() -> None:
    table = at(
        2, year=2, turn=1, rows=["C33 C31 C32 C34"], passages=["h12"], hands=["S41 S42 S43 S44 S50"], blueprints=["B1"]
    )
    assert public(table)["dungeons"][0]["standing"]["entrance"] == ["r1c2"]
    for seat in (0, 1):
        table.play(seat, sorted(str(a) for a in table.legal(seat) if str(a).endswith(" 2"))[0])
    play(table, "discard S44")
    table.play(1, table.legal(1)[0])
    assert public(table)["dungeons"][0]["standing"]["entrance"] == ["r1c2", "r2c2"]


@pytest.mark.clause("DD-088")
def test_passages_towards_the_gates() -> None:
    shut = "- S38 - -"  # E S W, no door to the north
    assert own(shut, blueprint="B1").entrance == 0
    assert own(shut, "h02", blueprint="B1").entrance.bit_count() == 1
    assert own(shut, "h01 h12", blueprint="B1").entrance == 0
    below = ";".join(["- - - -"] * 3) + "; - - - C33"  # B1's exit is column 4
    assert own(below, blueprint="B1").exit == 0
    assert own(below, "h44", blueprint="B1").exit.bit_count() == 1


@pytest.mark.clause("DD-125", "DD-R11")
def test_inside_a_room_all_doors_meet() -> None:
    rows = "- C26 - -; C16 S45 C17 -; - C27 - -"
    assert reach(rows, "r1c2") == {"r1c2", "r2c1", "r2c2", "r2c3", "r3c2"}
    assert reach("C33 C31 C32 -", "r1c1", "v11 v12") == {"r1c1", "r1c2", "r1c3"}  # passages, too


W5 = "- C26 - -; C17/bear/blade C44 C16/pit -"
"""W5: A(EW) with two traps, B(NEW), C(EW) with one, and D(NS) above B, which gets two more."""


@pytest.mark.clause("DD-126", "DD-127")
def test_network_and_single_path_differ() -> None:
    rows = W5.replace("C26", "C26/fire/spike")
    assert reach(rows, "r2c1") == {"r1c2", "r2c1", "r2c2", "r2c3"}
    assert challenge(13, rows) == 8  # A, B, D: 4 of 5 traps
    assert challenge(13, "- S20 - -") == 4  # a lone room is a path
    bottom = "- - - -; - - - -; - C26/fire/spike - -; C17/bear/blade S45 C16/pit -"
    assert challenge(20, bottom, blueprint="B4") == 10  # the network reaches the exit of B4 in column 2
    assert challenge(20, bottom, blueprint="B1") == 0


@pytest.mark.clause("DD-127", "DD-R10")
def test_a_path_enters_a_room_once_a_trail_uses_a_connection_once() -> None:
    """A crossing with four dead ends: a path takes two of them, and so does a trail; on two rings that share a room
    the trail goes round both."""
    star = "- C26/bear - -; C16/pit S45 C17/fire -; - C27/blade - -"
    for path in ("simple", "trail"):
        assert challenge(13, star, path=path) == 4
    # rooms 0 1 / 4 5 6 / 9 10 with room 5 in both rings
    right, down = 1 << 0 | 1 << 4 | 1 << 5 | 1 << 9, 1 << 0 | 1 << 1 | 1 << 5 | 1 << 6
    weights = tuple(1 if cell in (0, 1, 4, 5, 6, 9, 10) else 0 for cell in range(16))
    assert (
        best_path(Links(right, down), weights, False) == 7
    )  # once round one ring, through the middle, round the other
    cross = tuple(1 if cell in (1, 4, 5, 6, 9) else 0 for cell in range(16))
    assert best_path(Links(1 << 4 | 1 << 5, 1 << 1 | 1 << 5), cross, False) == 3
    assert best_path(Links(1 << 4 | 1 << 5, 1 << 1 | 1 << 5), cross, True) == 3
    tail = Links(1 << 0 | 1 << 4 | 1 << 5, 1 << 0 | 1 << 1 | 1 << 5)  # a ring of four with two dead ends at one corner
    tailed = tuple(1 if cell in (0, 1, 4, 5, 6, 9) else 0 for cell in range(16))
    assert best_path(tail, tailed, False) == 5  # in by one dead end, round the ring
    assert best_path(tail, tailed, True) == 6  # and out by the other, through the corner again


def brute(right: int, down: int, weights: tuple[int, ...]) -> int:
    """All simple paths, the slow way."""
    near: dict[int, set[int]] = {cell: set() for cell in range(16)}
    for cell in range(16):
        for linked, step in ((right, 1), (down, 4)):
            if linked >> cell & 1:
                near[cell].add(cell + step)
                near[cell + step].add(cell)
    best = 0
    todo: list[tuple[tuple[int, ...], int]] = [((cell,), weights[cell]) for cell in range(16)]
    while todo:
        path, met = todo.pop()
        best = max(best, met)
        todo += [((*path, cell), met + weights[cell]) for cell in near[path[-1]] if cell not in path]
    return best


@pytest.mark.parametrize("seed", range(6))
def test_the_best_path_is_the_best(seed: int) -> None:
    random = Random(seed)
    right = sum(1 << cell for cell in range(16) if cell % 4 < 3 and random.random() < 0.6)
    down = sum(1 << cell for cell in range(12) if random.random() < 0.6)
    weights = tuple(random.choice((0, 0, 1, 2)) for _ in range(16))
    found = best_path(Links(right, down), weights, False)
    assert found == brute(right, down, weights)
    assert best_path(Links(right, down), weights, True) >= found


@pytest.mark.clause("DD-128")
def test_central_and_outside_rooms_and_outer_edges() -> None:
    for name in NAMES:
        rows = "; ".join(" ".join("S45/bear" if f"r{r}c{c}" == name else "-" for c in range(1, 5)) for r in range(1, 5))
        assert challenge(4, rows) == (3 if name in ("r2c2", "r2c3", "r3c2", "r3c3") else 0)
        assert challenge(24, rows) == (2 if name[3] in "14" else 0)
        assert challenge(9, rows) == (3 if name[3] in "14" else 0)  # doors on all sides
