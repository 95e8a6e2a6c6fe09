"""Requests for new tables can be repeated, and are carried out in one commit or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo, Tables
from tests.server.conftest import Comes
from tests.server.guests import GuestClient, Refusal, open_node
from tests.server.store_fixtures import TOKEN, fill, played

pytestmark = pytest.mark.anyio


async def test_a_repeated_request_returns_the_same_table(comes: Comes, node: Node) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    wish: dict[str, Any] = {"options": {"start_player": "0"}, "start": True, "wish": "one-evening"}
    first = await anna.table("me", "random", **wish)
    assert first.state == "running"
    async with anna.look(first.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.move()
    again = await anna.table("me", "random", **wish)
    assert (again.id, again.seq > 0) == (first.id, True)
    assert (await bert.table("me", "random", **wish)).id != first.id
    assert (await anna.table("me", "random", **{**wish, "wish": "another-evening"})).id != first.id
    assert await node.server.store.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM game_table").scalar()) == 3


@contextmanager
def commits(node: Node) -> Iterator[set[tuple[Any, ...]]]:
    """Yield the states of tables after each commit, and whether their standing is stored."""
    kept: set[tuple[Any, ...]] = set()

    def look(connection: Connection) -> None:
        rows = connection.exec_driver_sql("SELECT state, standing IS NOT NULL FROM game_table")
        kept.update(map(tuple, rows))

    event.listen(node.server.store._engine, "commit", look)
    yield kept
    event.remove(node.server.store._engine, "commit", look)


async def test_a_table_is_created_and_started_in_one_commit(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    with commits(node) as kept:
        table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    assert table.state == "running"
    assert kept == {("running", 1)}, "no step leaves a table that has not begun"


async def test_a_start_stores_the_state_for_lists(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"})
    with commits(node) as kept:
        await anna.post(f"tables/{table.id}/start", TableInfo)
    assert kept - {("lobby", 0)} == {("running", 1)}


async def test_a_rematch_is_one_commit(tmp_path: Path) -> None:
    (over,) = fill(tmp_path / "data", [played(1)])

    def fail(c: Connection) -> None:
        raise OSError("disk full")

    async with open_node(tmp_path / "data") as node:
        anna = GuestClient(node.url)
        anna.holds(TOKEN)
        event.listen(node.server.store._engine, "commit", fail)
        with pytest.raises(Refusal) as refused:
            await anna.post(f"tables/{over}/rematch", TableInfo)
        assert refused.value.code == "store"
        event.remove(node.server.store._engine, "commit", fail)
        assert [mine.id for mine in (await anna.get("tables", Tables)).mine] == [over]
        again = await anna.post(f"tables/{over}/rematch", TableInfo)
        assert (await anna.get(f"tables/{over}", TableInfo)).rematch == again.id
        assert (await anna.post(f"tables/{over}/rematch", TableInfo)).id == again.id
        await anna.close()
