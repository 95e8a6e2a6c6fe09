"""Limits of connections whose client is not known yet: bytes, time and number."""

from __future__ import annotations

import asyncio
import logging
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tafelrunde.server.access import address_group
from tafelrunde.server.connection_limits import MAX_PIPELINED, HttpConnection
from tafelrunde.server.node import Node
from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.table import Hello, Ping, Pong, Reject, Welcome
from tafelrunde.server.settings import Limits, Rate
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, Line, open_node
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
GET = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
CUT = (ConnectionResetError, BrokenPipeError, asyncio.IncompleteReadError)


@asynccontextmanager
async def raw(node: Node) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """Open a bare TCP connection."""
    reader, writer = await asyncio.open_connection(*node.servers[0].sockets[0].getsockname()[:2])
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def rest(reader: StreamReader) -> bytes:
    """Return all bytes until the server disconnects."""
    heard = b""
    async with asyncio.timeout(STILL):
        try:
            while part := await reader.read(65536):
                heard += part
        except ConnectionResetError:
            pass
    return heard


async def answered(reader: StreamReader) -> bytes:
    """Return status and body of one answer."""
    async with asyncio.timeout(STILL):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        return head.split(b" ")[1] + b" " + await reader.readexactly(int(length.partition(b":")[2]))


def cut(node: Node, why: str) -> float:
    return node.server.metrics.registry.get_sample_value("tafelrunde_cut_total", {"why": why}) or 0.0


async def pour(writer: StreamWriter, most: int) -> None:
    """Send the given number of bytes, unless the server disconnects."""
    for _ in range(0, most, 8192):
        writer.write(b"a" * 8192)
        await writer.drain()
        await asyncio.sleep(0)


async def ended(line: Line) -> int | None:
    """Read a socket to its end, and return the close code."""
    try:
        while True:
            await line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def gone(node: Node, left: int) -> None:
    """Wait until the server holds at most the given number of connections."""
    async with asyncio.timeout(STILL):
        while len(node.server_state.connections) > left:
            await asyncio.sleep(0.01)


# --- heads and bodies


async def test_a_head_without_end_is_refused(node: Node) -> None:
    async with raw(node) as (_, writer):
        writer.write(GET + b"x-big: ")
        with pytest.raises(CUT):
            await pour(writer, 50_000_000)
    assert cut(node, "refused") == 1


async def test_a_long_head_is_refused_with_a_word(node: Node) -> None:
    async with raw(node) as (reader, writer):
        writer.write(GET + b"x-big: " + b"a" * 17_000 + b"\r\n\r\n")
        said = await rest(reader)
    assert said.startswith(b"HTTP/1.1 431 ")
    problem = msgspec.json.decode(said.partition(b"\r\n\r\n")[2])
    assert (problem["code"], problem["args"]) == ("too-large", {"most": GENEROUS.max_head_bytes})


async def test_many_small_headers_are_counted_together(node: Node) -> None:
    async with raw(node) as (reader, writer):
        writer.write(GET + b"".join(b"x-%d: y\r\n" % number for number in range(3000)) + b"\r\n")
        assert (await rest(reader)).startswith(b"HTTP/1.1 431 ")


async def test_what_is_no_http_gets_a_word_and_fills_no_log(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    async with raw(node) as (reader, writer):
        writer.write(b"\x16\x03\x01 hello\r\n\r\n")
        said = await rest(reader)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"malformed"' in said
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_request_that_does_not_arrive_is_hung_up_on(tmp_path: Path) -> None:
    async with open_node(tmp_path, request_timeout_s=0.1) as node:
        beginnings = (b"", b"GET / HT", GET + b"x-a: b", POST + b"content-length: 20\r\n\r\n{")
        for number, beginning in enumerate(beginnings, 1):
            async with raw(node) as (reader, writer):
                writer.write(beginning)
                assert await rest(reader) == b""
            assert cut(node, "slow") == number
        async with raw(node) as (reader, writer):  # nor is the second one on a connection waited for
            writer.write(GET + b"\r\n")
            assert await answered(reader) == b'200 {"ok":true}'
            writer.write(b"GET / HT")
            assert await rest(reader) == b""


async def test_who_waits_for_an_answer_is_not_hung_up_on(tmp_path: Path) -> None:
    async with open_node(tmp_path, request_timeout_s=0.1, long_poll_s=0.6) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "greedy", options={"start_player": "0"}, start=True)
        response = await anna.http.get(f"/api/tables/{table.id}/sight?after=0")
        assert response.status_code == 200
        await anna.close()


async def test_a_body_without_end_is_refused_then_cut(node: Node) -> None:
    async with raw(node) as (reader, writer):
        writer.write(POST + b"content-length: 1000000000\r\n\r\n" + b" " * 20_000)
        assert (await answered(reader)).startswith(b'413 {"code":"too-large"')
        with pytest.raises(CUT):
            await pour(writer, 50_000_000)


async def test_requests_do_not_pile_up_on_a_connection(node: Node) -> None:
    async with raw(node) as (reader, writer):
        writer.write((GET + b"\r\n") * (MAX_PIPELINED + 10))
        assert (await rest(reader)).count(b'{"ok":true}') <= MAX_PIPELINED
    async with raw(node) as (reader, writer):
        writer.write((GET + b"\r\n") * MAX_PIPELINED)
        assert [await answered(reader) for _ in range(MAX_PIPELINED)] == [b'200 {"ok":true}'] * MAX_PIPELINED


async def test_who_reads_no_answers_is_hung_up_on(tmp_path: Path) -> None:
    async with open_node(tmp_path, send_timeout_s=0.2) as node:
        node.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        for ending in (b"\r\n", b"connection: close\r\n\r\n", b"\r\n" + GET + b"\r\n"):
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(node.servers[0].sockets[0].getsockname())
                deaf.sendall(b"GET /api/games/apokalypse HTTP/1.1\r\nhost: 127.0.0.1\r\n" + ending)
                async with asyncio.timeout(STILL):
                    while not node.server_state.connections:
                        await asyncio.sleep(0.01)
                await gone(node, 0)
        assert cut(node, "slow") == 3


# --- how many


async def test_of_many_half_open_requests_the_oldest_make_room(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(waiting_per_address=3)) as node:
        lines = [await asyncio.open_connection(*node.servers[0].sockets[0].getsockname()[:2]) for _ in range(20)]
        for _, writer in lines:
            writer.write(b"GET / HT")
        await gone(node, 3)
        assert cut(node, "crowd") == 17
        for _ in range(5):  # whoever else comes is served
            async with raw(node) as (reader, writer):
                writer.write(GET + b"\r\n")
                assert await answered(reader) == b'200 {"ok":true}'
        for _, writer in lines:
            writer.transport.abort()
        await gone(node, 0)
        limits = node.lifespan.state["connection_limits"]
        assert (limits._all, limits._waiting, limits._waiting_by, limits._held._held) == (0, {}, {}, {})


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(connections_per_address=4)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        async with anna.look(table.id) as one, anna.look(table.id) as two, anna.look(table.id) as three:
            for line in (one, two, three):
                await line.until(Welcome)
            async with raw(node) as (reader, writer):  # the browser itself holds the fourth
                writer.write(GET + b"\r\n")
                assert await rest(reader) == b""
        await gone(node, 1)
        async with raw(node) as (reader, writer):
            writer.write(GET + b"\r\n")
            assert await answered(reader) == b'200 {"ok":true}'
        await anna.close()


async def test_a_proxy_brings_everybody(tmp_path: Path) -> None:
    few = GENEROUS._replace(connections_per_address=2, waiting_per_address=2)
    async with open_node(tmp_path, limits=few, public_url="http://127.0.0.1/") as node:
        lines = [await asyncio.open_connection(*node.servers[0].sockets[0].getsockname()[:2]) for _ in range(6)]
        for reader, writer in lines:
            writer.write(GET + b"\r\n")
            assert await answered(reader) == b'200 {"ok":true}'
        for _, writer in lines:
            writer.transport.abort()


async def test_a_full_server_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.connection_limits.max_connections", lambda: 5)
    async with open_node(tmp_path) as node:
        lines = [await asyncio.open_connection(*node.servers[0].sockets[0].getsockname()[:2]) for _ in range(9)]
        await gone(node, 5)
        async with raw(node) as (reader, writer):
            writer.write(GET + b"\r\n")
            assert await answered(reader) == b'200 {"ok":true}'
        assert all(isinstance(one, HttpConnection) for one in node.server_state.connections)
        for _, writer in lines:
            writer.transport.abort()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("?", "?"),
    ],
)
def test_an_ipv6_network_is_one_address(host: str, counted: str) -> None:
    assert address_group(host) == counted


# --- sockets


@asynccontextmanager
async def measured(tmp_path: Path, limits: Limits) -> AsyncIterator[tuple[Node, Line, str]]:
    async with open_node(tmp_path, limits=limits, flood_pause_s=0.0) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        async with anna.look(table.id) as line:
            await line.until(Welcome)
            yield node, line, table.id
        await anna.close()


@pytest.mark.parametrize("kind", ["hello", "ping", "junk", "bytes"])
async def test_every_message_is_rate_limited(tmp_path: Path, kind: str) -> None:
    async with measured(tmp_path, GENEROUS._replace(command_rate=Rate(3, 0.001))) as (_, line, table):
        for number in range(4):
            if kind == "hello":
                await line.say(Hello(PROTOCOL, table))
            elif kind == "ping":
                await line.say(Ping(float(number)))
            else:
                await line.socket.send("junk" if kind == "junk" else b"junk")
        await line.until(Reject, lambda no: no.code == "too-fast")
        said = {"hello": Welcome, "ping": Pong}.get(kind, Reject)
        heard = [msgspec.json.decode(frame)["type"] for frame in line.frames]
        greetings = 1 if said is Welcome else 0
        refusals = 1 if said is Reject else 0
        assert heard.count(said.__struct_config__.tag) == 3 + greetings + refusals


async def test_who_is_too_fast_is_not_listened_to_for_a_moment(tmp_path: Path) -> None:
    limits = GENEROUS._replace(command_rate=Rate(1, 0.001))
    async with open_node(tmp_path, limits=limits, flood_pause_s=2.0) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        async with anna.look(table.id) as line:
            await line.until(Welcome)
            for number in range(5):
                await line.say(Ping(float(number)))
            assert (await line.until(Reject)).code == "too-fast"
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await line.until(Reject)
        await anna.close()


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.CONT, Opcode.TEXT])
async def test_a_flood_of_frames_is_cut(tmp_path: Path, opcode: Opcode) -> None:
    async with measured(tmp_path, GENEROUS._replace(frame_rate=Rate(50, 0.001))) as (node, line, _):
        transport = line.socket.transport
        if opcode is Opcode.CONT:
            transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        transport.write(Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 5000)
        assert await ended(line) == 1008
        assert cut(node, "flood") == 1


async def test_what_is_no_text_ends_a_line_and_fills_no_log(comes: Comes, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        line.socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe\xfd").serialize(mask=True))
        assert await ended(line) == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_line_that_hears_nothing_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow reader must not be able to hold a closed connection open."""
    monkeypatch.setattr("tafelrunde.server.connection_limits.CLOSE_TIMEOUT_S", 0.1)
    monkeypatch.setattr("tafelrunde.server.sockets.CLOSE_TIMEOUT_S", 0.1)
    async with open_node(tmp_path, limits=GENEROUS._replace(max_queued_messages=8)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        async with anna.look(table.id, max_queue=1) as sleeper:
            await sleeper.until(Welcome)
            sleeper.socket.transport.pause_reading()
            room = await node.server.room(table.id)
            while room.presence.sockets:
                room.tell(Pong(0.0, 0.0))
                room.tell(Reject("x" * 60_000, "broken"))
                await asyncio.sleep(0)
            await gone(node, 1)
        await anna.close()


# --- files


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a/" * 200, "/.vite/manifest.json", "/assets/../.vite/x"])
async def test_what_cannot_be_a_file_is_not_found(node: Node, path: str, caplog: pytest.LogCaptureFixture) -> None:
    visitor = GuestClient(node.url)
    assert (await visitor.http.get(path)).status_code == 404
    assert not [record for record in caplog.records if record.exc_info]
    await visitor.close()
