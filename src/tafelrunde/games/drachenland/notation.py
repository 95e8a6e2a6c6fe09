"""Moves and positions as text, both ways.

A position of Drachenland, line by line:

    turn start=0 player=2 round=5 idle=0 took=yes
    dice a=2 b=4 used=b first=red gained=ferryman
    active red die=4 pips=1+3 fresh=no walked=yes
    V01 eggs=1 gems=rrgc tile=?ring
    kings red=V03 green=- blue=-
    removed swift_steps
    played ferryman,roll_again
    dwarves red=V03* green=F12 blue=- tiles=ferryman,little_dragon loot=eerrbc

A tile behind `?` lies face down; a figure with `*` wears a ring; gems are r, g, b and c (clear), an egg is e.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.drachenland.board import COLOURS, DICE, GEMS, KING, ORDINARY, POWERS, TILES, TREASURES, Board
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.actions import Domains, verbs
from tafelrunde.kernel.edition import Name, composed, named, numbered
from tafelrunde.kernel.facts import Card, Counts, Flag, Number, Word
from tafelrunde.kernel.parts import Each, KeyedLine, Line, Part
from tafelrunde.kernel.reader import NOTHING, Reader

VERBS = verbs(
    "lead <people>, enter <colour> <to:space>, keep, reroll, activate <colour> <die>, walk <to:space>, swift,"
    " ferry <to:volcano>, call <power>, fly <to:volcano> <power>, stop, take <treasure>, hand, done"
)
_MANY = 10**6


def domains(board: Board) -> Domains:
    """The words of moves and events, and what people call them."""
    e = board.edition
    gems = {gem.id: gem.name for gem in e.gem}
    volcanoes = {volcano.id: composed("{} ({})", volcano.name, volcano.id) for volcano in e.volcano}
    kings = {f"king_{king.colour}": composed("{} ({})", king.name, gems[king.colour]) for king in e.king}
    return {
        "colour": COLOURS,
        "space": {**volcanoes, **dict.fromkeys(field.id for field in e.field)},
        "volcano": volcanoes,
        "die": DICE,
        "power": POWERS,
        "treasure": TREASURES,
        "seat": {seat: people.name for seat, people in enumerate(e.people)},  # as who it leads (see `view.guise`)
        "place": numbered(range(len(e.people)), Name("Platz", "Seat")),
        "people": named(e.people),
        "figure": {
            f"{people.id}-{colour}": composed("{} ({}, {})", getattr(people, colour), people.name, gems[colour])
            for people in e.people
            for colour in COLOURS
        },
        "tile": named(e.tile, TILES),
        "king": {king: kings[king] for king in TILES[KING:]},
        "gem": named(e.gem, GEMS),
    }


# --- positions


class DiceLine(Line):
    """The dice show faces of theirs, or nothing yet; tiles that were gained are counted where they lie."""

    def read(self, s: Land, reader: Reader) -> None:
        super().read(s, reader)
        for shown, faces in zip((s.die_a, s.die_b), s.board.dice, strict=True):
            reader.index(str(shown), ["0", *map(str, sorted(set(faces)))])

    def pieces(self, s: Land) -> Iterable[str]:
        return ()


class Pips(Number):
    """Those of the die and, behind `+`, those of Swift Steps (DL-082)."""

    def write(self, s: Land, value: int) -> str:
        return f"{value}+{s.swift_pips}"

    def read(self, s: Land, reader: Reader, text: str) -> int:
        die, _, swift = text.partition("+")
        pips, s.swift_pips = super().read(s, reader, die), reader.number(swift, 0, 999)
        return pips


class Heap(Counts):
    """Treasures, each told by its first letter."""

    def write(self, s: Land, value: Sequence[int]) -> str:
        return "".join([piece[0] * count for piece, count in zip(self.words(s), value, strict=True)]) or NOTHING

    def read(self, s: Land, reader: Reader, text: str) -> list[int]:
        letters = [piece[0] for piece in self.words(s)]
        found = [reader.index(letter, letters) for letter in text if text != NOTHING]
        return [found.count(kind) for kind in range(len(letters))]


class Lying(Word):
    """A tile on a volcano, behind `?` face down."""

    def each(self, s: Land) -> Sequence[int]:
        return [tile + KING * (s.hidden >> at & 1) for at, tile in enumerate(s.tiles)]

    def put(self, s: Land, place: int, value: int) -> None:
        down = value >= KING
        s.hidden |= down << place
        s.tiles[place] = value - KING * down


class Figure(Word):
    """Where a figure stands; with `*` it wears a ring."""

    def told(self, s: Land) -> Iterable[str]:
        figures = range(self.first, len(s.figures), self.step)
        return [at + "*" * (s.rings >> figure & 1) for at, figure in zip(super().told(s), figures, strict=True)]

    def read(self, s: Land, reader: Reader, text: str) -> int:
        name = text.removesuffix("*")
        space = super().read(s, reader, name)
        if s.occupied >> max(space, 0) & 1:
            reader.wrong("position-two", space=name)
        return 2 * space + (name != text)

    def put(self, s: Land, place: int, value: int) -> None:
        figure = self.first + self.step * place
        s.put(figure, value >> 1)
        s.rings |= (value & 1) << figure


class Remainder(Part):
    """What no line tells: how many eggs are left, and pieces where only their places are told."""

    def read(self, s: Land, reader: Reader) -> None:
        s.eggs_left = sum(s.eggs)

    def pieces(self, s: Land) -> Iterable[str]:
        kings = [KING + colour for colour, volcano in enumerate(s.kings) if volcano >= 0]
        return [TILES[tile] for tile in (*s.tiles, *kings) if tile >= 0] + ["figure"] * len(s.figures)


LOOT = ("egg", *(f"{gem} gem" for gem in GEMS))
LIES = (*TILES[:KING], *(f"?{tile}" for tile in TILES))  # DL-087: face up no king dragon lies there as a tile
TABLE: tuple[Part, ...] = (
    Line(
        "turn",
        Word("start", "seat", none=None),
        Word("player", "seat", none=None),
        Number("round", 0, _MANY),
        Number("idle", 0, _MANY),
        Flag("took"),
    ),
    DiceLine(
        "dice",
        Number("a", 0, 9, slot="die_a"),
        Number("b", 0, 9, slot="die_b"),
        Word("used", ("none", "a", "b", "both"), none=None),
        Word("first", "colour"),
        Counts("gained", TILES[:ORDINARY]),
    ),
    Line(
        "active",
        Word("", "colour", slot="active"),
        Number("die", 0, 9),
        Pips("pips", 0, 9, slot="die_pips"),
        Flag("fresh", slot="die_fresh"),
        Flag("walked"),
    ),
    Each(
        "", "volcano", Number("eggs", 0, 99).made_of("egg"), Heap("gems", LOOT[1:]), Lying("tile", LIES, slot="tiles")
    ),
    KeyedLine("kings", COLOURS, Word("", "volcano", slot="kings")),
    Line("removed", Card("", "tile", slot="removed", none=None)),
    Line("played", Counts("", TILES[:ORDINARY], slot="played")),
    Each(
        "",
        "seat",
        Word("", "people", slot="led"),
        *(Figure(name, "space", slot="figures").every(3, colour) for colour, name in enumerate(COLOURS)),
        Counts("tiles", TILES[:ORDINARY], slot="owned"),
        Heap("loot", LOOT),
        named=False,
    ),
    Remainder(),
)
