"""A page draws a table with the edition it is played with, whatever the server's is today."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.kernel.game import game
from tests.browser.conftest import Comes
from tests.browser.people import OFFLINE, Person, play_on
from tests.browser.servers import ServerProcess

HERE, THERE = "x = 150\ny = 205\n", "x = 190\ny = 225\n"  # where the first volcano stands


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[ServerProcess]:
    node = ServerProcess(tmp_path / "data").open()
    yield node
    node.stop()


def volcano(person: Person, spot: str) -> Locator:
    """The volcano that is drawn at such a spot."""
    x, y = (line.removeprefix(name) for line, name in zip(spot.splitlines(), ("x = ", "y = "), strict=True))
    return person.page.locator(f".pieces g[transform='translate({x} {y})']")


def goes_on(person: Person) -> None:
    seq = person.now.seq
    play_on(person, until=lambda: person.now.seq >= seq + 3)


def test_another_release_with_another_map(comes: Comes, inn: ServerProcess, tmp_path: Path) -> None:
    """One table has begun, one waits; the server closes and opens with another map while both pages are open."""
    mia, ben = comes(at=inn.url), comes(at=inn.url)
    old, new = mia.lay("me", "random", start_player="0"), ben.lay("me", "random", start=False, start_player="0")
    for person in (mia, ben):
        person.forgiven = OFFLINE
    mia.visit(f"#/table/{old}").seated()
    expect(volcano(mia, HERE)).to_have_count(1)
    goes_on(mia)
    ben.visit(f"#/table/{new}")
    expect(ben.button("begin")).to_be_visible()
    text = game("drachenland").built_in_edition.text
    assert text.count(HERE) == 1
    other = tmp_path / "other.toml"
    other.write_text(text.replace(HERE, THERE), "utf-8")
    inn.stop()
    inn.open(str(other))
    mia.connected()
    goes_on(mia)
    mia.page.reload()
    mia.seated()
    expect(volcano(mia, HERE)).to_have_count(1)
    expect(volcano(mia, THERE)).to_have_count(0)
    ben.button("begin").click()
    ben.seated()
    expect(volcano(ben, THERE)).to_have_count(1)
    expect(volcano(ben, HERE)).to_have_count(0)
    goes_on(ben)
    ben.visit(f"#/replay/{old}/0")
    expect(volcano(ben, HERE)).to_have_count(1)
