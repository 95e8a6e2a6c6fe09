"""Build: four turns a year, each "play a room" and then "pass hands" (DD-030 to DD-051), alone against Jael (DD-204
to DD-210)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import NAMES, NONE, SIDE, TURNS
from tafelrunde.games.dungeon_designer.scoring import remembered_standings, tell_standings
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.cleanup import Cleanup
from tafelrunde.games.dungeon_designer.steps.market import Income, Market
from tafelrunde.games.dungeon_designer.steps.powers import Power, new_powers
from tafelrunde.games.dungeon_designer.steps.supplies import discard, draw, draw_rooms, give
from tafelrunde.kernel.actions import Action, Word
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, SoloAsk, Step

JAEL_DRAWS = (3, 2, 1)  # DD-208


@dataclass(frozen=True, slots=True)
class Year(Step[Site]):
    """A year: Build, Improve, Cleanup (DD-002). Alone, Jael's next card becomes the current one (DD-204)."""

    def run(self, s: Site) -> None:
        s.year += 1
        s.turn = 0
        s.tell(events.YEAR, s.year)
        if s.solo:
            before = remembered_standings(s) if s.jael_cards else []
            s.jael_cards += draw(s.jael_deck, 1)
            s.acted = False
            s.tell(events.JAEL_CARD, s.board.jaels[s.jael_cards[-1]])
            if before:
                tell_standings(s, before)
        s.push(*[Turn()] * TURNS, Income(), Market(), Cleanup())


@dataclass(frozen=True, slots=True)
class Turn(Step[Site]):
    """DD-030. Who has no room to play is not asked and leaves a column empty (DD-R25)."""

    def run(self, s: Site) -> None:
        s.turn += 1
        s.tell(events.TURN, s.turn)
        s.push(PassHands())
        if any(s.hands):
            if s.setup.options["reveal"] == "open":
                s.push(Place(_next_with_cards(s, 0)))
            else:
                s.push(Commit())


# --- 1. play a room


class PlayRoom(Deed[Site]):
    """DD-031, DD-045 to DD-051: any room of the hand into any empty column of this year's row, whatever its doors
    (DD-048), upright (DD-049, DD-R02)."""

    verb = "place"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        place, columns = s.board.place, s.columns(seat)
        return [place[room][column] for room in s.hands[seat] for column in columns]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        room, column = action.words
        if s.board.room_index[str(room)] not in s.hands[seat]:
            return Refusal("DD-031", "not-in-hand", (("room", room),))
        return Refusal("DD-046", "column-taken", (("column", column),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        """With the rooms chosen openly (DD-R01): it is there at once."""
        lay(s, seat, action)
        reveal(s, [seat])


def lay(s: Site, seat: int, action: Action) -> None:
    """A room leaves the hand and lies face down in front of its column."""
    room, column = s.board.room_index[str(action.words[0])], int(action.words[1]) - 1
    s.lay_down(seat, room)
    s.laid[seat] = SIDE * room + column


def reveal(s: Site, seats: Sequence[int]) -> None:
    """Turns up what these seats have laid; shrines and fountains can be used at once, also alone (DD-R34)."""
    before = remembered_standings(s)
    built: list[tuple[int, int]] = []
    for seat in seats:
        if s.laid[seat] != NONE:
            room, column = divmod(s.laid[seat], SIDE)
            s.laid[seat] = NONE
            cell = SIDE * (s.year - 1) + column
            s.build(seat, cell, room)
            s.tell(events.BUILT, seat, s.board.rooms[room], NAMES[cell])
            built.append((seat, room))
    tell_standings(s, before)
    powers = new_powers(s, built)
    if powers:
        s.push(Power(powers))


@dataclass(frozen=True, slots=True)
class Commit(SealedAsk[Site]):
    """DD-031, DD-036, DD-R01: all choose room and column in secret; changed as often as one likes until all have."""

    topic = "commit"
    clause = "DD-031"
    choices = (PlayRoom(),)

    def seats(self, s: Site) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.hands[seat]])

    def about(self, s: Site) -> tuple[tuple[str, Word], ...]:
        return (("row:number", s.year),)

    def resolve(self, s: Site, answers: Answers) -> None:
        for seat, action in answers:
            lay(s, seat, action)
        if _drops(s):
            for seat, _ in answers:
                s.tell(events.LAID, seat)
            s.push(Drop(), Reveal())
        else:
            reveal(s, range(s.seats))


def _drops(s: Site) -> bool:
    """DD-037, DD-039: with two players a room is discarded in turns 1 to 3; in turn 4 that is the one left over."""
    return s.seats == 2 and s.turn < TURNS and any(s.hands)


@dataclass(frozen=True, slots=True)
class Reveal(Step[Site]):
    """All rooms are turned up together (DD-036)."""

    def run(self, s: Site) -> None:
        reveal(s, range(s.seats))


@dataclass(frozen=True, slots=True)
class Place(SoloAsk[Site]):
    """DD-R01: one after the other, leftmost on the priority track first."""

    position: int

    topic = "place"
    clause = "DD-R01"
    choices = (PlayRoom(),)

    def seat(self, s: Site) -> int:
        return s.priority[self.position]

    def about(self, s: Site) -> tuple[tuple[str, Word], ...]:
        return (("row:number", s.year),)

    def take(self, s: Site, seat: int, action: Action) -> None:
        following = _next_with_cards(s, self.position + 1)
        if following < s.seats:
            s.push(Place(following))
        elif s.seats == 2 and s.turn < TURNS:
            s.push(Drop())
        SoloAsk.take(self, s, seat, action)


def _next_with_cards(s: Site, position: int) -> int:
    while position < s.seats and not s.hands[s.priority[position]]:
        position += 1
    return position


class DropRoom(Choice[Site]):
    """DD-037: another room of the hand."""

    verb = "discard"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return [s.board.drop[room] for room in s.hands[seat]]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-037", "not-in-hand", (("room", action.words[0]),))


@dataclass(frozen=True, slots=True)
class Drop(SealedAsk[Site]):
    """DD-037: with two players everybody also discards a room, unseen."""

    topic = "discard"
    clause = "DD-037"
    choices = (DropRoom(),)

    def seats(self, s: Site) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.hands[seat]])

    def resolve(self, s: Site, answers: Answers) -> None:
        dropped: list[int] = []
        for seat, action in answers:
            dropped.append(s.board.room_index[str(action.words[0])])
            s.lay_down(seat, dropped[-1])
            s.tell(events.DROPPED, seat)
        discard(s, dropped)


# --- 2. pass hands


@dataclass(frozen=True, slots=True)
class PassHands(Step[Site]):
    """DD-032 to DD-034: what is left goes to the neighbour; after turn 4 it is discarded (DD-R04)."""

    def run(self, s: Site) -> None:
        if s.turn == TURNS:
            self._leave_over(s)
        elif s.solo:  # DD-210
            s.push(*[Keep()] * bool(s.hands[0]), DrawAlone())
        else:
            self._pass_on(s)

    def _leave_over(self, s: Site) -> None:
        """DD-034, DD-039, DD-209."""
        for seat, hand in enumerate(s.hands):
            if hand:
                s.tell(events.LEFT_OVER, seat, len(hand))
        discard(s, [room for hand in s.hands for room in hand])
        s.hands = [()] * s.seats

    def _pass_on(self, s: Site) -> None:
        """DD-032: to the left in years 1 and 3, to the right in years 2 and 4; left is the next seat (DD-R29). With
        two players that is a swap (DD-040), and each draws a room (DD-038)."""
        left = s.year % 2 == 1
        s.tell(events.HANDS_PASSED, "left" if left else "right")
        hands = s.hands
        s.hands = [()] * s.seats
        for seat in range(s.seats):
            received = hands[(seat - 1 if left else seat + 1) % s.seats]
            s.take_up(seat, received)
            if s.journal is not None:
                for room in received:
                    s.tell_to((seat,), events.RECEIVED, s.board.rooms[room])
        if s.seats == 2:
            for seat in range(2):
                give(s, seat, draw_rooms(s, 1), events.DREW_MORE)


# --- alone


class KeepRoom(Deed[Site]):
    """DD-206, DD-R36: one room must be kept; of the others Jael gets those with a rune of his card (DD-207,
    DD-R23)."""

    verb = "keep"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return [s.board.keep[room] for room in s.hands[seat]]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-206", "not-in-hand", (("room", action.words[0]),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        before = remembered_standings(s)
        board, runes = s.board, s.board.runes[s.jael_cards[-1]]
        kept = board.room_index[str(action.words[0])]
        others = [room for room in s.hands[seat] if room != kept]
        s.hands[seat] = (kept,)
        s.tell(events.KEPT, seat)
        his = [room for room in others if board.rune[room] in runes]
        for room in his:
            s.jael_rooms.append(room)
            s.seen[seat] &= ~(1 << room)
            s.tell(events.JAEL_ROOM, board.rooms[room])
        if len(his) < len(others):
            s.tell(events.JAEL_LEFT, len(others) - len(his))
        discard(s, [room for room in others if room not in his])
        tell_standings(s, before)


@dataclass(frozen=True, slots=True)
class Keep(SoloAsk[Site]):
    """DD-206: which room stays for the next turn."""

    topic = "keep"
    clause = "DD-206"
    choices = (KeepRoom(),)

    def seat(self, s: Site) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class DrawAlone(Step[Site]):
    """DD-208: 3, 2 and 1 rooms after turns 1, 2 and 3."""

    def run(self, s: Site) -> None:
        give(s, 0, draw_rooms(s, JAEL_DRAWS[s.turn - 1]), events.DREW_ALONE)
