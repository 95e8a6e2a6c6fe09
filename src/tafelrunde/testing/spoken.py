"""Helpers for tests of texts: sentences in both languages, and the table drawn in a terminal."""

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
"""An event with its German and its English sentence."""


def each_saying(sayings: Sequence[Saying]) -> pytest.MarkDecorator:
    """Run a test with every saying."""
    return pytest.mark.parametrize(
        ("kind", "words", "german", "english"), sayings, ids=[kind.key for kind, *_ in sayings]
    )


def told_in_both(setup: Setup[Any, Any], kind: EventKind, words: tuple[ActionWord, ...]) -> tuple[str, str]:
    """Return the German and the English sentence of an event."""
    event = Event(kind, words)
    return Speaker(setup, "de").event(event), Speaker(setup, "en").event(event)


def drawn(table: PlayedTable, seat: int | None, lang: str = "en", width: int = 100) -> str:
    """Return the table as a seat sees it in a terminal of the given width."""
    paper = StringIO()
    picture = table.game.drawn.board(table.seen(seat), Speaker(table.setup, lang), width)
    Console(file=paper, width=width, markup=False, highlight=False).print(picture)
    return paper.getvalue()
