"""Without a mouse: some turns of every game, and a whole one from the start page to the end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.kernel.game import game
from tests.browser.conftest import Comes
from tests.browser.people import Person
from tests.browser.test_every_game import DRAWN

MOST_TABS = 150
PLAYING = "document.activeElement.closest('.prompt, #moves, .board, .own, dialog') !== null"


def tab_to(person: Person, wanted: Locator) -> None:
    """Tabs on until the focus is there."""
    wanted.wait_for(state="attached")
    for _ in range(MOST_TABS):
        if has_focus(wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the focus never came there")


def press(person: Person, wanted: Locator, key: str = "Enter") -> None:
    tab_to(person, wanted)
    person.page.keyboard.press(key)


def has_focus(wanted: Locator) -> bool:
    """Asked for without a wait: it may be gone."""
    return wanted.and_(wanted.page.locator(":focus")).count() > 0


def play_by_keys(person: Person, notation: str) -> None:
    """By the number that is printed on it, which Enter confirms where a longer one could be meant; then the focus is on
    the last question, if there is one, and Enter answers it."""
    before, keys = person.now.decision, person.page.keyboard
    button = person.page.locator(f'button[data-move="{notation}"]')
    closed = person.page.locator('button[aria-controls="moves"][aria-expanded="false"]')
    confirm = person.button("confirm")

    def listed() -> bool:
        """Some moves are in sight before the list is open; as long as it is not, numbers mean these alone."""
        keys.press("a")  # opens the list of moves, once the page has fetched what listens to keys
        return button.is_visible() and not closed.count()

    def answered() -> bool:
        return person.now.decision != before or person.now.answered == notation

    def taken() -> bool:
        return answered() or confirm.is_visible()

    person.until(listed, "the list of moves")
    number = str(button.get_attribute("data-number"))
    printed = button.evaluate("element => getComputedStyle(element, '::before').content")
    assert number in printed, printed
    keys.type(number)
    if 10 * int(number) <= len(person.now.legal):
        person.until(lambda: has_focus(button) or taken(), f"{number} to be dialled")
        if not taken():
            keys.press("Enter")
    person.until(taken, "an answer")
    if not answered():
        person.until(lambda: has_focus(confirm) or answered(), "the focus to be on the question")
        if not answered():
            keys.press("Enter")
        person.until(answered, f"{notation} to be played")


@pytest.mark.parametrize("slug", DRAWN)
def test_some_turns_by_keys(comes: Comes, slug: str) -> None:
    """The focus goes along with the play: it is never lost, and never where Enter would leave the table."""
    mia, dice = comes(game=slug, confirm="irreversible"), Random(slug)
    table = mia.lay("me", *["random"] * max(1, game(slug).seats[0] - 1))
    mia.visit(f"#/table/{table}").seated()
    for _ in range(8):
        if not mia.to_move():
            break
        play_by_keys(mia, dice.choice(mia.now.legal).move)
        mia.until(lambda: mia.page.evaluate(PLAYING), "the focus to be where play goes on")
    assert mia.page.url.endswith(table)


def test_no_key_leaves_the_table_while_a_move_is_asked_about(comes: Comes) -> None:
    mia = comes(game="dante", confirm="always")
    table = mia.lay("me", *["random"] * 2)
    mia.visit(f"#/table/{table}").seated()
    mia.to_move()
    before = mia.now.decision
    mia.move(mia.choice()).click()
    mia.button("confirm").wait_for()
    mia.link("home").focus()
    mia.page.keyboard.press("Enter")
    mia.until(lambda: mia.now.decision != before, "the move to be played")
    assert mia.page.url.endswith(table)


def test_a_key_looks_closer(comes: Comes) -> None:
    """At what has the focus, which can be played."""
    mia = comes(game="dante", confirm="always")
    table = mia.lay("me", *["random"] * 2)
    mia.visit(f"#/table/{table}").seated()
    mia.to_move()
    card = mia.region("own").locator("button.glows").first
    tab_to(mia, card)
    mia.page.keyboard.press("i")
    expect(mia.dialog("look-closer")).to_be_visible()


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
    for key, dialog in (("?", mia.dialog("shortcuts")), ("r", mia.dialog("how-of", game=mia.say("game-title")))):
        mia.page.keyboard.press(key)
        expect(dialog).to_be_visible()
        mia.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
