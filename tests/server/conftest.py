"""A server for every test, and people who come in."""

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
    """The same test always plays the same game: what is drawn for tables and bots follows from the test's name."""
    dice = Random(request.node.nodeid)
    for module in (lobby, moves, bot_workers):
        monkeypatch.setattr(module, "token_bytes", dice.randbytes)
    monkeypatch.setattr(bot_workers, "token_hex", lambda count: dice.randbytes(count).hex())


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys can be played here as if a package had brought them."""
    known = {**game.installed(), **entry_points()}
    monkeypatch.setattr(game, "installed", lambda: known)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with TemporaryDirectory() as folder, running(Path(folder)) as started:  # pytest's own are closed to other users
        yield started


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    async with open_node(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
async def comes(node: Node) -> AsyncIterator[Comes]:
    """Lets somebody come in: by name, or as a stranger."""
    here: list[GuestClient] = []

    async def comes(name: str = "") -> GuestClient:
        visitor = GuestClient(node.url)
        here.append(visitor)
        return await visitor.named(name) if name else visitor

    yield comes
    for visitor in here:
        await visitor.close()
