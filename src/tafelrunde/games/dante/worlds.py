"""The worlds a seat can imagine: other hands, dealt anew; stock and encounters to come are loose."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.turn import FOLLOW_UP, can_follow_up
from tafelrunde.kernel.luck import Luck, brought_up, ways


class Unseen(NamedTuple):
    """What worlds of a seat are dealt from, as far as it is the same in all of them.

    When the stock was last made anew, all cards outside it were in hands. So a card kept since then is in a hand now,
    and how many of these each sinner still holds follows from what was played in the open.
    """

    seat: int | None
    kept: tuple[int, ...]
    drawn: tuple[int, ...]  # in hands and in the stock
    hands: tuple[tuple[int, int, int], ...]  # whose, and how many of each
    in_hands: int  # of those drawn
    lots: int  # ways in which the cards can be dealt
    order: tuple[int, ...]
    follows: bool  # all know that the hand holds a card to follow with (DANTE-098)


def redeal(s: Mountain, seat: int | None, luck: Luck) -> None:
    """Deals the other hands anew and loosens what lies face down."""
    unseen: Unseen | None = s.unseen
    if unseen is None or unseen.seat != seat:
        unseen = s.unseen = _unseen(s, seat)
    _deal(s, unseen, luck)
    while unseen.follows and not can_follow_up(s, s.turn):
        _deal(s, unseen, luck)
    s.order = unseen.order
    s.loose = True


def _deal(s: Mountain, unseen: Unseen, luck: Luck) -> None:
    _, kept_cards, drawn_cards, hands, in_hands, lots, _, _ = unseen
    kept, drawn = list(kept_cards), list(drawn_cards)
    lot = luck.roll(lots)
    brought_up(drawn, in_hands, brought_up(kept, len(kept), lot) if kept else lot)
    for i, own, others in hands:
        first, other = len(kept) - own, len(drawn) - others
        hand = kept[first:] + drawn[other:]
        del kept[first:], drawn[other:]
        hand.sort()
        s.hands[i] = tuple(hand)
    s.stock = drawn


def _unseen(s: Mountain, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know, sorted: so worlds depend on what is known, not on what lies there."""
    kept: list[int] = []
    drawn = s.stock[:]
    hands: list[tuple[int, int, int]] = []
    for i, hand in enumerate(s.hands):
        if i != seat:
            own = [card for card in hand if s.kept >> card & 1]
            kept += own
            drawn += [card for card in hand if card not in own] if own else hand
            hands.append((i, len(own), len(hand) - len(own)))
    kept.sort()
    drawn.sort()
    in_hands = sum([others for _, _, others in hands])
    lots = ways(len(kept), len(kept)) * ways(len(drawn), in_hands)
    order = (*s.order[: s.met + 1], *sorted(s.order[s.met + 1 :]))
    return Unseen(seat, tuple(kept), tuple(drawn), tuple(hands), in_hands, lots, order, FOLLOW_UP in s.stack)
