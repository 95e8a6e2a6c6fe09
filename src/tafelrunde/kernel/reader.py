"""A reader for the lines of a position, and the notation of its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from tafelrunde.kernel.errors import BadNotation

NOTHING = "-"  # stands for none in a position
_MOST_DIGITS = 20


def listed(words: Iterable[str]) -> str:
    """Join words of a position; a dash stands for none."""
    return ",".join(words) or NOTHING


class Reader:
    """A reader that goes through a position line by line; every complaint names the line."""

    def __init__(self, text: str) -> None:
        stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1))
        self._lines = [(number, line) for number, line in stripped if line]
        self._at = 0

    @property
    def line(self) -> int:
        """The number of the line read last."""
        return self._lines[self._at - 1][0] if self._at else 1

    def peek(self) -> str:
        """Return the first word of the next line, or nothing at the end."""
        return self._lines[self._at][1].split()[0] if self._at < len(self._lines) else ""

    def take(self, word: str) -> list[str]:
        """Return the words of the next line after its first, which must be `word`."""
        if self.peek() != word:
            self._at += self._at < len(self._lines)
            self.wrong("position-expected", wanted=word)
        self._at += 1
        return self._lines[self._at - 1][1].split()[1:]

    def rest(self, word: str) -> str:
        """Return the text after `word` on the next line, unchanged."""
        self.take(word)
        return self._lines[self._at - 1][1][len(word) :].strip()

    def wrong(self, key: str, **args: str | int) -> NoReturn:
        raise BadNotation(key, line=self.line, **args)

    def number(self, text: str, low: int, high: int) -> int:
        digits = text.removeprefix("-")
        plain = digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS
        if not plain or not low <= int(text) <= high:
            self.wrong("position-number", value=text[:40], low=low, high=high)
        return int(text)

    def pairs(self, words: Sequence[str], *names: str) -> list[str]:
        """Return the values of `name=value` words, which must come in just this order."""
        given = [word.partition("=") for word in words]
        if [name for name, _, _ in given] != list(names):
            self.wrong("position-expected", wanted=" ".join(f"{name}=…" for name in names))
        return [value for _, _, value in given]

    def index(self, word: str, words: Sequence[str]) -> int:
        """Return the place of `word` among the possible words."""
        if word not in words:
            self.wrong("position-word", value=word[:40], known=" ".join(words))
        return words.index(word)

    def words(self, text: str) -> list[str]:
        """Split a text that `listed` has written."""
        return [] if text in (NOTHING, "") else text.split(",")

    def indices(self, text: str, words: Sequence[str]) -> list[int]:
        """Return the places of the words of such a text among the possible words."""
        return [self.index(word, words) for word in self.words(text)]
