"""Build: four turns a year, each "play a room" and then "pass hands" (DD-030 to DD-051), alone against Jael (DD-204
to DD-210)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import NAMES, NONE, SIDE, TURNS
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.cleanup import Cleanup
from tafelrunde.games.dungeon_designer.steps.market import Income, Market
from tafelrunde.games.dungeon_designer.steps.powers import Power, new_powers
from tafelrunde.games.dungeon_designer.steps.supplies import discard, draw, give
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.sorted_rows import without
from tafelrunde.kernel.state import Answers
from tafelrunde.kernel.steps import Choice, Deed, Refusal, SealedAsk, SoloAsk, Step, frozen

JAEL_DRAWS = (3, 2, 1)  # DD-208


@frozen
class Year(Step[Site]):
    """A year: Build, Improve, Cleanup (DD-002). Alone, Jael's next card becomes the current one (DD-204)."""

    def run(self, s: Site) -> None:
        s.year += 1
        s.turn = 0
        s.tell(events.YEAR, s.year)
        if s.solo:
            s.jael_cards += draw(s, s.jael_deck, 1)
            s.acted = False
            s.tell(events.JAEL_CARD, s.board.jaels[s.jael_cards[-1]])
        s.push(*[Turn()] * TURNS, Income(), Market(), Cleanup())


@frozen
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
        if s.board.room_index[action.word()] not in s.hands[seat]:
            return Refusal("DD-031", "not-in-hand", (("room", room),))
        return Refusal("DD-046", "column-taken", (("column", column),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        """With the rooms chosen openly (DD-R01): it is there at once."""
        lay(s, seat, action)
        reveal(s, [seat])


def lay(s: Site, seat: int, action: Action) -> None:
    """A room leaves the hand and lies face down in front of its column."""
    room, column = s.board.room_index[action.word()], action.number(1) - 1
    s.lay_down(seat, room)
    s.laid[seat] = SIDE * room + column


def reveal(s: Site, seats: Sequence[int]) -> None:
    """Turns up what these seats have laid; shrines and fountains can be used at once, also alone (DD-R34)."""
    built: list[tuple[int, int]] = []
    for seat in seats:
        if s.laid[seat] != NONE:
            room, column = divmod(s.laid[seat], SIDE)
            s.laid[seat] = NONE
            cell = SIDE * (s.year - 1) + column
            s.build(seat, cell, room)
            s.tell(events.BUILT, seat, s.board.rooms[room], NAMES[cell])
            built.append((seat, room))
    powers = new_powers(s, built)
    if powers:
        s.push(Power(powers))


@frozen
class Commit(SealedAsk[Site]):
    """DD-031, DD-036, DD-R01: all choose room and column in secret; changed as often as one likes until all have."""

    topic = "commit"
    clause = "DD-031"
    choices = (PlayRoom(),)

    def seats(self, s: Site) -> tuple[int, ...]:
        return s.holders()

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
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


@frozen
class Reveal(Step[Site]):
    """All rooms are turned up together (DD-036)."""

    def run(self, s: Site) -> None:
        reveal(s, range(s.seats))


@frozen
class Place(SoloAsk[Site]):
    """DD-R01: one after the other, leftmost on the priority track first."""

    position: int

    topic = "place"
    clause = "DD-R01"
    choices = (PlayRoom(),)

    def seat(self, s: Site) -> int:
        return s.priority[self.position]

    def about(self, s: Site) -> tuple[tuple[str, ActionWord], ...]:
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


@frozen
class Drop(SealedAsk[Site]):
    """DD-037: with two players everybody also discards a room, unseen."""

    topic = "discard"
    clause = "DD-037"
    choices = (DropRoom(),)

    def seats(self, s: Site) -> tuple[int, ...]:
        return s.holders()

    def resolve(self, s: Site, answers: Answers) -> None:
        for seat, action in answers:
            discard(s, seat, [s.board.room_index[action.word()]], events.DROPPED, seat)


# --- 2. pass hands


@frozen
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
            discard(s, seat, hand, events.LEFT_OVER, seat, len(hand))

    def _pass_on(self, s: Site) -> None:
        """DD-032: to the neighbour. With two players that is a swap (DD-040), and each draws a room (DD-038)."""
        passed = [(s.heir(seat), hand) for seat, hand in enumerate(s.hands)]
        s.hands = [()] * s.seats
        for heir, hand in passed:
            assert heir is not None  # DD-034: after the last turn nothing is passed on
            s.take_up(heir, hand)
        s.tell(events.HANDS_PASSED, s.direction)
        if s.journal is not None:
            for seat, hand in enumerate(s.hands):
                for room in hand:
                    s.tell_to((seat,), events.RECEIVED, s.board.rooms[room])
        if s.seats == 2:
            for seat in range(2):
                give(s, seat, 1, events.DREW_MORE)


# --- alone


def collected(s: Site, rooms: Sequence[int]) -> list[int]:
    """DD-207: those that Jael takes of rooms which are left over: they show a rune of his card."""
    runes = s.board.runes[s.jael_cards[-1]]
    return [room for room in rooms if s.board.rune[room] in runes]


class KeepRoom(Deed[Site]):
    """DD-206, DD-R36: one room must be kept; of the others Jael gets those with a rune of his card (DD-207,
    DD-R23)."""

    verb = "keep"

    def offers(self, s: Site, seat: int) -> Sequence[Action]:
        return [s.board.keep[room] for room in s.hands[seat]]

    def why(self, s: Site, seat: int, action: Action) -> Refusal:
        return Refusal("DD-206", "not-in-hand", (("room", action.words[0]),))

    def do(self, s: Site, seat: int, action: Action) -> None:
        board = s.board
        s.tell(events.KEPT, seat)
        kept = board.room_index[action.word()]
        for room in collected(s, without(s.hands[seat], kept)):
            s.lay_down(seat, room)
            s.jael_rooms.append(room)
            s.seen[seat] &= ~(1 << room)
            s.tell(events.JAEL_ROOM, board.rooms[room])
        others = without(s.hands[seat], kept)
        discard(s, seat, others, events.JAEL_LEFT, len(others))


@frozen
class Keep(SoloAsk[Site]):
    """DD-206: which room stays for the next turn."""

    topic = "keep"
    clause = "DD-206"
    choices = (KeepRoom(),)

    def seat(self, s: Site) -> int:
        return 0


@frozen
class DrawAlone(Step[Site]):
    """DD-208: 3, 2 and 1 rooms after turns 1, 2 and 3."""

    def run(self, s: Site) -> None:
        give(s, 0, JAEL_DRAWS[s.turn - 1], events.DREW_ALONE)
