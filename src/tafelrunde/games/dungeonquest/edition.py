"""The components of an edition as types, and what an edition must satisfy beyond them."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

from msgspec import Meta, field

from tafelrunde.kernel.edition import EditionEntry, EditionFile, Head, Name, Piece, Positive

# Words that the board numbers stand in the order of their numbers.
Attribute = Literal["strength", "agility", "toughness", "luck"]
Deck = Literal["dungeon", "catacomb", "search", "treasure", "corpse", "crypt", "trap", "door", "dragon"]
RoomType = Literal[
    "chamber",
    "corridor",
    "trap",
    "rotating",
    "darkness",
    "web",
    "bridge",
    "cavein",
    "chasm",
    "pit",
]
Ability = Literal["shield-wall", "door-breaker", "light-footed", "pathfinder", "sacrifice", "keen-nose"]
Power = Literal["haste", "warn", "heal", "open", "sure", "ban", "light", "sleep", "rise", "turn", "luck", "sun"]
Small = Annotated[int, Meta(ge=-9, le=9)]
Gold = Annotated[int, Meta(ge=0, le=99_999)]
Score = Annotated[int, Meta(ge=1, le=12)]
Wounds = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=2, max_length=2)]
Halls = Annotated[str, Meta(pattern="^N?E?S?W?$", min_length=1)]

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
DECKS: tuple[Deck, ...] = get_args(Deck)
HEROES, PLAYERS, TOWERS, ROOMS = 6, 4, 4, 12
PLAIN_EFFECTS = frozenset(
    (
        "encounter",
        "entrance",
        "secret-door",
        "catacombs",
        "may-leave",
        "squeeze-out",
        "turn-marker",
        "flood",
        "pass",
        "end-turn",
        "die",
        "rage",
        "keep",
        "discard",
    )
)
AMOUNT = re.compile(r"[1-9]|D3|D6|2D6-(?:strength|agility|toughness|luck)")


class BoardPlan(EditionEntry, frozen=True):
    """The grid, the treasure chamber over two spaces, and the sun track (DQ-019 to DQ-023)."""

    columns: Annotated[int, Meta(ge=4, le=26)]
    rows: Annotated[int, Meta(ge=4, le=20)]
    treasure: Annotated[list[str], Meta(min_length=2, max_length=2)]
    blank: Annotated[int, Meta(ge=1, le=40)]
    sunset: Annotated[list[Annotated[int, Meta(ge=1, le=5)]], Meta(min_length=1, max_length=9)]


class Tower(EditionEntry, frozen=True):
    """A printed tower room (DQ-145)."""

    space: str
    halls: Halls
    name: Name


class Player(Piece, frozen=True):
    """Who plays: one a seat."""


class DeckName(Piece, frozen=True):
    """A deck by name (DQ-011)."""

    id: Deck | Literal["monster", "rune"]


class Combat(EditionEntry, frozen=True):
    """Wounds of hero and monster by their combat cards (DQ-093)."""

    wounds: Annotated[list[Annotated[list[Wounds], Meta(min_length=3, max_length=3)]], Meta(min_length=3, max_length=3)]


class Room(Piece, frozen=True):
    """A kind of room and what happens there, for the eye (DQ-111)."""

    id: RoomType | Literal["tower", "treasure"]
    about: Name


class Tile(EditionEntry, frozen=True):
    """A tile: its sides seen by whoever walks in across the arrow, its symbols, its halves (DQ-031, DQ-038)."""

    id: str
    count: Positive
    type: RoomType
    sides: Annotated[str, Meta(pattern="^[op][owd]{3}$")]
    torch: bool = False
    stairs: bool = False
    split: list[Annotated[str, Meta(pattern="^[ELFR]+$")]] = field(default_factory=list)
    faces: Annotated[str, Meta(pattern="^([ELFR]{6})?$")] = ""


class Hero(Piece, frozen=True):
    """A hero sheet."""

    life: Annotated[int, Meta(ge=2, le=40)]
    strength: Score
    agility: Score
    toughness: Score
    luck: Score
    ability: Ability
    power: Name
    about: Name


class Monster(Piece, frozen=True):
    """Monsters of one name, each card with life and escape penalty (DQ-085); a penalty is never 0 (DQ-R21)."""

    cards: Annotated[
        list[Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=2, max_length=2)]], Meta(min_length=1)
    ]


class Status(EditionEntry, frozen=True):
    """What a kept card does in the status phase: after a test, on a die of at least so much, or always."""

    success: list[str]
    failure: list[str] = field(default_factory=list)
    test: Attribute | Literal[""] = ""
    least: Annotated[int, Meta(ge=0, le=6)] = 0


class Modifiers(EditionEntry, frozen=True):
    """How a card changes the attributes of its owner (DQ-190)."""

    strength: Small = 0
    agility: Small = 0
    toughness: Small = 0
    luck: Small = 0


class Card(Piece, frozen=True):
    """A card of any deck but monsters and runes."""

    deck: Deck
    count: Positive
    about: Name
    loot: Gold | None = None  # its gold, if it is loot (DQ-186, DQ-187)
    effects: list[str] = field(default_factory=list)
    test: Attribute | Literal[""] = ""
    success: list[str] = field(default_factory=list)
    failure: list[str] = field(default_factory=list)
    kept: bool = False
    status: Status | None = None
    attributes: Modifiers = Modifiers()
    heals: Literal["", "D3", "D6"] = ""  # a potion
    rope: bool = False
    jammed: bool = False  # Grimbart may break it
    pair: Gold = 0  # what it is worth at the end beside all others of its kind
    dice: Gold = 0  # what each pip of two dice makes it worth at the end


class Rune(Piece, frozen=True):
    """A rune card (DQ-188)."""

    power: Power
    about: Name


class Edition(EditionEntry, frozen=True):
    """All that is in the box."""

    game: Head[Literal["dungeonquest"]]
    board: BoardPlan
    tower: list[Tower]
    player: list[Player]
    combat: Combat
    deck: list[DeckName]
    room: list[Room]
    tile: Annotated[list[Tile], Meta(min_length=1)]
    hero: list[Hero]
    monster: Annotated[list[Monster], Meta(min_length=1)]
    card: list[Card]
    rune: list[Rune]


def check(file: EditionFile[Edition]) -> None:
    """Refuses an edition that cannot be played; names the field that is wrong."""
    e = file.content
    file.count("tower", len(e.tower), TOWERS)
    file.words("player", [player.id for player in e.player], PLAYERS)
    file.once("deck", [deck.id for deck in e.deck], len(DECKS) + 2)
    file.once("room", [room.id for room in e.room], ROOMS)
    file.words("hero", [hero.id for hero in e.hero], HEROES)
    file.count("hero", len({hero.ability for hero in e.hero}), HEROES)
    file.words("tile", [tile.id for tile in e.tile])
    file.words("monster", [monster.id for monster in e.monster])
    file.words("card", [card.id for card in e.card])
    file.words("rune", [rune.id for rune in e.rune])
    _check_board(file)
    for i, tile in enumerate(e.tile):
        _check_tile(file, f"tile[{i}]", tile)
    for i, card in enumerate(e.card):
        _check_card(file, f"card[{i}]", card)
    for deck in DECKS:
        file.known("card", deck, {card.deck for card in e.card})
    if sum(card.count for card in e.card if card.deck == "dragon" and "rage" in card.effects) < 1:
        file.wrong("card", "edition-unknown", value="rage")


def _check_board(file: EditionFile[Edition]) -> None:
    """Towers and treasure chamber lie on the grid, all apart; the chamber's two spaces touch (DQ-155)."""
    plan = file.content.board
    spaces = [f"{chr(65 + column)}{row}" for row in range(1, plan.rows + 1) for column in range(plan.columns)]
    for i, tower in enumerate(file.content.tower):
        file.known(f"tower[{i}].space", tower.space, spaces)
    for space in plan.treasure:
        file.known("board.treasure", space, spaces)
    printed = [*(tower.space for tower in file.content.tower), *plan.treasure]
    for i, space in enumerate(printed):
        if space in printed[:i]:
            file.wrong("board.treasure", "edition-twice", value=space)
    one, other = (divmod(spaces.index(space), plan.columns) for space in plan.treasure)
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
        file.wrong("board.treasure", "edition-unknown", value=plan.treasure[1])


def _check_tile(file: EditionFile[Edition], field: str, tile: Tile) -> None:
    """Divided rooms tell their halves, the chamber of darkness tells its die; all name halls of theirs."""
    halls = {letter for letter, side in zip("ELFR", tile.sides, strict=True) if side != "w"}
    divided = tile.type in ("bridge", "cavein", "chasm")
    if (len(tile.split) == 2) != divided or len(tile.split) not in (0, 2):
        file.wrong(f"{field}.split", "edition-count", value=len(tile.split), wanted=2 * divided)
    letters = "".join(tile.split)
    if divided and (set(letters) != halls or len(letters) != len(halls) or "E" not in tile.split[0]):
        file.wrong(f"{field}.split", "edition-unknown", value=letters)
    if tile.type == "bridge" and len(letters) != 2:
        file.wrong(f"{field}.split", "edition-count", value=len(letters), wanted=2)
    if bool(tile.faces) != (tile.type == "darkness") or not set(tile.faces) <= halls:
        file.wrong(f"{field}.faces", "edition-unknown", value=tile.faces)
    if tile.type == "darkness" and set(tile.faces) != halls:
        file.wrong(f"{field}.faces", "edition-unknown", value=tile.faces)


def _check_card(file: EditionFile[Edition], field: str, card: Card) -> None:
    """Effects are known ones, and stand where the rules look for them."""
    told = {"effects": card.effects, "success": card.success, "failure": card.failure}
    if card.status is not None:
        told |= {"status.success": card.status.success, "status.failure": card.status.failure}
    for name, effects in told.items():
        for effect in effects:
            if not known_effect(effect):
                file.wrong(f"{field}.{name}", "edition-unknown", value=effect)
    keeps = card.kept or "keep" in (*card.effects, *card.success, *card.failure)
    if keeps != (card.status is not None):
        file.wrong(f"{field}.status", "edition-unknown", value=card.id)
    if (card.success or card.failure) and not card.test:
        file.wrong(f"{field}.test", "edition-unknown", value=card.id)
    if card.test and card.effects:
        file.wrong(f"{field}.effects", "edition-unknown", value=card.effects[0])
    if card.loot is None and (card.heals or card.rope or card.pair or card.dice):
        file.wrong(f"{field}.loot", "edition-unknown", value=card.id)
    if card.deck == "treasure" and card.loot is None:
        file.wrong(f"{field}.loot", "edition-unknown", value=card.id)
    if card.jammed and card.deck != "door":
        file.wrong(f"{field}.jammed", "edition-unknown", value=card.id)


def known_effect(effect: str) -> bool:
    """Whether the rules know an effect of these words."""
    word, _, rest = effect.partition(" ")
    if word in ("draw", "may-draw"):
        return rest in ("corpse", "crypt", "trap")
    if word == "treasure":
        return rest.isdigit() and 1 <= int(rest) <= 9
    if word in ("wound", "heal"):
        return AMOUNT.fullmatch(rest) is not None and (word == "wound" or "-" not in rest)
    return effect in PLAIN_EFFECTS
