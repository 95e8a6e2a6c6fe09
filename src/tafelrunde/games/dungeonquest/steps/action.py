"""The action phase (DQ-004 to DQ-006): what a hero can do, what he can use before it (DQ-189), dead ends (DQ-066 to
DQ-069), and the Rune of Haste."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    BRIDGE,
    CATACOMB_DECK,
    DARKNESS,
    ENTRANCE,
    HASTE,
    HEAL,
    NONE,
    RISE,
    TOWER,
    TREASURE,
    TURNING,
)
from tafelrunde.games.dungeonquest.kinds import Driven, OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import die, lose_loot, recover
from tafelrunde.games.dungeonquest.steps.cards import draw_for
from tafelrunde.games.dungeonquest.steps.catacombs import GO_DOWN, FirstLeg
from tafelrunde.games.dungeonquest.steps.dragon import draw_dragon
from tafelrunde.games.dungeonquest.steps.fate import forgo, stop, throw, use_rune
from tafelrunde.games.dungeonquest.steps.moving import (
    CROSS,
    dark_ways,
    far_hall,
    may_try_bridge,
    passable,
    set_out,
    ways,
)
from tafelrunde.games.dungeonquest.steps.rooms import EXIT, Grope, may_exit, turn_tile, why_no_way
from tafelrunde.games.dungeonquest.steps.searching import Search, searchable
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Deed, PlainDeed, Refusal, Step, frozen

HASTE_MOVES = 3
NOT_DARK = Refusal("DQ-125", "not-dark-here")
ALL_BLOCKED = Refusal("DQ-124", "all-blocked")
NO_CLOSED_BRIDGE = Refusal("DQ-139", "no-closed-bridge")
BRIDGE_CLOSED = Refusal("DQ-143", "bridge-closed")
NO_ENTRANCE = Refusal("DQ-164", "no-entrance")
NO_DRAGON = Refusal("DQ-157", "no-dragon-here")
NO_POTION = Refusal("DQ-189", "no-potion")
NO_RUNE = Refusal("DQ-188", "no-rune-now")
NOT_ON_TILE = Refusal("DQ-188", "not-on-tile")
NO_WAITING = Refusal("DQ-R12", "no-waiting")
MAY_WAIT = Refusal("DQ-R12", "may-wait")


@frozen
class ActionPhase(Step[Quest]):
    """DQ-004: exactly one action. Underground a card is drawn instead (DQ-006). Who can do nothing at all is at a dead
    end (DQ-066, DQ-067)."""

    def run(self, s: Quest) -> None:
        action_phase(s)


ACTION_PHASE = ActionPhase()


def action_phase(s: Quest) -> None:
    seat = s.player
    s.status_left = ()
    if s.below(seat):
        s.push(UNDERGROUND)
    elif can_act(s, seat):
        s.push(ACT)
    elif can_use(s, seat):
        s.push(LastResort())
    else:
        stuck(s)


def can_act(s: Quest, seat: int) -> bool:
    """DQ-066 to DQ-069, DQ-162."""
    if searchable(s, seat) or entrance_here(s, seat) or s.type_at(s.place[seat]) == TREASURE:
        return True
    return may_exit(s, seat) or can_move(s, seat)


def stuck(s: Quest) -> None:
    """DQ-066; where only heroes are in the way the table may let him wait (DQ-R12)."""
    seat = s.player
    if may_wait(s, seat):
        stop(s, "hemmed-in", "DQ-R12")
    else:
        die(s, seat, "dead-end")


def may_wait(s: Quest, seat: int) -> bool:
    """DQ-R12: whether he could move if the other heroes were not there, and the table lets him wait for that."""
    if s.setup.options["dead_end_by_hero"] != "wait":
        return False
    alone = s.clone()
    for other in range(s.seats):
        if other != seat:
            alone.place[other] = NONE
    return can_act(alone, seat)


def can_use(s: Quest, seat: int) -> bool:
    return any(choice.closed(s, seat) is None for choice in USES)


def entrance_here(s: Quest, seat: int) -> bool:
    """DQ-164: printed stairs and markers are equal."""
    at = s.place[seat]
    kind = s.lies[at] >> 2
    return bool(s.marks[at] & ENTRANCE) or (kind < s.board.kinds and s.board.stairs[kind])


class Move(Deed[Quest]):
    """DQ-036. In the treasure chamber this is leaving it, through any of its halls (DQ-157 to DQ-159); on a bridge
    going back or crossing (DQ-139)."""

    verb = "move"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.move[to] for to in ways(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return why_no_way(s, seat, s.board.space[action.word()])

    def do(self, s: Quest, seat: int, action: Action) -> None:
        if s.haste:
            s.push(HASTE_ON)
        set_out(s, s.board.space[action.word()], entering=False)


class GropeOut(PlainDeed[Quest]):
    """DQ-125: out of the darkness by die."""

    verb = "grope"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        if s.type_at(s.place[seat]) != DARKNESS:
            return NOT_DARK
        return None if dark_ways(s, seat) else ALL_BLOCKED

    def do(self, s: Quest, seat: int, action: Action) -> None:
        if s.haste:
            s.push(HASTE_ON)
        throw(s, seat, 1, Grope(False))


class TryBridge(PlainDeed[Quest]):
    """DQ-143: over a bridge whose far hall is closed, so that there is no space to go to."""

    verb = "cross"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        if s.type_at(s.place[seat]) != BRIDGE or passable(s, s.place[seat], far_hall(s, seat), seat):
            return NO_CLOSED_BRIDGE
        return None if may_try_bridge(s, seat) else BRIDGE_CLOSED

    def do(self, s: Quest, seat: int, action: Action) -> None:
        if s.haste:
            s.push(HASTE_ON)
        s.push(CROSS)


class Descend(PlainDeed[Quest]):
    """DQ-163 to DQ-165."""

    verb = "descend"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return None if entrance_here(s, seat) else NO_ENTRANCE

    def do(self, s: Quest, seat: int, action: Action) -> None:
        s.push(GO_DOWN)


class WakeDragon(PlainDeed[Quest]):
    """DQ-006, DQ-157: stay and draw a dragon card."""

    verb = "dragon"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return None if s.type_at(s.place[seat]) == TREASURE else NO_DRAGON

    def do(self, s: Quest, seat: int, action: Action) -> None:
        draw_dragon(s)


# --- use windows


class Drink(Deed[Quest]):
    """DQ-189, DQ-R40: a potion at the start of the action phase, and only then; it costs no action."""

    verb = "drink"

    def potions(self, s: Quest, seat: int) -> list[int]:
        return [card for card in dict.fromkeys(s.loot[seat]) if s.board.heals[card]]

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return None if s.loot[seat] and self.potions(s, seat) else NO_POTION

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.drink[card] for card in self.potions(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-189", "not-your-potion", (("card", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        card = s.board.card_index[action.word()]
        s.tell(events.POTION, seat, action.words[0])
        lose_loot(s, seat, card)
        s.push(ACTION_PHASE)
        recover(s, s.board.heals[card])


class ReadyRune(PlainDeed[Quest]):
    """DQ-188, DQ-189: Healing, Haste and Ascent, each at its moment."""

    verb = "rune"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        rune = s.rune[seat]
        power = NONE if rune == NONE else s.board.power[rune]
        if power == RISE:
            ready = s.below(seat)
        elif power == HASTE:
            ready = not s.below(seat) and can_move(s, seat)
        else:
            ready = power == HEAL
        return None if ready else NO_RUNE

    def do(self, s: Quest, seat: int, action: Action) -> None:
        power = s.board.power[s.rune[seat]]
        use_rune(s, seat)
        if power == HEAL:
            s.push(ACTION_PHASE)
            recover(s, "D6")
        elif power == RISE:
            s.push(FirstLeg())
        else:
            s.haste = HASTE_MOVES
            s.tell(events.AGAIN, seat, s.haste)
            s.push(HasteMove())


def can_move(s: Quest, seat: int) -> bool:
    """DQ-068: whether some way can at least be tried."""
    if s.type_at(s.place[seat]) == DARKNESS:
        return bool(dark_ways(s, seat))
    return bool(ways(s, seat)) or may_try_bridge(s, seat)


class TurnRoom(Deed[Quest]):
    """The Rune of Turning: the own tile by a quarter, a half or three quarters; then the hero acts."""

    verb = "turn"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        if not s.has_power(seat, TURNING):
            return NO_RUNE
        printed = s.below(seat) or s.type_at(s.place[seat]) in (TOWER, TREASURE)
        return NOT_ON_TILE if printed else None

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return s.board.turn

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"every angle is on offer, also {action}")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        use_rune(s, seat)
        turn_tile(s, s.place[seat], action.number() // 90, events.TURNED_BY_RUNE)
        s.push(ACTION_PHASE)


MOVES: tuple[Deed[Quest], ...] = (Move(), GropeOut(), TryBridge())
USES: tuple[Deed[Quest], ...] = (Drink(), ReadyRune(), TurnRoom())


@frozen
class Act(Driven):
    """DQ-004: move, search or go down, or leave; what can be used before comes first. No passing."""

    topic = "act"
    clause = "DQ-004"
    choices = (*MOVES, Search(), Descend(), EXIT, WakeDragon(), *USES)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return of_hero(s)


ACT = Act()


def of_hero(s: Quest) -> tuple[tuple[str, ActionWord], ...]:
    """Whose action it is, and where he stands."""
    seat = s.player
    return ("hero", s.board.heroes[s.heroes[seat]]), ("space", s.board.spaces[s.place[seat]])


class Wait(PlainDeed[Quest]):
    """DQ-R12: until the other heroes are out of the way."""

    verb = "stay"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return None if may_wait(s, seat) else NO_WAITING

    def do(self, s: Quest, seat: int, action: Action) -> None:
        stuck(s)


class Perish(PlainDeed[Quest]):
    """DQ-066."""

    verb = "perish"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return MAY_WAIT if may_wait(s, seat) else None

    def do(self, s: Quest, seat: int, action: Action) -> None:
        stuck(s)


@frozen
class LastResort(OfPlayer):
    """DQ-067, DQ-R11: no action is left, but something can still be used."""

    topic = "last-resort"
    clause = "DQ-067"
    choices = (*USES, Wait(), Perish())

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return of_hero(s)


class DrawBelow(PlainDeed[Quest]):
    verb = "draw"

    def do(self, s: Quest, seat: int, action: Action) -> None:
        draw_for(s, CATACOMB_DECK)


@frozen
class Underground(OfPlayer):
    """DQ-006, DQ-167, DQ-168: a catacomb card; before it the use window (DQ-189)."""

    topic = "underground"
    clause = "DQ-167"
    choices = (DrawBelow(), *USES)


UNDERGROUND = Underground()


# --- haste


class Stop(PlainDeed[Quest]):
    verb = "stop"

    def do(self, s: Quest, seat: int, action: Action) -> None:
        forgo(s, seat, "haste", "DQ-188")


@frozen
class HasteMove(Driven):
    """The first move of a Haste series."""

    topic = "haste"
    clause = "DQ-188"
    choices = MOVES


@frozen
class HasteNext(OfPlayer):
    """The second and third; one may stop."""

    topic = "haste-next"
    clause = "DQ-188"
    choices = (*MOVES, Stop())

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("count:number", s.haste),)


@frozen
class HasteOn(Step[Quest]):
    """Rune of Haste: up to three moves in a row, unless something ends the turn. Without a way the series is over."""

    def run(self, s: Quest) -> None:
        s.haste -= 1
        seat = s.player
        s.tell(events.AGAIN, seat, s.haste)
        if s.haste and s.stands(seat) and can_move(s, seat):
            s.push(HasteNext())


HASTE_ON = HasteOn()
