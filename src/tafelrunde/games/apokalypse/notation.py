"""Moves and positions as text, both ways.

A position, line by line:

    round number=3 start=0 turn=1 first=- passed=- acted=0 rider=1 seals=6 gift=- attack=-
    talon B above=shield_m,… below=…
    talon K above=… below=…
    discard B=shield_h,metal*2 K=violence
    deep 9,9,…
    box good,evil
    nation aurelia alignment=good points=0,0,0,0 riders=-
    hand shield_m,church
    knows 1:church,metal 3:ward_m
    good heaven=church earth=saint_1,shield_m*1 hell=-
    evil heaven=- earth=- hell=-

The last card of a talon or discard pile is the top one; rows are told from the middle outwards. `shield_m*1` is an
ordinary person laid by seat 1; only that seat knows its front. `deep` tells for each kind how many cards at most can
lie below the next rider, as everybody can know who has watched. `knows` lists cards that this nation's leader knows in
others' hands. An attack is `violence:frostmere:good:2`.

In a world that a seat imagines cards lie face down as `?`, and a line before `deep` tells which these can be:
`unseen B=shield_h,shield_m K=ward_m`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.apokalypse.board import (
    BACKS,
    KIND,
    PERSON,
    PLANES,
    ROWS,
    SEAL_CARDS,
    UNSEEN,
    WINGS,
    Board,
    row_of,
)
from tafelrunde.games.apokalypse.edition import RIDERS
from tafelrunde.games.apokalypse.state import NO_ATTACK, Attack, World
from tafelrunde.kernel import actions
from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.edition import composed, named
from tafelrunde.kernel.facts import Bits, Card, Cards, Hand, Joint, Number, Numbers, Word, Words
from tafelrunde.kernel.parts import Each, KeyedLine, Line, LineGroup, OptionalLine, Part
from tafelrunde.kernel.reader import NOTHING, Reader, listed
from tafelrunde.kernel.sorted_rows import SortedRow

VERBS = verbs(
    "pass, person <card> <nation> <wing>, heaven <card> <nation> <wing>, hell <card> <nation> <wing>,"
    " replace <card> <nation> <column>, neutralise <card> <nation> <column>, violence <nation> <wing>,"
    " convert <nation> <wing> <column>, give <card>, to <nation>, steal <from:nation> <back>, spare, parry <card>,"
    " decline, settle <nation>"
)
_MANY = 10**6


def domains(board: Board) -> actions.Domains:
    """The words of moves and events, and what people call them."""
    e = board.edition
    music = [board.kinds[kind].name for kind in (board.church, board.metal)]
    seals = {seal: composed("{} ({})", e.seal.name, name) for seal, name in zip(SEAL_CARDS, music, strict=True)}
    return {
        "card": {**named(board.kinds), **seals},
        "nation": named(e.nation),
        "wing": WINGS,
        "plane": PLANES,
        "back": BACKS,
        "column": board.columns,
        "seat": {seat: nation.name for seat, nation in enumerate(e.nation)},
        "rider": named(e.rider),
        "alignment": named(e.alignment, WINGS),
    }


# --- positions


class Pile(Words):
    """Cards, and with an ordinary person who laid it."""

    def write(self, s: World, value: SortedRow) -> str:
        cards = s.board.cards
        faces = [FACE_DOWN if card & KIND == UNSEEN else cards[card & KIND] for card in value]
        layers = [f"*{card // PERSON - 1}" if card >= PERSON else "" for card in value]
        return listed([face + layer for face, layer in zip(faces, layers, strict=True)])

    def read(self, s: World, reader: Reader, text: str) -> SortedRow:
        told = [word.partition("*") for word in reader.words(text)]
        faces = [UNSEEN if face == FACE_DOWN else reader.index(face, s.board.cards) for face, _, _ in told]
        layers = [PERSON * (reader.number(layer, 0, s.seats - 1) + 1) if star else 0 for _, star, layer in told]
        return tuple(map(sum, zip(faces, layers, strict=True)))

    def pieces(self, s: World, value: SortedRow) -> Iterable[str]:
        """Seals in the supply or laid are alike."""
        cards, seals = s.board.cards, s.board.seal_church
        kinds = [card & KIND for card in value if card & KIND != UNSEEN]
        return ["seal" if kind >= seals else cards[kind] for kind in kinds]


FACE_DOWN = "?"
PILE, HAND = Pile("", "card"), Hand("", "card", slot="hands")


def led(s: World) -> Sequence[str]:
    """The nations that somebody leads."""
    return s.board.nations[: s.seats]


class Knows(Each):
    """The cards that a leader knows in others' hands."""

    def told(self, s: World) -> Iterable[Iterable[str]]:
        for knower in range(0, len(s.known), s.seats):
            rows = enumerate(s.known[knower : knower + s.seats])
            told = [f"{other}:{HAND.write(s, row)}" for other, row in rows if row]
            yield (" ".join([self.head, *(told or NOTHING)]),)

    def read_one(self, s: World, reader: Reader, place: int, word: str) -> None:
        for told in reader.take(self.head):
            if told != NOTHING:
                other, _, cards = told.partition(":")
                at = place * s.seats + reader.number(other, 0, s.seats - 1)
                s.known[at] = HAND.read(s, reader, cards)


def planes(wing: int) -> list[Pile]:
    """The three rows of a wing."""
    return [Pile(name, "card", slot="rows").every(ROWS, row_of(0, wing, plane)) for plane, name in enumerate(PLANES)]


AIM = (
    Card("", "card", none=None),  # APO-183: in no hand and on no pile
    Word("", led, none=None),
    Word("", "wing", none=None),
    Number("", 1, lambda board: board.columns[-1]),
)
TABLE: tuple[Part, ...] = (
    Line(
        "round",
        Number("number", 1, _MANY, slot="round"),
        Word("start", "seat", none=None),
        Word("turn", "seat", none=None),
        Word("first", "seat"),
        Bits("passed", "seat"),
        Bits("acted", "seat"),
        Number("rider", 1, RIDERS),
        Number("seals", 0, lambda board: board.seals).made_of("seal"),
        Word("gift", "card"),
        Joint("attack", ":", *AIM, none=NO_ATTACK, make=Attack._make),
    ),
    Each("talon", "back", Pile("above", "card"), Pile("below", "card")),
    KeyedLine("discard", BACKS, Pile("", "card", slot="discards")),
    OptionalLine(lambda s: s.pools, KeyedLine("unseen", BACKS, Pile("", "card", slot="pools"))),
    Line("deep", Numbers("", 0, _MANY, slot="deep")),
    Line("box", Cards("", "wing", slot="spare")),
    LineGroup(
        Each(
            "nation",
            led,
            Card("alignment", "wing", slot="alignments", none=None),
            Numbers("points", -_MANY, _MANY, slot="scored", count=RIDERS),
            Bits("riders", [str(rider) for rider in range(1, RIDERS + 1)], slot="rider_cards"),
        ),
        Each("hand", "seat", HAND, named=False),
        Knows("knows", "seat"),
        *(Each(name, "seat", *planes(wing), named=False) for wing, name in enumerate(WINGS)),
    ),
)
