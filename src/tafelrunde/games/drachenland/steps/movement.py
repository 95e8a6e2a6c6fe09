"""Phase 1, movement: walking, revealing, and the tiles that move a figure."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import (
    FERRYMAN,
    KING,
    LITTLE_DRAGON,
    NO_TILE,
    OFF_BOARD,
    POWERS,
    ROLL_AGAIN,
    SWIFT_STEPS,
    TILES,
)
from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.steps.treasures import takeable
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, SoloAsk, frozen

DRAGON_PIPS = 4  # DL-089: only a rolled 4 moves a king dragon
BY_DIE, BY_TILE = range(2)

NO_PIPS = Refusal("DL-031", "no-pips")
NO_SWIFT_STEPS = Refusal("DL-082", "no-swift-steps")
NO_FERRYMAN = Refusal("DL-075", "no-ferryman")
NO_VOLCANO_FERRY = Refusal("DL-076", "ferry-not-on-volcano")
NO_WATER = Refusal("DL-075", "ferry-no-water")
NO_VOLCANO_CALL = Refusal("DL-094", "call-not-on-volcano")
KING_HERE = Refusal("DL-094", "king-here")
NO_KING = Refusal("DL-095", "king-unseen")
NOT_WITH_KING = Refusal("DL-089", "king-elsewhere")
NO_POWER = Refusal("DL-089", "no-dragon-power")
NO_ROLL_AGAIN = Refusal("DL-071", "no-roll-again")
ROLL_KEPT = Refusal("DL-071", "roll-kept")
DIE_CHOSEN = Refusal("DL-072", "die-chosen")
NOTHING_HERE = Refusal("DL-050", "nothing-here")


def reveal(s: Land, volcano: int) -> None:
    """DL-042, DL-045: the tile is turned face up for all; a king dragon comes to life (DL-087), others lie there until
    an egg is taken (DL-046)."""
    tile = s.tiles[volcano]
    s.hidden &= ~(1 << volcano)
    if tile >= KING:
        s.kings[tile - KING] = volcano
        s.tiles[volcano] = NO_TILE
    s.tell(events.REVEALED, s.board.spaces[volcano], TILES[tile])


def arrive(s: Land, volcano: int) -> None:
    """A face-down tile is revealed, which ends phase 1 (DL-043, DL-R18) but not phase 2 (DL-044); on an open volcano
    movement goes on (DL-101)."""
    if s.hidden >> volcano & 1:
        reveal(s, volcano)
    else:
        s.push(Move())


def powers(s: Land) -> tuple[bool, bool]:
    """What could move a king dragon now: the fresh 4 of this activation (DL-098), a Little Dragon (DL-103)."""
    return s.die_fresh and s.die == DRAGON_PIPS, s.usable(LITTLE_DRAGON) > 0


def has_power(s: Land) -> bool:
    """Whether anything could."""
    by_die, by_tile = powers(s)
    return by_die or by_tile


def use_power(s: Land, power: int) -> None:
    """DL-090, DL-096: the die is set aside, no pips of it remain. A Little Dragon leaves the game instead and the die
    untouched; both go together in any order (DL-104 to DL-107)."""
    if power == BY_DIE:
        s.die_pips = 0
        s.die_fresh = False
    else:
        s.spend(LITTLE_DRAGON)
    interrupt_walk(s)


def interrupt_walk(s: Land) -> None:
    """DL-R09: a walk may be resumed after a ferry, call or flight, unless the table plays otherwise."""
    if s.walked and not s.setup.options["split_pips"]:
        s.die_pips = s.swift_pips = 0


def no_power(s: Land, power: int) -> Refusal:
    if power == BY_TILE:
        return Refusal("DL-103", "no-little-dragon")
    if s.die == DRAGON_PIPS:
        return Refusal("DL-090", "four-not-fresh")
    return Refusal("DL-098", "no-four", (("pips:number", s.die),))


class Walk(Deed[Land]):
    """DL-031 to DL-041."""

    verb = "walk"

    def closed(self, s: Land, seat: int) -> Refusal | None:
        return NO_PIPS if s.die_pips + s.swift_pips == 0 else None

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        walks = s.board.walks(s.figures[3 * seat + s.active], s.die_pips + s.swift_pips, s.hidden)
        occupied = walks.spaces & s.occupied
        return [action for action, bit in walks.bits if not bit & occupied] if occupied else walks.actions

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        name = action.word()
        space, pips = s.board.index[name], s.die_pips + s.swift_pips
        if space == s.place:
            return Refusal("DL-041", "stay-put")
        if space in s.board.reach(s.place, pips, s.hidden):
            return Refusal("DL-035", "occupied", (("space", name),))
        if space in s.board.reach(s.place, pips, 0):
            return Refusal("DL-039", "blocked", (("space", name),))
        return Refusal("DL-031", "too-far", (("space", name), ("pips:number", pips)))

    def do(self, s: Land, seat: int, action: Action) -> None:
        here, to = s.place, s.board.index[action.word()]
        steps = s.board.walks(here, s.die_pips + s.swift_pips, s.hidden).steps[to]
        self._pay(s, steps)
        s.put(3 * seat + s.active, to)
        figure, pips = s.figure(seat, s.active), s.die_pips + s.swift_pips
        if here == OFF_BOARD:
            s.tell(events.ENTERED, figure, s.board.spaces[to], steps, pips)
        else:
            s.tell(events.WALKED, figure, s.board.spaces[here], s.board.spaces[to], steps, pips)
        if to >= s.board.volcanoes:
            return  # a longer walk could have been chosen at once: phase 1 ends on a field
        if s.hidden >> to & 1 or self._could_go_on(s, to):
            arrive(s, to)

    @staticmethod
    def _pay(s: Land, steps: int) -> None:
        """Swift Steps first: the 4 of the die stays fresh for a dragon as long as possible (DL-R10)."""
        from_swift = min(steps, s.swift_pips)
        s.swift_pips -= from_swift
        if steps > from_swift:
            s.die_pips -= steps - from_swift
            s.die_fresh = False
        s.walked = True

    @staticmethod
    def _could_go_on(s: Land, volcano: int) -> bool:
        """Whether a tile or a fresh 4 could be used here; walking on alone could have been chosen at once."""
        if s.board.ferries[volcano] and s.usable(FERRYMAN):
            return True
        return s.kings[s.active] >= 0 and has_power(s)


class SwiftSteps(PlainDeed[Land]):
    """DL-082 to DL-085."""

    verb = "swift"

    def closed(self, s: Land, seat: int) -> Refusal | None:
        return None if s.usable(SWIFT_STEPS) else NO_SWIFT_STEPS

    def do(self, s: Land, seat: int, action: Action) -> None:
        s.spend(SWIFT_STEPS)
        s.swift_pips += s.board.swift_steps
        s.tell(events.SWIFT, s.figure(seat, s.active), s.die_pips + s.swift_pips)
        s.push(Move())


class Ferry(Deed[Land]):
    """DL-075 to DL-081."""

    verb = "ferry"

    def closed(self, s: Land, seat: int) -> Refusal | None:
        if not s.usable(FERRYMAN):
            return NO_FERRYMAN
        return None if s.on_volcano() else NO_VOLCANO_FERRY

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        return [s.board.ferry[to] for to in s.board.ferries[s.place]]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        return NO_WATER

    def do(self, s: Land, seat: int, action: Action) -> None:
        here, to = s.place, s.board.index[action.word()]
        s.spend(FERRYMAN)
        s.put(3 * seat + s.active, to)
        interrupt_walk(s)
        figure, pips = s.figure(seat, s.active), s.die_pips + s.swift_pips
        s.tell(events.FERRIED, figure, s.board.spaces[here], s.board.spaces[to], pips)
        arrive(s, to)


class Call(Deed[Land]):
    """DL-093 to DL-098, DL-R12: the king dragon of the figure's colour comes to its volcano. What may be taken there
    afterwards is a normal pick-up (DL-R26)."""

    verb = "call"

    def closed(self, s: Land, seat: int) -> Refusal | None:
        king = s.kings[s.active]
        if king < 0:
            return NO_KING
        if not s.on_volcano():
            return NO_VOLCANO_CALL
        if king == s.place:
            return KING_HERE
        return None if has_power(s) else NO_POWER

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        return [action for action, there in zip(s.board.call, powers(s), strict=True) if there]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        return no_power(s, POWERS.index(action.word()))

    def do(self, s: Land, seat: int, action: Action) -> None:
        power = action.word()
        use_power(s, POWERS.index(power))
        here, there = s.place, s.kings[s.active]
        s.kings[s.active] = here
        figure, pips = s.figure(seat, s.active), s.die_pips + s.swift_pips
        king = TILES[KING + s.active]
        s.tell(events.CALLED, figure, king, s.board.spaces[there], s.board.spaces[here], power, pips)
        s.push(Move())


class Fly(Deed[Land]):
    """DL-089 to DL-092, DL-097 to DL-099: figure and king dragon of one colour fly to any other volcano, also back to
    where they came from (DL-R22)."""

    verb = "fly"

    def closed(self, s: Land, seat: int) -> Refusal | None:
        king = s.kings[s.active]
        if king < 0:
            return NO_KING
        if king != s.place:
            return NOT_WITH_KING
        return None if has_power(s) else NO_POWER

    def offers(self, s: Land, seat: int) -> Sequence[Action]:
        flights, here = s.board.flights, s.place
        return [action for power, there in enumerate(powers(s)) if there for action in flights[power][here]]

    def why(self, s: Land, seat: int, action: Action) -> Refusal:
        to, power = action.word(), POWERS.index(action.word(1))
        if not powers(s)[power]:
            return no_power(s, power)
        return Refusal("DL-091", "fly-elsewhere", (("space", to),))

    def do(self, s: Land, seat: int, action: Action) -> None:
        here, to, power = s.place, s.board.index[action.word()], action.word(1)
        use_power(s, POWERS.index(power))
        s.kings[s.active] = to
        s.put(3 * seat + s.active, to)
        figure, pips = s.figure(seat, s.active), s.die_pips + s.swift_pips
        king = TILES[KING + s.active]
        s.tell(events.FLEW, figure, king, s.board.spaces[here], s.board.spaces[to], power, pips)
        arrive(s, to)


class Stop(PlainDeed[Land]):
    """DL-032, DL-059, DL-R04: the figure stays where it is; what is left of the pips lapses. Whoever wants to stop
    after one figure lets the second stand (DL-R21)."""

    verb = "stop"

    def do(self, s: Land, seat: int, action: Action) -> None:
        """Phase 2 is already pending."""


class LateRollAgain(PlainDeed[Land]):
    """DL-071, DL-072: once the roll stands, Roll Again is never open; here it says why."""

    verb = "reroll"

    def closed(self, s: Land, seat: int) -> Refusal:
        if not s.usable(ROLL_AGAIN):
            return NO_ROLL_AGAIN
        return DIE_CHOSEN if s.used else ROLL_KEPT

    def do(self, s: Land, seat: int, action: Action) -> None:
        """Never: it is closed."""


@frozen
class Move(SoloAsk[Land]):
    """Phase 1 of an activation, until the figure stops or a tile is revealed (DL-028, DL-065). Tiles act on the active
    figure alone, and only its player plays any (DL-066, DL-070)."""

    topic = "move"
    clause = "DL-064"
    choices = (Walk(), SwiftSteps(), Ferry(), Call(), Fly(), Stop(), LateRollAgain())

    def seat(self, s: Land) -> int:
        return s.player

    def about(self, s: Land) -> tuple[tuple[str, ActionWord], ...]:
        return (("figure", s.figure(s.player, s.active)), ("pips:number", s.die_pips + s.swift_pips))

    def why_not(self, s: Land, seat: int, action: Action) -> Refusal | None:
        """Say first where staying to take would be in vain: that it is too early is no reason then."""
        if action.verb == "take" and s.on_volcano() and not takeable(s):
            return NOTHING_HERE
        return SoloAsk.why_not(self, s, seat, action)
