"""The rulings where the rulebook is silent, and the options of a table, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.cli.desk import words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import IntegerOption, Option, SeatPick, Value
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts

TOPIC = "rulings"
"""The topic of every ledger that holds its rulings."""


def markdown(game: Game[Any, Any], lang: str) -> str:
    """Return every ruling with its option, then the options that belong to no ruling, such as variants."""
    ledger, told = game.ledger, Texts(lang, [SHARED_TEXTS, game.folder])
    options = {option.name: option for option in game.options}
    lines: list[str] = []
    left = dict(options)
    for ruling in (clause for clause in ledger.clauses.values() if clause.topic == TOPIC):
        lines.append(f"- **{ruling.id}** {ruling.text(lang)}")
        if ruling.option:
            lines.append(f"  - {_told(options[ruling.option], told, game.seats[-1])}")
            left.pop(ruling.option, None)
    if left:
        lines += ["", words(lang)("cli-rulings-more"), ""]
    lines += [f"- **{option.clause}** {_told(option, told, game.seats[-1])}" for option in left.values()]
    return "\n".join(lines) + "\n"


def _told(option: Option, told: Texts, seats: int) -> str:
    """Return name, meaning, default and other choices of an option."""
    return words(told.lang)(
        "cli-rulings-option",
        name=told(f"option-{option.name}"),
        about=told(f"option-{option.name}.about"),
        default=_value(option, option.default, told),
        others=", ".join(_others(option, told, seats)),
    )


def _others(option: Option, told: Texts, seats: int) -> Iterator[str]:
    if isinstance(option, IntegerOption):
        yield words(told.lang)("cli-rulings-number", low=option.low, high=option.high)
    elif isinstance(option, SeatPick):
        yield words(told.lang)("cli-rulings-seat")
    else:
        yield from (_value(option, value, told) for value in option.values(seats) if value != option.default)


def _value(option: Option, value: Value, told: Texts) -> str:
    if isinstance(value, bool):
        said = words(told.lang)("cli-rulings-on" if value else "cli-rulings-off")
    else:
        said = told(f"option-{option.name}-{value}") if isinstance(value, str) else str(value)
    return f"*{said}*"
