"""Short storms: after any fault every acknowledged move is in the log exactly once, and all servers show the same.

`make storms` runs long ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.chaos_checks import storm_on_a_database, storm_on_a_file
from tests.server.databases import Cluster
from tests.server.fork_server import ForkServer
from tests.server.storms import Fleet

pytestmark = pytest.mark.anyio
SEED, MOVES = 3, 10


async def test_a_storm_over_two_nodes_on_a_database(cluster: Cluster, tmp_path: Path) -> None:
    storm = await storm_on_a_database(cluster, tmp_path, SEED, 8, MOVES)
    assert len(storm.faults) == 8
    assert storm.moves > 8


async def test_a_storm_over_one_server_on_a_file(tmp_path: Path) -> None:
    storm = await storm_on_a_file(tmp_path, SEED, 5, MOVES)
    assert len(storm.faults) == 5
    assert storm.moves > 5


async def test_stuck_servers_report_their_stacks(tmp_path: Path) -> None:
    async def stands_still() -> None:
        async with ForkServer(tmp_path) as fork_server:
            fleet = Fleet(fork_server, tmp_path / "data", 1)
            await fleet.open()
            try:
                await fleet.complain()
                raise AssertionError("nobody can move any more")
            finally:
                await fleet.close()

    with pytest.raises(AssertionError) as told:
        await stands_still()
    assert "run_server.py" in told.value.__notes__[0]
    assert "batch_writer.py" in told.value.__notes__[0]
