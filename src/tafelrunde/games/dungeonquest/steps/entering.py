"""Entering rooms (DQ-037 to DQ-039, DQ-229): new tiles, sides of divided rooms, torchlight (DQ-216 to DQ-224)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import (
    DIRECTIONS,
    DOOR,
    HALVES,
    MONSTER,
    NONE,
    PATHFINDER,
    WALL,
    opposite,
)
from tafelrunde.games.dungeonquest.kinds import OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.fate import DECLINE, Answer, forgo
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen

OnEntering = Callable[[Quest], None]
ON_ENTERING: dict[int, OnEntering] = {}
"""What happens in rooms, by type (DQ-111); `meet` stands for a monster that waits there."""


def on_entering(*types: int) -> Callable[[OnEntering], OnEntering]:
    """Says which function carries out the effect of a type of room."""

    def known(function: OnEntering) -> OnEntering:
        for room in types:
            ON_ENTERING[room] = function
        return function

    return known


MEET = NONE  # in place of a type: a monster token


def hall_to(s: Quest, room: int, to: int) -> tuple[int, int]:
    """The hall of a room that leads to a space: its own space and the direction."""
    for cell in s.board.cells[room]:
        if to in s.board.next[cell]:
            return cell, s.board.next[cell].index(to)
    raise KernelError(f"no hall leads from {room} to {to}")


def direction_to(s: Quest, room: int, to: int) -> int:
    return hall_to(s, room, to)[1]


# --- new tiles


def draw_tile(s: Quest) -> int:
    """The top of the one stack (DQ-R06)."""
    tiles = s.tiles
    top = s.drawn(tiles, s.under)
    s.tiles = tiles[:top] + tiles[top + 1 :]
    s.under = min(s.under, len(s.tiles))
    return tiles[top]


def hold_tile(s: Quest) -> bool:
    """A tile for the space the hero is about to enter; whether Faelin may want another one (DQ-009)."""
    seat = s.player
    s.held = draw_tile(s)
    s.tell(events.TILE, seat, s.board.tiles[s.held])
    return s.ability(seat) == PATHFINDER and not s.ability_used and s.grit[seat] > 0 and bool(s.tiles)


class Replace(Answer):
    verb = "replace"


@frozen
class FindPath(OfPlayer):
    """DQ-009: once a turn, for a determination token, the tile goes under the stack and the next one must be used."""

    topic = "pathfinder"
    clause = "DQ-009"
    choices = (DECLINE, Replace())

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("tile", s.board.tiles[s.held]),)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "decline":
            forgo(s, seat, "pathfinder")
        else:
            s.ability_used = True
            s.grit[seat] -= 1
            tile, s.held = s.held, NONE
            s.tiles = (tile, *s.tiles)
            s.under += 1
            s.tell(events.TILE_UNDER, seat, s.board.tiles[tile], s.grit[seat])
            s.held = draw_tile(s)
            s.tell(events.TILE, seat, s.board.tiles[s.held])


def place_held(s: Quest, at: int, facing: int, told: EventKind = events.LAID) -> None:
    kind, s.held = s.held, NONE
    place_tile(s, kind, at, facing, told)


def place_tile(s: Quest, kind: int, at: int, facing: int, told: EventKind) -> None:
    """DQ-038: from now on the space is explored (DQ-029)."""
    s.lay(at, 4 * kind + facing)
    s.tell(told, s.player, s.board.tiles[kind], s.board.spaces[at], DIRECTIONS[facing])


# --- entering


@frozen
class StepInto(Step[Quest]):
    """DQ-037, DQ-038: through a hall into the room behind it, found on the way if need be."""

    cell: int
    d: int

    def run(self, s: Quest) -> None:
        step_into(s, self.cell, self.d)


def step_into(s: Quest, cell: int, d: int) -> None:
    to = s.board.next[cell][d]
    if s.lies[to] != NONE:
        enter(s, to, d)
    else:
        explore(s, to, d, True)


def explore(s: Quest, to: int, d: int, by_hall: bool) -> None:
    """DQ-038: a tile is drawn for a space that nobody has seen."""
    if hold_tile(s):
        s.push(FindPath(), Explore(to, d, by_hall))
    else:
        go_in(s, to, d, by_hall)


@frozen
class Explore(Step[Quest]):
    """After the offer to draw another tile."""

    to: int
    d: int
    by_hall: bool

    def run(self, s: Quest) -> None:
        go_in(s, self.to, self.d, self.by_hall)


def go_in(s: Quest, to: int, d: int, by_hall: bool) -> None:
    """DQ-039: the arrow faces the room left, so there is no choice; then the hero goes in."""
    place_held(s, to, d)
    enter(s, to, d if by_hall else NONE)


def enter(s: Quest, to: int, d: int) -> None:
    """The figure stands in the room. Through a hall (`d`) it stands on that hall's side; by special movement the side
    is chosen (DQ-229), after torchlight and before anything else."""
    board, seat = s.board, s.player
    room = board.room[to]
    halves = board.halves[s.lies[room]]
    s.place[seat], s.heading[seat] = room, NONE
    s.entered += (room,)
    if d == NONE:
        s.came[seat], s.side[seat] = NONE, 0
    else:
        back = opposite(d)
        s.came[seat] = back
        s.side[seat] = next(half for half in halves if half >> back & 1) if halves else 0
    if s.journal is not None:
        way = "none" if d == NONE else DIRECTIONS[s.came[seat]]
        kind = events.ENTERED_SPECIALLY if d == NONE else events.ENTERED
        s.tell(kind, seat, board.spaces[room], HALVES[s.side[seat]] or "whole", way)
    lights, chooses = s.setup.options["torchlight"], d == NONE and halves
    if not lights and not chooses:
        arrive(s)
        return
    s.push(Arrive())
    if chooses:
        s.push(ChooseSide())
    if lights:
        s.push(Torchlight(room))


def arrive(s: Quest) -> None:
    """DQ-083, DQ-111: a waiting monster takes the place of the room's own effect."""
    at = s.place[s.player]
    ON_ENTERING[MEET if s.marks[at] & MONSTER else s.type_at(at)](s)


@frozen
class Arrive(Step[Quest]):
    """After torchlight, and the choice of a side."""

    def run(self, s: Quest) -> None:
        arrive(s)


class TakeSide(Deed[Quest]):
    """DQ-132, DQ-135, DQ-138, DQ-128: the sides of the room; of a web each hall is one."""

    verb = "side"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.side[half] for half in s.board.halves[s.lies[s.place[seat]]]]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-229", "no-such-side", (("half", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        s.side[seat] = HALVES.index(action.word())
        s.tell(events.SIDE, seat, action.words[0])


@frozen
class ChooseSide(OfPlayer):
    """DQ-229."""

    topic = "side"
    clause = "DQ-229"
    choices = (TakeSide(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("tile", s.board.tiles[s.lies[s.place[s.player]] >> 2]),)


# --- torchlight


def dark_halls(s: Quest, room: int) -> list[int]:
    """DQ-216, DQ-218, DQ-222: unexplored spaces behind halls without a door, all sides of the room alike; whatever is
    found there waits for whoever enters. With an empty stack the rest stays dark (DQ-224)."""
    board = s.board
    if not s.tiles:
        return []
    return [
        to
        for cell in board.cells[room]
        for d, to in enumerate(board.next[cell])
        if to != NONE and s.lies[to] == NONE and board.sides[s.lies[cell]][d] not in (WALL, DOOR)
    ]


@frozen
class Torchlight(Step[Quest]):
    """DQ-216, DQ-217, DQ-220, DQ-221."""

    room: int

    def run(self, s: Quest) -> None:
        if dark_halls(s, self.room):
            s.push(LightHall(self.room))


class ThrowLight(Deed[Quest]):
    verb = "light"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.light[to] for to in dark_halls(s, s.place[seat])]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-216", "not-dark", (("space", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        room, to = s.place[seat], s.board.space[action.word()]
        place_tile(s, draw_tile(s), to, direction_to(s, room, to), events.LIT)
        s.push(Torchlight(room))


@frozen
class LightHall(OfPlayer):
    """DQ-216, DQ-R38: the hero picks the order."""

    room: int

    topic = "light"
    clause = "DQ-216"
    choices = (ThrowLight(),)
