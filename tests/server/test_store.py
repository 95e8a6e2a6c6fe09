"""The store: shared commits, and rooms that follow the store when a commit fails."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from sqlalchemy import Connection, event, insert, select, text

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server import queries
from tafelrunde.server.batch_writer import BulkWrite
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Ack, Reject, SightInfo
from tafelrunde.server.room_views import encode
from tafelrunde.server.schema import guest
from tafelrunde.server.server import Server
from tafelrunde.server.store import FileStore
from tests.server.conftest import Comes
from tests.server.guests import settings

pytestmark = pytest.mark.anyio


def put(name: str, c: Connection) -> str:
    c.execute(insert(guest).values(id=name, name=name, created=0.0, seen=0.0))
    return name


def names(c: Connection) -> list[str]:
    return sorted(c.scalars(select(guest.c.id)))


async def test_a_failed_transaction_affects_no_other(tmp_path: Path) -> None:
    store = FileStore(tmp_path, Metrics())
    works = [store.do(partial(put, name)) for name in ("a", "b", "a", "c")]
    done = await asyncio.gather(*works, return_exceptions=True)
    assert [type(found).__name__ for found in done] == ["str", "str", "WriteConflict", "str"]
    assert await store.do(names) == ["a", "b", "c"]
    store.close()


async def test_all_writes_of_a_failed_commit_fail(tmp_path: Path) -> None:
    store = FileStore(tmp_path, Metrics())
    await store.do(partial(put, "a"))
    disk_full = [True]

    def fail(c: Connection) -> None:
        if disk_full:
            disk_full.clear()
            raise OSError("disk full")

    event.listen(store._engine, "commit", fail)
    done = await asyncio.gather(store.do(partial(put, "b")), return_exceptions=True)
    assert [isinstance(found, Exception) for found in done] == [True]
    assert await store.do(names) == ["a"]
    assert await store.do(partial(put, "c")) == "c"
    store.close()


async def test_a_move_that_is_not_stored_is_not_played(
    node: Node, comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        sight = await line.see(lambda s: 0 in s.pending)
        with monkeypatch.context() as broken:
            broken.setattr(
                queries, "append_entry", lambda *args: [BulkWrite(text("INSERT INTO nowhere SELECT :rows"), {})]
            )
            answer = await line.play(command="the-disk-is-full")
            assert isinstance(answer, Reject)
            assert answer.code == "store"
            assert (await anna.get(f"tables/{table.id}", TableInfo)).seq == 0
        answer = await line.play(sight.legal[0].move, sight.decision, command="the-disk-is-full")
        assert answer == Ack("the-disk-is-full", 1)


async def test_a_log_with_a_wrong_hash_cannot_be_continued(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.play()
    await asyncio.sleep(0.05)
    await node.server.store.do(lambda c: c.exec_driver_sql("UPDATE move SET hash = 'changed' WHERE seq = 1"))
    node.server._rooms.clear()
    assert (await anna.get(f"tables/{table.id}", TableInfo)).outgrown
    response = await anna.http.get(f"/api/tables/{table.id}/sight")
    assert (response.status_code, response.json()["code"]) == (409, "rules")


async def test_two_servers_cannot_share_a_folder(node: Node) -> None:
    with pytest.raises(BadInput) as caught:
        Server(settings(node.server.settings.data))
    assert caught.value.key == "data-in-use"


async def test_evicted_tables_are_loaded_again(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    room = await node.server.room(table.id)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        assert room.idle_s == 0.0
        await line.play()
        seen = await line.see(lambda s: s.seq == 2)
    node.server.now = lambda: monotonic() + 1000
    assert room.idle_s > 900
    del node.server._rooms[table.id]
    fresh = await node.server.room(table.id)
    assert fresh is not room
    assert msgspec.json.decode(encode(fresh.sight(0)), type=SightInfo) == seen
