"""Words, names, and how a position is told."""

from __future__ import annotations

from collections.abc import Iterator

from fireflies.board import MOST_CARDS, Board
from tafelrunde.kernel.actions import Domains
from tafelrunde.kernel.facts import Cards, Hand, Number
from tafelrunde.kernel.parts import Each, Line
from tafelrunde.kernel.speech import Article, Speaker

TABLE = (
    Line("round", Number("", 0, MOST_CARDS, "round")),
    Line("pack", Cards("", "light", "pack")),
    Line("discard", Cards("", "light", "discard")),
    Each("seat", "seat", Number("points", 0, MOST_CARDS), Hand("hand", "light", "hands")),
)


def domains(board: Board) -> Domains:
    return {"light": board.names, "seat": dict(enumerate(board.seats))}


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """What stands on every card."""
    board: Board = speaker.setup.board
    for rank, (light, cards) in enumerate(zip(board.lights, board.counts, strict=True), 1):
        text = speaker.texts("lexicon-light", rank=rank, cards=cards)
        yield Article(speaker.texts("lexicon-card"), str(speaker.word("light", light)), text)
