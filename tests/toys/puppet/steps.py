"""A turn of Puppet, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Deed, Refusal, SoloAsk, Step, frozen
from tests.toys.puppet.table import CARDS, FLIP, KINDS, NOBODY, STRING, Board, Race

TURN = EventKind("turn", "PU-001", ("figure", "seat"))
WOUND = EventKind("wound", "PU-007", ("figure",))
SPENT = EventKind("spent", "PU-001", ("seat", "card"), final=True)
TURNED_UP = EventKind("turned-up", "PU-007", ("card",), final=True)
MOVED = EventKind("moved", "PU-002", ("figure", "at:number"))
ARRIVED = EventKind("arrived", "PU-008", ("figure",))
FLIPPED = EventKind("flipped", "PU-003")
STRUNG = EventKind("strung", "PU-004", ("seat", "figure"))
LET_GO = EventKind("let-go", "PU-006", ("figure", "seat"))
DREW = EventKind("drew", "PU-005", ("seat",))
SAW = EventKind("saw", "PU-005", ("card",))
OVER = EventKind("over", "PU-008")
EVENTS = (TURN, WOUND, SPENT, TURNED_UP, MOVED, ARRIVED, FLIPPED, STRUNG, LET_GO, DREW, SAW, OVER)


def deal(setup: Setup[Race, Board], luck: Luck) -> Race:
    race = Race(setup, luck)
    race.push(DealCards())
    return race


def draw(s: Race, seat: int) -> None:
    """Draw a card (PU-005): everybody sees that it is drawn, only its owner sees which."""
    if s.deck:
        card = s.deck.pop()
        s.hands[KINDS * seat + card] += 1
        s.tell(DREW, seat)
        s.tell_to((seat,), SAW, CARDS[card])


def spend(s: Race, seat: int, card: int) -> None:
    """Take the card from the hand of the seat with the strings, not of the figure's owner (PU-001)."""
    s.hands[KINDS * seat + card] -= 1
    s.discard[card] += 1
    s.tell(SPENT, seat, CARDS[card])


def advance(s: Race, figure: int, pace: int) -> None:
    """PU-002, PU-008."""
    goal = int(s.setup.options["track"])
    s.at[figure] = min(s.at[figure] + pace, goal)
    s.tell(MOVED, s.figures[figure], s.at[figure])
    if s.at[figure] == goal:
        s.arrived.append(figure)
        s.tell(ARRIVED, s.figures[figure])
        if len(s.arrived) == (2 if s.setup.options["winner"] == "second" else 1):
            end(s, "goal")


def end(s: Race, how: str) -> None:
    s.finish(how)
    s.tell(OVER)


def flip(s: Race) -> None:
    """PU-003."""
    s.direction = -s.direction
    s.tell(FLIPPED)


@frozen
class DealCards(Step[Race]):
    """The shuffle and the deal; the first figure begins."""

    def run(self, s: Race) -> None:
        board: Board = s.setup.board
        s.deck = s.luck.shuffled(board.pack)
        for seat in list(range(s.seats)) * board.hand:
            draw(s, seat)
        s.push(Turn())


@frozen
class Turn(Step[Race]):
    """A turn of a figure. The seat with its strings answers, whoever owns it."""

    def run(self, s: Race) -> None:
        leader, figure = s.strings[s.turn], s.figures[s.turn]
        if leader == NOBODY:
            s.tell(WOUND, figure)
            s.push(Clockwork(), NextFigure())
            return
        s.tell(TURN, figure, leader)
        if any(s.hand(leader)):
            s.push(Pull(), NextFigure())
        else:
            end(s, "cards")  # PU-009; how many cards a hand has is public


@frozen
class Clockwork(Step[Race]):
    """PU-007: the automaton moves without a player."""

    def run(self, s: Race) -> None:
        if not s.deck:
            advance(s, s.turn, 1)
            return
        card = s.deck.pop()
        s.discard[card] += 1
        s.tell(TURNED_UP, CARDS[card])
        if card < FLIP:
            advance(s, s.turn, card + 1)
        elif card == FLIP:
            flip(s)


class Walk(Deed[Race]):
    """PU-002."""

    verb = "step"

    def offers(self, s: Race, seat: int) -> Sequence[Action]:
        return [Action("step", (card + 1,)) for card in range(FLIP) if s.hand(seat)[card]]

    def why(self, s: Race, seat: int, action: Action) -> Refusal:
        return Refusal("PU-002", "not-held", (("card", CARDS[int(action.words[0]) - 1]),))

    def do(self, s: Race, seat: int, action: Action) -> None:
        pace = int(action.words[0])
        spend(s, seat, pace - 1)
        advance(s, s.turn, pace)


class Flip(Deed[Race]):
    """PU-003."""

    verb = "flip"

    def closed(self, s: Race, seat: int) -> Refusal | None:
        return None if s.hand(seat)[FLIP] else Refusal("PU-003", "not-held", (("card", "flip"),))

    def offers(self, s: Race, seat: int) -> Sequence[Action]:
        return (Action("flip"),)

    def why(self, s: Race, seat: int, action: Action) -> Refusal:
        return Refusal("PU-003", "always-open")

    def do(self, s: Race, seat: int, action: Action) -> None:
        spend(s, seat, FLIP)
        flip(s)


class TakeStrings(Deed[Race]):
    """PU-004."""

    verb = "string"

    def closed(self, s: Race, seat: int) -> Refusal | None:
        return None if s.hand(seat)[STRING] else Refusal("PU-004", "not-held", (("card", "string"),))

    def offers(self, s: Race, seat: int) -> Sequence[Action]:
        running = [f for f in range(s.seats) if f not in s.arrived and f != s.turn and s.strings[f] != seat]
        return [Action("string", (s.figures[figure],)) for figure in running]

    def why(self, s: Race, seat: int, action: Action) -> Refusal:
        return Refusal("PU-004", "no-strings", (("figure", action.words[0]),))

    def do(self, s: Race, seat: int, action: Action) -> None:
        spend(s, seat, STRING)
        s.strings[s.figures.index(str(action.words[0]))] = seat
        s.tell(STRUNG, seat, action.words[0])


class Drop(Deed[Race]):
    """PU-005: always possible, so no seat is ever stuck."""

    verb = "drop"

    def offers(self, s: Race, seat: int) -> Sequence[Action]:
        return [Action("drop", (name,)) for card, name in enumerate(CARDS) if s.hand(seat)[card]]

    def why(self, s: Race, seat: int, action: Action) -> Refusal:
        return Refusal("PU-005", "not-held", (("card", action.words[0]),))

    def do(self, s: Race, seat: int, action: Action) -> None:
        spend(s, seat, CARDS.index(str(action.words[0])))


@frozen
class Pull(SoloAsk[Race]):
    """PU-001. Not forced: an automatic answer would tell others about the hand."""

    topic = "pull"
    clause = "PU-001"
    forced = False
    choices = (Walk(), Flip(), TakeStrings(), Drop())

    def seat(self, s: Race) -> int:
        return s.strings[s.turn]

    def take(self, s: Race, seat: int, action: Action) -> None:
        SoloAsk.take(self, s, seat, action)
        if not s.ended:
            draw(s, seat)


@frozen
class NextFigure(Step[Race]):
    """PU-006; then on in the direction of play, past those at the goal."""

    def run(self, s: Race) -> None:
        if s.strings[s.turn] not in (s.turn, NOBODY):
            s.strings[s.turn] = s.turn
            s.tell(LET_GO, s.figures[s.turn], s.turn)
        s.turn = (s.turn + s.direction) % len(s.figures)
        while s.turn in s.arrived:
            s.turn = (s.turn + s.direction) % len(s.figures)
        s.push(Turn())


ALL: tuple[type[Step[Race]], ...] = (DealCards, Turn, Pull, Clockwork, NextFigure)
