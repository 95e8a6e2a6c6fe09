"""Final scoring and the goals (DD-130 to DD-145, DD-G1 to DD-G8), with the worked examples."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.games.dungeon_designer.scoring import result, standings
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.options import Value
from tafelrunde.testing.playing import play, random_game, told
from tests.games.dungeon_designer.tables import BOARD, at, build, dungeon, own

JESSY = "C34 C41 S47 C11; C23 S49 S17 S26; S29 C26 S02 C47; S40 C30 S16 C24"


def stand(goal: str, rows: Sequence[str], priority: Sequence[int] = (), **options: Value) -> list[int]:
    """Goal points of seats with these dungeons; the final order is `priority`."""
    return [standing.goal for standing in standings(ended(goal, rows, priority, **options))]


def ended(goal: str, rows: Sequence[str], priority: Sequence[int] = (), **options: Value) -> Site:
    s = dungeon("- - - -", "", len(rows), **options)
    s.goal = BOARD.goals.index(goal)
    s.priority = list(priority or range(len(rows)))
    for seat, told_rows in enumerate(rows):
        build(s, seat, told_rows)
    s.ended = "four-years"
    return s


@pytest.mark.clause("DD-139", "DD-140", "DD-141", "DD-142")
def test_jessys_dungeon() -> None:
    """W3, the rulebook's numbers: 8 and 6 rooms, five conditions, 7 reputation."""
    jessy = own(JESSY, blueprint="B2")
    assert (jessy.entrance.bit_count(), jessy.exit.bit_count()) == (8, 6)
    assert not jessy.entrance & jessy.exit
    assert jessy.networks == 14
    assert (jessy.met.bit_count(), jessy.blueprint) == (5, 7)
    assert jessy.stars == 3


@pytest.mark.clause("DD-138")
def test_stars_add_up_and_negative_ones_subtract() -> None:
    assert own("C35 C48 S44 S45/star+1").stars == 3 - 3 + 2 + 1
    assert own("C48 S15 C14 -").stars == -6  # the sum may be negative


@pytest.mark.clause("DD-139")
@pytest.mark.parametrize(("met", "points"), [(3, 0), (4, 5), (5, 7), (6, 10), (7, 14), (8, 20)])
def test_the_blueprints_score_row(met: int, points: int) -> None:
    """W10, on B6: chest, cave / cave, slime / ooze, cave / cave, star."""
    wanted = {"r1c1": "S45/chest", "r2c3": "S46/slime", "r3c2": "S26/ooze", "r4c4": "S21/star+1"}
    wanted |= {"r1c3": "C16", "r2c1": "C17", "r3c4": "C33", "r4c2": "C31"}
    chosen = dict(list(wanted.items())[:met])
    rows = "; ".join(" ".join(chosen.get(f"r{r}c{c}", "-") for c in range(1, 5)) for r in range(1, 5))
    found = own(rows, blueprint="B6")
    assert (found.met.bit_count(), found.blueprint) == (met, points)


@pytest.mark.clause("DD-140")
def test_conditions_count_at_exactly_their_cell() -> None:
    assert own("S45/chest - C16 -", blueprint="B6").met.bit_count() == 2
    assert own("- S45/chest - C16", blueprint="B6").met == 0  # elsewhere
    assert own("C16 - S45 -", blueprint="B6").met == 0  # of another type, without the element
    assert own("C25 - - -", blueprint="B6").met == 1  # two are as good as one


@pytest.mark.clause("DD-143")
def test_a_room_in_both_networks_counts_twice() -> None:
    column = "- C26 - -; - C27 - -; - C28 - -; - C29 - -"  # B4 comes out in column 2, B1 goes in there
    assert own(column, blueprint="B1").networks == 4
    assert own(column, "v12", blueprint="B1").networks == 4
    whole = "; ".join(["S45 S46 S47 S48", "S49 C30 C47 C48", "C49 C50 C43 C44", "C45 C46 S37 C24"])
    most = own(whole, "h31 h32 h33 h34 h41", blueprint="B8")
    assert (most.entrance, most.exit) == (0xFFFF, 0xFFFF)
    assert most.networks == 32


@pytest.mark.clause("DD-130", "DD-137")
def test_six_categories_add_up() -> None:
    for seats in (2, 3, 5):
        *_, table = random_game(GAME, seats, 11)
        assert table.result is not None
        for seat, sources in enumerate(table.result.sources):
            assert list(sources) == ["priority", "goal", "challenges", "stars", "blueprint", "networks"]
            assert table.result.scores[seat] == sum(sources.values())
            standing = standings(table.state)[seat]
            assert sources["challenges"] == sum(standing.own.challenges)
            assert len(standing.own.challenges) == 3


@pytest.mark.clause("DD-004", "DD-111", "DD-131", "DD-R32")
def test_the_order_of_passing_in_year_four_is_the_final_one() -> None:
    table = at(5, year=4, ask="Visit(4)", gold=[5, 5, 5, 5, 6], priority="4,3,2,1,0")
    events = play(table, "leave", "leave", "leave", "leave", "leave")
    assert table.result is not None
    assert [table.result.sources[seat]["priority"] for seat in (4, 3, 2, 1, 0)] == [9, 6, 3, 0, 0]
    assert [event.kind.key for event in events if event.kind.key in ("new-order", "market-cleared", "dealt")] == [
        "new-order"
    ]
    assert told(events, "end")
    assert not table.pending


@pytest.mark.clause("DD-132", "DD-135", "DD-G5")
def test_goal_with_ties() -> None:
    """W6: kobolds 3, 3, 0 and 1, final order C, B, A, D."""
    rooms = ["C23 S45/kobold - -", "S28 S35 - -", "C17 - - -", "C33 - - -"]
    s = ended("G5", rooms, [2, 1, 0, 3])
    assert [standing.goal for standing in standings(s)] == [9, 15, 0, 5]
    assert [standing.rank for standing in standings(s)] == [3, 6, 9, 0]
    assert stand("G5", rooms, [0, 1, 2, 3]) == [15, 9, 0, 5]


@pytest.mark.clause("DD-134", "DD-G2")
def test_barren_vault() -> None:
    """W7: chests 0, 2 and 2, final order C, A, B."""
    assert stand("G2", ["C33 - - -", "C25 - - -", "C47 C24 - -"], [2, 0, 1]) == [15, 5, 9]


@pytest.mark.clause("DD-133", "DD-136", "DD-G1")
def test_two_players_and_a_second_without_any() -> None:
    """W8: goblins 4 and 0."""
    assert stand("G1", ["C17 S38 - -", "C33 - - -"]) == [15, 0]
    assert stand("G1", ["C17 S38 - -", "C16 - - -"]) == [15, 9]
    s = ended("G1", ["C17 S38 - -", "C16 - - -"], [1, 0])
    assert [standing.rank for standing in standings(s)] == [6, 9]  # no third place to be had
    shown = [GAME.new(seats, 0).view(None)["table"]["prizes"] for seats in (1, 2, 3)]
    assert shown == [[15, 9], [15, 9], [15, 9, 5]]


@pytest.mark.clause("DD-R24")
def test_nobody_scores_where_nobody_has_any() -> None:
    assert stand("G1", ["C33 - - -", "C31 - - -", "C34 - - -"]) == [0, 0, 0]


@pytest.mark.parametrize(
    ("goal", "most", "fewer"),
    [
        ("G1", "C17 - - -", "C16 - - -"),
        ("G3", "C05 - - -", "C49 - - -"),
        ("G5", "C23 - - -", "C33 - - -"),
        ("G7", "C44 - - -", "C12 - - -"),
        ("G8", "C45 - - -", "C38 - - -"),
    ],
)
def test_goals_of_one_kind(goal: str, most: str, fewer: str) -> None:
    assert stand(goal, [fewer, most, "C31 - - -"]) == [9, 15, 0]


@pytest.mark.clause("DD-G3", "DD-G7", "DD-G8")
def test_each_goal_counts_its_own_kind() -> None:
    only = {"G1": "C17", "G3": "C05", "G5": "C23", "G7": "C44", "G8": "C45"}
    for goal in only:
        for other, room in only.items():
            assert stand(goal, [f"{room} - - -", "C31 - - -"]) == ([15, 0] if other == goal else [0, 0])


@pytest.mark.clause("DD-G4", "DD-R14", "DD-133")
def test_pairs_of_identical_traps() -> None:
    twins, mixed = "S46 S45/pit/pit/pit - -", "C07 C02 - -"  # fire fire, pit pit pit; bear bear, spike spike, blade
    assert stand("G4", [twins, mixed, "S20 - - -"]) == [15, 9, 0]
    assert stand("G4", [twins, mixed, "S20 - - -"], [1, 0, 2]) == [9, 15, 0]
    assert stand("G4", [twins, mixed, "S20 - - -"], pair_goal="element") == [15, 9, 5]
    assert stand("G4", ["C31 - - -", mixed], pair_goal="element") == [0, 15]


@pytest.mark.clause("DD-G6", "DD-R14")
def test_pairs_of_slime_and_ooze() -> None:
    assert stand("G6", ["S02 - - -", "C20 C44 - -", "C44 - - -"]) == [15, 9, 0]
    assert stand("G6", ["S02 - - -", "C20 C44 - -", "C44 - - -"], pair_goal="element") == [15, 9, 5]


@pytest.mark.clause("DD-145")
def test_the_highest_total_wins_and_ties_go_to_the_left() -> None:
    """W9: equal totals. Whoever is first in the order has 9 against 6 there, so the other has three stars more."""
    rooms = ["C35 - - -", "C33 - - -"]
    s = ended("G4", rooms, [1, 0])
    found = result(s)
    assert found.scores == (9, 9)
    assert found.winners == (1,)
    assert found.ranks == (2, 1)
    assert result(ended("G4", rooms, [0, 1])).winners == (0,)
    for seats in (2, 5):
        *_, table = random_game(GAME, seats, 4)
        assert table.result is not None
        assert len(table.result.winners) == 1
