"""Who sees what. How the public table follows from events stands in `retelling`, which worlds a seat can imagine in
`worlds`."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.apokalypse.board import (
    BACKS,
    BIT,
    KIND,
    MUSIC,
    NOBODY,
    PERSON,
    PLANES,
    ROWS,
    WINGS,
    Board,
    Row,
)
from tafelrunde.games.apokalypse.edition import RIDERS, SYMBOLS
from tafelrunde.games.apokalypse.retelling import reckon, retell
from tafelrunde.games.apokalypse.scoring import COUNT
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.attacks import REACT
from tafelrunde.games.apokalypse.steps.planes import UseSeal
from tafelrunde.games.apokalypse.worlds import redeal

__all__ = ["redeal", "retell", "view"]

Table = dict[str, Any]
FACE_DOWN = "person"
"""An ordinary person: a population card of which only whoever laid it knows the front."""


def view(s: World, seat: int | None) -> Table:
    """An allow-list, as the house's table of who sees what has it (APO-004, APO-008, APO-009, APO-R24)."""
    shown = bool(s.setup.options["show_talon_counts"])
    table: Table = {
        "round": s.round,
        "start": s.start,
        "next_start": None if s.first == NOBODY else s.first,
        "turn": None if s.ended or isinstance(s.stack[-1], UseSeal) else s.turn,  # between rounds it is nobody's
        "rider": s.rider,
        "riders": [_rider(s.board, number) for number in range(RIDERS)],
        "talons": {
            back: {"above": len(s.above[i]) if shown else None, "below": len(s.below[i])}
            for i, back in enumerate(BACKS)
        },
        "discards": {back: [_face(s, card, seat) for card in s.discards[i]] for i, back in enumerate(BACKS)},
        "seals": s.seals,
        "attack": _attack(s),
        "window": not s.ended and s.stack[-1] == REACT,
        "nations": [_nation(s, i, seat) for i in range(s.seats)],
        "hand": None if seat is None else [s.board.cards[kind] for kind in s.hands[seat]],
        "gift": s.board.cards[s.gift] if s.gift != NOBODY and seat == s.turn else None,
        "cards": {card: _card(s.board, kind) for kind, card in enumerate(s.board.cards)},
    }
    reckon(table)
    return table


def _rider(board: Board, number: int) -> Table:
    return {
        "id": board.riders[number],
        "symbols": [SYMBOLS[symbol] for symbol in board.needs[number]],
        "points": board.points[number],
    }


def _card(board: Board, kind: int) -> Table:
    """What a kind of card shows in each wing: masks, helmets, pigs, music, and how it changes the deal."""
    halves = {
        name: [
            *(board.packed[wing][kind] >> BIT * i & COUNT for i in range(len(SYMBOLS))),
            board.packed[wing][kind] >> MUSIC,
            board.code[wing][kind],
        ]
        for wing, name in enumerate(WINGS)
    }
    seal = kind >= board.seal_church
    return {"deck": None if seal else BACKS[board.back(kind)], **halves}


def _face(s: World, card: int, seat: int | None) -> str:
    """A card as this seat sees it on the table."""
    hidden = card >= PERSON and (seat is None or card // PERSON != seat + 1)
    return FACE_DOWN if hidden else s.board.cards[card & KIND]


def _attack(s: World) -> Table | None:
    if s.attack is None:
        return None
    card, display, wing, column = s.attack
    return {"seat": s.turn, "card": s.board.cards[card], "nation": display, "wing": WINGS[wing], "column": column}


def _nation(s: World, i: int, seat: int | None) -> Table:
    population, capital = s.backs(i)
    open_ = bool(s.ended) or i == seat
    sure: Row = () if seat is None else s.known[seat * s.seats + i]
    return {
        "nation": s.board.nations[i],
        "passed": bool(s.passed >> i & 1),
        "backs": {"B": population, "K": capital},
        "known": [s.board.cards[kind] for kind in sure],  # gifts and loot that this seat knows in the hand
        "alignment": WINGS[s.alignments[i]] if open_ else None,
        "points": s.scored[RIDERS * i : RIDERS * (i + 1)],
        "riders": [rider + 1 for rider in range(RIDERS) if s.rider_cards[i] >> rider & 1],
        "deeds": dict(zip(WINGS, s.deeds[2 * i : 2 * i + 2], strict=True)),
        "dead": [],  # filled only while a rider strikes
        **{name: _wing(s, ROWS * i + len(PLANES) * wing, seat) for wing, name in enumerate(WINGS)},
    }


def _wing(s: World, at: int, seat: int | None) -> Table:
    """Three rows, from the middle outwards; `fronts` are the hidden fronts of people that this seat has laid."""
    heaven, earth, hell = s.rows[at : at + len(PLANES)]
    cards = s.board.cards
    return {
        "heaven": [cards[card] for card in heaven],
        "earth": [FACE_DOWN if card >= PERSON else cards[card] for card in earth],
        "fronts": [cards[card & KIND] if seat is not None and card // PERSON == seat + 1 else None for card in earth],
        "hell": [cards[card] for card in hell],
    }
