"""Several servers behind one gate, seen from a browser: they are restarted one after the other, and play goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Comes
from tests.browser.load_balancer import Gate
from tests.browser.people import OFFLINE
from tests.browser.servers import ServerProcess
from tests.server.conftest import cluster
from tests.server.databases import Cluster

__all__ = ["cluster"]


@pytest.fixture
def row(cluster: Cluster, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    serve = ("tafelrunde", "serve", "--store", cluster.database(), "--port", "{port}")
    first, second = ServerProcess(tmp_path, serve), ServerProcess(tmp_path, serve)
    yield first.open(), second.open()
    for node in (first, second):
        node.stop()


def test_houses_are_restarted_one_after_the_other_and_play_goes_on(
    comes: Comes, row: tuple[ServerProcess, ServerProcess]
) -> None:
    gate = Gate([node.port for node in row])
    mia, ben = comes("en", at=gate.url), comes("de", at=gate.url)
    mia.ask("guest", {"name": "Mia"})
    ben.ask("guest", {"name": "Ben"})
    table = mia.lay("me", "open", start=False)
    ben.ask(f"tables/{table}/join", {})
    mia.ask(f"tables/{table}/start", {})
    people = (mia, ben)
    for person in people:
        person.forgiven = (*OFFLINE, "503")
        person.visit(f"#/table/{table}").seated()
    for number in range(6):
        mia.until(lambda number=number: mia.now.seq >= number, "the last move")  # type: ignore[misc]
        ben.until(lambda: ben.now.seq == mia.now.seq, "the other server to know it")
        mover = next(person for person in people if person.now.legal)
        before = mover.now.seq
        if number in (1, 3):  # whoever stands in this server is told, and finds the other one
            row[number // 2].stop()
        mover.play(mover.choice())
        mover.until(lambda mover=mover, before=before: mover.now.seq > before, "the move to be played")  # type: ignore[misc]
        if number in (1, 3):
            row[number // 2].open()
    for person in people:
        person.until(lambda person=person: person.now.seq == 6, "all moves")  # type: ignore[misc]
        person.connected()
    gate.close()
