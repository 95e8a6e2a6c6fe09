"""Who opened a table sees who watches, asks for quiet and sends away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.looks import looks_good
from tests.browser.people import Person


def says(person: Person, text: str) -> None:
    """Somebody writes at the table, in the window as it is."""
    person.page.get_by_role("tab", name=person.say("chat")).click()
    person.page.get_by_label(person.say("chat-say")).fill(text)
    person.page.keyboard.press("Enter")


def test_a_spectator_is_muted_and_sent_away(comes: Comes) -> None:
    mia, eve = comes("de"), comes("en")
    table = mia.lay("me", "random")
    mia.visit(f"#/table/{table}").seated()
    eve.ask("guest", {"name": "Eve"})
    eve.visit(f"#/table/{table}")
    mia.button("invite-more").click()
    sheet = mia.dialog("sheet")
    expect(sheet).to_contain_text(mia.say("audience-count", count=1))
    expect(sheet.get_by_role("listitem")).to_contain_text("Eve")
    looks_good(mia, "audience-wide")
    mia.page.set_viewport_size({"width": 360, "height": 740})
    looks_good(mia, "audience-narrow")
    mia.button("audience-hush").click()
    expect(sheet.get_by_role("listitem")).to_contain_text(mia.say("audience-mute"))
    eve.page.get_by_role("tab", name=eve.say("chat")).click()
    expect(eve.page.get_by_placeholder(eve.say("chat-hushed"))).to_be_disabled()
    mia.button("audience-pardon").click()
    expect(mia.button("audience-hush")).to_be_visible()
    says(eve, "Thank you")
    expect(eve.page.get_by_role("log", name=eve.say("chat"))).to_contain_text("Thank you")
    eve.forgiven = ("403",)
    mia.button("audience-send").click()
    expect(eve.page.get_by_text(eve.say("sent-away"))).to_be_visible()
    expect(sheet.get_by_role("listitem")).to_contain_text(mia.say("audience-away"))
    mia.button("audience-pardon").click()
    expect(sheet.get_by_role("listitem")).to_have_count(0)
    sheet.get_by_label(mia.say("audience-quiet")).check()
    mia.until(lambda: mia.info is not None and mia.info.quiet, "a quiet table")


def test_before_the_start_too(comes: Comes) -> None:
    mia, eve = comes("en"), comes("de")
    table = mia.lay("me", "open", start=False)
    mia.visit(f"#/table/{table}")
    eve.ask("guest", {"name": "Eve"})
    eve.visit(f"#/table/{table}")
    eve.forgiven = ("403",)
    mia.button("audience-send").click()
    expect(eve.page.get_by_text(eve.say("sent-away"))).to_be_visible()
    looks_good(mia, "audience-lobby")
