"""Hostile requests: no answer is 500, and no log gets a traceback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tafelrunde.server.api import ENDPOINTS
from tafelrunde.server.node import Node
from tafelrunde.server.rejections import Rejected
from tests.server.conftest import Comes
from tests.server.databases import Cluster
from tests.server.guests import GuestClient, open_node
from tests.server.test_connection_limits import POST, raw
from tests.waiting import STILL

pytestmark = pytest.mark.anyio
PARTS = {"{slug}": "dante", "{digest}": "0" * 16, "{lang}": "de", "{id}": "no-such-table", "{n}": "0"}
IMPOSSIBLE = ("%00", "a%00b", "b" * 3000, "%ff", "%ed%a0%80", "%0a", "%C2%B2")


@pytest.fixture(params=["folder", "database"])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Node]:
    """Run a server on a folder, and one on a database, which accepts fewer kinds of text."""
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "database" else None
    async with open_node(tmp_path / "data", store=cluster.database() if cluster else None) as opened:
        yield opened


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelname == "ERROR"]


async def test_names_that_nothing_can_have_are_not_found(either: Node, caplog: pytest.LogCaptureFixture) -> None:
    visitor, answers = await GuestClient(either.url).named("Eve"), set[tuple[str, int]]()
    for endpoint in ENDPOINTS:
        for part in (part for part in PARTS if part in endpoint.path):
            for name in IMPOSSIBLE:
                path = endpoint.path.replace(part, name)
                for other, usual in PARTS.items():
                    path = path.replace(other, usual)
                content, headers = b"{}" if endpoint.takes else None, {"content-type": "application/json"}
                answer = await visitor.http.request(endpoint.method, path, content=content, headers=headers)
                answers.add((endpoint.path, answer.status_code))
    await visitor.close()
    assert len(answers) > 20
    assert {status for _, status in answers} == {404}, answers
    assert complaints(caplog) == []


@pytest.mark.parametrize(("code", "word"), [("no-game", "game"), ("edition", "edition"), ("malformed", "reason")])
async def test_no_refusal_is_too_long_to_be_said(code: str, word: str) -> None:
    """Texts accept words of at most a thousand characters, and clients send names of any length."""
    problem = Rejected(code, None, None, **{word: "b" * 5000}).problem()
    assert "bbb" in problem.message.de
    assert len(problem.message.de) < 500


@pytest.mark.parametrize("origin", ["http://[", "http://[::1:80"])
async def test_an_origin_that_is_no_address_opens_nothing(
    origin: str, node: Node, comes: Comes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await (await comes()).http.post("/api/guest", headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    address = node.url.replace("http", "ws") + "api/socket"
    with pytest.raises(InvalidStatus) as caught:
        async with connect(address, additional_headers={"origin": origin}, proxy=None):
            pass
    assert caught.value.response.status_code == 403
    assert complaints(caplog) == []


@pytest.mark.parametrize("sent", [b"", b'{"na'])
async def test_who_hangs_up_before_the_body_is_sent_is_only_counted(
    sent: bytes, node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(node) as (_, writer):
        writer.write(POST + b"content-length: 50\r\n\r\n" + sent)
        await writer.drain()
        async with asyncio.timeout(STILL):
            while not any(connection.cycle for connection in node.server_state.connections):  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
    hung_up = {"route": "/api/guest", "status": "499"}
    async with asyncio.timeout(STILL):
        while not node.server.metrics.registry.get_sample_value("tafelrunde_requests_total", hung_up):
            assert complaints(caplog) == []
            await asyncio.sleep(0.01)
    assert complaints(caplog) == []
