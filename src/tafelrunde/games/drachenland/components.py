"""What holds at every moment (DL-135 to DL-141)."""

from __future__ import annotations

from tafelrunde.games.drachenland.board import (
    LOOT_KINDS,
    MAGIC_HAND,
    NO_TILE,
    OFF_BOARD,
    ORDINARY,
    ROLL_AGAIN,
    SWIFT_STEPS,
)
from tafelrunde.games.drachenland.scoring import END_CLAUSES
from tafelrunde.games.drachenland.state import NOBODY, Land
from tafelrunde.games.drachenland.steps.movement import Move
from tafelrunde.games.drachenland.steps.setup import Lead
from tafelrunde.games.drachenland.steps.treasures import Collect, HandOrDone, Treasures, takeable
from tafelrunde.games.drachenland.steps.turn import Activate, EndOfTurn, KeepOrReroll, Opening, Rest
from tafelrunde.kernel.errors import require
from tafelrunde.kernel.steps import Step

Frame = tuple[Step[Land], ...]
"""Steps that are pending, the next one first."""


def invariants(s: Land) -> None:
    """Holds at every moment of every game."""
    fields = [place for place in s.figures if place >= s.board.volcanoes]
    require(len(fields) == len(set(fields)), "DL-136: two figures on one field")
    require(s.occupied == sum(1 << place for place in fields), "DL-136: occupied fields are out of step")
    require(s.eggs_left == sum(s.eggs), "DL-135: the egg count is out of step")
    require(bool(s.ended) == (s.eggs_left == 0) or s.ended == "clock", "DL-140: over exactly without eggs")
    require(s.rings < 1 << len(s.figures), "DL-140: a ring on nobody")
    for volcano, tile in enumerate(s.tiles):
        face_down = bool(s.hidden >> volcano & 1)
        require(not (face_down and volcano in s.figures), "DL-047, DL-141: a figure stands on a face-down tile")
        bare = tile == NO_TILE or (not face_down and tile >= ORDINARY)
        require(s.eggs[volcano] or bare, "DL-137: a tile without an egg")
    for seat in range(s.seats):
        for colour in range(3):
            has_gems = s.loot[LOOT_KINDS * seat + 1 + colour] > 0
            require(not has_gems or s.figures[3 * seat + colour] >= 0, "DL-138: gems of a figure off the board")
    chosen = [people for people in s.led if people != NOBODY]
    require(len(chosen) == len(set(chosen)), "DL-R27: two seats lead one people")
    if s.stack and isinstance(s.stack[-1], Lead):
        _choosing(s, s.stack[-1].chooser)
        return
    require(len(chosen) == s.seats, "DL-R27: a seat without a people")
    require(s.setup.options["peoples"] != "order" or chosen == list(range(s.seats)), "DL-R27: not in order")
    if s.ended:
        require(s.ended in END_CLAUSES, "DL-119, DL-142: no such end")
    elif s.stack and isinstance(s.stack[-1], Opening):
        _opening(s, s.stack[-1].position)
    else:
        _turn(s)


def _choosing(s: Land, chooser: int) -> None:
    """Peoples are chosen one seat after the other, before anything else happens (DL-R27)."""
    require(len(s.stack) == 1, "DL-R27: nothing but the choice of peoples is pending")
    require(s.setup.options["peoples"] == "choice", "DL-R27: nobody chooses a people here")
    require(0 <= chooser < s.seats, "DL-R27: all have chosen")
    for seat, people in enumerate(s.led):
        require((people != NOBODY) == (seat < chooser), "DL-R27: one seat after the other chooses")
    require(s.start == s.player == s.round == s.die_a == s.die_b == s.used == 0, "DL-R27: nobody has begun yet")
    require(s.first == -1, "DL-R27: nobody has been activated yet")
    require(all(place == OFF_BOARD for place in s.figures), "DL-002: all figures start off the board")
    _nobody_active(s)


def _opening(s: Land, position: int) -> None:
    """The opening round: those who had their turn have one figure on the board, the others none (DL-013, DL-020)."""
    require(len(s.stack) == 1, "DL-013: nothing but the opening round is pending")
    require(0 <= position < s.seats, "DL-013: the opening round is over")
    require(s.player == s.start, "DL-011: the start player begins")
    require(s.round == s.die_a == s.die_b == s.used == 0, "DL-013: nobody has rolled yet")
    require(s.first == -1, "DL-013: nobody has been activated yet")
    _nobody_active(s)
    for turn, seat in enumerate(s.seats_from(s.start)):
        entered = sum(place != OFF_BOARD for place in s.figures[3 * seat : 3 * seat + 3])
        require(entered == (turn < position), "DL-013: one figure each enters in the opening round")


def _turn(s: Land) -> None:
    """Dice, active figure, tiles and pending steps tell the same story (DL-021 to DL-028)."""
    options = s.setup.options
    require(0 < s.round <= int(options["clock_rounds"]), "DL-142: no such round")
    require(s.idle < int(options["clock_idle"]), "DL-142: the volcanoes have erupted")
    require(min(s.die_a, s.die_b) > 0, "DL-021: the dice have not been rolled")
    for tile in range(ORDINARY):
        require(s.gained[tile] <= s.owned[ORDINARY * s.player + tile] + s.played[tile], "DL-055: gained, but not there")
        require(s.usable(tile) >= 0, "DL-069: a tile gained this turn was played")
    given = s.used.bit_count()
    require((s.first >= 0) == (given > 0), "DL-025: a die is used exactly if a figure was activated")
    rest = (*[Activate()] * (2 - given), EndOfTurn())
    if s.active < 0:
        _between(s, given, rest)
    else:
        _activation(s, given, rest)


def _between(s: Land, given: int, rest: Frame) -> None:
    pending = tuple(reversed(s.stack))
    if pending[0] == KeepOrReroll():
        require(s.usable(ROLL_AGAIN), "DL-071: no Roll Again to play")
        require(given == 0, "DL-071: a die has been used already")
        rest = (KeepOrReroll(), *rest)
    require(pending == rest, "DL-022: dice and pending steps do not fit each other")
    _nobody_active(s)


def _nobody_active(s: Land) -> None:
    require(s.active == -1, "DL-025: a figure is active")
    require(s.die == s.die_pips == s.swift_pips == s.die_fresh == s.walked == 0, "DL-031: pips of nobody")


def _activation(s: Land, given: int, rest: Frame) -> None:
    pending = tuple(reversed(s.stack))
    require(given > 0, "DL-025: active without a die")
    require((s.first == s.active) == (given == 1), "DL-023: two activations are two figures")
    require(s.die in ((s.die_a,), (s.die_b,), (s.die_a, s.die_b))[s.used - 1], "DL-025: not the die of this activation")
    require(s.die_pips <= s.die, "DL-031: more pips than the die has")
    # DL-R09: where a walk is not resumed, an interruption lets the pips lapse even of a die that stays fresh
    require(not s.die_fresh or s.die_pips in (0, s.die), "DL-090: a fresh die has been walked with")
    require(s.swift_pips <= s.board.swift_steps * s.played[SWIFT_STEPS], "DL-082: more steps than were played")
    require(not s.walked or s.place != OFF_BOARD, "DL-030: who walked is on the board")
    if pending == (Move(), Treasures(), Rest(), *rest):
        return
    require(
        pending in ((Collect(), Rest(), *rest), (HandOrDone(), Rest(), *rest)), "DL-028: steps do not fit the phase"
    )
    require(s.on_volcano(), "DL-048: treasures lie on volcanoes")
    require(takeable(s), "DL-050: nothing can be taken")
    require(pending[0] == Collect() or s.usable(MAGIC_HAND), "DL-108: no Magic Hand to play")
