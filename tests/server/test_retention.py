"""Retention: finished games stay, unused tables and guests are deleted, stored answers and chat are limited."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tafelrunde.server import sessions
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import Guest, TableInfo, Tables
from tafelrunde.server.protocol.table import Ack, Reject, Undo, Vote, Welcome
from tafelrunde.server.rows import GuestRow
from tafelrunde.server.schema import meta
from tafelrunde.server.settings import DAY, Rate
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, Refusal, open_node, two
from tests.server.store_fixtures import TOKEN, fill, played

pytestmark = pytest.mark.anyio


async def later(node: Node, days: float) -> None:
    """Let days pass without visitors, and delete expired rows."""
    server, now = node.server, node.server.wall()
    server._rooms.clear()
    server.wall = lambda: now + days * DAY
    server._delete_expired_at = 0.0
    await server._delete_expired()


async def left(node: Node) -> dict[str, int]:
    """Return the number of rows of every table in the store."""
    return await node.server.store.read(
        lambda c: {name: c.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() or 0 for name in meta.tables}
    )


async def test_lobbies_and_tables_never_played_go_after_two_weeks(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    while not (before := await left(node))["edition"]:  # which the server keeps once it has opened
        await asyncio.sleep(0.02)
    lobby = await anna.table("me", "open")
    await anna.chat(lobby.id, "Hallo")
    await anna.post(f"tables/{lobby.id}/link", dict)
    begun = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
    await later(node, 13)
    assert {mine.id for mine in (await anna.get("tables", Tables)).mine} == {lobby.id, begun.id}
    await later(node, 2)
    assert await left(node) == before
    with pytest.raises(Refusal) as refused:
        await anna.get(f"tables/{lobby.id}", TableInfo)
    assert refused.value.code == "no-table"


async def test_a_lobby_where_somebody_is_stays(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        now = node.server.wall()
        node.server.wall = lambda: now + 30 * DAY
        node.server._delete_expired_at = 0.0
        await node.server._delete_expired()
        assert (await anna.get(f"tables/{table.id}", TableInfo)).state == "lobby"


async def test_finished_games_are_kept(tmp_path: Path) -> None:
    (over,) = fill(tmp_path / "data", [played(1)])
    async with open_node(tmp_path / "data", session_lifetime_s=10_000 * DAY) as node:  # so that we can still ask
        anna = GuestClient(node.url)
        anna.holds(TOKEN)
        running = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
        async with anna.look(running.id) as line:
            await line.see(lambda s: 0 in s.pending)
            await line.move()
        await later(node, 300)
        assert {mine.id for mine in (await anna.get("tables", Tables)).mine} == {running.id, over}
        await later(node, 100)  # an unfinished game is deleted after a year
        assert {mine.id for mine in (await anna.get("tables", Tables)).mine} == {over}
        await later(node, 5000)
        assert (await anna.get(f"tables/{over}", TableInfo)).state == "over"
        assert (await anna.get("guest", Guest)).name == "Anna"
        await anna.close()


async def test_absent_guests_without_a_seat_are_deleted(node: Node, comes: Comes) -> None:
    anna, bert, carl = await comes("Anna"), await comes("Bert"), await comes("Carl")
    table = await bert.table("me", "greedy", options={"start_player": "0"}, start=True)
    async with bert.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.move()
    await later(node, 80)
    assert (await carl.get("guest", Guest)).name == "Carl"
    await later(node, 20)
    assert [(await one.get("guest", Guest)).name for one in (anna, bert, carl)] == ["", "Bert", "Carl"]


async def test_expired_guests_are_deleted_in_batches(node: Node) -> None:
    def crowd(c: Connection) -> None:
        for number in range(450):
            sessions.new_guest(c, GuestRow(f"g{number}", "G"), f"t{number}")

    await node.server.store.do(crowd)
    for kept in (250, 50, 0, 0):
        await later(node, 91)
        assert (await left(node))["guest"] == kept


async def answers(node: Node, table: str) -> set[str]:
    """Return the commands whose answers are kept, in the store as in the room."""
    kept = await node.server.store.read(lambda c: c.exec_driver_sql("SELECT command FROM answer").scalars().all())
    assert {command for _, command in (await node.server.room(table)).answers} == set(kept)
    return set(kept)


async def test_stored_refusals_are_limited(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(max_unlogged_answers=8)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
        async with anna.look(table.id) as line:
            await line.see(lambda s: 0 in s.pending)
            await line.play(command="a-good-move")
            for number in range(20):
                answer = await line.play("stop", "9.9", f"too-late-{number:02}")
                assert isinstance(answer, Reject)
                assert len(await answers(node, table.id)) == 1 + min(number + 1, 8)
        assert await answers(node, table.id) == {"a-good-move", *(f"too-late-{number}" for number in range(12, 20))}
        await anna.close()


async def test_stored_answers_to_votes_are_limited(tmp_path: Path) -> None:
    """Votes that are called and declined again and again leave no log line, and their answers must not pile up."""
    limits = GENEROUS._replace(max_unlogged_answers=5)
    async with open_node(tmp_path, limits=limits) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = (await two(anna, bert)).id
        async with anna.look(table) as hers, bert.look(table) as his:
            await hers.see(lambda s: 0 in s.pending)
            await hers.play(command="a-good-move")
            await his.see(lambda s: s.seq == 1)
            for number in range(10):
                assert isinstance(await his.obeyed(Undo(f"please-{number}", 0)), Ack)
                assert isinstance(await hers.obeyed(Vote(f"rather-not-{number}", False)), Ack)
        left = {"a-good-move", "rather-not-7", "please-8", "rather-not-8", "please-9", "rather-not-9"}
        assert await answers(node, table) == left
    async with open_node(tmp_path, limits=limits) as node:  # and the server still knows which they were
        for visitor in (anna, bert):
            visitor.follow(node.url)
        async with bert.look(table) as his:
            await his.see(lambda s: True)
            assert await his.obeyed(Undo("please-9", 0)) == Ack("please-9", 1)
            assert isinstance(await his.obeyed(Vote("no-vote-here", True)), Reject)
        assert await answers(node, table) == left - {"rather-not-7"} | {"no-vote-here"}
        for visitor in (anna, bert):
            await visitor.close()


async def test_stored_chat_is_limited(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(max_chat_lines=3)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        for number in range(5):
            await anna.chat(table.id, f"{number}")
        async with anna.look(table.id) as line:
            assert [said.text for said in (await line.until(Welcome)).chat] == ["2", "3", "4"]
        await anna.close()


async def test_older_tables_are_listed_in_pages(tmp_path: Path) -> None:
    game = played(1)
    ids = fill(tmp_path / "data", (game for _ in range(120)))
    async with open_node(tmp_path / "data") as node:
        anna = GuestClient(node.url)
        anna.holds(TOKEN)
        pages = [await anna.get(f"tables?skip={skip}", Tables) for skip in (0, 50, 100, 150)]
        assert [len(page.mine) for page in pages] == [50, 50, 20, 0]
        assert [page.more for page in pages] == [True, True, False, False]
        assert {table.id for page in pages for table in page.mine} == set(ids)
        with pytest.raises(Refusal) as refused:
            await anna.get("tables?skip=x", Tables)
        assert refused.value.code == "malformed"
        await anna.close()


async def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(new_table_rate_per_address=Rate(2, 0.001))) as node:
        people = [await GuestClient(node.url).named(name) for name in ("Anna", "Bert", "Carl")]
        for one in people[:2]:
            await one.table("me", "open")
        with pytest.raises(Refusal) as refused:
            await people[2].table("me", "open")
        assert refused.value.code == "too-fast"
        for one in people:
            await one.close()
