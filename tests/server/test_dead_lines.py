"""Dead connections to the database that still look open: no wait for them is long."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import sleep
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, select

from tafelrunde.server import postgres
from tafelrunde.server.bounded_connection import BoundedConnection
from tafelrunde.server.check import place
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.postgres import NotificationListener, PostgresStore, database_url
from tafelrunde.server.protocol.table import Command, ViewMessage
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.room_views import encode
from tests.server.databases import Cluster
from tests.server.guests import GuestClient, Refusal, open_node
from tests.server.proxies import SilentProxy, silent_proxy
from tests.server.test_restart import ROOT
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
SERVE = """
from pathlib import Path
import sys
from tafelrunde.server.node import Node
from tests.server.guests import settings
Node(settings(Path(sys.argv[1]), store=sys.argv[2], heartbeat_s=0.1, shutdown_timeout_s=1.0),
    lambda url: print(url, flush=True)).run()
"""
WORK = """
import os, sys
from tafelrunde.server import bot_queue
from tafelrunde.cli import main
bot_queue.SHUTDOWN_TIMEOUT_S = 0.5
os.environ["TAFELRUNDE_STORE"] = sys.argv[2]
main(["work"])
"""


@pytest.fixture(scope="module")
def database(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def proxy(database: str) -> Iterator[SilentProxy]:
    with silent_proxy(database) as opened:
        yield opened


def test_no_connection_waits_without_end(proxy: SilentProxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every connection has limits: of writers, readers and listeners, migrations and store commands."""
    opened: list[tuple[type[Any], dict[str, str]]] = []
    connect = psycopg.Connection.connect.__func__  # type: ignore[attr-defined]

    def noted(kind: type[Any], *args: Any, **kept: Any) -> Any:
        connection = connect(kind, *args, **kept)
        opened.append((kind, connection.info.get_parameters()))
        return connection

    monkeypatch.setattr(psycopg.Connection, "connect", classmethod(noted))
    monkeypatch.setattr(psycopg, "connect", psycopg.Connection.connect)
    at = place(proxy.url, tmp_path)
    for made in (at.opened(), at.reading()):
        with made.connect() as connection:
            assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "10s"
            assert connection.exec_driver_sql("SHOW lock_timeout").scalar() == "5s"
    listener = NotificationListener(database_url(proxy.url), "here", print)
    while len(opened) < 4:
        sleep(0.01)
    listener.close()
    limits = {"keepalives_idle": "5", "keepalives_interval": "5", "keepalives_count": "3", "tcp_user_timeout": "10000"}
    for kind, told in opened:
        assert kind is BoundedConnection
        assert {**limits, "connect_timeout": "5"}.items() <= told.items()
    longest = [told["options"].split()[1] for _, told in opened]
    assert longest == ["statement_timeout=600000", *["statement_timeout=10000"] * 3], "migrations may take longer"


async def test_the_server_says_that_it_is_not_ready(proxy: SilentProxy, tmp_path: Path) -> None:
    async with open_node(tmp_path, store=proxy.url, ready_timeout_s=0.2, shutdown_timeout_s=1.0) as node:
        anna = GuestClient(node.url)
        async with asyncio.timeout(STILL):
            while (await anna.http.get("/api/ready")).status_code != 200:
                pass
        proxy.silence(new_ones_too=True)
        answer = await anna.http.get("/api/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        assert (await anna.http.get("/api/health")).status_code == 200
        await anna.close()


async def test_a_connection_that_fell_silent_is_replaced(
    proxy: SilentProxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_node(tmp_path, store=proxy.url, heartbeat_s=0.1) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = (await anna.table("me", "greedy", options={"start_player": "0"}, start=True)).id
        sight = (await anna.get(f"tables/{table}/sight", ViewMessage)).sight
        order = Command(token_hex(8), sight.decision or "", sight.legal[0].move)
        short = property(lambda connection: 0.5, lambda connection, seconds: None)
        monkeypatch.setattr(BoundedConnection, "silence_timeout_s", short, raising=False)
        proxy.silence()
        path, answers = f"/api/tables/{table}/commands", list[tuple[int, str]]()
        async with asyncio.timeout(STILL):
            while not answers or answers[-1][0] != 200:
                answer = await anna.http.post(path, content=encode(order), headers={"content-type": "application/json"})
                answers.append((answer.status_code, answer.json().get("code", "")))
        assert set(answers[:-1]) == {(503, "store")}
        await anna.close()


async def test_a_statement_that_takes_too_long_is_tried_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow statement fails only the jobs that share its transaction."""
    monkeypatch.setattr(postgres, "STATEMENT_TIMEOUT_S", 0.3)
    store, tried = PostgresStore(database_url(database), "here", Metrics()), list[int]()

    def sleeps(c: Connection) -> None:
        tried.append(len(tried))
        c.exec_driver_sql("SELECT pg_sleep(1000)").close()

    async with asyncio.timeout(STILL):
        with pytest.raises(Rejected) as caught:
            await store.do(sleeps)
    assert (caught.value.code, tried) == ("store", [0])
    async with asyncio.timeout(STILL):
        while True:
            with suppress(Rejected):  # a busy machine
                assert await store.do(lambda c: c.scalar(select(1))) == 1
                break
    store.close()
    with pytest.raises(Rejected):
        await store.do(sleeps)
    assert tried == [0], "who comes after the end is refused"


async def test_who_waits_while_the_server_closes_is_told_to_come_again(proxy: SilentProxy, tmp_path: Path) -> None:
    async with open_node(tmp_path, store=proxy.url, shutdown_timeout_s=1.0) as node:
        anna = await GuestClient(node.url).named("Anna")
        proxy.silence(new_ones_too=True)
        waiting = asyncio.create_task(anna.post("guest", dict, {"name": "Anne"}))
        while not node.server_state.tasks:
            await asyncio.sleep(0.01)
        node.should_exit = True
        with pytest.raises(Refusal) as caught:
            async with asyncio.timeout(STILL):
                await waiting
        assert (caught.value.status, caught.value.code) == (503, "going-away")
        await anna.close()


@pytest.mark.parametrize(("program", "connections"), [(SERVE, 3), (WORK, 2)], ids=["serve", "work"])
async def test_a_process_ends_when_it_is_told_to(
    program: str, connections: int, proxy: SilentProxy, tmp_path: Path
) -> None:
    """Also where no connection to the database, old or new, gives an answer any more: to a writer, to a listener, and
    where it serves to a reader."""
    argv = ("-c", program, str(tmp_path), proxy.url)
    running = await asyncio.create_subprocess_exec(sys.executable, *argv, stdout=PIPE, stderr=PIPE, cwd=ROOT)
    assert running.stdout is not None
    try:
        async with asyncio.timeout(STILL):
            assert await running.stdout.readline(), "it has not begun"
            while proxy.connections < connections:
                await asyncio.sleep(0.01)
        proxy.silence(new_ones_too=True)
        running.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STILL):
            _, complaints = await running.communicate()
        assert b"Traceback" not in complaints, complaints.decode()
    finally:
        if running.returncode is None:
            running.kill()
            await running.communicate()
