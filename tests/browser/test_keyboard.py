"""A whole game without a mouse: from the start page over a table of one's own to the end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.people import Person

MOST_TABS = 150


def tab_to(person: Person, wanted: Locator) -> None:
    """Tabs on until the focus is there."""
    wanted.wait_for(state="attached")
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the focus never came there")


def press(person: Person, wanted: Locator, key: str = "Enter") -> None:
    tab_to(person, wanted)
    person.page.keyboard.press(key)


def play_by_keys(person: Person, notation: str) -> None:
    """By its number, or from the head of the list on with Tab and Enter; then Enter if it asks."""
    before, keys = person.now.decision, person.page.keyboard
    button = person.page.locator(f'button[data-move="{notation}"]')
    button.wait_for(state="attached")
    number = button.get_attribute("aria-keyshortcuts")
    if number:
        keys.press(number)
    else:
        keys.press("a")
        group = person.page.locator("details:not([open])").filter(has=button)
        if group.count():
            press(person, group.locator("summary"))
        press(person, button)
    confirm = person.button("confirm")
    person.until(lambda: person.now.decision != before or confirm.is_visible(), "an answer")
    if person.now.decision == before:
        keys.press("Enter")
        person.until(lambda: person.now.decision != before, f"{notation} to be played")


def test_a_whole_game_by_keys(comes: Comes) -> None:
    mia = comes(confirm="irreversible").visit()
    press(mia, mia.own_table)
    second = mia.page.get_by_role("group", name=mia.seat_name(1))
    tab_to(mia, second.get_by_role("radio", checked=True))  # open for somebody
    mia.page.keyboard.press("ArrowRight")
    expect(second.get_by_label(mia.say("seat-kind-bot"), exact=True)).to_be_checked()
    tab_to(mia, mia.page.get_by_label(mia.say("option-clock_rounds")))
    mia.page.keyboard.press("Control+a")
    mia.page.keyboard.type("2")
    press(mia, mia.button("new-begin"))  # Tab goes round
    mia.seated()
    while mia.to_move():
        play_by_keys(mia, mia.choice())
    expect(mia.ended).to_be_visible()
    press(mia, mia.button("luck-check"))
    expect(mia.ended.get_by_role("status").first).to_be_visible()
    mia.page.keyboard.press("Escape")
    expect(mia.ended).to_be_hidden()
    for key, dialog in (("?", mia.dialog("shortcuts")), ("r", mia.dialog("rules-of", game=mia.say("game-title")))):
        mia.page.keyboard.press(key)
        expect(dialog).to_be_visible()
        mia.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
