"""The catacombs: going down (DQ-163 to DQ-172), the row of cards, coming up (DQ-173 to DQ-185)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeonquest import events
from tafelrunde.games.dungeonquest.board import DIRECTIONS, ENTRANCE, NONE
from tafelrunde.games.dungeonquest.kinds import Dicing, Driven, OfPlayer
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps.body import drop_row, lose_loot, wound
from tafelrunde.games.dungeonquest.steps.cards import effect, take_loot
from tafelrunde.games.dungeonquest.steps.entering import FindPath, enter, hold_tile, place_held
from tafelrunde.games.dungeonquest.steps.fate import STAY, Answer, end_turn, forgo, throw
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import KernelError
from tafelrunde.kernel.steps import Deed, Refusal, Step, frozen

TURNS = {"left": 3, "right": 1}  # in quarters clockwise


class Head(Deed[Quest]):
    """DQ-165: any of four directions."""

    verb = "head"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return s.board.head

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"every direction is on offer, also {action}")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Underground the marker turns (Lost Bearings); above, it takes the figure's place and the turn ends."""
        down = not s.below(seat)
        s.heading[seat] = DIRECTIONS.index(action.word())
        if down:
            s.side[seat], s.came[seat] = 0, NONE
            s.tell(events.WENT_DOWN, seat, s.board.spaces[s.place[seat]], action.words[0])
            end_turn(s)
        else:
            s.tell(events.HEADED, seat, action.words[0])


@frozen
class GoDown(OfPlayer):
    """DQ-165: the travel marker into the room, the figure off the board."""

    topic = "head"
    clause = "DQ-165"
    choices = (Head(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return (("space", s.board.spaces[s.place[s.player]]),)


GO_DOWN = GoDown()


@effect("catacombs")
def _catacombs(s: Quest, card: int, rest: str) -> None:
    if not s.below(s.player):
        s.push(GO_DOWN)


@effect("turn-marker")
def _turn_marker(s: Quest, card: int, rest: str) -> None:
    if s.below(s.player):
        s.push(GO_DOWN)


@effect("entrance")
def _entrance(s: Quest, card: int, rest: str) -> None:
    """A way down in this room, as good as printed stairs (DQ-164)."""
    at = s.place[s.player]
    if not s.below(s.player) and not s.marks[at] & ENTRANCE:
        s.marks[at] |= ENTRANCE
        s.tell(events.ENTRANCE, s.board.spaces[at])


# --- leaving


@effect("may-leave")
def _may_leave(s: Quest, card: int, rest: str) -> None:
    if s.below(s.player):
        s.push(Leave(False))


@effect("squeeze-out")
def _squeeze_out(s: Quest, card: int, rest: str) -> None:
    if s.below(s.player):
        s.push(Leave(True))


class GoUp(Answer):
    verb = "leave"


@frozen
class Leave(OfPlayer):
    """DQ-169, DQ-170: now or not by this card. The Narrow Chimney costs a loot card of the play area."""

    narrow: bool

    topic = "leave"
    clause = "DQ-170"
    choices = (GoUp(), STAY)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        """Where the first leg leads (DQ-173)."""
        seat = s.player
        path = walk(s, s.place[seat], s.heading[seat], len(s.row[seat]))
        end = s.board.spaces[path[-1] if path else s.place[seat]]
        return ("direction", DIRECTIONS[s.heading[seat]]), ("space", end)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        if action.verb == "leave":
            s.push(FirstLeg())
            if self.narrow and s.loot[seat]:
                s.push(Squeeze())
        else:
            forgo(s, seat, "leave", self.clause)


class SqueezeOut(Deed[Quest]):
    verb = "drop"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.drop[card] for card in dict.fromkeys(s.loot[seat])]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-R33", "not-your-loot", (("card", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        lose_loot(s, seat, s.board.card_index[action.word()])


@frozen
class Squeeze(Driven):
    """The row is not owned yet (DQ-R33)."""

    topic = "squeeze"
    clause = "DQ-R33"
    choices = (SqueezeOut(),)


def walk(s: Quest, at: int, d: int, count: int) -> list[int]:
    """The spaces the marker comes to, at most to the outer wall (DQ-174); nothing above matters (DQ-178)."""
    found: list[int] = []
    for _ in range(count):
        at = s.board.next[at][d]
        if at == NONE:
            break
        found.append(at)
    return found


@frozen
class FirstLeg(Step[Quest]):
    """DQ-173: as many spaces as there are cards in the row, at most to the outer wall (DQ-174)."""

    def run(self, s: Quest) -> None:
        seat = s.player
        origin, count = s.place[seat], len(s.row[seat])
        path = walk(s, origin, s.heading[seat], count)
        if path:
            s.place[seat] = path[-1]
        kind = events.FIRST_LEG if len(path) == count else events.STOPPED_BY_WALL
        s.tell(kind, seat, s.board.spaces[s.place[seat]], len(path), count - len(path))
        s.push(Bear(origin))


class TurnMarker(Deed[Quest]):
    verb = "bear"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return s.board.bear

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        raise KernelError(f"both turns are on offer, also {action}")

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Done by the ask, which knows where the marker came from."""


@frozen
class Bear(OfPlayer):
    """DQ-175, DQ-R34: left or right, before the die is thrown (DQ-176)."""

    origin: int

    topic = "bear"
    clause = "DQ-175"
    choices = (TurnMarker(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        heading = s.heading[s.player]
        left, right = [DIRECTIONS[heading + turn & 3] for turn in TURNS.values()]
        return ("space", s.board.spaces[s.place[s.player]]), ("left:direction", left), ("right:direction", right)

    def take(self, s: Quest, seat: int, action: Action) -> None:
        before = s.heading[seat]
        s.heading[seat] = before + TURNS[action.word()] & 3
        s.tell(events.BORE, seat, DIRECTIONS[s.heading[seat]])
        throw(s, seat, 1, SecondLeg(self.origin, before))


@frozen
class SecondLeg(Dicing):
    """DQ-176, DQ-177: each step that the outer wall denies is a wound. Then the row is shared out (DQ-179); whoever
    dies of the wall does not come up (DQ-185)."""

    origin: int
    first: int

    roll = "leg"

    def run(self, s: Quest) -> None:
        seat, turning = s.player, s.place[s.player]
        path = walk(s, turning, s.heading[seat], s.dice[0])
        at = path[-1] if path else turning
        s.place[seat] = at
        s.tell(events.SECOND_LEG, seat, s.board.spaces[at], DIRECTIONS[s.heading[seat]], len(path))
        missing = s.dice[0] - len(path)
        if missing:
            s.tell(events.WALLED, seat, missing)
        if wound(s, seat, missing, "wall"):
            return
        way = [self.origin, *walk(s, self.origin, self.first, len(s.row[seat])), *path]
        take_row(s, seat)
        land(s, way)


def take_row(s: Quest, seat: int) -> None:
    """DQ-179, DQ-R33: loot joins the play area, the rest is discarded."""
    row = s.row[seat]
    drop_row(s, seat)
    for card in row:
        if s.board.loot[card] != NONE:
            take_loot(s, seat, card)


def land(s: Quest, way: list[int]) -> None:
    """DQ-180 to DQ-184: into the room, or onto a new tile. Without tiles back to the nearest room (DQ-R10)."""
    seat, at = s.player, way[-1]
    if s.lies[at] == NONE and s.tiles:
        s.push(LayTile(at))
        if hold_tile(s):
            s.push(FindPath())
        return
    while s.lies[at] == NONE:
        way.pop()
        at = way[-1]
    s.place[seat] = at
    s.tell(events.CAME_UP, seat, s.board.spaces[at])
    enter(s, at, NONE)


class Lay(Deed[Quest]):
    """DQ-182: any orientation; those that look the same are one."""

    verb = "lay"

    def offers(self, s: Quest, seat: int) -> Sequence[Action]:
        return [s.board.lay[d] for d in s.board.orientations[s.held]]

    def why(self, s: Quest, seat: int, action: Action) -> Refusal:
        return Refusal("DQ-182", "same-orientation", (("direction", action.words[0]),))

    def do(self, s: Quest, seat: int, action: Action) -> None:
        """Done by the ask, which knows the space."""


@frozen
class LayTile(OfPlayer):
    """DQ-182, DQ-183."""

    at: int

    topic = "lay"
    clause = "DQ-182"
    choices = (Lay(),)

    def about(self, s: Quest) -> tuple[tuple[str, ActionWord], ...]:
        return ("tile", s.board.tiles[s.held]), ("space", s.board.spaces[self.at])

    def take(self, s: Quest, seat: int, action: Action) -> None:
        place_held(s, self.at, DIRECTIONS.index(action.word()), events.LAID_FREELY)
        s.tell(events.CAME_UP, seat, s.board.spaces[self.at])
        enter(s, self.at, NONE)
