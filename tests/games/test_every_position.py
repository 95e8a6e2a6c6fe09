"""Position texts of every game: what is read can be played, whatever somebody did to the text; else one clear line.

`positions/` keeps texts that once got through and broke something later.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel.errors import BadInput, BadNotation
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.table import AnyTable
from tafelrunde.kernel.texts import LANGUAGES
from tests.fuzz import harmed

GAMES: list[Game[Any, Any]] = tafelrunde.all_games()
ONCE_BROKEN = sorted((Path(__file__).parent / "positions").glob("*.txt"))
BASES, TEXTS, MOVES = 12, 25, 40


def play_on(table: AnyTable, dice: Random, moves: int) -> None:
    for _ in range(moves):
        if table.pending:
            seat = dice.choice(table.pending)
            table.view(seat)
            table.play(seat, dice.choice(table.legal(seat)))


def some_position(game: Game[Any, Any], dice: Random) -> str:
    seats = dice.choice(game.seats)
    options = {option.name: dice.choice(option.values(seats)) for option in game.options if dice.random() < 0.2}
    table = game.new(seats, dice.getrandbits(32), options)
    play_on(table, dice, dice.randrange(120))
    return table.position()


def refusal(attempt: Callable[[], object]) -> str:
    """What is said of bad input, in the longer of both languages; nothing if it is fine."""
    try:
        attempt()
    except BadInput as error:
        return max((error.say(lang) for lang in LANGUAGES), key=len)
    return ""


def words_of(game: Game[Any, Any]) -> list[str]:
    grammar = game.setup(game.seats[-1]).grammar
    domains = [str(word) for domain in grammar.domains.values() for word in domain]
    return [*domains, *grammar.verbs, *(step.__name__ for step in game.steps)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_harmed_position_is_refused_or_can_be_played(game: Game[Any, Any]) -> None:
    words, read = words_of(game), 0
    for number in range(BASES):
        dice = Random(f"{game.slug} {number}")
        base = some_position(game, dice)
        above, _, pending = base.rpartition("\n")
        for turn in range(TEXTS):  # every third time only what is pending is harmed
            text = harmed(base, words, dice) if turn % 3 else f"{above}\n{harmed(pending, words, dice)}"
            if not refusal(partial(game.position, text)):
                play_on(game.position(text), dice, MOVES)
                read += text != base
    assert read, "every text was refused: this proves half of it only"


@pytest.mark.parametrize("path", ONCE_BROKEN, ids=lambda path: path.stem)
def test_what_no_game_can_come_to_is_refused(path: Path) -> None:
    text = path.read_text("utf-8")
    game = tafelrunde.game(text.split()[1])
    today = f"rules={game.rules_version} edition={game.house_edition.digest}"
    with pytest.raises(BadNotation) as caught:
        game.position(re.sub(r"rules=\d+ edition=\w+", today, text, count=1))
    assert caught.value.key in ("position-invariant", "position-word")
    assert all(caught.value.say(lang) for lang in LANGUAGES)
