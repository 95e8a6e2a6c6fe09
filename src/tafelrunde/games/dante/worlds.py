"""The worlds a seat can imagine: other hands, dealt anew and not sorted; stock and encounters to come are loose."""

from __future__ import annotations

from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.turn import FOLLOW_UP, can_follow_up
from tafelrunde.kernel.luck import Drawing, Luck, bounds_of, dealt, drawing
from tafelrunde.kernel.steps import frozen

HandSlices = tuple[int, int, int, int, int]
"""A hand of somebody else: which of the cards that are dealt come into it, from where to where among those drawn and
among those kept."""


@frozen
class Unseen:
    """What worlds of a seat are dealt from, as far as it is the same in all of them.

    When the stock was last made anew, all cards outside it were in hands. So a card kept since then is in a hand now,
    and how many of these each sinner still holds follows from what was played in the open.
    """

    seat: int | None
    cards: list[int]  # in stock and hands; then those that were kept
    stock: int  # how many
    hands: list[HandSlices]
    deal: Drawing
    bounds: tuple[int, ...]  # of its lots
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
    cards = unseen.cards[:]
    dealt(cards, unseen.deal, luck.lots(unseen.bounds))
    whole = tuple(cards)
    for holder, first, last, first_kept, last_kept in unseen.hands:
        hand = whole[first:last]
        s.hands[holder] = hand + whole[first_kept:last_kept] if last_kept > first_kept else hand
    del cards[unseen.stock :]
    s.stock = cards


def _unseen(s: Mountain, seat: int | None) -> Unseen:
    """Gathers what this seat cannot know, sorted: so worlds depend on what is known, not on what lies there."""
    hidden = [(i, hand) for i, hand in enumerate(s.hands) if i != seat]
    kept = sorted([card for _, hand in hidden for card in hand if s.kept >> card & 1])
    drawn = sorted([*s.stock, *[card for _, hand in hidden for card in hand if not s.kept >> card & 1]])
    stock = first = len(s.stock)
    count, in_hands, first_kept = len(drawn), len(drawn) - stock, len(drawn)
    hands: list[HandSlices] = []
    for i, hand in hidden:
        own = sum([s.kept >> card & 1 for card in hand])
        last, last_kept = first + len(hand) - own, first_kept + own
        hands.append((i, first, last, first_kept, last_kept))
        first, first_kept = last, last_kept
    deal = drawing(0, count, in_hands) + drawing(count, len(kept), len(kept))
    order = (*s.order[: s.met + 1], *sorted(s.order[s.met + 1 :]))
    return Unseen(seat, drawn + kept, stock, hands, deal, bounds_of(deal), order, FOLLOW_UP in s.stack)
