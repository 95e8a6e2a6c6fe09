"""The time that bots take for an answer does not depend on what they hold, also on a busy server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tafelrunde.games.apokalypse import GAME
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SealedAsk, SoloAsk
from tafelrunde.kernel.table import AnyTable
from tafelrunde.server import bot_driver, bot_workers
from tafelrunde.server.bot_process import BotTask, think
from tafelrunde.server.bot_workers import BotWorkers, decoy
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.node import Node
from tafelrunde.testing.playing import random_game
from tests.server.conftest import Comes

pytestmark = pytest.mark.anyio
SEATS, THOUGHT_S = 4, 2.0


def reacts(ask: object) -> bool:
    return isinstance(ask, SealedAsk) and ask.quiet


def plays_a_card(ask: object) -> bool:
    return isinstance(ask, SoloAsk) and not ask.forced


def found(asks: Callable[[object], bool]) -> tuple[AnyTable, AnyTable, int]:
    """Return two tables that differ only in hidden hands, and a seat that has a choice at the first one only."""
    for seed in range(100):
        for table in random_game(GAME, SEATS, seed):
            if asks(engine.open_ask(table.state)):
                worlds = [redealt(table, luck) for luck in range(20)]
                for seat in table.pending:
                    counts = [len(world.legal(seat)) for world in worlds]
                    if min(counts) == 1 < max(counts):
                        return worlds[counts.index(max(counts))], worlds[counts.index(1)], seat
    raise AssertionError("no such tables")


def redealt(table: AnyTable, luck: int) -> AnyTable:
    """Return the same table with other hidden cards."""
    world = table.clone()
    world.state = table.game.sample(table.state, None, Luck.seeded(luck))
    return world


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[BotTask]:
    """The tasks that processes of bots are given."""
    tasks: list[BotTask] = []

    async def ask(process: object, task: BotTask, limit: float) -> str:
        tasks.append(task)
        return think(task)

    monkeypatch.setattr(bot_workers.BotProcess, "ask", ask)
    return tasks


@pytest.mark.parametrize("asks", [reacts, plays_a_card])
async def test_a_busy_server_takes_the_same_time_for_one_answer_as_for_a_choice(
    asks: Callable[[object], bool], node: Node, comes: Comes, asked: list[BotTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Processes of bots are so busy that every thought takes longer than the pause."""
    anna, clock = await comes("Anna"), [0.0]
    made = await anna.table("me", *["greedy"] * (SEATS - 1), game=GAME.slug, start=True)
    room = await node.server.room(made.id)
    monkeypatch.setattr(bot_driver.BotDriver, "wake", lambda driver: None)
    await room.driver.stop()
    node.server.settings = replace(node.server.settings, bot_pause_s=(0.6, 1.2))
    node.server.now = lambda: clock[0] + THOUGHT_S * len(asked)
    able, unable, _ = found(asks)
    told: list[object] = []
    others_sleep, here = asyncio.sleep, asyncio.current_task()

    async def sleep(seconds: float) -> None:
        if asyncio.current_task() is not here:
            await others_sleep(seconds)
            return
        told.append(seconds)
        clock[0] += seconds

    async def play(driver: object, seat: int, decision: str, move: str) -> None:
        told.append(seat)

    monkeypatch.setattr(bot_driver.BotDriver, "_play", play)
    for table in (able, unable):
        told.append([])
        asked.clear()
        clock[0] = 0.0
        room.table = table
        with monkeypatch.context() as calm:
            calm.setattr(asyncio, "sleep", sleep)
            await room.driver._answer(dict.fromkeys(table.pending, "search:strong"))
        told.append([(task.seat, task.bot) for task in asked])
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert sorted(task.seat for task in asked) == sorted(unable.pending), "everybody is asked for a thought"


async def test_where_nothing_is_revealed_one_answer_is_given_at_once(asked: list[BotTask]) -> None:
    _, unable, seat = found(reacts)
    crew = BotWorkers(1, Metrics())
    assert await crew.choose(unable, seat, "greedy") == str(unable.legal(seat)[0])
    assert asked == []


async def test_the_thought_in_place_of_a_choice_knows_nothing_hidden(
    asked: list[BotTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is about a world dealt anew, in which the seat has a choice; the answer is not played."""
    able, unable, seat = found(reacts)
    assert len(decoy(unable, seat).legal(seat)) > 1
    drawn: list[object] = []
    for table in (able, unable):
        with monkeypatch.context() as same_luck:
            same_luck.setattr(bot_workers, "token_bytes", Random(1).randbytes)
            drawn.append(decoy(table, seat).position())
    assert drawn[0] == drawn[1]
    crew = BotWorkers(1, Metrics())
    only = [str(action) for action in unable.legal(seat)]
    for _ in range(5):
        assert await crew.choose(unable, seat, "random", hides_hand=True) == only[0]
    assert len(asked) == 5


async def test_a_program_is_asked_nothing_untrue(asked: list[BotTask], monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for its turn like all others, but for a question that has one answer it is told just that."""
    _, unable, seat = found(reacts)
    monkeypatch.setattr(bot_workers, "is_foreign", lambda spec: True)

    def no_decoy(*asked: Any) -> AnyTable:
        raise AssertionError("a world dealt anew")

    monkeypatch.setattr(bot_workers, "decoy", no_decoy)
    assert await BotWorkers(1, Metrics()).choose(unable, seat, "greedy", hides_hand=True)
    assert len(asked) == 1
