"""The parts of a table. Each is declared once, and knows its lines in a position and the pieces of the box in it::

    TABLE = (
        Line("round", Number("number", 0, 99, slot="round"), Word("turn", "seat")),
        Line("pack", Cards("", "light", slot="pack")),
        Each("seat", "seat", Number("points", 0, 99), Hand("hand", "light", slot="hands")),
    )

writes and reads::

    round number=3 turn=1
    pack glow,spark
    seat 0 points=2 hand=glow,glow
    seat 1 points=0 hand=spark

A game that needs other lines writes a part of its own: a class with the two or three methods of `Part`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from tafelrunde.kernel.facts import Domain, Field, words_of
from tafelrunde.kernel.reader import Reader
from tafelrunde.kernel.sorted_rows import SortedRow
from tafelrunde.kernel.state import State


class Part(ABC):
    """A part of a table that stands in a position as one or several lines, or follows from them."""

    def write(self, s: Any) -> Iterable[str]:
        return ()

    @abstractmethod
    def read(self, s: Any, reader: Reader) -> None: ...

    def pieces(self, s: Any) -> Iterable[str]:
        """Return the pieces of the box that lie here."""
        return ()


class Line(Part):
    """One line: a word that tells it from others, and facts."""

    def __init__(self, head: str, *fields: Field[Any]) -> None:
        self.head, self.fields = head, fields

    def write(self, s: Any) -> Iterable[str]:
        return (" ".join([self.head, *[field.mark + field.write(s, getattr(s, field.slot)) for field in self.fields]]),)

    def read(self, s: Any, reader: Reader) -> None:
        for field, text in zip(self.fields, _texts(reader, reader.take(self.head), self.fields), strict=True):
            value, old = field.read(s, reader, text), getattr(s, field.slot)
            setattr(s, field.slot, list(value) if isinstance(old, list) else value)

    def pieces(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(field.pieces(s, getattr(s, field.slot)) for field in self.fields)


class KeyedLine(Part):
    """One line with an entry of a list for each of several words: `supply round=… oval=…`."""

    def __init__(self, head: str, words: Sequence[str], field: Field[Any]) -> None:
        self.head, self.words, self.field = head, words, field

    def write(self, s: Any) -> Iterable[str]:
        values = getattr(s, self.field.slot)
        told = [f"{word}={self.field.write(s, value)}" for word, value in zip(self.words, values, strict=True)]
        return (" ".join([self.head, *told]),)

    def read(self, s: Any, reader: Reader) -> None:
        told = reader.pairs(reader.take(self.head), *self.words)
        setattr(s, self.field.slot, [self.field.read(s, reader, text) for text in told])

    def pieces(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(self.field.pieces(s, value) for value in getattr(s, self.field.slot))


class Each(Part):
    """A line for every word of a domain, such as every seat; its facts are entries of lists.

    A line begins with head and word, or with the word alone if there is no head. Unless it is `named`, it begins with
    the head, or with its first fact: then the order of the lines tells their words.
    """

    def __init__(self, head: str, domain: Domain, *fields: Field[Any], named: bool = True) -> None:
        self.head, self.domain, self.fields, self.named = head, domain, fields, named

    def words(self, s: Any) -> Sequence[str]:
        return words_of(s, self.domain)

    def write(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(self.told(s))

    def read(self, s: Any, reader: Reader) -> None:
        for place, word in enumerate(self.words(s)):
            self.read_one(s, reader, place, word)

    def told(self, s: Any) -> Iterable[Iterable[str]]:
        """Return the lines of each word."""
        lines = zip(map(self._opening, self.words(s)), *[field.told(s) for field in self.fields], strict=True)
        return [(" ".join([*opening, *facts]),) for opening, *facts in lines]

    def read_one(self, s: Any, reader: Reader, place: int, word: str) -> None:
        opening = self._opening(word)
        first, *second = opening or (reader.peek(),)
        said = reader.take(first) if first else []
        if second:
            which, *said = said or [""]
            reader.index(which, second)
        elif not opening:
            said = [first, *said]
        for field, text in zip(self.fields, _texts(reader, said, self.fields), strict=True):
            field.put(s, place, field.read(s, reader, text))

    def pieces(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(field.pieces(s, value) for field in self.fields for value in field.each(s))

    def _opening(self, word: str) -> Sequence[str]:
        named = (word,) if self.named else ()
        return (self.head, *named) if self.head else named


class Lines(Each):
    """A line for every entry of the list that the first fact belongs to."""

    def __init__(self, head: str, *fields: Field[Any]) -> None:
        super().__init__(head, (), *fields, named=False)

    def words(self, s: Any) -> Sequence[str]:
        return [self.head] * len(self.fields[0].each(s))

    def read(self, s: Any, reader: Reader) -> None:
        while reader.peek() == self.head:
            self.read_one(s, reader, len(self.fields[0].each(s)), self.head)


class OptionalLine(Part):
    """A line that is only there while a condition holds."""

    def __init__(self, so: Callable[[Any], bool], line: Line | KeyedLine) -> None:
        self.so, self.line = so, line

    def write(self, s: Any) -> Iterable[str]:
        return self.line.write(s) if self.so(s) else ()

    def read(self, s: Any, reader: Reader) -> None:
        if reader.peek() == self.line.head:
            self.line.read(s, reader)

    def pieces(self, s: Any) -> Iterable[str]:
        return self.line.pieces(s)


class LineGroup(Part):
    """Several lines for every word of a domain, all lines of a word together."""

    def __init__(self, *each: Each) -> None:
        self.each = each

    def write(self, s: Any) -> Iterable[str]:
        for lines in zip(*[part.told(s) for part in self.each], strict=True):
            yield from chain.from_iterable(lines)

    def read(self, s: Any, reader: Reader) -> None:
        for place, word in enumerate(self.each[0].words(s)):
            for part in self.each:
                part.read_one(s, reader, place, word)

    def pieces(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(part.pieces(s) for part in self.each)


def _texts(reader: Reader, said: Sequence[str], fields: Sequence[Field[Any]]) -> list[str]:
    """Return the text of each fact of a line; they come in this order."""
    names = [field.name for field in fields]
    given = [word.partition("=") if name else ("", "", word) for name, word in zip(names, said, strict=False)]
    if len(said) != len(names) or [name for name, _, _ in given] != names:
        reader.wrong("position-expected", wanted=" ".join(f"{name}=…" if name else "…" for name in names))
    return [value for _, _, value in given]


# --- the whole table, unless a game has hooks of its own


def written(s: State) -> list[str]:
    """Return the position as lines of text."""
    return [line for part in s.setup.game.parts for line in part.write(s)]


def read(s: State, reader: Reader) -> None:
    """Fill a freshly dealt state from the lines of a position."""
    for part in s.setup.game.parts:
        part.read(s, reader)


def box(s: State) -> Counter[str]:
    """Count every piece, wherever it lies now."""
    return Counter(chain.from_iterable(part.pieces(s) for part in s.setup.game.parts))


def unnamed(whole: Iterable[int], words: Sequence[str], found: Counter[str]) -> SortedRow:
    """Return the part of a pile that was found nowhere. It lies at the bottom, where a position does not tell it."""
    lost = {piece: count - found[words[piece]] for piece, count in Counter(whole).items()}
    return tuple(piece for piece in reversed(lost) for _ in range(lost[piece]))
