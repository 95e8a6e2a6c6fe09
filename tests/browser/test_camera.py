"""The camera of a board: between choosing and confirming nothing moves away from under a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Comes
from tests.browser.looks import PAINTED
from tests.browser.people import Person
from tests.browser.servers import ServerProcess
from tests.browser.test_hands import middle
from tests.browser.test_taps import Taps

TABLES = 20


def go_in(person: Person, node: ServerProcess) -> None:
    """Opens a table where the person's hero has left its tower and may go on, or do something else."""

    def goes_on(sight: dict[str, Any]) -> bool:
        spaces = [move["verb"] == "move" for move in sight["legal"]]
        return bool(sight["seq"] > 12 and sight["asks"] == "act" and any(spaces) and not all(spaces))

    for _ in range(TABLES):
        table = person.lay("me", "random", "random")
        if node.play_until(person, table, goes_on):
            break
    person.visit(f"#/table/{table}").seated()


def press(page: Page, at: tuple[float, float], touch: bool) -> None:
    """Clicks on a point of the screen, whatever lies there."""
    (page.touchscreen.tap if touch else page.mouse.click)(*at)


@pytest.mark.parametrize(
    ("width", "height", "touch"),
    [(1440, 900, False), (820, 1180, True), (740, 360, True), (360, 740, True)],
    ids=["laptop", "tablet", "phone-sideways", "phone"],
)
def test_a_second_click_on_the_same_point_makes_the_move(
    comes: Comes, node: ServerProcess, width: int, height: int, touch: bool
) -> None:
    mia = comes(game="dungeonquest", confirm="always", width=width, height=height, touch=touch)
    go_in(mia, node)
    taps, before = Taps(mia), mia.now.decision
    taps.until_glows("space:")
    spots = mia.page.locator("[data-spot].live").evaluate_all("spots => spots.map((spot) => spot.dataset.spot)")
    expect(mia.page.locator(".pan-zoom.zoomed")).to_be_visible()
    confirm = mia.button("confirm")
    for spot in spots:
        mia.page.evaluate(PAINTED)
        at = middle(taps.on(spot))
        press(mia.page, at, touch)
        expect(confirm).to_be_visible()
        mia.page.evaluate(PAINTED)
        assert middle(taps.on(spot)) == pytest.approx(at, abs=1), f"{spot} has moved"
        if spot != spots[-1]:
            mia.page.keyboard.press("Escape")
            expect(confirm).to_have_count(0)
            taps.until_glows(spots[-1])
    press(mia.page, at, touch)
    mia.until(lambda: mia.now.decision != before, "the move to be made")


def test_a_second_tap_buys_what_lies_on_the_market(comes: Comes, node: ServerProcess) -> None:
    """On a phone the market is not left for the dungeon before that."""
    mia = comes(game="dungeon_designer", confirm="always", width=360, height=740, touch=True)
    table = mia.lay("me", "random", "random")
    assert node.play_until(mia, table, lambda sight: any(move["verb"] == "buy" for move in sight["legal"]))
    mia.visit(f"#/table/{table}").seated()
    before = mia.now.decision
    at = middle(mia.page.locator('[data-target^="half:"].glows').first)
    press(mia.page, at, touch=True)
    expect(mia.button("confirm")).to_be_visible()
    press(mia.page, at, touch=True)
    mia.until(lambda: mia.now.decision != before, "the ware to be bought")
