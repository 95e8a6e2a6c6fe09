"""Properties of every game's edition: it is a file like any other, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel.errors import BadEdition
from tafelrunde.testing.editions import Draft
from tafelrunde.testing.subjects import AnyGame, each_game


@each_game
def test_the_built_in_edition_reads_as_its_own_copy(game: AnyGame, tmp_path: Path) -> None:
    copy = Draft(game).read(tmp_path, game.built_in_edition.text)
    assert copy.content == game.built_in_edition.content
    assert copy.digest == game.built_in_edition.digest


@each_game
def test_an_edition_is_another_one_by_what_it_says_not_by_its_comments(game: AnyGame, tmp_path: Path) -> None:
    draft = Draft(game)
    assert draft.read(tmp_path, f"{draft.text}\n# mine\n").digest == game.built_in_edition.digest
    mine = draft.read(tmp_path, draft.after("[game]", 'edition = "', 'edition = "other-'))
    assert mine.digest != game.built_in_edition.digest


@each_game
def test_broken_files_are_refused_by_name(game: AnyGame, tmp_path: Path) -> None:
    broken = tmp_path / "mine.toml"
    with pytest.raises(BadEdition) as missing:
        game.read_edition(broken)
    assert (missing.value.key, missing.value.args_by_name["file"]) == ("file", str(broken))
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition) as binary:
        game.read_edition(broken)
    assert (binary.value.key, binary.value.args_by_name["reason"]) == ("file", "UTF-8")
    with pytest.raises(BadEdition) as garbled:
        Draft(game).read(tmp_path, Draft(game).after("", " = ", " = = "))
    line = game.built_in_edition.text[: game.built_in_edition.text.index(" = ")].count("\n") + 1
    assert garbled.value.key == "toml"
    assert f"line {line}," in str(garbled.value.args_by_name["reason"])


def told(data: object) -> Iterator[dict[str, str]]:
    """Yield every text of an edition with its languages."""
    if isinstance(data, dict):
        if data.keys() == {"de", "en"}:
            yield data
        for value in data.values():
            yield from told(value)
    elif isinstance(data, list):
        for value in data:
            yield from told(value)


@each_game
def test_every_text_of_the_edition_is_there_in_both_languages(game: AnyGame) -> None:
    texts = list(told(msgspec.to_builtins(game.built_in_edition.content)))
    assert texts
    assert [text for text in texts for words in text.values() if not words or words != words.strip()] == []
