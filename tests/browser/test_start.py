"""From the start page to the first moves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Comes


def test_a_newcomer_plays_against_bots_in_one_click(comes: Comes) -> None:
    mia = comes("en", motion=True, confirm="irreversible").visit()
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(mia.say("start-title"))
    mia.play_now.click()
    assert mia.table
    seat = mia.seated()
    for _ in range(4):
        assert mia.to_move()
        mia.play()
    real_moves = [line for line in mia.frames if f'"seat":{seat},"move":"' in line]
    assert len(real_moves) >= 4
    expect(mia.page.get_by_role("log").get_by_role("listitem").first).to_be_visible()
    expect(mia.prompt).to_be_visible()


def test_languages_are_switched_without_reload(comes: Comes) -> None:
    mia = comes("de").visit()
    mia.page.evaluate("window.untouched = true")
    german = comes("de").say
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(german("start-title"))
    mia.button("switch-lang").click()
    english = comes("en").say
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(english("start-title"))
    assert mia.page.evaluate("document.documentElement.lang") == "en"
    mia.say = english
    mia.play_now.click()
    assert mia.table
    mia.seated()
    mia.to_move()
    log = mia.page.get_by_role("log").get_by_role("listitem").first
    told = log.inner_text()
    mia.button("switch-lang").click()
    expect(log).not_to_have_text(told)
    mia.say = german
    expect(mia.prompt).to_be_visible()
    expect(mia.page.get_by_role("group", name=german("actions"))).to_be_visible()
    assert mia.page.evaluate("window.untouched") is True
