"""Checks after a storm.

The log holds every acknowledged move exactly once and nothing else. Every game replays to its last hash, every record
verifies, and all servers show the same.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from sqlalchemy import Engine, create_engine, select
from sqlalchemy.pool import NullPool

from tafelrunde.kernel.record import verify
from tafelrunde.server import queries
from tafelrunde.server.archive import record_text
from tafelrunde.server.postgres import database_url
from tafelrunde.server.replay import replayed_table
from tafelrunde.server.schema import answer, move
from tafelrunde.server.store import FILE_NAME, engine
from tests.server.databases import Cluster
from tests.server.faults import Faults, small_disk
from tests.server.fork_server import ForkServer
from tests.server.storms import Fleet, Sitting, Storm


async def storm_on_a_database(cluster: Cluster, folder: Path, seed: int, faults: int, moves: int) -> Storm:
    """Run a storm on two nodes and a worker with one database."""
    store = cluster.database()
    made = create_engine(database_url(store), poolclass=NullPool)
    async with ForkServer(folder) as fork_server:
        fleet = Fleet(fork_server, folder, 2, store)
        try:
            return await _storm(fleet, made, Faults(fleet, cluster), seed, faults, moves)
        finally:
            await fleet.close()


async def storm_on_a_file(folder: Path, seed: int, faults: int, moves: int) -> Storm:
    """Run a storm on one server with a file."""
    with small_disk(folder / "disk") as disk:
        async with ForkServer(folder) as fork_server:
            fleet = Fleet(fork_server, folder / "disk", 1)
            made = engine(folder / "disk" / FILE_NAME, reading=True)
            try:
                return await _storm(fleet, made, Faults(fleet, disk=disk), seed, faults, moves)
            finally:
                await fleet.close()


async def _storm(fleet: Fleet, made: Engine, faults: Faults, seed: int, rounds: int, moves: int) -> Storm:
    await fleet.open()
    storm = Storm(fleet, seed)
    await storm.rage({**faults.all(), "sockets cut": storm.cut}, rounds, moves)
    for sitting in storm.sittings:
        sound(made, sitting)
        assert await storm.converged(sitting), f"nodes show different things of {sitting.table}"
    await storm.close()
    return storm


def sound(made: Engine, sitting: Sitting) -> None:
    with made.connect() as c:
        log = [
            tuple(line) for line in c.execute(select(move.c.seat, move.c.move).where(move.c.table_id == sitting.table))
        ]
        kept = c.execute(select(answer.c.seat, answer.c.command).where(answer.c.table_id == sitting.table)).all()
        table = queries.read_table(c, sitting.table)
    people = [line for line in log if line[0] < len(sitting.people)]
    assert Counter(people) == Counter(sitting.acked.values()), "a move was lost or doubled"
    assert len(kept) == len(set(kept))
    assert table is not None
    played = replayed_table(table, stride=1)
    assert played is not None
    assert len(played.log) == len(log) == table.row.head
    if table.row.state == "over":
        assert sitting.over or sitting.seen < table.row.head  # all its people left before the last move
        verify(record_text(played, table.row))
