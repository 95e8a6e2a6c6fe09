"""The setup of `deploy/`, with real processes in place of containers.

Two nodes, a worker and the shipped nginx run by the commands of the compose file.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import socket

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tafelrunde.server.protocol.table import Ack
from tests.server.databases import Cluster
from tests.server.guests import GuestClient
from tests.waiting import STILL, Patience

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx") or shutil.which("nginx", path=f"/usr/sbin:{ROOT}/build/nginx/usr/sbin")
KEPT = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # what it lays down in folders that an install would make
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed here")


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def configured(folder: Path, port: int, nodes: list[int]) -> list[str]:
    """Run nginx with the shipped configuration, in which only paths and addresses differ."""
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for number, node in enumerate(nodes, 1):
        assert f"house-{number}:8000" in text
        text = text.replace(f"house-{number}:8000", f"127.0.0.1:{node}")
    kept = "".join(f"    {what}_temp_path {folder}/{what};\n" for what in KEPT)
    for what, instead in (("listen 8080;", f"listen 127.0.0.1:{port};"), ("http {\n", f"http {{\n{kept}")):
        assert what in text
        text = text.replace(what, instead)
    conf = folder / "nginx.conf"
    conf.write_text(text, "utf-8")
    asides = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;"
    return [str(NGINX), "-p", str(folder), "-c", str(conf), "-g", asides]


@asynccontextmanager
async def running(*argv: str, **around: str) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *argv, stdout=DEVNULL, stderr=DEVNULL, cwd=ROOT, env={**os.environ, **around}
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.communicate()


async def until_ready(url: str) -> None:
    async with asyncio.timeout(STILL), httpx.AsyncClient(trust_env=False, verify=False) as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get(f"{url}api/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.05)


def test_no_command_holds_the_address_of_the_store() -> None:
    """The address contains a password, and all users of a machine can read command lines."""
    shipped = [ROOT / "deploy" / name for name in ("compose.yaml", "tafelrunde@.service", "tafelrunde-work.service")]
    for text in (path.read_text("utf-8") for path in shipped):
        assert "TAFELRUNDE_STORE" in text
        assert "--store" not in text


@needs_nginx
async def test_the_proxys_configuration_is_sound(tmp_path: Path) -> None:
    argv = configured(tmp_path, free_port(), [free_port(), free_port()])
    process = await asyncio.create_subprocess_exec(*argv, "-t", stderr=PIPE)
    _, complaint = await process.communicate()
    assert process.returncode == 0, complaint.decode()


@needs_nginx
async def test_two_servers_a_worker_and_a_proxy(cluster: Cluster, tmp_path: Path) -> None:
    store, ports, port = cluster.database(), [free_port(), free_port()], free_port()
    url = f"http://127.0.0.1:{port}/"
    program = (sys.executable, "-m", "tafelrunde", "--lang", "en")

    def node(no: int) -> tuple[str, ...]:
        serve = ("serve", "--bots-apart", f"--public-url={url}")
        return *program, *serve, f"--port={ports[no]}"

    async with (
        running(*program, "work", "--processes=1", TAFELRUNDE_STORE=store),
        running(*node(0), TAFELRUNDE_STORE=store) as first,
        running(*configured(tmp_path, port, ports)),
    ):
        async with running(*node(1), TAFELRUNDE_STORE=store):
            for one in ports:
                await until_ready(f"http://127.0.0.1:{one}/")
            await until_ready(url)
            anna = await GuestClient(url).named("Anna")
            table = (await anna.table("me", "random", options={"start_player": "0"}, start=True)).id
            moves = await played(anna, table, 4)
            first.send_signal(signal.SIGTERM)  # a restart: the other server takes over
            await first.communicate()
            assert await played(anna, table, 4) > moves
            async with running(*node(0), TAFELRUNDE_STORE=store):
                await until_ready(f"http://127.0.0.1:{ports[0]}/")
                await played(anna, table, 2)
        await anna.close()


async def played(who: GuestClient, table: str, count: int) -> int:
    """Play against the bot on a socket through the proxy, and reconnect where it breaks."""
    done, patience = 0, Patience(lambda: done)
    while patience.lasts:
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with who.look(table) as line:
                while done < count:
                    sight = await line.see(lambda s: 0 in s.pending and bool(s.legal))
                    if isinstance(await line.play(sight.legal[0].move), Ack):
                        done += 1
                        await line.see(lambda s, seq=sight.seq: s.seq > seq)  # type: ignore[misc]
                assert line.sight is not None
                return line.sight.seq
        await asyncio.sleep(0.05)
    raise AssertionError(f"only {done} moves could be made")
