"""Static tables built once from the edition; shared by all positions, never copied.

Spaces are numbered row by row; directions are 0 north, 1 east, 2 south, 3 west. A tile of kind k that faces direction d
(a hero walking in across its arrow goes d) lies as number 4 * k + d. Printed rooms are kinds of their own behind the
tiles. Sets of directions are masks of four bits. Cards of all decks have numbers in one row: those of the edition, then
monsters, then runes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from tafelrunde.games.dungeonquest.edition import (
    ATTRIBUTES,
    DECKS,
    Ability,
    Card,
    Edition,
    Power,
    RoomType,
    Status,
    Tile,
    check,
)
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.edition import EditionFile

NONE = -1
NORTH, EAST, SOUTH, WEST = range(4)
Direction = Literal["N", "E", "S", "W"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
HALVES = tuple("".join(d for i, d in enumerate(DIRECTIONS) if mask >> i & 1) for mask in range(16))  # by mask
WALL, OPEN, DOOR, PORTCULLIS = range(4)
SIDES = "wodp"
SEARCHED, MONSTER, ENTRANCE = 1, 2, 4  # marks in a room
IN, OUT, DEAD = range(3)
StatusWord = Literal["in", "out", "dead"]
STATUS: tuple[StatusWord, ...] = get_args(StatusWord)
STRENGTH, AGILITY, TOUGHNESS, LUCK = range(4)
TYPES: tuple[str, ...] = (*get_args(RoomType), "tower", "treasure")
CHAMBER, CORRIDOR, TRAP, ROTATING, DARKNESS, WEB, BRIDGE, CAVEIN, CHASM, PIT, TOWER, TREASURE = range(12)
PILES = (*DECKS, "monster", "rune")
(
    DUNGEON_DECK,
    CATACOMB_DECK,
    SEARCH_DECK,
    TREASURE_DECK,
    CORPSE_DECK,
    CRYPT_DECK,
    TRAP_DECK,
    DOOR_DECK,
    DRAGON_DECK,
    MONSTER_DECK,
    RUNE_DECK,
) = range(11)
CombatCard = Literal["ranged", "melee", "magic"]
COMBAT: tuple[CombatCard, ...] = get_args(CombatCard)
RANGED, MELEE, MAGIC = range(3)
POWERS: tuple[str, ...] = get_args(Power)
HASTE, WARN, HEAL, OPENING, SURE, BAN, LIGHT, SLUMBER, RISE, TURNING, FORTUNE, SUN = range(12)
ABILITIES: tuple[str, ...] = get_args(Ability)
SHIELD, BREAKER, LIGHT_FOOTED, PATHFINDER, SACRIFICE, KEEN_NOSE = range(6)
MOST_ROUNDS = 60  # then the sun has set, come what may (DQ-R44)
EFFECTS, SUCCESS, FAILURE, STATUS_SUCCESS, STATUS_FAILURE = range(5)

Op = tuple[str, str]
"""An effect: its word and what follows."""


class StatusPhase(NamedTuple):
    """When a kept card acts: after a test of an attribute, on a die of at least so much, or always."""

    test: int
    least: int


class Board:
    """The box, as the rules need it."""

    def __init__(self, file: EditionFile[Edition]) -> None:
        check(file)
        e = file.content
        self.edition: Edition = e
        self._grid(e)
        self._tiles(e)
        self._printed(e)
        self._cards(e)
        self.heroes = tuple(hero.id for hero in e.hero)
        self.life = tuple(hero.life for hero in e.hero)
        self.scores = tuple((hero.strength, hero.agility, hero.toughness, hero.luck) for hero in e.hero)
        self.ability = tuple(ABILITIES.index(hero.ability) for hero in e.hero)
        self._name_actions()

    def _grid(self, e: Edition) -> None:
        columns, rows = e.board.columns, e.board.rows
        self.columns, self.rows = columns, rows
        self.spaces = tuple(f"{chr(65 + c)}{r}" for r in range(1, rows + 1) for c in range(columns))
        self.space = {name: i for i, name in enumerate(self.spaces)}
        self.size = columns * rows
        self.next: tuple[tuple[int, ...], ...] = tuple(
            (
                at - columns if at >= columns else NONE,
                at + 1 if at % columns < columns - 1 else NONE,
                at + columns if at + columns < self.size else NONE,
                at - 1 if at % columns else NONE,
            )
            for at in range(self.size)
        )

    def _tiles(self, e: Edition) -> None:
        self.tiles = tuple(tile.id for tile in e.tile)
        self.tile_count = tuple(tile.count for tile in e.tile)
        self.kinds = len(e.tile)
        self.torch = [tile.torch for tile in e.tile]
        self.stairs = [tile.stairs for tile in e.tile]
        lies = [(tile, d) for tile in e.tile for d in range(4)]
        self.type_of = [TYPES.index(tile.type) for tile, _ in lies]
        self.sides: list[tuple[int, ...]] = [_sides(tile, d) for tile, d in lies]
        self.halves: list[tuple[int, ...]] = [_halves(tile, d) for tile, d in lies]
        self.faces: list[tuple[int, ...]] = [_faces(tile, d) for tile, d in lies]
        self.whole_stack = tuple(kind for kind, count in enumerate(self.tile_count) for _ in range(count))
        looks = list(zip(self.sides, self.halves, self.faces, strict=True))
        self.orientations = tuple(
            tuple(d for d in range(4) if looks[4 * kind + d] not in looks[4 * kind : 4 * kind + d])
            for kind in range(self.kinds)
        )

    def _printed(self, e: Edition) -> None:
        """Towers and the treasure chamber; the wall between the chamber's two spaces is none, it is one room."""
        self.towers = tuple(self.space[tower.space] for tower in e.tower)
        self.treasure = tuple(self.space[space] for space in e.board.treasure)
        self.printed: dict[int, int] = {}
        for at, tower in zip(self.towers, e.tower, strict=True):
            self._print(at, TOWER, tuple(OPEN if d in tower.halls else WALL for d in DIRECTIONS))
        for at in self.treasure:
            inside = [self.next[at][d] in self.treasure for d in range(4)]
            self._print(at, TREASURE, tuple(WALL if inner else OPEN for inner in inside))
        self.halls = [tuple(d for d in range(4) if sides[d] != WALL) for sides in self.sides]
        self.walls = [tuple(d for d in range(4) if sides[d] == WALL) for sides in self.sides]
        self.bare = [self.printed.get(at, NONE) for at in range(self.size)]
        closed = [sum(1 << at for at, lie in self.printed.items() if d in self.walls[lie]) for d in range(4)]
        self.bare_gaps = [(1 << self.size) - 1 - spaces for spaces in closed]
        self.room = list(range(self.size))  # the space that stands for a room
        self.room[self.treasure[1]] = self.treasure[0]
        self.cells: list[tuple[int, ...]] = [(at,) for at in range(self.size)]
        self.cells[self.treasure[0]] = self.treasure

    def _print(self, at: int, kind: int, sides: tuple[int, ...]) -> None:
        self.printed[at] = len(self.sides)
        for _ in range(4):  # printed rooms never turn
            self.type_of.append(kind)
            self.sides.append(sides)
            self.halves.append(())
            self.faces.append(())

    def _cards(self, e: Edition) -> None:
        monsters = [(monster.id, life, penalty) for monster in e.monster for life, penalty in monster.cards]
        kinds = list(dict.fromkeys(monsters))
        self.first_monster = len(e.card)
        self.first_rune = self.first_monster + len(kinds)
        self.cards = (
            *(card.id for card in e.card),
            *(f"{name}{life}{penalty}" for name, life, penalty in kinds),
            *(rune.id for rune in e.rune),
        )
        self.card_index = {card: i for i, card in enumerate(self.cards)}
        self.deck_of = (
            *(PILES.index(card.deck) for card in e.card),
            *[MONSTER_DECK] * len(kinds),
            *[RUNE_DECK] * len(e.rune),
        )
        self.card_count = (
            *(card.count for card in e.card),
            *(monsters.count(kind) for kind in kinds),
            *[1] * len(e.rune),
        )
        self.loot = tuple(NONE if card.loot is None else card.loot for card in e.card)
        self.kept = tuple(card.kept for card in e.card)
        self.ops = tuple(_ops(card) for card in e.card)
        self.test = tuple(ATTRIBUTES.index(card.test) if card.test else NONE for card in e.card)
        self.idle = tuple(not any(ops) and test == NONE for ops, test in zip(self.ops, self.test, strict=True))
        self.status = tuple(_status(card.status) for card in e.card)
        self.modifiers = tuple(
            (m.strength, m.agility, m.toughness, m.luck) if any((m.strength, m.agility, m.toughness, m.luck)) else None
            for m in (card.attributes for card in e.card)
        )
        self.heals = tuple(card.heals for card in e.card)
        self.rope = tuple(card.rope for card in e.card)
        self.jammed = tuple(card.jammed for card in e.card)
        self.rages = tuple("rage" in card.effects for card in e.card)
        self.pair = tuple(card.pair for card in e.card)
        self.pairs = tuple(i for i, card in enumerate(e.card) if card.pair)
        self.dice = tuple(card.dice for card in e.card)
        self.families = tuple(monster.id for monster in e.monster)
        self.family = {self.first_monster + i: name for i, (name, _, _) in enumerate(kinds)}
        self.monster_life = {self.first_monster + i: life for i, (_, life, _) in enumerate(kinds)}
        self.penalty = {self.first_monster + i: penalty for i, (_, _, penalty) in enumerate(kinds)}
        self.power = {self.first_rune + i: POWERS.index(rune.power) for i, rune in enumerate(e.rune)}
        self.whole_decks = tuple(
            tuple(card for card, of in enumerate(self.deck_of) if of == deck for _ in range(self.card_count[card]))
            for deck in range(len(PILES))
        )

    def _name_actions(self) -> None:
        """Actions are made once, so that legal lists only point at them."""
        self.move = tuple(Action("move", (space,)) for space in self.spaces)
        self.escape = tuple(Action("escape", (space,)) for space in self.spaces)
        self.secret = tuple(Action("secret", (space,)) for space in self.spaces)
        self.tower = tuple(Action("tower", (space,)) for space in self.spaces)
        self.light = tuple(Action("light", (space,)) for space in self.spaces)
        self.bear = tuple(Action("bear", (way,)) for way in ("left", "right"))
        self.head = tuple(Action("head", (d,)) for d in DIRECTIONS)
        self.lay = tuple(Action("lay", (d,)) for d in DIRECTIONS)
        self.side = tuple(Action("side", (half,)) for half in HALVES)
        self.turn = tuple(Action("turn", (angle,)) for angle in (90, 180, 270))
        self.drop = tuple(Action("drop", (card,)) for card in self.cards)
        self.drink = tuple(Action("drink", (card,)) for card in self.cards)
        self.take = tuple(Action("take", (card,)) for card in self.cards)
        self.resolve = tuple(Action("resolve", (card,)) for card in self.cards)
        self.strike = tuple(Action("strike", (card,)) for card in COMBAT)
        self.choose = tuple(Action("hero", (hero,)) for hero in self.heroes)


def turned(mask: int, quarter: int) -> int:
    """A set of directions turned clockwise by so many quarters."""
    return (mask << quarter | mask >> (4 - quarter)) & 15


def opposite(direction: int) -> int:
    return (direction + 2) & 3


def letter_direction(letter: str, facing: int) -> int:
    """Where a side lies that is told from the arrow: E entry, L left, F front, R right."""
    return (facing + {"E": 2, "L": 3, "F": 0, "R": 1}[letter]) & 3


def _sides(tile: Tile, facing: int) -> tuple[int, ...]:
    found = [WALL] * 4
    for letter, side in zip("ELFR", tile.sides, strict=True):
        found[letter_direction(letter, facing)] = SIDES.index(side)
    return tuple(found)


def _halves(tile: Tile, facing: int) -> tuple[int, ...]:
    """The halves of a divided room; of a web every hall is its own (DQ-128)."""
    split: Sequence[str] = tile.split
    if tile.type == "web":
        split = [letter for letter, side in zip("ELFR", tile.sides, strict=True) if side != "w"]
    return tuple(sorted(sum(1 << letter_direction(letter, facing) for letter in half) for half in split))


def _faces(tile: Tile, facing: int) -> tuple[int, ...]:
    return tuple(letter_direction(letter, facing) for letter in tile.faces)


def _op(effect: str) -> Op:
    word, _, rest = effect.partition(" ")
    return word, rest


def _ops(card: Card) -> tuple[tuple[Op, ...], ...]:
    """What a card does, by branch. A door lets nobody through unless it says so (DQ-047)."""
    branches = [card.effects, card.success, card.failure]
    if card.deck == "door":
        branches = [told if "pass" in told or "end-turn" in told else [*told, "end-turn"] for told in branches]
        if card.test:
            branches[EFFECTS] = []
        else:
            branches[SUCCESS] = branches[FAILURE] = []
    status = card.status
    branches += [status.success, status.failure] if status else [[], []]
    return tuple(tuple(_op(effect) for effect in told if effect != "pass") for told in branches)


def _status(status: Status | None) -> StatusPhase | None:
    if status is None:
        return None
    return StatusPhase(ATTRIBUTES.index(status.test) if status.test else NONE, status.least)
