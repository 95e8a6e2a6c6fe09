"""Migrations: they create the tables of the schema, and a killed one has changed nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, select, text
from sqlalchemy.schema import CreateIndex, CreateTable

from tafelrunde.server import backup, check, store
from tafelrunde.server.check import FolderPlace, StorePlace
from tafelrunde.server.schema import meta
from tests.server.databases import Cluster
from tests.server.releases import KILL, LATER, OURS, STEPS, later
from tests.server.store_fixtures import fill, played

OPEN = """
import sys
from pathlib import Path
from tafelrunde.server import check, store
migrations, address, folder = sys.argv[1:]
store.MIGRATIONS = Path(migrations)
check.place(address or None, Path(folder)).opened()
"""


def test_migrations_make_just_the_tables_of_the_schema(tmp_path: Path) -> None:
    made = store.engine(tmp_path / "x.sqlite3")
    store.migrate(made)
    store.migrate(made)
    with made.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, meta) == []
        pragmas = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
    assert pragmas == ["wal", 2]


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with a store that holds a game."""
    folder = tmp_path_factory.mktemp("store")
    fill(folder / "data", [played(1)])
    with FolderPlace(folder / "data").opened().begin() as connection:
        backup.backup(connection, folder / "packed")
    return folder / "packed"


@pytest.fixture(params=["folder", "database"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database, or "" for a folder."""
    cluster: Cluster | None = request.getfixturevalue("cluster") if request.param == "database" else None
    return cluster.database() if cluster else ""


@pytest.fixture
def place(address: str, packed: Path, tmp_path: Path) -> StorePlace:
    """Return a store of either kind with the same game."""
    made = check.place(address or None, tmp_path)
    with made.opened().begin() as connection:
        backup.unpack(connection, packed, whole=True)
    return made


def contents(place: StorePlace) -> dict[str, Any]:
    """Return the schema and all rows."""
    found, here = MetaData(), place.reading()
    with here.connect() as connection:
        found.reflect(connection)
        return {
            table.name: (
                str(CreateTable(table).compile(here)),
                sorted(str(CreateIndex(index)) for index in table.indexes),
                sorted(map(repr, connection.execute(select(table)).all())),
            )
            for table in found.sorted_tables
        }


def opened_with(migrations: Path, address: str, folder: Path) -> int:
    """Open the store with other migrations in another process, and return its exit status."""
    return subprocess.run([sys.executable, "-c", OPEN, migrations, address, folder], check=False).returncode


@pytest.mark.parametrize("steps", [2, len(STEPS)], ids=["midway", "before its end"])
def test_a_killed_migration_leaves_the_store_whole(place: StorePlace, address: str, steps: int, tmp_path: Path) -> None:
    before = contents(place)
    mortal = later(tmp_path / "mortal", (*STEPS[:steps], KILL))
    assert opened_with(mortal, address, tmp_path) == -signal.SIGKILL
    assert (place.release(), contents(place)) == (OURS, before)
    assert opened_with(later(tmp_path / "later"), address, tmp_path) == 0
    assert place.release() == LATER
    assert contents(place)["friend"]
    assert [looked.found for _, looked in check.tables(place)] == ["sound"]
