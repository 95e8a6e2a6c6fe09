"""How tests of every game listen and look: sentences in both languages, and the table drawn on paper."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.speech import Speaker
from tafelrunde.testing.playing import PlayedTable

Saying = tuple[EventKind, tuple[ActionWord, ...], str, str]
"""An event and how it sounds in German and in English."""


def each_saying(sayings: Sequence[Saying]) -> pytest.MarkDecorator:
    """Runs a test with every saying."""
    return pytest.mark.parametrize(
        ("kind", "words", "german", "english"), sayings, ids=[kind.key for kind, *_ in sayings]
    )


def told_in_both(setup: Setup[Any, Any], kind: EventKind, words: tuple[ActionWord, ...]) -> tuple[str, str]:
    """How an event sounds in German and in English."""
    event = Event(kind, words)
    return Speaker(setup, "de").event(event), Speaker(setup, "en").event(event)


def drawn(table: PlayedTable, seat: int | None, lang: str = "en", width: int = 100) -> str:
    """The table as a seat sees it in a terminal of so many columns."""
    paper = StringIO()
    picture = table.game.drawn.board(table.seen(seat), Speaker(table.setup, lang), width)
    Console(file=paper, width=width, markup=False, highlight=False).print(picture)
    return paper.getvalue()
