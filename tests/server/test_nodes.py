"""Several nodes on one store: every node serves every table, and nobody notices which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic, time
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update

from tafelrunde.server import queries
from tafelrunde.server.bot_queue import lease_next, open_worker_node
from tafelrunde.server.node import Node
from tafelrunde.server.nodes import NOW
from tafelrunde.server.postgres import CHANNEL, database_url, open_database
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import (
    Ack,
    ChatMessage,
    Command,
    Ping,
    Pong,
    TableMessage,
    Undo,
    ViewMessage,
    Welcome,
)
from tafelrunde.server.retention import delete_expired
from tafelrunde.server.schema import lease, thought, visit
from tafelrunde.server.settings import DAY
from tests.server.databases import Cluster
from tests.server.guests import GuestClient, Refusal, open_node, two
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
Nodes = tuple[Node, Node]


@pytest.fixture
async def nodes(cluster: Cluster, tmp_path: Path) -> AsyncIterator[Nodes]:
    async with both(cluster.database(), tmp_path) as open_database:
        yield open_database


@asynccontextmanager
async def both(store: str, folder: Path, heartbeat_s: float = 0.1, **changes: Any) -> AsyncIterator[Nodes]:
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(open_node(folder, store=store, heartbeat_s=heartbeat_s, **changes))
            for _ in range(2)
        ]
        yield here, there


@pytest.fixture
async def anna(nodes: Nodes) -> AsyncIterator[GuestClient]:
    visitor = await GuestClient(nodes[0].url).named("Anna")
    yield visitor
    await visitor.close()


@pytest.fixture
async def bert(nodes: Nodes) -> AsyncIterator[GuestClient]:
    visitor = await GuestClient(nodes[1].url).named("Bert")
    yield visitor
    await visitor.close()


async def test_two_people_play_on_two_nodes(anna: GuestClient, bert: GuestClient) -> None:
    table = (await two(anna, bert)).id
    dice = Random(1)
    async with anna.look(table) as hers, bert.look(table) as his:
        lines = {0: hers, 1: his}
        for seq in range(24):
            sight = await hers.see(lambda s, seq=seq: s.seq == seq)  # type: ignore[misc]
            seat = sight.pending[0]
            mine = await lines[seat].see(lambda s, seq=seq: s.seq == seq)  # type: ignore[misc]
            answer = await lines[seat].play(dice.choice(mine.legal).move)
            assert answer == Ack(answer.command, seq + 1)
        here, there = await hers.see(lambda s: s.seq == 24), await his.see(lambda s: s.seq == 24)
    assert here.table["figures"] == there.table["figures"]
    logs = [(await one.get(f"tables/{table}/sight", ViewMessage)).log for one in (anna, bert)]
    assert [line.seq for line in logs[0]] == [line.seq for line in logs[1]]


async def test_a_node_without_watchers_follows_moves_at_the_next_heartbeat(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node reads the changes at its next heartbeat, or when a visitor comes."""
    async with both(cluster.database(), tmp_path, heartbeat_s=DAY) as (here, there):
        anna, bert, stranger = await GuestClient(here.url).named("Anna"), GuestClient(there.url), GuestClient(here.url)
        table = (await two(anna, await bert.named("Bert"))).id
        room, nodes, hints = await here.server.room(table), here.server.nodes, list[str]()
        assert nodes is not None
        take = nodes._on_hint

        def hinted(tables: list[str]) -> None:
            take(tables)
            hints.extend(tables)

        monkeypatch.setattr(nodes, "_on_hint", hinted)
        anna.follow(there.url)
        async with anna.look(table) as hers:
            sight = await hers.see(lambda s: s.pending == [0])
            answer = await hers.play(sight.legal[0].move)
            assert isinstance(answer, Ack)
            async with asyncio.timeout(STILL):
                while table not in hints:
                    await asyncio.sleep(0.01)
            assert (nodes._asking, room.row.head) == (None, answer.seq - 1)
            assert (await stranger.get(f"tables/{table}/sight", ViewMessage)).sight.seq == answer.seq
        for visitor in (anna, bert, stranger):
            await visitor.close()


async def test_visitors_of_the_other_node_are_shown(anna: GuestClient, bert: GuestClient) -> None:
    table = (await two(anna, bert)).id
    async with anna.look(table) as hers:
        async with bert.look(table):
            await hers.until(TableMessage, lambda news: news.table.seats[1].online)
        await hers.until(TableMessage, lambda news: not news.table.seats[1].online)


async def test_no_table_with_visitors_at_the_other_node_is_deleted(nodes: Nodes, bert: GuestClient) -> None:
    table = (await bert.table("me", "open")).id
    later, keeping = nodes[0].server.wall() + 30 * DAY, nodes[0].server.settings.retention

    async def forgotten() -> int:
        return await nodes[0].server.store.do(lambda c: delete_expired(c, later, keeping, []))

    async with bert.look(table) as line:
        await line.until(Welcome)
        async with asyncio.timeout(STILL):
            while not await nodes[1].server.store.read(lambda c: c.scalar(select(visit.c.table_id))):
                await asyncio.sleep(0.01)
        assert await forgotten() == 0
    async with asyncio.timeout(STILL):
        while not await forgotten():
            await asyncio.sleep(0.01)


async def test_chat_reaches_the_other_node_once(anna: GuestClient, bert: GuestClient) -> None:
    table = (await two(anna, bert)).id
    async with anna.look(table) as hers, bert.look(table) as his:
        for line in (hers, his):
            await line.until(Welcome)  # a later visitor would get older lines with the welcome
        await asyncio.gather(*(one.chat(table, f"{i}") for i in range(5) for one in (anna, bert)))
        for line in (hers, his):
            heard = [(await line.until(ChatMessage)).line.id for _ in range(10)]
            assert sorted(heard) == list(range(1, 11))


async def test_the_same_command_at_both_nodes_is_played_once(
    nodes: Nodes, anna: GuestClient, bert: GuestClient
) -> None:
    table = (await two(anna, bert)).id
    again = GuestClient(nodes[0].url)
    again.http.cookies = anna.http.cookies
    again.follow(nodes[1].url)
    async with anna.look(table) as hers:
        for _ in range(6):
            sight = await hers.see(lambda s: 0 in s.pending or 1 in s.pending)
            order = Command(token_hex(8), sight.decision or "", sight.legal[0].move) if 0 in sight.pending else None
            if order is None:
                break
            answers = await asyncio.gather(
                *(one.post(f"tables/{table}/commands", Ack, order) for one in (anna, again, anna))
            )
            assert answers == [Ack(order.command, sight.seq + 1)] * 3
            await hers.see(lambda s, seq=sight.seq: s.seq == seq + 1)  # type: ignore[misc]
    await again.close()


async def test_sealed_answers_at_two_nodes_both_count(anna: GuestClient, bert: GuestClient) -> None:
    """Two people answer the same question at the same moment, again and again; neither is refused."""
    table = (await two(anna, bert, game="dungeon_designer")).id
    dice = Random(2)
    async with anna.look(table) as hers, bert.look(table) as his:
        for _ in range(12):
            sights = [await line.see(lambda s: bool(s.pending)) for line in (hers, his)]
            asked = [(line, sight) for line, sight in zip((hers, his), sights, strict=True) if sight.legal]
            answers = await asyncio.gather(
                *(line.play(dice.choice(sight.legal).move) for line, sight in asked if sight.legal)
            )
            assert all(isinstance(answer, Ack) for answer in answers)
            seq = max(answer.seq for answer in answers if isinstance(answer, Ack))
            for line in (hers, his):
                await line.see(lambda s, seq=seq: s.seq >= seq)  # type: ignore[misc]


async def test_a_take_back_is_seen_at_the_other_node(anna: GuestClient, bert: GuestClient) -> None:
    table = (await two(anna, bert)).id
    async with anna.look(table) as hers, bert.look(table) as his:
        await hers.see(lambda s: 0 in s.pending)
        seq = await hers.move()
        await his.see(lambda s: s.seq == seq)
        assert hers.sight is not None
        assert hers.sight.can_undo
        assert isinstance(await hers.obeyed(Undo(token_hex(8))), Ack)
        await his.see(lambda s: s.seq == seq - 1)


async def test_lobbies_are_shared(anna: GuestClient, bert: GuestClient) -> None:
    table = await anna.table("me", "open", "open", options={"start_player": "0"})
    carl = await GuestClient(anna.url).named("Carl")
    taken = await asyncio.gather(*(one.post(f"tables/{table.id}/join", TableInfo) for one in (bert, carl)))
    assert sorted(next(seat.seat for seat in info.seats if seat.you) for info in taken) == [1, 2]
    started = await anna.post(f"tables/{table.id}/start", TableInfo)
    assert [seat.name for seat in started.seats if seat.name] == [
        seat.name for seat in (await bert.get(f"tables/{table.id}", TableInfo)).seats if seat.name
    ]
    await carl.close()


async def test_bots_continue_when_their_node_dies(cluster: Cluster, tmp_path: Path) -> None:
    """The bots of one node play; when it dies without notice, those of the other node take over."""
    async with both(cluster.database(), tmp_path) as (here, there):
        anna = await GuestClient(here.url).named("Anna")
        table = (await anna.table("me", "random", "random", options={"start_player": "1"}, start=True)).id
        bert = GuestClient(there.url)
        async with bert.look(table) as his:
            nodes = here.server.nodes
            assert nodes is not None
            await his.see(lambda s: 0 in s.pending)
            async with asyncio.timeout(STILL):
                while not await nodes.acquire_lease(
                    f"bots {table}"
                ):  # where it took long, the other's bots have stepped in
                    await asyncio.sleep(0.1)
            nodes._beating.cancel()  # dead: nothing is said any more, the lease runs out
            here.server.open = False
            again = GuestClient(here.url)
            again.http.cookies = anna.http.cookies
            again.follow(there.url)
            async with again.look(table) as hers:
                sight = await hers.see(lambda s: 0 in s.pending)
                answer = await hers.play(sight.legal[0].move)
                assert isinstance(answer, Ack)
                await his.see(lambda s: s.seq > answer.seq)
            await again.close()
        await bert.close()
        await anna.close()


async def test_a_lost_database_connection_costs_only_time(
    cluster: Cluster, nodes: Nodes, anna: GuestClient, bert: GuestClient
) -> None:
    table = (await two(anna, bert)).id
    async with anna.look(table) as hers, bert.look(table) as his:
        lines = {0: hers, 1: his}
        for seq in range(8):
            for line in (hers, his):
                await line.see(lambda s, seq=seq: s.seq == seq)  # type: ignore[misc]
            sight = hers.sight
            assert sight is not None
            line = lines[sight.pending[0]]
            assert line.sight is not None
            order = Command(token_hex(8), line.sight.decision or "", line.sight.legal[0].move)
            cluster.hang_up()
            while not isinstance(answer := await line.obeyed(order), Ack):
                assert answer.code == "store"
            assert answer.seq == seq + 1


async def test_bots_think_in_a_worker(cluster: Cluster, tmp_path: Path) -> None:
    """A node without bot processes leaves decisions to a worker on the same store."""
    store = cluster.database()
    async with open_node(tmp_path, store=store, bot_workers=0) as node:
        anna = await GuestClient(node.url).named("Anna")
        shop = open_worker_node(store, 1)
        working = asyncio.create_task(shop.run())
        table = (await anna.table("me", "search:easy", options={"start_player": "1"}, start=True)).id
        async with anna.look(table) as hers:
            await hers.see(lambda s: 0 in s.pending)
        assert shop.answered > 0
        shop.stop()
        await working
        await anna.close()


def test_a_task_is_leased_once_and_again_when_its_worker_dies(cluster: Cluster) -> None:
    made = open_database(database_url(cluster.database()))

    def asked(name: str, owner: str, at: float) -> None:
        row = {"id": name, "node": "here", "owner": owner, "task": "{}", "seconds": 2.0, "asked": NOW + at}
        with made.begin() as c:
            c.execute(insert(thought).values(**row, until=0.0))

    def taken(worker: str) -> str | None:
        with made.begin() as c:
            found = lease_next(c, worker)
        return found and found.id

    for number in range(3):
        asked(f"anna-{number}", "anna", number - 9)
    asked("bert-0", "bert", 0)
    assert [taken("one"), taken("two"), taken("one")] == ["anna-0", "bert-0", "anna-1"]
    with made.begin() as c:
        c.execute(update(thought).where(thought.c.id == "anna-0").values(until=NOW - 1))
    assert [taken("two"), taken("two"), taken("two")] == ["anna-0", "anna-2", None]
    made.dispose()


# --- rules of one server that also hold for several nodes


async def test_a_recent_visitor_of_the_other_node_is_not_away(cluster: Cluster, tmp_path: Path) -> None:
    """A page that reloads at one node allows no stand-in at the other, and reveals no action."""
    async with both(cluster.database(), tmp_path, stand_in_after_s=180.0) as (here, there):
        anna, bert = await GuestClient(here.url).named("Anna"), await GuestClient(there.url).named("Bert")
        table = (await two(anna, bert)).id
        room = await here.server.room(table)
        async with anna.look(table) as hers:
            async with bert.look(table):
                await hers.until(TableMessage, lambda news: news.table.seats[1].online)
                here.server.now = lambda: monotonic() + 1000
            await hers.until(TableMessage, lambda news: not news.table.seats[1].online)
            with pytest.raises(Refusal) as caught:
                await anna.post(f"tables/{table}/seats", TableInfo, {"seat": 1, "kind": "stand_in"})
            assert caught.value.code == "lately"
            here.server.now = lambda: monotonic() + 2000
            assert room.presence.away(room.row.seats[1].guest) > 180
            await hers.say(Ping(1.0))
            await hers.until(Pong)
            known = len(hers.frames)
            await bert.get(f"tables/{table}", TableInfo)  # without looking on
            async with asyncio.timeout(STILL):
                while room.presence.away(room.row.seats[1].guest) > 180:
                    await asyncio.sleep(0.01)
            await hers.say(Ping(2.0))
            await hers.until(Pong)
            assert len(hers.frames) == known + 1, "nobody is told that he has asked for something"
        await bert.close()
        await anna.close()


async def test_a_visit_to_the_other_node_after_days_restores_the_vote(
    nodes: Nodes, anna: GuestClient, bert: GuestClient
) -> None:
    here, there = nodes
    table = (await two(anna, bert)).id
    room = await here.server.room(table)
    await anna.post(f"tables/{table}/commands", Ack, await _first(anna, table))
    for node in nodes:
        node.server.wall = lambda: time() + 4 * DAY
    await anna.get(f"tables/{table}", TableInfo)
    assert room.voters() == [0], "he has not come for days"
    await bert.get(f"tables/{table}", TableInfo)
    async with asyncio.timeout(STILL):
        while room.voters() != [0, 1]:
            await asyncio.sleep(0.01)
    await anna.post(f"tables/{table}/chat", Ack, {"command": "back-again", "text": "Hallo"})
    kept = await there.server.store.read(lambda c: queries.read_table(c, table))
    assert kept is not None
    assert kept.row.seats[1].seen == room.row.seats[1].seen > time() + 3 * DAY


async def _first(one: GuestClient, table: str) -> Command:
    sight = (await one.get(f"tables/{table}/sight", ViewMessage)).sight
    return Command(token_hex(8), sight.decision or "", sight.legal[0].move)


async def test_a_vote_ends_in_time_when_its_node_is_gone(cluster: Cluster, tmp_path: Path) -> None:
    async with both(cluster.database(), tmp_path, vote_timeout_s=1.0) as (here, there):
        anna, bert = await GuestClient(here.url).named("Anna"), await GuestClient(there.url).named("Bert")
        table = (await two(anna, bert)).id
        async with bert.look(table) as his:
            await his.see(lambda s: True)
            await anna.post(f"tables/{table}/close", TableInfo)
            gone = here.server.live(table)
            assert gone is not None
            assert gone.due is not None
            gone.due.cancel()  # it can do nothing any more
            await his.see(lambda s: s.vote is not None)
            await his.see(lambda s: s.vote is None)
        await bert.close()
        await anna.close()


async def test_rows_of_dead_nodes_are_deleted(nodes: Nodes) -> None:
    store, directory = nodes[0].server.store, nodes[0].server.nodes
    assert directory is not None

    def left(c: Connection, name: str, ago: float) -> None:
        asked = {"id": name, "node": "dead", "owner": "anna", "task": "{}", "seconds": 2.0, "asked": NOW - ago}
        c.execute(insert(thought).values(**asked, until=0.0))
        c.execute(insert(lease).values(name=name, node="dead", until=NOW - ago))
        c.execute(insert(visit).values(table_id=name, node="dead", body="{}", until=NOW - ago))

    for name, ago in (("old", 300.0), ("new", 10.0)):
        await store.do(partial(left, name=name, ago=ago))
    await directory._clear_up()
    for column in (thought.c.id, lease.c.name, visit.c.table_id):
        assert await store.read(lambda c, column=column: list(c.scalars(select(column)))) == ["new"]  # type: ignore[misc]


async def test_foreign_notifications_are_ignored(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    store, heard = nodes[0].server.store, list[str]()
    monkeypatch.setattr(nodes[1].server, "on_hint", heard.append)
    async with asyncio.timeout(STILL):
        while "a table" not in heard:  # repeated, since a notification before a node listens is lost
            for said in ("no list", '["dead", ["a table"]]'):
                await store.do(lambda c, said=said: c.execute(select(func.pg_notify(CHANNEL, said))).close())  # type: ignore[misc]
            await asyncio.sleep(0.1)
