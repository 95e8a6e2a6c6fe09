"""Introductions: every built-in game has one, and a search for the aim finds it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.intro import PARTS, introduction, paragraphs
from tafelrunde.kernel.texts import LANGUAGES, SHARED_TEXTS, Texts
from tests.built_in_games import GAMES
from tests.toys import TOYS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_built_in_game_has_an_introduction(game: Game[Any, Any], lang: str) -> None:
    told = introduction(Texts(lang, [SHARED_TEXTS, game.folder]))
    assert [passage.part for passage in told] == [*PARTS]
    aim = told[0]
    assert len(aim.paragraphs) == 1
    assert len(aim.paragraphs[0]) < 300, "the aim must fit into a glance"
    assert len(told[-1].paragraphs) == 3


def test_a_game_may_have_no_introduction() -> None:
    assert introduction(Texts("en", [SHARED_TEXTS, TOYS[0].folder])) == []


def test_paragraphs_are_split_at_empty_lines() -> None:
    assert paragraphs("One\n  two.\n\nThree.") == ("One two.", "Three.")
