"""Words, names, and positions as text, both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fireflies.board import MOST_CARDS, Board
from fireflies.state import Meadow
from tafelrunde.kernel.actions import Word
from tafelrunde.kernel.position import Reader, listed
from tafelrunde.kernel.speech import Article, Speaker


def domains(board: Board, seats: int) -> Mapping[str, Sequence[Word]]:
    return {"light": board.lights, "seat": range(seats)}


def names(board: Board, domain: str, word: Word, lang: str) -> str:
    if domain == "seat":
        return board.seats[int(word)](lang)
    return board.names[str(word)](lang) if domain == "light" else str(word)


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """What stands on every card."""
    board: Board = speaker.setup.board
    for rank, (light, cards) in enumerate(zip(board.lights, board.counts, strict=True), 1):
        text = speaker.texts("lexicon-light", rank=rank, cards=cards)
        yield Article(speaker.texts("lexicon-card"), str(speaker.word("light", light)), text)


def write(s: Meadow) -> list[str]:
    return [
        f"round {s.round}",
        f"points {' '.join(map(str, s.points))}",
        f"pack {_cards(s, s.pack)}",
        f"discard {_counts(s, s.discard)}",
        *(f"hand {_counts(s, hand)}" for hand in s.hands),
    ]


def _cards(s: Meadow, cards: Sequence[int]) -> str:
    return listed(s.setup.board.lights[light] for light in cards)


def _counts(s: Meadow, counts: Sequence[int]) -> str:
    return _cards(s, [light for light, cards in enumerate(counts) for _ in range(cards)])


def read(s: Meadow, reader: Reader) -> None:
    """Fills a fresh table from the lines of a position."""
    lights = s.setup.board.lights
    s.round = reader.number(reader.rest("round"), 0, MOST_CARDS)
    points = reader.take("points")
    if len(points) != s.setup.seats:
        reader.wrong("position-word", value=" ".join(points)[:60], known="points")
    s.points = [reader.number(text, 0, MOST_CARDS) for text in points]
    s.pack = reader.indices(reader.rest("pack"), lights)
    s.discard = _read_counts(reader, reader.rest("discard"), lights)
    s.hands = [_read_counts(reader, reader.rest("hand"), lights) for _ in range(s.setup.seats)]


def _read_counts(reader: Reader, text: str, lights: Sequence[str]) -> list[int]:
    counted = Counter(reader.indices(text, lights))
    return [counted[light] for light in range(len(lights))]
