"""Moves and positions as text, both ways.

A position on the mountain, line by line:

    sinners lapo,dante,antonia
    turn sinner=lapo role=lapo number=0 direction=counter skip=no turns=12 last=dante other=antonia
    move start=0 left=0 joint=no lapping=- chosen=- sharing=0 recipient=-
    sky sun=5 spiral=12 met=1
    encounters O12,O40,…
    supply 24
    heaven -
    discard P01,P17
    stock P03,…
    lapo field=9 stones=2 visited=shore,valley mate=- offer=dante hand=P05,P20*,P33,P34,P80

The first encounter that is not met yet is the current one, the last card of stock and discard pile is the top one. A
card with `*` has been in that hand since the stock was last made anew. An `offer` names who offers to travel along.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.dante.board import ANSWERS, DIRECTIONS, LAPS, LIGHTS, MEETINGS, RELIEFS, SYMBOLS, WAYS, Board
from tafelrunde.games.dante.state import Mountain
from tafelrunde.kernel import actions
from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.edition import Name, composed, named
from tafelrunde.kernel.facts import Bits, Cards, Flag, Number, Word, Words
from tafelrunde.kernel.parts import Each, Line, Part
from tafelrunde.kernel.reader import Reader, listed
from tafelrunde.kernel.sorted_rows import SortedRow

VERBS = verbs(
    "play <faces>, with <sinner>, to <sinner>, also <answer>, relief <relief>, give <sinner> <count:number>,"
    " as <sinner>, together, alone, back <sinner>, leave, meet <meeting>, lap <sinner> <lap>, gate <way>"
)
_MANY = 10**9


def domains(board: Board) -> actions.Domains:
    """The words of moves and events, and what people call them."""
    e = board.edition
    kinds = [_card(board, kind) for kind in range(len(board.faces_words))]
    dawn, hours = e.sundial.dawn, board.hours
    return {
        "faces": dict(zip(board.faces_words, kinds, strict=True)),
        "card": {card: kinds[kind] for card, kind in zip(board.cards, board.kind_of, strict=True)},
        "face": {**dict.fromkeys(board.numbers), **named(e.symbol, SYMBOLS)},
        "sinner": {persona.id: Name(persona.name, persona.name) for persona in e.persona},
        "number": range(board.stones + 1),
        "answer": ANSWERS,
        "relief": RELIEFS,
        "meeting": MEETINGS,
        "lap": LAPS,
        "way": WAYS,
        "direction": tuple(DIRECTIONS.values()),
        "light": LIGHTS,
        "hour": {at: Name(f"{(dawn + at) % hours} Uhr", f"{(dawn + at) % hours}:00") for at in range(hours)},
        "field": range(1, board.heaven + 1),
        "area": named(e.area),
        "encounter": named(e.encounter),
    }


def _card(board: Board, kind: int) -> Name:
    """A card by its title and what it shows by day and by night."""
    symbols, titles = named(board.edition.symbol, SYMBOLS), board.edition.title
    night, day = (board.kind_faces[light][kind] for light in (0, 1))
    shown = [symbols[SYMBOLS[-1 - face]] if face < 0 else face for face in (day, night)]
    signs = [face for face in shown if isinstance(face, Name)]
    title = signs[0] if signs else titles[min(day, len(titles)) - 1].name
    return composed("{} ({} {}, {} {})", title, Name("Tag", "day"), shown[0], Name("Nacht", "night"), shown[1])


# --- positions


def who(s: Mountain) -> Sequence[str]:
    """The sinners at the table, by seat."""
    return s.names


class Turning(Word):
    """Which way the turn goes round."""

    def write(self, s: Mountain, value: int) -> str:
        return DIRECTIONS[value]

    def read(self, s: Mountain, reader: Reader, text: str) -> int:
        return list(DIRECTIONS)[reader.index(text, self.words(s))]


class HandLine(Cards):
    """Cards in a hand: which of them have long been there, and their order means nothing."""

    def write(self, s: Mountain, value: SortedRow) -> str:
        return listed([s.board.cards[card] + "*" * (s.kept >> card & 1) for card in sorted(value)])

    def read(self, s: Mountain, reader: Reader, text: str) -> SortedRow:
        held = [reader.index(word.removesuffix("*"), s.board.cards) for word in reader.words(text)]
        s.kept |= sum({1 << card for card, word in zip(held, reader.words(text), strict=True) if word.endswith("*")})
        return tuple(sorted(held))


class Personas(Part):
    """Whom each seat plays."""

    def write(self, s: Mountain) -> Iterable[str]:
        return (f"sinners {listed(s.names)}",)

    def read(self, s: Mountain, reader: Reader) -> None:
        personas = s.board.personas
        s.names = tuple(personas[at] for at in reader.indices(reader.rest("sinners"), personas))
        if not len(set(s.names)) == len(s.names) == s.seats:
            reader.wrong("position-number", value=str(len(set(s.names))), low=s.seats, high=s.seats)


TABLE: tuple[Part, ...] = (
    Personas(),
    Line(
        "turn",
        Word("sinner", who, slot="turn", none=None),
        Word("role", who, none=None),
        Number("number", 0, lambda board: max(board.numbers)),
        Turning("direction", "direction"),
        Flag("skip"),
        Number("turns", 0, _MANY),
        Word("last", who),
        Word("other", who, slot="last_other"),
    ),
    Line(
        "move",
        Number("start", 0, lambda board: board.heaven - 1),
        Number("left", 0, lambda board: max(board.numbers)),
        Flag("joint"),
        Word("lapping", who),
        Words("chosen", who),
        Word("sharing", "number", none=None),
        Word("recipient", who),
    ),
    Line(
        "sky",
        Word("sun", "hour", none=None),
        Number("spiral", 0, lambda board: board.edition.spiral.max),
        Number("met", 0, _MANY),
    ),
    Line("encounters", Cards("", "encounter", slot="order")),
    Line("supply", Word("", "number", slot="supply", none=None).made_of("stone")),
    Line("heaven", Words("", who, slot="heaven")),
    Line("discard", Cards("", "card", slot="discard")),
    Line("stock", Cards("", "card", slot="stock")),
    Each(
        "",
        who,
        Number("field", 1, lambda board: board.heaven, slot="fields"),
        Word("stones", "number", none=None).made_of("stone"),
        Bits("visited", "area"),
        Word("mate", who, slot="mates"),
        Word("offer", who, slot="offers"),
        HandLine("hand", "card", slot="hands"),
    ),
)
