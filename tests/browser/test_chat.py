"""Chat lines count as unread until this device has shown them, across visits and restarts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Comes
from tests.browser.people import OFFLINE, Person
from tests.browser.servers import ServerProcess


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own."""
    node = ServerProcess(tmp_path / "data").open()
    yield node
    node.stop()


def say(person: Person, *texts: str) -> None:
    """Says something where the chat is in sight."""
    for text in texts:
        person.page.get_by_label(person.say("chat-say")).fill(text)
        person.button("chat-send").click()
        expect(person.page.get_by_role("log", name=person.say("chat"))).to_contain_text(text)


def tab(person: Person) -> Locator:
    return person.page.get_by_role("tab").filter(has_text=person.say("chat"))


def test_what_was_read_is_no_news(comes: Comes, inn: ServerProcess) -> None:
    """Read in the lobby, after a reload, after a restart of the server."""
    mia, ben = (comes(lang, at=inn.url) for lang in ("de", "en"))
    table = mia.lay("me", "open", start=False)
    ben.ask("guest", {})
    ben.ask(f"tables/{table}/join", {})
    for person in (mia, ben):
        person.forgiven = OFFLINE
        person.visit(f"#/table/{table}").connected()
    say(mia, "Servus", "Spielst du mit?")
    mia.ask(f"tables/{table}/start", {})
    for person in (mia, ben):
        person.seated()
        expect(tab(person)).to_have_text(person.say("chat"))
    mia.page.reload()
    mia.connected()
    expect(tab(mia)).to_have_text(mia.say("chat"))
    tab(ben).click()
    say(ben, "I do")
    expect(tab(mia)).to_have_text(mia.say("chat") + "1")
    mia.page.reload()
    mia.connected()
    expect(tab(mia)).to_have_text(mia.say("chat") + "1")
    tab(mia).click()
    expect(tab(mia)).to_have_text(mia.say("chat"))
    inn.stop()
    expect(mia.page.locator(".status.offline")).to_be_visible()
    inn.open()
    mia.connected()
    expect(tab(mia)).to_have_text(mia.say("chat"))
    mia.page.reload()
    mia.connected()
    expect(tab(mia)).to_have_text(mia.say("chat"))
