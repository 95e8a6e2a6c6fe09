"""What can be looked up: every card with its back and both halves, seals, riders, symbols, nations and alignments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from tafelrunde.games.apokalypse.edition import MOST_SEATS, MOST_SMALL, Card, Edition, Half, Rider, cards_in_play
from tafelrunde.kernel.edition import Name
from tafelrunde.kernel.speech import Article, Speaker

MUSIC = ("church", "metal")
ATTACKS = ("violence", "conversion")


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """All that lies in the box."""
    book = Book(speaker)
    e, said = book.e, book.said
    for card in e.card:
        yield Article(said(f"back-{card.deck}"), book.name(card), book.card(card))
    yield Article(
        said("lexicon-seal"), book.name(e.seal), f"{book.about('seal')} {book.count(e.seal.count, e.seal.count)}"
    )
    yield Article(said("lexicon-people"), said("terminal-person"), said("lexicon-person"))
    yield Article(said("lexicon-people"), said("lexicon-base"), said("lexicon-base-people"))
    for number, rider in enumerate(e.rider, 1):
        yield Article(said("lexicon-rider"), book.name(rider), book.rider(number, rider))
    for symbol in e.symbol:
        against = next(book.name(rider) for rider in e.rider if rider.symbols == [symbol.id])
        text = said("lexicon-against", rider=against, last=book.name(e.rider[-1]))
        yield Article(said("lexicon-symbol"), book.name(symbol), text)
    for nation in e.nation:
        looks = said("lexicon-looks", colour=nation.colour(speaker.lang), emblem=nation.emblem(speaker.lang))
        yield Article(said("lexicon-nation"), book.name(nation), looks)
    for alignment in e.alignment:
        yield Article(said("lexicon-alignment"), book.name(alignment), said(f"lexicon-{alignment.id}"))


class Named(Protocol):
    """Anything in the box that has a name."""

    @property
    def name(self) -> Name: ...


class Book:
    """The edition in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.said, self.lang = speaker.texts, speaker.lang
        self.e: Edition = speaker.setup.board.edition

    def name(self, piece: Named) -> str:
        return piece.name(self.lang)

    def about(self, topic: str) -> str:
        return next(about.text(self.lang) for about in self.e.about if about.id == topic)

    def symbols(self, symbols: Iterable[str]) -> str:
        return " + ".join(self.name(symbol) for wanted in symbols for symbol in self.e.symbol if symbol.id == wanted)

    def card(self, card: Card) -> str:
        """What its back is good for, where it lies, both halves, what it does, and how many there are."""
        told = [self.said("lexicon-back")] if card.deck == "B" else []
        if card.kind not in ATTACKS:
            told.append(self.said(f"lexicon-place-{card.kind}"))
        for wing, half in (("good", card.good), ("evil", card.evil)):
            if half.symbols or half.code:
                told.append(self.said(f"lexicon-half-{wing}", half=self.half(half)))
        if card.kind != "modifier":
            told.append(self.about("music" if card.kind in MUSIC else card.kind))
        told.append(self.count(*(cards_in_play(card, seats) for seats in (MOST_SEATS, MOST_SMALL))))
        return " ".join(told)

    def half(self, half: Half) -> str:
        """Symbols, or a way of life and its sign."""
        if half.code is None or half.name is None:
            return f"{self.symbols(half.symbols)}."
        return f"{half.name(self.lang)} ({half.code}). {self.about(half.code)}"

    def count(self, most: int, least: int) -> str:
        key = "lexicon-always" if most == least else "lexicon-count" if least else "lexicon-many"
        return self.said(key, most=most, least=least)

    def rider(self, number: int, rider: Rider) -> str:
        """APO-186."""
        symbols = self.symbols(rider.symbols)
        told = self.said("lexicon-rides", number=number, symbols=symbols, points=rider.points)
        return f"{told} {rider.about(self.lang)}"
