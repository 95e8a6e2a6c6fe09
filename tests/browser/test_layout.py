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
from tests.browser.moments import MOMENTS, Gallery
from tests.browser.people import words
from tests.browser.test_every_game import DRAWN
from tests.server.shelves import TOKEN

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
    gallery.house.stop()


@pytest.fixture
def page(chromium: Browser, gallery: Gallery, lang: str) -> Iterator[Page]:
    """A screen that is touched, with Anna in front of it."""
    context = chromium.new_context(locale=lang, has_touch=True, is_mobile=True, reduced_motion="reduce")
    port = gallery.house.port
    context.add_cookies([{"name": f"tafelrunde-{port}", "value": TOKEN, "url": gallery.house.url}])
    yield context.new_page()
    context.close()


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
