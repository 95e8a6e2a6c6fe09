"""Bots at the table: they play by themselves, and a bot that fails is replaced at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from tafelrunde.games.apokalypse import GAME as APOKALYPSE
from tafelrunde.games.apokalypse.steps.attacks import React
from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.server import bot_driver, bot_process, bot_workers
from tafelrunde.server.batch_writer import BulkWrite
from tafelrunde.server.bot_process import BotTask, think
from tafelrunde.server.bot_workers import BotProcess, BotWorkers, FairQueue
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.node import Node
from tafelrunde.server.presence import NodePresence
from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.lobby import TableInfo
from tafelrunde.server.protocol.table import Hello, Welcome
from tafelrunde.testing.playing import random_game
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, Refusal, open_node

pytestmark = pytest.mark.anyio

# A bot's process that fails in every way but one, by the name of the bot it shall play.
WAYWARD = """
import sys, time
from tafelrunde.server.bot_process import BotTask, think
import msgspec
for line in sys.stdin.buffer:
    task = msgspec.json.decode(line, type=BotTask)
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
    monkeypatch.setattr(bot_workers, "_DEEP_S", 0.1)
    monkeypatch.setattr(bot_workers, "_PROCESS_START_S", 3.0)
    monkeypatch.setattr(bot_workers, "_QUICK_S", 5.0)
    metrics = Metrics()
    crew = BotWorkers(1, metrics, (sys.executable, "-c", WAYWARD))
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
    async with open_node(tmp_path, BROKEN) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "search:strong", options={"start_player": "1"}, start=True)
        async with anna.look(table.id) as line:
            sight = await line.see(lambda s: s.pending == [0])
            assert sight.seq == 1
        await anna.close()


async def test_a_bot_gets_a_sampled_world_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[BotTask] = []

    async def ask(worker: object, task: BotTask, limit: float) -> str:
        tasks.append(task)
        return think(task)

    monkeypatch.setattr(bot_workers.BotProcess, "ask", ask)
    crew = BotWorkers(1, Metrics())
    table = GAME.new(2, 5)
    real = table.position()
    for _ in range(3):
        await crew.choose(table, table.pending[0], "greedy")
    seed = real.splitlines()[1].split()[1]
    assert seed.startswith("seed=")
    assert not [task for task in tasks if seed in task.world]
    assert len({task.world for task in tasks}) == 3
    assert real not in [task.world for task in tasks]


async def test_a_bot_hears_what_its_seat_has_heard_and_believes_what_all_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's process knows exactly as much of the past as a bot in the arena."""
    sights: list[Sight[Any]] = []

    class Witness:
        def choose(self, sight: Sight[Any], luck: Luck) -> Action:
            sights.append(sight)
            return sight.legal[0]

    async def ask(worker: object, task: BotTask, limit: float) -> str:
        return think(msgspec.json.decode(msgspec.json.encode(task), type=BotTask))

    monkeypatch.setattr(bot_workers.BotProcess, "ask", ask)
    monkeypatch.setattr(bot_process, "bot", lambda spec: Witness())
    crew = BotWorkers(1, Metrics())
    *_, table = islice(random_game(APOKALYPSE, 3, 4), 60)
    for back in (1, 20):
        table.take_back(0, back)
        while len(table.legal(table.pending[0])) == 1:
            table.take_back(0, 1)
        seat = table.pending[0]
        await crew.choose(table, seat, "greedy")
        assert sights[-1].events == table.sight(seat).events
        assert all(event.audience in (None, (seat,)) for event in sights[-1].events)
        believed = sights[-1].world(Luck.seeded(1)).belief
        assert believed.done == table.state.belief.done
        assert sum(believed.done) > 0
    assert len(sights[1].events) < len(sights[0].events), "what was taken back is not told"


async def test_who_thinks_is_shown_and_moves_keep_a_pace(tmp_path: Path) -> None:
    async with open_node(tmp_path, bot_pause_s=(0.3, 0.3)) as node:
        anna = await GuestClient(node.url).named("Anna")
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


# --- never stuck, never in the way


async def test_a_move_that_could_not_be_stored_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_node(tmp_path, bot_retry_s=(0.01, 0.05)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
        works, left = node.server.store.write, [5]

        async def full(writes: Sequence[BulkWrite]) -> None:
            """Fail five times from the bot's first move on, as if the disk were full."""
            if any(write.row.get("seat") == 1 for write in writes) and left[0]:
                left[0] -= 1
                raise OSError("no space left on device")
            await works(writes)

        monkeypatch.setattr(node.server.store, "write", full)
        async with anna.look(table.id) as line:
            await line.see(lambda s: 0 in s.pending)
            await line.play()
            assert (await line.see(lambda s: s.seq > 1 and s.pending == [0])).thinking == []
        assert left == [0]
        await anna.close()


async def test_pauses_between_tries_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def never(driver: object, bots: object) -> None:
        if len(pauses) >= 9:
            raise asyncio.CancelledError
        raise RuntimeError("no")

    async with open_node(tmp_path) as node:
        anna = await GuestClient(node.url).named("Anna")
        monkeypatch.setattr(bot_driver.BotDriver, "_answer", never)
        table = await anna.table("me", "random", options={"start_player": "1"}, start=True)
        room = await node.server.room(table.id)
        await room.driver.stop()
        with monkeypatch.context() as calm:
            calm.setattr(asyncio, "sleep", sleep)
            with pytest.raises(asyncio.CancelledError):
                await room.driver._work()
        await anna.close()
    assert pauses == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]


async def test_bots_rest_where_nobody_is(comes: Comes, node: Node) -> None:
    anna, stranger = await comes("Anna"), await comes()
    table = await anna.table("random", "random", options={"clock_rounds": 12})
    room = await node.server.room(table.id)
    node.server.now = lambda: monotonic() + 121
    await anna.post(f"tables/{table.id}/start", TableInfo)
    node.server.now = lambda: monotonic() + 300  # nobody has looked since the start
    while room.driver.busy:
        await asyncio.sleep(0.01)
    resting = room.row.moves
    assert room.row.state == "running"
    await asyncio.sleep(0.1)
    assert room.row.moves == resting
    assert (await stranger.get(f"tables/{table.id}", TableInfo)).seq == resting  # somebody looks
    while room.row.moves == resting:
        await asyncio.sleep(0.01)


async def test_no_quick_bot_waits_for_a_deep_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A greedy bot answers while the searching bots of another table still think."""
    think_on = asyncio.Event()

    async def ask(worker: BotProcess, task: BotTask, limit: float) -> str:
        if task.bot == "search:2s":
            await think_on.wait()
        return think(task) if task.bot == "greedy" else think(msgspec.structs.replace(task, bot="random"))

    monkeypatch.setattr(BotProcess, "ask", ask)
    crew, table = BotWorkers(1, Metrics()), GAME.new(2, 5)
    seat = table.pending[0]
    deep = [asyncio.create_task(crew.choose(table, seat, "search:2s", "Eve")) for _ in range(8)]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        move = await crew.choose(table, seat, "greedy", "Anna")
    assert move in map(str, table.legal(seat))
    assert not any(task.done() for task in deep)
    think_on.set()
    await asyncio.gather(*deep)


async def test_workers_take_turns_by_owner() -> None:
    worker = BotProcess(BROKEN)
    turns, order = FairQueue([worker]), list[str]()
    first = await turns.take("Eve")

    async def wants(owner: str) -> None:
        taken = await turns.take(owner)
        order.append(owner)
        turns.give(taken)

    waiting = [asyncio.create_task(wants(owner)) for owner in ("Eve", "Eve", "Eve", "Anna", "Bert", "Anna")]
    gone = asyncio.create_task(wants("Carl"))
    await asyncio.sleep(0)
    gone.cancel()
    turns.give(first)
    await asyncio.gather(*waiting)
    assert order == ["Eve", "Anna", "Bert", "Eve", "Anna", "Eve"]
    assert await turns.take("Carl") is worker, "who has gone holds nothing"


async def test_nobody_has_more_bots_than_their_share(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(bots_per_guest=5)) as node:
        eve, bert = await GuestClient(node.url).named("Eve"), await GuestClient(node.url).named("Bert")
        table = await eve.table("me", "random", "random", "open", game="dante")
        seats = f"tables/{table.id}/seats"
        with pytest.raises(Refusal) as caught:
            await eve.table("me", "random", "random", "random", "random", game="dante")
        assert (caught.value.status, caught.value.code, caught.value.problem.args) == (
            409,
            "too-many-bots",
            {"most": 5},
        )
        other = await eve.table("me", "random", "random", "random", game="dante")
        with pytest.raises(Refusal) as caught:
            await eve.post(seats, TableInfo, {"seat": 3, "kind": "bot", "bot": "random"})
        assert caught.value.code == "too-many-bots"
        await eve.post(seats, TableInfo, {"seat": 2, "kind": "bot", "bot": "greedy"})  # one for another
        await bert.table("me", "random", "random", game="dante")  # that is nobody else's affair
        await eve.post(f"tables/{other.id}/close", TableInfo)
        await eve.post(seats, TableInfo, {"seat": 3, "kind": "bot", "bot": "random"})
        await eve.close()
        await bert.close()


# --- the pace tells nothing


@pytest.mark.parametrize(("took", "pause"), [(0.0, 1.2), (0.5, 1.2), (1.3, 2.4)])
async def test_where_a_pace_could_tell_it_is_always_the_same(
    node: Node, comes: Comes, took: float, pause: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot takes the same time in a reaction window, whether it had a choice or not."""
    anna = await comes("Anna")
    table = await anna.table("me", "greedy", "search:strong", game="apokalypse", start=True)
    monkeypatch.setattr(bot_driver, "is_foreign", lambda spec: spec.startswith("mine"))
    room = await node.server.room(table.id)
    calm = replace(node.server.settings, bot_pause_s=(0.6, 1.2), hidden_choice_delay_s=2.0)
    node.server.settings = calm
    assert room.table is not None
    window = room.table.clone()
    window.state.stack.append(React())
    greedy, deep = {1: "greedy"}, {1: "greedy", 2: "mine"}
    assert {room.driver._pause(window, greedy, took) for _ in range(20)} == {pause}
    assert {room.driver._pause(window, deep, took) for _ in range(20)} == {2.0}
    assert room.driver._limited(window, deep) == {1: "greedy", 2: "mine:1.0s"}, "the clock is the same on any machine"
    for watcher in room.presence.watchers:
        watcher.pace = 0.0
    assert {room.driver._pause(window, greedy, took) for _ in range(20)} == {pause}, "no wish changes it"
    room.presence.update_elsewhere((NodePresence((), 1, 1.0),))  # a stranger looks on
    land = GAME.new(2, 5)  # nothing to hide: bots may dawdle
    assert len({room.driver._pause(land, greedy, took) for _ in range(20)}) > 10
    assert room.driver._limited(land, deep) == deep


async def test_a_pace_tells_nothing_to_who_only_comes_back(
    node: Node, comes: Comes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who plays over HTTP and asks for the result later is never a spectator meanwhile."""
    anna, slept = await comes("Anna"), list[float]()
    table = await anna.table("me", "greedy", "greedy", game="apokalypse", start=True)
    room = await node.server.room(table.id)
    await room.driver.stop()
    node.server.settings = replace(node.server.settings, bot_pause_s=(0.6, 1.2), hidden_choice_delay_s=2.0)
    assert room.table is not None
    room.table.state.stack.append(React())

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def at_once(*asked: object, **told: object) -> str:
        return "decline"

    monkeypatch.setattr(node.server.workers, "choose", at_once)
    monkeypatch.setattr(bot_driver.BotDriver, "_play", at_once)
    node.server.now = lambda: 0.0
    with monkeypatch.context() as calm:
        calm.setattr(asyncio, "sleep", sleep)
        await room.driver._answer({1: "greedy"})
    assert slept == [1.2]
    land = GAME.new(2, 5)  # nothing to hide, and nobody to wait for
    assert room.driver._pause(land, {1: "greedy"}, 0.0) == 0.0
    assert not room.presence.update_elsewhere((NodePresence((), 0, 1.0, ("bert",)),)), (
        "that somebody asks for something is told to nobody"
    )
    assert room.driver._pause(land, {1: "greedy"}, 0.0) == 0.0
    assert room.presence.update_elsewhere((NodePresence((("bert", "Bert"),), 0, 1.0),))
    assert room.driver._pause(land, {1: "greedy"}, 0.0) >= 0.6, "who looks on in another server would like to see it"


async def test_bots_are_as_leisurely_as_the_most_leisurely_wishes(node: Node, comes: Comes) -> None:
    anna, bert = await comes("Anna"), await comes("Bert")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    room = await node.server.room(table.id)
    node.server.settings = replace(node.server.settings, bot_pause_s=(1.0, 1.0))
    assert room.table is not None
    async with anna.look(table.id) as line:
        await line.see(lambda s: True)
        await line.say(Hello(PROTOCOL, table.id, -1, 0.0))
        await line.until(Welcome)
        assert room.driver._pause(room.table, {1: "random"}, 0.0) == 0.0
        async with bert.look(table.id) as other:
            await other.see(lambda s: True)
            assert room.driver._pause(room.table, {1: "random"}, 0.0) == 1.0


async def test_what_a_bot_does_in_a_row_is_one_motion(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    room = await node.server.room(table.id)
    node.server.settings = replace(node.server.settings, bot_pause_s=(1.0, 1.0))
    room.presence.update_elsewhere((NodePresence((), 1, 1.0),))  # a stranger looks on
    land = GAME.new(2, 5)
    land.play(land.pending[0], str(land.legal(land.pending[0])[0]))
    last, next = land.line()[-1].seat, land.pending[0]
    assert room.driver._pause(land, {next: "random"}, 0.0) == (0.0 if next == last else 1.0)
    assert room.driver._pause(land, {last: "random"}, 0.0) == 0.0
    assert room.driver._pause(land, {1 - last: "random"}, 0.0) == 1.0
