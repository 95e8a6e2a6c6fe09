"""Scoring: sets, singles, rings and jokers; winners, ties and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde import Result
from tafelrunde.games.drachenland.board import COLOURS
from tafelrunde.games.drachenland.scoring import next_set, sets_of, tally
from tafelrunde.testing.playing import play
from tests.games.drachenland.tables import BOARD, FIELDS, land

ALL_RINGS = "rgb"


def pile(eggs: int, red: int, green: int, blue: int, clear: int) -> str:
    return "e" * eggs + "r" * red + "g" * green + "b" * blue + "c" * clear


def final(loot: Sequence[str], rings: Sequence[str], tie_break: str = "shared") -> Result:
    """The result of a game that the clock ends with this behind the screens and rings on these colours."""
    places = iter(FIELDS)
    figures = " ".join(
        f"{people}-{colour}={next(places)}{'*' if colour[0] in worn else ''}"
        for people, worn in zip(BOARD.peoples, rings, strict=False)
        for colour in COLOURS
    )
    seats = len(loot)
    table = land(seats, player=seats - 1, figures=figures, loot=loot, spent="red a", round=200, tie_break=tie_break)
    play(table, "activate green b", "stop")
    assert table.result is not None
    return table.result


def score(loot: str, rings: str = ALL_RINGS) -> int:
    return final([loot, ""], [rings, ""]).scores[0]


CASES = {
    "book A": ((6, 6, 3, 5, 4), "rb", 4, 5, 45),
    "book B": ((4, 5, 4, 6, 0), "rgb", 4, 3, 43),
    "E1 no rings at all": ((1, 5, 5, 5, 3), "", 1, 0, 10),
    "E2 jokers too few": ((5, 2, 2, 2, 2), "rgb", 2, 5, 25),
    "E3 eggs limit": ((2, 5, 5, 5, 3), "rgb", 2, 12, 32),
    "E4 jokers fill two colours": ((3, 3, 1, 2, 3), "rgb", 3, 0, 30),
    "E5 no egg": ((0, 4, 2, 1, 2), "rgb", 0, 9, 9),
    "E6 one ring missing": ((4, 4, 4, 4, 1), "rb", 1, 9, 19),
    "E7 same with ring": ((4, 4, 4, 4, 1), "rgb", 4, 1, 41),
    "E8 jokers spread": ((7, 4, 6, 5, 2), "rgb", 5, 4, 54),
    "E9 more eggs than colour": ((6, 5, 5, 5, 4), "rgb", 6, 1, 61),
}


@pytest.mark.clause("DL-120", "DL-121", "DL-122", "DL-123", "DL-124", "DL-125", "DL-126")
@pytest.mark.parametrize("case", CASES)
def test_worked_examples(case: str) -> None:
    pieces, rings, sets, singles, points = CASES[case]
    result = final([pile(*pieces), ""], [rings, ""])
    assert result.scores == (points, 0)
    assert result.sources[0] == {"sets": 10 * sets, "singles": singles}


@pytest.mark.clause("DL-127")
def test_highest_score_wins_the_rulebooks_example() -> None:
    result = final([pile(6, 6, 3, 5, 4), pile(4, 5, 4, 6, 0)], ["rb", "rgb"])
    assert (result.scores, result.winners, result.ranks) == ((45, 43), (0,), (1, 2))


@pytest.mark.clause("DL-120")
@pytest.mark.parametrize("colour", COLOURS)
def test_gems_of_a_ringless_figure_are_void(colour: str) -> None:
    others = ALL_RINGS.replace(colour[0], "")
    assert score(colour[0] * 5, ALL_RINGS) == 5
    assert score(colour[0] * 5, others) == 0
    assert score(colour[0] * 5, colour[0]) == 5, "rings on the other figures do not matter"


@pytest.mark.clause("DL-120")
def test_rings_count_for_their_wearers_people_only() -> None:
    assert final(["rrr", "rrr"], ["r", "gb"]).scores == (3, 0)


@pytest.mark.clause("DL-121")
def test_clear_gems_are_never_void() -> None:
    assert score("ccc", "") == 3


@pytest.mark.clause("DL-122")
@pytest.mark.parametrize(("loot", "points"), [("ergb", 10), ("rgb", 3), ("egb", 3), ("erb", 3), ("erg", 3)])
def test_set_is_one_egg_and_one_gem_of_each_colour(loot: str, points: int) -> None:
    assert score(loot) == points


@pytest.mark.clause("DL-123")
@pytest.mark.parametrize(
    ("loot", "rings"), [("ecgb", "gb"), ("ercb", "rb"), ("ercc", "r"), ("eccc", ""), ("ergc", "rg")]
)
def test_clear_gem_stands_for_any_colour_also_a_void_one(loot: str, rings: str) -> None:
    assert score(loot, rings) == 10
    assert score(loot + "rgb".translate({ord(worn): None for worn in rings}), rings) == 10, "void gems do not help"


@pytest.mark.clause("DL-124")
def test_clear_gem_never_replaces_an_egg() -> None:
    assert score("rgbccc") == 6
    assert score("errggbbcc") == 10 + 5, "one egg, one set"


@pytest.mark.clause("DL-125")
def test_whatever_is_left_scores_one_each() -> None:
    assert score("e") == score("r") == score("g") == score("b") == score("c") == 1
    assert score("ergb" + "eerrrc") == 10 + 6


piece = st.integers(0, 6)


def best_by_trying(eggs: int, red: int, green: int, blue: int, clear: int) -> tuple[int, int]:
    """Most sets and most points over all ways to use each clear gem as red, green, blue or as itself."""
    tries = []
    for jokers in product(range(clear + 1), repeat=3):
        if sum(jokers) <= clear:
            most = min(eggs, red + jokers[0], green + jokers[1], blue + jokers[2])
            tries += [(n, 10 * n + eggs + red + green + blue + clear - 4 * n) for n in range(most + 1)]
    return max(n for n, _ in tries), max(points for _, points in tries)


@pytest.mark.clause("DL-126")
@given(piece, piece, piece, piece, st.integers(0, 5))
def test_jokers_are_assigned_to_make_the_most_of_them(eggs: int, red: int, green: int, blue: int, clear: int) -> None:
    tried = best_by_trying(eggs, red, green, blue, clear)
    scored = tally((eggs, red, green, blue, clear), 7, 10, 1)
    assert (sets_of(eggs, red, green, blue, clear), scored.points) == tried


@pytest.mark.clause("DL-R25")
def test_figures_that_never_entered_change_nothing() -> None:
    scores = []
    for figures in ("dwarves-red=F01*", "dwarves-red=F01* dwarves-green=F02 dwarves-blue=F03"):
        table = land(player=1, figures=figures, loot=["eerrrccc", ""], spent="red a", clock_rounds=1)
        play(table, "activate green b", "stop")
        assert table.result is not None
        scores.append(table.result.scores)
    assert scores == [(10 + 4, 0), (10 + 4, 0)]


# --- ties


@pytest.mark.clause("DL-127", "DL-R16")
def test_equal_scores_share_rank_and_victory() -> None:
    result = final(["ergb", "eeeeerrrrr", "rrr", "rrr"], ["rgb"] * 4)
    assert result.scores == (10, 10, 3, 3)
    assert (result.winners, result.ranks) == ((0, 1), (1, 1, 3, 3))
    assert final(["rr", "ergb", "r"], ["rgb"] * 3).ranks == (2, 1, 3)
    assert final(["rr", "ergb", "ergb"], ["rgb"] * 3).ranks == (3, 1, 1)


@pytest.mark.clause("DL-R16")
@pytest.mark.parametrize(
    ("loot", "winners"),
    [
        (["eeeeerrrrr", "ergb"], (1,)),  # 10 points each: more sets, though fewer eggs
        (["ergbr", "ergbe"], (1,)),  # 11 points and a set each: more eggs
        (["ergbr", "ergbg"], (0, 1)),  # nothing left to tell them apart
        (["rr", "ergb"], (1,)),  # points come first
        (["ergb", "r" * 11], (1,)),  # even against more sets
    ],
)
def test_ties_are_broken_by_sets_then_eggs_on_request(loot: list[str], winners: tuple[int, ...]) -> None:
    assert final(loot, ["rgb", "rgb"], tie_break="sets").winners == winners


@pytest.mark.clause("DL-R16")
def test_ties_are_shared_by_default() -> None:
    assert final(["eeeeerrrrr", "ergb"], ["rgb", "rgb"]).winners == (0, 1)
    assert final(["ergbr", "ergbe"], ["rgb", "rgb"], tie_break="shared").winners == (0, 1)


@pytest.mark.clause("DL-126")
def test_the_next_set_is_made_by_what_it_lacks_and_brings_what_is_said() -> None:
    assert next_set((2, 1, 4, 0, 3), 10, 1) == ((1, 2, 0, 3), 3, 9)
    for loot in product(range(4), repeat=5):
        (egg, *gems), covered, gain = next_set(loot, 10, 1)
        before = tally(loot, 7, 10, 1)
        wanted = [1 + kind for kind, count in enumerate(gems) for _ in range(count)][covered:] + [0] * egg
        after = [count + wanted.count(kind) for kind, count in enumerate(loot)]
        assert wanted
        assert tally(after, 7, 10, 1).sets == before.sets + 1
        assert tally(after, 7, 10, 1).points == before.points + gain
        after[wanted[0]] -= 1
        assert tally(after, 7, 10, 1).sets == before.sets, "nothing of it is too much"
