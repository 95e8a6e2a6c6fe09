"""Every page of the server, shown with Drachenland: accessible, inside its frame, light and quick."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Request, expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person
from tests.browser.servers import ServerProcess
from tests.built_in_games import SOURCE

PAGES = ("start", "new", "lobby", "table", "end", "replay", "credits", "lost")
BUDGET = 90_000  # bytes of script and style, as they travel
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}

BOARD_PAINTED = """() => new Promise((seen) => {
  const after = (run) => requestAnimationFrame(() => requestAnimationFrame(run))
  const look = () =>
    document.querySelector('main svg [data-target]') && document.querySelector('.actions button')
      ? after(() => seen(performance.now()))
      : requestAnimationFrame(look)
  look()
})"""
"""Milliseconds from the click on a link to the picture of a board with its moves."""


class Stage(NamedTuple):
    """Somebody's tables: one before the start, one in the middle, one that is over."""

    cookies: list[Any]
    places: dict[str, str]


@pytest.fixture(scope="module")
def stage(chromium: Browser, node: ServerProcess) -> Stage:
    context = chromium.new_context(locale="de")
    mia = Person(context.new_page(), node.url, "de")
    mia.ask("guest", {"name": "Mia"})
    lobby = mia.lay("me", "open", "greedy", start=False, wild_gems=True)
    running = mia.lay("me", "greedy", "search:easy")
    assert node.play(mia, running, bots=80, moves=100)
    over = mia.lay("me", "greedy", "greedy", clock_rounds=9)
    node.play(mia, over, bots=80)
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


def sign(person: Person, page: str) -> Locator:
    """What shows that a page is complete."""
    heading = person.page.get_by_role("heading", level=1)
    signs = {
        "start": person.play_now,
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
    looks_good(mia, f"{page}-{lang}")


def drawn_later() -> set[str]:
    """The files of what boards do not wait for: it lies in their folders `later`."""
    chunks = json.loads((SOURCE / "server/static/.vite/manifest.json").read_text("utf-8"))
    files = {
        file for key, chunk in chunks.items() if "/later/" in key for file in (chunk["file"], *chunk.get("css", ()))
    }
    assert files
    return {file.rpartition("/")[2] for file in files}


def test_start_page_and_table_stay_light(comes: Comes) -> None:
    """What the first board ever seen here waits for, packed as it travels: all code that is asked for before the board
    is painted. The log and the aim of the game come after it; and a board that has a question at once may ask early for
    what it draws later."""
    mia = comes("de")
    asked: list[Request] = []  # in this order; answers may overtake each other
    mia.page.on("request", lambda request: asked.append(request))
    mia.visit().play_now.click()
    mia.seated()
    expect(mia.page.get_by_role("group", name=mia.say("actions"))).to_be_visible()
    later = mia.page.locator("aside", has_text=mia.say("aim"))
    expect(later).to_be_visible()
    fetched = [request.response() for request in asked if request.resource_type in ("script", "stylesheet")]
    code = [response for response in fetched if response is not None]
    assert len(code) == len(fetched)
    first = takewhile(lambda response: "/later-" not in response.url, code)
    awaited = [response for response in first if response.url.rpartition("/")[2] not in drawn_later()]
    assert 3 < len(awaited) < len(code)
    assert {response.header_value("content-encoding") for response in code} == {"gzip"}
    weight = sum(int(response.header_value("content-length") or BUDGET) for response in awaited)
    assert weight <= BUDGET


def test_the_first_board_on_slow_4g(comes: Comes, stage: Stage, record_property: Any) -> None:
    """How long a friend who follows a link waits for the board; reported, as a timing never decides a test."""
    mia = comes("de")
    mia.context.add_cookies(stage.cookies)
    wire = mia.context.new_cdp_session(mia.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_4G)
    mia.page.goto(mia.url + stage.places["table"], wait_until="commit")
    took = round(mia.page.evaluate(BOARD_PAINTED) / 1000, 2)
    record_property("seconds to the first board on slow 4G", took)
    print(f"first board on slow 4G after {took} s (aim: 1.5 s)")
    expect(sign(mia, "table")).to_be_visible()
