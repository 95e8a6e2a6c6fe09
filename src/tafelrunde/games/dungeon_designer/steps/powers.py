"""Shrines and fountains of the mini-expansion (DD-243, DD-244, DD-R28): used when built, or never."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import CELLS, COLUMNS, FOUNTAIN, NAMES, NONE, POWERS, SHRINE, SIDE
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, PlainDeed, Refusal, SealedAsk, SoloAsk, frozen

Powers = tuple[tuple[int, int], ...]
"""Seats and the power of the room they have just built."""


def new_powers(s: Site, built: Sequence[tuple[int, int]]) -> Powers:
    """Which of the rooms just built (seat, room) can do something now; who could only skip is not asked."""
    if not s.setup.options["shrine_powers"]:
        return ()
    found = [(seat, s.board.power[room]) for seat, room in built if s.board.power[room]]
    return tuple((seat, power) for seat, power in found if (swaps(s, seat) if power == SHRINE else lifts(s, seat)))


def swaps(s: Site, seat: int) -> list[Action]:
    """DD-243: any two rooms of the current row."""
    row = CELLS * seat + SIDE * (s.year - 1)
    filled = [column for column in COLUMNS if s.rooms[row + column - 1] != NONE]
    return [Action("swap", pair) for pair in combinations(filled, 2)]


def lifts(s: Site, seat: int) -> list[Action]:
    """DD-244: element tokens for which another room has a free slot."""
    own = range(CELLS * seat, CELLS * (seat + 1))
    roomy = sum(s.free[at] > 0 for at in own)
    return [
        Action("move", (NAMES[at - CELLS * seat], s.board.faces[face]))
        for at in own
        if roomy > (s.free[at] > 0)
        for face in dict.fromkeys(s.tokens[at])
    ]


class Skip(PlainDeed[Site]):
    """Every power is optional."""

    verb = "skip"

    def do(self, s: Site, seat: int, action: Action) -> None:
        """Nothing happens."""


class Swap(Choice[Site]):
    """DD-243: two rooms of the current row change places."""

    verb = "swap"

    def closed(self, s: Site, seat: int) -> Refusal | None:
        return None if power_of(s, seat) == SHRINE else Refusal("DD-243", "no-shrine")

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return swaps(s, seat)

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-243", "no-swap")


class Lift(Choice[Site]):
    """DD-244: an element token leaves its room."""

    verb = "move"

    def closed(self, s: Site, seat: int) -> Refusal | None:
        return None if power_of(s, seat) == FOUNTAIN else Refusal("DD-244", "no-fountain")

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return lifts(s, seat)

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        cell, face = action.words
        at = CELLS * seat + NAMES.index(action.word())
        if s.board.face_index[action.word(1)] not in s.tokens[at]:
            return Refusal("DD-244", "no-such-token", (("cell", cell), ("face", face)))
        return Refusal("DD-081", "nowhere-free")


def power_of(s: Site, seat: int) -> int:
    ask = s.stack[-1]
    return dict(ask.powers).get(seat, 0) if isinstance(ask, Power) else 0


@frozen
class Power(SealedAsk[Site]):
    """Everybody who has just built a shrine or a fountain, at the same time and in the own dungeon only."""

    powers: Powers

    topic = "power"
    clause = "DD-R28"
    choices = (Skip(), Swap(), Lift())

    def seats(self, s: Site) -> tuple[int, ...]:
        return tuple(seat for seat, _ in self.powers)

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
        kinds = {power for _, power in self.powers}
        return (("power", POWERS[kinds.pop()] if len(kinds) == 1 else "either"),)

    def resolve(self, s: Site, answers: Answers) -> None:
        for seat, action in answers:
            if action.verb == "swap":
                one, other = (SIDE * (s.year - 1) + int(column) - 1 for column in action.words)
                s.swap(seat, one, other)
                s.tell(events.SWAPPED, seat, NAMES[one], NAMES[other])
            elif action.verb == "skip":
                s.tell(events.POWER_UNUSED, seat)
            else:
                cell, face = action.word(), action.word(1)
                s.lifts.append((seat, NAMES.index(cell), s.board.face_index[face]))
                s.tell(events.LIFTED, seat, face, cell)
        if s.lifts:
            s.push(Carry())


class To(Deed[Site]):
    """DD-244: into a free slot of another room of one's own, of whatever year."""

    verb = "to"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        origin, own = s.lifts[0][1], range(CELLS)
        return [Action("to", (NAMES[cell],)) for cell in own if cell != origin and s.free[CELLS * seat + cell]]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        cell = NAMES.index(action.word())
        if cell == s.lifts[0][1]:
            return Refusal("DD-244", "same-room")
        return no_slot(s, seat, cell)

    def do(self, s: Site, seat: int, action: Action) -> None:
        _, origin, face = s.lifts.pop(0)
        cell = NAMES.index(action.word())
        s.remove_token(seat, origin, face)
        s.add_token(seat, cell, face)
        s.tell(events.MOVED, seat, s.board.faces[face], NAMES[origin], NAMES[cell])
        if s.lifts:
            s.push(Carry())


def no_slot(s: Site, seat: int, cell: int) -> Refusal:
    """Why an element token cannot lie there."""
    if s.rooms[CELLS * seat + cell] == NONE:
        return Refusal("DD-071", "no-room-there", (("cell", NAMES[cell]),))
    return Refusal("DD-081", "room-full", (("cell", NAMES[cell]),))


@frozen
class Carry(SoloAsk[Site]):
    """Where a lifted token goes."""

    topic = "carry"
    clause = "DD-244"
    choices = (To(),)

    def seat(self, s: Site) -> int:
        return s.lifts[0][0]

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
        _, origin, face = s.lifts[0]
        return (("face", s.board.faces[face]), ("cell", NAMES[origin]))

    def no_choice(self, s: Site, seat: int, action: Action) -> None:
        s.tell(events.ONLY_SLOT, seat, action.words[0])
