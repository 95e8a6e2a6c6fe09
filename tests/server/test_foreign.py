"""Foreign bots at a live table: they play, and one that fails is replaced and reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.bots import add_program
from tafelrunde.bots.registry import PROGRAMS
from tafelrunde.games.apokalypse.steps.attacks import React
from tafelrunde.games.drachenland import GAME
from tafelrunde.server.bot_workers import BotWorkers
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.node import Node
from tests.bots.programs import FAULTY, GOOD, written
from tests.server.conftest import Comes

CURIOUS = (
    """
import os
from pathlib import Path
around = [Path(f"/proc/{pid}/environ").read_bytes().decode() for pid in (os.getpid(), os.getppid())]
Path(os.environ["FOUND"]).write_text("---".join(around))
"""
    + GOOD
)
pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a program as `serve --bot mine=...` does."""
    monkeypatch.setenv(PROGRAMS, "")
    add_program(f"mine={written(tmp_path, GOOD)}")


async def test_it_plays_a_whole_game(comes: Comes, node: Node) -> None:
    anna = await comes("Anna")
    table = await anna.table("mine", "mine", options={"clock_rounds": 2}, start=True)
    async with anna.look(table.id) as line:
        over = await line.see(lambda s: s.result is not None)
    assert over.seq > 4
    assert 'tafelrunde_bot_moves_total{bot="mine",by="mine"}' in node.server.metrics.text().decode()


@pytest.mark.parametrize("how", ["late", "crashed", "flooded", "nonsense", "illegal"])
async def test_one_that_fails_is_replaced_and_reported(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    add_program(f"sick={written(tmp_path, FAULTY[how], 'sick')}")
    spec = "sick:0.1s" if how == "late" else "sick"
    metrics = Metrics()
    crew, table = BotWorkers(1, metrics), GAME.new(2, 5)
    seat = table.pending[0]
    move = await crew.choose(table, seat, spec)
    await crew.close()
    assert move in [str(action) for action in table.legal(seat)]
    assert [(vars(record)["bot"], vars(record)["reason"]) for record in caplog.records] == [(spec, how)]
    text = metrics.text().decode()
    assert f'tafelrunde_bot_moves_total{{bot="{spec}",by="failed"}} 1.0' in text
    assert f'tafelrunde_bot_moves_total{{bot="{spec}",by="greedy"}} 1.0' in text


async def test_it_finds_nothing_that_opens_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is neither in its own environment nor in that of its parent process."""
    for name in ("TAFELRUNDE_STORE", "TAFELRUNDE_STORE_FILE", "PGPASSWORD", "PGPASSFILE", "CREDENTIALS_DIRECTORY"):
        monkeypatch.setenv(name, "s3cret")
    monkeypatch.setenv("OF_USE", "yes")
    monkeypatch.setenv("FOUND", str(tmp_path / "found"))
    add_program(f"curious={written(tmp_path, CURIOUS, 'curious')}")
    crew, table = BotWorkers(1, Metrics()), GAME.new(2, 5)
    await crew.choose(table, table.pending[0], "curious:60s")
    await crew.close()
    own, parents = (tmp_path / "found").read_text().split("---")
    for around in (own, parents):
        assert "OF_USE=yes" in around
        assert "s3cret" not in around


async def test_its_pace_tells_nothing(node: Node, comes: Comes) -> None:
    """The bot has half of a pause to think where its pace could reveal its hand; the table waits for all of it."""
    anna = await comes("Anna")
    table = await anna.table("me", "mine", "greedy", game="apokalypse", start=True)
    room = await node.server.room(table.id)
    node.server.settings = replace(node.server.settings, bot_pause_s=(0.6, 1.2), hidden_choice_delay_s=2.0)
    assert room.table is not None
    window = room.table.clone()
    window.state.stack.append(React())
    bots = {1: "mine", 2: "greedy"}
    assert room.driver._limited(window, bots) == {1: "mine:1.0s", 2: "greedy"}
    assert {room.driver._pause(window, bots, took) for took in (0.0, 0.9)} == {2.0}
    assert room.driver._limited(GAME.new(2, 5), bots) == bots
