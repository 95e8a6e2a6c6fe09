"""Facts of a table: a slot of a state, or an entry of a list there.

Each fact is declared once. It knows how it is written in a position and read back, and which pieces of the box it is.
Facts stand in the lines of `parts`. A game that writes something else makes a fact of its own: a class with `write` and
`read`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Self, TypeVar

from tafelrunde.kernel.reader import NOTHING, Reader, listed
from tafelrunde.kernel.sorted_rows import SortedRow
from tafelrunde.kernel.state import State

T = TypeVar("T")
Domain = str | Sequence[str] | Callable[[Any], Sequence[str]]
"""The name of a domain, a list of words, or a function that returns the words of this table."""

NONE = -1  # the place of no word
_NO_YES = ("no", "yes")


def words_of(s: State, domain: Domain) -> Sequence[str]:
    if isinstance(domain, str):
        return s.setup.words[domain]
    return domain(s) if callable(domain) else domain


class Field(ABC, Generic[T]):
    """One fact: a slot of the state, or an entry of a list there, and its notation. A fact without a name is written
    bare.
    """

    def __init__(self, name: str, slot: str = "") -> None:
        self.name = name
        self.mark = f"{name}=" if name else ""
        self.slot = slot or name
        self.first, self.step = 0, 1
        self.piece = ""

    def made_of(self, piece: str) -> Self:
        """Say that the fact counts pieces of the box that are all alike."""
        self.piece = piece
        return self

    def every(self, step: int, first: int) -> Self:
        """Select an entry where each seat has several in one list: every `step` entries, beginning with `first`."""
        self.first, self.step = first, step
        return self

    @abstractmethod
    def write(self, s: Any, value: T) -> str: ...

    @abstractmethod
    def read(self, s: Any, reader: Reader, text: str) -> T: ...

    def pieces(self, s: Any, value: Any) -> Iterable[str]:
        """Return the pieces of the box that this fact is."""
        return [self.piece] * value if self.piece else ()

    def width(self, s: Any) -> int:
        """Return how many adjacent numbers make one fact; 0 if a single entry does."""
        return 0

    def each(self, s: Any) -> Sequence[T]:
        """Return the facts of all seats, or of all entries."""
        held, width = getattr(s, self.slot), self.width(s)
        if width:
            return [held[at : at + width] for at in range(0, len(held), width)]
        values: Sequence[T] = held if self.step == 1 else held[self.first :: self.step]
        return values

    def put(self, s: Any, place: int, value: T) -> None:
        """Set the fact of the seat or entry at this place."""
        held, width = getattr(s, self.slot), self.width(s)
        at = self.first + self.step * place
        if width:
            held[width * place : width * (place + 1)] = value
        elif isinstance(held, tuple):
            setattr(s, self.slot, (*held[:at], value, *held[at + 1 :]))
        else:
            held[at : at + 1] = [value]

    def told(self, s: Any) -> Iterable[str]:
        """Return the texts of all facts."""
        mark, write = self.mark, self.write
        return [mark + write(s, value) for value in self.each(s)]


class Number(Field[int]):
    """A number within bounds that no position of the game can leave. A function of the board can give the upper
    bound.
    """

    def __init__(self, name: str, low: int, high: int | Callable[[Any], int], slot: str = "") -> None:
        super().__init__(name, slot)
        self.low, self.high = low, high

    def write(self, s: Any, value: int) -> str:
        return str(value)

    def read(self, s: Any, reader: Reader, text: str) -> int:
        return reader.number(text, self.low, self.high if isinstance(self.high, int) else self.high(s.setup.board))


class Numbers(Field[Sequence[int]]):
    """Several numbers. With a `count` each seat has this many, which lie side by side in one list."""

    def __init__(self, name: str, low: int, high: int, slot: str = "", count: int = 0) -> None:
        super().__init__(name, slot)
        self.low, self.high, self.count = low, high, count

    def write(self, s: Any, value: Sequence[int]) -> str:
        return listed(map(str, value))

    def read(self, s: Any, reader: Reader, text: str) -> SortedRow:
        found = tuple(reader.number(word, self.low, self.high) for word in reader.words(text))
        if self.count and len(found) != self.count:
            reader.wrong("position-number", value=str(len(found)), low=self.count, high=self.count)
        return found

    def width(self, s: Any) -> int:
        return self.count


class Flag(Field[int]):
    """Yes or no."""

    def write(self, s: Any, value: int) -> str:
        return _NO_YES[value]

    def read(self, s: Any, reader: Reader, text: str) -> bool:
        return bool(reader.index(text, _NO_YES))


class Worded(Field[T]):
    """A fact that is written in words."""

    def __init__(self, name: str, domain: Domain, slot: str = "") -> None:
        super().__init__(name, slot)
        self.domain = domain

    def words(self, s: Any) -> Sequence[str]:
        return words_of(s, self.domain)


class Word(Worded[int]):
    """The place of a word; a dash stands for none, where that is allowed."""

    def __init__(self, name: str, domain: Domain, slot: str = "", none: int | None = NONE) -> None:
        super().__init__(name, domain, slot)
        self.none = none

    def write(self, s: Any, value: int) -> str:
        return NOTHING if value == self.none else words_of(s, self.domain)[value]

    def read(self, s: Any, reader: Reader, text: str) -> int:
        return self.none if text == NOTHING and self.none is not None else reader.index(text, self.words(s))


class Card(Word):
    """A word that is a piece of the box."""

    def pieces(self, s: Any, value: int) -> Iterable[str]:
        return () if value == self.none else (self.words(s)[value],)


class Words(Worded[SortedRow]):
    """The places of several words."""

    def write(self, s: Any, value: SortedRow) -> str:
        if not value:
            return NOTHING
        words = words_of(s, self.domain)
        return listed([words[place] for place in value])

    def read(self, s: Any, reader: Reader, text: str) -> SortedRow:
        return tuple(reader.indices(text, self.words(s)))


class Cards(Words):
    """Words that are pieces of the box."""

    def pieces(self, s: Any, value: SortedRow) -> Iterable[str]:
        words = self.words(s)
        return [words[place] for place in value]


class Hand(Cards):
    """Cards whose order means nothing, so they are kept sorted."""

    def read(self, s: Any, reader: Reader, text: str) -> SortedRow:
        return tuple(sorted(super().read(s, reader, text)))


class FromTop(Cards):
    """A pile, written from its top, which is the end of the list."""

    def write(self, s: Any, value: SortedRow) -> str:
        return super().write(s, value[::-1])

    def read(self, s: Any, reader: Reader, text: str) -> SortedRow:
        return super().read(s, reader, text)[::-1]


class Counts(Worded[Sequence[int]]):
    """The number of pieces of each word. If every seat has some, the numbers lie side by side in one list."""

    def write(self, s: Any, value: Sequence[int]) -> str:
        return listed(self.pieces(s, value))

    def read(self, s: Any, reader: Reader, text: str) -> list[int]:
        counted = Counter(reader.indices(text, self.words(s)))
        return [counted[place] for place in range(len(self.words(s)))]

    def pieces(self, s: Any, value: Sequence[int]) -> Iterable[str]:
        return [word for word, count in zip(self.words(s), value, strict=True) for _ in range(count)]

    def width(self, s: Any) -> int:
        return len(self.words(s))


class Bits(Worded[int]):
    """A set of words as the bits of a number."""

    def write(self, s: Any, value: int) -> str:
        return listed([word for place, word in enumerate(self.words(s)) if value >> place & 1]) if value else NOTHING

    def read(self, s: Any, reader: Reader, text: str) -> int:
        return sum(2**place for place in set(reader.indices(text, self.words(s))))

    def pieces(self, s: Any, value: int) -> Iterable[str]:
        return super().pieces(s, value.bit_count())


class Joint(Field[Any]):
    """A few facts that make one, such as `R01/E/left`; a dash stands for none."""

    def __init__(
        self, name: str, between: str, *fields: Field[Any], none: Any = (), make: Callable[[SortedRow], Any] = tuple
    ) -> None:
        super().__init__(name)
        self.between, self.fields, self.none, self.make = between, fields, none, make

    def write(self, s: Any, value: Any) -> str:
        if value == self.none:
            return NOTHING
        return self.between.join([field.write(s, one) for field, one in zip(self.fields, value, strict=True)])

    def read(self, s: Any, reader: Reader, text: str) -> Any:
        told = text.split(self.between)
        if text == NOTHING:
            return self.none
        if len(told) != len(self.fields):
            reader.wrong("position-expected", wanted=self.between.join("…" for _ in self.fields))
        return self.make(tuple([field.read(s, reader, one) for field, one in zip(self.fields, told, strict=True)]))

    def pieces(self, s: Any, value: Any) -> Iterable[str]:
        facts = () if value == self.none else zip(self.fields, value, strict=True)
        return [piece for field, one in facts for piece in field.pieces(s, one)]


class Several(Field[Sequence[Any]]):
    """Several facts of one kind."""

    def __init__(self, field: Field[Any], slot: str) -> None:
        super().__init__("", slot)
        self.field = field

    def write(self, s: Any, value: Sequence[Any]) -> str:
        return listed([self.field.write(s, one) for one in value])

    def read(self, s: Any, reader: Reader, text: str) -> Sequence[Any]:
        return tuple([self.field.read(s, reader, word) for word in reader.words(text)])
