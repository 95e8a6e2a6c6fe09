"""Real servers in paired worlds: if only hidden secrets differ, a seat and a spectator receive the same bytes.

`make leaks` searches for long; these tests cover the code between room and network.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel.game import game
from tafelrunde.server.rooms import Room
from tafelrunde.testing.fake_server import moments
from tafelrunde.testing.paired_tables import PairedTables, paired
from tafelrunde.testing.trials import Trial
from tests.server.databases import Cluster
from tests.server.paired_servers import spent
from tests.server.storms import slugs

pytestmark = pytest.mark.anyio


def eventful(slug: str, viewer: int | None) -> PairedTables:
    """Return the pair with the most moves among those whose secrets differ."""
    one = game(slug)
    trial = Trial(one.setup(max(2, one.seats[0])), seed=1)
    dice = trial.dice("parlour")
    tables = moments(trial, lambda table: table.moves > 5, looks=5)
    pairs = [paired(table, viewer, dice, trial.universe) for table in tables]
    best = max((pair for pair in pairs if pair.differs), key=lambda pair: len(pair.deeds))
    assert len(best.deeds) > 1
    return best


@pytest.mark.parametrize(("slug", "viewer"), [*((slug, 0) for slug in slugs()), ("apokalypse", None)])
async def test_one_server_sends_the_same(slug: str, viewer: int | None, tmp_path: Path) -> None:
    pair = eventful(slug, viewer)
    here, there = [await spent(pair, world, tmp_path, [None]) for world in (0, 1)]
    assert len(here) > 20
    assert here == there


async def test_two_nodes_on_a_database_send_the_same(cluster: Cluster, tmp_path: Path) -> None:
    pair = eventful("apokalypse", 1)
    here, there = [await spent(pair, world, tmp_path, [cluster.database()] * 2) for world in (0, 1)]
    assert len(here) > 20
    assert here == there


async def test_a_leak_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = Room.frame

    def padded(room: Room, seat: int | None, known: int | None) -> bytes:
        assert room.table is not None
        return frames(room, seat, known) + b" " * (int(room.table.fingerprint, 16) % 97)

    monkeypatch.setattr(Room, "frame", padded)
    pair = eventful("dante", 0)
    here, there = [await spent(pair, world, tmp_path, [None]) for world in (0, 1)]
    assert here != there
