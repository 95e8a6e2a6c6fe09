"""The deal at the end of a round: population for the good, capital for the evil (APO-102 to APO-114).

Nothing is drawn at any other time (APO-011).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BACKS, CAPITAL, EARTH, HELL, POPULATION, row_of
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.riders import STRIKE
from tafelrunde.kernel.steps import Step, frozen


@frozen
class Dealing(Step[World]):
    """First population, then capital; then perhaps a rider strikes (APO-102)."""

    def run(self, s: World) -> None:
        order = s.seats_from(s.start if s.setup.options["dealer"] == "current" else s.first)  # APO-177, APO-R11
        surfaced = [_deal(s, back, order) for back in (POPULATION, CAPITAL)]  # APO-110: each for itself
        for seat in order:
            _to_hand(s, seat)
        if any(surfaced):
            s.push(STRIKE)  # APO-115: once, whether in one talon or both


def _to_hand(s: World, seat: int) -> None:
    """APO-113, APO-R23: when both deals are over. There is no most (APO-010)."""
    cards, s.dealt[seat] = s.dealt[seat], ()
    if cards:
        s.hands[seat] = tuple(sorted((*s.hands[seat], *cards)))
        capital = sum([kind >= s.board.first_capital for kind in cards])
        s.tell(events.TOOK, seat, len(cards) - capital, capital)
        show(s, seat, cards)


def show(s: World, seat: int, cards: Iterable[int]) -> None:
    """Whoever gets cards sees their fronts."""
    if s.journal is not None:
        for kind, count in sorted(Counter(cards).items()):
            s.tell_to((seat,), events.SAW, s.board.cards[kind], count)


def earned(s: World, seat: int, back: int, column: int) -> int:
    """Cards that a person earns: one, changed by the modifier in its own column (APO-103, APO-105 to APO-107).

    The good earn population and the evil capital (APO-R13), so that wing and deck have the same number."""
    if not column:
        return 1
    if column > len(s.rows[row_of(seat, back, EARTH)]):
        return 0
    hell = s.rows[row_of(seat, back, HELL)]
    return 1 + s.board.code[back][hell[column - 1]] if column <= len(hell) else 1


def income(s: World, seat: int, back: int) -> int:
    """All that a display earns of a deck in a deal that no rider cuts short."""
    people, hell = len(s.rows[row_of(seat, back, EARTH)]), s.rows[row_of(seat, back, HELL)]
    codes = s.board.code[back]
    return 1 + people + sum([codes[card] for card in hell[:people]])


def _deal(s: World, back: int, order: list[int]) -> bool:
    """Column by column, in each from the dealer clockwise (APO-104, APO-108); whether the rider surfaced."""
    drawn = s.setup.options["rider_trigger"] == "drawn"  # APO-178
    longest = max([len(s.rows[row_of(seat, back, EARTH)]) for seat in order])
    for column in range(longest + 1):
        for seat in order:
            if _surfaces(s, seat, back, column, drawn):
                s.tell(events.SURFACED, s.board.riders[s.rider - 1], BACKS[back])
                return True
    return False


def _surfaces(s: World, seat: int, back: int, column: int, drawn: bool) -> bool:
    """Deals what a person earns, as far as it goes; whether the rider surfaced by it (APO-109, APO-111, APO-R10)."""
    due = earned(s, seat, back, column)
    above = s.above[back]
    count = min(due, len(above))
    if count:
        s.dealt[seat] += s.draw(back, count)
        s.tell(events.DEALT, seat, BACKS[back], column, count)
    return count < due if drawn else count == len(above)


DEALING = Dealing()
