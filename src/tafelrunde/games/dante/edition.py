"""The components of an edition as types, and what an edition must satisfy beyond them (DANTE-R30)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, field

from tafelrunde.kernel.edition import Count, EditionEntry, EditionFile, Head, Name, Piece, Positive

# Words that the board numbers stand in the order of their numbers.
Symbol = Literal["remission", "leap", "reversal", "indulgence", "sacrifice", "intervention"]
Class = Literal["ruler", "celestial", "artist", "laity"]
Face = Positive | Symbol
"""What a penance card shows by day or by night: a number or a symbol."""

PENANCE = 87
ENCOUNTERS = 49
PERSONAS = 10
MOST_SINNERS = 8
MOST_ON_A_FIELD = 2  # DANTE-160


class Sundial(EditionEntry, frozen=True):
    """The hours: number of fields, the one marked Start, the fields of the day and the hour of the first field."""

    fields: Annotated[int, Meta(ge=2, le=99)]
    start: Count
    day: tuple[Count, Count]
    dawn: Annotated[int, Meta(ge=0, le=23)]


class Spiral(EditionEntry, frozen=True):
    """The sin spiral's highest number."""

    max: Positive


class Supply(EditionEntry, frozen=True):
    """Penalty stones in the box (DANTE-070)."""

    stones: Positive


class Area(Piece, frozen=True):
    """A stretch of the path: a ring, or a plain way such as the shore."""

    about: Name
    first: Positive
    last: Positive
    ring: bool
    stones: Literal["none", "setup", "persona"]


class SymbolText(Piece, frozen=True):
    """A symbol by name and what it does."""

    id: Symbol
    about: Name


class ClassText(Piece, frozen=True):
    """A class of encounters by name and what ending one does."""

    id: Class
    about: Name


class Title(EditionEntry, frozen=True):
    """What a card of two numbers is called."""

    name: Name


class Penance(EditionEntry, frozen=True):
    """Penance cards with the same two faces."""

    day: Face
    night: Face
    count: Positive


class Persona(EditionEntry, frozen=True):
    """A sinner: where the figure starts and how many stones each ring brings."""

    id: str
    name: str
    estate: Name
    colour: Name
    start: Positive
    stones: dict[str, Count]


class EncounterFigure(Piece, frozen=True):
    """A figure of the Purgatorio whom the sinners meet."""

    kind: Class = field(name="class")
    value: Positive
    canto: str
    about: Name


class Edition(EditionEntry, frozen=True):
    """All that is in the box."""

    game: Head[Literal["dante"]]
    sundial: Sundial
    spiral: Spiral
    supply: Supply
    area: Annotated[list[Area], Meta(min_length=2)]
    symbol: list[SymbolText]
    classes: list[ClassText] = field(name="class")
    title: Annotated[list[Title], Meta(min_length=1)]
    penance: list[Penance]
    persona: list[Persona]
    encounter: list[EncounterFigure]


File = EditionFile[Edition]


def check(file: File) -> None:
    """Refuses an edition that cannot be played; names the field that is wrong."""
    e = file.content
    file.once("symbol", [symbol.id for symbol in e.symbol], 6)
    file.once("class", [kind.id for kind in e.classes], 4)
    file.count("penance", sum(card.count for card in e.penance), PENANCE)
    file.words("encounter", [encounter.id for encounter in e.encounter], ENCOUNTERS)
    file.words("persona", [persona.id for persona in e.persona], PERSONAS)
    file.words("area", [area.id for area in e.area])
    _check_sundial(file)
    _check_areas(file)
    for i, encounter in enumerate(e.encounter):
        file.most(f"encounter[{i}].value", encounter.value, e.spiral.max)
    _check_personas(file)


def _check_sundial(file: File) -> None:
    """There is a day and a night, and the start is on the dial."""
    dial = file.content.sundial
    first, last = dial.day
    file.most("sundial.start", dial.start, dial.fields - 1)
    file.most("sundial.day", last, dial.fields - 1)
    file.most("sundial.day", first, last)
    file.most("sundial.day", last - first + 1, dial.fields - 1)


def _check_areas(file: File) -> None:
    """Areas follow each other without a gap; a ring leads to heaven, which is one field and nothing else."""
    areas = file.content.area
    following = 1
    for i, area in enumerate(areas):
        file.count(f"area[{i}].first", area.first, following)
        file.most(f"area[{i}].first", area.first, area.last)
        if not area.ring and area.stones != "none":
            file.wrong(f"area[{i}].stones", "edition-unknown", value=area.stones)
        following = area.last + 1
    if areas[-1].ring or not areas[-2].ring:
        at = len(areas) - (1 if areas[-1].ring else 2)
        file.wrong(f"area[{at}].ring", "edition-unknown", value="true" if areas[at].ring else "false")
    file.count(f"area[{len(areas) - 1}].last", areas[-1].last, areas[-1].first)


def _check_personas(file: File) -> None:
    """Personas know every ring, start at the bottom, two on a field at most, and the stones suffice for setup."""
    e = file.content
    rings = {area.id for area in e.area if area.ring}
    bottom = {f for area in e.area[:-1] if area.stones != "persona" for f in range(area.first, area.last + 1)}
    starts: Counter[int] = Counter()
    for i, persona in enumerate(e.persona):
        for ring in sorted(rings ^ persona.stones.keys()):
            file.wrong(f"persona[{i}].stones", "edition-unknown", value=ring)
        starts[persona.start] += 1
        file.known(f"persona[{i}].start", persona.start, bottom)
        if starts[persona.start] > MOST_ON_A_FIELD:
            file.wrong(f"persona[{i}].start", "edition-twice", value=persona.start)
    needed = sum(sorted(map(setup_stones, [e] * PERSONAS, e.persona))[-MOST_SINNERS:])
    file.least("supply.stones", e.supply.stones, needed)


def setup_stones(e: Edition, persona: Persona) -> int:
    """DANTE-018: what a persona takes before the first turn."""
    return sum(persona.stones[area.id] for area in e.area if area.stones == "setup")
