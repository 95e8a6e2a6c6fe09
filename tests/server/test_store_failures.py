"""File permissions, readiness, and errors when something cannot be stored."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, event

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import Guest, TableInfo, Tables
from tafelrunde.server.protocol.table import Reject, ViewMessage
from tafelrunde.server.server import Server
from tafelrunde.server.store import FILE_NAME, FileStore
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal, open_node, settings

pytestmark = pytest.mark.anyio


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_files_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "tables"
    before = os.umask(0o022)
    try:
        async with open_node(data) as node:
            await (await GuestClient(node.url).named("Anna")).close()
            assert mode(data) == 0o700
            assert {path.name: mode(path) for path in data.iterdir()} == dict.fromkeys(
                (FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", "lock"), 0o600
            )
    finally:
        os.umask(before)


def full(c: Connection) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_a_server_that_cannot_store_is_not_ready(
    node: Node, comes: Comes, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    event.listen(node.server.store._engine, "commit", full)
    for call in (
        anna.get("ready", dict),
        (await comes()).post("guest", Guest),
        anna.post("guest", Guest, {"name": "Anne"}),
        anna.table("me", "open"),
        anna.chat(table.id, "Hallo"),
        anna.post(f"tables/{table.id}/link", dict),
        anna.post(f"tables/{table.id}/close", TableInfo),
    ):
        with pytest.raises(Refusal) as refused:
            await call
        assert (refused.value.status, refused.value.code) == (503, "store")
    assert (await anna.get("guest", Guest)).name == "Anna"
    assert [mine.state for mine in (await anna.get("tables", Tables)).mine] == ["lobby"]
    assert not [record for record in caplog.records if record.exc_info]
    assert all(vars(record)["reason"] for record in caplog.records if record.message == "the store fails")
    event.remove(node.server.store._engine, "commit", full)
    assert await anna.get("ready", dict) == {"ok": True}


async def test_a_disk_that_is_almost_full_is_not_ready(
    node: Node, comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small write may succeed on a full disk where a move fails, since it reuses the write-ahead log."""
    anna = await comes("Anna")
    assert await anna.get("ready", dict) == {"ok": True}
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=8_192))
    with pytest.raises(Refusal) as refused:
        await anna.get("ready", dict)
    assert (refused.value.status, refused.value.code) == (503, "store")


async def test_reads_do_not_wait_for_a_writer(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
    with sqlite3.connect(node.server.settings.data / FILE_NAME, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        node.server._rooms.clear()  # so that it is read anew
        assert (await anna.get("guest", Guest)).name == "Anna"
        assert (await anna.get(f"tables/{table.id}/sight", ViewMessage)).sight.seq == 0
        assert len((await anna.get("tables", Tables)).mine) == 1
        other.execute("ROLLBACK")


async def test_read_connections_cannot_write(tmp_path: Path) -> None:
    store = FileStore(tmp_path, Metrics())
    with pytest.raises(Exception, match="store"):
        await store.read(lambda c: c.exec_driver_sql("DELETE FROM guest"))
    store.close()


async def test_a_deleted_store_acknowledges_nothing(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        for path in node.server.settings.data.glob(f"{FILE_NAME}*"):
            path.unlink()
        answer = await line.play()
        assert isinstance(answer, Reject)
        assert answer.code == "store"
    with pytest.raises(Refusal) as refused:
        await anna.get("ready", dict)
    assert (refused.value.status, refused.value.code) == (503, "store")
    assert not list(node.server.settings.data.glob(f"{FILE_NAME}*")), "nothing new is made in its place"


@pytest.mark.parametrize("sign", ["\n", "\r", "\t", "\x1b", "\x00", "\u202e", "\u2028", "\ud800"])
async def test_refusals_repeat_no_invisible_characters(comes: Comes, sign: str) -> None:
    anna = await comes("Anna")
    sent = f"a{sign}b"
    escaped = sent.encode("utf-16-be", "surrogatepass").hex(" ", 2).split()
    text = "".join(f"\\u{unit}" for unit in escaped)
    table = await anna.table("me", "open")
    bodies = {
        "tables": f'{{"game":"{text}","seats":[{{"kind":"me"}}]}}',
        f"tables/{table.id}/seats": f'{{"seat":1,"kind":"bot","bot":"{text}"}}',
        f"tables/{table.id}/options": f'{{"kind":"propose","option":"{text}","value":1}}',
        "guest": f'{{"{text}":1}}',
    }
    for path, body in bodies.items():
        response = await anna.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert response.status_code in (400, 404, 409)
        problem = response.json()
        for said in (*problem["message"].values(), *problem["args"].values()):
            assert sign not in str(said), path


def damaged(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 500)


def torn(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize(("harm", "key"), [(damaged, "store-damaged"), (torn, "store-damaged"), (newer, "store-newer")])
async def test_a_store_that_cannot_be_used_is_named_in_one_line(tmp_path: Path, harm: object, key: str) -> None:
    FileStore(tmp_path, Metrics()).close()
    assert callable(harm)
    harm(tmp_path / FILE_NAME)
    for _ in range(2):  # the failed server has released the folder
        with pytest.raises(BadInput) as caught:
            Server(settings(tmp_path))
        assert caught.value.key == key
        for lang in ("de", "en"):
            assert FILE_NAME in caught.value.say(lang)
            assert "\n" not in caught.value.say(lang)
