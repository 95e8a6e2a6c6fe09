"""Static tables built once from the edition; shared by all positions, never copied.

Cells are numbered row by row from 0 to 15 and named `r1c1` to `r4c4`; sets of cells are bit masks. Edges are numbered
from 0 to 39: `h01` to `h44` lie below a row (`h0c` above the first), `v10` to `v44` right of a column (`vr0` left of
the first).

Two packings make scoring fast. A stamp is what a room brings to the masks of a dungeon, all masks in one number; the
contents of a cell are the counts of its elements, all counts in one number. Both just add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from tafelrunde.games.dungeon_designer.edition import (
    FAMILIES,
    KINDS,
    SECRET,
    Challenge,
    Edition,
    Room,
    Rune,
    Shape,
    Type,
    check,
    family,
)
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile

NONE = -1
YEARS = TURNS = SIDE = 4  # DD-003
CELLS = 16
SLOTS = 4  # DD-080
HAND = 5  # DD-014
NAMES = tuple(f"r{r}c{c}" for r in range(1, 5) for c in range(1, 5))
EDGES = (*(f"h{r}{c}" for r in range(5) for c in range(1, 5)), *(f"v{r}{c}" for r in range(1, 5) for c in range(5)))
COLUMNS = (1, 2, 3, 4)
Half = Literal["top", "bottom"]
HALVES: tuple[Half, ...] = get_args(Half)
Direction = Literal["left", "right"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
SHAPES: tuple[Shape, ...] = get_args(Shape)
RUNES: tuple[str, ...] = get_args(Rune)
TYPES: tuple[str, ...] = get_args(Type)
CAVE, STONE, DUAL = range(3)
POWERS = ("", "shrine", "fountain")
SHRINE, FOUNTAIN = 1, 2
SLOT_NAMES = ("NE", "NW", "SW", "SE")

# masks of cells
CENTRE = 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10  # DD-128
ROWS = tuple(15 << 4 * row for row in range(SIDE))
COLUMN = tuple(0x1111 << column for column in range(SIDE))
OUTSIDE = COLUMN[0] | COLUMN[3]
NOT_LAST = 0xFFFF & ~COLUMN[3]

# a stamp holds these masks of 16 bits each, in this order
NORTH, EAST, SOUTH, WEST, CAVES, STONES, DUALS, BUILT = range(0, 128, 16)
MASK = 0xFFFF

# contents hold these counts of 8 bits each; rooms count themselves, stars also by what they are worth
FIELDS = (*KINDS, *FAMILIES, "room", "plus", "minus")
SHIFT = {field: 8 * i for i, field in enumerate(FIELDS)}
COUNT = 0xFF


class Condition(NamedTuple):
    """What a blueprint asks of one cell: an element whose count is found behind a shift."""

    cell: int
    shift: int


class Plan(NamedTuple):
    """A blueprint: gates by column, cells by type, and elements."""

    entrance: int
    exit: int
    caves: int
    stones: int
    elements: tuple[Condition, ...]


class Task(NamedTuple):
    """A challenge as scoring needs it: what is counted, where, and what a room must hold."""

    points: int
    per: str
    where: str
    shifts: tuple[int, ...]
    needs: tuple[tuple[tuple[int, ...], int], ...]


class Sets(NamedTuple):
    """A goal or a bonus: sets to complete, each as (shift, how many of it)."""

    sets: tuple[tuple[tuple[int, int], ...], ...]
    singles: tuple[int, ...]  # shifts of all that is asked for


def sets_of(asked: Iterable[Sequence[str]]) -> Sets:
    """The sets that a card asks for."""
    told = tuple(tuple((SHIFT[symbol], list(one).count(symbol)) for symbol in dict.fromkeys(one)) for one in asked)
    return Sets(told, tuple(dict.fromkeys(shift for one in told for shift, _ in one)))


class Board:
    """The box, as the rules need it."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        check(file)
        e = file.content
        self.edition: Edition = e
        self.most_gold = e.setup.most_gold
        self._rooms(e.room)
        self._tokens(e)
        self.blueprints = tuple(blueprint.id for blueprint in e.blueprint)
        self.plans = tuple(_plan(b.entrance, b.exit, b.rows) for b in e.blueprint)
        self.stalls = tuple(stall.id for stall in e.stall)
        self.prices = tuple(half.price for stall in e.stall for half in (stall.top, stall.bottom))  # 2 * stall + half
        self.slots = tuple(
            tuple(SHAPES.index(shape) for shape in half.slots)
            for stall in e.stall
            for half in (stall.top, stall.bottom)
        )
        self.challenges = tuple(challenge.number for challenge in e.challenge)
        self.tasks = tuple(_task(challenge) for challenge in e.challenge)
        self.goals = tuple(goal.id for goal in e.goal)
        self.goal_sets = tuple(sets_of(goal.sets) for goal in e.goal)
        self.fewest = tuple(goal.best == "fewest" for goal in e.goal)
        self.jaels = tuple(card.id for card in e.jael)
        self.bonuses = tuple(sets_of([card.bonus.of]) for card in e.jael)
        self.runes = tuple(frozenset(RUNES.index(rune) for rune in card.runes) for card in e.jael)
        self.jael_takes = tuple(
            tuple(2 * half.startswith("right") + half.endswith("bottom") for half in card.takes) for card in e.jael
        )
        self._name_actions()
        self._edges: dict[int, int] = {}

    def _rooms(self, rooms: Sequence[Room]) -> None:
        self.rooms = tuple(room.id for room in rooms)
        self.room_index = {room: i for i, room in enumerate(self.rooms)}
        self.base_rooms = tuple(i for i, room in enumerate(rooms) if not room.power)
        self.all_rooms = tuple(range(len(rooms)))
        self.gold = tuple(room.gold for room in rooms)
        self.rune = tuple(RUNES.index(room.rune) for room in rooms)
        self.power = tuple(POWERS.index(room.power) for room in rooms)
        self.type = tuple((*TYPES, "dual").index(room.type) for room in rooms)
        printed = [[word for word in (getattr(room.elements, slot) for slot in SLOT_NAMES) if word] for room in rooms]
        self.room_free = tuple(SLOTS - len(words) for words in printed)
        self.room_contents = tuple(sum(map(element_contents, words), start=1 << SHIFT["room"]) for words in printed)
        self.stamps = tuple(tuple(_stamp(room, cell) for cell in range(CELLS)) for room in rooms)

    def _tokens(self, e: Edition) -> None:
        self.faces = tuple(str(token.face) for token in e.token)
        self.face_index = {face: i for i, face in enumerate(self.faces)}
        self.face_count = tuple(token.count for token in e.token)
        self.face_shape = tuple(SHAPES.index(token.shape) for token in e.token)
        self.secret = self.face_index.get(SECRET, NONE)
        self.face_contents = tuple(0 if face == SECRET else element_contents(face) for face in self.faces)
        self.of_shape = tuple(
            tuple(face for face, shape in enumerate(self.face_shape) if shape == wanted)
            for wanted in range(len(SHAPES))
        )
        self.tokens = tuple(
            tuple(face for face in faces for _ in range(self.face_count[face])) for faces in self.of_shape
        )

    def _name_actions(self) -> None:
        """Actions are made once, so that legal lists only point at them."""
        self.place = tuple(tuple(Action("place", (room, column)) for column in COLUMNS) for room in self.rooms)
        self.drop = tuple(Action("discard", (room,)) for room in self.rooms)
        self.keep = tuple(Action("keep", (room,)) for room in self.rooms)
        self.put = tuple(Action("token", (cell,)) for cell in NAMES)
        self.dig = tuple(Action("passage", (edge,)) for edge in EDGES)
        self.buy = tuple(Action("buy", (stall, half)) for stall in self.stalls for half in HALVES)
        self.passing = tuple(Action("pass", (number,)) for number in self.challenges)
        self.dual = tuple(tuple(Action("dual", (cell, kind)) for kind in TYPES) for cell in NAMES)

    def edges_of(self, built: int) -> int:
        """All edges of a set of rooms (DD-085)."""
        found = self._edges.get(built)
        if found is None:
            found = 0
            for cell in cells_in(built):
                row, column = divmod(cell, SIDE)
                for edge in (4 * row + column, 4 * row + column + 4, 20 + 5 * row + column, 21 + 5 * row + column):
                    found |= 1 << edge
            self._edges[built] = found
        return found

    def challenge(self, number: int) -> int:
        """The index of the challenge with this number."""
        return self.challenges.index(number)


def cells_in(mask: int) -> list[int]:
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def element_contents(word: str) -> int:
    """What an element adds to the contents of a cell; a star of either sign is a star (DD-123, DD-R15) and also
    adds what it is worth."""
    kind, _, worth = word.partition("+") if "+" in word else word.partition("-")
    found = 1 << SHIFT[kind]
    for name, members in FAMILIES.items():
        found += (kind in members) << SHIFT[name]
    if worth:
        found += int(worth) << SHIFT["plus" if "+" in word else "minus"]
    return found


def _stamp(room: Room, cell: int) -> int:
    stamp = 1 << BUILT
    for side, mask in zip("NESW", (NORTH, EAST, SOUTH, WEST), strict=True):
        stamp |= (side in room.doors) << mask
    stamp |= 1 << {"cave": CAVES, "stone": STONES, "dual": DUALS}[room.type]
    return stamp << cell


def _plan(entrance: int, exit_column: int, rows: Sequence[Sequence[str]]) -> Plan:
    words = [word for row in rows for word in row]
    return Plan(
        entrance - 1,
        exit_column - 1,
        sum(1 << cell for cell, word in enumerate(words) if word == "cave"),
        sum(1 << cell for cell, word in enumerate(words) if word == "stone"),
        tuple(Condition(cell, SHIFT[word]) for cell, word in enumerate(words) if word in SHIFT),
    )


def _task(challenge: Challenge) -> Task:
    return Task(
        challenge.points,
        challenge.per,
        challenge.where,
        shifts_of(challenge.of, apart=challenge.per == "kind"),
        tuple((shifts_of(need.of), need.count) for need in challenge.needs),
    )


def shifts_of(symbols: Sequence[str], apart: bool = False) -> tuple[int, ...]:
    """Where the counts of symbols are found; `apart` counts the kinds of a family each on its own (DD-C19)."""
    words = [kind for symbol in symbols for kind in family(symbol)] if apart else symbols
    return tuple(SHIFT[word] for word in words)
