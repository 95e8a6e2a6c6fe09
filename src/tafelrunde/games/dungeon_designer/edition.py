"""The components of an edition as types, and what an edition must satisfy beyond them.

Of the two mini-expansions in the box only one belongs to this game (DD-245, DD-R30).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Literal, get_args

from msgspec import Meta, field

from tafelrunde.kernel.edition import Count, EditionEntry, EditionFile, Head, Name, Piece, Positive

# Words that the board numbers stand in the order of their numbers.
Monster = Literal["gnoll", "goblin", "kobold", "slime", "ooze"]  # DD-121, DD-122
Trap = Literal["bear", "blade", "fire", "pit", "spike"]
Element = Literal[Monster, Trap, "chest", "star+1", "star+2", "star+3", "star-1", "star-2", "star-3"]
Symbol = Literal[Monster, Trap, "monster", "trap", "chest", "star"]
HalfText = Literal["left-top", "left-bottom", "right-top", "right-bottom"]
Rune = Literal["red", "green", "blue"]
Shape = Literal["round", "oval", "square"]
Type = Literal["cave", "stone"]
Column = Annotated[int, Meta(ge=1, le=4)]
PerSeats = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=5, max_length=5)]
Places = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Symbols = Annotated[list[Symbol], Meta(min_length=1)]

MONSTERS: tuple[Monster, ...] = get_args(Monster)
TRAPS: tuple[Trap, ...] = get_args(Trap)
KINDS = (*MONSTERS, *TRAPS, "chest", "star")  # a star is a star whatever its value (DD-123)
FAMILIES = {"monster": MONSTERS, "trap": TRAPS}
SECRET = "secret"
DESIGNERS = 5
ELEMENTS = 17
CONDITIONS = 8
MARKED = {"plain": 3, "diamond": 3, "crown": 3}  # Jael's cards (DD-202)


class SetUp(EditionEntry, frozen=True):
    """What is laid out by player count, and the starting gold by rank (DD-011, DD-012, DD-017, DD-058)."""

    challenges: PerSeats
    stalls: PerSeats
    gold: PerSeats
    most_gold: Positive


class Scoring(EditionEntry, frozen=True):
    """Reputation for places, and for fulfilled conditions of a blueprint (DD-131, DD-132, DD-139)."""

    priority: Places
    goal: Places
    blueprint: Annotated[list[Count], Meta(min_length=CONDITIONS + 1, max_length=CONDITIONS + 1)]


class Expansion(EditionEntry, frozen=True):
    """The mini-expansion and its information card (DD-240)."""

    name: Name
    about: Name


class Labels(EditionEntry, frozen=True):
    """What cards without a name of their own are called."""

    blueprint: Name
    stall: Name
    jael: Name


class Designer(Piece, frozen=True):
    """Who builds: one a seat."""

    colour: str


class ElementKind(Piece, frozen=True):
    """An element by name, also in a few letters; a star has a value."""

    id: Element
    kind: Literal["monster", "trap", "chest", "star"]
    short: Name
    stars: Annotated[int, Meta(ge=-9, le=9)] = 0


class Token(EditionEntry, frozen=True):
    """A market token: what it shows and how many there are (DD-013)."""

    face: Element | Literal["secret"]
    shape: Shape
    count: Positive


class Secret(EditionEntry, frozen=True):
    """The secret passage by name; it is no element (DD-084)."""

    name: Name


class Slots(EditionEntry, frozen=True):
    """The printed elements of a room. Which slot they are in is for the eye alone (DD-R12)."""

    NE: Element | None = None
    NW: Element | None = None
    SW: Element | None = None
    SE: Element | None = None


class Room(Piece, frozen=True):
    """A room: type, doors, elements, gold and rune; those with a power belong to the mini-expansion. What type a dual
    room has matters in scoring alone (DD-242)."""

    type: Literal["cave", "stone", "dual"]
    doors: Annotated[str, Meta(pattern="^N?E?S?W?$")]
    elements: Slots
    gold: Count
    rune: Rune
    power: Literal["", "shrine", "fountain"] = ""


Row = Annotated[list[Symbol | Type | Literal["-"]], Meta(min_length=4, max_length=4)]


class Blueprint(EditionEntry, frozen=True):
    """A blueprint: the columns of both gates and what is asked for where (DD-018, DD-139)."""

    id: str
    entrance: Column
    exit: Column
    rows: Annotated[list[Row], Meta(min_length=4, max_length=4)]


class StallHalf(EditionEntry, frozen=True):
    """A half of a market stall."""

    price: Positive
    slots: Annotated[list[Shape], Meta(min_length=1, max_length=3)]


class Stall(EditionEntry, frozen=True):
    """A market stall (DD-069)."""

    id: str
    top: StallHalf
    bottom: StallHalf


class Need(EditionEntry, frozen=True):
    """What a room must hold for a challenge."""

    of: Symbols
    count: Annotated[int, Meta(ge=1, le=4)]


class Challenge(EditionEntry, frozen=True):
    """A challenge: points per something, at some place (DD-C01 to DD-C30)."""

    number: Positive
    name: Name
    about: Name
    points: Positive
    per: Literal["element", "set", "kind", "face", "group", "size", "line", "edge", "room", "card"]
    of: list[Symbol | Literal["room"]] = field(default_factory=list)
    where: Literal["dungeon", "centre", "outside", "exit", "column", "group", "path"] = "dungeon"
    needs: list[Need] = field(default_factory=list)


class Goal(Piece, frozen=True):
    """A goal: the most or the fewest complete sets (DD-G1 to DD-G8)."""

    about: Name
    best: Literal["most", "fewest"]
    sets: Annotated[list[Symbols], Meta(min_length=1)]


class Bonus(EditionEntry, frozen=True):
    """Reputation for every complete set that Jael has collected (DD-225)."""

    points: Positive
    of: Symbols


class Jael(EditionEntry, frozen=True):
    """A card of the queen's adviser (DD-202 to DD-225)."""

    id: str
    mark: Literal["plain", "diamond", "crown"]
    runes: Annotated[list[Rune], Meta(min_length=1)]
    gold: Count
    takes: list[HalfText]
    base: Count
    bonus: Bonus


class Edition(EditionEntry, frozen=True):
    """All that is in the box."""

    game: Head[Literal["dungeon_designer"]]
    setup: SetUp
    scoring: Scoring
    expansion: Expansion
    labels: Labels
    designer: list[Designer]
    element: list[ElementKind]
    token: list[Token]
    secret: Secret
    room: Annotated[list[Room], Meta(min_length=1)]
    blueprint: Annotated[list[Blueprint], Meta(min_length=DESIGNERS)]
    stall: list[Stall]
    challenge: list[Challenge]
    goal: Annotated[list[Goal], Meta(min_length=1)]
    jael: list[Jael]


def family(symbol: str) -> tuple[str, ...]:
    """The kinds of elements a symbol stands for."""
    return FAMILIES.get(symbol, (symbol,))


def check(file: EditionFile[Edition]) -> None:
    """Refuses an edition that cannot be played; names the field that is wrong."""
    e = file.content
    file.count("designer", len(e.designer), DESIGNERS)
    for mark, wanted in MARKED.items():
        file.count("jael", sum(card.mark == mark for card in e.jael), wanted)
    ids = {
        "designer": [designer.id for designer in e.designer],
        "room": [room.id for room in e.room],
        "blueprint": [blueprint.id for blueprint in e.blueprint],
        "stall": [stall.id for stall in e.stall],
        "goal": [goal.id for goal in e.goal],
        "jael": [card.id for card in e.jael],
    }
    for table, named in ids.items():
        file.words(table, named)
    file.once("element", [element.id for element in e.element], ELEMENTS)
    file.once("token", [token.face for token in e.token], key="face")
    file.once("challenge", [str(challenge.number) for challenge in e.challenge], key="number")
    for i, element in enumerate(e.element):
        if (element.kind == "star") != bool(element.stars):
            file.wrong(f"element[{i}].stars", "edition-unknown", value=str(element.stars))
        if element.kind not in (element.id, "star") and element.id not in FAMILIES.get(element.kind, ()):
            file.wrong(f"element[{i}].kind", "edition-unknown", value=element.kind)
    for i, blueprint in enumerate(e.blueprint):
        asked = sum(word != "-" for row in blueprint.rows for word in row)
        file.most(f"blueprint[{i}].rows", asked, CONDITIONS)
    for i, challenge in enumerate(e.challenge):
        _check_challenge(file, f"challenge[{i}]", challenge)
    for i, goal in enumerate(e.goal):
        for asked_for in goal.sets:
            _check_set(file, f"goal[{i}].sets", asked_for)
    for i, card in enumerate(e.jael):
        _check_set(file, f"jael[{i}].bonus", card.bonus.of)


def _check_challenge(file: EditionFile[Edition], field: str, challenge: Challenge) -> None:
    """A challenge names elements exactly where it counts them, rooms only where it counts those at some place."""
    counts = challenge.per in ("element", "set", "kind")
    if bool(challenge.of) != counts:
        file.wrong(f"{field}.of", "edition-count", value=len(challenge.of), wanted=int(counts))
    if "room" in challenge.of and (challenge.per != "element" or len(challenge.of) > 1):
        file.wrong(f"{field}.of", "edition-unknown", value="room")
    if challenge.where != "dungeon" and challenge.per != "element":
        file.wrong(f"{field}.where", "edition-unknown", value=challenge.where)
    if bool(challenge.needs) != (challenge.per == "room"):
        file.wrong(f"{field}.needs", "edition-count", value=len(challenge.needs), wanted=int(challenge.per == "room"))
    if challenge.per == "set":
        _check_set(file, f"{field}.of", challenge.of)


def _check_set(file: EditionFile[Edition], field: str, symbols: Sequence[str]) -> None:
    """DD-144: inside a set every element is used once, so its parts are alike or have nothing in common."""
    for one, other in combinations(symbols, 2):
        if one != other and set(family(one)) & set(family(other)):
            file.wrong(field, "edition-unknown", value=other)
