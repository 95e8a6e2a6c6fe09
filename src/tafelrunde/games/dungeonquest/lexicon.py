"""Everything that can be looked up: what stands on heroes, runes, rooms, cards and monsters, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.dungeonquest.board import Board
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES, Hero
from tafelrunde.kernel.speech import Article, Speaker


def lexicon(speaker: Speaker) -> Iterator[Article]:
    """The whole box, kind by kind."""
    board: Board = speaker.setup.board
    e, lang, words = board.edition, speaker.lang, speaker.texts
    for hero in e.hero:
        yield Article(words("lexicon-heroes"), hero.name(lang), hero_text(speaker, hero))
    for hero in e.hero:
        ability = words("lexicon-ability", hero=hero.name(lang), about=hero.about(lang))
        yield Article(words("lexicon-abilities"), hero.power(lang), ability)
    for rune in e.rune:
        yield Article(words("lexicon-runes"), rune.name(lang), rune.about(lang))
    for room in e.room:
        yield Article(words("lexicon-rooms"), room.name(lang), room.about(lang))
    for monster in e.monster:
        cards = ", ".join(f"{life}/{penalty}" for life, penalty in monster.cards)
        yield Article(words("lexicon-monsters"), monster.name(lang), words("lexicon-monster", cards=cards))
    for card in e.card:
        kind = words("lexicon-cards", pile=str(speaker.word("pile", card.deck)))
        number = f" (×{card.count})" if card.count > 1 else ""
        yield Article(kind, card.name(lang), f"{card.about(lang)}{number}")


def hero_text(speaker: Speaker, hero: Hero) -> str:
    """All that stands on a hero sheet."""
    scores = ", ".join(f"{speaker.word('attribute', name)} {getattr(hero, name)}" for name in ATTRIBUTES)
    text = speaker.texts("lexicon-hero", life=hero.life, scores=scores)
    return f"{text} {hero.power(speaker.lang)}: {hero.about(speaker.lang)}"
