"""Somebody who has never seen a game learns what it is about, wherever they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.kernel.intro import introduction
from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person
from tests.browser.servers import ServerProcess
from tests.built_in_games import GAMES

SLUGS = [game.slug for game in GAMES]


def told(person: Person) -> Locator:
    """The introduction lies open: every passage, and pieces of the real board."""
    sheet = person.dialog("how-of", game=person.say("game-title"))
    for passage in introduction(person.say):
        expect(sheet.get_by_role("heading", name=passage.title, exact=True)).to_be_visible()
        for text in passage.paragraphs:
            expect(sheet.get_by_text(text, exact=True)).to_have_count(1)
    expect(sheet.locator("section.aim svg").first).to_be_visible()
    return sheet


@pytest.mark.parametrize("slug", SLUGS)
def test_how_it_goes_is_one_tap_away_on_every_card(comes: Comes, slug: str) -> None:
    for lang in ("de", "en"):
        mia = comes(lang, game=slug).visit()
        mia.card.get_by_role("button", name=mia.say("how"), exact=True).click()
        sheet = told(mia)
        expect(sheet.get_by_role("term")).to_have_count(0)
        looks_good(mia, f"how-{slug}-{lang}")


def test_how_it_goes_is_one_tap_away_in_the_lobby_and_at_a_new_table(comes: Comes) -> None:
    mia = comes("de").visit("#/new/drachenland")
    mia.button("how").click()
    told(mia)
    mia.page.keyboard.press("Escape")
    mia.visit(f"#/table/{mia.lay('me', 'open', start=False)}")
    expect(mia.page.get_by_text(introduction(mia.say)[0].paragraphs[0])).to_be_visible()
    mia.button("how").click()
    told(mia)


def test_the_aim_is_found_by_searching(comes: Comes) -> None:
    for lang, words in (("de", ("Ziel", "spielziel", "Wie gewinne ich?")), ("en", ("aim", "goal", "how do I win"))):
        mia = comes(lang)
        mia.visit(f"#/table/{mia.lay('me', 'random')}")
        mia.button("rules").click()
        sheet = told(mia)
        for word in words:
            sheet.get_by_role("searchbox").fill(word)
            expect(sheet.get_by_role("heading", level=3).first).to_have_text(introduction(mia.say)[0].title)
        sheet.get_by_role("searchbox").fill("Quastenflosser")
        expect(sheet.get_by_text(mia.say("rules-none"))).to_be_visible()


def test_in_the_first_game_the_aim_stands_in_sight_until_it_is_understood(comes: Comes) -> None:
    mia = comes("en")
    mia.visit(f"#/table/{mia.lay('me', 'random')}")
    aim = mia.page.get_by_role("complementary", name=mia.say("aim"))
    expect(aim).to_contain_text(introduction(mia.say)[0].paragraphs[0])
    expect(mia.prompt).to_be_visible()
    mia.button("how").click()
    told(mia)
    mia.page.keyboard.press("Escape")
    mia.button("understood").click()
    expect(aim).to_be_hidden()
    mia.page.reload()
    expect(mia.prompt).to_be_visible()
    expect(aim).to_be_hidden()
    mia.slug = "dante"  # another game is another first time
    mia.visit(f"#/table/{mia.lay('me', 'random', 'random')}")
    expect(aim).to_contain_text(re.compile("second to reach heaven"))


def test_bots_are_gentle_in_the_first_game_and_then_as_chosen(comes: Comes, node: ServerProcess) -> None:
    mia = comes("de")

    def met() -> set[str | None]:
        """The bots at a table that begins with one press."""
        mia.visit().play_now.click()
        return {seat["bot"] for seat in mia.ask(f"tables/{mia.table}")["seats"] if seat["kind"] == "bot"}

    assert met() == {"search:easy"}
    over = mia.lay("me", "random", clock_rounds=1)
    node.play(mia, over, bots=1)
    mia.visit(f"#/table/{over}")
    expect(mia.ended).to_be_visible()
    assert met() == {"search:strong"}
    mia.visit("#/new/drachenland")
    mia.page.get_by_role("combobox", name=mia.say("bot-level")).select_option("search:normal")
    assert met() == {"search:normal"}
