"""Access control: foreign hosts and origins, sizes, rates, slow readers, headers and files."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from secrets import token_hex

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.server.access import HEADERS, is_known_host
from tafelrunde.server.node import Node
from tafelrunde.server.protocol.lobby import Guest, TableInfo
from tafelrunde.server.protocol.table import Ack, ChatLine, ChatMessage, Problem, Reject, Say, Welcome
from tafelrunde.server.rate_limits import ConcurrencyLimiter, RateLimiter
from tafelrunde.server.rejections import Rejected
from tafelrunde.server.settings import Rate, Settings
from tests.server.conftest import Comes
from tests.server.guests import GENEROUS, GuestClient, Refusal, open_node

pytestmark = pytest.mark.anyio
JSON = {"content-type": "application/json"}


def code(response: httpx.Response) -> str:
    return msgspec.json.decode(response.content, type=Problem).code


# --- where somebody comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_foreign_pages_change_nothing(node: Node, headers: dict[str, str]) -> None:
    visitor = GuestClient(node.url)
    response = await visitor.http.post("/api/guest", content=b"{}", headers={**JSON, **headers})
    assert (response.status_code, code(response)) == (403, "origin")
    assert "set-cookie" not in response.headers
    with pytest.raises(InvalidStatus) as caught:
        async with connect(node.url.replace("http", "ws") + "api/socket", additional_headers=headers, proxy=None):
            pass
    assert caught.value.response.status_code == 403
    await visitor.close()


async def test_our_own_page_is_welcome(node: Node) -> None:
    visitor = GuestClient(node.url)
    origin = node.url.rstrip("/")
    headers = {**JSON, "origin": origin, "sec-fetch-site": "same-origin"}
    response = await visitor.http.post("/api/guest", content=b"{}", headers=headers)
    assert response.status_code == 200
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    async with connect(
        node.url.replace("http", "ws") + "api/socket", additional_headers={"origin": origin}, proxy=None
    ):
        pass
    await visitor.close()


async def test_forms_cannot_post(node: Node) -> None:
    visitor = GuestClient(node.url)
    response = await visitor.http.post("/api/guest", data={"name": "Eve"})
    assert (response.status_code, code(response)) == (415, "not-json")
    await visitor.close()


async def test_a_foreign_name_for_this_machine_opens_nothing(node: Node) -> None:
    visitor = GuestClient(node.url)
    response = await visitor.http.get("/api/guest", headers={"host": "rebound.example"})
    assert (response.status_code, code(response)) == (400, "host")
    await visitor.close()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.7.7", True),
        ("localhost", True),
        ("tafel.example", True),
        ("TAFEL.example:443", True),
        ("evil.example", False),
        ("tafel.example.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
async def test_known_hosts(host: str, known: bool, tmp_path: Path) -> None:
    assert is_known_host(host, Settings(data=tmp_path, public_url="https://tafel.example/")) is known


async def test_behind_a_public_address_cookies_are_secure(tmp_path: Path) -> None:
    async with open_node(tmp_path, public_url="https://tafel.example/") as node:
        assert node.url == "https://tafel.example/"
        port = node.servers[0].sockets[0].getsockname()[1]
        visitor = GuestClient(f"http://127.0.0.1:{port}/")
        headers = {**JSON, "host": "tafel.example", "origin": "https://tafel.example"}
        response = await visitor.http.post("/api/guest", content=b"{}", headers=headers)
        assert response.status_code == 200
        assert "; secure" in response.headers["set-cookie"].lower()
        await visitor.close()


async def test_headers_are_strict_on_every_answer(node: Node) -> None:
    visitor = GuestClient(node.url)
    for path in ("/", "/api/guest", "/api/tables/nowhere-at-all", "/no/such/page"):
        headers = (await visitor.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    await visitor.close()


# --- how much and how fast


async def test_a_bucket_runs_dry_and_fills_again() -> None:
    now = [100.0]
    meter = RateLimiter(Rate(2, 0.5), lambda: now[0])
    meter.take("anna")
    meter.take("anna")
    meter.take("bert")
    with pytest.raises(Rejected) as caught:
        meter.take("anna")
    assert (caught.value.code, caught.value.args_by_name) == ("too-fast", {"seconds": 2})
    now[0] += 2
    meter.take("anna")
    with pytest.raises(Rejected):
        meter.take("anna")


async def test_buckets_of_many_strangers_are_forgotten() -> None:
    meter = RateLimiter(Rate(1, 1.0), lambda: 0.0)
    for number in range(25_000):
        meter.take(str(number))
    assert len(meter._buckets) <= 10_001


async def test_a_tally_lets_go() -> None:
    tally = ConcurrencyLimiter()
    assert [tally.hold("anna", 2) for _ in range(3)] == [True, True, False]
    tally.release("anna")
    assert tally.hold("anna", 2)
    assert tally.hold("bert", 2)


async def test_bodies_have_an_end(node: Node) -> None:
    visitor = GuestClient(node.url)
    response = await visitor.http.post("/api/guest", content=b" " * 20_000, headers=JSON)
    assert (response.status_code, code(response)) == (413, "too-large")
    await visitor.close()


async def test_messages_have_an_end(comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line:
        await line.until(Welcome)
        await line.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as caught:
            await line.until(Reject)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


async def test_too_fast_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    slow = GENEROUS._replace(request_rate=Rate(4, 0.01), chat_rate=Rate(1, 0.01), command_rate=Rate(1, 0.01))
    async with open_node(tmp_path, limits=slow) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
        async with anna.look(table.id) as line:
            await line.see(lambda s: 0 in s.pending)
            await line.say(Say(token_hex(8), "hello"))
            assert (await line.until(ChatMessage)).line.text == "hello"
            await line.say(Say(token_hex(8), "hello?"))
            assert (await line.until(Reject)).code == "too-fast"
            await line.play("stop")
            answer = await line.play("stop", command="wait-for-it")
            assert isinstance(answer, Reject)
            assert (answer.code, answer.args["seconds"]) == ("too-fast", 100)
        for _ in range(2):
            await anna.get("guest", Guest)
        with pytest.raises(Refusal) as caught:
            await anna.get("guest", Guest)
        assert (caught.value.status, caught.value.code) == (429, "too-fast")
        await anna.close()


async def test_sockets_and_tables_are_counted(tmp_path: Path) -> None:
    few = GENEROUS._replace(sockets_per_guest=2, sockets_per_address=3, tables_per_guest=1)
    async with open_node(tmp_path, limits=few) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = await anna.table("me", "open")
        with pytest.raises(Refusal) as refused:
            await anna.table("me", "open")
        assert refused.value.code == "too-many-tables"
        async with anna.look(table.id) as one, anna.look(table.id) as two:
            for line in (one, two):
                await line.until(Welcome)
            with pytest.raises(InvalidStatus):
                async with anna.look(table.id):
                    pass
            async with bert.look(table.id) as three:
                await three.until(Welcome)
                with pytest.raises(InvalidStatus):
                    async with bert.look(table.id):
                        pass
        await asyncio.sleep(0.05)
        async with anna.look(table.id) as again:
            await again.until(Welcome)
        await anna.close()
        await bert.close()


async def test_silent_sockets_are_closed(tmp_path: Path) -> None:
    async with open_node(tmp_path, hello_timeout_s=0.1) as node:
        async with connect(node.url.replace("http", "ws") + "api/socket", proxy=None) as line:
            with pytest.raises(ConnectionClosed) as caught:
                await line.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4408


@pytest.mark.parametrize(
    ("text", "said", "closed"),
    [
        ('{"type":"ping","t":1}', "hello", 1008),
        ('{"type":"hello","proto":1,"table":"nowhere-at-all"}', "no-table", 4404),
        ('{"type":"hello","proto":99,"table":"nowhere-at-all"}', "proto", 1008),
        ("hello", "malformed", 1008),
    ],
)
async def test_the_first_word_must_be_hello(node: Node, text: str, said: str, closed: int) -> None:
    async with connect(node.url.replace("http", "ws") + "api/socket", proxy=None) as line:
        await line.send(text)
        assert msgspec.json.decode(await line.recv())["code"] == said
        with pytest.raises(ConnectionClosed) as caught:
            await line.recv()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == closed


async def test_a_slow_reader_is_hung_up_on_and_harms_nobody(tmp_path: Path) -> None:
    async with open_node(tmp_path, limits=GENEROUS._replace(max_queued_messages=8)) as node:
        anna = await GuestClient(node.url).named("Anna")
        table = await anna.table("me", "open")
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(node.servers[0].sockets[0].getsockname())
        async with anna.look(table.id) as line, anna.look(table.id, sock=small, max_queue=1) as sleeper:
            await line.until(Welcome)
            await sleeper.until(Welcome)
            sleeper.socket.transport.pause_reading()
            room = await node.server.room(table.id)
            for number in range(2000):
                room.tell(ChatMessage(ChatLine(number, "Anna", 0, "x" * 3000, 0.0)))
                await line.until(ChatMessage)
                if len(room.presence.sockets) == 1:
                    break
            assert len(room.presence.sockets) == 1, "the slow reader is still there"
            assert "tafelrunde_slow_readers_total 1.0" in node.server.metrics.text().decode()
            sleeper.socket.transport.resume_reading()
            with pytest.raises(ConnectionClosed) as caught:
                await sleeper.until(Welcome)
        assert caught.value.rcvd is None or caught.value.rcvd.code == 1013
        await anna.close()


# --- chat


async def test_chat_is_cleaned_kept_and_told_to_all(comes: Comes) -> None:
    anna = await comes("Anna")
    watcher = await comes("Carl")
    table = await anna.table("me", "open")
    async with anna.look(table.id) as line, watcher.look(table.id) as other, (await comes()).look(table.id) as stranger:
        for one in (line, other, stranger):
            await one.until(Welcome)
        await line.say(Say(token_hex(8), " <b>Hallo</b>\n\u202e Runde "))
        for one in (line, other, stranger):
            heard = (await one.until(ChatMessage)).line
            assert (heard.id, heard.name, heard.seat, heard.text) == (1, "Anna", 0, "<b>Hallo</b> Runde")
        await other.say(Say(token_hex(8), "Moin"))
        assert (await line.until(ChatMessage)).line.seat is None
        await stranger.say(Say(token_hex(8), "Moin"))
        assert (await stranger.until(Reject)).code == "no-guest"
    await anna.chat(table.id, "Per HTTP")
    async with anna.look(table.id) as line:
        assert [said.text for said in (await line.until(Welcome)).chat] == ["<b>Hallo</b> Runde", "Moin", "Per HTTP"]


async def test_a_word_sent_again_is_said_once(tmp_path: Path) -> None:
    """The answer was lost: by a broken connection, by a restart, or on the other of two channels."""
    async with open_node(tmp_path) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = await anna.table("me", "open")
        async with anna.look(table.id) as line:
            for _ in range(2):
                assert await line.obeyed(Say("hello-again", "Hallo")) == Ack("hello-again", 0)
        await anna.chat(table.id, "Hallo", "hello-again")
        await bert.chat(table.id, "Selber", "hello-again")
    async with open_node(tmp_path) as node:
        for visitor in (anna, bert):
            visitor.follow(node.url)
        await anna.chat(table.id, "Hallo", "hello-again")
        await anna.chat(table.id, "Hallo", "another-one")
        async with anna.look(table.id) as line:
            said = (await line.until(Welcome)).chat
        assert [(one.name, one.text) for one in said] == [("Anna", "Hallo"), ("Bert", "Selber"), ("Anna", "Hallo")]
        for visitor in (anna, bert):
            await visitor.close()


# --- files and figures


async def test_files_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    own = "<!doctype html><title>T</title><script>1</script>"
    (static / "index.html").write_text(own)
    (static / "assets" / "a-1.js").write_text("1")
    (static / "assets" / "a-1.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("no")
    async with open_node(tmp_path / "data", static=static) as node:
        visitor = GuestClient(node.url)
        page = await visitor.http.get("/")
        assert (page.text, page.headers["cache-control"]) == (own, "no-cache")
        digest = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"
        assert page.headers.get_list("content-security-policy") == [
            HEADERS["content-security-policy"].replace("script-src 'self'", f"script-src 'self' {digest}")
        ]
        plain = await visitor.http.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
        assert (plain.text, "immutable" in plain.headers["cache-control"]) == ("1", True)
        assert plain.headers["content-type"].startswith("text/javascript")
        async with visitor.http.stream("GET", "/assets/a-1.js") as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert b"".join([part async for part in packed.aiter_raw()]) == b"packed"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets", "/%00"):
            assert (await visitor.http.get(path)).status_code == 404
        await visitor.close()


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    async with open_node(tmp_path / "data", static=tmp_path / "static") as node:
        visitor = GuestClient(node.url)
        assert "make setup" in (await visitor.http.get("/")).text
        await visitor.close()


async def test_health_and_figures(node: Node, comes: Comes) -> None:
    anna = await comes("Anna")
    table = await anna.table("me", "random", options={"start_player": "0"}, start=True)
    async with anna.look(table.id) as line:
        await line.see(lambda s: 0 in s.pending)
        await line.play()
        text = (await anna.http.get("/metrics")).text
    assert 'tafelrunde_commands_total{answer="ack"} 1.0' in text
    assert "tafelrunde_sockets 1.0" in text
    assert table.id not in text
    for path in ("/api/health", "/api/ready"):
        assert (await anna.http.get(path)).json() == {"ok": True}
    node.server.open = False
    response = await anna.http.get("/api/ready")
    assert (response.status_code, code(response)) == (503, "going-away")
    node.server.open = True


async def test_no_key_is_ever_logged(comes: Comes, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    anna = await comes("Anna")
    table = await anna.table("me", "open")
    link = await anna.post(f"tables/{table.id}/link", dict)
    await anna.get(f"tables/{table.id}", TableInfo)
    async with anna.look(table.id) as line:
        await line.until(Welcome)
    logged = "\n".join(str(vars(record)) for record in caplog.records if record.name.startswith("tafelrunde"))
    assert "/api/tables/{id}/link" in logged
    for key in (table.id, link["secret"], *anna.http.cookies.values()):
        assert key not in logged
