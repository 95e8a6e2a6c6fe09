"""The worlds a seat can imagine: other hands, dealt anew; stock and encounters to come are loose."""

from __future__ import annotations

from tafelrunde.games.dante.state import Mountain
from tafelrunde.games.dante.steps.turn import FOLLOW_UP, can_follow_up
from tafelrunde.kernel.luck import Luck


def redeal(s: Mountain, seat: int | None, luck: Luck) -> None:
    """Deals the other hands anew and loosens what lies face down."""
    _redeal_cards(s, seat, luck)
    while FOLLOW_UP in s.stack and not can_follow_up(s, s.turn):
        _redeal_cards(s, seat, luck)  # all know that the hand holds a card to follow with (DANTE-098)
    if not s.loose:
        s.loose = True
        s.order = (*s.order[: s.met + 1], *sorted(s.order[s.met + 1 :]))


def _redeal_cards(s: Mountain, seat: int | None, luck: Luck) -> None:
    """When the stock was last made anew, all cards outside it were in hands. So a card kept since then is in a hand
    now, and how many of these each sinner still holds follows from what was played in the open."""
    hands, known = s.hands, s.kept
    kept: list[int] = []
    kept_by = [0] * s.seats
    drawn = s.stock[:]
    count = 0
    for i, hand in enumerate(hands):
        if i != seat:
            mine = [card for card in hand if known >> card & 1] if known else []
            kept += mine
            kept_by[i] = len(mine)
            drawn += [card for card in hand if card not in mine] if mine else hand
            count += len(hand) - len(mine)
    kept.sort()  # so that the world depends on what is known, not on what lies there
    drawn.sort()
    luck.bring_up(kept, len(kept))
    luck.bring_up(drawn, count)
    for i, hand in enumerate(hands):
        if i != seat:
            own, other = len(kept) - kept_by[i], len(drawn) - (len(hand) - kept_by[i])
            mine = kept[own:] + drawn[other:]
            del kept[own:], drawn[other:]
            mine.sort()
            hands[i] = tuple(mine)
    s.stock = drawn
