"""Restarts and kills: no acknowledged move is lost or doubled, and everybody can play on."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.protocol.lobby import Tables
from tafelrunde.server.protocol.table import Ack, Command, GoingAway, Undo, ViewMessage, Welcome
from tafelrunde.server.store import FILE_NAME
from tests.server.guests import GuestClient, Refusal, open_node, two
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parent.parent.parent
ROUNDS = 40 if os.environ.get("TAFELRUNDE_SOAK") else 5
AWAY = (httpx.TransportError,)


@asynccontextmanager
async def process(*argv: str) -> AsyncIterator[tuple[Process, str]]:
    """Run a server in a process of its own; yield it with its address."""
    running = await asyncio.create_subprocess_exec(sys.executable, *argv, stdout=PIPE, stderr=PIPE, cwd=ROOT)
    assert running.stdout is not None
    try:
        async with asyncio.timeout(STILL):
            line = (await running.stdout.readline()).decode()
        yield running, line.rpartition(" ")[2].strip()
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()


async def view(visitor: GuestClient, table: str) -> ViewMessage:
    return await visitor.get(f"tables/{table}/sight", ViewMessage)


async def play_until_the_line_breaks(
    people: list[GuestClient], table: str, dice: Random, acked: list[tuple[int, str]]
) -> Command | None:
    """Play at full speed and note acknowledged moves; return the command that got no answer."""
    try:
        while True:
            spectator = await view(people[0], table)
            if spectator.sight.result is not None:
                return None
            seat = spectator.sight.pending[0]
            sight = (await view(people[seat], table)).sight
            order = Command(token_hex(8), sight.decision or "", dice.choice(sight.legal).move)
            try:
                ack = await people[seat].post(f"tables/{table}/commands", Ack, order)
            except AWAY:
                return order
            acked.append((seat, order.move))
            assert ack.seq == len(acked)
    except AWAY:
        return None


async def test_killed_at_any_moment_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    dice = Random(4)
    acked: list[tuple[int, str]] = []
    unanswered: Command | None = None
    table = ""
    people: list[GuestClient] = []
    for number in range(ROUNDS):
        async with process("-m", "tests.server.run_server", str(tmp_path)) as (running, url):
            if number == 0:
                people = [await GuestClient(url).named(name) for name in ("Anna", "Bert")]
                table = (await two(people[0], people[1])).id
            for visitor in people:
                visitor.follow(url)
            if unanswered is not None:  # the repeated command is answered, and played only once
                seat = await whose(people, table, unanswered, acked)
                ack = await people[seat].post(f"tables/{table}/commands", Ack, unanswered)
                acked.append((seat, unanswered.move))
                assert ack.seq == len(acked)
            logs = [(await view(visitor, table)).log for visitor in people]
            stored = [(line.seat, line.move) for lines in zip(*logs, strict=True) for line in lines if line.move]
            assert stored == acked
            playing = asyncio.create_task(play_until_the_line_breaks(people, table, dice, acked))
            enough = len(acked) + dice.randint(1, 6)
            while len(acked) < enough and not playing.done():
                await asyncio.sleep(dice.uniform(0.0, 0.02))
            running.send_signal(signal.SIGKILL)
            unanswered = await playing
    assert len(acked) > ROUNDS
    for visitor in people:
        await visitor.close()


async def wish_until_the_line_breaks(anna: GuestClient, wishes: list[str], answered: dict[str, str]) -> None:
    """Set up table after table; repeat a request without an answer."""
    while True:
        if not wishes or wishes[-1] in answered:
            wishes.append(token_hex(8))
        try:
            table = await anna.table("me", "greedy", options={"start_player": "0"}, start=True, wish=wishes[-1])
        except (*AWAY, Refusal):
            return
        answered[wishes[-1]] = table.id


async def test_killed_at_any_moment_no_table_is_doubled_or_half_made(tmp_path: Path) -> None:
    dice = Random(7)
    anna = GuestClient("http://127.0.0.1/")
    wishes: list[str] = []
    answered: dict[str, str] = {}
    for number in range(ROUNDS + 1):
        async with process("-m", "tests.server.run_server", str(tmp_path)) as (running, url):
            anna.follow(url)
            if number == 0:
                await anna.named("Anna")
            wishing = asyncio.create_task(wish_until_the_line_breaks(anna, wishes, answered))
            enough = len(answered) + dice.randint(1, 6)
            while len(answered) < enough and not wishing.done():
                await asyncio.sleep(dice.uniform(0.0, 0.02))
            if number == ROUNDS:
                running.send_signal(signal.SIGTERM)
            else:
                running.send_signal(signal.SIGKILL)
            await wishing
    with sqlite3.connect(tmp_path / FILE_NAME) as store:
        kept = dict(store.execute("SELECT wish, id FROM game_table").fetchall())
        states = {state for (state,) in store.execute("SELECT state FROM game_table")}
    assert {wish: kept.get(wish) for wish in answered} == answered
    assert set(kept) - set(answered) <= {wishes[-1]}, "a table nobody asked for"
    assert states == {"running"}
    await anna.close()


async def whose(people: list[GuestClient], table: str, order: Command, acked: list[tuple[int, str]]) -> int:
    """Return the seat of a command, which is stored already or answers the open question."""
    sight = (await view(people[0], table)).sight
    if sight.seq == len(acked):
        return sight.pending[0]
    logs = [(await view(visitor, table)).log for visitor in people]
    return next(seat for seat, log in enumerate(logs) if log[-1].move == order.move)


async def test_a_restart_is_announced_and_everything_goes_on(tmp_path: Path) -> None:
    async with open_node(tmp_path) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = (await two(anna, bert, "random")).id
        await anna.chat(table, "Bis gleich")
        async with anna.look(table) as line, bert.look(table) as his:
            await line.see(lambda s: 0 in s.pending)
            await line.move()
            await his.see(lambda s: 1 in s.pending)
            await his.move()
            before = await line.see(lambda s: s.seq == 3)
            await line.obeyed(Undo("may-i-please"))
            before = await line.see(lambda s: s.vote is not None)
            node.should_exit = True
            assert (await line.until(GoingAway)).retry_ms > 0
            with pytest.raises(ConnectionClosed) as caught:
                await line.until(Welcome)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
    async with open_node(tmp_path) as node:
        for visitor in (anna, bert):
            visitor.follow(node.url)
        assert [mine.id for mine in (await anna.get("tables", Tables)).mine] == [table]
        async with anna.look(table) as line:
            welcome = await line.until(Welcome)
            assert [said.text for said in welcome.chat] == ["Bis gleich"]
            assert await line.see(lambda s: True) == before
            answer = await line.obeyed(Undo("may-i-please"))
            assert answer == Ack("may-i-please", 3)
        for visitor in (anna, bert):
            await visitor.close()


async def test_the_command_prints_its_address_and_stops_politely(tmp_path: Path) -> None:
    serve = ("-m", "tafelrunde", "--lang", "en", "serve", "--data", str(tmp_path / "tables"))
    async with process(*serve, "--port", "0") as (running, url):
        visitor = GuestClient(url)
        assert (await visitor.http.get("/api/ready")).json() == {"ok": True}
        port = str(httpx.URL(url).port)
        for wrong, said in ((("--port", "0"), "already running"), (("--port", port), f"port {port}")):
            second = await asyncio.create_subprocess_exec(sys.executable, *serve, *wrong, stdout=PIPE, stderr=PIPE)
            _, complaint = await second.communicate()
            assert (second.returncode, complaint.decode().count("\n")) == (2, 1)
            assert said in complaint.decode()
        await visitor.close()
        running.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STILL):
            await running.wait()
