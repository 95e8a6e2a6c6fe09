"""Everything in the box, wherever it lies now, and what holds at every moment."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.dungeon_designer.board import CELLS, NONE, SIDE, TURNS, YEARS
from tafelrunde.games.dungeon_designer.notation import tokens_out
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.errors import holds


def components(s: Site) -> Counter[str]:
    """Counts every piece: nothing is ever lost or doubled."""
    board = s.board
    found: Counter[str] = Counter()
    laid = [lie // SIDE for lie in s.laid if lie != NONE]
    for rooms in (s.deck, s.discard, s.jael_rooms, laid, s.rooms, *s.hands):
        found.update(board.rooms[room] for room in rooms if room != NONE)
    for cards in (s.challenge_deck, s.challenges_gone, s.display, *s.taken):
        found.update(f"challenge {board.challenges[card]}" for card in cards)
    for stalls in (s.stall_deck, s.stalls, s.stalls_gone):
        found.update(board.stalls[stall] for stall in stalls)
    found.update(board.jaels[card] for card in (*s.jael_deck, *s.jael_cards))
    used = tokens_out(s)
    for face, name in enumerate(board.faces):
        found[f"token {name}"] = s.supply[face] + used[face]
    found["blueprint"] = len(set(s.blueprints))  # DD-015: everybody's is another one
    return +found


def invariants(s: Site) -> None:
    """Holds at every moment of every game."""
    holds(1 <= s.year <= YEARS, "DD-002: four years")
    holds(0 <= s.turn <= TURNS, "DD-030: four turns")
