"""The components of an edition as types, and what an edition must satisfy beyond them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.kernel.edition import Count, EditionEntry, EditionFile, Head, Name, Piece, Positive

# Words that the board numbers stand in the order of their numbers.
Colour = Literal["red", "green", "blue"]
GemKind = Literal["red", "green", "blue", "clear"]
LootKind = Literal["egg", "red", "green", "blue", "clear"]
TileKind = Literal[
    "roll_again",
    "ferryman",
    "swift_steps",
    "little_dragon",
    "magic_hand",
    "ring",
    "king_red",
    "king_green",
    "king_blue",
]
Face = Annotated[int, Meta(ge=1, le=9)]
Die = Annotated[list[Face], Meta(min_length=1, max_length=20)]

VOLCANOES = 15  # DL-006, deduced from the component counts
GATES = 3  # DL-013
GEM_KINDS = 4


class DiceFaces(EditionEntry, frozen=True):
    """The faces of both dice."""

    a: Die
    b: Die


class OpeningSteps(EditionEntry, frozen=True):
    """Fields to move in the opening round, by turn position (DL-014, DL-130)."""

    two: Annotated[list[Positive], Meta(min_length=2, max_length=2)]
    three: Annotated[list[Positive], Meta(min_length=3, max_length=3)]
    four: Annotated[list[Positive], Meta(min_length=4, max_length=4)]


class GemBag(EditionEntry, frozen=True):
    """The bag of gems and its cap per volcano (DL-010)."""

    red: Count
    green: Count
    blue: Count
    clear: Count
    max_same_per_volcano: Positive


class Eggs(EditionEntry, frozen=True):
    """Eggs in the box (DL-008, DL-129)."""

    total: Positive
    two_players_each: Positive


class StartTiles(EditionEntry, frozen=True):
    """Tiles each player begins with (DL-003)."""

    roll_again: Count = 0
    ferryman: Count = 0
    little_dragon: Count = 0
    swift_steps: Count = 0
    magic_hand: Count = 0


class VolcanoTiles(EditionEntry, frozen=True):
    """The pool that is laid face down on the volcanoes (DL-005); one king dragon a colour at most (DL-086)."""

    swift_steps: Count = 0
    king_red: Annotated[int, Meta(ge=0, le=1)] = 0
    king_green: Annotated[int, Meta(ge=0, le=1)] = 0
    king_blue: Annotated[int, Meta(ge=0, le=1)] = 0
    ring: Count = 0
    ferryman: Count = 0
    little_dragon: Count = 0
    magic_hand: Count = 0
    roll_again: Count = 0


class Scoring(EditionEntry, frozen=True):
    """Points (DL-122, DL-125)."""

    set: Positive
    single: Positive


class SwiftStepsTile(EditionEntry, frozen=True):
    """Additional steps of the tile (DL-082)."""

    steps: Positive


class Gem(Piece, frozen=True):
    """A kind of gem by name."""

    id: GemKind
    plural: Name


class Tile(Piece, frozen=True):
    """A tile kind by name and what it does."""

    id: TileKind
    about: Name
    phase: Literal[1, 2]


class King(EditionEntry, frozen=True):
    """A king dragon by name."""

    colour: Colour
    name: Name


class People(Piece, frozen=True):
    """A people: its shape and the names of its three figures."""

    shape: Literal["anvil", "leaf", "shield", "hat"]
    red: Name
    green: Name
    blue: Name


class Volcano(Piece, frozen=True):
    """A volcano: where it lies and what is printed on it."""

    x: int
    y: int
    eggs: Positive
    gems: Count
    plate: tuple[int, int]


class Field(EditionEntry, frozen=True):
    """A space of a path."""

    id: str
    x: int
    y: int


class Gate(Piece, frozen=True):
    """A way in; not a space (DL-016)."""

    x: int
    y: int
    first: str


class Path(EditionEntry, frozen=True):
    """A chain of neighbouring spaces."""

    chain: Annotated[list[str], Meta(min_length=2)]


class FerryRoute(EditionEntry, frozen=True):
    """Water that joins two volcanoes (DL-075)."""

    a: str
    b: str
    name: Name
    kind: Literal["river", "waterfall"]
    via: list[tuple[int, int]]


class Edition(EditionEntry, frozen=True):
    """All that is in the box."""

    game: Head[Literal["drachenland"]]
    dice: DiceFaces
    opening: OpeningSteps
    gems: GemBag
    eggs: Eggs
    start_tiles: StartTiles
    volcano_tiles: VolcanoTiles
    scoring: Scoring
    swift_steps: SwiftStepsTile
    gem: list[Gem]
    tile: list[Tile]
    king: list[King]
    people: Annotated[list[People], Meta(min_length=4, max_length=4)]
    volcano: list[Volcano]
    field: list[Field]
    gate: list[Gate]
    path: list[Path]
    ferry: list[FerryRoute]


def check(file: EditionFile[Edition]) -> None:
    """Refuses an edition that cannot be played; names the field that is wrong."""
    e = file.content
    file.count("volcano", len(e.volcano), VOLCANOES)
    file.count("gate", len(e.gate), GATES)
    pool = sum(getattr(e.volcano_tiles, name) for name in VolcanoTiles.__struct_fields__)
    file.count("volcano_tiles", pool, VOLCANOES + 1)
    file.once("gem", [gem.id for gem in e.gem], GEM_KINDS)
    file.once("tile", [tile.id for tile in e.tile], 9)
    file.once("king", [king.colour for king in e.king], 3, key="colour")
    file.count("eggs.total", sum(v.eggs for v in e.volcano), e.eggs.total)
    bag = e.gems.red + e.gems.green + e.gems.blue + e.gems.clear
    file.count("gems", sum(v.gems for v in e.volcano), bag)
    cap = GEM_KINDS * e.gems.max_same_per_volcano
    for i, volcano in enumerate(e.volcano):
        file.most(f"volcano[{i}].gems", volcano.gems, cap)
    if e.opening.four[-1] < 2:  # the others may hold the first field behind every gate (DL-R05)
        file.wrong("opening.four", "edition-room", value=e.opening.four[-1])
    _check_names(file)
    _check_graph(file)


def _check_names(file: EditionFile[Edition]) -> None:
    """No two things on the board have the same name."""
    e = file.content
    kinds = {
        "volcano": [volcano.id for volcano in e.volcano],
        "field": [field.id for field in e.field],
        "gate": [gate.id for gate in e.gate],
        "people": [people.id for people in e.people],
    }
    seen: set[str] = set()
    for kind, ids in kinds.items():
        file.words(kind, ids)
        for i, name in enumerate(ids):
            if name in seen:
                file.wrong(f"{kind}[{i}].id", "edition-twice", value=name)
        seen.update(ids)


def _check_graph(file: EditionFile[Edition]) -> None:
    e = file.content
    volcanoes = {volcano.id for volcano in e.volcano}
    fields = {field.id for field in e.field}
    links: dict[str, set[str]] = {space: set() for space in volcanoes | fields}
    for i, path in enumerate(e.path):
        for j, space in enumerate(path.chain):
            file.known(f"path[{i}].chain", space, links)
            if j:
                before = path.chain[j - 1]
                if before == space or {before, space} <= volcanoes:
                    file.wrong(f"path[{i}].chain", "edition-touch", value=f"{before}-{space}")
                links[before].add(space)
                links[space].add(before)
    for i, gate in enumerate(e.gate):
        file.known(f"gate[{i}].first", gate.first, fields)
    file.once("gate", [gate.first for gate in e.gate], key="first")
    for i, ferry in enumerate(e.ferry):
        for end, space in (("a", ferry.a), ("b", ferry.b)):
            file.known(f"ferry[{i}].{end}", space, volcanoes)
        if ferry.a == ferry.b:
            file.wrong(f"ferry[{i}].b", "edition-touch", value=f"{ferry.a}-{ferry.b}")
    reached, frontier = {e.gate[0].first}, [e.gate[0].first]
    while frontier:
        for space in links[frontier.pop()] - reached:
            reached.add(space)
            frontier.append(space)
    apart = [space for space in links if space not in reached]
    if apart:
        file.wrong("path", "edition-apart", value=" ".join(sorted(apart)[:5]))
