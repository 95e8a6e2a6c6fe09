"""A game of three seats, two browsers and a bot, from the laying of the table to the rematch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tafelrunde.kernel.record import verify
from tests.browser.conftest import Comes
from tests.browser.people import Person, play_on
from tests.browser.servers import ServerProcess


def lay_by_hand(host: Person) -> str:
    """Sets up a short game on the page: the host, an open seat and a bot that plays at random."""
    host.visit().own_table.click()
    host.page.get_by_label(host.say("bot-level")).select_option(label=host.say("bot-random"))
    host.page.get_by_label(host.say("option-clock_rounds")).fill("3")
    host.button("new-lay").click()
    return host.table


def join_by_link(guest: Person, invitation: str, name: str) -> None:
    guest.visit(invitation)
    guest.page.get_by_label(guest.say("your-name")).fill(name)
    guest.button("sit-here").click()


def test_two_browsers_and_a_bot_play_to_the_end(comes: Comes, node: ServerProcess, tmp_path: Path) -> None:
    mia, ben = comes("de"), comes("en")
    table = lay_by_hand(mia)
    expect(mia.button("begin")).to_be_disabled()
    invitation = mia.page.get_by_label(mia.say("invite"), exact=True).input_value()
    assert invitation == f"{node.url}#/table/{table}"
    join_by_link(ben, invitation, "Ben <b>& Co</b>")  # shown as written, never as markup
    expect(mia.page.get_by_text("Ben <b>& Co</b>")).to_be_visible()
    mia.button("begin").click()

    assert (mia.seated(), ben.seated()) == (0, 1)
    assert mia.info is not None
    assert mia.info.options["clock_rounds"] == 3
    play_on(mia, ben, choose=lambda person: node.advice(table))

    over = node.table(table)
    assert over.result is not None
    for person in (mia, ben):
        rows = person.ended.get_by_role("row")
        expect(rows).to_have_count(4)  # the heading and three seats
        for seat, points in enumerate(over.result.scores):
            row = rows.nth(1 + _place(over.result.ranks, seat))
            expect(row.get_by_role("cell").last).to_have_text(str(points))

    mia.ended.get_by_role("button", name=mia.say("luck-check")).click()
    outcomes = len(over.opening) + sum(len(entry.outcomes) for entry in over.log)
    verdict = mia.say("luck-good", moves=over.moves, outcomes=outcomes)
    expect(mia.ended.get_by_role("status")).to_have_text([verdict, mia.say("luck-mine")])

    with ben.page.expect_download() as download:
        ben.link("end-record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert verify(file.read_text("utf-8")).result == over.result

    mia.button("end-rematch").click()
    mia.page.wait_for_url(lambda url: table not in url)
    ben.link("end-to-rematch").click()
    again = mia.table
    ben.page.wait_for_url(f"**/#/table/{again}")


def _place(ranks: tuple[int, ...], seat: int) -> int:
    """Where a seat stands in the list by ranks."""
    return sorted(range(len(ranks)), key=lambda other: ranks[other]).index(seat)
