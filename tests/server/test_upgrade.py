"""A release with other rules: ended games can be viewed and replayed, running ones can be viewed, left and closed.

Tables before their start take the new rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import record
from tafelrunde.kernel.record import read_record
from tafelrunde.server import serializers
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tafelrunde.server.protocol.table import MomentInfo, Verdict, VisitInfo
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal

pytestmark = pytest.mark.anyio
OPTIONS = {"clock_rounds": 1, "start_player": "0"}


@pytest.fixture
def upgrade(node: Node, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Any]:
    """Return a function that archives all rooms and raises the version of Drachenland's rules."""

    async def upgraded() -> None:
        for room in node.server.rooms():
            await node.server._archive(room)
        node.server._rooms.clear()
        old = serializers.find_game("drachenland")
        new = replace(old, rules_version=old.rules_version + 1)
        monkeypatch.setattr(serializers, "find_game", lambda slug: new)
        monkeypatch.setattr(record, "find_game", lambda slug: new)

    return upgraded


async def played(anna: GuestClient, to_the_end: bool) -> TableInfo:
    table = await anna.table("me", "random", options=OPTIONS, entropy="5a" * 16, start=True)
    async with anna.look(table.id) as line:
        for _ in range(3):
            await line.see(lambda s: 0 in s.pending)
            await line.move()
        while to_the_end and not (await line.see(lambda s: s.result is not None or 0 in s.pending)).result:
            await line.move()
    return await anna.get(f"tables/{table.id}", TableInfo)


async def test_ended_games_can_be_viewed_under_other_rules(comes: Comes, upgrade: Callable[[], Any]) -> None:
    anna, eve = await comes("Anna"), await comes("Eve")
    table = await played(anna, to_the_end=True)
    path = f"tables/{table.id}"
    seen = await eve.get(f"{path}/visit", VisitInfo)
    moments = [await eve.get(f"{path}/moments/{number}", MomentInfo) for number in (0, 5, table.seq)]
    paper = (await eve.http.get(f"/api/{path}/record")).text
    await upgrade()
    after = await eve.get(f"{path}/visit", VisitInfo)
    assert after.table.outgrown
    assert after.view == seen.view
    assert after.view is not None
    assert after.view.sight.secret
    assert after.view.sight.result
    assert [await eve.get(f"{path}/moments/{number}", MomentInfo) for number in (0, 5, table.seq)] == moments
    assert (await eve.http.get(f"/api/{path}/record")).text == paper
    assert (await anna.get(f"{path}/visit", VisitInfo)).view == seen.view, "who played sees what all see"
    verdict = await anna.post(f"{path}/verify", Verdict)
    assert not verdict.ok
    assert verdict.error is not None
    assert "version" in verdict.error.en, "only a release with those rules can check it"
    assert not (await anna.post(f"{path}/rematch", TableInfo, {})).outgrown


async def test_running_games_can_be_viewed_left_and_closed_under_other_rules(
    comes: Comes, upgrade: Callable[[], Any]
) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "open", options=OPTIONS)
    path = f"tables/{table.id}"
    await bert.post(f"{path}/join", TableInfo)
    await anna.post(f"{path}/start", TableInfo)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        await line.move()
    await upgrade()
    looked = await bert.get(f"{path}/visit", VisitInfo)
    assert looked.table.outgrown
    assert looked.view is not None
    assert looked.view.sight.seq == 1
    assert (looked.view.sight.legal, looked.view.sight.secret) == ([], None)
    assert looked.view.log[1].told
    async with bert.look(table.id) as line:
        assert (await line.see(lambda s: True)).seq == 1
    order = {"command": "after-the-upgrade", "decision": sight.decision, "move": sight.legal[0].move}
    assert await refused(anna, f"{path}/commands", order) == "rules"
    assert (await anna.http.get(f"/api/{path}/record")).json()["code"] == "not-over"
    assert [info.outgrown for info in (await anna.get("tables", Tables)).mine] == [True]
    await bert.post(f"{path}/leave", TableInfo)
    assert (await anna.post(f"{path}/close", TableInfo)).state == "closed"
    kept = read_record((await anna.http.get(f"/api/{path}/record")).text)
    assert (len(kept.moves), kept.commitment, kept.secret is None) == (1, table.commitment, False)
    secret = (await bert.get(f"{path}/visit", VisitInfo)).view
    assert secret is not None
    assert secret.sight.secret == kept.secret


async def test_a_game_without_an_archive_can_be_closed(comes: Comes, upgrade: Any, node: Node) -> None:
    """A server that was killed has archived nothing."""
    anna = await comes("Anna")
    table = await played(anna, to_the_end=False)
    await node.server.store.do(lambda c: c.exec_driver_sql("DELETE FROM archive"))
    node.server._rooms.clear()
    await upgrade()
    await node.server.store.do(lambda c: c.exec_driver_sql("DELETE FROM archive"))
    visit = await anna.get(f"tables/{table.id}/visit", VisitInfo)
    assert (visit.table.outgrown, visit.view) == (True, None)
    assert (await anna.post(f"tables/{table.id}/close", TableInfo)).state == "closed"


async def test_tables_before_their_start_take_the_new_rules(
    comes: Comes, upgrade: Callable[[], Any], node: Node
) -> None:
    """Options or values that no longer exist are replaced by defaults."""
    anna = await comes("Anna")
    table = await anna.table("me", "random", options=OPTIONS)
    chosen = json.dumps({**OPTIONS, "old_rule": True, "wild_gems": "sometimes"})
    await node.server.store.do(lambda c: c.exec_driver_sql("UPDATE game_table SET options = ?", (chosen,)))
    await upgrade()
    path = f"tables/{table.id}"
    assert not (await anna.get(path, TableInfo)).outgrown
    started = await anna.post(f"{path}/start", TableInfo)
    assert (started.state, started.outgrown) == ("running", False)
    assert started.options["clock_rounds"] == 1
    assert started.options["wild_gems"] is False
    assert "old_rule" not in started.options
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.move()


async def test_other_texts_and_bots_keep_games_playable(
    comes: Comes, node: Node, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    anna = await comes("Anna")
    table = await played(anna, to_the_end=False)
    node.server._rooms.clear()
    old = serializers.find_game("drachenland")
    folder = copytree(old.folder, tmp_path / "drachenland")
    words = folder / "de.ftl"
    words.write_text(words.read_text("utf-8").replace("event-walked =", "event-walked = Neu:"), "utf-8")
    new = replace(old, folder=folder, values=lambda state: [0.0] * state.setup.seats, caution=lambda *_: None)
    monkeypatch.setattr(serializers, "find_game", lambda slug: new)
    assert not (await anna.get(f"tables/{table.id}", TableInfo)).outgrown
    assert "event-walked = Neu:" in (await anna.http.get("/api/games/drachenland/words/de")).text
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        assert sight.seq >= table.seq
        assert await line.move() == sight.seq + 1


async def test_ended_games_out_of_memory_are_archived(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await played(anna, to_the_end=True)
    node.server._rooms.clear()
    await node.server._archive_ended()
    kept = await node.server.store.read(lambda c: c.exec_driver_sql("SELECT table_id, state FROM archive").all())
    assert [tuple(line) for line in kept] == [(table.id, "over")]


async def refused(visitor: GuestClient, path: str, body: dict[str, Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await visitor.post(path, msgspec.Raw, body)
    return caught.value.code
