"""Forged and damaged files: a table brings nothing but itself, and every error is one line."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server import backup
from tafelrunde.server.check import FolderPlace, place
from tafelrunde.server.queries import token_hash
from tafelrunde.server.schema import edition, game_table, guest, seat
from tests.cli.calls import Run, one_line
from tests.cli.conftest import run
from tests.server.databases import Cluster
from tests.server.store_fixtures import ANNA, fill, played
from tests.server.test_backup import dumped, lines_of

__all__ = ["run"]
TABLE = "table-00000001"
EVIL = "a-token-of-somebody-else"
Lines = list[bytes]


def sealed(lines: Lines) -> bytes:
    """Return a file with a valid checksum, as anybody can write one."""
    return gzip.compress(b"".join(lines) + msgspec.json.encode(sha256(b"".join(lines)).hexdigest()) + b"\n", 1)


def row(name: str, /, **values: Any) -> bytes:
    return msgspec.json.encode([name, values]) + b"\n"


def changed(lines: Lines, name: str, /, **values: Any) -> Lines:
    """Return the lines with other values in the first row of a table."""
    at = next(no for no, line in enumerate(lines) if line.startswith(f'["{name}"'.encode()))
    old: dict[str, Any] = msgspec.json.decode(lines[at])[1]
    return [*lines[:at], row(name, **{**old, **values}), *lines[at + 1 :]]


def played_with(lines: Lines, text: str) -> Lines:
    """Return the row of the table's edition with another text."""
    table = next(msgspec.json.decode(line)[1] for line in lines if line.startswith(b'["game_table"'))
    return [row("edition", game=table["game"], digest=table["edition"], text=text)]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a store, a backup of all of it, and the file of an exported table."""
    folder = tmp_path_factory.mktemp("games")
    fill(folder / "here", [played(1), played(2)])
    made = FolderPlace(folder / "here").opened()
    with made.begin() as c:
        backup.backup(c, folder / "whole.tafel")
    backup.export(made, folder / "table.tafel", TABLE)
    return folder


@pytest.fixture
def exported(games: Path) -> Lines:
    """Return the lines of an exported table, without the seal."""
    return lines_of(games / "table.tafel")[:-1]


@pytest.fixture
def server(games: Path, tmp_path: Path) -> Path:
    """Return a copy of the store, in which Anna has the same id."""
    return copytree(games / "here", tmp_path / "there")


def test_a_table_comes_with_guests_made_anew(run: Run, tmp_path: Path, exported: Lines, server: Path) -> None:
    """Known ids of guests open none of their seats; the links are to seats of the imported table."""
    (tmp_path / "evil.tafel").write_bytes(sealed(changed(exported, "guest", name="Mallory")))
    brought = run("--lang", "en", "store", "import", "evil.tafel", "--data", str(server))
    assert brought.code == 0
    assert f"Mallory: /#/seat/{TABLE}/" in brought.out
    with FolderPlace(server).reading().connect() as c:
        assert c.scalar(select(guest.c.name).where(guest.c.id == ANNA.id)) == ANNA.name
        theirs = select(seat.c.guest_id).where(seat.c.table_id == TABLE, seat.c.kind == "person")
        anew = {*c.scalars(theirs), *c.scalars(select(game_table.c.owner).where(game_table.c.id == TABLE))}
        assert len(anew) == 1
        assert ANNA.id not in anew


def test_a_file_with_a_table_lets_nobody_in(exported: Lines) -> None:
    kinds = {line.split(b'"')[1].decode() for line in exported[1:]}
    assert (
        {"guest", "game_table", "seat", "move"} <= kinds <= {"guest", "game_table", "edition", "seat", "secret", "move"}
    )


FOREIGN: dict[str, Callable[[Lines], Lines]] = {
    "session": lambda lines: [
        *lines,
        row("session", hash=token_hash(EVIL), guest_id=ANNA.id, created=1.0, used=2e9, about=""),
    ],
    "chat": lambda lines: [
        *lines,
        row("chat", table_id="table-00000000", id=77, name="Anna", seat=0, text="said by nobody", at=1.0, key=None),
    ],
    "link": lambda lines: [
        *lines,
        row(
            "link",
            hash=token_hash(EVIL),
            guest_id=ANNA.id,
            table_id="table-00000000",
            created=1.0,
            until=2e9,
            holder=None,
        ),
    ],
    "edition": lambda lines: [*lines, row("edition", game="dante", digest="0" * 64, text="")],
    "another table": lambda lines: changed(lines, "game_table", id="table-00000002"),
    "a guest who is not in the file": lambda lines: changed(lines, "seat", guest_id="guest-bert"),
    "a name that is none": lambda lines: changed(lines, "guest", name="***"),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_rows_of_other_tables_are_refused(run: Run, tmp_path: Path, exported: Lines, server: Path, what: str) -> None:
    (tmp_path / "evil.tafel").write_bytes(sealed(FOREIGN[what](exported)))
    before = dumped(server)
    complaint = one_line(run("--lang", "en", "store", "import", "evil.tafel", "--data", str(server)))
    assert f"more than table {TABLE}" in complaint
    assert dumped(server) == before


UNREADABLE: dict[str, Callable[[Lines], Lines]] = {
    "a name that is no table's": lambda lines: [lines[0].replace(TABLE.encode(), b"../../api"), *lines[1:]],
    "a vote that is none": lambda lines: changed(lines, "game_table", vote="{"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_table_that_cannot_be_read_is_refused(
    run: Run, tmp_path: Path, exported: Lines, server: Path, what: str
) -> None:
    """Such a row would break lists of tables, too."""
    (tmp_path / "evil.tafel").write_bytes(sealed(UNREADABLE[what](exported)))
    before = dumped(server)
    assert "seal does not fit" in one_line(run("--lang", "en", "store", "import", "evil.tafel", "--data", str(server)))
    assert dumped(server) == before


def test_an_edition_whose_text_is_anothers_is_left_out(run: Run, tmp_path: Path, exported: Lines, server: Path) -> None:
    """Later tables with this edition would find it damaged."""
    (tmp_path / "evil.tafel").write_bytes(
        sealed([*exported[:2], *played_with(exported, "name = 'another'"), *exported[2:]])
    )
    assert run("store", "import", "evil.tafel", "--data", str(server)).code == 0
    with FolderPlace(server).reading().connect() as c:
        assert c.execute(select(edition).where(edition.c.text == "name = 'another'")).all() == []


DAMAGED: dict[str, Callable[[Lines], Lines]] = {
    "a number too large": lambda lines: changed(lines, "seat", no=2**63),
    "a number as text": lambda lines: changed(lines, "move", seq="1"),
    "text as a number": lambda lines: changed(lines, "guest", name=1),
    "a list": lambda lines: changed(lines, "guest", seen=[]),
    "a sign that no database takes": lambda lines: changed(lines, "guest", name="Anna\0"),
    "nothing": lambda lines: changed(lines, "guest", name=None),
    "a value too many": lambda lines: changed(lines, "guest", more=1),
    "a value too few": lambda lines: [*lines, row("guest", id="guest-bert")],
    "no row": lambda lines: [*lines, b'["guest",[]]\n'],
    "no line": lambda lines: [*lines, b"\xff\xfe\n"],
    "no such table": lambda lines: [*lines, row("alembic_version", version_num="1")],
    "a row twice": lambda lines: [*lines, lines[-1]],
    "a row that leans on nothing": lambda lines: changed(lines, "seat", guest_id="guest-bert"),
    "lists in lists": lambda lines: [*lines, b'["guest",' + b"[" * 100_000 + b"]" * 100_000 + b"]\n"],
    "an endless line": lambda lines: [*lines, row("edition", game="dante", digest="0", text="x" * 1_000_000)],
}


@pytest.fixture(scope="module")
def stores(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> tuple[Engine, ...]:
    """Return empty stores of both kinds."""
    folder = tmp_path_factory.mktemp("empty")
    return tuple(place(store, folder).opened() for store in (None, cluster.database()))


@pytest.mark.parametrize("what", DAMAGED)
def test_damage_is_told_in_one_line(
    stores: tuple[Engine, ...], games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(backup, "MAX_LINE_BYTES", 500_000)
    file = tmp_path / "b.tafel"
    file.write_bytes(sealed(DAMAGED[what](lines_of(games / "whole.tafel")[:-1])))
    for store in stores:
        with pytest.raises(BadInput, match="seal does not fit"):
            restored(store, file)


def restored(store: Engine, file: Path) -> None:
    """Unpack a file and roll back."""
    with store.connect() as c, c.begin() as attempt:
        backup.unpack(c, file, whole=True)
        attempt.rollback()


def test_changed_bytes_are_told_in_one_line(stores: tuple[Engine, ...], games: Path, tmp_path: Path) -> None:
    packed, file = (games / "whole.tafel").read_bytes(), tmp_path / "b.tafel"
    for at in range(10, len(packed), len(packed) // 50):  # behind the time and the system, which are ignored
        file.write_bytes(packed[:at] + bytes([packed[at] ^ 255]) + packed[at + 1 :])
        with pytest.raises(BadInput, match="seal does not fit"):
            restored(stores[0], file)
