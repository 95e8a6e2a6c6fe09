"""The end as a story: what one can do next is in sight, every line leads to its moment, one picture can be shared."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tafelrunde.kernel.game import game
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.story import story_of
from tests.browser.looks import STICKING_OUT
from tests.browser.people import words
from tests.browser.servers import ServerProcess
from tests.browser.test_every_game import DRAWN
from tests.server.store_fixtures import TOKEN, fill, played

SHOTS = os.environ.get("TAFELRUNDE_SHOTS")
ENDS = [*((slug, game(slug).seats[-1]) for slug in DRAWN), ("dungeonquest", 1), ("dungeon_designer", 1)]
SIZES = [(1280, 720), (360, 640), (740, 360), (1440, 900)]


class Ended:
    """A server full of games of Anna's that are over."""

    def __init__(self, data: Path) -> None:
        self.games = {(slug, seats): played(7, slug, seats)[1] for slug, seats in ENDS}
        secrets = [played(7, slug, seats) for slug, seats in ENDS]
        self.ids = dict(zip(ENDS, fill(data, secrets), strict=True))
        self.node = ServerProcess(data).open()


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ended]:
    ended = Ended(tmp_path_factory.mktemp("ended") / "house")
    yield ended
    ended.node.stop()


@pytest.fixture
def page(chromium: Browser, ended: Ended, lang: str) -> Iterator[Page]:
    context = chromium.new_context(locale=lang, reduced_motion="reduce", accept_downloads=True)
    context.add_cookies([{"name": f"tafelrunde-{ended.node.port}", "value": TOKEN, "url": ended.node.url}])
    troubles: list[str] = []
    page = context.new_page()
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert not troubles


def sheet(page: Page, ended: Ended, slug: str, seats: int, lang: str) -> tuple[Locator, Any]:
    say = words(lang, slug)
    page.goto(f"{ended.node.url}#/table/{ended.ids[slug, seats]}")
    dialog = page.get_by_role("dialog", name=say("end-title"), exact=True)
    expect(dialog.get_by_role("region", name=say("tale"), exact=True)).to_be_visible()
    return dialog, say


@pytest.mark.parametrize(
    ("slug", "seats", "lang"), [(slug, seats, ("de", "en")[i % 2]) for i, (slug, seats) in enumerate(ENDS)]
)
def test_the_sheet_tells_the_story_and_what_to_do_next_is_in_sight(
    page: Page, ended: Ended, slug: str, seats: int, lang: str
) -> None:
    dialog, say = sheet(page, ended, slug, seats, lang)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => {})")
        expect(dialog.get_by_role("button", name=say("end-rematch"))).to_be_in_viewport(ratio=1)
        expect(dialog.get_by_role("link", name=say("end-replay"))).to_be_in_viewport(ratio=1)
        assert page.evaluate(STICKING_OUT) == []
        if SHOTS:
            page.screenshot(path=Path(SHOTS, f"end-{slug}-{seats}-{lang}-{width}x{height}.png"))
    story = story_of(ended.games[slug, seats])
    told = dialog.get_by_role("region", name=say("tale"), exact=True)
    expect(told.get_by_role("link")).to_have_count(len(story.lines))
    speaker = Speaker.at(ended.games[slug, seats], lang)
    for line in story.lines:
        if "seat" not in " ".join(line.verse.slots):  # who a seat is is another matter
            link = told.get_by_role("link", name=speaker.line(line), exact=True)
            expect(link).to_have_attribute("href", f"#/replay/{ended.ids[slug, seats]}/{line.move}")
    expect(told.get_by_role("img", name=say("story-curve-progress"))).to_be_visible()
    assert dialog.evaluate("(sheet) => sheet.scrollHeight - sheet.clientHeight") <= 0, "the sheet scrolls into nothing"
    assert "{$" not in dialog.inner_text(), "a word that was not filled in"
    for cell in dialog.get_by_role("cell").all():  # an old-style zero reads as a letter
        expect(cell).to_have_css("font-variant-numeric", "lining-nums tabular-nums")


@pytest.mark.parametrize("lang", ["de"])
def test_the_end_of_dante_says_what_was_left(page: Page, ended: Ended, lang: str) -> None:
    dialog, say = sheet(page, ended, "dante", 8, lang)
    story = story_of(ended.games["dante", 8])
    heads = dialog.get_by_role("columnheader").all_inner_texts()
    assert heads[-2:] == [say("story-remains-fields"), say("story-remains-stones")]
    rows = [row.all_inner_texts() for row in (r.get_by_role("cell") for r in dialog.get_by_role("row").all()[1:])]
    left = sorted(zip(story.remains["fields"], story.remains["stones"], strict=True))
    assert sorted((int(fields), int(stones)) for _, fields, stones in rows) == left


@pytest.mark.parametrize("lang", ["en"])
def test_a_line_leads_to_its_moment(page: Page, ended: Ended, lang: str) -> None:
    dialog, say = sheet(page, ended, "drachenland", 4, lang)
    first = dialog.get_by_role("region", name=say("tale"), exact=True).get_by_role("link").first
    where = str(first.get_attribute("href"))
    first.click()
    page.wait_for_url(f"**/{where}")
    expect(page.get_by_role("slider")).to_have_value(where.rpartition("/")[2])


@pytest.mark.parametrize("lang", ["de"])
def test_one_picture_can_be_shared(page: Page, ended: Ended, lang: str, tmp_path: Path) -> None:
    dialog, say = sheet(page, ended, "dungeonquest", 4, lang)
    dialog.get_by_role("button", name=say("picture"), exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("picture-share"), exact=True).click()
    assert download.value.suggested_filename == "dungeonquest.png"
    download.value.save_as(tmp_path / "p.png")
    data = (tmp_path / "p.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (1200, 630)
    assert len(data) > 20_000, "something is painted on it"
    if SHOTS:
        Path(SHOTS, "picture.png").write_bytes(data)
