"""What happens in rooms (DQ-111 to DQ-154): chambers, ways to move on, the bridge, towers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    BRIDGE,
    CAVEIN,
    CHAMBER,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DIRECTIONS,
    DUNGEON_DECK,
    LUCK,
    NONE,
    OUT,
    PIT,
    ROTATING,
    TOWER,
    TRAP,
    TRAP_DECK,
    TREASURE_DECK,
    WALL,
    WEB,
    opposite,
)
from tafelrunde.games.dungeonquest.kinds import Dicing, Driven, OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import die, drop_rune, play_on
from tafelrunde.games.dungeonquest.steps.cards import draw_for
from tafelrunde.games.dungeonquest.steps.entering import StepInto, enter, on_entering
from tafelrunde.games.dungeonquest.steps.fate import STAY, Answer, attempt, end_turn, forgo, put_to_test, stop, throw
from tafelrunde.games.dungeonquest.steps.moving import CROSS, Obstacles, can_cross, dark_ways, set_out, ways
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen

NO_TOWER = Refusal("DQ-152", "exit-no-tower")
NO_TREASURE = Refusal("DQ-200", "exit-no-treasure")
NO_LOOT = Refusal("DQ-151", "exit-no-loot")
SHIFTED = Refusal("DQ-148", "shifted")


@on_entering(CHAMBER, CAVEIN, CHASM)
def _chamber(s: Quest) -> None:
    """DQ-112, DQ-131, DQ-133."""
    draw_for(s, DUNGEON_DECK)


@on_entering(TRAP)
def _trap(s: Quest) -> None:
    """DQ-113."""
    draw_for(s, TRAP_DECK)


@on_entering(ROTATING)
def _rotating(s: Quest) -> None:
    """DQ-115, DQ-117; what it faces now stays dark (DQ-223)."""
    turn_tile(s, s.place[s.player], 2, events.TURNED)
    end_turn(s)


def turn_tile(s: Quest, at: int, quarters: int, told: EventKind) -> None:
    s.rotate(at, quarters)
    s.tell(told, s.board.spaces[at], DIRECTIONS[s.lies[at] & 3], quarters)


@on_entering(PIT)
def _pit(s: Quest) -> None:
    """DQ-114."""
    attempt(s, "pit")
    s.push(OverPit())
    put_to_test(s, LUCK)


@frozen
class OverPit(Step[Quest]):
    """DQ-114: the turn ends, or all does."""

    def run(self, s: Quest) -> None:
        if s.passed:
            end_turn(s)
        else:
            die(s, s.player, "pit")


# --- moving on


@on_entering(CORRIDOR, WEB)
def _move_on(s: Quest) -> None:
    """DQ-118, DQ-126, DQ-128: at once; but not the second time in a turn (DQ-120, DQ-130), nor without a way (DQ-121,
    DQ-227)."""
    web = s.type_at(s.place[s.player]) == WEB
    if been_here(s):
        stop(s, "again", "DQ-130" if web else "DQ-120")
    elif not ways(s, s.player):
        stop(s, "no-way", "DQ-227" if web else "DQ-121")
    else:
        s.push(MoveOn())


def been_here(s: Quest) -> bool:
    """Whether this room was entered before in this turn."""
    return s.entered.count(s.place[s.player]) > 1


class GoOn(Deed[Quest]):
    """A hall of the room; back out of a corridor only if all others are closed (DQ-119, DQ-R23)."""

    verb = "move"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.move[to] for to in ways(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return why_no_way(s, seat, s.board.space[action.word()])

    def do(self, s: Quest, seat: int, action: Action) -> None:
        set_out(s, s.board.space[action.word()], entering=True)


def why_no_way(s: Quest, seat: int, to: int) -> Refusal:
    """Why a hero cannot try to go there."""
    board, at = s.board, s.place[seat]
    name = board.spaces[to]
    halls = [(cell, d) for cell in board.cells[at] for d in range(4) if board.next[cell][d] == to]
    if not halls:
        return Refusal("DQ-036", "not-next", (("space", name),))
    cell, d = halls[0]
    if board.sides[s.lies[cell]][d] == WALL:
        return Refusal("DQ-036", "wall", (("space", name),))
    if s.lies[to] == NONE and not s.tiles:
        return Refusal("DQ-051", "no-tiles", (("space", name),))
    if s.lies[to] != NONE and board.sides[s.lies[to]][opposite(d)] == WALL:
        return Refusal("DQ-032", "blocked", (("space", name),))
    if s.type_at(at) == DARKNESS:
        return Refusal("DQ-125", "too-dark", (("space", name),))
    if s.occupied(board.room[to], seat):
        return Refusal("DQ-040", "occupied", (("space", name),))
    if s.type_at(at) == CHASM:
        return Refusal("DQ-131", "over-chasm", (("space", name),))
    return Refusal("DQ-119", "not-back", (("space", name),))


@frozen
class MoveOn(Driven):
    topic = "move-on"
    clause = "DQ-118"
    choices = (GoOn(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("tile", s.board.tiles[s.lies[s.place[s.player]] >> 2]),)


@on_entering(DARKNESS)
def _darkness(s: Quest) -> None:
    """DQ-122, DQ-124, DQ-130."""
    if been_here(s):
        stop(s, "again", "DQ-130")
    elif not dark_ways(s, s.player):
        stop(s, "no-way", "DQ-124")
    else:
        throw(s, s.player, 1, Grope(True))


@frozen
class Grope(Dicing):
    """DQ-122, DQ-123: through the hall that the die tells; again if it is blocked. Obstacles count for who starts his
    turn there (DQ-125)."""

    entering: bool

    roll = "darkness"

    def run(self, s: Quest) -> None:
        at = s.place[s.player]
        d = s.board.faces[s.lies[at]][s.dice[0] - 1]
        s.tell(events.GROPED, s.player, DIRECTIONS[d])
        if d not in dark_ways(s, s.player):
            throw(s, s.player, 1, self)
        elif self.entering:
            s.push(StepInto(at, d))
        else:
            s.push(Obstacles(at, d))


# --- the bridge


@on_entering(BRIDGE)
def _bridge(s: Quest) -> None:
    """DQ-137, DQ-138: through a hall, cross or stop; else crossing is compulsory."""
    seat = s.player
    if s.came[seat] == NONE:
        s.push(CROSS)
    elif can_cross(s, seat):
        s.push(CrossOrStay())
    else:
        stop(s, "bridge", "DQ-143")


class CrossNow(Answer):
    verb = "cross"


@frozen
class CrossOrStay(OfPlayer):
    """DQ-137."""

    topic = "cross"
    clause = "DQ-137"
    choices = (CrossNow(), STAY)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "cross":
            s.push(CROSS)
        else:
            forgo(s, seat, "cross", self.clause)
            end_turn(s)


# --- towers


def may_exit(s: Quest, seat: int) -> bool:
    """DQ-151, DQ-153: any tower, with any loot; alone only with a treasure card (DQ-200)."""
    if s.type_at(s.place[seat]) != TOWER:
        return False
    if s.solo:
        return any(s.board.deck_of[card] == TREASURE_DECK for card in s.loot[seat])
    return bool(s.loot[seat])


class Exit(Deed[Quest]):
    """DQ-151 to DQ-154."""

    verb = "exit"
    action: ClassVar[Action] = Action("exit")

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        if s.below(seat) or s.type_at(s.place[seat]) != TOWER:
            return NO_TOWER
        if may_exit(s, seat):
            return None
        return NO_TREASURE if s.solo else NO_LOOT

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return (self.action,)

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError("there is just one way to exit")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        s.status[seat] = OUT
        s.place[seat] = s.came[seat] = NONE
        s.tell(events.LEFT, seat, s.gold(seat))
        drop_rune(s, seat, events.LEFT_RUNE)
        play_on(s, seat, events.PLAYS_ON_OUTSIDE)
        end_turn(s)


EXIT = Exit()


def free_towers(s: Quest, seat: int) -> list[int]:
    """DQ-145, DQ-148: other towers without a hero; once a turn."""
    if s.shifted:
        return []
    return [at for at in s.board.towers if at != s.place[seat] and not s.occupied(at, seat)]


class ShiftTower(Deed[Quest]):
    verb = "tower"

    def closed(self, s: Quest, seat: int) -> Refusal | None:
        return SHIFTED if s.shifted else None

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.tower[at] for at in free_towers(s, seat)]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        if s.board.space[action.word()] in s.board.towers:
            return Refusal("DQ-145", "tower-taken", (("space", action.words[0]),))
        return Refusal("DQ-145", "no-tower", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        s.shifted = True
        s.tell(events.SHIFTED, seat, action.words[0])
        enter(s, s.board.space[action.word()], NONE)


class MoveOut(GoOn):
    """DQ-147: out of a tower obstacles count."""

    def do(self, s: Quest, seat: int, action: Action) -> None:
        set_out(s, s.board.space[action.word()], entering=False)


@on_entering(TOWER)
def _tower(s: Quest) -> None:
    """DQ-145, DQ-146; the second time in a turn only out, or the turn ends (DQ-230)."""
    seat = s.player
    if been_here(s):
        if may_exit(s, seat):
            s.push(InTowerAgain())
        else:
            stop(s, "again", "DQ-230")
    elif may_exit(s, seat) or ways(s, seat) or free_towers(s, seat):
        s.push(InTower())
    else:
        stop(s, "no-way", "DQ-149")


@frozen
class InTower(Driven):
    """DQ-145; staying is no option (DQ-146)."""

    topic = "tower"
    clause = "DQ-146"
    choices = (EXIT, MoveOut(), ShiftTower())


@frozen
class InTowerAgain(OfPlayer):
    """DQ-230."""

    topic = "tower-again"
    clause = "DQ-230"
    choices = (EXIT, STAY)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "exit":
            OfPlayer.take(self, s, seat, action)
        else:
            forgo(s, seat, "exit", self.clause)
            end_turn(s)
