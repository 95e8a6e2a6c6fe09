"""What hands do beyond a tap: asking why not, looking closer, carrying a piece to where it goes."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.people import Person
from tests.browser.test_taps import Taps, asked


def seated(comes: Comes, slug: str, asks: str) -> Person:
    mia = comes(game=slug, confirm="irreversible")
    mia.visit(f"#/table/{mia.lay('me', 'random', 'random')}").seated()
    asked(mia, lambda: mia.now.asks == asks and mia.owes())
    mia.prompt.locator("[data-move], .more").first.wait_for()
    return mia


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(word: Locator, thing: Locator) -> bool:
    """Whether a word stands beside a thing, not over it."""
    box, (x, y) = word.bounding_box(), middle(thing)
    assert box is not None
    beside = box["x"] - 20 <= x <= box["x"] + box["width"] + 20
    return beside and (0 <= y - (box["y"] + box["height"]) <= 60 or 0 <= box["y"] - y <= 60)


def test_a_figure_that_must_wait_says_what_comes_first(comes: Comes) -> None:
    """At the place, with the clause, and not as a sheet over the board; a closer look is one tap on."""
    mia = seated(comes, "drachenland", "activate")
    volcano = mia.page.locator("[data-spot='space:V08']")
    volcano.click()
    why = mia.page.get_by_role("alert")
    expect(why).to_contain_text(re.compile(r"DL-\d+"))
    assert near(why, volcano)
    expect(mia.dialog("look-closer")).to_have_count(0)
    why.get_by_role("button", name=mia.say("look-closer")).click()
    expect(why).to_have_count(0)
    expect(mia.dialog("look-closer")).to_be_visible()


def test_the_reason_goes_with_the_next_tap(comes: Comes) -> None:
    mia = seated(comes, "drachenland", "activate")
    taps = Taps(mia)
    taps.tap("space:V08")
    why = mia.page.get_by_role("alert")
    expect(why).to_be_visible()
    taps.tap(taps.until_glows("figure:")[0])
    expect(why).to_have_count(0)
    mia.page.keyboard.press("Escape")
    taps.tap("space:V08")
    expect(why).to_be_visible()
    mia.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_an_empty_cell_says_what_is_asked_first(comes: Comes) -> None:
    mia = seated(comes, "dungeon_designer", "commit")
    year = mia.now.table["year"]
    cell = mia.page.locator(f"[data-spot='cell:r{year % 4 + 1}c1']")
    cell.click()
    why = mia.page.get_by_role("alert")
    expect(why).to_contain_text(mia.say("first", ask=""))
    assert near(why, cell)


def test_a_card_to_be_played_is_looked_at(comes: Comes) -> None:
    """By a right click, and by a long press of a finger; neither chooses it."""
    mia = seated(comes, "dante", "play")
    card = mia.region("own").locator("button.glows").first
    closer = mia.dialog("look-closer")
    card.click(button="right")
    expect(closer).to_be_visible()
    mia.page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    x, y = middle(card)
    finger = {"pointerType": "touch", "isPrimary": True, "clientX": x, "clientY": y, "pointerId": 7, "button": 0}
    card.dispatch_event("pointerdown", finger)
    expect(closer).to_be_visible()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click", {"clientX": x, "clientY": y})
    mia.page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")


def drag(person: Person, thing: Locator, goal: Locator) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    x, y = middle(thing)
    mouse.move(x + 12, y + 12)
    mouse.move(*middle(goal), steps=6)
    mouse.up()


def test_a_figure_is_carried_to_its_goal(comes: Comes) -> None:
    mia = seated(comes, "drachenland", "activate")
    taps, before = Taps(mia), mia.now.seq
    figure = taps.until_glows("figure:")[0]
    taps.tap(figure)
    goal = Random(1).choice(taps.until_glows("space:F"))
    mia.page.keyboard.press("Escape")
    mia.until(lambda: not taps.glowing("space:"), "the goals to be forgotten")
    drag(mia, taps.on(figure), taps.on(goal))
    mia.until(lambda: mia.now.seq >= before + 2, "the figure to arrive")
    assert mia.now.table["figures"][figure.partition(":")[2]]["at"] == goal.partition(":")[2]


@pytest.mark.parametrize("glows", [True, False])
def test_a_room_is_carried_to_its_place(comes: Comes, glows: bool) -> None:
    """Where it may not go one is told why."""
    mia = seated(comes, "dungeon_designer", "commit")
    taps, before = Taps(mia), mia.now.decision
    room, goals = taps.until_glows("room:")[0], taps.until_glows("cell:")
    year = int(goals[0].split("r")[1][0])
    cell = goals[0] if glows else f"cell:r{year % 4 + 1}c1"
    drag(mia, taps.on(room), taps.on(cell))
    if glows:
        mia.until(lambda: mia.now.answered or mia.now.decision != before, "the room to be laid")
    else:
        expect(mia.page.get_by_role("alert")).to_be_visible()
