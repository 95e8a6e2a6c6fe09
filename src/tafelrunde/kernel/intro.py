"""The introduction to a game for newcomers: the texts `intro-<part>`, in paragraphs."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.kernel.texts import Texts

PARTS = ("aim", "about", "turn", "win", "tips")


class Passage(NamedTuple):
    """A part of the introduction: its heading, further words that a search finds it by, and its text."""

    part: str
    title: str
    also: str
    paragraphs: tuple[str, ...]


def introduction(texts: Texts) -> list[Passage]:
    """Return all passages, or none if the game has no introduction."""
    if f"intro-{PARTS[0]}" not in texts:
        return []
    return [
        Passage(part, texts(f"passage-{part}"), texts(f"passage-{part}.also"), paragraphs(texts(f"intro-{part}")))
        for part in PARTS
    ]


def paragraphs(text: str) -> tuple[str, ...]:
    """Split a text at its empty lines, each paragraph on one line."""
    return tuple(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
