"""Dice and attribute tests (DQ-052 to DQ-058), and how a turn is cut short (DQ-010)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import SACRIFICE, SURE
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import PlainDeed, SoloAsk, Step

GRIT_OF_SACRIFICE = 3


class Lasting(Step[Quest]):
    """A step that is carried out even if the turn ends before it: the end of the turn itself, a Dragon Rage."""

    __slots__ = ()


def end_turn(s: Quest) -> None:
    """DQ-010, DQ-R04: everything that is pending is cancelled, but for what lasts (DQ-234)."""
    stack = s.stack
    while not isinstance(stack[-1], Lasting):
        stack.pop()


# --- answers that several asks share


class Answer(PlainDeed[Quest]):
    """A plain answer: what follows is said by the ask itself, which knows what it was about."""

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Nothing more; what is pending goes on."""


class Decline(Answer):
    """DQ-009: what one may do one need not do."""

    verb = "decline"


class UseRune(Answer):
    """DQ-188: each rune works once, at its moment."""

    verb = "rune"


class Stay(Answer):
    verb = "stay"


DECLINE = Decline()
USE_RUNE = UseRune()
STAY = Stay()


class OfPlayer(SoloAsk[Quest]):
    """An ask put to the active player."""

    __slots__ = ()

    def seat(self, s: Quest) -> int:
        return s.player


def use_rune(s: Quest, seat: int) -> None:
    """DQ-188."""
    rune = s.spend_rune(seat)
    s.tell(events.RUNE_USED, seat, s.board.cards[rune])


# --- dice


def throw(s: Quest, seat: int, count: int, then: Step[Quest]) -> None:
    """One or two dice; then their owner may use the Rune of Fortune; then `then` looks at them."""
    s.push(then)
    cast(s, seat, count)
    if s.fortunate(seat):
        s.push(Reroll(seat, count))


def cast(s: Quest, seat: int, count: int) -> None:
    if count == 1:
        one = s.luck.roll(6) + 1
        s.dice = (one,)
        s.tell(events.ROLLED, seat, one, 0)
    else:
        one, other = divmod(s.luck.roll(36), 6)
        s.dice = (one + 1, other + 1)
        s.tell(events.ROLLED, seat, one + 1, other + 1)


@dataclass(frozen=True, slots=True)
class Reroll(SoloAsk[Quest]):
    """DQ-188: after any roll in play its owner may use the Rune of Fortune: all its dice once more, and the new result
    stands."""

    thrower: int
    count: int

    topic = "reroll"
    clause = "DQ-188"
    choices = (USE_RUNE, DECLINE)

    def seat(self, s: Quest) -> int:
        return self.thrower

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            cast(s, seat, self.count)


# --- attribute tests of the active player


@dataclass(frozen=True, slots=True)
class Test(Step[Quest]):
    """DQ-052: two dice against an attribute, more by `burden` (DQ-058). The next step looks at `passed`."""

    __test__: ClassVar[bool] = False  # not one of pytest's
    attribute: int
    burden: int

    def run(self, s: Quest) -> None:
        seat = s.player
        if s.ability(seat) == SACRIFICE and not s.ability_used and s.wounds[seat] < s.life(seat) - 1:
            s.push(Sacrifice(), Roll(self.attribute, self.burden))
        else:
            throw(s, seat, 2, Judge(self.attribute, self.burden))


@dataclass(frozen=True, slots=True)
class Roll(Step[Quest]):
    """The dice of a test, after the offer to make a sacrifice."""

    attribute: int
    burden: int

    def run(self, s: Quest) -> None:
        throw(s, s.player, 2, Judge(self.attribute, self.burden))


class MakeSacrifice(Answer):
    verb = "sacrifice"


@dataclass(frozen=True, slots=True)
class Sacrifice(OfPlayer):
    """DQ-009: Brother Anselm, once a turn right before a test, unless the wound would kill him: a wound for three
    determination tokens."""

    topic = "sacrifice"
    clause = "DQ-009"
    choices = (MakeSacrifice(), DECLINE)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "sacrifice":
            s.ability_used = True
            s.wounds[seat] += 1
            s.grit[seat] += GRIT_OF_SACRIFICE
            s.tell(events.SACRIFICED, seat, s.wounds[seat], s.grit[seat])


@dataclass(frozen=True, slots=True)
class Judge(Step[Quest]):
    """DQ-052: success up to the attribute; else tokens may help (DQ-054), or the Rune of Certainty."""

    attribute: int
    burden: int

    def run(self, s: Quest) -> None:
        seat, total = s.player, sum(s.dice) + self.burden
        score = s.attributes[4 * seat + self.attribute]
        s.tell(events.TESTED, seat, ATTRIBUTES[self.attribute], total, score)
        if total <= score:
            succeed(s)
        elif s.grit[seat] >= total - score:
            s.push(Spend(total - score))
        else:
            falter(s)


def succeed(s: Quest) -> None:
    """DQ-055: also when tokens made it a success; no token is gained."""
    s.passed = True
    s.tell(events.PASSED, s.player)


def falter(s: Quest) -> None:
    if s.has_power(s.player, SURE):
        s.push(Certainty())
    else:
        fail(s)


def fail(s: Quest) -> None:
    """DQ-053; the new token cannot be spent on this roll any more (DQ-056)."""
    s.passed = False
    s.grit[s.player] += 1
    s.tell(events.FAILED, s.player, s.grit[s.player])


class SpendTokens(Answer):
    """DQ-054: each token lowers the total by 1."""

    verb = "spend"


class Accept(Answer):
    verb = "accept"


ACCEPT = Accept()


@dataclass(frozen=True, slots=True)
class Spend(OfPlayer):
    """DQ-054, DQ-R39: none, or exactly as many as it takes; the roll has been seen (DQ-056)."""

    shortfall: int

    topic = "spend"
    clause = "DQ-054"
    choices = (SpendTokens(), ACCEPT)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "spend":
            s.grit[seat] -= self.shortfall
            s.tell(events.SPENT, seat, self.shortfall, s.grit[seat])
            succeed(s)
        else:
            falter(s)


@dataclass(frozen=True, slots=True)
class Certainty(OfPlayer):
    """DQ-188: the Rune of Certainty turns a failed test into a success."""

    topic = "certainty"
    clause = "DQ-188"
    choices = (USE_RUNE, ACCEPT)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            succeed(s)
        else:
            fail(s)


@dataclass(frozen=True, slots=True)
class EndIfFailed(Step[Quest]):
    """A test that stands in the way: failure ends the turn (DQ-042, DQ-046, DQ-127, DQ-133)."""

    def run(self, s: Quest) -> None:
        if not s.passed:
            end_turn(s)


END_IF_FAILED = EndIfFailed()
