"""What a good player values, where it shows in a single choice."""

from __future__ import annotations

import pytest

from tafelrunde.bots import bot
from tafelrunde.kernel.luck import Luck
from tests.games.dungeon_designer.tables import at


@pytest.mark.parametrize("year", [1, 4])
@pytest.mark.parametrize("seed", range(3))
def test_what_costs_neither_turn_nor_rank_is_bought_before_passing(year: int, seed: int) -> None:
    """Whoever is still first after a purchase can pass then as well as now: a star for nothing."""
    rows = ";".join(["C16 C26 S27 C27", "C20 C21 C42 C43", "S06 S25 S36 S37", "S03 S32 S07 S41"][:year])
    others = (
        ";".join(["- - - -"] * (year - 1) + ["S44 S45 S46 S47"]),
        ";".join(["- - - -"] * (year - 1) + ["C36 C37 C38 C39"]),
    )
    table = at(
        3,
        year=year,
        ask="Visit(0)",
        gold=[14, 8, 8],
        rows=[rows, *others],
        shown="12,18,11,28" if year < 4 else "-",
        stalls=("M06 top=- bottom=star+1", "M02 top=- bottom=ooze"),
    )
    action = bot("greedy").choose(table.sight(0), Luck.seeded(seed))
    assert action.verb == "buy"


def test_what_would_do_harm_is_not_bought_for_nothing() -> None:
    """Where the fewest chests win, a free chest is left lying."""
    table = at(3, year=4, ask="Visit(0)", goal="G2", gold=[14, 4, 4], stalls=("M06 top=- bottom=chest",))
    action = bot("greedy").choose(table.sight(0), Luck.seeded(1))
    assert action.verb == "leave"
