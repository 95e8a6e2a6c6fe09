"""The balance report: one page, complete in both languages, for every game."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tafelrunde.cli.desk import HERE as CLI
from tafelrunde.games.apokalypse.scoring import END_CLAUSES
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, all_games, game
from tafelrunde.kernel.texts import LANGUAGES, check_languages, keys_and_arguments
from tafelrunde.lab import plots
from tafelrunde.lab.effects import false_alarms
from tafelrunde.lab.figures import Figure
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.report import MOST, TOLD, Chapter, page
from tafelrunde.lab.runs import Run, run
from tafelrunde.lab.words import HERE, Voice, number, percent, signed, words

CODE = "\n".join(path.read_text("utf-8") for folder in (HERE, CLI) for path in sorted(folder.glob("*.py")))
FIGURES = ("seat", "score", "decisions", "rounds", "shared", "nobody", "ending", "thing", "busy", "often")


class Page(HTMLParser):
    """The text of a page, by language."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.lang, self.figures, self.pictures, self.said = (
            "",
            {"de": 0, "en": 0},
            {"de": 0, "en": 0},
            {"de": "", "en": ""},
        )
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "main":
            self.lang = found["lang"] or ""
        if tag == "figure":
            self.figures[self.lang] += 1
        if tag == "svg":
            self.pictures[self.lang] += 1
        self.addresses += [value for name, value in attrs if name in ("src", "href", "srcset", "action") and value]

    def handle_data(self, data: str) -> None:
        if self.lang:
            self.said[self.lang] += data


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_game_has_a_report(tmp_path: Path, game: Game[Any, Any]) -> None:
    seats = max(2, game.seats[0])
    kept = run(
        tmp_path / "run",
        Plan((Sitting(game.slug, ("random",) * seats),), 20, decisions=True, secret="tests"),
        workers=1,
    )
    text = page(kept, "de")
    assert len(text.encode()) <= MOST
    told = Page(text)
    assert not told.addresses  # nothing is fetched from anywhere
    assert not re.findall(r"url\(|@import|<script", text)
    assert set(re.findall(r"https?://[^\s\"']+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    for lang in LANGUAGES:
        voice = Voice(kept.plan.sittings[0].setup(), lang)
        assert told.figures[lang] == told.pictures[lang] >= 9
        assert voice.title in told.said[lang]
        for key in ("seats", "skill", "length", "phases", "branching", "dead", "changes", "runaway", "chance"):
            assert voice(f"report-{key}") in told.said[lang]
    assert not re.findall(r"\{ ?\$|\bnan\b|\bNone\b(?! of)", told.said["de"] + told.said["en"])


def test_a_run_of_different_bots_without_decisions(tmp_path: Path) -> None:
    plan = Plan((Sitting("dungeonquest", ("random", "greedy")), Sitting("dante", ("random",) * 3)), 4, secret="tests")
    told = Page(page(run(tmp_path / "run", plan, workers=1), "en"))
    assert words("en")("report-bots") in told.said["en"]
    assert words("en")("report-no-decisions") in told.said["en"]
    assert words("en")("report-dead") not in told.said["en"]
    assert told.said["de"].count(words("de")("report-seats")) == 2  # a chapter for each table
    assert told.said["de"].count("alle Plätze aller 2 Tische zusammen") == 2  # and they are judged together
    assert told.said["en"].count("all seats of all 2 tables together") == 2
    assert words("de")("report-effects-none") in told.said["de"]


def test_a_run_with_other_rules_has_no_report(tmp_path: Path) -> None:
    run(tmp_path / "run", Plan((Sitting("dante", ("random",) * 3),), 1), workers=1)
    header = tmp_path / "run" / "plan.json"
    good = header.read_text()
    for change in (('"dante": ', '"dante": 9'), ('"layout": ', '"layout": 9'), ('"editions": [', '"editions": ["x", ')):
        header.write_text(good.replace(*change))
        with pytest.raises(BadInput) as caught:
            page(Run(tmp_path / "run"), "de")
        assert caught.value.key == "report-version"
    header.write_text(good.replace('"package": "', '"package": "0.0.'))  # the same rules and pieces
    assert "0.0." in page(Run(tmp_path / "run"), "de")


def test_a_run_without_games_has_no_report(tmp_path: Path) -> None:
    kept = run(tmp_path / "run", Plan((Sitting("dante", ("random",) * 3),), 1), workers=1)
    for file in kept.folder.rglob("*.parquet"):
        file.unlink()
    with pytest.raises(BadInput) as caught:
        page(Run(kept.folder), "en")
    assert caught.value.key == "report-empty"
    assert "\n" not in caught.value.say("de") + caught.value.say("en")


def test_a_page_that_would_be_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = run(tmp_path / "run", Plan((Sitting("dante", ("random",) * 3),), 1), workers=1)
    monkeypatch.setattr("tafelrunde.lab.report.MOST", 1000)
    with pytest.raises(BadInput) as caught:
        page(kept, "en")
    assert caught.value.key == "report-long"


# --- its texts


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    check_languages(HERE)
    assert keys_and_arguments(HERE / "de.ftl") == keys_and_arguments(HERE / "en.ftl")


def test_no_text_is_unused() -> None:
    literals = set(re.findall(r"""["']([a-z_-]+)["']""", CODE)) | {f"report-{key}" for key in TOLD}
    parts = {f"report-part-{part}" for part in ("bot", "seat", "deal", "rest")}
    heads = {f"report-head-{name}" for name in ("thing", "what", "with", "effect", "interval")}
    told = {f"diff-{figure}" for figure in FIGURES}
    columns = {f"radar-{name}" for name in ("switch", "clause", "does")}
    columns |= {f"ladder-{name}" for name in ("bot", "rating", "interval", "games", "share")}
    assert set(keys_and_arguments(HERE / "en.ftl")) - literals - parts - heads - told - columns == set()


def test_numbers_as_each_language_writes_them() -> None:
    assert (number(1234.56, "de"), number(1234.56, "en")) == ("1.234,6", "1,234.6")
    assert (percent(0.125, "de"), percent(0.125, "en", 0)) == ("12,5\u00a0%", "12\u00a0%")
    assert (signed(0.031, "de"), signed(-0.031, "en")) == ("+3,1", "−3.1")


def test_long_names_go_on_two_lines_and_none_is_cut() -> None:
    voice = Voice(game("apokalypse").setup(3), "de")
    endings = [voice.ending(how) for how in END_CLAUSES]
    assert max(map(len, endings)) > 2 * plots.LONG
    drawn = plots.drawn(plots.bars([{"name": name, "value": 0.5} for name in endings], "", "%"), "de")
    said = [re.sub("<[^>]+>", " ", label) for label in re.findall("<text.*?</text>", drawn)]
    assert {" ".join(label.split()) for label in said} >= {" ".join(escape(name).split()) for name in endings}
    assert "…" not in drawn


def test_a_game_without_dead_turns_is_reported() -> None:
    voice = Voice(game("drachenland").setup(3), "en")
    for dead, begins in ((0.0, "Every seat has something"), (0.2, "In 20.0\u00a0% of all rounds a seat has nothing")):
        figure = Figure(
            pl.DataFrame({"step": [0], "dead": [dead]}), {"dead": dead, "early": dead, "late": dead, "forced": 0.0}
        )
        assert TOLD["dead"](figure, voice)[0].startswith(begins)


def test_decisions_of_the_same_name_are_one_bar() -> None:
    voice = Voice(game("dante").setup(3), "en")
    same = [step.__name__ for step in game("dante").steps if voice.asks(step.__name__) == voice.asks("AlsoGive")]
    assert len(same) == 2
    frame = pl.DataFrame({"asks": same, "games": [2.0, 3.0]})
    _, spec = TOLD["phases"](Figure(frame, {"share": 1.0, "choices": 2.0, "kinds": 2.0}, {"asks": same[0]}), voice)
    assert [row["value"] for row in spec["data"]["values"]] == [5.0]


def test_the_page_says_how_often_it_raises_a_false_alarm() -> None:
    chapter = Chapter.__new__(Chapter)
    chapter.tables, chapter.effects = 1, pl.DataFrame({"stands_out": [False]})
    for lang, to in (("en", "to"), ("de", "bis")):
        about = chapter.about_effects(Voice(game("dante").setup(3), lang))
        said = {name: number(100 * share, lang) for name, share in false_alarms().items()}
        assert f" {said['alarms']} " in about
        assert f"({said['low']} {to} {said['high']})" in about
        assert f" {said['least']} {to} {said['most']}." in about


def test_cards_of_the_same_name_are_told_apart() -> None:
    voice = Voice(game("dante").setup(3), "en")
    words = [str(word) for word in voice.setup.words["card"]]
    same = [word for word in words if voice.thing("card", word) == voice.thing("card", words[0])]
    rows = pl.DataFrame({"word": same[:2], "effect": [0.1, -0.1], "low": [0.0, -0.2], "high": [0.2, 0.0]})
    chapter = Chapter.__new__(Chapter)
    chapter.kinds = [("card", "played", rows.with_columns(stands_out=pl.lit(False)))]
    [plot] = chapter._effect_plots(voice)
    for word in same[:2]:
        assert f"{voice.thing('card', word)} [{word}]: " in plot.says


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_a_title(game: Game[Any, Any], lang: str) -> None:
    voice = Voice(game.setup(3), lang)
    for event in game.events:
        assert voice.event(event.key)
    asks = [step for step in game.steps if step.asks]
    assert [step.__name__ for step in asks if voice.asks(step.__name__) == step.__name__] == []
