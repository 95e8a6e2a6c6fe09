"""The words that players read, in German and English, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import BadInput, KernelError

if TYPE_CHECKING:  # loaded when something is said: simulations are silent, and loading takes as long as all else
    from fluent.syntax import ast

LANGUAGES = ("de", "en")
TITLES = ("game-title", "game-pitch", "game-length")  # what a newcomer reads of a game first
_KEY = re.compile(r"([a-z][\w-]*) =|\s+\.([a-z]\w*) =", re.ASCII)
SHARED_TEXTS = Path(__file__).parent.parent / "texts"


@cache
def _parsed(text: str) -> ast.Resource:
    """Parse a word list. This takes a tenth of a second, and every game uses the shared ones."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Texts:
    """The words of one language: call it with a text's key and its arguments."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle

        if lang not in LANGUAGES:
            raise BadInput("language", value=lang[:20], known=" ".join(LANGUAGES))
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(_parsed((folder / f"{lang}.ftl").read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def __call__(self, key: str, **args: ActionWord) -> str:
        """Return the text `key`, or its attribute with `key.attribute`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise KernelError(f"no text '{key}' in language {self.lang}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KernelError(f"no text '{key}' in language {self.lang}")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KernelError(f"text '{key}' in language {self.lang}: {errors[0]}")
        return str(said)


class Title(NamedTuple):
    """The title of the game in this folder, for errors and notices that name it."""

    folder: Path

    def say(self, lang: str) -> str:
        return Texts(lang if lang in LANGUAGES else "en", [self.folder])("game-title")


@cache
def shared_texts(lang: str) -> Texts:
    """Return the words that belong to no game."""
    return Texts(lang if lang in LANGUAGES else "en", [SHARED_TEXTS])


def keys(path: Path) -> set[str]:
    """Return the keys of all texts in a file and of their attributes, without parsing it, which takes long."""
    found, name = set(), ""
    for line in path.read_text("utf-8").splitlines():
        if match := _KEY.match(line):
            name = match[1] or name
            found.add(f"{name}.{match[2]}" if match[2] else name)
    return found


def keys_and_arguments(path: Path) -> dict[str, frozenset[str]]:
    """Return every text of a file with the arguments it uses, to compare languages with each other."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = path.read_text("utf-8")[: entry.span.start if entry.span else 0].count("\n") + 1
            raise BadInput("fluent", file=path.name, line=line)
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _arguments(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _arguments(attribute.value)
    return found


def _arguments(pattern: ast.Pattern) -> frozenset[str]:
    from fluent.syntax import FluentSerializer, ast

    entry = ast.Message(ast.Identifier("m"), pattern)
    return frozenset(re.findall(r"\$([A-Za-z][\w-]*)", FluentSerializer().serialize_entry(entry)))


def check_languages(folder: Path) -> None:
    """Reject word lists if one language lacks a text that the other has."""
    lists = {lang: keys_and_arguments(folder / f"{lang}.ftl") for lang in LANGUAGES}
    for lang, other in (LANGUAGES, LANGUAGES[::-1]):
        for key in lists[other]:
            if key not in lists[lang]:
                raise BadInput("missing-text", file=f"{folder.name}/{lang}.ftl", text=key, other=other)
