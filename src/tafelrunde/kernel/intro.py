"""What a game is about, for somebody who has never seen it: the texts `intro-<part>`, in paragraphs."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.kernel.texts import Texts

PARTS = ("aim", "about", "turn", "win", "tips")


class Passage(NamedTuple):
    """A part of the introduction: its heading, the words it is looked for under, and what it says."""

    part: str
    title: str
    also: str
    paragraphs: tuple[str, ...]


def introduction(texts: Texts) -> list[Passage]:
    """All passages; none where a game tells nothing of itself."""
    if f"intro-{PARTS[0]}" not in texts:
        return []
    return [
        Passage(part, texts(f"passage-{part}"), texts(f"passage-{part}.also"), paragraphs(texts(f"intro-{part}")))
        for part in PARTS
    ]


def paragraphs(text: str) -> tuple[str, ...]:
    """Parted by empty lines, each in one line."""
    return tuple(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
