"""The ladder: one model for all games, which finds the strengths that games were made with."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import polars as pl
import pytest

from tafelrunde.cli import main
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.texts import Texts
from tafelrunde.lab.ladder import fit, ladder, line_ups, rated, table
from tafelrunde.lab.places import marks

STRENGTH = {"random": 1.0, "greedy": 4.0, "search:easy": 6.0}  # Elo 0, 241, 311


def made(seats: int, games: int, seed: int) -> pl.DataFrame:
    """Games that are won in proportion to these strengths."""
    dice, rows, number = Random(seed), [], 0
    for sitting in line_ups("dante", tuple(STRENGTH), seats):
        for _ in range(games):
            [winner] = dice.choices(range(seats), [STRENGTH[bot] for bot in sitting.bots])
            rows += [(number, bot, float(seat == winner)) for seat, bot in enumerate(sitting.bots)]
            number += 1
    return pl.DataFrame(rows, schema=["number", "bot", "won"], orient="row")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_known_strengths_are_found(seats: int) -> None:
    found = {rung.bot: rung for rung in rated("dante", seats, tuple(STRENGTH), made(seats, 600, seats)).rungs}
    assert found["random"].rating == found["random"].low == found["random"].high == 0
    for bot, right in (("greedy", 241), ("search:easy", 311)):
        assert found[bot].low < right < found[bot].high
        assert found[bot].high - found[bot].low < 150
    assert [*found] == ["search:easy", "greedy", "random"]


def test_intervals_hold_as_often_as_they_say() -> None:
    held = 0
    for seed in range(40):
        rungs = rated("dante", 2, tuple(STRENGTH), made(2, 80, 100 + seed)).rungs
        held += next(rung.low < 241 < rung.high for rung in rungs if rung.bot == "greedy")
    assert held >= 34  # 38 expected; fewer than 34 in one of fifty such tests


def test_who_has_lost_every_game_has_a_rating() -> None:
    ratings = fit(("random", "greedy"), {(("greedy", "random"), "greedy"): 50.0})
    assert ratings["greedy"] == pytest.approx(400 * 2.0043, abs=0.1)  # 50.5 to 0.5


def test_a_ladder_is_played(tmp_path: Path) -> None:
    found = ladder("dungeonquest", ("random", "greedy"), 2, 4, workers=1)
    assert (found.games, [rung.games for rung in found.rungs]) == (4, [4, 4])
    text = table([found], "de", date(2026, 1, 2))
    assert "DungeonQuest" in text
    assert text.count("| `") == 2


def test_a_ladder_is_written_where_it_belongs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "bots.md"
    dante = Texts("en", [find_game("dante").folder])("game-title")
    stale, other = f"#### {dante}, 3 seats\n\nstale", "#### DungeonQuest, 2 seats\n\n| `greedy` |"
    begin, end = marks("ladder")
    page.write_text(f"{begin}\nabout\n\n{stale}\n\n{other}\n\n{end}\n")
    words = ["--game", "dante", "--seats", "3", "--bots", "random,greedy", "--games", "3", "--workers", "1"]
    assert main(["--lang", "en", "lab", "ladder", *words, "--write", str(page)]) == 0
    written = page.read_text()
    assert other in written  # it was not played anew
    assert "stale" not in written
    assert written.count("#### ") == written.count("| `greedy` |") == 2
    assert main(["--lang", "en", "lab", "ladder", *words, "--write", str(page)]) == 0
    assert page.read_text() == written
    for wrong, said in (
        (["--bots", "greedy,greedy"], "no round robin"),
        (["--bots", "greedy,fool"], "fool"),
        (["--seats", "2"], "3"),
        (["--game", "chess"], "chess"),
        (["--write", str(tmp_path / "no.md")], "no.md"),
    ):
        before = page.read_bytes()
        assert main(["--lang", "en", "lab", "ladder", *words, "--write", str(page), *wrong]) == 2
        assert said in capsys.readouterr().err
        assert page.read_bytes() == before
