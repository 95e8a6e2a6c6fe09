"""Records, saves and editions of every game: any changed file is accepted, or refused in one clear line. The files of
its board in the browser exist."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from tafelrunde.cli.files import read_save, write_save
from tafelrunde.kernel.edition import parse_edition
from tafelrunde.kernel.errors import MOST_SAID
from tafelrunde.kernel.record import record, verify
from tafelrunde.testing.fuzz import harmed, play_on, refusal, words_of
from tafelrunde.testing.subjects import AnyGame, each_game

RECORDS, SAVES, EDITIONS = 30, 15, 25
LONG = "x" * 3000


def refused(attempt: Callable[[], object]) -> bool:
    """Report whether it is refused, and check the length of the message."""
    said = refusal(attempt)
    assert len(said) < 3 * MOST_SAID
    return bool(said)


@each_game
def test_a_harmed_record_is_refused_or_holds(game: AnyGame) -> None:
    words = words_of(game)
    for number in range(RECORDS):
        dice = Random(f"{game.slug} record {number}")
        table = game.new(game.seats[0], number)
        play_on(table, dice, 20)
        text = record(table, ["Anna"] * table.setup.seats).text()
        assert not refused(partial(verify, text))
        refused(partial(verify, harmed(text, words, dice)))


@each_game
def test_a_harmed_save_is_refused_or_goes_on(game: AnyGame, tmp_path: Path) -> None:
    words, path = words_of(game), tmp_path / "game.save"
    table = game.new(game.seats[0], 3)
    play_on(table, Random(3), 12)
    write_save(path, table, ["human"] * table.setup.seats)
    text = path.read_text("utf-8")
    for number in range(SAVES):
        path.write_text(harmed(text, words, Random(f"{game.slug} save {number}")), "utf-8")
        refused(lambda: read_save(path, None))


@each_game
def test_a_harmed_edition_is_refused_or_can_be_played(game: AnyGame) -> None:
    words = words_of(game)
    for number in range(EDITIONS):
        dice = Random(f"{game.slug} edition {number}")
        text = harmed(game.built_in_edition.text, words, dice)

        def use(text: str = text, dice: Random = dice) -> None:
            edition = parse_edition(text, game.edition_type, "harmed.toml")
            game.build(edition)
            play_on(game.new(game.seats[0], 1, edition=edition), dice, 20)

        refused(use)


@each_game
def test_a_name_without_end_is_cut_wherever_it_stands(game: AnyGame, tmp_path: Path) -> None:
    """Try a field of 3,000 letters in a record, a save and an edition."""
    path = tmp_path / "long.save"
    path.write_text(json.dumps({LONG: 1}), "utf-8")
    assert refused(lambda: verify(json.dumps({LONG: 1})))
    assert refused(lambda: read_save(path, None))
    edition = f"{LONG} = 1\n{game.built_in_edition.text}"
    assert refused(lambda: parse_edition(edition, game.edition_type, "long.toml"))


@each_game
def test_no_file_of_its_board_is_missing(game: AnyGame) -> None:
    assert [name for name in game.board if not (game.folder / name).is_file()] == []
