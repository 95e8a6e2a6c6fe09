"""`tafelrunde store check` finds damage and reports it in one exit code."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tafelrunde.server.store import FILE_NAME
from tests.cli.calls import Run, one_line
from tests.server.releases import later
from tests.server.store_fixtures import fill, played


@pytest.fixture(scope="module")
def finished_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a store of three finished games."""
    folder = tmp_path_factory.mktemp("store") / "data"
    fill(folder, [played(1), played(2), played(3, "drachenland", 2)])
    return folder


@pytest.fixture
def store(finished_games: Path, tmp_path: Path) -> Path:
    """Return a copy of it to be damaged."""
    copy = tmp_path / FILE_NAME
    copy.write_bytes((finished_games / FILE_NAME).read_bytes())
    return copy


def harmed(store: Path, *statements: str) -> None:
    with sqlite3.connect(store) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(("lang", "said"), [("en", "is sound: 3 tables"), ("de", "ist heil: 3 Tische")])
def test_a_sound_store(run: Run, store: Path, lang: str, said: str) -> None:
    before = store.read_bytes()
    ran = run("--lang", lang, "store", "check", "--data", str(store.parent))
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out
    assert store.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE move SET hash = 'x' WHERE table_id = 'table-00000001' AND seq = 3", "its log cannot be played again"),
        ("DELETE FROM move WHERE table_id = 'table-00000001' AND seq = 3", "its log cannot be played again"),
        ("UPDATE move SET move = 'fly away' WHERE table_id = 'table-00000001' AND seq = 1", "cannot be played again"),
        ("UPDATE secret SET value = '00' WHERE table_id = 'table-00000001'", "cannot be played again"),
        ("UPDATE game_table SET moves = 1 WHERE id = 'table-00000001'", "what stands is not what its log tells"),
        ("UPDATE game_table SET options = '{' WHERE id = 'table-00000001'", "cannot be read"),
        ("DELETE FROM seat WHERE table_id = 'table-00000001'", "cannot be read"),
    ],
)
def test_a_damaged_table_is_named(run: Run, store: Path, statement: str, said: str) -> None:
    harmed(store, statement)
    ran = run("store", "check", "--data", str(store.parent))
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert [line for line in lines if line.startswith("Table")] == [lines[0]]
    assert lines[0].startswith("Table table-00000001")
    assert said in lines[0]
    assert "is damaged" in lines[1]


def test_a_damaged_file(run: Run, store: Path) -> None:
    raw = bytearray(store.read_bytes())
    for page in range(2, len(raw) // 4096, 3):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    store.write_bytes(raw)
    ran = run("store", "check", "--data", str(store.parent))
    assert ran.code == 1
    assert "The file: " in ran.out
    assert "is damaged" in ran.out


def test_rows_that_refer_to_nothing(run: Run, store: Path) -> None:
    harmed(store, "DELETE FROM guest")
    ran = run("store", "check", "--data", str(store.parent))
    assert ran.code == 1
    assert "guest" in ran.out


def test_other_rules_are_no_damage(run: Run, store: Path) -> None:
    harmed(store, "UPDATE game_table SET rules = 0 WHERE game = 'drachenland'")
    ran = run("store", "check", "--data", str(store.parent))
    assert ran.code == 0
    assert "is sound: 2 tables" in ran.out
    assert "other rules or another edition, so not played again: 1" in ran.out


def test_a_damaged_edition_is_named_with_its_table(run: Run, store: Path) -> None:
    mine = "WHERE id = 'table-00000001'"
    harmed(
        store,
        f"UPDATE game_table SET edition = '0123456789abcdef' {mine}",
        f"INSERT INTO edition SELECT game, edition, 'no = = toml' FROM game_table {mine}",
    )
    ran = run("store", "check", "--data", str(store.parent))
    assert ran.code == 1
    assert "the edition it began with is damaged" in ran.out


def test_a_store_of_a_newer_release(run: Run, store: Path) -> None:
    harmed(store, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer release" in one_line(run("store", "check", "--data", str(store.parent)))


def test_no_store(run: Run, tmp_path: Path) -> None:
    assert "There is no store" in one_line(run("store", "check", "--data", str(tmp_path)))


@pytest.mark.parametrize("command", [("serve",), ("store", "check")])
@pytest.mark.parametrize("value", ["postgresql://localhost/x", "sqlite:///x", ""])
def test_only_folders_can_be_named(run: Run, command: tuple[str, ...], value: str, tmp_path: Path) -> None:
    assert "is not a folder" in one_line(run(*command, "--data", value))
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def later_release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make the command one of a later release, which considers the stores here old."""
    monkeypatch.setattr("tafelrunde.server.store.MIGRATIONS", later(tmp_path / "migrations"))


@pytest.mark.usefixtures("later_release")
def test_a_store_of_an_older_release_is_checked_as_it_would_be(run: Run, store: Path) -> None:
    """Check a copy before the upgrade: the store itself stays as it is."""
    before = store.read_bytes()
    ran = run("--lang", "en", "store", "check", "--data", str(store.parent))
    assert (ran.code, ran.err) == (0, "")
    assert f"{store} is sound: 3 tables" in " ".join(ran.out.split())
    assert store.read_bytes() == before


@pytest.mark.usefixtures("later_release")
def test_a_store_that_cannot_be_brought_up_to_date(run: Run, store: Path) -> None:
    harmed(store, "CREATE TABLE friend (id TEXT)")
    assert "older release" in one_line(run("store", "check", "--data", str(store.parent)))
