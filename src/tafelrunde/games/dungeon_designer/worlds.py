"""The worlds a seat can imagine: other hands and rooms laid face down, dealt anew; piles are loose."""

from __future__ import annotations

from tafelrunde.games.dungeon_designer.board import NONE, SIDE
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.luck import Luck


def held(s: Site, seat: int) -> list[int]:
    """A hand with the room that lies face down: from outside they are one."""
    laid = s.laid[seat]
    return sorted(s.hands[seat] if laid == NONE else (*s.hands[seat], laid // SIDE))


def redeal(s: Site, seat: int | None, luck: Luck) -> None:
    """Loosens all piles and deals anew the rooms that this seat has never held: deck, other hands, the discard pile.
    What it has held stays where it is, for the seat knows where that is: hands wander by known rules, built rooms are
    public, and what a hand lacks when it comes back has been discarded."""
    if not s.loose:
        s.loose = True
        for pile in (s.challenge_deck, s.stall_deck, s.jael_deck):
            pile.sort()
        s.supply = [tuple(sorted(tokens)) for tokens in s.supply]
    seen = 0 if seat is None else s.seen[seat]
    pool = s.deck[:]
    hidden = 0
    for i in range(s.seats):
        if i != seat:
            unknown = [room for room in held(s, i) if not seen >> room & 1]
            hidden += len(unknown)
            pool += unknown
    discard = s.discard
    if not s.setup.options["open_discard"]:
        unknown = [room for room in s.discard if not seen >> room & 1]
        hidden += len(unknown)
        pool += unknown
        discard = [room for room in s.discard if seen >> room & 1]
    pool.sort()  # so that the world depends on what is known, not on what lies there
    luck.bring_up(pool, hidden)
    for i in range(s.seats):
        if i != seat:
            hand = [room if seen >> room & 1 else pool.pop() for room in held(s, i)]
            hand.sort()
            knows = 0  # what others remember is theirs
            for room in hand:
                knows |= 1 << room
            s.seen[i] = knows
            if s.laid[i] != NONE:
                columns = s.columns(i)
                at, column = divmod(luck.roll(len(hand) * len(columns)), len(columns))
                s.laid[i] = SIDE * hand.pop(at) + columns[column]
            s.hands[i] = tuple(hand)
    if len(discard) < len(s.discard):
        s.discard = sorted([*discard, *[pool.pop() for _ in range(len(s.discard) - len(discard))]])
    s.deck = pool
