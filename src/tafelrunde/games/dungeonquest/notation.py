"""Moves and positions as text, both ways.

A position of DungeonQuest, line by line:

    round 3 sun=3 first=0 player=1
    turn entered=A1,B1 fled=- shifted=no haste=0 ability=no status=- dice=3,4 passed=no picks=- peek=- lamp=0
    stack R01,K05 under=0 held=-
    room B1 R01 E searched,monster
    pile dungeon deck=dun_monster,dun_trap discard=dun_empty
    box run_heal
    combat bone21 known=told hurt=1 used=no
    seat 0 hero=baldur status=in at=A1 heading=- side=- came=- wounds=3 grit=1 rune=run_haste flooded=no fell=-
    cards 0 loot=dun_coins kept=- row=-

A tile is followed by the direction it faces: where a hero goes who walks in across its arrow. There is a line for every
room that has been found, every pile and every seat, and one for combat while there is one. Stack and decks are told
from the top; what is named nowhere follows there. Discard piles are told from the bottom.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tafelrunde.games.dungeonquest.board import COMBAT, DIRECTIONS, HALVES, MOST_ROUNDS, NONE, PILES, STATUS, Board
from tafelrunde.games.dungeonquest.edition import ATTRIBUTES
from tafelrunde.games.dungeonquest.events import HAZARDS, ROLLS
from tafelrunde.games.dungeonquest.state import Quest
from tafelrunde.kernel import actions
from tafelrunde.kernel.actions import verbs
from tafelrunde.kernel.edition import Name, composed, named
from tafelrunde.kernel.facts import Card, Cards, Flag, FromTop, Joint, Number, Numbers, Word, Words
from tafelrunde.kernel.parts import Each, Line, LineGroup, OptionalLine, Part, box, unnamed
from tafelrunde.kernel.reader import NOTHING, Reader, listed

VERBS = verbs(
    "hero <hero>, tower <space>, move <space>, grope, search, descend, exit, dragon, draw, drink <potion>, rune,"
    " turn <angle>, stop, decline, accept, spend, sacrifice, again <dice>, order <rune-power>, resolve <kept>, break,"
    " replace, side <half>, light <space>, roll, rope, drop <loot>, cross, stay, perish, secret <space>, take <find>,"
    " strike <combat>, shield, spark, flee, fight, escape <space>, head <direction>, leave, bear <bearing>,"
    " lay <direction>"
)
_AT_WILL = ("rune", "sacrifice", "corpse", "crypt", "break", "pathfinder", "serenity", "secret-door")
_MARKS = ("searched", "monster", "entrance")
_MOST = 999


def domains(board: Board) -> actions.Domains:
    """The words of moves and events, and what people call them."""
    e = board.edition
    rooms, cards = named(e.room), _cards(board)
    return {
        "hero": named(e.hero),
        "space": board.spaces,
        "card": cards,
        "loot": {card: cards[card] for card, gold in zip(board.cards, board.loot, strict=False) if gold != NONE},
        "potion": {card: cards[card] for card, heals in zip(board.cards, board.heals, strict=False) if heals},
        "kept": {card: cards[card] for card, status in zip(board.cards, board.status, strict=False) if status},
        "find": {card.id: cards[card.id] for card in e.card if card.deck == "search"},
        "tile": {tile.id: rooms[tile.type] for tile in e.tile},
        "family": named(e.monster),
        "pile": named(e.deck, PILES),
        "attribute": ATTRIBUTES,
        "angle": (90, 180, 270),
        "dice": ("first", "second", "both"),
        "rune-power": ("luck", "sun"),
        "half": (*HALVES[1:], "whole"),
        "way": (*DIRECTIONS, "none"),
        "combat": COMBAT,
        "direction": DIRECTIONS,
        "bearing": ("left", "right"),
        "obstacle": ("door", "portcullis"),
        "hazard": tuple(HAZARDS),
        "roll": tuple(ROLLS),
        "ending": ("card", "again", "no-way", "bridge", "hemmed-in"),
        "offer": (*_AT_WILL, "shield", "spark", "flee", "cross", "leave", "haste", "exit"),
        "effect": {card.id: card.about for card in e.card},
        "cause": ("wounds", "fight", "fire", "wall", "card", "pit", "dead-end", "sunset"),
        "seat": {seat: player.name for seat, player in enumerate(e.player)},
    }


def _cards(board: Board) -> dict[str, Name]:
    """Cards of one name that lie in several decks (DQ-015) are told with their deck. Monster cards are named with life
    and penalty: they are named only when they lie face up."""
    e, piles, families = board.edition, named(board.edition.deck), named(board.edition.monster)
    alike = Counter(card.name for card in e.card)
    names = [composed("{} ({})", card.name, piles[card.deck]) if alike[card.name] > 1 else card.name for card in e.card]
    names += [
        composed("{} {}/{}", families[family], board.monster_life[card], board.penalty[card])
        for card, family in board.family.items()
    ]
    return dict(zip(board.cards, [*names, *(rune.name for rune in e.rune)], strict=True))


# --- positions


class Rooms(Part):
    """A line for every room that has been found."""

    def write(self, s: Quest) -> Iterable[str]:
        for at, lie in s.laid():
            marks = listed(mark for bit, mark in enumerate(_MARKS) if s.marks[at] >> bit & 1)
            yield f"room {s.board.spaces[at]} {s.board.tiles[lie >> 2]} {DIRECTIONS[lie & 3]} {marks}"

    def read(self, s: Quest, reader: Reader) -> None:
        while reader.peek() == "room":
            words = reader.take("room")
            if len(words) != 4:
                reader.wrong("position-expected", wanted="room …")
            at = reader.index(words[0], s.board.spaces)
            if s.lies[at] != NONE:
                reader.wrong("position-word", value=words[0], known=NOTHING)
            s.lay(at, 4 * reader.index(words[1], s.board.tiles) + reader.index(words[2], DIRECTIONS))
            s.marks[at] = sum(1 << bit for bit in set(reader.indices(words[3], _MARKS)))

    def pieces(self, s: Quest) -> Iterable[str]:
        return [s.board.tiles[lie >> 2] for _, lie in s.laid()]


class Rest(Part):
    """What no line tells: attributes follow from hero and cards (DQ-190); pieces that are named nowhere lie at the
    bottom of stack and decks."""

    def read(self, s: Quest, reader: Reader) -> None:
        board, found = s.board, box(s)
        for seat, hero in enumerate(s.heroes):
            if hero != NONE:
                s.attributes[4 * seat : 4 * seat + 4] = board.scores[hero]
            for card in (*s.loot[seat], *s.kept[seat]):
                if card < board.first_monster:  # what else is there is refused
                    s.modify(seat, card, 1)
        s.tiles = unnamed(board.whole_stack, board.tiles, found) + s.tiles
        s.decks = [unnamed(whole, board.cards, found) + s.decks[i] for i, whole in enumerate(board.whole_decks)]


TABLE: tuple[Part, ...] = (
    Line(
        "round",
        Number("", 0, MOST_ROUNDS, slot="round"),
        Number("sun", 0, 99),
        Word("first", "seat"),
        Word("player", "seat"),
    ),
    Line(
        "turn",
        Words("entered", "space"),
        Words("fled", "space"),
        Flag("shifted"),
        Number("haste", 0, 3),
        Flag("ability", slot="ability_used"),
        Words("status", "card", slot="status_left"),
        Numbers("dice", 1, 6),
        Flag("passed"),
        Words("picks", "combat"),
        Cards("peek", "card"),
        Number("lamp", 0, 99_999 * 12),
    ),
    Line("stack", FromTop("", "tile", slot="tiles"), Number("under", 0, _MOST), Card("held", "tile")),
    Rooms(),
    Each("pile", "pile", FromTop("deck", "card", slot="decks"), Cards("discard", "card", slot="discards")),
    Line("box", Cards("", "card", slot="box")),
    OptionalLine(
        lambda s: s.monster != NONE,
        Line(
            "combat",
            Card("", "card", slot="monster"),
            Word("known", ("hidden", "told", "shown")),
            Number("hurt", 0, 9),
            Flag("used", slot="combat_used"),
        ),
    ),
    LineGroup(
        Each(
            "seat",
            "seat",
            Word("hero", "hero", slot="heroes"),
            Word("status", STATUS),
            Word("at", "space", slot="place"),
            Word("heading", "direction"),
            Word("side", HALVES, none=0),
            Word("came", "direction"),
            Number("wounds", 0, _MOST),
            Number("grit", 0, _MOST),
            Card("rune", "card"),
            Flag("flooded"),
            Joint("fell", "/", Word("", "space"), Word("", "direction"), Word("", HALVES, none=0)),
        ),
        Each("cards", "seat", Cards("loot", "card"), Cards("kept", "card"), Cards("row", "card")),
    ),
    Rest(),
)
