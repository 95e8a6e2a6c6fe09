"""A round as the rules tell it."""

from __future__ import annotations

from collections.abc import Sequence

from fireflies import events
from fireflies.board import Board
from fireflies.state import Meadow
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import with_card, without
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Refusal, SealedAsk, Step, frozen


def deal(setup: Setup[Meadow, Board], luck: Luck) -> Meadow:
    s = Meadow(setup, luck)
    s.push(Deal())
    return s


def draw(s: Meadow, seat: int) -> None:
    """Everybody sees that a card is drawn, only who drew it sees which (FF-001, FF-005)."""
    *pack, card = s.pack
    s.pack, s.hands[seat] = tuple(pack), with_card(s.hands[seat], card)
    s.tell(events.DREW, seat)
    s.tell_to((seat,), events.SAW, s.board.lights[card])


@frozen
class Deal(Step[Meadow]):
    """FF-001."""

    def run(self, s: Meadow) -> None:
        s.pack = tuple(s.luck.shuffled(s.board.pack))
        for seat in list(range(s.setup.seats)) * s.board.hand:
            draw(s, seat)
        s.push(Round())


@frozen
class Round(Step[Meadow]):
    """FF-002, FF-006."""

    def run(self, s: Meadow) -> None:
        if not s.hands[0]:  # all hands are of one size
            s.finish("dawn")
            s.tell(events.OVER)
            return
        s.round += 1
        s.tell(events.ROUND, s.round)
        s.push(Show(), Draw(), Round())


class ShowLight(Choice[Meadow]):
    """FF-002."""

    verb = "show"

    def offers(self, s: Meadow, seat: int) -> Sequence[Action]:
        return [Action("show", (s.board.lights[card],)) for card in sorted(set(s.hands[seat]))]

    def why(self, s: Meadow, seat: int, action: Action) -> Refusal:
        return Refusal("FF-002", "not-held", (("light", action.words[0]),))


@frozen
class Show(SealedAsk[Meadow]):
    """FF-002 to FF-004: all choose in secret and show at once."""

    topic = "show"
    clause = "FF-002"
    choices = (ShowLight(),)

    def seats(self, s: Meadow) -> tuple[int, ...]:
        return tuple(range(s.setup.seats))

    def resolve(self, s: Meadow, answers: Answers) -> None:
        shown = {seat: s.board.lights.index(answer.word()) for seat, answer in answers}
        for seat, card in shown.items():
            s.hands[seat], s.discard = without(s.hands[seat], card), with_card(s.discard, card)
            s.tell(events.SHOWN, seat, s.board.lights[card])
        alone = [card for card in shown.values() if [*shown.values()].count(card) == 1]
        if not alone:
            s.tell(events.NOTHING)
            return
        best = min(alone) if s.setup.options["catch"] == "faintest" else max(alone)  # FF-R01
        winner = next(seat for seat, card in shown.items() if card == best)
        s.points[winner] += len(shown)
        s.tell(events.CAUGHT, winner, len(shown))


@frozen
class Draw(Step[Meadow]):
    """FF-005: all or nobody, so that hands stay of one size."""

    def run(self, s: Meadow) -> None:
        if len(s.pack) >= s.setup.seats:
            for seat in range(s.setup.seats):
                draw(s, seat)


ALL: tuple[type[Step[Meadow]], ...] = (Deal, Round, Show, Draw)
