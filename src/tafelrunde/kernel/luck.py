"""Luck: every die, draw and shuffle is a numbered outcome of one source.

Outcome number `tick` of a stream is a pure function of seed and tick (BLAKE2b). So a state needs only these two, copies
are free, and a person who knows the seed can check every outcome offline. A tape gives outcomes that were fixed in
advance, for tests, replays and enumeration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b, sha256
from math import perm, prod
from secrets import token_bytes
from struct import Struct, unpack
from typing import Final, NamedTuple, TypeVar

from tafelrunde.kernel.compiled import mypyc_attr
from tafelrunde.kernel.errors import BadInput, BadRecord

T = TypeVar("T")
Outcome = int | tuple[int, ...]
"""An outcome: a number, or an order (a permutation)."""

Drawing = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]
"""Instructions for reading choices off lots; drawings add up.

Each lot gives several choices, as long as their ways are a small number. Its entry tells their number and the
beginning of the pile. For each choice it tells how many are left of the pile and where the last of them lies.
"""

_SPARE = 13  # bytes that a draw has beyond what its possibilities need: its bias is below 2**-96
_MOST_SHUFFLES = 100_000
_AT: Final = Struct(">Q8x").pack  # a tick, attempt 0 and block 0
_HASH: Final = blake2b
_NUMBER: Final = int.from_bytes
_WORDS: Final = Struct(">8Q").unpack  # the eight words of a block


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A source of numbered outcomes, always the same for the same number."""

    __slots__ = ()

    def number(self, tick: int, n: int) -> int:
        """Return a number from 0 to n - 1."""
        raise TypeError(f"{type(self).__name__} gives no numbers")

    def order(self, tick: int, n: int, accept: Callable[[tuple[int, ...]], bool] | None) -> tuple[int, ...]:
        """Return a permutation of 0 to n - 1, uniform over those that `accept` likes."""
        raise TypeError(f"{type(self).__name__} gives no orders")

    def lots(self, tick: int, bounds: tuple[int, ...]) -> Sequence[int]:
        """Return a number for each bound whose remainder by it is even, all read off one number below their product."""
        lot, found = self.number(tick, prod(bounds)), list[int]()
        for n in bounds:
            lot, number = divmod(lot, n)
            found.append(number)
        return found


class Stream(Source):
    """The counter-based stream: BLAKE2b of seed, tick, attempt and block.

    To check an outcome, hash the seed followed by tick (8 bytes), attempt (4) and block (4), for blocks 0, 1, ... in a
    row. Read the first 13 + bits // 8 bytes as one big number d. Here `bits` is the bit length of the number of
    possibilities: n for a number, n! for an order. The number is d * n / 256**bytes, rounded down. For the order, pick
    item d % n, then item d // n % (n - 1) of those left, and so on. Attempt 0 is followed by 1, 2, ... until an order
    is accepted.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stream) and self.seed == other.seed

    def __reduce__(self) -> tuple[object, ...]:
        return Stream, (self.seed,)

    def __repr__(self) -> str:
        return "<Stream>"  # its seed tells the luck to come

    def block(self, tick: int, attempt: int, size: int) -> bytes:
        """Return the first `size` bytes of an outcome: tick, attempt and block number are hashed in 8, 4 and 4
        bytes.
        """
        if not attempt and size <= 64:
            return _HASH(self.seed + _AT(tick)).digest()[:size]
        at = self.seed + tick.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        blocks = [_HASH(at + i.to_bytes(4, "big")).digest() for i in range(-(-size // 64))]
        return b"".join(blocks)[:size]

    def number(self, tick: int, n: int) -> int:
        size = _SPARE + (n.bit_length() >> 3)
        return _NUMBER(self.block(tick, 0, size), "big") * n >> (size << 3)

    def lots(self, tick: int, bounds: tuple[int, ...]) -> Sequence[int]:
        """Return words of 64 bits: quickly drawn, at least one for each bound, and even enough for small bounds."""
        if len(bounds) <= 8:
            words: tuple[int, ...] = _WORDS(_HASH(self.seed + _AT(tick)).digest())
            return words
        return unpack(f">{len(bounds)}Q", self.block(tick, 0, 8 * len(bounds)))

    def order(self, tick: int, n: int, accept: Callable[[tuple[int, ...]], bool] | None) -> tuple[int, ...]:
        size = _SPARE + (ways(n, n).bit_length() >> 3)
        for attempt in range(_MOST_SHUFFLES):
            order = list(range(n))
            brought_up(order, n, _NUMBER(self.block(tick, attempt, size), "big"))
            found = tuple(order)
            if accept is None or accept(found):
                return found
        raise BadInput("no-deal", tries=_MOST_SHUFFLES)


@cache
def ways(size: int, count: int) -> int:
    """Return the number of ways to bring up `count` of a pile."""
    return perm(size, count)


def brought_up(pile: list[T], count: int, lot: int) -> None:
    """Bring `count` of a pile to its end, one after the other, as a lot says; the others keep their order."""
    for several, _, choosing in drawing(0, len(pile), count):
        lot, choices = divmod(lot, several)
        for left, _ in choosing:  # Fisher-Yates
            pile.append(pile.pop(choices % left))
            choices //= left


def dealt(cards: list[T], how: Drawing, lots: Sequence[int]) -> None:
    """Bring the drawn cards to the end of each pile, and shuffle the others about.

    There is a lot for each part of the drawing, and all piles lie in one list, in a row. This is quicker than
    `brought_up`, for worlds that bots sample.
    """
    for at, (several, first, choosing) in enumerate(how):
        choices = lots[at] % several
        for left, last in choosing:
            one = first + choices % left
            choices //= left
            cards[one], cards[last] = cards[last], cards[one]


_SMALL = 1 << 40  # calculating with smaller numbers is fast, and a word of 64 bits is even enough for them


@cache
def drawing(first: int, size: int, count: int) -> Drawing:
    """Return how `count` cards of a pile are drawn by lot."""
    parts: list[tuple[int, int, tuple[tuple[int, int], ...]]] = []
    several, choosing = 1, list[tuple[int, int]]()
    for left in range(size, size - count, -1):
        if several * left >= _SMALL:
            parts.append((several, first, tuple(choosing)))
            several, choosing = 1, []
        several *= left
        choosing.append((left, first + left - 1))
    if choosing:
        parts.append((several, first, tuple(choosing)))
    return tuple(parts)


def bounds_of(how: Drawing) -> tuple[int, ...]:
    """Return the bounds of the lots that a drawing is read off."""
    return tuple([several for several, _, _ in how])


class Tape(Source):
    """Outcomes fixed in advance, the first one being number `start`; further ones come from `beyond`, if given."""

    __slots__ = ("beyond", "outcomes", "start")

    def __init__(self, outcomes: Sequence[Outcome], start: int = 0, beyond: Source | None = None) -> None:
        self.outcomes = tuple(outcomes)
        self.start = start
        self.beyond = beyond

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tape) and self._laid_down() == other._laid_down()

    def __reduce__(self) -> tuple[object, ...]:
        return Tape, self._laid_down()

    def __repr__(self) -> str:
        return f"<Tape of {len(self.outcomes)} outcomes>"

    def _laid_down(self) -> tuple[object, ...]:
        return self.outcomes, self.start, self.beyond

    def _at(self, tick: int) -> Outcome | None:
        i = tick - self.start
        if 0 <= i < len(self.outcomes):
            return self.outcomes[i]
        if self.beyond is None:
            raise BadRecord("tape-too-short", length=len(self.outcomes))
        return None

    def number(self, tick: int, n: int) -> int:
        outcome = self._at(tick)
        if outcome is None and self.beyond is not None:
            return self.beyond.number(tick, n)
        if not isinstance(outcome, int) or not 0 <= outcome < n:
            raise BadRecord("tape-wrong", tick=tick, outcome=str(outcome), wanted=f"0-{n - 1}")
        return outcome

    def order(self, tick: int, n: int, accept: Callable[[tuple[int, ...]], bool] | None) -> tuple[int, ...]:
        outcome = self._at(tick)
        if outcome is None and self.beyond is not None:
            return self.beyond.order(tick, n, accept)
        wrong = not isinstance(outcome, tuple) or sorted(outcome) != list(range(n))
        if wrong or not isinstance(outcome, tuple) or (accept is not None and not accept(outcome)):
            raise BadRecord("tape-wrong", tick=tick, outcome=str(outcome), wanted=f"order of {n}")
        return outcome


class Luck:
    """A source and the number of its outcomes that are used up. All chance comes from here."""

    __slots__ = ("heard", "source", "tick")

    def __init__(self, source: Source, tick: int = 0, heard: list[Outcome] | None = None) -> None:
        self.source = source
        self.tick = tick
        self.heard = heard  # outcomes are noted here while a record is kept

    @classmethod
    def seeded(cls, seed: int | bytes) -> Luck:
        return cls(Stream(seed if isinstance(seed, bytes) else Commitment.of_seed(seed).seed))

    def clone(self) -> Luck:
        """Return the same luck to come, without the notes."""
        return Luck(self.source, self.tick)

    def __copy__(self) -> Luck:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Luck:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Compare the luck to come."""
        return isinstance(other, Luck) and self.tick == other.tick and self.source == other.source

    def __reduce__(self) -> tuple[object, ...]:
        return Luck, (self.source, self.tick, self.heard)

    def __repr__(self) -> str:
        return f"<Luck after {self.tick} outcomes>"

    def roll(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        outcome = self.source.number(self.tick, n)
        self.tick += 1
        if self.heard is not None:
            self.heard.append(outcome)
        return outcome

    def lots(self, bounds: tuple[int, ...]) -> Sequence[int]:
        """Return a number for each bound whose remainder by it is even, for sampled worlds. They are not recorded."""
        lots = self.source.lots(self.tick, bounds)
        self.tick += 1
        return lots

    def order(self, n: int, accept: Callable[[tuple[int, ...]], bool] | None = None) -> tuple[int, ...]:
        """Return a permutation of 0 to n - 1. It is one outcome, however many orders `accept` turns down."""
        outcome = self.source.order(self.tick, n, accept)
        self.tick += 1
        if self.heard is not None:
            self.heard.append(outcome)
        return outcome

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return [items[i] for i in self.order(len(items))]

    def bring_up(self, pile: list[T], count: int) -> None:
        """Bring `count` of a pile to its end, drawn by lot; the others keep their order.

        This is one outcome. So a pile that nobody knows can stay sorted until something is drawn from it.
        """
        count = min(count, len(pile))
        if count and len(pile) > 1:
            brought_up(pile, count, self.roll(ways(len(pile), count)))

    def pick(self, items: Sequence[T]) -> T:
        return items[self.roll(len(items))]

    def fork(self) -> Luck:
        """Return a fresh stream, for a sampled world or a bot."""
        if not isinstance(self.source, Stream):
            raise TypeError("only a stream can be forked")
        luck = Luck(Stream(self.source.seed + self.tick.to_bytes(8, "big")))  # longer, so never met by the parent
        self.tick += 1
        return luck


class Commitment(NamedTuple):
    """Luck that players can verify: a secret fixed before the first move, mixed with a pinch from every seat.

    Shown before the game: `public`, the hash of the secret. Shown after it: secret and entropy. Nobody, the host
    included, can steer `seed` without having known every seat's entropy when the hash was shown.
    """

    secret: bytes
    entropy: tuple[bytes, ...] = ()

    @classmethod
    def of_seed(cls, seed: int) -> Commitment:
        """Return the open secret of a numbered game, for simulations and puzzles."""
        if not 0 <= seed < 1 << 256:
            raise BadInput("seed", value=str(seed))
        return cls(seed.to_bytes(32, "big"))

    @classmethod
    def drawn(cls) -> Commitment:
        """Return a secret that nobody can guess, before any seat has added to it."""
        return cls(token_bytes(32))

    @property
    def public(self) -> str:
        return sha256(b"tafelrunde commitment\n" + self.secret).hexdigest()

    @property
    def seed(self) -> bytes:
        mixed = sha256(b"tafelrunde seed\n" + self.secret)
        for pinch in self.entropy:
            mixed.update(len(pinch).to_bytes(4, "big") + pinch)
        return mixed.digest()

    def __repr__(self) -> str:
        return f"<Commitment {self.public[:16]}, {len(self.entropy)} entropies>"
