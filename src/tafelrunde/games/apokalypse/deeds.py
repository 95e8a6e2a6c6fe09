"""What everybody has done for the good and for the evil: protected or saved them, or harmed the others.

All judge by it whose side somebody is on (`worlds.beliefs`). Deeds are heard: they are counted from what was told to
all, and are no part of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import EVIL, NOBODY, WINGS, Board, Row
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import EventKind

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Setup

Words = tuple[ActionWord, ...]


class Deeds(NamedTuple):
    """All deeds so far."""

    board: Board
    done: Row  # [2 * seat + wing]
    attacked: int = NOBODY  # the wing that the last attack aimed at

    @classmethod
    def none(cls, setup: Setup[Any, Board]) -> Deeds:
        return cls(setup.board, (0,) * (2 * setup.seats))

    def after(self, kind: EventKind, words: Words) -> Deeds:
        hear = _HEARD.get(kind.key)
        return self if hear is None else hear(self, words)

    def serving(self, seat: ActionWord, wing: int) -> Deeds:
        """One more deed of this seat for this wing."""
        at = 2 * int(seat) + wing
        return Deeds(self.board, (*self.done[:at], self.done[at] + 1, *self.done[at + 1 :]), self.attacked)

    def at_home(self, seat: ActionWord, nation: ActionWord) -> bool:
        return self.board.display[str(nation)] == seat


def _people(deeds: Deeds, words: Words) -> Deeds:
    """Good people at home and evil ones abroad are laid by all."""
    seat, *_, nation, name = words
    wing = WINGS.index(str(name))
    return deeds.serving(seat, wing) if (wing == EVIL) == deeds.at_home(seat, nation) else deeds


def _laid(deeds: Deeds, words: Words) -> Deeds:
    """Some cards protect nobody."""
    seat, card, _, name, *_ = words
    wing = WINGS.index(str(name))
    return deeds.serving(seat, wing) if deeds.board.packed[wing][deeds.board.index[str(card)]] else deeds


def _replaced(deeds: Deeds, words: Words) -> Deeds:
    """At home one improves, abroad one spoils."""
    seat, _, nation, *_ = words
    return deeds if deeds.at_home(seat, nation) else _harmed(deeds, words)


def _harmed(deeds: Deeds, words: Words) -> Deeds:
    seat, _, _, name, *_ = words
    return deeds.serving(seat, 1 - WINGS.index(str(name)))


def _attacked(deeds: Deeds, words: Words) -> Deeds:
    return Deeds(deeds.board, _harmed(deeds, words).done, WINGS.index(str(words[3])))


def _parried(deeds: Deeds, words: Words) -> Deeds:
    """Whoever has not heard of the attack cannot say whom this saved."""
    return deeds if deeds.attacked == NOBODY else deeds.serving(words[0], deeds.attacked)


_HEARD: dict[str, Callable[[Deeds, Words], Deeds]] = {
    events.PERSON.key: _people,
    events.SPECIAL.key: _people,
    events.LAID.key: _laid,
    events.REPLACED.key: _replaced,
    events.NEUTRALISED.key: _harmed,
    events.ATTACKED.key: _attacked,
    events.PARRIED.key: _parried,
}
