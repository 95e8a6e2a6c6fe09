"""The rules of a table are negotiated before the start: one proposes, the other declines or agrees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person
from tests.browser.servers import ServerProcess

HEARS = """
window.heard = []
const hear = () => heard.push(...[...document.querySelectorAll('[role=status]')].map((e) => e.textContent.trim()))
new MutationObserver(hear).observe(document, { childList: true, subtree: true })
"""
"""A word of the moment goes by; this remembers it."""


@pytest.fixture
def pair(comes: Comes) -> tuple[Person, Person]:
    """Mia has opened a table, Ben has sat down at it; both look at the lobby."""
    mia, ben = comes("de"), comes("en")
    for person in (mia, ben):
        person.page.add_init_script(HEARS)
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "open", start=False)
    mia.visit(f"#/table/{table}")
    expect(mia.page.get_by_text(mia.say("rule-alone"))).to_be_visible()
    ben.ask("guest", {"name": "Ben"})
    ben.visit(f"#/table/{table}").button("sit-here").click()
    for person in (mia, ben):
        expect(person.page.get_by_text(person.say("rule-together"))).to_be_visible()
    return mia, ben


def option(person: Person, name: str) -> str:
    return person.say(f"option-{name}")


def change(person: Person, name: str) -> Locator:
    """The button that opens an option's editor."""
    return person.button("rule-change.of", option=option(person, name))


def value(person: Person, name: str, said: str) -> Locator:
    """A value to choose in the editor."""
    return person.page.get_by_role("group", name=option(person, name)).get_by_label(said, exact=True)


def bar(person: Person) -> Locator:
    return person.page.get_by_role("alert")


def told(person: Person, key: str, name: str, said: str) -> None:
    text = person.say(key, option=option(person, name), value=said)
    person.until(lambda: text in person.page.evaluate("heard"), text)


def test_one_declines_and_then_agrees_to_something_else(pair: tuple[Person, Person], node: ServerProcess) -> None:
    mia, ben = pair
    change(ben, "wild_gems").click()
    value(ben, "wild_gems", ben.say("on")).check(force=True)  # the mark itself is hidden behind its words
    ben.button("propose").click()
    for person, title in ((mia, mia.say("proposal-by", who="Ben")), (ben, ben.say("proposal-mine"))):
        what = person.say(
            "proposal-what", option=option(person, "wild_gems"), value=person.say("on"), before=person.say("off")
        )
        expect(bar(person).get_by_role("heading")).to_have_text(title)
        expect(bar(person)).to_contain_text(what)
        expect(bar(person)).to_contain_text(person.say("option-wild_gems.about"))
    expect(bar(mia)).to_contain_text(mia.say("proposal-yes", who="Ben"))
    expect(bar(mia)).to_contain_text(mia.say("proposal-waiting", who=mia.say("seat-you")))
    expect(bar(ben)).to_contain_text(ben.say("proposal-waiting", who="Mia"))
    expect(mia.button("begin")).to_be_disabled()
    clause = bar(mia).get_by_role("button", name="DL-").inner_text()
    bar(mia).get_by_role("button", name=clause).click()
    rules = mia.dialog("rules-of", game=mia.say("game-title"))
    expect(rules.locator(f"#clause-{clause}")).to_be_in_viewport()
    mia.page.keyboard.press("Escape")
    mia.page.reload()
    mia.button("decline").click()
    for person in pair:
        expect(bar(person)).to_be_hidden()
    told(ben, "declined", "wild_gems", ben.say("off"))

    change(mia, "start_player").press("Enter")  # without a mouse
    value(mia, "start_player", mia.say("option-start_player-random")).press("ArrowRight")
    value(mia, "start_player", mia.seat_name(0)).press("ArrowRight")
    expect(value(mia, "start_player", mia.seat_name(1))).to_be_checked()
    mia.button("propose").press("Enter")
    expect(change(mia, "start_player")).to_be_focused()
    ben.button("agree").press("Enter")
    for person in pair:
        expect(bar(person)).to_be_hidden()
        told(person, "agreed", "start_player", person.seat_name(1))
    assert node.kept(mia.table).row.options["start_player"] == 1
    assert node.kept(mia.table).row.options["wild_gems"] is False

    mia.button("begin").click()
    for person in pair:
        person.seated()
    assert mia.now.pending == [1]
    ben.play()


def test_a_proposal_is_withdrawn_and_who_sits_alone_decides(pair: tuple[Person, Person], node: ServerProcess) -> None:
    mia, ben = pair
    change(mia, "clock_rounds").click()
    rounds = mia.page.get_by_role("spinbutton", name=option(mia, "clock_rounds"))
    rounds.fill("12")
    rounds.press("Enter")
    expect(ben.button("agree")).to_be_visible()
    change(ben, "open_treasures").click()
    expect(ben.button("propose")).to_be_disabled()  # one thing after the other
    looks_good(ben, "negotiation-en")
    mia.button("withdraw").click()
    expect(ben.button("propose")).to_be_enabled()
    expect(bar(ben)).to_be_hidden()
    ben.button("stand-up").click()
    expect(ben.page.get_by_text(ben.say("rule-watch"))).to_be_visible()
    expect(change(ben, "open_treasures")).to_be_hidden()
    change(mia, "clock_rounds").click()
    rounds.fill("12")
    mia.button("rule-apply").click()
    mia.until(lambda: mia.info is not None and mia.info.options["clock_rounds"] == 12, "the rule to apply")
    assert node.kept(mia.table).row.options["clock_rounds"] == 12
