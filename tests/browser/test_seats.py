"""Before the start everybody takes the seat they like, and so the people they lead."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.people import Person


def row(person: Person, seat: int) -> Locator:
    name = person.page.get_by_text(person.seat_name(seat), exact=True)
    return person.page.get_by_role("main").get_by_role("listitem").filter(has=name)


def test_people_change_seats(comes: Comes) -> None:
    mia, ben = comes("de"), comes("en")
    mia.ask("guest", {"name": "Mia"})
    table = mia.lay("me", "greedy", "open", "open", start=False)
    mia.visit(f"#/table/{table}")
    row(mia, 3).get_by_role("button", name=mia.say("sit-here")).click()
    expect(row(mia, 3)).to_contain_text("Mia")
    expect(row(mia, 0)).to_contain_text(mia.say("seat-open"))
    ben.ask("guest", {"name": "Ben"})
    ben.visit(f"#/table/{table}")
    row(ben, 0).get_by_role("button", name=ben.say("sit-here")).click()
    expect(row(mia, 0)).to_contain_text("Ben")
    row(ben, 1).get_by_role("button", name=ben.say("swap-seats")).press("Enter")
    expect(row(mia, 1)).to_contain_text("Ben")
    expect(row(mia, 0)).to_contain_text(mia.say("bot-greedy"))
    expect(row(mia, 2).get_by_role("button", name=mia.say("sit-here"))).to_be_visible()
    row(mia, 2).get_by_role("button", name=mia.say("seat-a-bot")).click()
    mia.button("begin").click()
    assert (mia.seated(), ben.seated()) == (3, 1)
