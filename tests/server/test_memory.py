"""Memory is bounded: finished and idle tables are evicted, and undone moves are not kept for ever.

`TAFELRUNDE_SOAK=1` visits thousands of games and measures the memory of the server.
"""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from pathlib import Path

import pytest

from tafelrunde.kernel.game import game
from tafelrunde.server import server
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Reject, Undo, ViewMessage
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, open_node, two
from tests.server.store_fixtures import TOKEN, fill, played
from tests.server.test_restart import process

pytestmark = pytest.mark.anyio
SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
GAMES = 5000 if SOAK else 40


async def test_of_the_tables_nobody_looks_at_few_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "RECENT_USE_S", 0.0)
    ids = fill(tmp_path / "data", map(played, range(6)))
    async with open_node(tmp_path / "data", max_idle_rooms=2) as node:
        visitor = GuestClient(node.url)
        async with visitor.look(ids[0]) as line:
            await line.until(ViewMessage)
            for table in ids:
                assert (await visitor.get(f"tables/{table}", TableInfo)).state == "over"
            await node.server._evicting
            live = [table for table in ids if node.server.live(table)]
            assert live[0] == ids[0], "somebody looks at it"
            assert len(live) <= 5
            assert ids[1] not in live
        assert node.server.metrics.registry.get_sample_value("tafelrunde_rooms") == len(live)
        assert (await visitor.get(f"tables/{ids[1]}/sight", ViewMessage)).sight.result is not None
        await visitor.close()


async def test_a_table_that_is_put_away_leaves_nothing_behind(tmp_path: Path) -> None:
    (table,) = fill(tmp_path / "data", [played(1)])
    async with open_node(tmp_path / "data") as node:
        visitor = GuestClient(node.url)
        gc.collect()
        gc.disable()
        try:
            await visitor.get(f"tables/{table}/sight", ViewMessage)
            room = node.server.live(table)
            assert room is not None
            left = weakref.ref(room)
            await node.server._evict(room)
            del room
            async with asyncio.timeout(10):  # only a search of the whole memory would find one that holds itself
                while left() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
        await visitor.close()


async def test_an_open_vote_holds_no_table_that_was_put_away(comes: Comes, node: Node) -> None:
    """The vote waits for an hour, in which the table may be loaded and evicted many times."""
    anna, bert = await comes("Anna"), await comes("Bert")
    table = (await two(anna, bert)).id
    room = node.server.live(table)
    assert room is not None
    await anna.post(f"tables/{table}/close", TableInfo)
    assert room.row.vote is not None
    left = weakref.ref(room)
    await node.server._evict(room)
    del room
    async with asyncio.timeout(10):
        while left() is not None:
            gc.collect()
            await asyncio.sleep(0.01)
    again = await node.server.room(table)
    assert again.row.vote is not None
    assert again.due is not None, "it still runs out"


async def test_thousands_of_finished_games_are_given_back(tmp_path: Path) -> None:
    """Compare the memory of a server process before and after every game was visited once."""
    shelf = [played(number) for number in range(min(GAMES, 60))]
    ids = fill(tmp_path / "data", (shelf[number % len(shelf)] for number in range(GAMES)))
    async with process("-m", "tests.server.run_server", str(tmp_path / "data")) as (running, url):
        visitor = GuestClient(url)
        visitor.holds(TOKEN)
        for table in ids:
            await visitor.get(f"tables/{table}", TableInfo)
        weight = Path(f"/proc/{running.pid}/statm").read_text().split()[1]
        megabytes = int(weight) * os.sysconf("SC_PAGE_SIZE") / 1e6
        assert megabytes < 250
        await visitor.close()


def test_what_is_undone_is_not_kept_whole() -> None:
    table = game("drachenland").new(seats=2, seed=7)
    seat = table.pending[0]
    played = table.play(seat, table.legal(seat)[0])
    assert played
    table.take_back(seat, 1)
    undone, _ = table.log
    assert undone.events == ()


async def test_play_and_take_back_has_an_end(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(max_undone_lines=4)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", game="dungeon_designer", start=True)
        async with anna.look(table.id) as line:
            for number in range(2):
                await line.see(lambda s: s.seq == 0 and bool(s.legal))
                await line.move()
                assert not isinstance(await line.obeyed(Undo(f"take-back-{number}", 0)), Reject)
            await line.see(lambda s: s.seq == 0 and bool(s.legal))
            await line.move()
            answer = await line.obeyed(Undo("take-back-more", 0))
            assert isinstance(answer, Reject)
            assert (answer.code, answer.args) == ("undone-often", {"most": 4})
        await anna.close()
