"""A round as the rules tell it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fireflies import events
from fireflies.board import Board
from fireflies.state import Meadow
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Refusal, SealedAsk, Step


def deal(setup: Setup[Meadow, Board], luck: Luck) -> Meadow:
    s = Meadow(setup, luck)
    s.push(Deal())
    return s


def draw(s: Meadow, seat: int) -> None:
    """Everybody sees that a card is drawn, only who drew it sees which (FF-001, FF-005)."""
    light = s.pack.pop()
    s.hands[seat][light] += 1
    s.tell(events.DREW, seat)
    s.tell_to((seat,), events.SAW, s.setup.board.lights[light])


@dataclass(frozen=True, slots=True)
class Deal(Step[Meadow]):
    """FF-001."""

    def run(self, s: Meadow) -> None:
        board: Board = s.setup.board
        s.pack = s.luck.shuffled(board.pack)
        for seat in list(range(s.setup.seats)) * board.hand:
            draw(s, seat)
        s.push(Round())


@dataclass(frozen=True, slots=True)
class Round(Step[Meadow]):
    """FF-002, FF-006."""

    def run(self, s: Meadow) -> None:
        if not any(s.hands[0]):  # all hands are of one size
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
        lights = s.setup.board.lights
        return [Action("show", (lights[light],)) for light, cards in enumerate(s.hands[seat]) if cards]

    def why(self, s: Meadow, seat: int, action: Action) -> Refusal:
        return Refusal("FF-002", "not-held", (("light", action.words[0]),))


@dataclass(frozen=True, slots=True)
class Show(SealedAsk[Meadow]):
    """FF-002 to FF-004: all choose in secret and show at once."""

    topic = "show"
    clause = "FF-002"
    choices = (ShowLight(),)

    def seats(self, s: Meadow) -> tuple[int, ...]:
        return tuple(range(s.setup.seats))

    def resolve(self, s: Meadow, answers: Answers) -> None:
        lights = s.setup.board.lights
        shown = {seat: lights.index(str(answer.words[0])) for seat, answer in answers}
        for seat, light in shown.items():
            s.hands[seat][light] -= 1
            s.discard[light] += 1
            s.tell(events.SHOWN, seat, lights[light])
        alone = [light for light in shown.values() if [*shown.values()].count(light) == 1]
        if not alone:
            s.tell(events.NOTHING)
            return
        best = min(alone) if s.setup.options["catch"] == "faintest" else max(alone)  # FF-R01
        winner = next(seat for seat, light in shown.items() if light == best)
        s.points[winner] += len(shown)
        s.tell(events.CAUGHT, winner, len(shown))


@dataclass(frozen=True, slots=True)
class Draw(Step[Meadow]):
    """FF-005: all or nobody, so that hands stay of one size."""

    def run(self, s: Meadow) -> None:
        if len(s.pack) >= s.setup.seats:
            for seat in range(s.setup.seats):
                draw(s, seat)


ALL: tuple[type[Step[Meadow]], ...] = (Deal, Round, Show, Draw)
