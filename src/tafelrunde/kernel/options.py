"""Options: the rulings and variants that a table may choose, each with its clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import BadInput

Value = bool | int | str
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """A named choice of the table. Its words are the texts `option-<name>` and `option-<name>.about`."""

    name: str
    clause: str
    default: Value

    def parse(self, value: object, seats: int) -> Value:
        """Return the value, given typed or as text. A `BadInput` names the possible values."""
        for possible in self.values(seats):
            if value == possible and type(value) is type(possible):
                return possible
            if isinstance(value, str) and value == self.typed(possible):
                return possible
        raise self.wrong(value, seats)

    def values(self, seats: int) -> Sequence[Value]:
        """Return the possible values, for forms and conformance; of many, only some."""
        raise TypeError(f"option {self.name} has no values")

    def typed(self, value: Value) -> str:
        """Return a value as people type it for this option."""
        return written(value)

    def wrong(self, value: object, seats: int) -> BadInput:
        known = " ".join(self.typed(v) for v in self.values(seats))
        return BadInput("option-value", option=self.name, clause=self.clause, value=str(value)[:40], known=known)


def written(value: Value) -> str:
    """Return a value as text: switches are on and off."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclass(frozen=True)
class Switch(Option):
    """On or off."""

    def values(self, seats: int) -> Sequence[Value]:
        return (False, True)


@dataclass(frozen=True)
class Pick(Option):
    """One of a few words."""

    words: tuple[str, ...] = ()

    def values(self, seats: int) -> Sequence[Value]:
        return self.words


@dataclass(frozen=True)
class Guises(Pick):
    """The way in which seats get their guises (see `Game.guise`); by default each plays as itself."""


@dataclass(frozen=True)
class SeatPick(Option):
    """`random` or one of the seats, typed by its number or, if the game has one for each, by its word."""

    words: tuple[str, ...] = ()

    def values(self, seats: int) -> Sequence[Value]:
        return ("random", *range(seats))

    def typed(self, value: Value) -> str:
        return self.words[value] if self.words and isinstance(value, int) else super().typed(value)


@dataclass(frozen=True)
class IntegerOption(Option):
    """A whole number from `low` to `high`. Forms and conformance use `low`, the default and `spread`."""

    low: int = 1
    high: int = 1_000_000
    spread: tuple[int, ...] = ()

    def parse(self, value: object, seats: int) -> Value:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadInput(
                "option-value",
                option=self.name,
                clause=self.clause,
                value=str(value)[:40],
                known=f"{self.low}-{self.high}",
            )
        return value

    def values(self, seats: int) -> Sequence[Value]:
        return tuple(dict.fromkeys((self.low, self.default, *self.spread)))


def chosen(options: Sequence[Option], wishes: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Return all options of a table: the wishes that are given, else the defaults."""
    known = {option.name: option for option in options}
    for name in wishes:
        if name not in known:
            raise BadInput("unknown-option", option=str(name)[:40], known=" ".join(known) or "-")
    return {
        name: option.parse(wishes[name], seats) if name in wishes else option.default for name, option in known.items()
    }


def read_wishes(pairs: Sequence[str]) -> dict[str, ActionWord]:
    """Read `name=value` texts, as typed on the command line or written in a position."""
    wishes: dict[str, ActionWord] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadInput("option-pair", pair=pair[:60])
        wishes[name] = value
    return wishes
