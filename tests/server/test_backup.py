"""Backups: stores and tables move from a folder into a database and back, and running games go on elsewhere."""

from __future__ import annotations

import gzip
import sqlite3
from errno import EIO
from pathlib import Path
from re import findall

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tafelrunde.server import backup, check
from tafelrunde.server.protocol.lobby import Keys, SeatLink, TableInfo
from tafelrunde.server.protocol.table import Ack, Command, ViewMessage
from tafelrunde.server.store import FILE_NAME
from tests.cli.calls import Run, one_line
from tests.cli.conftest import run
from tests.server.databases import Cluster
from tests.server.guests import GuestClient, Refusal, open_node, two
from tests.server.releases import OURS, later
from tests.server.store_fixtures import fill, played

__all__ = ["run"]


def dumped(folder: Path) -> list[str]:
    """Return all SQL statements that make up a store."""
    with sqlite3.connect(folder / FILE_NAME) as store:
        return sorted(store.iterdump())


def found(place: check.StorePlace) -> list[str]:
    """Return the result of a check for each table."""
    return [looked.found for _, looked in check.tables(place)]


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    fill(tmp_path / "here", [played(1), played(2, "drachenland", 2)])
    return tmp_path / "here"


def test_a_store_goes_into_a_database_and_back(run: Run, cluster: Cluster, shelf: Path, tmp_path: Path) -> None:
    store, there = cluster.database(), tmp_path / "there"
    for call in (
        ("backup", "a.tafel", "--data", str(shelf)),
        ("restore", "a.tafel", "--store", store),
        ("check", "--store", store),
        ("backup", "b.tafel", "--store", store),
        ("restore", "b.tafel", "--data", str(there)),
    ):
        ran = run("--lang", "en", "store", *call)
        assert (ran.code, ran.err) == (0, ""), ran
        assert "2 tables" in ran.out
    assert dumped(there) == dumped(shelf)
    assert found(check.FolderPlace(there)) == ["sound", "sound"]
    assert (tmp_path / "a.tafel").stat().st_mode & 0o077 == 0


def test_a_table_moves_out_of_a_folder_into_a_database_and_on(
    run: Run, cluster: Cluster, shelf: Path, tmp_path: Path
) -> None:
    """The table is in one place at every moment, and its file contains no sessions."""
    store, there = cluster.database(), tmp_path / "there"
    for call in (
        ("export", "a.tafel", "--table", "table-00000001", "--data", str(shelf)),
        ("import", "a.tafel", "--store", store),
        ("export", "b.tafel", "--table", "table-00000001", "--store", store),
        ("import", "b.tafel", "--data", str(there)),
    ):
        ran = run("--lang", "en", "store", *call)
        assert (ran.code, ran.err) == (0, ""), ran
    assert [found(check.place(None, shelf)), found(check.place(store, shelf)), found(check.place(None, there))] == [
        ["sound"],
        [],
        ["sound"],
    ]
    assert sorted(path.name for path in tmp_path.glob("*.tafel*")) == ["a.tafel", "b.tafel"]


EXPORT = ("store", "export", "a.tafel", "--table", "table-00000001", "--data")


def test_an_export_that_breaks_off_leaves_the_table_in_a_file_that_is_named(
    run: Run, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is never overwritten, whatever happens after the table has left its store."""

    def breaks(path: Path, target: Path) -> Path:
        raise OSError(EIO, "the disk has gone")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", breaks)
        complaint = one_line(run("--lang", "en", *EXPORT, str(shelf)))
    assert "the disk has gone" in complaint
    assert "a.tafel.moving" in complaint
    assert found(check.FolderPlace(shelf)) == ["sound"]
    assert "a.tafel.moving was left by an export" in one_line(run("--lang", "en", *EXPORT, str(shelf)))
    assert run("store", "import", "a.tafel.moving", "--data", str(shelf)).code == 0
    assert found(check.FolderPlace(shelf)) == ["sound", "sound"]


def test_a_store_that_fails_during_an_export_keeps_its_table(
    run: Run, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(c: Connection, ids: list[str]) -> None:
        raise OperationalError("DELETE", {}, Exception("the database has gone"))

    with monkeypatch.context() as broken:
        broken.setattr(backup, "drop_tables", breaks)
        complaint = one_line(run("--lang", "en", *EXPORT, str(shelf)))
    assert "the database has gone" in complaint
    assert "a.tafel.moving" in complaint
    assert not (tmp_path / "a.tafel").exists()
    assert found(check.FolderPlace(shelf)) == ["sound", "sound"]


def test_an_export_overwrites_no_file(run: Run, shelf: Path, tmp_path: Path) -> None:
    """The file may be the only copy of another table."""
    (tmp_path / "a.tafel").write_text("another table")
    assert "a.tafel is there already" in one_line(run("--lang", "en", *EXPORT, str(shelf)))
    assert (tmp_path / "a.tafel").read_text() == "another table"
    assert found(check.FolderPlace(shelf)) == ["sound", "sound"]


def test_a_database_of_an_older_release_is_checked_as_it_would_be(
    run: Run, cluster: Cluster, shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check migrates a copy: the database stays as it is, and a server of its release can go on with it."""
    store = cluster.database()
    run("store", "backup", "a.tafel", "--data", str(shelf))
    run("store", "restore", "a.tafel", "--store", store)
    monkeypatch.setattr("tafelrunde.server.store.MIGRATIONS", later(tmp_path / "later"))
    with psycopg.connect(store) as node:
        node.execute("SELECT moves FROM game_table")  # and its transaction stays open meanwhile
        ran = run("--lang", "en", "store", "check", "--store", store)
        assert (ran.code, ran.err) == (0, "")
        assert "is sound: 2 tables" in " ".join(ran.out.split())
        assert node.execute("SELECT version_num FROM alembic_version").fetchall() == [(OURS,)]
        node.execute("UPDATE move SET move = 'no such move' WHERE seq = 1")
    ran = run("--lang", "en", "store", "check", "--store", store)
    assert ran.code == 1
    assert ran.out.count("its log cannot be played again") == 2


@pytest.mark.anyio
async def test_a_running_game_goes_on_on_another_server(run: Run, cluster: Cluster, tmp_path: Path) -> None:
    """A game moves from a folder into a database; people come back by links, and nothing is lost."""
    here, store = tmp_path / "here", cluster.database()
    async with open_node(here) as node:
        anna, bert = await GuestClient(node.url).named("Anna"), await GuestClient(node.url).named("Bert")
        table = (await two(anna, bert)).id
        for number in range(5):
            sight = (await anna.get(f"tables/{table}/sight", ViewMessage)).sight
            who = (anna, bert)[sight.pending[0]]
            own = (await who.get(f"tables/{table}/sight", ViewMessage)).sight
            order = Command(f"command-{number}", own.decision or "", own.legal[0].move)
            await who.post(f"tables/{table}/commands", Ack, order)
        before = await anna.get(f"tables/{table}/sight", ViewMessage)
        assert "already running" in one_line(run("store", "export", "t.tafel", "--table", table, "--data", str(here)))
    assert run("store", "export", "t.tafel", "--table", table, "--data", str(here)).code == 0
    assert f"no table “{table}”" in one_line(run("store", "export", "u", "--table", table, "--data", str(here)))
    brought = run("--lang", "en", "store", "import", "t.tafel", "--store", store)
    assert brought.code == 0
    secrets = dict(findall(rf"(\w+): /#/seat/{table}/(\S+)", brought.out))
    assert set(secrets) == {"Anna", "Bert"}
    async with open_node(tmp_path, store=store) as node:
        there = [await GuestClient(node.url).named(f"{name}, elsewhere") for name in ("Anna", "Bert")]
        for who, name in zip(there, ("Anna", "Bert"), strict=True):
            await who.post(f"tables/{table}/claim", TableInfo, SeatLink(secrets[name], table))
        after = await there[0].get(f"tables/{table}/sight", ViewMessage)
        assert (after.sight.table, after.sight.seq) == (before.sight.table, before.sight.seq)
        bert.follow(node.url)
        with pytest.raises(Refusal, match="no-guest"):  # sessions stay where they are
            await bert.get("keys", Keys)
        for who in there:
            sight = (await who.get(f"tables/{table}/sight", ViewMessage)).sight
            if sight.legal:
                order = Command("command-there", sight.decision or "", sight.legal[0].move)
                assert (await who.post(f"tables/{table}/commands", Ack, order)).seq == before.sight.seq + 1
        for who in there:
            await who.close()
    assert f"Table {table} is in this store already" in one_line(run("store", "import", "t.tafel", "--store", store))
    for who in (anna, bert):
        await who.close()


def test_what_was_changed_or_cut_off_is_refused_as_a_whole(run: Run, shelf: Path, tmp_path: Path) -> None:
    run("store", "backup", "a.tafel", "--data", str(shelf))
    lines = lines_of(tmp_path / "a.tafel")
    harmed = {
        "cut": b"".join(lines[:-1]),
        "half": (tmp_path / "a.tafel").read_bytes()[:-40],
        "changed": b"".join(lines).replace(b'"Anna"', b'"Anka"'),
        "foreign": msgspec.json.encode({"kind": "a cake"}) + b"\n",
        "empty": b"",
        "text": b"hello\n",
    }
    for name, text in harmed.items():
        file, target = tmp_path / name, tmp_path / f"into-{name}"
        file.write_bytes(text if name in ("half", "text") else gzip.compress(text))
        assert "seal does not fit" in one_line(run("store", "restore", str(file), "--data", str(target)))
        assert run("store", "check", "--data", str(target)).out.count("0 tables") == 1


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("backup",), "needs a file"),
        (("check", "a.tafel"), "takes no file"),
        (("export", "a.tafel"), "--table"),
        (("backup", "a.tafel", "--table", "x"), "takes no --table"),
        (("backup", "no/such/folder/a.tafel"), "No such file"),
        (("restore", "nowhere.tafel"), "No such file"),
        (("check", "--store", "mysql://root@host/x"), "no address of a store"),
        (("check", "--store", "postgresql://tafelrunde:secret@127.0.0.1:9/x"), "cannot be used"),
        (("check", "--store", "postgresql://x/y", "--data", "z"), "not with both"),
    ],
)
def test_bad_input(run: Run, call: tuple[str, ...], said: str) -> None:
    complaint = one_line(run("--lang", "en", "store", *call, *(() if "--store" in call else ("--data", "store"))))
    assert said in complaint
    assert "secret" not in complaint
