"""Fixtures: a server for every test, and clients of guests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tafelrunde.kernel import game
from tafelrunde.server import bot_workers, lobby, moves
from tafelrunde.server.node import Node
from tests.server.databases import Cluster, running
from tests.server.guests import GuestClient, open_node
from tests.toys import entry_points

Comes = Callable[..., Awaitable[GuestClient]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the luck of tables and bots with the test's name, so that each test always plays the same game."""
    dice = Random(request.node.nodeid)
    for module in (lobby, moves, bot_workers):
        monkeypatch.setattr(module, "token_bytes", dice.randbytes)
    monkeypatch.setattr(bot_workers, "token_hex", lambda count: dice.randbytes(count).hex())


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the toy games as if a package had brought them."""
    known = {**game.installed(), **entry_points()}
    monkeypatch.setattr(game, "installed", lambda: known)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory() as folder, running(Path(folder)) as started:  # other users cannot read pytest's folders
        yield started


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with open_node(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
async def comes(node: Node) -> AsyncIterator[Comes]:
    """Open a client: of a guest with a name, or of a stranger."""
    here: list[GuestClient] = []

    async def comes(name: str = "") -> GuestClient:
        visitor = GuestClient(node.url)
        here.append(visitor)
        return await visitor.named(name) if name else visitor

    yield comes
    for visitor in here:
        await visitor.close()
