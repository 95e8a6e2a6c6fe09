"""The past of a game: a board that keeps still, chapters, the keys of the table, hands that are open in the end; and at
the table what has happened since one's own last turn."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Comes
from tests.browser.looks import STICKING_OUT
from tests.browser.people import words
from tests.browser.servers import ServerProcess
from tests.browser.test_every_game import DRAWN
from tests.browser.test_story import Ended, ended, page

__all__ = ["ended", "page"]
SHOTS = os.environ.get("TAFELRUNDE_SHOTS")
SIZES = [(360, 640), (740, 360), (820, 1180), (1440, 900)]


class Past:
    """A game that is over, seen again."""

    def __init__(self, page: Page, ended: Ended, slug: str, seats: int, lang: str, at: int = 0) -> None:
        self.page, self.say, self.ended = page, words(lang, slug), ended
        self.table = ended.games[slug, seats]
        page.goto(f"{ended.node.url}#/replay/{ended.ids[slug, seats]}/{at}")
        self.at(at)

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider")

    @property
    def chapters(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("chapters"), exact=True)

    def at(self, seq: int) -> None:
        expect(self.slider).to_have_value(str(seq))

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key), exact=True)


@pytest.mark.parametrize(("slug", "lang"), [(slug, ("de", "en")[i % 2]) for i, slug in enumerate(DRAWN)])
def test_the_board_keeps_still(page: Page, ended: Ended, slug: str, lang: str) -> None:
    seats = max(n for of, n in ended.games if of == slug)
    past = Past(page, ended, slug, seats, lang)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.fonts.ready.then(() => {})")
        boxes = set()
        for seq in (0, 3, past.table.moves // 2, past.table.moves):
            past.slider.fill(str(seq))
            expect(page.get_by_text(f"{seq} / {past.table.moves}", exact=True)).to_be_visible()
            boxes.add(tuple(page.get_by_role("main").bounding_box().values()))  # type: ignore[union-attr]
            for key in ("step-back", "replay-play", "step-on"):
                expect(past.button(key)).to_be_in_viewport(ratio=1)
            assert page.evaluate(STICKING_OUT) == []
            assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.dock'))")
            if SHOTS:
                page.screenshot(path=Path(SHOTS, f"replay-{slug}-{lang}-{width}x{height}-{seq}.png"))
        assert len(boxes) == 1, f"{width} x {height}: {boxes}"
        assert page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("lang", ["en"])
def test_chapters_are_jumped_to(page: Page, ended: Ended, lang: str) -> None:
    past = Past(page, ended, "drachenland", 4, lang)
    heads = past.chapters.get_by_role("listitem").filter(has=page.locator(".head"))
    turns = [move for move, entry in enumerate(past.table.line(), 1) for e in entry.events if e.kind.key == "turn"]
    fifth = past.chapters.locator(".head").nth(5)
    fifth.click()
    expect(fifth).to_have_attribute("aria-current", "step")
    seq = int(past.slider.input_value())
    assert seq in turns
    assert page.url.endswith(f"/{seq}")
    expect(heads.nth(5).locator(".line")).not_to_have_count(0)
    past.button("chapter-on").click()
    past.at(turns[turns.index(seq) + 1])
    past.button("chapter-back").click()
    past.at(seq)
    line = heads.nth(5).locator(".line").last
    line.get_by_role("button").first.click()
    expect(line).to_contain_class("here")


@pytest.mark.parametrize("lang", ["de"])
def test_an_address_ahead_of_the_game_shows_its_last_moment(page: Page, ended: Ended, lang: str) -> None:
    page.goto(f"{ended.node.url}#/replay/{ended.ids['drachenland', 4]}/99999")
    expect(page.get_by_role("slider")).to_have_value(str(ended.games["drachenland", 4].moves))


@pytest.mark.parametrize("lang", ["de"])
def test_the_keys_of_the_table_work(page: Page, ended: Ended, lang: str) -> None:
    past = Past(page, ended, "dante", 8, lang, at=5)
    for key, seq in ((".", 6), ("ArrowRight", 7), (",", 6), ("ArrowLeft", 5)):
        page.keyboard.press(key)
        past.at(seq)
    past.button("step-on").click()  # with the focus on a button, too
    page.keyboard.press(".")
    past.at(7)
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press(" ")
    expect(past.button("replay-stop")).to_be_visible()
    page.keyboard.press(" ")
    expect(past.button("replay-play")).to_be_visible()
    page.keyboard.press("n")
    past.at(past.table.moves)


@pytest.mark.parametrize("lang", ["de"])
def test_hands_are_open_once_the_game_is_over(page: Page, ended: Ended, lang: str) -> None:
    past = Past(page, ended, "dante", 8, lang, at=40)
    state = past.table.before(past.table.line(40)[0])
    for seat in (2, 5):
        page.get_by_role("combobox", name=past.say("eyes")).select_option(index=seat + 1)
        own = page.locator(f'.own[data-target="seat:{seat}"]')
        expect(own).to_be_visible()
        expect(own.locator('[data-target^="card:"]')).to_have_count(len(state.hands[seat]))
        past.at(40)
    page.keyboard.press("Escape")
    past.button("step-on").click()
    past.at(41)


def test_hands_stay_closed_while_the_game_runs(comes: Comes) -> None:
    mia = comes("de", game="dante")
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "greedy")
    mia.visit(f"#/replay/{table}/0")
    expect(mia.page.get_by_role("slider")).to_be_visible()
    expect(mia.page.get_by_role("combobox", name=mia.say("replay-pace"))).to_be_visible()
    expect(mia.page.get_by_role("combobox", name=mia.say("eyes"))).to_have_count(0)


def test_what_happened_since_my_last_turn_can_be_seen_again(comes: Comes, node: ServerProcess) -> None:
    mia = comes("en", motion=True)
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "greedy", start_player="0")
    assert node.play(mia, table, bots=0, moves=14)
    mia.visit(f"#/table/{table}").connected()
    strip = mia.page.get_by_role("button", name=mia.say("since"))

    def table_text() -> list[str]:  # but for the fields' numbers, which are printed where something is marked
        return [line for line in mia.page.get_by_role("main").inner_text().splitlines() if not re.match("F[0-9]", line)]

    expect(strip).to_be_visible()
    # what they moved is marked, though nobody has seen it move
    expect(mia.page.locator("main .pointed")).not_to_have_count(0)
    before = table_text()
    strip.click()
    told = mia.page.get_by_role("region", name=mia.say("since"))
    expect(told.get_by_role("listitem")).to_have_count(2)  # two rivals had their turns
    mia.button("since-again").click()
    expect(mia.button("skip")).to_be_visible()
    mia.button("skip").click()
    expect(mia.button("skip")).to_have_count(0)
    expect(strip).to_be_visible()
    assert table_text() == before
    # what they moved is marked until my next move
    expect(mia.page.locator("main .pointed")).not_to_have_count(0)


def test_the_recap_covers_no_question_and_closes(comes: Comes, node: ServerProcess) -> None:
    mia = comes("en", width=1440, height=900)
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "greedy", start_player="0")
    assert node.play(mia, table, bots=0, moves=14)
    mia.visit(f"#/table/{table}").connected()
    strip = mia.page.get_by_role("button", name=mia.say("since"))
    told = mia.region("since")
    for width, height in ((360, 740), (740, 360), (820, 1180), (1440, 900)):
        mia.page.set_viewport_size({"width": width, "height": height})
        strip.click()
        expect(told.get_by_role("button", name=mia.say("since-again"))).to_be_in_viewport(ratio=1)
        for other in (mia.page.locator(".dock"), mia.region("own")):
            assert apart(told, other), (width, height)
        told.get_by_role("button", name=mia.say("close"), exact=True).click()
        expect(told).to_have_count(0)
    strip.click()
    mia.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    strip.click()
    mia.prompt.locator(".ask").click()
    expect(told).to_have_count(0)
    strip.click()
    strip.click()
    expect(told).to_have_count(0)
    strip.click()
    mia.page.keyboard.press("1")  # the first answer, without a click
    expect(told).to_have_count(0)


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither of two things lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    down = a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]
    return not (across and down)


def test_the_log_opens_where_it_ends(comes: Comes, node: ServerProcess) -> None:
    mia = comes("de", width=360, height=640, touch=True)
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "greedy", start_player="0")
    assert node.play(mia, table, bots=0, moves=30)
    mia.visit(f"#/table/{table}").connected()
    mia.button("understood").click()  # the aim lies on the tabs
    mia.page.get_by_role("tab", name=mia.say("log"), exact=True).click()
    lines = mia.page.get_by_role("log").get_by_role("listitem")
    expect(lines.first).not_to_be_in_viewport()
    expect(lines.last).to_be_in_viewport()
