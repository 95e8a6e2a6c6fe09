"""A table has a life: one sees when it is one's turn, leaves, gives up, closes, deletes, and finds results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import BOTS, OFFLINE, Person, gather
from tests.browser.servers import REAL, ServerProcess


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, opened as a host does it, with the limits that it has."""
    node = ServerProcess(tmp_path / "data", REAL).open()
    yield node
    node.stop()


def row(person: Person, table: str) -> Locator:
    """A table in a list of the start page."""
    return person.page.get_by_role("listitem").filter(has=person.page.locator(f'a[href="#/table/{table}"]'))


def more(person: Person, table: str) -> Locator:
    """What can be done with it."""
    row(person, table).get_by_role("button", name=person.say("row-more", game=person.say("game-title"))).click()
    return person.page.get_by_role("dialog")


def test_ones_turn_comes_first_and_a_table_is_closed_or_deleted_from_the_list(comes: Comes) -> None:
    mia, ben = comes("de"), comes("en")
    waiting = mia.lay("me", "open", start=False)
    ben.ask("guest", {"name": "Ben"})
    ben.ask(f"tables/{waiting}/join", {})
    mine = mia.lay("me", "random", start_player="0")
    ben.ask(f"tables/{waiting}/join", {})  # touched last, yet nobody's turn
    mia.visit()
    lists = (
        mia.page.get_by_role("region", name=mia.say("start-mine"))
        .get_by_role("listitem")
        .filter(has=mia.page.locator("a"))
    )
    expect(lists).to_have_count(2)
    expect(lists.first).to_contain_text(mia.say("row-turn"))
    expect(lists.first).to_contain_text(mia.say("row-round", round=1))
    expect(lists.nth(1)).to_contain_text("Ben")
    expect(lists.nth(1)).not_to_contain_text(mia.say("row-turn"))
    looks_good(mia, "mine-de")
    more(mia, mine).get_by_role("button", name=mia.say("give-up-now")).click()
    expect(row(mia, mine)).to_contain_text(mia.say("row-closed"))
    sheet = more(mia, mine)
    looks_good(mia, "row-sheet-de")
    sheet.get_by_role("button", name=mia.say("erase-now")).click()
    sheet.get_by_role("button", name=mia.say("erase-sure")).click()
    expect(row(mia, mine)).to_have_count(0)
    expect(lists).to_have_count(1)


def test_results_and_dates_of_finished_games_are_listed(comes: Comes, node: ServerProcess) -> None:
    mia = comes("en")
    table = mia.lay("me", "random", clock_rounds=1)
    mia.visit(f"#/table/{table}").seated()
    node.play(mia, table, bots=1)
    mia.until(lambda: mia.now.result, "the end")
    result = mia.now.result
    assert result is not None
    mia.visit()
    over = row(mia, table)
    expect(over).to_contain_text(mia.say("row-won", who="").strip())
    for winner in result.winners:
        points = f" ({result.scores[winner]})" if max(result.scores) > 1 else ""  # 1 and 0 tell nothing
        expect(over).to_contain_text(f"{mia.say('seat-you') if winner == 0 else BOTS[1]}{points}")


def test_who_resigns_is_replaced_once_the_others_agree(comes: Comes) -> None:
    mia, ben = comes("en"), comes("de")
    table = gather(mia, ben)
    mia.button("invite-more").click()
    mia.button("resign-ask").click()
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.say("vote-resign", who=ben.called(0)))
    ben.button("vote-yes").click()
    ben.until(lambda: ben.now.vote is None, "the end of the vote")
    mia.until(lambda: mia.now.seat is None, "to be a spectator")
    mia.visit()
    expect(mia.page.get_by_role("heading", level=1)).to_be_visible()
    expect(row(mia, table)).to_have_count(0)
    ben.visit()
    more(ben, table).get_by_role("button", name=ben.say("give-up-now")).click()  # alone with a bot now
    expect(row(ben, table)).to_contain_text(ben.say("row-closed"))


def test_who_leaves_lets_a_bot_play_and_comes_back(comes: Comes) -> None:
    mia, ben = comes("en"), comes("en")
    table = gather(mia, ben)
    mia.button("invite-more").click()
    mia.button("leave-now").click()
    expect(mia.page.get_by_role("heading", level=1)).to_have_text(mia.say("start-title"))
    row(mia, table).get_by_role("link").click()
    mia.button("seat-back").click()
    expect(mia.button("seat-back")).to_be_hidden()


def test_a_limit_names_the_tables_it_counts_and_lets_one_close_them(comes: Comes, inn: ServerProcess) -> None:
    mia = comes("en", at=inn.url, game="apokalypse")
    mia.forgiven = ("409",)
    for _ in range(8):  # with five bots each: one may have no more
        mia.lay("me", *["random"] * 5, start=False)
    mia.visit().play_now.click()
    sheet = mia.dialog("too-many")
    expect(sheet.get_by_role("link")).to_have_count(8)
    looks_good(mia, "too-many-en")
    oldest = sheet.get_by_role("button", name=mia.say("row-more", game=mia.say("game-title"))).first
    oldest.click()
    mia.button("give-up-now").click()
    expect(sheet.get_by_role("link")).to_have_count(7)
    mia.page.keyboard.press("Escape")
    mia.play_now.click()
    assert mia.table


def test_before_the_start_people_talk_by_the_names_they_have_chosen(comes: Comes) -> None:
    mia, ben = comes("en"), comes("de")
    table = mia.lay("me", "open", start=False)
    ben.ask("guest", {})
    ben.ask(f"tables/{table}/join", {})
    for person in (mia, ben):
        person.visit(f"#/table/{table}").connected()
    for person, name in ((mia, "Mia"), (ben, "Ben")):
        field = person.page.get_by_label(person.say("your-name"))
        field.fill(name)
        field.press("Tab")
        person.page.get_by_label(person.say("chat-say")).fill(f"I am {name}")
        person.button("chat-send").click()
        for other in (mia, ben):
            line = other.page.get_by_role("log").get_by_role("listitem").filter(has_text=f"I am {name}")
            expect(line).to_contain_text(name + " ")


def test_a_lost_line_is_tried_again_at_once_when_somebody_asks(comes: Comes, inn: ServerProcess) -> None:
    mia = comes("en", at=inn.url, width=360, height=640)
    mia.forgiven = OFFLINE
    mia.page.clock.install()
    table = mia.lay("me", "random")
    mia.visit(f"#/table/{table}").connected()
    mia.page.wait_for_load_state("networkidle")
    inn.stop()
    again = mia.button("link-try")
    expect(again).to_be_visible()
    mia.page.clock.pause_at(mia.page.evaluate("Date.now()") / 1000 + 1)  # so the page does not try by itself
    inn.open()
    again.click()
    mia.connected()
    expect(again).to_be_hidden()


def test_a_page_that_lacks_a_part_waits_for_the_house(comes: Comes, inn: ServerProcess) -> None:
    """A part that cannot be fetched may be gone by an update, so the page is fetched anew, but not from a server that
    is
    away: that would leave nothing on the screen."""
    mia = comes("en", at=inn.url)
    # the server forgets guests who have no table
    mia.forgiven = (*OFFLINE, "dynamically imported module", "Unable to preload CSS", "401")
    mia.visit().button("settings").wait_for()
    mia.page.wait_for_load_state("networkidle")
    inn.stop()
    with mia.page.expect_event("requestfailed"):
        mia.button("settings").click()
    mia.page.wait_for_timeout(500)  # whatever the page does about it, it does within this time
    expect(mia.button("settings")).to_be_visible()
    with mia.page.expect_event("load"):
        inn.open()
    mia.button("settings").click()
    expect(mia.page.get_by_role("dialog")).to_be_visible()
