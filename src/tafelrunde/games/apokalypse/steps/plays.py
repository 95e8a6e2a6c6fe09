"""What every card played has in common: whose it is, where it goes, and why it may not (APO-014 to APO-019)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.apokalypse.board import GOOD, WINGS
from tafelrunde.games.apokalypse.state import World
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.engine import legal
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Ask, Deed, Refusal

SEAL_TOPIC = "seal"


class CardPlay(Deed[World]):
    """Plays a card. The ask puts the whole legal list together, once and cheaply; here it is only sorted by verb."""

    def offers(self, s: World, seat: int) -> Sequence[Action]:
        return [action for action in legal(s, seat) if action.verb == self.verb]

    def why(self, s: World, seat: int, action: Action) -> Refusal:
        kind, display = s.board.index[action.word()], s.board.display[action.word(1)]
        return not_played(s, seat, kind) or not_there(s, display) or self.why_here(s, kind, display, action.words[2:])

    def why_here(self, s: World, kind: int, display: int, place: Sequence[str | int]) -> Refusal:
        """Why a card in hand cannot be played into a display at this table."""
        raise KernelError(f"{type(self).__name__} knows no reason")


def wing_of(word: str | int) -> int:
    return GOOD if word == WINGS[GOOD] else 1 - GOOD


def not_played(s: World, seat: int, kind: int) -> Refusal | None:
    """Why this card cannot be used at all: a seal is used at once or never, everything else comes from the hand."""
    ask = s.stack[-1]
    seal = kind >= s.board.seal_church
    if isinstance(ask, Ask) and ask.topic == SEAL_TOPIC:
        return None if seal else Refusal("APO-066", "seal-now", (("card", s.board.cards[kind]),))
    if seal:
        return Refusal("APO-066", "seal-later", (("card", s.board.cards[kind]),))
    return None if kind in s.hands[seat] else Refusal("APO-014", "not-in-hand", (("card", s.board.cards[kind]),))


def not_there(s: World, display: int) -> Refusal | None:
    if display < s.seats:
        return None
    return Refusal("APO-001", "no-such-nation", (("nation", s.board.nations[display]),))


def play_open(s: World, seat: int, kind: int) -> None:
    """A card leaves the hand face up; a seal leaves the supply (APO-066)."""
    if kind >= s.board.seal_church:
        s.seals -= 1
    else:
        s.take(seat, kind)
        s.seen_to_leave(seat, kind)
