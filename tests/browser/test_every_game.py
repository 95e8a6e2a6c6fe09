"""Every game that has a board: a whole game by touch on a phone held either way, and how its pages look."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.kernel.game import game
from tafelrunde.kernel.story import story_of
from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person
from tests.browser.servers import ServerProcess
from tests.browser.touch_player import Finger

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = sorted(board.parent.name for board in GAMES.glob("*/index.ts") if board.parent.name != "generic")


class Sitting(NamedTuple):
    """A table that shows a game well."""

    bots: int  # on its pictures; a whole game is played with the fewest
    middle: int  # moves after which there is something to see
    options: dict[str, Any]  # for a game that is soon over


SITTINGS = {
    "apokalypse": Sitting(3, 90, {}),
    "dante": Sitting(7, 150, {}),
    "drachenland": Sitting(2, 100, {"clock_rounds": 2}),
    "dungeon_designer": Sitting(2, 60, {}),
    "dungeonquest": Sitting(3, 30, {}),
}


def test_every_board_is_looked_at() -> None:
    assert sorted(SITTINGS) == DRAWN


PHONES = {"de": (740, 360), "en": (360, 640)}  # held sideways, and upright


@pytest.mark.parametrize("lang", PHONES)
@pytest.mark.parametrize("slug", DRAWN)
def test_a_whole_game_by_touch(comes: Comes, node: ServerProcess, slug: str, lang: str) -> None:
    """Played on a phone with one finger, on whatever glows, to the sheet at the end."""
    width, height = PHONES[lang]
    mia, sitting = comes(lang, game=slug, width=width, height=height, touch=True), SITTINGS[slug]
    bots = max(1, game(slug).seats[0] - 1)
    table = mia.lay("me", *["greedy"] * bots, **sitting.options)  # who play straight to the end
    mia.visit(f"#/table/{table}").seated()
    finger = Finger(mia, Random(slug + lang))
    while mia.to_move():
        finger.answers()
    over = node.table(table)
    result, remains = over.result, story_of(over).remains
    assert result is not None
    rows = mia.ended.get_by_role("row")
    expect(rows).to_have_count(1 + len(result.ranks))
    shown = [row.get_by_role("cell").last.inner_text() for row in rows.all()[1:]]
    assert sorted(shown) == sorted(map(str, [*remains.values()][-1] if remains else result.scores))
    places = [row.get_by_role("cell").first.inner_text() for row in rows.all()[1:]]
    assert places == [f"{rank}." if result.winners else "–" for rank in sorted(result.ranks)]
    nobody = mia.say("end-nobody", count=len(result.ranks))
    expect(mia.ended.get_by_text(nobody)).to_have_count(0 if result.winners else 1)


def test_a_finger_leaves_the_end_open(comes: Comes, node: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sheet may come between any two looks, and is no sheet that a long tap has opened."""
    mia = comes(game="dungeonquest", width=360, height=640, touch=True)
    table = mia.lay("me", "greedy")
    node.play(mia, table, bots=10_000)
    mia.visit(f"#/table/{table}")
    sheet = mia.ended
    expect(sheet).to_be_visible()
    monkeypatch.setattr(Person, "ended", mia.page.locator("#not-yet"))
    Finger(mia, Random(0)).touches()
    expect(sheet.get_by_role("row").first).to_be_visible()
    assert sheet.is_visible()


class Album(NamedTuple):
    """Somebody's tables of a game: one in the middle, one that is over."""

    slug: str
    cookies: list[Any]
    places: dict[str, str]


@pytest.fixture(scope="module")
def album(request: pytest.FixtureRequest, chromium: Browser, node: ServerProcess) -> Album:
    slug, context = str(request.param), chromium.new_context(locale="de")
    mia, sitting = Person(context.new_page(), node.url, "de", slug), SITTINGS[slug]
    mia.ask("guest", {"name": "Mia"})
    bots = ["greedy"] * sitting.bots
    over = mia.lay("me", *bots[: game(slug).seats[1] - 1])  # few are done sooner
    node.play(mia, over, bots=10_000)
    for _ in range(20):  # a hero may be dead by then, and never be asked again
        running = mia.lay("me", *bots)
        if node.play(mia, running, bots=sitting.middle - 10, moves=sitting.middle):
            break
    else:
        raise AssertionError("no game came to its middle")
    cookies: list[Any] = list(context.cookies())
    context.close()
    return Album(slug, cookies, {"new": f"#/new/{slug}", "table": f"#/table/{running}", "end": f"#/table/{over}"})


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("page", ["new", "table", "end"])
@pytest.mark.parametrize("album", [slug for slug in DRAWN if slug != "drachenland"], indirect=True)
def test_its_pages_look_good(comes: Comes, album: Album, page: str, lang: str) -> None:
    mia = comes(lang, game=album.slug)
    mia.context.add_cookies(album.cookies)
    mia.visit(album.places[page])
    actions = mia.page.get_by_role("group", name=mia.say("actions"))
    expect({"new": mia.button("new-lay"), "table": actions, "end": mia.ended}[page]).to_be_visible()
    looks_good(mia, f"{album.slug}-{page}-{lang}")
