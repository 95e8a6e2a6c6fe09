"""Searching (DQ-070 to DQ-075) and secret doors (DQ-076 to DQ-081)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    KEEN_NOSE,
    MONSTER,
    NONE,
    PILES,
    SEARCH_DECK,
    SEARCHED,
    WALL,
    opposite,
)
from tafelrunde.games.dungeonquest.kinds import OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.cards import draw, draw_for, effect, found
from tafelrunde.games.dungeonquest.steps.entering import enter, explore
from tafelrunde.games.dungeonquest.steps.fate import DECLINE, forgo
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.sorted_rows import with_card, without
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, frozen

FINDS = 2  # search cards that the keen-nosed looks at
ALREADY = Refusal("DQ-072", "searched")
MONSTER_HERE = Refusal("DQ-070", "monster-here")
NO_TORCH = Refusal("DQ-074", "no-torch")


def searchable(s: Quest, seat: int) -> bool:
    """DQ-070, DQ-072, DQ-074."""
    at = s.place[seat]
    kind = s.lies[at] >> 2
    return kind < s.board.kinds and s.board.torch[kind] and not s.marks[at] & (SEARCHED | MONSTER)


class Search(PlainDeed[Quest]):
    """DQ-070 to DQ-075; the token comes first (DQ-073, DQ-R14). Mirela looks at two cards."""

    verb = "search"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        if searchable(s, seat):
            return None
        at = s.place[seat]
        if s.marks[at] & SEARCHED:
            return ALREADY
        return MONSTER_HERE if s.marks[at] & MONSTER else NO_TORCH

    def do(self, s: Quest, seat: int, action: Action) -> None:
        at = s.place[seat]
        s.marks[at] |= SEARCHED
        s.tell(events.SEARCHED, seat, s.board.spaces[at])
        if s.ability(seat) != KEEN_NOSE:
            draw_for(s, SEARCH_DECK)
            return
        for _ in range(FINDS):
            card = draw(s, SEARCH_DECK)
            if card != NONE:
                s.peek = with_card(s.peek, card)
        s.tell(events.PEEKED, seat, len(s.peek))
        for card in s.peek:
            s.tell_to((seat,), events.PEEK, s.board.cards[card])
        if s.peek:
            s.push(TakeFind())


class Take(Deed[Quest]):
    verb = "take"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.take[card] for card in dict.fromkeys(s.peek)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-071", "not-found", (("card", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        chosen = s.board.card_index[action.word()]
        for card in without(s.peek, chosen):
            s.peek = without(s.peek, card)
            s.discard(card)
            s.tell(events.UNPEEKED, seat, s.board.cards[card], PILES[SEARCH_DECK])
        s.peek = ()
        s.discard(chosen)
        s.tell(events.PICKED, seat, action.words[0], PILES[SEARCH_DECK], action.words[0])
        found(s, chosen)


@frozen
class TakeFind(OfPlayer):
    """Mirela's keen nose. Not forced: that both cards are alike is hers to know."""

    topic = "find"
    clause = "DQ-071"
    forced = False
    choices = (Take(),)


# --- secret doors


def secret_ways(s: Quest, seat: int) -> list[int]:
    """DQ-076 to DQ-080: walls and blocked halls with a space behind them; not of the other half, not to a hero, not
    into nothing when the tiles are used up (DQ-051)."""
    board, at = s.board, s.place[seat]
    others = sum(half for half in board.halves[s.lies[at]] if half != s.side[seat])
    found: list[int] = []
    for d, to in enumerate(board.next[at]):
        if to == NONE or others >> d & 1:
            continue
        wall, lie = board.sides[s.lies[at]][d] == WALL, s.lies[to]
        if lie == NONE:
            if wall and s.tiles:
                found.append(to)
        elif (wall or board.sides[lie][opposite(d)] == WALL) and not s.occupied(board.room[to], seat):
            found.append(to)
    return found


@effect("secret-door")
def _secret_door(s: Quest, card: int, rest: str) -> None:
    if s.below(s.player):
        return
    if secret_ways(s, s.player):
        s.push(SecretDoor())
    else:
        s.tell(events.NO_SECRET_WAY, s.player)


class GoSecretly(Deed[Quest]):
    verb = "secret"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.secret[to] for to in secret_ways(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        to = s.board.space[action.word()]
        if to in s.board.next[s.place[seat]] and s.lies[to] != NONE and s.occupied(s.board.room[to], seat):
            return Refusal("DQ-078", "occupied", (("space", action.words[0]),))
        return Refusal("DQ-076", "no-secret-way", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """DQ-077, DQ-081: the arrow towards the room left, but no way by which the hero came."""
        to = s.board.space[action.word()]
        if s.lies[to] != NONE:
            enter(s, to, NONE)
            return
        explore(s, to, s.board.next[s.place[seat]].index(to), False)


@frozen
class SecretDoor(OfPlayer):
    """DQ-076: the finder may go through it at once, or not at all."""

    topic = "secret-door"
    clause = "DQ-076"
    choices = (GoSecretly(), DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "decline":
            forgo(s, seat, "secret-door", self.clause)
        OfPlayer.take(self, s, seat, action)
