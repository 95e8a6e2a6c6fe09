"""Position texts of every game: any changed text can be played on, or is refused in one clear line."""

from __future__ import annotations

from functools import partial
from random import Random

from tafelrunde.testing.fuzz import harmed, play_on, refusal, words_of
from tafelrunde.testing.subjects import AnyGame, each_game

BASES, TEXTS, MOVES = 12, 25, 40


def some_position(game: AnyGame, dice: Random) -> str:
    seats = dice.choice(game.seats)
    options = {option.name: dice.choice(option.values(seats)) for option in game.options if dice.random() < 0.2}
    table = game.new(seats, dice.getrandbits(32), options)
    play_on(table, dice, dice.randrange(120))
    return table.position()


@each_game
def test_a_harmed_position_is_refused_or_can_be_played(game: AnyGame) -> None:
    words, read = words_of(game), 0
    for number in range(BASES):
        dice = Random(f"{game.slug} {number}")
        base = some_position(game, dice)
        above, _, pending = base.rpartition("\n")
        for turn in range(TEXTS):  # every third time only the pending part is damaged
            text = harmed(base, words, dice) if turn % 3 else f"{above}\n{harmed(pending, words, dice)}"
            if not refusal(partial(game.position, text)):
                play_on(game.position(text), dice, MOVES)
                read += text != base
    assert read, "every text was refused: this proves half of it only"
