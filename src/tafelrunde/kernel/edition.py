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
"""The names and indices that lead to a field."""


class EditionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an edition. Unknown fields are refused, not ignored."""

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
"""Words and their names; None if a word is said as it is written."""


def named(pieces: Iterable[Piece], words: Iterable[str] | None = None) -> dict[str, Name]:
    """Return the names of these pieces: of all, or of those that `words` selects, in that order."""
    names = {piece.id: piece.name for piece in pieces}
    return {word: names[word] for word in (names if words is None else words)}


def composed(form: str, *parts: Name | str | int) -> Name:
    """Return a name made of others: `composed("{} ({})", king.name, gem.name)`."""
    de, en = ([part(lang) if isinstance(part, Name) else part for part in parts] for lang in ("de", "en"))
    return Name(form.format(*de), form.format(*en))


def numbered(words: Iterable[Any], label: Name) -> Named:
    """Count words from 1 and name them by their numbers."""
    return {word: composed("{} {}", label, i) for i, word in enumerate(words, 1)}


class Head(EditionEntry, Generic[Slug], frozen=True):
    """The game and the edition that a file describes: `game: Head[Literal["dante"]]`."""

    id: Slug
    edition: str
    name: Name


@dataclass(frozen=True, eq=False)
class EditionFile(Generic[E]):
    """An edition that has been read: its typed content, and a hash of everything that rules read of it.

    Saved games know their edition by this hash.
    """

    path: str
    text: str
    content: E
    digest: str

    def __repr__(self) -> str:
        return f"<EditionFile {self.path}, {self.digest}>"

    def wrong(self, field: str, key: str, **args: str | int) -> NoReturn:
        """Refuse the edition. `field`, such as `volcano[3].eggs`, is located in the text; `key` says what is wrong."""
        raise BadEdition(key, file=self.path, line=line_of(self.text, field), field=field, **args)

    def count(self, field: str, found: int, wanted: int) -> None:
        """Require just as many as the rules need."""
        if found != wanted:
            self.wrong(field, "edition-count", value=found, wanted=wanted)

    def most(self, field: str, found: int, most: int) -> None:
        """Require no more than possible."""
        if found > most:
            self.wrong(field, "edition-most", value=found, most=most)

    def least(self, field: str, found: int, least: int) -> None:
        """Require at least as many as needed."""
        if found < least:
            self.wrong(field, "edition-least", value=found, least=least)

    def known(self, field: str, word: str | int, words: Container[str | int]) -> None:
        """Require that a word names something that exists and may be named here."""
        if word not in words:
            self.wrong(field, "edition-unknown", value=word)

    def once(self, table: str, ids: Sequence[str], wanted: int | None = None, key: str = "id") -> None:
        """Require that no entry of a table appears twice and, if the rules need a number of them, that none is
        missing.
        """
        for i, name in enumerate(ids):
            if name in ids[:i]:
                self.wrong(f"{table}[{i}].{key}", "edition-twice", value=name)
        if wanted is not None:
            self.count(table, len(ids), wanted)

    def words(self, table: str, ids: Sequence[str], wanted: int | None = None) -> None:
        """Require ids that people can type: each appears once and can be written in moves and positions."""
        for i, name in enumerate(ids):
            if not name.replace("_", "").isalnum():
                self.wrong(f"{table}[{i}].id", "edition-id", value=name)
        self.once(table, ids, wanted)


def read_edition(path: Path, kind: type[E]) -> EditionFile[E]:
    """Read and type an edition file. The game's board checks what types cannot say."""
    try:
        text = path.read_text("utf-8-sig")  # some editors mark UTF-8 files at their beginning
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or "?" if isinstance(error, OSError) else "UTF-8"
        raise BadEdition("file", file=str(path), reason=reason) from None
    return parse_edition(text, kind, path.name)


def parse_edition(text: str, kind: type[E], name: str) -> EditionFile[E]:
    try:
        raw: dict[str, Any] = tomllib.loads(text)
    except (
        ValueError,
        RecursionError,
    ) as error:  # beside wrong syntax: numbers that are too long, nesting that is too deep
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
    """Return what rules read. A word in both languages is prose, so correcting one keeps saved games valid."""
    if isinstance(raw, dict):
        return {key: _facts(value) for key, value in raw.items() if not _prose(value)}
    return [_facts(value) for value in raw] if isinstance(raw, list) else raw


def _prose(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"de", "en"}


def line_of(text: str, field: str) -> int:
    """Return the line of a field such as `volcano[3].eggs`, or of the nearest header above its place."""
    wanted: Spot = [name if name else int(index) for name, index in _PART.findall(field) if name or index]
    here: Spot = []
    latest: dict[tuple[str | int, ...], int] = {}  # the last index of each array of tables so far
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
    """Return the place that a header opens. Arrays of tables are counted within the element they belong to."""
    here: Spot = []
    for depth, name in enumerate(names, 1):
        here.append(name)
        spot = tuple(here)
        if repeated and depth == len(names):
            latest[spot] = latest.get(spot, -1) + 1
        if spot in latest:
            here.append(latest[spot])
    return here
