"""A house for every test, and people who come in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.kernel import game
from tafelrunde.server.house import House
from tests.server.visitors import Visitor, open_house
from tests.toys import entry_points

Comes = Callable[..., Awaitable[Visitor]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys can be played here as if a package had brought them."""
    known = {**game.installed(), **entry_points()}
    monkeypatch.setattr(game, "installed", lambda: known)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
async def comes(house: House) -> AsyncIterator[Comes]:
    """Lets somebody come in: by name, or as a stranger."""
    here: list[Visitor] = []

    async def comes(name: str = "") -> Visitor:
        visitor = Visitor(house.url)
        here.append(visitor)
        return await visitor.named(name) if name else visitor

    yield comes
    for visitor in here:
        await visitor.close()
