"""The frame of the game: the opening round, rolling, giving dice to figures, whose turn it is, the clock."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import COLOURS, DICE, OFF_BOARD, ROLL_AGAIN
from tafelrunde.games.drachenland.scoring import end_game
from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.steps.movement import LateRollAgain, Move, reveal
from tafelrunde.games.drachenland.steps.treasures import Treasures
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, SoloAsk, Step, frozen


def opening_targets(s: Land, seat: int) -> dict[int, int]:
    """DL-014: the free spaces at this seat's exact distance, the same for all figures.

    DL-R05, for boards other than ours: a face-down volcano met early ends the move there, and where every target is
    taken the longest shorter move is made.
    """
    steps = s.board.opening_steps[s.seats][(seat - s.start) % s.seats]
    costs = s.board.reach(OFF_BOARD, steps, s.hidden)
    free = {space: cost for space, cost in costs.items() if not s.occupied >> space & 1}
    early = {space: cost for space, cost in free.items() if space < s.board.volcanoes and s.hidden >> space & 1}
    for wanted in range(steps, 0, -1):
        targets = early | {space: cost for space, cost in free.items() if cost == wanted}
        if targets:
            return targets
    return {}


class Enter(Deed[Land]):
    """DL-013 to DL-019: one own figure of any colour comes in through a gate."""

    verb = "enter"

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        targets = opening_targets(s, seat)
        return [Action("enter", (colour, s.board.spaces[space])) for colour in COLOURS for space in targets]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        space = action.word(1)
        steps = s.board.opening_steps[s.seats][(seat - s.start) % s.seats]
        if s.occupied >> s.board.index[space] & 1:
            return Refusal("DL-035", "occupied", (("space", space),))
        clause = "DL-130" if s.seats == 2 else "DL-014"
        return Refusal(clause, "opening-distance", (("space", space), ("steps:number", steps)))

    def do(self, s: Land, seat: int, action: Action) -> None:
        colour, space = COLOURS.index(action.word()), s.board.index[action.word(1)]
        s.put(3 * seat + colour, space)
        s.tell(events.OPENED, s.figure(seat, colour), s.board.spaces[space])
        if space < s.board.volcanoes and s.hidden >> space & 1:
            reveal(s, space)


@frozen
class Opening(SoloAsk[Land]):
    """The opening round, one seat after the other from the start player on (DL-013, DL-020)."""

    position: int

    topic = "opening"
    clause = "DL-013"
    choices = (Enter(),)

    def seat(self, s: Land) -> int:
        return (s.start + self.position) % s.seats

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("steps:number", s.board.opening_steps[s.seats][self.position]),)

    def take(self, s: Land, seat: int, action: Action) -> None:
        s.push(Opening(self.position + 1) if self.position + 1 < s.seats else Turn())
        SoloAsk.take(self, s, seat, action)


@frozen
class Turn(Step[Land]):
    """A turn: roll, then two activations, one completely after the other (DL-021, DL-022, DL-026)."""

    def run(self, s: Land) -> None:
        if s.round == 0:
            s.round = 1
        s.tell(events.TURN, s.player, s.round)
        s.push(Roll(), Activate(), Activate(), EndOfTurn())


@frozen
class Roll(Step[Land]):
    """Both dice go into the Tower of Fate (DL-021). Who owns Roll Again may void the roll (DL-071)."""

    def run(self, s: Land) -> None:
        a, b = s.board.dice
        s.die_a, s.die_b = a[s.luck.roll(len(a))], b[s.luck.roll(len(b))]
        s.tell(events.ROLLED, s.player, s.die_a, s.die_b)
        if s.usable(ROLL_AGAIN):
            s.push(KeepOrReroll())


class Keep(PlainDeed[Land]):
    """The roll stands."""

    verb = "keep"

    def do(self, s: Land, seat: int, action: Action) -> None:
        """DL-065: nobody is obliged to play a tile."""


class RollAgain(PlainDeed[Land]):
    """DL-071 to DL-074: the own roll is void, both dice are rolled again. The ask exists only for its owner."""

    verb = "reroll"

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.spend(ROLL_AGAIN)
        s.tell(events.ROLL_VOID, seat)
        s.push(Roll())


@frozen
class KeepOrReroll(SoloAsk[Land]):
    """Right after the roll, before any die is chosen (DL-071, DL-R20)."""

    topic = "reroll"
    clause = "DL-071"
    choices = (Keep(), RollAgain())

    def seat(self, s: Land) -> int:
        return s.player

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("a:number", s.die_a), ("b:number", s.die_b))


class GiveDie(Deed[Land]):
    """DL-022 to DL-025: a figure gets a die; the other die is for another figure."""

    verb = "activate"

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        activate = s.board.activate
        if s.used:
            die = 0 if s.used == 2 else 1
            return [activate[colour][die] for colour in range(3) if colour != s.first]
        if s.die_a == s.die_b:  # DL-R24: equal dice are one choice, die b goes first
            return [activate[colour][1] for colour in range(3)]
        return [action for of_colour in activate for action in of_colour]

    def meant(self, s: Land, seat: int, action: Action) -> Action:
        """DL-R24: it does not matter which of two equal dice is named."""
        if s.used or s.die_a != s.die_b:
            return action
        return s.board.activate[COLOURS.index(action.word())][1]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        colour, die = action.words
        if s.used and COLOURS.index(str(colour)) == s.first:
            return Refusal("DL-023", "same-figure", (("figure", s.figure(seat, s.first)),))
        if s.used:
            return Refusal("DL-025", "die-used", (("die", die),))
        return Refusal("DL-R24", "dice-equal", (("die", die),))

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.active = COLOURS.index(action.word())
        die = DICE.index(action.word(1))
        if not s.used:
            s.first = s.active
        s.used |= 1 << die
        s.die = s.die_pips = s.die_b if die else s.die_a
        s.die_fresh = True
        s.tell(events.ACTIVATED, s.figure(seat, s.active), DICE[die], s.die)
        s.push(Move(), Treasures(), Rest())


@frozen
class Activate(SoloAsk[Land]):
    """One of two activations with different figures (DL-022); the second is chosen after the first (DL-027,
    DL-R06)."""

    topic = "activate"
    clause = "DL-025"
    choices = (GiveDie(), LateRollAgain())

    def seat(self, s: Land) -> int:
        return s.player

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("nth:number", 2 if s.used else 1),)


@frozen
class Rest(Step[Land]):
    """The activation is over; unused pips lapse (DL-031)."""

    def run(self, s: Land) -> None:
        figure = s.figure(s.player, s.active)
        s.active = -1
        s.die = s.die_pips = s.swift_pips = 0
        s.die_fresh = s.walked = False
        s.tell(events.RESTED, figure)


@frozen
class EndOfTurn(Step[Land]):
    """The next player clockwise (DL-029); after a complete round the eruption clock is looked at (DL-142)."""

    def run(self, s: Land) -> None:
        s.die_a = s.die_b = s.used = 0
        s.first = -1
        for tile in range(len(s.gained)):
            s.gained[tile] = 0
        player, s.player = s.player, (s.player + 1) % s.seats
        s.tell(events.TURN_OVER, player)
        if s.player == s.start and self._clock_ran_out(s):
            end_game(s, "clock", events.CLOCK, s.round)
            return
        s.push(Turn())

    def _clock_ran_out(self, s: Land) -> bool:
        s.idle = 0 if s.took else s.idle + 1
        s.took = False
        s.tell(events.ROUND_OVER, s.round, s.idle)
        options = s.setup.options
        if s.idle:
            s.tell(events.IDLE, s.idle, int(options["clock_idle"]))
        if s.idle >= int(options["clock_idle"]) or s.round >= int(options["clock_rounds"]):
            return True
        s.round += 1
        return False
