"""Files of the command line: records, saved games and figures, written atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import msgspec

from tafelrunde.cli.desk import BadCall
from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.game import game
from tafelrunde.kernel.record import Record, Replay, read_record, record
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.typed import decoded

SAVE = 1


class SaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game to be continued. The secret tells the luck to come: a save is for the host, a record is for everybody."""

    save: int
    record: str
    secret: str
    seats: list[str]
    edition: str  # its text: the game continues with the edition it began with


@dataclass(frozen=True)
class Saved:
    """A table read back, with the players in its seats."""

    table: AnyTable
    seats: list[str]


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")  # byte for byte: a changed line end is a change
    except (OSError, ValueError) as error:
        raise BadCall("read", file=str(path), reason=_reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: a reader sees the old text or the new one."""
    part: str | None = None
    try:
        with NamedTemporaryFile("w", encoding="utf-8", newline="", dir=path.parent, delete=False) as file:
            part = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except (OSError, ValueError) as error:
        if part is not None:
            Path(part).unlink(missing_ok=True)
        raise BadCall("write", file=str(path), reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_json(path: Path, figures: object) -> None:
    write_text(path, json.dumps(figures, ensure_ascii=False, indent=1) + "\n")


def the_edition(slug: str, path: Path | None) -> EditionFile[Any] | None:
    """Return the edition a command was given; None stands for the built-in one."""
    return None if path is None else game(slug).read_edition(path)


def write_record(path: Path, table: AnyTable, seats: Sequence[str]) -> None:
    write_text(path, record(table, seats).text())


def write_save(path: Path, table: AnyTable, seats: Sequence[str]) -> None:
    assert table.commitment is not None  # tables of the command line start from the beginning
    secret, edition = table.commitment.secret.hex(), table.setup.edition.text
    save = SaveFile(save=SAVE, record=record(table, seats).text(), secret=secret, seats=list(seats), edition=edition)
    write_text(path, msgspec.json.format(msgspec.json.encode(save), indent=1).decode() + "\n")


def read_save(path: Path, edition: Path | None) -> Saved:
    """Return the table of a save file: all its moves are played again and checked."""
    try:
        save = decoded(read_text(path), SaveFile)
    except msgspec.DecodeError as error:
        raise BadCall("save", file=str(path), reason=str(error)) from None
    if save.save != SAVE:
        raise BadCall("save", file=str(path), reason=f"save={save.save}")
    kept = read_record(save.record)
    if len(save.seats) != kept.seats:
        raise BadCall("save", file=str(path), reason=f"seats={len(save.seats)}")
    played = the_edition(kept.game, edition) or _saved_edition(path, save, kept)
    replay: Replay[Any, Any] = Replay(msgspec.structs.replace(kept, secret=save.secret), played)
    for _ in replay:
        pass
    return Saved(replay.table, save.seats)


def _saved_edition(path: Path, save: SaveFile, kept: Record) -> EditionFile[Any] | None:
    """Return the edition in a save file, where it is not the built-in one."""
    saved = game(kept.game)
    if kept.edition == saved.built_in_edition.digest:
        return None
    return saved.parse_edition(save.edition, path.name)


def autosave_path(slug: str) -> Path:
    """Return the path of a fresh file in the user's own folder for states."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "tafelrunde"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCall("write", file=str(folder), reason=_reason(error)) from None
    began = f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (folder / f"{began}{f'-{i}' if i else ''}.save" for i in count())
    return next(path for path in names if not path.exists())
