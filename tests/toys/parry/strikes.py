"""Strikes, parries and death: a reaction is an ask above the step it may stop."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Refusal, SealedAsk, Step, frozen
from tests.toys.parry import events
from tests.toys.parry.table import KINDS, PARRY, Duel


def wound(s: Duel, seat: int) -> None:
    """Take a heart (PA-008); the dead discard their hand face up. With one alive it is over (PA-012)."""
    if not s.hearts[seat]:
        return
    s.hearts[seat] -= 1
    s.tell(events.HIT, seat)
    if s.hearts[seat]:
        return
    hand = s.hand(seat)
    s.discard += [card for card, count in enumerate(hand) for _ in range(count)]
    s.hands[KINDS * seat : KINDS * (seat + 1)] = [0] * KINDS
    s.tell(events.FELL, seat, *hand)
    if len(s.living()) <= 1:
        s.finish("last")
        s.tell(events.OVER)


@frozen
class Attack(Step[Duel]):
    """PA-006: the hit is pending, and above it all seats that might parry are asked."""

    attacker: int
    target: int

    def run(self, s: Duel) -> None:
        if s.hearts[self.attacker] and s.hearts[self.target]:
            s.tell(events.ATTACKED, self.attacker, self.target)
            s.push(ParryWindow(self.attacker, self.target), Hit(self.target))


class PlayParry(Choice[Duel]):
    verb = "parry"

    def closed(self, s: Duel, seat: int) -> Refusal | None:
        return None if s.hand(seat)[PARRY] else Refusal("PA-006", "no-parry")

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return (Action("parry"),)

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return Refusal("PA-006", "no-parry")


class Decline(Choice[Duel]):
    """The answer of seats without a parry, too: they are asked all the same."""

    verb = "decline"

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return (Action("decline"),)

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return Refusal("PA-006", "always-open")


@frozen
class ParryWindow(SealedAsk[Duel]):
    """PA-006, PA-007: put to every living seat but the attacker, so being asked tells nothing."""

    attacker: int
    target: int

    topic = "parry"
    clause = "PA-006"
    quiet = True
    pass_verb = "decline"
    choices = (PlayParry(), Decline())

    def seats(self, s: Duel) -> tuple[int, ...]:
        return tuple(seat for seat in s.living() if seat != self.attacker)

    def resolve(self, s: Duel, answers: Answers) -> None:
        willing = [seat for seat, answer in answers if answer.verb == "parry"]
        if willing:
            first = min(willing, key=lambda seat: (seat - self.target) % s.seats)
            s.hands[KINDS * first + PARRY] -= 1
            s.discard.append(PARRY)
            s.tell(events.PARRIED, first)
            s.stack.pop()  # the hit that was pending below


@frozen
class Hit(Step[Duel]):
    """The strike that lands."""

    target: int

    def run(self, s: Duel) -> None:
        wound(s, self.target)
