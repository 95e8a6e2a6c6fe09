"""Editions with one thing changed, and the messages for the mistakes in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.edition import EditionFile
from tafelrunde.kernel.errors import BadEdition
from tafelrunde.kernel.game import Game

HERE = "  # here"
"""The mark of the line that the message has to name; without it, that is the first line changed."""


def each_mistake(mistakes: Mapping[str, tuple[str, str, str]]) -> pytest.MarkDecorator:
    """Run a test with every mistake of a table: the message, the field, and the text with the mistake."""
    return pytest.mark.parametrize(("key", "field", "text"), mistakes.values(), ids=mistakes)


class Draft:
    """The built-in edition of a game, to be changed."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.text = game.built_in_edition.text

    def after(self, landmark: str, old: str, new: str, text: str = "") -> str:
        """Return the text with the first `old` behind a landmark changed to `new`."""
        text = text or self.text
        at = text.index(old, text.index(landmark))
        return text[:at] + new + text[at + len(old) :]

    def without(self, header: str, landmark: str, text: str = "") -> str:
        """Return the text without the one block under `header` that holds the landmark."""
        text = text or self.text
        at = text.index(landmark)
        end = text.find("\n\n", at)
        return text[: text.rindex(header, 0, at)] + (text[end + 2 :] if end >= 0 else "")

    def marked(self, header: str, text: str = "") -> str:
        """Return the text with the first such header marked."""
        return self.after("", header, header + HERE, text)

    def read(self, folder: Path, text: str) -> EditionFile[Any]:
        """Read a text as an edition."""
        path = folder / "mine.toml"
        path.write_text(text, "utf-8")
        return self.game.read_edition(path)

    def refused(self, folder: Path, key: str, field: str, text: str) -> None:
        """Check that a text is refused, and that the message names file, line and field."""
        with pytest.raises(BadEdition) as caught:
            self.read(folder, text)
        said = caught.value.args_by_name
        assert (caught.value.key, said["file"], said["field"]) == (key, "mine.toml", field)
        assert said["line"] == self._line(text)

    def _line(self, text: str) -> int:
        lines = text.splitlines()
        if HERE in text:
            return next(number for number, line in enumerate(lines, 1) if HERE in line)
        pairs = enumerate(zip(lines, self.text.splitlines(), strict=False), 1)
        return next(number for number, (ours, node) in pairs if ours != node)
