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

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tafelrunde.games.drachenland.board import (
    COLOURS,
    DICE,
    GEMS,
    KING,
    LOOT_KINDS,
    NO_TILE,
    OFF_BOARD,
    ORDINARY,
    POWERS,
    TILES,
    TREASURES,
    Board,
)
from tafelrunde.games.drachenland.state import NOBODY, Land
from tafelrunde.kernel.actions import Domains, verbs
from tafelrunde.kernel.edition import Name, composed, named, numbered
from tafelrunde.kernel.reader import NOTHING, Reader, listed

VERBS = verbs(
    "lead <people>, enter <colour> <to:space>, keep, reroll, activate <colour> <die>, walk <to:space>, swift,"
    " ferry <to:volcano>, call <power>, fly <to:volcano> <power>, stop, take <treasure>, hand, done"
)
_LETTERS = "ergbc"  # egg, red, green, blue, clear
_YES_NO = ("no", "yes")
_USED = ("none", "a", "b", "both")


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


def write(s: Land) -> list[str]:
    """The position as lines of text."""
    spaces = s.board.spaces
    lines = [
        f"turn start={s.start} player={s.player} round={s.round} idle={s.idle} took={_YES_NO[s.took]}",
        f"dice a={s.die_a} b={s.die_b} used={_USED[s.used]} first={_colour(s.first)} gained={_tiles(*s.gained)}",
        f"active {_colour(s.active)} die={s.die} pips={s.die_pips}+{s.swift_pips}"
        f" fresh={_YES_NO[s.die_fresh]} walked={_YES_NO[s.walked]}",
    ]
    for v in range(s.board.volcanoes):
        tile = s.tiles[v]
        face = "-" if tile == NO_TILE else ("?" if s.hidden >> v & 1 else "") + TILES[tile]
        lines.append(f"{spaces[v]} eggs={s.eggs[v]} gems={_loot(0, *s.gems[4 * v : 4 * v + 4])} tile={face}")
    kings = " ".join(f"{COLOURS[c]}={spaces[v] if v >= 0 else '-'}" for c, v in enumerate(s.kings))
    lines += [f"kings {kings}", f"removed {TILES[s.removed]}", f"played {_tiles(*s.played)}"]
    for seat in range(s.seats):
        figures = " ".join(
            f"{COLOURS[c]}={s.board.space(s.figures[3 * seat + c])}{'*' if s.rings >> (3 * seat + c) & 1 else ''}"
            for c in range(3)
        )
        owned = _tiles(*s.owned[ORDINARY * seat : ORDINARY * (seat + 1)])
        loot = _loot(*s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)])
        people = NOTHING if s.led[seat] == NOBODY else s.board.peoples[s.led[seat]]
        lines.append(f"{people} {figures} tiles={owned} loot={loot}")
    return lines


def _colour(colour: int) -> str:
    return COLOURS[colour] if colour >= 0 else "-"


@lru_cache(4096)  # the same few heaps lie around for long
def _tiles(*counts: int) -> str:
    return listed(TILES[tile] for tile, count in enumerate(counts) for _ in range(count))


@lru_cache(4096)
def _loot(*counts: int) -> str:
    return "".join(letter * count for letter, count in zip(_LETTERS, counts, strict=True)) or "-"


def read(s: Land, reader: Reader) -> None:
    """Fills an empty table from the lines of a position."""
    board = s.board
    start, player, turn_round, idle, took = reader.pairs(
        reader.take("turn"), "start", "player", "round", "idle", "took"
    )
    s.start, s.player = reader.number(start, 0, s.seats - 1), reader.number(player, 0, s.seats - 1)
    s.round, s.idle = reader.number(turn_round, 0, 10**6), reader.number(idle, 0, 10**6)
    s.took = bool(reader.index(took, _YES_NO))
    a, b, used, first, gained = reader.pairs(reader.take("dice"), "a", "b", "used", "first", "gained")
    s.die_a, s.die_b = (_read_face(reader, text, faces) for text, faces in zip((a, b), board.dice, strict=True))
    s.used, s.first = reader.index(used, _USED), _read_colour(reader, first)
    s.gained = _read_tiles(reader, gained)
    active, *rest = reader.take("active") or [""]
    s.active = _read_colour(reader, active)
    die, pips, fresh, walked = reader.pairs(rest, "die", "pips", "fresh", "walked")
    die_pips, _, swift_pips = pips.partition("+")
    s.die = reader.number(die, 0, 9)
    s.die_pips, s.swift_pips = reader.number(die_pips, 0, 9), reader.number(swift_pips, 0, 999)
    s.die_fresh, s.walked = bool(reader.index(fresh, _YES_NO)), bool(reader.index(walked, _YES_NO))
    for v in range(board.volcanoes):
        eggs, gems, tile = reader.pairs(reader.take(board.spaces[v]), "eggs", "gems", "tile")
        s.eggs[v] = reader.number(eggs, 0, 99)
        s.gems[4 * v : 4 * v + 4] = _read_letters(reader, gems, _LETTERS[1:])
        s.hidden |= tile.startswith("?") << v
        s.tiles[v] = NO_TILE if tile == "-" else _read_tile(reader, tile)
    s.eggs_left = sum(s.eggs)
    volcanoes = board.spaces[: board.volcanoes]
    kings = reader.pairs(reader.take("kings"), *COLOURS)
    s.kings = [-1 if place == "-" else reader.index(place, volcanoes) for place in kings]
    s.removed = reader.index(reader.rest("removed"), TILES)
    s.played = _read_tiles(reader, reader.rest("played"))
    for seat in range(s.seats):
        people = reader.peek() if reader.peek() in (*board.peoples, NOTHING) else board.peoples[seat]
        *figures, tiles, loot = reader.pairs(reader.take(people), *COLOURS, "tiles", "loot")
        s.led[seat] = NOBODY if people == NOTHING else reader.index(people, board.peoples)
        for colour, place in enumerate(figures):
            _read_figure(s, reader, 3 * seat + colour, place)
        s.owned[ORDINARY * seat : ORDINARY * (seat + 1)] = _read_tiles(reader, tiles)
        s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)] = _read_letters(reader, loot, _LETTERS)


def _read_face(reader: Reader, text: str, faces: Sequence[int]) -> int:
    """What a die shows; 0 before the roll."""
    return int(text) if reader.index(text, ["0", *map(str, sorted(set(faces)))]) else 0


def _read_tile(reader: Reader, text: str) -> int:
    """A tile on a volcano; face up no king dragon lies there as a tile (DL-087)."""
    name = text.removeprefix("?")
    return reader.index(name, TILES[:KING] if name == text else TILES)


def _read_colour(reader: Reader, word: str) -> int:
    return -1 if word == "-" else reader.index(word, COLOURS)


def _read_tiles(reader: Reader, text: str) -> list[int]:
    counted = Counter(reader.indices(text, TILES[:ORDINARY]))
    return [counted[tile] for tile in range(ORDINARY)]


def _read_letters(reader: Reader, text: str, letters: str) -> list[int]:
    counted = Counter(reader.index(letter, letters) for letter in ("" if text == "-" else text))
    return [counted[kind] for kind in range(len(letters))]


def _read_figure(s: Land, reader: Reader, figure: int, text: str) -> None:
    place = text.removesuffix("*")
    space = OFF_BOARD if place == "-" else reader.index(place, s.board.spaces)
    if s.occupied >> max(space, 0) & 1:
        reader.wrong("position-two", space=place)
    s.put(figure, space)
    if text.endswith("*"):
        s.rings |= 1 << figure
