"""Moves and positions as text, both ways.

A position of Dungeon Designer, line by line:

    year 2 turn=3 goal=G1 priority=1,0 notches=-
    challenges shown=4,8,22 gone=1
    stall M01 top=bear,pit bottom=-
    gone stalls=M07,M12 tokens=ooze,chest
    decks rooms=S31,C17 challenges=9 stalls=M03 jael=-
    supply round=ooze,chest oval=- square=-
    discard C05,S12
    bag star+1
    lifts 0:r1c2:slime
    seat 0 gold=7 blueprint=B2 challenges=8 passages=h01,v11 caves=- stones=-
    row C34 C41/slime/star+1 - C11
    hand C01,S02 laid=C05@3 seen=C07
    jael cards=J1,J3 rooms=C20 tokens=slime acted=no

A row names its rooms with their tokens; there are four rows a seat, the first one on top. `seen` are rooms that this
seat has held and that are in another hand or discarded. Decks and supplies are told from the top. What is named
nowhere follows there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from tafelrunde.games.dungeon_designer.board import (
    CELLS,
    COLUMNS,
    DIRECTIONS,
    EDGES,
    HALVES,
    NAMES,
    NONE,
    SHAPES,
    SIDE,
    TURNS,
    TYPES,
    YEARS,
    Board,
)
from tafelrunde.games.dungeon_designer.edition import SECRET
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.setup import jael_cards, rooms_in_play
from tafelrunde.games.dungeon_designer.worlds import held
from tafelrunde.kernel import actions
from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.edition import Piece, named, numbered
from tafelrunde.kernel.facts import Bits, Card, Cards, Counts, Flag, FromTop, Joint, Number, Several, Word, Words
from tafelrunde.kernel.parts import Each, KeyedLine, Line, LineGroup, Lines, OptionalLine, Part, box, unnamed
from tafelrunde.kernel.reader import NOTHING, Reader
from tafelrunde.kernel.sorted_rows import SortedRow

VERBS = verbs(
    "place <room> <column>, discard <room>, keep <room>, skip, swap <a:column> <b:column>, move <from:cell> <face>,"
    " to <cell>, buy <stall> <half>, token <cell>, passage <edge>, pass <challenge>, leave, dual <cell> <type>"
)


def domains(board: Board) -> actions.Domains:
    """The words of moves and events, and what people call them."""
    e = board.edition
    faces: list[Piece] = [*e.element, Piece(SECRET, e.secret.name)]
    return {
        "room": named(e.room),
        "column": COLUMNS,
        "cell": NAMES,
        "edge": EDGES,
        "face": named(faces, board.faces),
        "shape": SHAPES,
        "stall": numbered(board.stalls, e.labels.stall),
        "half": HALVES,
        "challenge": {challenge.number: challenge.name for challenge in e.challenge},
        "goal": named(e.goal),
        "blueprint": numbered(board.blueprints, e.labels.blueprint),
        "jael": numbered(board.jaels, e.labels.jael),
        "type": TYPES,
        "direction": DIRECTIONS,
        "power": ("shrine", "fountain", "either"),
        "seat": {seat: designer.name for seat, designer in enumerate(e.designer)},
    }


# --- positions


class Rows(Each):
    """The rooms of a dungeon with their tokens, row by row."""

    def told(self, s: Site) -> Iterable[Iterable[str]]:
        built = ["/".join(_names(s, at)) or NOTHING for at in range(len(s.rooms))]
        rows = [" ".join([self.head, *built[at : at + SIDE]]) for at in range(0, len(built), SIDE)]
        return [rows[at : at + SIDE] for at in range(0, len(rows), SIDE)]

    def read_one(self, s: Site, reader: Reader, place: int, word: str) -> None:
        for row in range(0, CELLS, SIDE):
            words = reader.take(self.head)
            if len(words) != SIDE:
                reader.wrong("position-expected", wanted="row …")
            for cell, told in enumerate(words, row):
                if told != NOTHING:
                    room, *tokens = told.split("/")
                    s.build(place, cell, reader.index(room, s.board.rooms))
                    for token in tokens:
                        s.add_token(place, cell, reader.index(token, s.board.faces))

    def pieces(self, s: Site) -> Iterable[str]:
        return chain.from_iterable(_names(s, at) for at in range(len(s.rooms)))


def _names(s: Site, at: int) -> list[str]:
    """The room that is built there, and its tokens."""
    room = s.rooms[at]
    return [] if room == NONE else [s.board.rooms[room], *(s.board.faces[face] for face in s.tokens[at])]


class Hand(Cards):
    """Rooms that are held are remembered."""

    def put(self, s: Site, place: int, value: SortedRow) -> None:
        s.take_up(place, value)


class Laid(Joint):
    """A room face down and its column, counted from 1."""

    def each(self, s: Site) -> Sequence[SortedRow]:
        return [() if lie == NONE else (lie // SIDE, lie % SIDE + 1) for lie in s.laid]

    def put(self, s: Site, place: int, value: SortedRow) -> None:
        if value:
            s.laid[place] = SIDE * value[0] + value[1] - 1
            s.seen[place] |= 1 << value[0]


class Seen(Bits):
    """Rooms that a seat remembers beside those it has."""

    def each(self, s: Site) -> Sequence[int]:
        return [seen & ~sum(1 << room for room in held(s, seat)) for seat, seen in enumerate(s.seen)]

    def put(self, s: Site, place: int, value: int) -> None:
        s.seen[place] |= value


class Rest(Part):
    """What no line tells: that a dungeon has secret passages; what is named nowhere lies at the bottom of its pile."""

    def read(self, s: Site, reader: Reader) -> None:
        board, found = s.board, box(s)
        s.discard.sort()
        for seat, passages in enumerate(s.passages):
            s.faces[seat] |= bool(passages) << board.secret
        s.deck[:0] = unnamed(rooms_in_play(s), board.rooms, found)
        s.challenge_deck[:0] = unnamed(range(len(board.challenges)), s.setup.words["challenge"], found)
        s.stall_deck[:0] = unnamed(range(len(board.stalls)), board.stalls, found)
        s.jael_deck[:0] = unnamed(jael_cards(s), board.jaels, found)
        s.supply = [
            unnamed(tokens, board.faces, found) + pile for tokens, pile in zip(board.tokens, s.supply, strict=True)
        ]


LIFT = Joint("", ":", Word("", "seat", none=None), Word("", "cell", none=None), Word("", "face", none=None))
TABLE: tuple[Part, ...] = (
    Line(
        "year",
        Number("", 1, YEARS, slot="year"),
        Number("turn", 0, TURNS),
        Word("goal", "goal", none=None),
        Words("priority", "seat"),
        Words("notches", "seat"),
    ),
    Line("challenges", Cards("shown", "challenge", slot="display"), Cards("gone", "challenge", slot="challenges_gone")),
    Lines(
        "stall",
        Card("", "stall", slot="stalls"),
        *(Cards(name, "face", slot="wares").every(len(HALVES), half) for half, name in enumerate(HALVES)),
    ),
    Line("gone", Cards("stalls", "stall", slot="stalls_gone"), Counts("tokens", "face", slot="thrown")),
    Line(
        "decks",
        FromTop("rooms", "room", slot="deck"),
        FromTop("challenges", "challenge", slot="challenge_deck"),
        FromTop("stalls", "stall", slot="stall_deck"),
        FromTop("jael", "jael", slot="jael_deck"),
    ),
    KeyedLine("supply", SHAPES, FromTop("", "face", slot="supply")),
    Line("discard", Cards("", "room", slot="discard")),
    Line("bag", Cards("", "face", slot="bag")),
    Line("lifts", Several(LIFT, slot="lifts")),
    LineGroup(
        Each(
            "seat",
            "seat",
            Number("gold", 0, lambda board: board.most_gold),
            Word("blueprint", "blueprint", slot="blueprints", none=None),
            Cards("challenges", "challenge", slot="taken"),
            Bits("passages", "edge").made_of(SECRET),
            Bits("caves", "cell", slot="as_cave"),
            Bits("stones", "cell", slot="as_stone"),
        ),
        Rows("row", "seat"),
        Each(
            "hand",
            "seat",
            Hand("", "room", slot="hands"),
            Laid("laid", "@", Card("", "room", none=None), Number("", 1, SIDE)),
            Seen("seen", "room"),
            named=False,
        ),
    ),
    OptionalLine(
        lambda s: s.solo,
        Line(
            "jael",
            Cards("cards", "jael", slot="jael_cards"),
            Cards("rooms", "room", slot="jael_rooms"),
            Counts("tokens", "face", slot="jael_tokens"),
            Flag("acted"),
        ),
    ),
    Rest(),
)
