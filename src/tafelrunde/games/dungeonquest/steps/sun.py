"""The sun (DQ-019 to DQ-025): it moves once a round, and in the end it sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    IN,
    MOST_ROUNDS,
    NONE,
    SUN,
    Board,
)
from tafelrunde.games.dungeonquest.kinds import Dicing, OfPlayer
from tafelrunde.games.dungeonquest.scoring import end_game
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import fall, pass_away
from tafelrunde.games.dungeonquest.steps.fate import DECLINE, USE_RUNE, Reroll, cast, forgo, use_rune
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk, frozen


def track(setup: Setup[Quest, Board]) -> tuple[int, list[int]]:
    """DQ-019 to DQ-021: how many spaces have no number, and the numbers of the others."""
    plan = setup.board.edition.board
    return plan.blank + int(setup.options["sun_extra"]), plan.sunset


def move_sun(s: Quest) -> None:
    """DQ-019 to DQ-023, DQ-025: before everything else in the status phase; on the last space it only rolls."""
    blank, numbers = track(s.setup)
    s.round += 1
    s.sun = min(s.sun + 1, blank + len(numbers))
    number = numbers[s.sun - blank - 1] if s.sun > blank else 0
    s.tell(events.ROUND, s.round)
    s.tell(events.SUN, s.sun, number)
    if s.round >= MOST_ROUNDS:
        sunset(s, events.LAST_SUNSET)
    elif number:
        cast(s, s.player, 1, SunRolled.roll)
        s.push(SunRolled(number))
        if s.fortunate(s.player):
            rivals = s.dice[0] <= number and sun_holder(s) != NONE
            s.push(RuneOrder(number) if rivals else Reroll(s.player, 1))


def sunset(s: Quest, kind: EventKind = events.SUNSET) -> None:
    """DQ-022, DQ-024: whoever is still inside is dead, for good (DQ-214)."""
    s.tell(kind)
    for seat in s.seats_from(s.first):
        if s.status[seat] == IN:
            fall(s, seat, "sunset")
            pass_away(s, seat)
    end_game(s, "sunset")


def sun_holder(s: Quest) -> int:
    """Who has the Rune of the Sun, if anybody has."""
    return next((seat for seat in range(s.seats) if s.has_power(seat, SUN)), NONE)


@frozen
class SunRolled(Dicing):
    """DQ-022: equal or less, and the sun has set, unless the Rune of the Sun is used."""

    number: int

    roll = "sun"

    def run(self, s: Quest) -> None:
        if s.dice[0] > self.number:
            return
        if sun_holder(s) == NONE:
            sunset(s)
        else:
            s.push(SaveSun(self.number, False))


@frozen
class SaveSun(SoloAsk[Quest]):
    """DQ-188: the Rune of the Sun, by whoever has it, also out of turn. If it came before the Rune of Fortune and was
    not used, that one's owner may still throw again."""

    number: int
    before_fortune: bool

    topic = "save-sun"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def seat(self, s: Quest) -> int:
        return sun_holder(s)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return ("roller:seat", s.player), ("die:number", s.dice[0]), ("number:number", self.number)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            s.tell(events.SAVED_SUN, seat)
            if self.before_fortune:
                s.stack.pop()  # the roll counts as 6, whatever it was
            return
        forgo(s, seat, "rune", self.clause)
        if self.before_fortune:
            s.push(Reroll(s.player, 1))
        else:
            sunset(s)


class OrderRunes(Deed[Quest]):
    verb = "order"
    actions: ClassVar[tuple[Action, ...]] = (Action("order", ("luck",)), Action("order", ("sun",)))

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return self.actions

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"both orders are on offer, also {action}")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Done by the ask, which knows the number."""


@frozen
class RuneOrder(OfPlayer):
    """DQ-008: two runes at the same sunset die; the active player says whose moment comes first."""

    number: int

    topic = "order"
    clause = "DQ-008"
    choices = (OrderRunes(),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.words[0] == "luck":
            s.push(Reroll(seat, 1))
        else:
            s.push(SaveSun(self.number, True))
