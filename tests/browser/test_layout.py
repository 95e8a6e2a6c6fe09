"""One layout for every screen: what is asked, a way to answer and the own hand are in sight without scrolling, large
enough for fingers and eyes, in every game at its largest table, at its start, in its middle and late.

Here a game is looked at in one language at one moment; `TAFELRUNDE_SOAK=1` looks at all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.layout import SIZES, wrong
from tests.browser.moments import FEW as FEW_ANSWERS
from tests.browser.moments import MOMENTS, Gallery
from tests.browser.people import words
from tests.browser.test_every_game import DRAWN
from tests.server.store_fixtures import TOKEN

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
SHOTS = os.environ.get("TAFELRUNDE_SHOTS")
FEW = [
    ("apokalypse", "middle", "de"),
    ("dante", "late", "de"),
    ("drachenland", "middle", "en"),
    ("dungeon_designer", "middle", "de"),
    ("dungeonquest", "start", "de"),
    ("dungeonquest", "late", "en"),
]
LOOKS = list(product(DRAWN, MOMENTS, ("de", "en"))) if SOAK else FEW


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    gallery = Gallery(tmp_path_factory.mktemp("gallery") / "house", tuple(DRAWN))
    yield gallery
    gallery.node.stop()


@pytest.fixture
def page(chromium: Browser, gallery: Gallery, lang: str) -> Iterator[Page]:
    """A screen that is touched, with Anna in front of it."""
    context = chromium.new_context(locale=lang, has_touch=True, is_mobile=True, reduced_motion="reduce")
    port = gallery.node.port
    context.add_cookies([{"name": f"tafelrunde-{port}", "value": TOKEN, "url": gallery.node.url}])
    yield context.new_page()
    context.close()


ANSWERS = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect()
  return [...document.querySelectorAll('.dock .actions button, .dock .answer button, .dock .warn, .dock .final')]
    .map((e) => [e.textContent.trim(), e.getBoundingClientRect()])
    .filter(([, box]) => box.top < dock.top || box.bottom > dock.bottom)
    .map(([text]) => text)
}"""
"""What one can answer, and what one is warned of, that the question's own edge cuts off."""


@pytest.mark.parametrize(("slug", "lang"), [("apokalypse", "de"), ("dante", "en"), ("dungeonquest", "de")])
def test_on_a_phone_few_answers_stand_beside_the_question(page: Page, gallery: Gallery, slug: str, lang: str) -> None:
    """All of them, and in the end the last word on the one that was chosen, with what it warns of; as long as
    one chooses, the board can be read, too."""
    say = words(lang, slug)
    page.add_init_script("localStorage.setItem('tafelrunde.settings', JSON.stringify({ confirm: 'always' }))")
    page.goto(gallery.place(slug, "few"))
    answers = page.locator(".actions button")
    expect(answers).to_have_count(FEW_ANSWERS)
    page.get_by_role("button", name=say("understood"), exact=True).click()
    for chosen in (False, True):
        if chosen:
            answers.last.tap()
            expect(page.get_by_role("button", name=say("confirm"), exact=True)).to_be_visible()
        for width, height in ((360, 640), (640, 360)):
            small = [what for what in wrong(page, width, height) if what.startswith("too small")]
            if SHOTS:
                picture = Path(SHOTS, f"{slug}-few-{chosen}-{lang}-{width}x{height}.jpg")
                page.screenshot(path=picture, type="jpeg", quality=80)
            assert (width, height, page.evaluate(ANSWERS)) == (width, height, [])
            assert chosen or not small, (width, height, small)


@pytest.mark.parametrize(("slug", "moment", "lang"), LOOKS)
def test_all_that_matters_is_in_sight(page: Page, gallery: Gallery, slug: str, moment: str, lang: str) -> None:
    page.goto(gallery.place(slug, moment))
    expect(page.get_by_role("region", name=words(lang, slug)("prompt"), exact=True)).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")
    found = []
    for width, height in SIZES:
        found += [f"{width} x {height}: {what}" for what in wrong(page, width, height)]
        if SHOTS:
            picture = Path(SHOTS, f"{slug}-{moment}-{lang}-{width}x{height}.jpg")
            page.screenshot(path=picture, type="jpeg", quality=80)
    assert not found, "\n".join(found)
