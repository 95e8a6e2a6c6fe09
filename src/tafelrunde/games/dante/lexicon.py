"""What can be looked up: symbols and classes of encounters as on the reference cards (DANTE-021), cards, places,
personas and encounters."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.dante.board import Board
from tafelrunde.games.dante.edition import EncounterFigure, Penance, Persona
from tafelrunde.kernel.speech import Article, Speaker


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """Everything in the box."""
    board: Board = speaker.setup.board
    edition, words, lang = board.edition, speaker.texts, speaker.lang
    for symbol in edition.symbol:
        count = sum(card.count for card in edition.penance if symbol.id in (card.day, card.night))
        text = words("lexicon-symbol", about=symbol.about(lang), count=count)
        yield Article(words("lexicon-symbols"), symbol.name(lang), text)
    for kind in edition.classes:
        yield Article(words("lexicon-classes"), kind.name(lang), kind.about(lang))
    for title, cards in _titled(board, lang).items():
        yield Article(words("lexicon-cards"), title, _cards(speaker, cards))
    for area in edition.area:
        key = "lexicon-ring" if area.ring else "lexicon-path"
        text = words(key, about=area.about(lang), first=area.first, last=area.last)
        yield Article(words("lexicon-areas"), area.name(lang), text)
    for persona in edition.persona:
        yield Article(words("lexicon-personas"), persona.name, _persona(speaker, persona))
    for encounter in edition.encounter:
        yield Article(words("lexicon-encounters"), encounter.name(lang), _encounter(speaker, encounter))


def _titled(board: Board, lang: str) -> dict[str, list[Penance]]:
    """The cards of two numbers, by what they are called."""
    titles = board.edition.title
    found: dict[str, list[Penance]] = {title.name(lang): [] for title in titles}
    for card in board.edition.penance:
        if isinstance(card.day, int) and isinstance(card.night, int):
            found[titles[min(card.day, len(titles)) - 1].name(lang)].append(card)
    return found


def _cards(speaker: Speaker, cards: list[Penance]) -> str:
    kinds = [speaker.texts("lexicon-card", day=c.day, night=c.night, count=c.count) for c in cards]
    return speaker.texts("lexicon-deck", kinds="; ".join(kinds))


def _persona(speaker: Speaker, persona: Persona) -> str:
    rings = [area for area in speaker.setup.board.edition.area if area.ring]
    stones = ", ".join(f"{area.name(speaker.lang)} {persona.stones[area.id]}" for area in rings)
    return speaker.texts(
        "lexicon-persona",
        estate=persona.estate(speaker.lang),
        colour=persona.colour(speaker.lang),
        start=persona.start,
        stones=stones,
    )


def _encounter(speaker: Speaker, encounter: EncounterFigure) -> str:
    kind = next(kind for kind in speaker.setup.board.edition.classes if kind.id == encounter.kind)
    about = encounter.about(speaker.lang)
    said = {"class": kind.name(speaker.lang), "effect": kind.about(speaker.lang)}
    return speaker.texts("lexicon-encounter", about=about, canto=encounter.canto, value=encounter.value, **said)
