"""Editions: a game's components as typed, validated TOML. Errors name file, line and field."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from tafelrunde.kernel.errors import BadEdition

E = TypeVar("E")

_PATH = re.compile(r"`\$(?P<path>[^`]*)`")
_PART = re.compile(r"\.?([A-Za-z0-9_-]+)|\[(\d+)\]|\[\.\.\.\]")
_HEADER = re.compile(r"^\s*\[(\[)?\s*([A-Za-z0-9_.-]+)\s*\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word in both languages."""

    de: str
    en: str

    def __call__(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


@dataclass(frozen=True, eq=False)
class EditionFile(Generic[E]):
    """A read edition: its typed content and the hash that saved games know it by."""

    path: str
    text: str
    content: E
    digest: str

    def wrong(self, field: str, key: str, **args: str | int) -> NoReturn:
        """Refuses the edition: `field` such as `volcano[3].eggs` is located, `key` says what is wrong."""
        raise BadEdition(key, file=self.path, line=line_of(self.text, field), field=field, **args)


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
        content = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason = str(error)
        found = _PATH.search(reason)
        field = (found["path"] if found else "").lstrip(".")
        reason = reason.partition(" - at ")[0]
        raise BadEdition(
            "edition-field", file=name, line=line_of(text, field), field=field or "-", reason=reason
        ) from None
    canonical = json.dumps(raw, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return EditionFile(name, text, content, sha256(canonical.encode()).hexdigest()[:16])


def line_of(text: str, field: str) -> int:
    """The line where a field such as `volcano[3].eggs` stands, or the nearest header above where it should."""
    parts: list[str | int] = [name if name else int(index) for name, index in _PART.findall(field) if name or index]
    here: list[str | int] = []
    seen: dict[str, int] = {}
    best, depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            name = header[2]
            here = [*name.split(".")]
            if header[1]:
                here.append(seen.get(name, 0))
                seen[name] = seen.get(name, 0) + 1
            spot = here
        else:
            key = _KEY.match(line)
            if not key:
                continue
            spot = [*here, key[1]]
        common = 0
        for a, b in zip(spot, parts, strict=False):
            if a != b:
                break
            common += 1
        if common == min(len(spot), len(parts)) and common > depth:
            best, depth = number, common
    return best
