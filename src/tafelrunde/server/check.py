"""Looks a store through for damage: the file itself, and every table's log played again down to the last hash.

Nothing is written, so it can be done beside a running house.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server import rows, shown
from tafelrunde.server.problems import No
from tafelrunde.server.rooms import rebuilt
from tafelrunde.server.schema import game_table
from tafelrunde.server.store import MIGRATIONS, engine, reason

UNREADABLE = (SQLAlchemyError, sqlite3.Error, msgspec.MsgspecError, LookupError, ValueError, TypeError)


class Looked(NamedTuple):
    """One table: whether it is sound, damaged (and how), or of other rules, so that it cannot be played again here."""

    table: str
    game: str
    found: str  # "sound", "rules" or "damaged"
    how: str = ""


def damage(path: Path) -> list[str]:
    """What is wrong with the file: its pages, and rows that refer to nothing. Tables of another release are refused."""
    if not path.is_file():
        raise BadInput("no-store", file=str(path))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)") if line != "ok"]
            loose = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
            release = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        return [reason(error)]
    if not found and release is not None:
        _same_release(path, release[0])
    return [*found, *(f"{table}, {row} -> {other}" for table, row, other, _ in loose)]


def _same_release(path: Path, release: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    if release not in {step.revision for step in script.walk_revisions()}:
        raise BadInput("store-newer", file=str(path))
    if release != script.get_current_head():
        raise BadInput("store-older", file=str(path))


def tables(path: Path) -> Iterator[tuple[int, Looked]]:
    """Every table in turn, with how many there are; none where the file is too damaged to list them."""
    made = engine(path, reading=True)
    try:
        with made.connect() as connection:
            ids = list(connection.scalars(select(game_table.c.id).order_by(game_table.c.created)))
    except UNREADABLE:
        return
    with made.connect() as connection:
        for table_id in ids:
            yield len(ids), _look(connection, table_id)


def _look(connection: Connection, table_id: str) -> Looked:
    game = "?"
    try:
        kept = rows.read_table(connection, table_id)
        if kept is None:
            return Looked(table_id, game, "damaged", "unreadable")
        game = kept.row.game
        if _other_rules(kept.row):
            return Looked(table_id, game, "rules")
        table = rebuilt(kept)
    except No:
        return Looked(table_id, game, "damaged", "log")
    except UNREADABLE:
        return Looked(table_id, game, "damaged", "unreadable")
    stands = (len(kept.log), 0 if table is None else table.moves)
    if stands != (kept.row.head, kept.row.moves) or kept.commitment.public != kept.row.commitment:
        return Looked(table_id, game, "damaged", "head")
    return Looked(table_id, game, "sound")


def _other_rules(row: rows.TableRow) -> bool:
    try:
        game = shown.find_game(row.game)
        edition = game.setup(len(row.seats), row.options).edition.digest
    except BadInput:
        return True
    return (game.rules_version, edition) != (row.rules, row.edition)
