"""Damaged texts: mistyped, truncated or malicious; and a check of their refusal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.texts import LANGUAGES

ODD = (
    *("", " ", "\t", "\u00a0", "\u2028", "\u202e", "0", "-1", "00", "1e9", "9" * 25, "\uff11", "\u0661", "NaN", "None"),
    *("null", "True", "()", "((((", "[" * 500, "(" * 3000, "\x00", "\U0001f600", "é", "e\u0301", "=", "==", ";", ","),
    *("#", "-", "--", "~", "../..", "%s", "{}", "{ $x }", "\\", "'", '"', "a" * 5000, "1" * 5000, "-" * 200),
)
_WORD = re.compile(r"[\w./+-]+")


def harmed(text: str, words: Sequence[str], dice: Random) -> str:
    """Return the text with one to three faults; `words` are those that would make sense somewhere."""
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        text = dice.choice(_FAULTS)(text or " ", words, dice)
    return text


def _cut(text: str, words: Sequence[str], dice: Random) -> str:
    at = dice.randrange(len(text))
    return text[:at] + text[at + dice.choice((1, 1, 2, 4, 20)) :]


def _odd(text: str, words: Sequence[str], dice: Random) -> str:
    at = dice.randrange(len(text))
    return text[:at] + dice.choice(ODD) + text[at:]


def _sign(text: str, words: Sequence[str], dice: Random) -> str:
    at = dice.randrange(len(text))
    return text[:at] + chr(dice.choice((dice.randrange(32, 127), dice.randrange(0xD800)))) + text[at + 1 :]


def _lines(text: str, words: Sequence[str], dice: Random) -> str:
    """Double, drop or exchange a line."""
    lines = text.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    how = dice.randrange(3)
    if how == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif how == 1:
        lines.insert(one, lines[other])
    else:
        del lines[one]
    return "\n".join(lines)


def _word(text: str, words: Sequence[str], dice: Random) -> str:
    """Replace a word by an odd one, one of the game's, one from elsewhere in the text, or a number."""
    found = [*_WORD.finditer(text)]
    if not found:
        return text
    old = dice.choice(found)
    number = str(dice.randrange(-3, 200))
    new = dice.choice((dice.choice(ODD), dice.choice(words), dice.choice(found)[0], number, old[0] * 2))
    return text[: old.start()] + new + text[old.end() :]


def _swap(text: str, words: Sequence[str], dice: Random) -> str:
    found = [*_WORD.finditer(text)]
    if len(found) < 2:
        return text
    one, other = sorted(dice.sample(found, 2), key=lambda word: word.start())
    return text[: one.start()] + other[0] + text[one.end() : other.start()] + one[0] + text[other.end() :]


_FAULTS = (_cut, _odd, _sign, _lines, _word, _word, _word, _swap)


# --- the refusal


def words_of(game: Game[Any, Any]) -> list[str]:
    grammar = game.setup(game.seats[-1]).grammar
    domains = [str(word) for domain in grammar.domains.values() for word in domain]
    return [*domains, *grammar.verbs, *(step.__name__ for step in game.steps)]


def play_on(table: AnyTable, dice: Random, moves: int) -> None:
    for _ in range(moves):
        if table.pending:
            seat = dice.choice(table.pending)
            table.view(seat)
            table.play(seat, dice.choice(table.legal(seat)))


def refusal(attempt: Callable[[], object]) -> str:
    """Return the message for bad input, in the longer of both languages; nothing if it is fine."""
    try:
        attempt()
    except BadInput as error:
        return max((error.say(lang) for lang in LANGUAGES), key=len)
    return ""
