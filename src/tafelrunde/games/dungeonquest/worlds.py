"""The worlds a seat can imagine: stack and decks are loose, and monsters and finds are what they may be."""

from __future__ import annotations

from tafelrunde.games.dungeonquest.board import MONSTER_DECK, NONE, SEARCH_DECK
from tafelrunde.games.dungeonquest.state import SHOWN, TOLD, Quest
from tafelrunde.kernel.luck import Luck


def redeal(s: Quest, seat: int | None, luck: Luck) -> None:
    """Loosens stack and decks, but for tiles that all have seen go under the stack; deals a monster of the same name
    that the wounds have not killed, and Mirela's finds, to those who cannot know them."""
    if not s.loose:
        s.loose = True
        s.tiles = s.tiles[: s.under] + tuple(sorted(s.tiles[s.under :]))
        s.decks = [tuple(sorted(deck)) for deck in s.decks]
    if s.monster != NONE and not knows_monster(s, seat):
        _redeal_monster(s, luck)
    if s.peek and seat != s.player:
        pool = luck.shuffled(sorted(s.decks[SEARCH_DECK] + s.peek))
        count = len(s.peek)
        s.peek, s.decks[SEARCH_DECK] = tuple(sorted(pool[:count])), tuple(sorted(pool[count:]))


def conceivable(s: Quest) -> list[int]:
    """Monsters that it may be to those who have not seen its card: of its name, once that is told, and not killed by
    the wounds it has."""
    board, family = s.board, s.board.family[s.monster]
    return [
        card
        for card in sorted((*s.decks[MONSTER_DECK], s.monster))
        if board.monster_life[card] > s.hurt and (not s.known or board.family[card] == family)
    ]


def _redeal_monster(s: Quest, luck: Luck) -> None:
    pool = sorted((*s.decks[MONSTER_DECK], s.monster))
    s.monster = luck.pick(conceivable(s))
    pool.remove(s.monster)
    s.decks[MONSTER_DECK] = tuple(pool)


def knows_monster(s: Quest, seat: int | None) -> bool:
    """DQ-085: its player does; all do once it is shown."""
    return s.known == SHOWN or (s.known == TOLD and seat == s.left_of(s.player))
