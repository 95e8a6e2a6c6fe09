"""The parts that a table is composed of: each is declared once, and knows how it stands in a position, both ways, and
which pieces of the box lie in it::

    TABLE = (
        Line("round", Number("number", 0, 99, slot="round"), Word("turn", "seat")),
        Line("pack", Cards("", "light", slot="pack")),
        Each("seat", "seat", Number("points", 0, 99), Cards("hand", "light", slot="hands")),
    )

writes and reads::

    round number=3 turn=1
    pack glow,spark
    seat 0 points=2 hand=glow,glow
    seat 1 points=0 hand=spark

A game that says something else writes a part of its own: a class with the two or three methods of `Part`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, Generic, Self, TypeVar

from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.reader import NOTHING, Reader, listed
from tafelrunde.kernel.state import State

T = TypeVar("T")
Row = tuple[int, ...]
"""Cards or the like, each by its place in the list of its kind."""

Domain = str | Sequence[str] | Callable[[Any], Sequence[str]]
"""The words of a domain, words of its own, or those that the table has now."""

NONE = -1  # the place of no word at all
_NO_YES = ("no", "yes")


def _words(s: State, domain: Domain) -> Sequence[str]:
    if isinstance(domain, str):
        return s.setup.words[domain]
    return domain(s) if callable(domain) else domain


class Field(ABC, Generic[T]):
    """One fact: a slot of the state, or an entry of one, and how it is written. Without a name it stands bare."""

    def __init__(self, name: str, slot: str = "") -> None:
        self.name = name
        self.mark = f"{name}=" if name else ""
        self.slot = slot or name
        self.first, self.step = 0, 1
        self.piece = ""

    def made_of(self, piece: str) -> Self:
        """It counts pieces of the box that are all alike."""
        self.piece = piece
        return self

    def every(self, step: int, first: int) -> Self:
        """Where each seat, or the like, has several entries of a list: so many, and this one of them."""
        self.first, self.step = first, step
        return self

    @abstractmethod
    def write(self, s: Any, value: T) -> str: ...

    @abstractmethod
    def read(self, s: Any, reader: Reader, text: str) -> T: ...

    def pieces(self, s: Any, value: Any) -> Iterable[str]:
        """The pieces of the box that this is."""
        return [self.piece] * value if self.piece else ()

    def width(self, s: Any) -> int:
        """How many numbers that lie side by side are one such fact; 0 where an entry is one."""
        return 0

    def each(self, s: Any) -> Sequence[T]:
        """The facts of all seats, or the like."""
        held, width = getattr(s, self.slot), self.width(s)
        if width:
            return [held[at : at + width] for at in range(0, len(held), width)]
        values: Sequence[T] = held if self.step == 1 else held[self.first :: self.step]
        return values

    def put(self, s: Any, place: int, value: T) -> None:
        """Now this is the fact of one of them."""
        held, width = getattr(s, self.slot), self.width(s)
        at = self.first + self.step * place
        if width:
            held[width * place : width * (place + 1)] = value
        elif isinstance(held, tuple):
            setattr(s, self.slot, (*held[:at], value, *held[at + 1 :]))
        else:
            held[at : at + 1] = [value]

    def told(self, s: Any) -> Iterable[str]:
        """How the facts of all are written."""
        mark, write = self.mark, self.write
        return [mark + write(s, value) for value in self.each(s)]


class Number(Field[int]):
    """A number, within bounds that no position of the game can leave; the board may know the upper one."""

    def __init__(self, name: str, low: int, high: int | Callable[[Any], int], slot: str = "") -> None:
        super().__init__(name, slot)
        self.low, self.high = low, high

    def write(self, s: Any, value: int) -> str:
        return str(value)

    def read(self, s: Any, reader: Reader, text: str) -> int:
        return reader.number(text, self.low, self.high if isinstance(self.high, int) else self.high(s.setup.board))


class Numbers(Field[Sequence[int]]):
    """Several numbers: any of them, or just so many, which lie side by side where every seat has some."""

    def __init__(self, name: str, low: int, high: int, slot: str = "", count: int = 0) -> None:
        super().__init__(name, slot)
        self.low, self.high, self.count = low, high, count

    def write(self, s: Any, value: Sequence[int]) -> str:
        return listed(map(str, value))

    def read(self, s: Any, reader: Reader, text: str) -> Row:
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
    """Something told in words."""

    def __init__(self, name: str, domain: Domain, slot: str = "") -> None:
        super().__init__(name, slot)
        self.domain = domain

    def words(self, s: Any) -> Sequence[str]:
        return _words(s, self.domain)


class Word(Worded[int]):
    """The place of a word; a dash is none, where there may be none."""

    def __init__(self, name: str, domain: Domain, slot: str = "", none: int | None = NONE) -> None:
        super().__init__(name, domain, slot)
        self.none = none

    def write(self, s: Any, value: int) -> str:
        return NOTHING if value == self.none else _words(s, self.domain)[value]

    def read(self, s: Any, reader: Reader, text: str) -> int:
        return self.none if text == NOTHING and self.none is not None else reader.index(text, self.words(s))


class Card(Word):
    """A word that is a piece of the box."""

    def pieces(self, s: Any, value: int) -> Iterable[str]:
        return () if value == self.none else (self.words(s)[value],)


class Words(Worded[Row]):
    """The places of several words."""

    def write(self, s: Any, value: Row) -> str:
        if not value:
            return NOTHING
        words = _words(s, self.domain)
        return listed([words[place] for place in value])

    def read(self, s: Any, reader: Reader, text: str) -> Row:
        return tuple(reader.indices(text, self.words(s)))


class Cards(Words):
    """Words that are pieces of the box."""

    def pieces(self, s: Any, value: Row) -> Iterable[str]:
        words = self.words(s)
        return [words[place] for place in value]


class FromTop(Cards):
    """A pile, told from its top, which is its end."""

    def write(self, s: Any, value: Row) -> str:
        return super().write(s, value[::-1])

    def read(self, s: Any, reader: Reader, text: str) -> Row:
        return super().read(s, reader, text)[::-1]


class Counts(Worded[Sequence[int]]):
    """How often each word is there, pieces of the box; the numbers lie side by side where every seat has some."""

    def write(self, s: Any, value: Sequence[int]) -> str:
        return listed(self.pieces(s, value))

    def read(self, s: Any, reader: Reader, text: str) -> list[int]:
        counted = Counter(reader.indices(text, self.words(s)))
        return [counted[place] for place in range(len(self.words(s)))]

    def pieces(self, s: Any, value: Sequence[int]) -> Iterable[str]:
        return Counter(dict(zip(self.words(s), value, strict=True))).elements()

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
    """A few facts that make one, such as `R01/E/left`; a dash is none."""

    def __init__(
        self, name: str, between: str, *fields: Field[Any], none: Any = (), make: Callable[[Row], Any] = tuple
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


class Part(ABC):
    """Something of a table that stands in a position as one or several lines, or follows from them."""

    def write(self, s: Any) -> Iterable[str]:
        return ()

    @abstractmethod
    def read(self, s: Any, reader: Reader) -> None: ...

    def pieces(self, s: Any) -> Iterable[str]:
        """The pieces of the box that lie here."""
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
        for field in self.fields:
            yield from field.pieces(s, getattr(s, field.slot))


class Perhaps(Line):
    """A line that is only there while something is so."""

    def __init__(self, so: Callable[[Any], bool], head: str, *fields: Field[Any]) -> None:
        super().__init__(head, *fields)
        self.so = so

    def write(self, s: Any) -> Iterable[str]:
        return super().write(s) if self.so(s) else ()

    def read(self, s: Any, reader: Reader) -> None:
        if reader.peek() == self.head:
            super().read(s, reader)


class Spread(Part):
    """One line with an entry of a list for each of some words: `supply round=… oval=…`."""

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
    """A line for every word of a domain, such as every seat; its facts are entries of lists. It begins with its head
    and the word, with the word alone (no head), or with the head alone (not `named`): then their order tells which is
    which."""

    def __init__(self, head: str, domain: Domain, *fields: Field[Any], named: bool = True) -> None:
        self.head, self.domain, self.fields, self.named = head, domain, fields, named

    def words(self, s: Any) -> Sequence[str]:
        return _words(s, self.domain)

    def write(self, s: Any) -> Iterable[str]:
        return chain.from_iterable(self.told(s))

    def read(self, s: Any, reader: Reader) -> None:
        for place, word in enumerate(self.words(s)):
            self.read_one(s, reader, place, word)

    def told(self, s: Any) -> Iterable[Iterable[str]]:
        """The lines of each."""
        openings = map(" ".join, map(self._opening, self.words(s)))
        return zip(map(" ".join, zip(openings, *[field.told(s) for field in self.fields], strict=True)))

    def read_one(self, s: Any, reader: Reader, place: int, word: str) -> None:
        first, *second = self._opening(word)
        said = reader.take(first)
        if second:
            which, *said = said or [""]
            reader.index(which, second)
        for field, text in zip(self.fields, _texts(reader, said, self.fields), strict=True):
            field.put(s, place, field.read(s, reader, text))

    def pieces(self, s: Any) -> Iterable[str]:
        for field in self.fields:
            for value in field.each(s):
                yield from field.pieces(s, value)

    def _opening(self, word: str) -> Sequence[str]:
        return (self.head, word) if self.head and self.named else (self.head or word,)


class Lines(Each):
    """A line for every entry of the list that the first fact belongs to."""

    def __init__(self, head: str, *fields: Field[Any]) -> None:
        super().__init__(head, (), *fields, named=False)

    def words(self, s: Any) -> Sequence[str]:
        return [self.head] * len(self.fields[0].each(s))

    def read(self, s: Any, reader: Reader) -> None:
        while reader.peek() == self.head:
            self.read_one(s, reader, len(self.fields[0].each(s)), self.head)


class Together(Part):
    """Several lines for every word of a domain, all of one word together."""

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
    """What a line says of each fact; they come in just this order."""
    names = [field.name for field in fields]
    given = [word.partition("=") if name else ("", "", word) for name, word in zip(names, said, strict=False)]
    if len(said) != len(names) or [name for name, _, _ in given] != names:
        reader.wrong("position-expected", wanted=" ".join(f"{name}=…" if name else "…" for name in names))
    return [value for _, _, value in given]


# --- the whole table, where a game does not say otherwise


def written(s: State) -> list[str]:
    """The position as lines of text."""
    return [line for part in s.setup.game.parts for line in part.write(s)]


def read(s: State, reader: Reader) -> None:
    """Fills a freshly dealt state from the lines of a position."""
    for part in s.setup.game.parts:
        part.read(s, reader)


def box(s: State) -> Counter[str]:
    """Every piece, wherever it lies now."""
    return Counter(piece for part in s.setup.game.parts for piece in part.pieces(s))


def unnamed(whole: Iterable[int], words: Sequence[str], found: Counter[str]) -> Row:
    """What of a pile has been found nowhere, as it lies at its bottom where a position does not tell it."""
    lost = {piece: count - found[words[piece]] for piece, count in Counter(whole).items()}
    return tuple(piece for piece in reversed(lost) for _ in range(lost[piece]))


# --- cards in a row


def without(row: Row, card: int) -> Row:
    """A row that a card has left."""
    at = row.index(card)
    return row[:at] + row[at + 1 :]


def with_card(row: Row, card: int) -> Row:
    """A sorted row that a card has joined."""
    return tuple(sorted((*row, card)))


def dealt_anew(luck: Luck, *rows: Row) -> list[Row]:
    """The cards of all these rows, dealt anew by luck to rows as long: nothing of how they lay is left."""
    pool = luck.shuffled(sorted(chain(*rows)))
    return [tuple(pool.pop() for _ in row) for row in rows]
