"""The figures behind a report, on rows whose figures are known."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import polars as pl
import pytest

from tafelrunde.bots.arena import interval
from tafelrunde.kernel.game import Game, all_games
from tafelrunde.kernel.luck import Luck
from tafelrunde.lab import figures, win_chances
from tafelrunde.lab.effects import effects, things
from tafelrunde.lab.figures import Sample
from tafelrunde.lab.plan import Sitting
from tafelrunde.lab.row_writer import TableRowData
from tests.lab.made import rows, sample

TWO = Sitting("dungeonquest", ("greedy", "greedy"))


def a_game(number: int, decisions: int = 10, rotation: int = 0, seed: int = 0) -> TableRowData:
    return (number, 0, seed or number, rotation, 1, "sunset", 5, decisions)


def seats(number: int, winner: int, bots: tuple[str, str] = ("greedy", "greedy")) -> list[TableRowData]:
    return [(number, seat, bots[seat], float(seat == winner), 1 + (seat != winner), 0, 5, 0) for seat in (0, 1)]


def played(folder: Path, winners: list[int], **more: list[TableRowData]) -> Sample:
    kept = rows(
        games=[a_game(number) for number in range(len(winners))],
        seats=[row for number, winner in enumerate(winners) for row in seats(number, winner)],
        **more,
    )
    return sample(folder, TWO, len(winners), kept)


def test_shares_by_seat(tmp_path: Path) -> None:
    found = figures.shares(played(tmp_path, [0] * 75 + [1] * 25), "seat")
    assert found.frame["share"].to_list() == [0.75, 0.25]
    assert found.frame["low"][0] == pytest.approx(0.643, abs=0.001)  # Wilson, both seats together
    assert (found.told["fair"], found.told["apart"], found.said["best"]) == (0.5, 1, "0")
    assert figures.shares(played(tmp_path / "even", [0, 1] * 50), "seat").told["apart"] == 0


def test_intervals_of_seats_hold_together(tmp_path: Path) -> None:
    """61 and 63 wins of 100 each differ from one half with 95 % when taken alone, but not among two and six seats."""
    for wins, tables in ((61, 1), (63, 3)):
        sample = played(tmp_path / str(wins), [0] * wins + [1] * (100 - wins))
        assert interval(wins, 100)[0] > 0.5
        assert figures.shares(sample, "seat", tables).told["apart"] == 0
        assert figures.shares(sample, "seat", tables).frame["low"][0] == pytest.approx(0.498, abs=0.001)
    assert figures.shares(sample, "seat").told["apart"] == 1


def test_the_variance_explained_by_bots(tmp_path: Path) -> None:
    """The better bot always wins, in both seats: bots explain all, seats nothing. Where chance decides, bots explain
    nothing."""
    pair = Sitting("dungeonquest", ("greedy", "random"))
    games, kept = [], []
    for number in range(200):
        turned = number % 2
        games.append(a_game(number, rotation=turned, seed=number // 2))
        kept += seats(number, turned, ("random", "greedy") if turned else ("greedy", "random"))
    told = figures.luck_and_skill(sample(tmp_path, pair, 200, rows(games=games, seats=kept))).told
    assert told["bot"] == pytest.approx(1)
    assert told["seat"] == told["deal"] == 0
    luck = Luck.seeded(1)
    told = figures.luck_and_skill(played(tmp_path / "luck", [luck.roll(2) for _ in range(400)])).told
    assert told["rest"] > 0.97


def test_the_variance_explained_by_deals(tmp_path: Path) -> None:
    pair = Sitting("dungeonquest", ("greedy", "random"))
    luck, games, kept = Luck.seeded(2), [], []
    for deal in range(100):
        winner = luck.roll(2)
        for turned in (0, 1):
            games.append(a_game(2 * deal + turned, rotation=turned, seed=deal))
            kept += seats(2 * deal + turned, winner, ("random", "greedy") if turned else ("greedy", "random"))
    told = figures.luck_and_skill(sample(tmp_path, pair, 200, rows(games=games, seats=kept))).told
    assert told["deal"] > 0.9
    assert told["bot"] < 0.02


def test_decisions_dead_turns_and_branching(tmp_path: Path) -> None:
    """Seat 1 has one move only in the second of three rounds, and in the last one it is not asked."""
    looks = [(0, at, round_, seat, 0.0, 0.5) for at, round_ in ((0, 1), (5, 2), (9, 3)) for seat in (0, 1)]
    made = [(0, at, 1 + at // 5, at % 2, "Act", 1 if at >= 5 and at % 2 else 4, "move") for at in range(9)]
    made.append((0, 9, 3, 0, "Act", 1, "move"))
    found = played(tmp_path, [0], rounds=looks, decisions=made)
    assert found.has_decisions
    dead = figures.dead_turns(found)
    assert dead.frame.select("step", "dead").rows() == [(0, 0.0), (5, 0.5)]
    assert dead.told["dead"] == 0.25
    assert dead.told["forced"] == 0.3
    assert figures.branching(found).told["mean"] == pytest.approx(3.1)
    assert figures.phases(found).frame.rows() == [("Act", 10.0, 3.1)]


def test_points_by_source(tmp_path: Path) -> None:
    scored = [(0, 0, "gold", 30), (0, 0, "fame", 2), (0, 1, "gold", 20)]
    found = figures.points(played(tmp_path, [0], points=scored))
    assert (found.told["winner"], found.told["other"], found.said["apart"]) == (32, 20, "gold")
    assert found.told["gap"] == 10


def test_lengths(tmp_path: Path) -> None:
    told = figures.length(played(tmp_path, [0] * 4)).told
    assert (told["median"], told["longest"], told["rounds"]) == (10, 10, 5)
    found = figures.histogram(pl.Series([3] + [100] * 3))
    assert found["share"].sum() == pytest.approx(1)
    assert found.height <= figures.BARS
    assert (found["begin"][0], found["share"][-1]) == (3, 0.75)


# --- the lead, and how early the winner is known


def course(number: int, opinions: list[float]) -> list[TableRowData]:
    """Return the estimated chances of seat 0 at each tenth of a game of ten decisions."""
    return [
        (number, at, at + 1, seat, 0.0, chance if seat == 0 else 1 - chance)
        for at, chance in enumerate(opinions)
        for seat in (0, 1)
    ]


def test_lead_changes_and_runaways(tmp_path: Path) -> None:
    turned = course(0, [0.5, 0.6, 0.4, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 1.0])  # leads for good from 0.3 on
    steady = course(1, [0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.9, 1.0])  # from 0.9 on
    found = played(tmp_path, [0, 0], rounds=turned + steady)
    looks = win_chances.standings(found)
    leaders = win_chances.leads(looks)
    assert win_chances.lead_changes(found, leaders).told["mean"] == 1.5
    away = win_chances.runaways(leaders, looks)
    assert away.told == {"runaway": 0.5, "halfway": 0.5}
    assert away.frame["share"].to_list() == [0, 0, 0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1]


def test_estimates_are_calibrated_by_results(tmp_path: Path) -> None:
    """An estimate of 0.9 comes true six times in ten, all through the game; it is calibrated to that."""
    luck = Luck.seeded(3)
    winners = [int(luck.roll(10) >= 6) for _ in range(1000)]
    looks = [row for number in range(1000) for row in course(number, [0.9] * 11)]
    found = played(tmp_path, winners, rounds=looks)
    grid = win_chances.calibrated(found, win_chances.standings(found))
    middle = grid.filter(pl.col("step") == 5, pl.col("seat") == 0)["chance"]
    assert middle.mean() == pytest.approx(0.6, abs=0.04)
    assert win_chances.calibration(grid).told["error"] < 0.1  # 0.9 would be off by 0.3
    assert win_chances.winners_chance(grid).told["half"] == pytest.approx(0.52, abs=0.03)  # 0.6² + 0.4²


# --- effects


def heroes(numbers: range, of: list[tuple[str, str]]) -> list[TableRowData]:
    return [(n, seat, "chose", "hero", of[n % len(of)][seat], 1) for n in numbers for seat in (0, 1)]


def test_a_hero_who_wins_stands_out(tmp_path: Path) -> None:
    winners = [0 if number % 3 else number % 2 for number in range(300)]
    told = heroes(range(300), [("baldur", "mirela")])
    luck = Luck.seeded(4)
    told += [(n, luck.roll(2), "met", "family", "troll", 1) for n in range(300)]
    found = effects(played(tmp_path, winners, facts=told))
    family = found.filter(pl.col("event") == "met").row(0, named=True)
    assert not family["stands_out"]
    # baldur's seat is always the first: the seat explains its wins, and nothing is left for the hero
    assert found.filter(pl.col("word") == "baldur")["effect"][0] == pytest.approx(0, abs=1e-9)
    turned = [(n, (seat + n) % 2, *row) for n, seat, *row in heroes(range(300), [("baldur", "mirela")])]
    winners = [number % 2 if number % 4 else 1 - number % 2 for number in range(300)]  # baldur wins three in four
    found = effects(played(tmp_path / "turned", winners, facts=turned))
    baldur = found.filter(pl.col("word") == "baldur").row(0, named=True)
    assert baldur["stands_out"]
    assert baldur["low"] < 0.5 < baldur["high"]


def test_errors_are_those_of_whole_games(tmp_path: Path) -> None:
    """Two seats of a game say less than seats of two games: errors are those of whole games. Some have no winner, some
    no such thing."""
    luck = Luck.seeded(6)
    for name, winners in (("won", 2), ("open", 3)):
        games = [(luck.roll(winners), luck.roll(2), luck.roll(4) > 0) for _ in range(400)]
        told = [(n, seat, "met", "family", "troll", 1) for n, (_, seat, there) in enumerate(games) if there]
        [row] = effects(played(tmp_path / name, [won for won, _, _ in games], facts=told)).iter_rows(named=True)
        drawn = []
        for _ in range(300):  # whole games, drawn anew
            again = [luck.pick(games) for _ in games]
            having = [float(won == seat) for won, seat, there in again if there]
            others = [float(won == i) for won, seat, there in again for i in (0, 1) if not (there and seat == i)]
            drawn.append(fmean(having) - fmean(others))
        assert row["error"] == pytest.approx(stdev(drawn), rel=0.15)


def test_by_chance_hardly_anything_stands_out(tmp_path: Path) -> None:
    """Forty runs of chance with six heroes: all intervals of a run hold together with 95 %, therefore few raise an
    alarm."""
    names = ["baldur", "grimbart", "mirela", "sylva", "orla", "tamsin"]
    luck, alarms = Luck.seeded(5), 0
    for run in range(40):
        facts = [(n, seat, "chose", "hero", luck.pick(names), 1) for n in range(200) for seat in (0, 1)]
        found = effects(played(tmp_path / str(run), [luck.roll(2) for _ in range(200)], facts=facts))
        assert found.height == 6
        alarms += bool(found["stands_out"].any())
    assert alarms <= 5  # 2 expected; more than 5 come in one of a hundred such tests


def test_by_chance_hardly_anything_stands_out_where_victories_are_few(tmp_path: Path) -> None:
    """Seven games in nine have no winner, and most tiles come up in every fourth game. Among forty seats of one tile,
    nobody wins now and then."""
    tiles = [(f"C{number:02}", 1 if number < 5 else 4) for number in range(60)]
    luck, alarms = Luck.seeded(8), 0
    for run in range(25):
        laid = [
            (n, luck.roll(2), "laid", "tile", tile, 1) for n in range(150) for tile, of in tiles if not luck.roll(of)
        ]
        winners = [winner if (winner := luck.roll(9)) < 2 else -1 for _ in range(150)]
        found = effects(played(tmp_path / str(run), winners, facts=laid))
        assert found.height
        alarms += bool(found["stands_out"].any())
    assert alarms <= 4  # 1.25 expected; more than 4 come in one of a hundred such tests


def test_a_thing_with_few_expected_victories_is_left_out(tmp_path: Path) -> None:
    """Forty-three victories in three hundred seats: seventy seats may expect ten of them, and sixty-nine may not."""
    winners = [n % 2 if n < 43 else -1 for n in range(150)]
    seats = [(n, seat) for n in range(149, -1, -1) for seat in (0, 1)]  # none of the first has won
    for having, there in ((69, 0), (70, 1)):
        facts = [(n, seat, "met", "family", "troll", 1) for n, seat in seats[:having]]
        found = effects(played(tmp_path / str(having), winners, facts=facts))
        assert found.height == there
    assert found["error"][0] >= (43 / 300 * 257 / 300 * (1 / 70 + 1 / 230)) ** 0.5 - 1e-3  # though all 70 have lost


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_things_are_what_lies_in_the_box(game: Game[Any, Any]) -> None:
    known = {
        "apokalypse": {"card", "alignment", "nation"},
        "dante": {"card", "sinner", "encounter"},
        "drachenland": {"tile", "people"},
        "dungeon_designer": {"room", "blueprint", "challenge"},
        "dungeonquest": {"hero", "card", "tile"},
    }
    found = things(game.setup(3))
    assert known.get(game.slug, set()) <= found
    assert not found & {"seat", "number", "direction"}
