"""Whatever breaks in the middle of a game, the page goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.cuttable_line import Wire
from tests.browser.people import OFFLINE, Person, play_on
from tests.browser.servers import REAL, ServerProcess


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, opened as a host does it."""
    node = ServerProcess(tmp_path / "data", REAL).open()
    yield node
    node.stop()


def two_at_a_table(comes: Comes, *urls: str) -> tuple[Person, Person, str]:
    """Two people in the middle of their first turns."""
    mia, ben = (comes(at=url) for url in urls)
    table = mia.lay("me", "open", start=False)
    ben.ask("guest", {})
    ben.ask(f"tables/{table}/join", {})
    mia.ask(f"tables/{table}/start", {})
    for person in (mia, ben):
        person.forgiven = OFFLINE
        person.visit(f"#/table/{table}").seated()
    play_on(mia, ben, until=lambda: mia.now.seq >= 8)
    return mia, ben, table


def goes_on(mia: Person, ben: Person, node: ServerProcess, table: str) -> None:
    """Both are connected, seen by each other, and play on from what the store holds."""
    seq = node.table(table).moves
    assert seq >= 8
    for person in (mia, ben):
        person.connected()
        person.until(person.sees_everybody, "the other to be here")
    play_on(mia, ben, until=lambda: min(mia.now.seq, ben.now.seq) >= seq + 6)
    for person in (mia, ben):
        person.connected()
        expect(person.page.get_by_role("alert")).to_have_count(0)
    assert node.table(table).moves == mia.now.seq


def test_reload(comes: Comes, node: ServerProcess) -> None:
    mia, ben, table = two_at_a_table(comes, node.url, node.url)
    seen = mia.now
    mia.sight = None
    mia.page.reload()
    assert mia.seated() == seen.seat
    assert mia.now == seen
    goes_on(mia, ben, node, table)


@pytest.mark.parametrize("end", [ServerProcess.stop, ServerProcess.kill], ids=["restart", "kill"])
def test_the_server_comes_back(comes: Comes, inn: ServerProcess, end: Callable[[ServerProcess], None]) -> None:
    mia, ben, table = two_at_a_table(comes, inn.url, inn.url)
    eve = comes(at=inn.url)  # only watches
    eve.forgiven = OFFLINE
    eve.visit(f"#/table/{table}").connected()
    moves = inn.table(table).moves
    for person in (mia, ben, eve):
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.body.dataset.kept = 'yes'")
    end(inn)
    for person in (mia, ben, eve):
        expect(person.page.locator(".status.offline")).to_be_visible()
    eve.page.wait_for_timeout(2_000)  # sockets fail in vain meanwhile
    inn.open()
    for person in (mia, ben, eve):
        person.connected()
        expect(person.page.locator("body[data-kept]")).to_have_count(1)  # nobody's page had to be fetched anew
    assert inn.table(table).moves == moves
    goes_on(mia, ben, inn, table)


def test_a_move_made_offline_is_kept_and_sent(comes: Comes, node: ServerProcess) -> None:
    """The wire is cut; what was pressed meanwhile arrives exactly once when it is whole again."""
    wire = Wire(node.port)
    mia, ben, table = two_at_a_table(comes, wire.url, node.url)
    play_on(mia, ben, until=lambda: bool(mia.now.legal))
    moves, move = node.table(table).moves, mia.choice()
    wire.cut()
    expect(mia.page.locator(".status.offline")).to_be_visible()
    mia.move(move).click()
    assert node.table(table).moves == moves
    wire.mend()
    mia.connected()
    ben.until(lambda: ben.now.seq > moves or None, "the move made offline")
    real = node.table(table)
    assert (real.moves, real.log[-1].move) == (moves + 1, move)
    goes_on(mia, ben, node, table)
    wire.close()
