"""Who sees what, and which worlds a seat can imagine."""

from __future__ import annotations

from fireflies.state import Meadow
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import SortedRow, dealt_anew
from tafelrunde.kernel.views import Shown


class Night(Shown):
    """All that anybody sees."""

    round: int
    points: list[int]
    pack: int  # how many cards
    discard: dict[str, int]  # how many of each light
    hands: list[int]
    hand: dict[str, int] | None  # of whoever looks


def _counted(s: Meadow, cards: SortedRow) -> dict[str, int]:
    return {light: cards.count(card) for card, light in enumerate(s.board.lights)}


def view(s: Meadow, seat: int | None) -> Night:
    sizes = [len(hand) for hand in s.hands]
    hand = None if seat is None else _counted(s, s.hands[seat])
    return Night(s.round, s.points[:], len(s.pack), _counted(s, s.discard), sizes, hand)


def redeal(s: Meadow, seat: int | None, luck: Luck) -> None:
    """Deals the pack and all other hands anew."""
    others = [other for other in range(len(s.hands)) if other != seat]
    s.pack, *hands = dealt_anew(luck, s.pack, *(s.hands[other] for other in others))
    for other, hand in zip(others, hands, strict=True):
        s.hands[other] = tuple(sorted(hand))
