"""The treasure chamber: dragon cards and the Dragon Rage (DQ-155 to DQ-162, DQ-234)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    DRAGON_DECK,
    SACRIFICE,
    TREASURE,
    TREASURE_DECK,
)
from tafelrunde.games.dungeonquest.kinds import Dicing, Lasting
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import lose_loot, wound
from tafelrunde.games.dungeonquest.steps.cards import draw_for, effect, reshuffle
from tafelrunde.games.dungeonquest.steps.entering import on_entering
from tafelrunde.games.dungeonquest.steps.fate import DECLINE, Reroll, cast, end_turn, forgo
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk, frozen


@on_entering(TREASURE)
def draw_dragon(s: Quest) -> None:
    """DQ-156."""
    draw_for(s, DRAGON_DECK)


@effect("rage")
def _rage(s: Quest, card: int, rest: str) -> None:
    """DQ-234: every hero inside, the drawing one first, then clockwise."""
    s.push(*(Rage(seat) for seat in s.inside()), AfterRage())


@frozen
class Rage(Lasting):
    """Treasure cards are lost, other loot is not (DQ-R31); then two dice, which the hero may throw again."""

    hero: int

    def run(self, s: Quest) -> None:
        seat = self.hero
        s.tell(events.RAGE, seat)
        for card in s.loot[seat]:
            if s.board.deck_of[card] == TREASURE_DECK:
                lose_loot(s, seat, card)
        s.push(Burn(seat))
        cast(s, seat, 2, Burn.roll)
        if s.fortunate(seat):
            s.push(Reroll(seat, 2))
        if s.ability(seat) == SACRIFICE:
            s.push(Serenity(seat))


@frozen
class Burn(Dicing):
    hero: int

    roll = "rage"
    lasts = True

    def run(self, s: Quest) -> None:
        wound(s, self.hero, sum(s.dice), "fire")


@frozen
class AfterRage(Lasting):
    """DQ-234, DQ-R31: all dragon cards make a new deck, and the turn ends."""

    def run(self, s: Quest) -> None:
        reshuffle(s, DRAGON_DECK)
        end_turn(s)


class ThrowAgain(Deed[Quest]):
    verb = "again"
    actions: ClassVar[tuple[Action, ...]] = tuple(Action("again", (which,)) for which in ("first", "second", "both"))

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return self.actions

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"every die is on offer, also {action}")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        one, other = s.dice
        if action.words[0] == "both":
            cast(s, seat, 2, Burn.roll)
            return
        new = s.luck.roll(6) + 1
        s.dice = (new, other) if action.words[0] == "first" else (one, new)
        s.tell(events.ROLLS[Burn.roll], seat, Burn.roll, *s.dice)


@frozen
class Serenity(SoloAsk[Quest]):
    """DQ-009: Brother Anselm may throw one or both dice of a Dragon Rage again, once."""

    hero: int

    topic = "serenity"
    clause = "DQ-009"
    choices = (ThrowAgain(), DECLINE)

    def seat(self, s: Quest) -> int:
        return self.hero

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return ("first:number", s.dice[0]), ("second:number", s.dice[1])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "decline":
            forgo(s, seat, "serenity")
        SoloAsk.take(self, s, seat, action)
