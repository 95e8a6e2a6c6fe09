"""Bots at the table: they play by themselves, and one that fails is replaced, never waited for."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.server import workers
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.thinker import Task, think
from tafelrunde.server.workers import Workers
from tests.server.conftest import Comes
from tests.server.visitors import Visitor, open_house

pytestmark = pytest.mark.anyio

# A bot's process that fails in every way but one, by the name of the bot it shall play.
WAYWARD = """
import sys, time
from tafelrunde.server.thinker import Task, think
import msgspec
for line in sys.stdin.buffer:
    task = msgspec.json.decode(line, type=Task)
    match task.bot:
        case "search:easy": sys.exit(3)
        case "search:normal": time.sleep(60)
        case "search:strong": print("resign", flush=True)
        case "greedy": print(think(task), flush=True)
        case "random": print("x" * 200_000, flush=True)
"""
BROKEN = (sys.executable, "-c", "raise SystemExit(1)")


async def test_bots_play_a_whole_game_by_themselves(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("greedy", "random", options={"clock_rounds": 2}, start=True)
    async with anna.look(table.id) as line:
        over = await line.see(lambda s: s.result is not None)
    assert over.seq > 4


@pytest.mark.parametrize("spec", ["search:easy", "search:normal", "search:strong", "random"])
async def test_a_bot_that_fails_is_replaced(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_DEEP", 0.1)
    monkeypatch.setattr(workers, "_START", 3.0)
    monkeypatch.setattr(workers, "_QUICK", 5.0)
    metrics = Metrics()
    crew = Workers(1, metrics, (sys.executable, "-c", WAYWARD))
    table = GAME.new(2, 5)
    seat = table.pending[0]
    await crew.choose(table, seat, "greedy")  # a process that runs already has no time to start
    move = await crew.choose(table, seat, spec)
    await crew.close()
    assert move in [str(action) for action in table.legal(seat)]
    text = metrics.text().decode()
    assert f'tafelrunde_bot_moves_total{{bot="{spec}",by="failed"}} 1.0' in text
    assert f'tafelrunde_bot_moves_total{{bot="{spec}",by="greedy"}} 1.0' in text


async def test_without_any_process_the_game_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path, BROKEN) as house:
        anna = await Visitor(house.url).named("Anna")
        table = await anna.table("me", "search:strong", options={"start_player": "1"}, start=True)
        async with anna.look(table.id) as line:
            sight = await line.see(lambda s: s.pending == [0])
            assert sight.seq == 1
        await anna.close()


async def test_a_bot_gets_a_sampled_world_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = []

    async def ask(worker: object, task: Task, limit: float) -> str:
        tasks.append(task)
        return think(task)

    monkeypatch.setattr(workers.Worker, "ask", ask)
    crew = Workers(1, Metrics())
    table = GAME.new(2, 5)
    real = table.position()
    for _ in range(3):
        await crew.choose(table, table.pending[0], "greedy")
    seed = real.splitlines()[1].split()[1]
    assert seed.startswith("seed=")
    assert not [task for task in tasks if seed in task.world]
    assert len({task.world for task in tasks}) == 3
    assert real not in [task.world for task in tasks]


async def test_who_thinks_is_shown_and_moves_keep_a_pace(tmp_path: Path) -> None:
    async with open_house(tmp_path, pace=(0.3, 0.3)) as house:
        anna = await Visitor(house.url).named("Anna")
        table = await anna.table("me", "random", options={"start_player": "1"})
        async with anna.look(table.id) as line:
            began = asyncio.get_running_loop().time()
            await anna.post(f"tables/{table.id}/start", TableInfo)
            sight = await line.see(lambda s: True)
            assert (sight.thinking, sight.pending) == ([1], [1])
            sight = await line.see(lambda s: s.pending == [0])
            assert asyncio.get_running_loop().time() - began >= 0.3
            assert sight.thinking == []
        await anna.close()
