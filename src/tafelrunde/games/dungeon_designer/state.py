"""What lies on the table: small and flat.

The top of a deck or supply is its end. Hands and the discard pile are kept sorted: their order means nothing. In a
world that a seat imagines all piles are loose: sorted, and only when something is drawn does luck say what it is. So it
costs little to imagine one.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.dungeon_designer.board import BUILT, CELLS, MASK, NONE, SHAPES, SIDE, TURNS, Board, Direction
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sorted_rows import without
from tafelrunde.kernel.state import State, slots

EVERYBODY = [tuple(range(seats)) for seats in range(6)]  # by how many there are (DD-001)


class Site(State):
    """A position of Dungeon Designer. Cell c of seat s is number 16 * s + c."""

    __slots__ = slots(
        "acted as_cave as_stone bag blueprints board challenge_deck challenges_gone contents deck discard display"
        " faces free goal gold hands jael_cards jael_deck jael_rooms jael_tokens laid lifts loose notches passages"
        " priority rooms seen stall_deck stalls stalls_gone stamps supply taken thrown tokens turn wares"
        " year"
    )

    def __init__(self, setup: Setup[Site, Board], luck: Luck) -> None:
        super().__init__(setup, luck)
        board = setup.board
        self.board: Board = board
        seats = self.seats
        self.year: int = 0
        self.turn: int = 0
        # the dungeons
        self.rooms: list[int] = [NONE] * (CELLS * seats)
        self.tokens: list[tuple[int, ...]] = [()] * (CELLS * seats)  # element tokens by face
        self.contents: list[int] = [0] * (CELLS * seats)  # counts of elements, printed and tokens
        self.free: list[int] = [0] * (CELLS * seats)  # element slots left
        self.stamps: list[int] = [0] * seats  # doors, types and where rooms are
        self.passages: list[int] = [0] * seats  # edges with a secret passage
        self.faces: list[int] = [0] * seats  # token faces that are in the dungeon (DD-C02)
        self.as_cave: list[int] = [0] * seats  # dual rooms whose type the owner has fixed (DD-246)
        self.as_stone: list[int] = [0] * seats
        # the seats
        self.blueprints: list[int] = [NONE] * seats
        self.taken: list[tuple[int, ...]] = [()] * seats  # challenges in the order of taking
        self.gold: list[int] = [0] * seats
        self.priority: list[int] = list(range(seats))  # left to right; meaningless in the solo game (DD-201)
        self.notches: list[int] = []  # who has passed this year, in that order
        # the cards
        self.loose: bool = False  # face-down piles have no order: an imagined world
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.laid: list[int] = [NONE] * seats  # 4 * room + column, face down until the reveal
        self.seen: list[int] = [0] * seats  # rooms not yet built that this seat has held: it knows where they are
        # the market
        self.goal: int = NONE
        self.display: list[int] = []
        self.challenge_deck: list[int] = []
        self.challenges_gone: list[int] = []
        self.stalls: list[int] = []
        self.wares: list[tuple[int, ...]] = []  # 2 * place of the stall + half
        self.stall_deck: list[int] = []
        self.stalls_gone: list[int] = []
        self.supply: list[tuple[int, ...]] = [()] * len(SHAPES)  # face-down tokens by shape
        self.thrown: list[int] = [0] * len(board.faces)  # discarded tokens by face
        self.bag: list[int] = []  # tokens bought and not yet placed, in the order of their slots
        self.lifts: list[tuple[int, int, int]] = []  # seat, cell and face of tokens about to move (DD-244)
        # Jael
        self.jael_deck: list[int] = []
        self.jael_cards: list[int] = []  # revealed, the current one last
        self.jael_rooms: list[int] = []
        self.jael_tokens: list[int] = [0] * len(board.faces)
        self.acted: bool = False  # Jael has taken his halves this year (DD-214)

    @property
    def direction(self) -> Direction:
        """DD-032: where hands go, to the left in years 1 and 3, to the right in years 2 and 4."""
        return "left" if self.year % 2 else "right"

    @property
    def trading(self) -> bool:
        """The market of the year is open: all rooms are built."""
        return self.turn == TURNS and not any(self.hands) and all(laid == NONE for laid in self.laid)

    def heir(self, seat: int) -> int | None:
        """DD-032, DD-R29: who gets a seat's hand after this turn; left is the next seat. Nobody after the last turn
        (DD-034), and alone (DD-210)."""
        if self.solo or self.turn == TURNS:
            return None
        return (seat + (1 if self.direction == "left" else -1)) % self.seats

    def built(self, seat: int) -> int:
        """The cells with a room."""
        return self.stamps[seat] >> BUILT & MASK

    def holders(self) -> tuple[int, ...]:
        """Who holds rooms."""
        if all(self.hands):
            return EVERYBODY[self.seats]
        return tuple([seat for seat, hand in enumerate(self.hands) if hand])

    def columns(self, seat: int) -> list[int]:
        """DD-045, DD-046: the columns of this year's row that are still empty."""
        row = CELLS * seat + SIDE * (self.year - 1)
        return [column for column in range(SIDE) if self.rooms[row + column] == NONE]

    def build(self, seat: int, cell: int, room: int) -> None:
        """DD-031: a room into an empty cell. Everybody sees it now, so nobody needs to remember it."""
        at, board = CELLS * seat + cell, self.board
        self.rooms[at] = room
        self.contents[at] = board.room_contents[room]
        self.free[at] = board.room_free[room]
        self.stamps[seat] |= board.stamps[room][cell]
        hidden = ~(1 << room)
        for i in range(self.seats):
            self.seen[i] &= hidden

    def add_token(self, seat: int, cell: int, face: int) -> None:
        """DD-081: an element token takes one free slot; which one does not matter (DD-R12)."""
        at = CELLS * seat + cell
        self.tokens[at] += (face,)
        self.contents[at] += self.board.face_contents[face]
        self.free[at] -= 1
        self.faces[seat] |= 1 << face

    def remove_token(self, seat: int, cell: int, face: int) -> None:
        """DD-244: a token leaves its room for another one."""
        at = CELLS * seat + cell
        self.tokens[at] = without(self.tokens[at], face)
        self.contents[at] -= self.board.face_contents[face]
        self.free[at] += 1

    def dig(self, seat: int, edge: int) -> None:
        """DD-085: a secret passage onto an edge."""
        self.passages[seat] |= 1 << edge
        self.faces[seat] |= 1 << self.board.secret

    def swap(self, seat: int, one: int, other: int) -> None:
        """DD-243: two rooms change places, tokens and all; secret passages stay on their edges."""
        a, b = CELLS * seat + one, CELLS * seat + other
        stamps = self.board.stamps
        for cell, room in ((one, self.rooms[a]), (other, self.rooms[b])):
            self.stamps[seat] &= ~stamps[room][cell]
        for pile in (self.rooms, self.contents, self.free):
            pile[a], pile[b] = pile[b], pile[a]
        self.tokens[a], self.tokens[b] = self.tokens[b], self.tokens[a]
        for cell, room in ((one, self.rooms[a]), (other, self.rooms[b])):
            self.stamps[seat] |= stamps[room][cell]

    def take_up(self, seat: int, rooms: Sequence[int]) -> None:
        """Rooms come into a hand, and their holder will remember them."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], *rooms)))
        for room in rooms:
            self.seen[seat] |= 1 << room

    def lay_down(self, seat: int, room: int) -> None:
        """A room leaves a hand."""
        self.hands[seat] = without(self.hands[seat], room)

    def throw(self, rooms: Sequence[int]) -> None:
        """Rooms onto the face-down discard pile."""
        self.discard = sorted((*self.discard, *rooms))
