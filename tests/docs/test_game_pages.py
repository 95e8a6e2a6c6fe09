"""Every game has its pages in both languages; their introductions and rulings are those the game tells and plays by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.cli.pages import OWN_EDITION, about_edition, introduced, marks, refreshed
from tafelrunde.cli.rulings import TOPIC, markdown
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts
from tests.built_in_games import GAMES

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "games"
AnyGame = Game[Any, Any]

EDITION, END_OF_EDITION = marks("edition")
INTRO, END_OF_INTRO = marks("intro")
RULINGS, END_OF_RULINGS = marks("rulings")

each_page = pytest.mark.parametrize(
    ("game", "lang"), [pytest.param(game, lang, id=f"{game.slug}.{lang}") for game in GAMES for lang in LANGUAGES]
)


def page(game: AnyGame, lang: str) -> str:
    return (PAGES / f"{game.slug}.{lang}.md").read_text("utf-8")


@each_page
def test_the_page_tells_introduction_and_rulings_as_they_are(game: AnyGame, lang: str) -> None:
    written = page(game, lang)
    assert written == refreshed(written, game, lang), "stale: run `make docs`"


@each_page
def test_the_rulings_name_every_ruling_and_every_option(game: AnyGame, lang: str) -> None:
    told, words = markdown(game, lang), Texts(lang, [SHARED_TEXTS, game.folder])
    for clause in game.ledger.clauses.values():
        assert (f"- **{clause.id}** {clause.text(lang)}\n" in told) == (clause.topic == TOPIC)
    for option in game.options:
        assert told.count(words(f"option-{option.name}.about")) == 1


@each_page
def test_the_page_says_first_whose_components_these_are(game: AnyGame, lang: str) -> None:
    head, intro, _ = page(game, lang).partition(INTRO)
    assert intro
    assert f"](../playing.{lang}.md#{OWN_EDITION[lang]})" in head


@each_page
def test_the_page_shows_the_table(game: AnyGame, lang: str) -> None:
    pictures = re.findall(r"!\[.+\]\(\.\./screenshots/(.+)\)", page(game, lang))
    assert pictures == [f"{game.slug}-de-light-1440.jpg", f"{game.slug}-en-dark-360.jpg"]
    for picture in pictures:
        assert (ROOT / "docs" / "screenshots" / picture).is_file()


@each_page
def test_the_readme_leads_to_the_page(game: AnyGame, lang: str) -> None:
    assert f"](docs/games/{game.slug}.{lang}.md)" in (ROOT / "README.md").read_text("utf-8")


def test_every_page_has_its_other_language() -> None:
    """Include the pages of games that are still to come."""
    names = {path.name for path in PAGES.iterdir()}
    slugs = {name.partition(".")[0] for name in names}
    assert names == {f"{slug}.{lang}.md" for slug in slugs for lang in LANGUAGES}
    assert {game.slug for game in GAMES} <= slugs


def test_what_people_wrote_stays_and_what_was_written_before_goes() -> None:
    game = tafelrunde.game("drachenland")
    intro, rulings = introduced(game, "en"), markdown(game, "en")
    assert intro.startswith("## The aim\n\n")
    assert "\n1. Think of the rings early." in intro

    def laid_out(edition: str, intro: str, rulings: str) -> str:
        return (
            f"# Title\n\n{EDITION}\n{edition}\n{END_OF_EDITION}\n\n{INTRO}\n{intro}\n{END_OF_INTRO}\n\n"
            f"More\n\n{RULINGS}\n{rulings}\n{END_OF_RULINGS}\n\nAfterword\n"
        )

    whole = laid_out(f"\n{about_edition(game, 'en')}", f"\n{intro}", f"\n{rulings}")
    assert refreshed(laid_out("old", "old", "old"), game, "en") == whole


WHOLE = f"{EDITION}\n{END_OF_EDITION}\n{INTRO}\n{END_OF_INTRO}\n"


@pytest.mark.parametrize(
    "torn",
    [
        "# Title\n",
        WHOLE,
        f"{WHOLE}{RULINGS}\n",
        f"{WHOLE}{END_OF_RULINGS}\n{RULINGS}\n",
        f"{INTRO}\n{END_OF_INTRO}\n{RULINGS}\n{END_OF_RULINGS}\n",
        f"{EDITION}\n{END_OF_EDITION}\n{RULINGS}\n{END_OF_RULINGS}\n",
    ],
)
def test_a_page_without_its_marks_is_no_page(torn: str) -> None:
    with pytest.raises(ValueError, match=r"drachenland\.de\.md"):
        refreshed(torn, tafelrunde.game("drachenland"), "de")


def test_every_kind_of_option_is_told() -> None:
    told = markdown(tafelrunde.game("drachenland"), "de")
    assert "Voreinstellung: *Das Los entscheidet*; auch möglich: ein bestimmter Platz." in told
    assert "Voreinstellung: *an*; auch möglich: *aus*." in told
    assert "Voreinstellung: *Der Sieg wird geteilt*; auch möglich: *Mehr Sätze, dann mehr Dracheneier*." in told
    assert "Voreinstellung: *20*; auch möglich: eine Zahl von 1 bis 1.000.000." in told
