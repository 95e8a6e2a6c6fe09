"""Dice and attribute tests (DQ-052 to DQ-058), and how a turn is cut short (DQ-010)."""

from __future__ import annotations

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import SACRIFICE, SURE
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.kinds import Dicing, OfPlayer, lasts
from tafelrunde.games.dungeonquest.odds import chance
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import PlainDeed, SoloAsk, Step, frozen

GRIT_OF_SACRIFICE = 3


def end_turn(s: Quest) -> None:
    """DQ-010, DQ-R04: everything that is pending is cancelled, but for what lasts (DQ-234)."""
    stack = s.stack
    while not lasts(stack[-1]):
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


def forgo(s: Quest, seat: int, offer: str, clause: str = "DQ-009") -> None:
    """DQ-009: what somebody might have done and did not is told as well."""
    if s.journal is not None:
        s.tell(events.FORGONE._replace(clause=clause), seat, offer)


def stop(s: Quest, ending: str, clause: str) -> None:
    """The turn ends for a reason that nothing else tells."""
    if s.journal is not None:
        s.tell(events.TURN_ENDS._replace(clause=clause), s.player, ending)
    end_turn(s)


def use_rune(s: Quest, seat: int) -> None:
    """DQ-188."""
    rune = s.spend_rune(seat)
    s.tell(events.RUNE_USED, seat, s.board.cards[rune])


# --- dice


def throw(s: Quest, seat: int, count: int, then: Dicing) -> None:
    """One or two dice; then their owner may use the Rune of Fortune; then `then` looks at them."""
    cast(s, seat, count, then.purpose())
    if s.fortunate(seat):
        s.push(Reroll(seat, count), then)
    else:
        then.run(s)


def cast(s: Quest, seat: int, count: int, roll: str) -> None:
    if count == 1:
        one = s.luck.roll(6) + 1
        s.dice = (one,)
        s.tell(events.ROLLS[roll], seat, roll, one, 0)
    else:
        one, other = divmod(s.luck.roll(36), 6)
        s.dice = (one + 1, other + 1)
        s.tell(events.ROLLS[roll], seat, roll, one + 1, other + 1)


def dicing(s: Quest) -> Dicing:
    """The step that is about to look at the dice."""
    for step in s.stack[::-1]:
        if isinstance(step, Dicing):
            return step
    raise KernelError("nobody looks at the dice")


def odds_of(limit: int) -> tuple[tuple[str, ActionWord], ...]:
    """What a question says of two dice: up to where they succeed, and in how many of a hundred throws."""
    return ("limit:number", limit), ("chance:number", chance(limit))


@frozen
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

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        looks = dicing(s)
        return ("roll", looks.purpose()), ("total:number", sum(s.dice)), *odds_of(looks.limit(s))

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            cast(s, seat, self.count, dicing(s).purpose())
        else:
            forgo(s, seat, "rune", self.clause)


# --- attribute tests of the active player


def attempt(s: Quest, hazard: str) -> None:
    """What the test to come is for, where no card has said it."""
    s.tell(events.HAZARDS[hazard], s.player, hazard)


def put_to_test(s: Quest, attribute: int, burden: int = 0) -> None:
    """DQ-052: two dice against an attribute, more by `burden` (DQ-058). The next step looks at `passed`."""
    seat = s.player
    score = s.attributes[4 * seat + attribute]
    s.tell(events.TESTED, seat, ATTRIBUTES[attribute], score, burden, chance(score - burden))
    if s.ability(seat) == SACRIFICE and not s.ability_used and s.wounds[seat] < s.life(seat) - 1:
        s.push(Sacrifice(), Roll(attribute, burden))
    else:
        throw(s, seat, 2, Judge(attribute, burden))


@frozen
class Roll(Step[Quest]):
    """The dice of a test, after the offer to make a sacrifice."""

    attribute: int
    burden: int

    def run(self, s: Quest) -> None:
        throw(s, s.player, 2, Judge(self.attribute, self.burden))


class MakeSacrifice(Answer):
    verb = "sacrifice"


@frozen
class Sacrifice(OfPlayer):
    """DQ-009: Brother Anselm, once a turn right before a test, unless the wound would kill him: a wound for three
    determination tokens."""

    topic = "sacrifice"
    clause = "DQ-009"
    choices = (MakeSacrifice(), DECLINE)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        """The test that comes next."""
        test = s.stack[-2]
        if not isinstance(test, Roll):
            raise KernelError(f"no test follows {self}")
        judge = Judge(test.attribute, test.burden)
        return ("roll", judge.purpose()), *odds_of(judge.limit(s))

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "sacrifice":
            s.ability_used = True
            s.wounds[seat] += 1
            s.grit[seat] += GRIT_OF_SACRIFICE
            s.tell(events.SACRIFICED, seat, s.wounds[seat], s.grit[seat])
        else:
            forgo(s, seat, "sacrifice")


@frozen
class Judge(Dicing):
    """DQ-052: success up to the attribute; else tokens may help (DQ-054), or the Rune of Certainty."""

    attribute: int
    burden: int

    def purpose(self) -> str:
        return ATTRIBUTES[self.attribute]

    def limit(self, s: Quest) -> int:
        return s.attributes[4 * s.player + self.attribute] - self.burden

    def run(self, s: Quest) -> None:
        missing = sum(s.dice) - self.limit(s)
        if missing <= 0:
            succeed(s)
        elif s.grit[s.player] >= missing:
            s.push(Spend(missing))
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


@frozen
class Spend(OfPlayer):
    """DQ-054, DQ-R39: none, or exactly as many as it takes; the roll has been seen (DQ-056)."""

    shortfall: int

    topic = "spend"
    clause = "DQ-054"
    choices = (SpendTokens(), ACCEPT)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        total = sum(s.dice)
        roll = ("total:number", total), ("limit:number", total - self.shortfall)
        return *roll, ("count:number", self.shortfall), ("grit:number", s.grit[s.player])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "spend":
            s.grit[seat] -= self.shortfall
            s.tell(events.SPENT, seat, self.shortfall, s.grit[seat])
            succeed(s)
        else:
            falter(s)


@frozen
class Certainty(OfPlayer):
    """DQ-188: the Rune of Certainty turns a failed test into a success."""

    topic = "certainty"
    clause = "DQ-188"
    choices = (USE_RUNE, ACCEPT)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("total:number", sum(s.dice)),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "rune":
            use_rune(s, seat)
            succeed(s)
        else:
            fail(s)


@frozen
class EndIfFailed(Step[Quest]):
    """A test that stands in the way: failure ends the turn (DQ-042, DQ-046, DQ-127, DQ-133)."""

    def run(self, s: Quest) -> None:
        if not s.passed:
            end_turn(s)


END_IF_FAILED = EndIfFailed()
