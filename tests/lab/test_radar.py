"""The radar: every option is switched, and the strongest effect stands first."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, all_games, game
from tafelrunde.kernel.options import SeatPick
from tafelrunde.kernel.texts import LANGUAGES
from tafelrunde.lab.diff import Change, Difference
from tafelrunde.lab.figures import width
from tafelrunde.lab.page_sections import with_section
from tafelrunde.lab.radar import Radar, SwitchEffect, pages, radar, switches, table

TODAY = date(2026, 1, 2)


def changed(by: float, error: float = 0.01) -> Difference:
    return Difference(100, (Change("seat", "1", "", "", 0.3, 0.3 + by, error, 0.5, 3.0),))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_option_is_switched(game: Game[Any, Any]) -> None:
    found = list(switches(game, 3))
    assert {option.name for option, _ in found} == {option.name for option in game.options}
    assert all(value != option.default for option, value in found)
    radar = Radar(game, 3, "greedy", 100, tuple(SwitchEffect(option, value, changed(0.1)) for option, value in found))
    for lang in LANGUAGES:
        lines = table(radar, lang, TODAY).splitlines()
        assert len([line for line in lines if line.startswith("| ")]) == len(found) + 1
        assert "2026-01-02" in lines[0]


def test_the_strongest_effects_are_told() -> None:
    first = SwitchEffect(game("dante").options[0], 3, changed(-0.2))
    assert first.weight == pytest.approx((0.2 - 0.03) / 0.5)
    unsure = SwitchEffect(game("dante").options[1], True, changed(0.02))
    assert (unsure.weight, unsure.strongest) == (0, None)
    text = table(Radar(game("dante"), 3, "greedy", 100, (first, unsure)), "en", TODAY)
    assert "Seat 2 wins 20.0 of a hundred games fewer (17.0 to 23.0): 10.0 instead of 30.0." in text
    assert "Nothing that is sure" in text


@pytest.mark.parametrize("slug", ["drachenland", "apokalypse"])
def test_seats_are_named_as_everywhere(slug: str) -> None:
    start = next(option for option in game(slug).options if isinstance(option, SeatPick))
    blip = SwitchEffect(start, 0, changed(0.1))
    assert ": *Platz 1* |" in table(Radar(game(slug), 3, "greedy", 100, (blip,)), "de", TODAY)


def test_a_radar_of_played_games_is_ranked() -> None:
    """A game of Dante that stops after one turn each is another game."""
    found = radar(game("dante"), 3, "random", 8, workers=1, secret="tests")
    assert (found.blips[0].option.name, found.blips[0].value) == ("turn_limit", 1)
    assert [blip.weight for blip in found.blips] == sorted((blip.weight for blip in found.blips), reverse=True)


def test_a_radar_goes_on_where_it_was_left(tmp_path: Path) -> None:
    class CalledAwayError(Exception): ...

    def called_away(done: int, total: int) -> None:
        if done > total // 2:
            raise CalledAwayError

    with pytest.raises(CalledAwayError):
        radar(game("dungeonquest"), 2, "random", 2, 0, 1, called_away, tmp_path / "kept", "tests")
    told: list[int] = []
    found = radar(game("dungeonquest"), 2, "random", 2, 0, 1, lambda done, total: told.append(done), tmp_path / "kept")
    whole = radar(game("dungeonquest"), 2, "random", 2, workers=1, secret="tests")
    assert table(found, "en", TODAY) == table(whole, "en", TODAY)
    assert 0 < len(told) < told[-1]
    for blip in found.blips:  # all intervals of the table hold together
        changes = blip.difference.changes
        assert {change.z for change in changes} <= {width(len(found.blips) * len(changes))}


def test_figures_go_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "dante.en.md"
    page.write_text("before\n<!-- radar: written by `make radar` -->\nold\n<!-- end of radar -->\nafter\n")
    assert with_section(page, "radar", "new\n").split("\n") == [
        "before", "<!-- radar: written by `make radar` -->", "", "new", "", "<!-- end of radar -->", "after", "",
    ]  # fmt: skip
    found = Radar(game("dante"), 3, "greedy", 100, ())
    with pytest.raises(BadInput) as caught:
        pages(found, tmp_path, TODAY)  # the German one is missing
    assert caught.value.key == "page-file"
    page.write_text("nothing")
    with pytest.raises(BadInput) as caught:
        with_section(page, "radar", "new")
    assert caught.value.key == "page-marks"
    assert page.read_text() == "nothing"
