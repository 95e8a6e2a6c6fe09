"""Rounds and turns: play a card or pass, and when a round is over (APO-013 to APO-014, APO-096 to APO-101)."""

from __future__ import annotations

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import NOBODY
from tafelrunde.games.apokalypse.state import World
from tafelrunde.games.apokalypse.steps.attacks import Convert, Violence
from tafelrunde.games.apokalypse.steps.dealing import DEALING
from tafelrunde.games.apokalypse.steps.people import LayPerson
from tafelrunde.games.apokalypse.steps.planes import LayInHeaven, LayInHell, Neutralise, Replace
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.steps import PlainDeed, SoloAsk, Step, frozen


class Pass(PlainDeed[World]):
    """APO-014: always allowed. APO-096: no more turns in this round."""

    verb = "pass"

    def do(self, s: World, seat: int, action: Action) -> None:
        passes(s, seat)


def passes(s: World, seat: int) -> None:
    s.passed |= 1 << seat
    s.tell(events.PASSED, seat)
    if s.first == NOBODY:
        s.first = seat  # APO-097
        s.tell(events.STARTS_NEXT, seat)


def playable(s: World, seat: int) -> list[Action]:
    """All that can be done with the hand, kind by kind and display by display, however pointless (APO-R31)."""
    hand, board = s.hands[seat], s.board
    lots = [lot or s.lot(display) for display, lot in enumerate(s.lots)]
    people = (board.people if len(hand) > 1 else board.evil_people)[s.seats]  # APO-024
    found = [board.pass_]
    done = NOBODY
    for kind in hand:
        if kind != done:
            done = kind
            found += people[kind]
            for lot in lots:
                found += lot[kind]
    return found


@frozen
class Turn(SoloAsk[World]):
    """APO-014: exactly one card, or pass. Not forced: that a hand cannot be played is nobody else's business."""

    topic = "turn"
    clause = "APO-014"
    forced = False
    choices = (Pass(), LayPerson(), LayInHeaven(), LayInHell(), Replace(), Neutralise(), Violence(), Convert())

    def seat(self, s: World) -> int:
        return s.turn

    def legal(self, s: World, seat: int) -> list[Action]:
        return playable(s, seat)

    def take(self, s: World, seat: int, action: Action) -> None:
        s.acted |= 1 << seat
        s.stack.append(NEXT)
        _DEEDS[action.verb].do(s, seat, action)


_DEEDS = {deed.verb: deed for deed in Turn.choices}


@frozen
class RoundStart(Step[World]):
    """APO-097, APO-R37: who passed first starts, even if nobody else has had a turn since."""

    def run(self, s: World) -> None:
        s.start = s.first if s.first != NOBODY else s.start
        s.first, s.passed, s.acted = NOBODY, 0, 0
        s.round += 1
        s.turn = (s.start - 1) % s.seats
        s.push(NEXT)
        s.tell(events.ROUND, s.round, s.start)


@frozen
class Next(Step[World]):
    """Clockwise to who has not passed (APO-013), until all but one have (APO-098, APO-R29)."""

    def run(self, s: World) -> None:
        seats = s.seats
        everybody = (1 << seats) - 1
        while True:
            left = everybody & ~s.passed
            if not left & left - 1 and (s.acted == everybody or not _everyone_once(s)):
                s.push(DEALING, ROUND_START)  # APO-114
                s.tell(events.ROUND_OVER, s.round)
                return
            seat = (s.turn + 1) % seats
            while not left >> seat & 1:
                seat = (seat + 1) % seats
            s.turn = seat
            s.tell(events.TURN, seat)
            if s.hands[seat]:
                s.stack.append(TURN)
                return
            s.acted |= 1 << seat
            s.tell(events.NO_CARDS, seat)
            passes(s, seat)  # APO-101, APO-R30


def _everyone_once(s: World) -> bool:
    """APO-100, APO-179, APO-R12: with two players nobody is locked out, unless the table plays it to the letter."""
    how = s.setup.options["round_end"]
    return how == "everyone_once" or (how == "auto" and s.seats == 2)


TURN, NEXT, ROUND_START = Turn(), Next(), RoundStart()
