"""Editions: a game's components as typed, validated TOML. Errors name file, line and field."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, Generic, NoReturn, TypeVar

import msgspec

from tafelrunde.kernel.errors import BadEdition
from tafelrunde.kernel.shortening import shortened
from tafelrunde.kernel.typed import converted

E = TypeVar("E")
Slug = TypeVar("Slug", bound=str)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]

_PATH = re.compile(r"`\$(?P<path>[^`]*)`")
_PART = re.compile(r"\.?([A-Za-z0-9_-]+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_HEADER = re.compile(r"^\s*\[(\[)?([^\[\],=#]+)\]")
_KEY = re.compile(r"^\s*([^\[\]{},=#]+?)\s*=")

Spot = list[str | int]
"""Names and indices that lead to a field."""


class EditionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever an edition tells: fields that nobody knows are refused, not ignored."""

    def __repr__(self) -> str:
        return shortened(super().__repr__())


class Name(EditionEntry, frozen=True):
    """A word in both languages."""

    de: str
    en: str

    def __call__(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


class Piece(EditionEntry, frozen=True):
    """A component that moves and positions know by its id, and people by its name."""

    id: str
    name: Name


Named = Mapping[Any, Name | None]
"""Words, and what people call them; nothing where they are said as they are written."""


def named(pieces: Iterable[Piece], words: Iterable[str] | None = None) -> dict[str, Name]:
    """What people call these pieces: all of them, or those that some words mean, in their order."""
    names = {piece.id: piece.name for piece in pieces}
    return {word: names[word] for word in (names if words is None else words)}


def composed(form: str, *parts: Name | str | int) -> Name:
    """A name made of others: `composed("{} ({})", king.name, gem.name)`."""
    de, en = ([part(lang) if isinstance(part, Name) else part for part in parts] for lang in ("de", "en"))
    return Name(form.format(*de), form.format(*en))


def numbered(words: Iterable[Any], label: Name) -> Named:
    """Words that people call by a number, counted from 1."""
    return {word: composed("{} {}", label, i) for i, word in enumerate(words, 1)}


class Head(EditionEntry, Generic[Slug], frozen=True):
    """Which game and edition this is: `game: Head[Literal["dante"]]`."""

    id: Slug
    edition: str
    name: Name


@dataclass(frozen=True, eq=False)
class EditionFile(Generic[E]):
    """A read edition: its typed content and the hash of all that rules read of it, by which saved games know it."""

    path: str
    text: str
    content: E
    digest: str

    def __repr__(self) -> str:
        return f"<EditionFile {self.path}, {self.digest}>"

    def wrong(self, field: str, key: str, **args: str | int) -> NoReturn:
        """Refuses the edition: `field` such as `volcano[3].eggs` is located, `key` says what is wrong."""
        raise BadEdition(key, file=self.path, line=line_of(self.text, field), field=field, **args)

    def count(self, field: str, found: int, wanted: int) -> None:
        """There are just as many as the rules need."""
        if found != wanted:
            self.wrong(field, "edition-count", value=found, wanted=wanted)

    def most(self, field: str, found: int, most: int) -> None:
        """There are no more than possible."""
        if found > most:
            self.wrong(field, "edition-most", value=found, most=most)

    def least(self, field: str, found: int, least: int) -> None:
        """There are as many as needed, or more."""
        if found < least:
            self.wrong(field, "edition-least", value=found, least=least)

    def known(self, field: str, word: str | int, words: Container[str | int]) -> None:
        """What is named exists, and may be named here."""
        if word not in words:
            self.wrong(field, "edition-unknown", value=word)

    def once(self, table: str, ids: Sequence[str], wanted: int | None = None, key: str = "id") -> None:
        """No entry of a table is told a second time and, if the rules need so many, none is missing."""
        for i, name in enumerate(ids):
            if name in ids[:i]:
                self.wrong(f"{table}[{i}].{key}", "edition-twice", value=name)
        if wanted is not None:
            self.count(table, len(ids), wanted)

    def words(self, table: str, ids: Sequence[str], wanted: int | None = None) -> None:
        """Ids that people choose: each told once, and a word that moves and positions can be written with."""
        for i, name in enumerate(ids):
            if not name.replace("_", "").isalnum():
                self.wrong(f"{table}[{i}].id", "edition-id", value=name)
        self.once(table, ids, wanted)


def read_edition(path: Path, kind: type[E]) -> EditionFile[E]:
    """Reads and types an edition file; what the types cannot say is checked by the game's own board."""
    try:
        text = path.read_text("utf-8-sig")  # some editors mark UTF-8 files at their beginning
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or "?" if isinstance(error, OSError) else "UTF-8"
        raise BadEdition("file", file=str(path), reason=reason) from None
    return parse_edition(text, kind, path.name)


def parse_edition(text: str, kind: type[E], name: str) -> EditionFile[E]:
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # besides syntax: numbers and nesting beyond all measure
        raise BadEdition("toml", file=name, reason=str(error)) from None
    try:
        content = converted(raw, kind)
    except msgspec.ValidationError as error:
        reason = str(error)
        found = _PATH.search(reason)
        field = found["path"] if found else ""
        if unknown := _UNKNOWN.search(reason):
            field += f".{unknown[1]}"
        field = field.lstrip(".")
        reason = reason.partition(" - at ")[0]
        raise BadEdition(
            "edition-field", file=name, line=line_of(text, field), field=field or "-", reason=reason
        ) from None
    canonical = json.dumps(_facts(raw), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return EditionFile(name, text, content, sha256(canonical.encode()).hexdigest()[:16])


def _facts(raw: Any) -> Any:
    """What rules read. A word in both languages is prose: whoever mends one ends no game."""
    if isinstance(raw, dict):
        return {key: _facts(value) for key, value in raw.items() if not _prose(value)}
    return [_facts(value) for value in raw] if isinstance(raw, list) else raw


def _prose(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"de", "en"}


def line_of(text: str, field: str) -> int:
    """The line where a field such as `volcano[3].eggs` stands, or the nearest header above where it should."""
    wanted: Spot = [name if name else int(index) for name, index in _PART.findall(field) if name or index]
    here: Spot = []
    latest: dict[tuple[str | int, ...], int] = {}  # how far each array of tables has come
    best, depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            spot = here = _table(_parts(header[2]), bool(header[1]), latest)
        elif key := _KEY.match(line):
            spot = [*here, *_parts(key[1])]
        else:
            continue
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(spot, wanted, strict=False)))
        if common == min(len(spot), len(wanted)) and common > depth:
            best, depth = number, common
    return best


def _parts(dotted: str) -> list[str]:
    return [part.strip(" \t\"'") for part in dotted.split(".")]


def _table(names: list[str], repeated: bool, latest: dict[tuple[str | int, ...], int]) -> Spot:
    """Where a header leads: arrays of tables are counted, each within the element it belongs to."""
    here: Spot = []
    for depth, name in enumerate(names, 1):
        here.append(name)
        spot = tuple(here)
        if repeated and depth == len(names):
            latest[spot] = latest.get(spot, -1) + 1
        if spot in latest:
            here.append(latest[spot])
    return here
