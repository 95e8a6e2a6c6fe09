"""Who sees what, and which worlds a seat can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.dungeonquest.board import (
    COMBAT,
    DIRECTIONS,
    ENTRANCE,
    HALVES,
    MONSTER,
    MONSTER_DECK,
    NONE,
    PILES,
    RUNE_DECK,
    SEARCH_DECK,
    SEARCHED,
    STATUS,
)
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.state import SHOWN, TOLD, Quest
from tafelrunde.kernel.luck import Luck

Table = dict[str, Any]


def view(s: Quest, seat: int | None) -> Table:
    """An allow-list: what is not named here is not seen. Hidden are the order of stack and decks, the monster card but
    for its player, the runes in the box, and Mirela's two search cards until she has chosen."""
    board, plan = s.board, s.board.edition.board
    blank = plan.blank + int(s.setup.options["sun_extra"])
    return {
        "round": s.round,
        "sun": s.sun,
        "track": {"blank": blank, "numbers": plan.sunset[:]},
        "first": s.first,
        "player": s.player,
        "stack": len(s.tiles),
        "under": [board.tiles[kind] for kind in s.tiles[: s.under]],
        "held": None if s.held == NONE else board.tiles[s.held],
        "tiles": {
            board.spaces[at]: _tile(s, at, lie)
            for at, lie in enumerate(s.lies)
            if lie != NONE and lie >> 2 < board.kinds
        },
        "piles": {
            name: {"left": len(s.decks[i]), "discard": _cards(s, s.discards[i])}
            for i, name in enumerate(PILES)
            if i != RUNE_DECK
        },
        "box": {"left": len(s.decks[RUNE_DECK]), "used": _cards(s, s.box)},
        "heroes": [_hero(s, i) for i in range(s.seats)],
        "turn": {
            "entered": [board.spaces[at] for at in s.entered],
            "fled": [board.spaces[at] for at in s.fled],
            "shifted": s.shifted,
            "haste": s.haste,
            "ability": s.ability_used,
        },
        "dice": list(s.dice),
        "combat": None if s.monster == NONE else _combat(s, seat),
        "picks": [COMBAT[pick] for pick in s.picks],
        "peek": _peek(s, seat) if s.peek else None,
        "lamp": s.lamp,
    }


def _cards(s: Quest, cards: Sequence[int]) -> list[str]:
    return [s.board.cards[card] for card in cards]


def _tile(s: Quest, at: int, lie: int) -> Table:
    marks = s.marks[at]
    return {
        "tile": s.board.tiles[lie >> 2],
        "facing": DIRECTIONS[lie & 3],
        "searched": bool(marks & SEARCHED),
        "monster": bool(marks & MONSTER),
        "entrance": bool(marks & ENTRANCE),
    }


def _hero(s: Quest, seat: int) -> Table:
    board, hero = s.board, s.heroes[seat]
    place, heading, came, rune = s.place[seat], s.heading[seat], s.came[seat], s.rune[seat]
    return {
        "hero": None if hero == NONE else board.heroes[hero],
        "status": STATUS[s.status[seat]],
        "at": None if place == NONE else board.spaces[place],
        "heading": None if heading == NONE else DIRECTIONS[heading],
        "side": HALVES[s.side[seat]] or None,
        "came": None if came == NONE else DIRECTIONS[came],
        "life": 0 if hero == NONE else board.life[hero],
        "wounds": s.wounds[seat],
        "determination": s.grit[seat],
        "attributes": dict(zip(ATTRIBUTES, s.attributes[4 * seat : 4 * seat + 4], strict=True)),
        "loot": _cards(s, s.loot[seat]),
        "gold": s.gold(seat),
        "kept": _cards(s, s.kept[seat]),
        "row": _cards(s, s.row[seat]),
        "rune": None if rune == NONE else board.cards[rune],
        "flooded": bool(s.flooded[seat]),
        "fell": _fell(s, seat) if s.fell[seat] else None,
    }


def _fell(s: Quest, seat: int) -> Table:
    """Where the hero died last."""
    place, heading, side = s.fell[seat]
    return {
        "at": None if place == NONE else s.board.spaces[place],
        "heading": None if heading == NONE else DIRECTIONS[heading],
        "side": HALVES[side] or None,
    }


def knows_monster(s: Quest, seat: int | None) -> bool:
    """DQ-085: its player does; all do once it is shown."""
    return s.known == SHOWN or (s.known == TOLD and seat == s.left_of(s.player))


def _combat(s: Quest, seat: int | None) -> Table:
    known, card = knows_monster(s, seat), s.monster
    return {
        "hero": s.player,
        "monster": None if s.solo else s.left_of(s.player),
        "family": s.board.family[card] if s.known else None,
        "wounds": s.hurt,
        "life": s.board.monster_life[card] if known else None,
        "penalty": s.board.penalty[card] if known else None,
        "used": s.combat_used,
    }


def _peek(s: Quest, seat: int | None) -> Table:
    return {"seat": s.player, "count": len(s.peek), "cards": _cards(s, s.peek) if seat == s.player else None}


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


def _redeal_monster(s: Quest, luck: Luck) -> None:
    board = s.board
    pool = sorted((*s.decks[MONSTER_DECK], s.monster))
    family = board.family[s.monster]
    fits = [
        card for card in pool if board.monster_life[card] > s.hurt and (not s.known or board.family[card] == family)
    ]
    s.monster = luck.pick(fits)
    pool.remove(s.monster)
    s.decks[MONSTER_DECK] = tuple(pool)
