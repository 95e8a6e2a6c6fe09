"""A round of Parry, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, SoloAsk, Step, frozen
from tests.toys.parry import events
from tests.toys.parry.strikes import Attack, Hit, ParryWindow, wound
from tests.toys.parry.table import CARDS, COIN, KINDS, NONE, STRIKE, Board, Duel

ALWAYS = Refusal("PA-004", "always-open")


def deal(setup: Setup[Duel, Board], luck: Luck) -> Duel:
    duel = Duel(setup, luck)
    duel.push(DealCards())
    return duel


def held(s: Duel, seat: int) -> list[str]:
    """Return the kinds of cards in a hand."""
    return [CARDS[card] for card, count in enumerate(s.hand(seat)) if count]


def take_card(s: Duel, seat: int, action: Action) -> int:
    """Take the card that an action names out of the hand."""
    card = CARDS.index(str(action.words[0]))
    s.hands[KINDS * seat + card] -= 1
    return card


def draw(s: Duel, seat: int) -> None:
    """Draw a card: everybody sees that it is drawn, only its owner sees which."""
    if s.deck:
        card = s.deck.pop()
        s.hands[KINDS * seat + card] += 1
        s.tell(events.DREW, seat)
        s.tell_to((seat,), events.SAW, CARDS[card])


@frozen
class DealCards(Step[Duel]):
    """The shuffle of the pack and the deal."""

    def run(self, s: Duel) -> None:
        board: Board = s.setup.board
        s.deck = s.luck.shuffled(board.pack)
        for seat in list(range(s.seats)) * board.hand:
            draw(s, seat)
        s.push(Round())


@frozen
class Round(Step[Duel]):
    """A round: draw, give, lay, aim, reveal, open the gifts, haunt."""

    def run(self, s: Duel) -> None:
        s.round += 1
        s.tell(events.ROUND, s.round)
        for seat in s.living():
            draw(s, seat)
        gifts = [OpenGift(seat) for seat in range(s.seats)]
        s.push(*(Give(seat) for seat in s.living()), Lay(), Aim(), *gifts, Ghosts(), EndOfRound())


class Present(Deed[Duel]):
    """PA-002, PA-003: the card is known to two seats, that it was given to all."""

    verb = "give"

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        to = [other for other in s.living() if other != seat and s.gifts[other] == NONE]
        return [Action("give", (card, other)) for card in held(s, seat) for other in to]

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        card, to = action.words
        if card not in held(s, seat):
            return Refusal("PA-002", "not-held", (("card", card),))
        full = to != seat and s.gifts[int(to)] != NONE
        return Refusal("PA-003", "has-gift" if full else "no-such-target", (("to:seat", to),))

    def do(self, s: Duel, seat: int, action: Action) -> None:
        to = int(action.words[1])
        s.gifts[to], s.givers[to] = take_card(s, seat, action), seat
        s.tell(events.GAVE, seat, to)
        s.tell_to((seat, to), events.GIFT, CARDS[s.gifts[to]])


class Keep(Deed[Duel]):
    """The choice to give or lay no card."""

    verb = "keep"

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return (Action("keep"),)

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return ALWAYS

    def do(self, s: Duel, seat: int, action: Action) -> None:
        """Do nothing."""


@frozen
class Give(SoloAsk[Duel]):
    """PA-002. Not forced: an automatic answer would tell others about the hand."""

    giver: int

    topic = "give"
    clause = "PA-002"
    forced = False
    choices = (Present(), Keep())

    def seat(self, s: Duel) -> int:
        return self.giver


class LayCard(Choice[Duel]):
    verb = "lay"

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return [Action("lay", (card,)) for card in held(s, seat)]

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return Refusal("PA-004", "not-held", (("card", action.words[0]),))


@frozen
class Lay(SealedAsk[Duel]):
    """PA-004: the first of two secret choices; the cards stay face down."""

    topic = "lay"
    clause = "PA-004"
    choices = (LayCard(), Keep())

    def seats(self, s: Duel) -> tuple[int, ...]:
        return s.living()

    def resolve(self, s: Duel, answers: Answers) -> None:
        for seat, answer in answers:
            if answer.verb == "lay":
                s.laid[seat] = take_card(s, seat, answer)
                s.tell(events.LAID, seat)


class Target(Choice[Duel]):
    """A living other seat."""

    clause: ClassVar[str]

    def offers(self, s: Duel, seat: int) -> Sequence[Action]:
        return [Action(self.verb, (other,)) for other in s.living() if other != seat]

    def why(self, s: Duel, seat: int, action: Action) -> Refusal:
        return Refusal(self.clause, "no-such-target", (("to:seat", action.words[0]),))


class AimAt(Target):
    verb = "aim"
    clause = "PA-005"


class HauntOne(Target):
    verb = "haunt"
    clause = "PA-011"


@frozen
class Aim(SealedAsk[Duel]):
    """PA-005: the second secret choice; then both are revealed at once."""

    topic = "aim"
    clause = "PA-005"
    choices = (AimAt(),)

    def seats(self, s: Duel) -> tuple[int, ...]:
        return s.living()

    def resolve(self, s: Duel, answers: Answers) -> None:
        attacks: list[Attack] = []
        for seat, answer in answers:
            card, to = s.laid[seat], int(answer.words[0])
            if card == NONE:
                continue
            s.laid[seat], s.aims[seat] = NONE, to
            s.discard.append(card)
            s.tell(events.REVEALED, seat, CARDS[card], to)
            if card == STRIKE:
                attacks.append(Attack(seat, to))
            elif card == COIN:
                earn(s, seat)
        s.push(*attacks)


def earn(s: Duel, seat: int) -> None:
    s.coins[seat] += 1
    s.tell(events.EARNED, seat)


@frozen
class OpenGift(Step[Duel]):
    """PA-010: the gift that two knew becomes public."""

    seat: int

    def run(self, s: Duel) -> None:
        card = s.gifts[self.seat]
        if card == NONE:
            return
        s.gifts[self.seat] = s.givers[self.seat] = NONE
        s.discard.append(card)
        s.tell(events.OPENED, self.seat, CARDS[card])
        if card == STRIKE:
            wound(s, self.seat)
        elif card == COIN:
            earn(s, self.seat)


@frozen
class Ghosts(Step[Duel]):
    """The dead are skipped everywhere else, but here they are asked."""

    def run(self, s: Duel) -> None:
        if len(s.living()) < s.seats:
            s.push(Haunt())


@frozen
class Haunt(SealedAsk[Duel]):
    """PA-011."""

    topic = "haunt"
    clause = "PA-011"
    choices = (HauntOne(),)

    def seats(self, s: Duel) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if not s.hearts[seat])

    def resolve(self, s: Duel, answers: Answers) -> None:
        for ghost, answer in answers:
            victim = int(answer.words[0])
            hand = [card for card, count in enumerate(s.hand(victim)) for _ in range(count)]
            if hand:
                card = s.luck.pick(hand)
                s.hands[KINDS * victim + card] -= 1
                s.discard.append(card)
                s.tell(events.HAUNTED, ghost, victim, CARDS[card])


@frozen
class EndOfRound(Step[Duel]):
    """PA-012."""

    def run(self, s: Duel) -> None:
        if s.round < s.setup.board.rounds:
            s.push(Round())
        else:
            s.finish("rounds")
            s.tell(events.OVER)


ALL: tuple[type[Step[Duel]], ...] = (
    DealCards,
    Round,
    Give,
    Lay,
    Aim,
    Attack,
    ParryWindow,
    Hit,
    OpenGift,
    Ghosts,
    Haunt,
    EndOfRound,
)
