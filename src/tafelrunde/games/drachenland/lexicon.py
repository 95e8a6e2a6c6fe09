"""All that can be looked up by name: tiles, king dragons, peoples, volcanoes, gates and gems."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.drachenland.board import COLOURS, Board
from tafelrunde.kernel.speech import Article, Speaker


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """Every component with what stands on it."""
    land: Board = speaker.setup.board
    edition, lang, words = land.edition, speaker.lang, speaker.texts
    for tile in edition.tile:
        text = f"{tile.about(lang)} {words(f'lexicon-phase-{tile.phase}')}"
        yield Article(words("lexicon-tile"), tile.name(lang), text)
    for king in edition.king:
        tile = next(tile for tile in edition.tile if tile.id == f"king_{king.colour}")
        yield Article(words("lexicon-king"), king.name(lang), f"{tile.name(lang)}. {tile.about(lang)}")
    for people in edition.people:
        figures = ", ".join(f"{getattr(people, colour)(lang)} ({speaker.word('gem', colour)})" for colour in COLOURS)
        yield Article(words("lexicon-people"), people.name(lang), words("lexicon-figures", figures=figures))
    for volcano, across in zip(edition.volcano, land.ferries, strict=True):
        ferries = ", ".join(edition.volcano[to].name(lang) for to in across)
        text = words("lexicon-printed", id=volcano.id, eggs=volcano.eggs, gems=volcano.gems)
        if ferries:
            text += f" {words('lexicon-ferries', volcanoes=ferries)}"
        yield Article(words("lexicon-volcano"), volcano.name(lang), text)
    for gate in edition.gate:
        text = words("lexicon-first", id=gate.id, field=gate.first)
        yield Article(words("lexicon-gate"), gate.name(lang), text)
