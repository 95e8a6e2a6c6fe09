"""Who sees what. Which worlds a seat can imagine stands in `worlds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tafelrunde.games.dungeonquest.board import (
    COMBAT,
    CORRIDOR,
    DIRECTIONS,
    DOOR,
    ENTRANCE,
    HALVES,
    MONSTER,
    NONE,
    OUT,
    PILES,
    PIT,
    RUNE_DECK,
    SEARCHED,
    STATUS,
    WEB,
    CombatCard,
    Direction,
    StatusWord,
)
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES, Attribute
from tafelrunde.games.dungeonquest.odds import Blow, chance, victory
from tafelrunde.games.dungeonquest.scoring import worth
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.games.dungeonquest.steps import catacombs, entering, monsters, moving, sun
from tafelrunde.games.dungeonquest.worlds import conceivable, knows_monster
from tafelrunde.kernel.views import Shown, words_at


class Track(Shown):
    """The way of the sun: spaces without a number, then the numbers on which it sets."""

    blank: int
    numbers: list[int]


class TileView(Shown):
    """A tile in the dungeon."""

    tile: str
    facing: Direction
    searched: bool
    monster: bool
    entrance: bool


class PileView(Shown):
    """A deck and its discard pile, the top last."""

    left: int
    discard: list[str]


class RuneBox(Shown):
    """Runes that nobody has: how many were not dealt, and which are used up."""

    left: int
    used: list[str]


class Spot(Shown):
    """Where somebody is: a heading where he is underground, a side where the room has halves."""

    at: str | None
    heading: Direction | None
    side: str | None


class HeroView(Spot):
    """A hero and all that lies in front of him."""

    hero: str | None
    status: StatusWord
    came: Direction | None
    life: int
    wounds: int
    determination: int
    attributes: dict[Attribute, int]
    loot: list[str]
    gold: int
    worth: list[int]  # what each loot card of a survivor counts
    kept: list[str]
    row: list[str]
    rune: str | None
    flooded: bool
    fell: Spot | None  # where he died last
    tunnel: str | None  # where the cards of his row lead him underground (DQ-173)
    bends: dict[str, str]  # and from where he is there, the farthest to his left and right (DQ-175, DQ-176)


class TurnView(Shown):
    """What the turn has brought so far."""

    entered: list[str]
    fled: list[str]
    shifted: bool
    haste: int
    ability: bool


Hindrance = Literal["web", "rubble", "bridge", "door", "portcullis", "pit"]
TESTS: dict[Hindrance, Attribute] = {
    "web": "strength",
    "rubble": "agility",
    "bridge": "agility",
    "portcullis": "strength",
    "pit": "luck",
}


class Need(Shown):
    """What stands in a way, and the attribute that two dice are thrown against, with its score; how likely they stay at
    or below it, in percent, and with all tokens spent (DQ-054). Not at a door, for its card says what follows."""

    hindrance: Hindrance
    attribute: Attribute | None
    score: int
    chance: int
    spending: int


class CombatView(Shown):
    """A fight: who plays hero and monster (alone nobody does), what is known of it, what blows would bring, and how
    likely the hero wins, in percent, if cards are chosen blindly, as far as who looks knows the monster."""

    hero: int
    monster: int | None
    family: str | None
    wounds: int
    life: int | None
    penalty: int | None
    used: bool
    blows: list[list[Blow]]  # by the hero's card and the monster's, in their order
    odds: int


class Peek(Shown):
    """Search cards that only their finder sees."""

    seat: int
    count: int
    cards: list[str] | None


class TableView(Shown):
    """All that a seat sees."""

    round: int
    sun: int
    track: Track
    first: int
    player: int
    stack: int
    under: list[str]
    held: str | None
    tiles: dict[str, TileView]
    piles: dict[str, PileView]
    box: RuneBox
    heroes: list[HeroView]
    turn: TurnView
    ways: dict[str, list[Need]]  # where the active hero can try to go, and what stands in the way
    dice: list[int]
    combat: CombatView | None
    picks: list[CombatCard]
    peek: Peek | None


def view(s: Quest, seat: int | None) -> TableView:
    """An allow-list, in the order of the types: what is not named here is not seen. Hidden are the order of stack and
    decks, the monster card but for its player, the runes in the box, and Mirela's two search cards until she has
    chosen."""
    board = s.board
    spaces, tiles, cards = board.spaces, board.tiles, board.cards
    return TableView(
        s.round,
        s.sun,
        Track(*sun.track(s.setup)),
        s.first,
        s.player,
        len(s.tiles),
        words_at(s.tiles[: s.under], tiles),
        None if s.held == NONE else tiles[s.held],
        {spaces[at]: _tile(s, at, lie) for at, lie in s.laid()},
        {name: PileView(len(s.decks[i]), words_at(s.discards[i], cards)) for i, name in enumerate(PILES[:RUNE_DECK])},
        RuneBox(len(s.decks[RUNE_DECK]), words_at(s.box, cards)),
        [_hero(s, hero) for hero in range(s.seats)],
        TurnView(words_at(s.entered, spaces), words_at(s.fled, spaces), s.shifted, s.haste, s.ability_used),
        {spaces[to]: _needs(s, to) for to in moving.ways(s, s.player)} if s.stands(s.player) else {},
        list(s.dice),
        None if s.monster == NONE else _combat(s, seat),
        words_at(s.picks, COMBAT),
        Peek(s.player, len(s.peek), words_at(s.peek, cards) if seat == s.player else None) if s.peek else None,
    )


def _tile(s: Quest, at: int, lie: int) -> TileView:
    marks, tile, facing = s.marks[at], s.board.tiles[lie >> 2], DIRECTIONS[lie & 3]
    return TileView(tile, facing, bool(marks & SEARCHED), bool(marks & MONSTER), bool(marks & ENTRANCE))


def _hero(s: Quest, seat: int) -> HeroView:
    board, hero, rune, came = s.board, s.heroes[seat], s.rune[seat], s.came[seat]
    return HeroView(
        *_where(s, s.place[seat], s.heading[seat], s.side[seat]),
        None if hero == NONE else board.heroes[hero],
        STATUS[s.status[seat]],
        None if came == NONE else DIRECTIONS[came],
        0 if hero == NONE else board.life[hero],
        s.wounds[seat],
        s.grit[seat],
        dict(zip(ATTRIBUTES, s.attributes[4 * seat : 4 * seat + 4], strict=True)),
        words_at(s.loot[seat], board.cards),
        s.gold(seat),
        worth(s, seat) if s.status[seat] == OUT else [],
        words_at(s.kept[seat], board.cards),
        words_at(s.row[seat], board.cards),
        None if rune == NONE else board.cards[rune],
        bool(s.flooded[seat]),
        Spot(*_where(s, *s.fell[seat])) if s.fell[seat] else None,
        _dug(s, seat, s.heading[seat], len(s.row[seat])) if s.below(seat) and s.row[seat] else None,
        {turn: _dug(s, seat, s.heading[seat] + i & 3, 6) for turn, i in catacombs.TURNS.items() if s.below(seat)},
    )


def _dug(s: Quest, seat: int, heading: int, steps: int) -> str:
    at = s.place[seat]
    return s.board.spaces[[at, *catacombs.walk(s, at, heading, steps)][-1]]


def _where(s: Quest, place: int, heading: int, side: int) -> tuple[str | None, Direction | None, str | None]:
    return (
        None if place == NONE else s.board.spaces[place],
        None if heading == NONE else DIRECTIONS[heading],
        HALVES[side] or None,
    )


def _needs(s: Quest, to: int) -> list[Need]:
    """On a bridge loot weighs (DQ-140). Who has just come in and moves on minds no obstacles (DQ-118, DQ-126)."""
    seat, at = s.player, s.place[s.player]
    cell, d = entering.hall_to(s, at, to)
    moves_on = s.type_at(at) in (CORRIDOR, WEB) and s.entered[-1:] == (at,)
    inside = moving.in_room(s, seat, d, moves_on)
    found: list[Hindrance] = [inside] if inside else []
    if not moves_on:
        found += ["door" if side == DOOR else "portcullis" for side in moving.obstacles(s, cell, d)]
    if s.lies[to] != NONE and s.type_at(to) == PIT:
        found.append("pit")
    return [_need(s, what) for what in found]


def _need(s: Quest, what: Hindrance) -> Need:
    attribute = TESTS.get(what)
    if attribute is None:
        return Need(what, None, 0, 0, 0)
    score = s.attributes[4 * s.player + ATTRIBUTES.index(attribute)]
    score -= moving.burden(s, s.player) if what == "bridge" else 0
    return Need(what, attribute, score, chance(score), chance(score + s.grit[s.player]))


def _combat(s: Quest, seat: int | None) -> CombatView:
    known, card = knows_monster(s, seat), s.monster
    return CombatView(
        s.player,
        None if s.solo else s.left_of(s.player),
        s.board.family[card] if s.known else None,
        s.hurt,
        s.board.monster_life[card] if known else None,
        s.board.penalty[card] if known else None,
        s.combat_used,
        monsters.results(s.setup),
        _odds(s, (card,) if known else conceivable(s)),
    )


def _odds(s: Quest, cards: Sequence[int]) -> int:
    blows = monsters.SOLO_WOUNDS if s.solo else tuple(blow for row in monsters.results(s.setup) for blow in row)
    lives = [s.board.monster_life[card] - s.hurt for card in cards]
    return victory(s.life(s.player) - s.wounds[s.player], lives, blows)
