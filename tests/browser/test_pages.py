"""Every page, in both languages and both lights, from a phone to a wide screen: accessible, inside its frame, quick.

With TAFELRUNDE_SHOTS set to a folder, every page is photographed as well.
"""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Response, expect

from tests.browser.conftest import Comes
from tests.browser.houses import House
from tests.browser.people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = os.environ.get("TAFELRUNDE_SHOTS")
PAGES = ("start", "new", "lobby", "table", "end", "replay", "credits", "lost")
WIDTHS = {1440: 900, 820: 1180, 360: 740}
BUDGET = 90_000  # bytes of script and style, as they travel
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}

STICKING_OUT = """() => {
  const scrolls = (e) => e && (['auto', 'scroll'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement))
  return [...document.querySelectorAll('a, button, input, select, summary, h1, h2, h3, p')]
    .filter((e) => e.checkVisibility() && !e.closest('svg') && !scrolls(e))
    .filter((e) => {
      const box = e.getBoundingClientRect()
      return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1)
    })
    .map((e) => e.outerHTML.slice(0, 160))
}"""
"""What one could press or read, but for its lying outside of the window."""

SIDEWAYS = """() => [...document.querySelectorAll('*')]
  .filter((e) => e.checkVisibility() && !e.matches('pre, input'))
  .filter((e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.outerHTML.slice(0, 160))"""
"""What scrolls sideways inside of the page."""


class Stage(NamedTuple):
    """Somebody's tables: one before the start, one in the middle, one that is over."""

    cookies: list[Any]
    places: dict[str, str]


@pytest.fixture(scope="module")
def stage(chromium: Browser, house: House) -> Stage:
    context = chromium.new_context(locale="de")
    mia = Person(context.new_page(), house.url, "de")
    mia.ask("guest", {"name": "Mia"})
    lobby = mia.lay("me", "open", "greedy", start=False, wild_gems=True)
    running = mia.lay("me", "greedy", "search:easy")
    play_directly(mia, house, running, bots=120, moves=150)
    over = mia.lay("me", "greedy", "greedy", clock_rounds=9)
    play_directly(mia, house, over, bots=120)
    places = {
        "start": "",
        "new": "#/new/drachenland",
        "lobby": f"#/table/{lobby}",
        "table": f"#/table/{running}",
        "end": f"#/table/{over}",
        "replay": f"#/replay/{over}/100",
        "credits": "#/credits",
        "lost": "#/nowhere",
    }
    # The types that cookies are read and written with differ by one optional key.
    cookies: list[Any] = list(context.cookies())
    context.close()
    return Stage(cookies, places)


def play_directly(person: Person, house: House, table: str, *, bots: int, moves: int = 10_000) -> None:
    """Plays without the page, the first moves by a bot that stands in, until the game is over, or so many moves were
    made and it is the person's turn."""
    person.ask(f"tables/{table}/leave", {})
    person.until(lambda: person.ask(f"tables/{table}")["seq"] >= bots, "the bots")
    person.ask(f"tables/{table}/join", {})
    while True:
        sight = person.ask(f"tables/{table}/sight")["sight"]
        if sight["result"] or (sight["legal"] and sight["seq"] >= moves):
            return
        if sight["legal"]:
            command = f"command{sight['seq']:06}"
            move = house.advice(table)
            person.ask(f"tables/{table}/commands", {"command": command, "decision": sight["decision"], "move": move})
        else:
            person.page.wait_for_timeout(20)


def sign(person: Person, page: str) -> Locator:
    """What shows that a page is complete."""
    heading = person.page.get_by_role("heading", level=1)
    signs = {
        "start": person.button("card-play"),
        "new": person.button("new-lay"),
        "lobby": person.button("begin"),
        "table": person.page.get_by_role("group", name=person.say("actions")),
        "end": person.ended,
        "replay": person.page.get_by_role("slider"),
    }
    return signs.get(page, heading)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_accessible_and_fits(comes: Comes, stage: Stage, page: str, lang: str) -> None:
    mia = comes(lang)
    mia.context.add_cookies(stage.cookies)
    mia.visit(stage.places[page])
    expect(sign(mia, page)).to_be_visible()
    assert mia.page.evaluate("document.documentElement.lang") == lang
    mia.page.evaluate(AXE.read_text("utf-8"))
    for light in ("light", "dark"):
        mia.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        expect(mia.page.locator("html")).to_have_attribute("data-theme", light)
        for width, height in WIDTHS.items():
            mia.page.set_viewport_size({"width": width, "height": height})
            mia.page.evaluate("document.fonts.ready.then(() => {})")
            if SHOTS:
                file = Path(SHOTS, f"{page}-{lang}-{light}-{width}.jpg")
                mia.page.screenshot(path=file, type="jpeg", quality=42)
            assert mia.page.evaluate("document.documentElement.scrollWidth") <= width
            assert mia.page.evaluate(STICKING_OUT) == []
            assert mia.page.evaluate(SIDEWAYS) == []
            if width != 820:
                assert serious(mia) == []


def serious(person: Person) -> list[str]:
    """What axe finds serious or worse."""
    found = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)")
    return [
        f"{violation['id']}: {node['target']} {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def test_start_page_and_table_stay_light(comes: Comes) -> None:
    """What travels for the first game ever played here; measured as it comes, packed."""
    mia = comes("de")
    fetched: list[Response] = []
    mia.page.on("response", lambda response: fetched.append(response))
    mia.visit().button("card-play").click()
    mia.seated()
    expect(mia.page.get_by_role("group", name=mia.say("actions"))).to_be_visible()
    code = [response for response in fetched if response.request.resource_type in ("script", "stylesheet")]
    assert code
    assert {response.header_value("content-encoding") for response in code} == {"gzip"}
    weight = sum(int(response.header_value("content-length") or BUDGET) for response in code)
    assert weight <= BUDGET


def test_the_first_board_on_slow_4g(comes: Comes, stage: Stage, record_property: Any) -> None:
    """How long a friend who follows a link waits for the board; reported, as a timing never decides a test."""
    mia = comes("de")
    mia.context.add_cookies(stage.cookies)
    wire = mia.context.new_cdp_session(mia.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_4G)
    began = monotonic()
    mia.page.goto(mia.url + stage.places["table"], wait_until="commit")
    expect(mia.page.get_by_role("main").locator("svg").first).to_be_visible()
    took = round(monotonic() - began, 2)
    record_property("seconds to the first board on slow 4G", took)
    print(f"first board on slow 4G after {took} s (aim: 1.5 s)")
