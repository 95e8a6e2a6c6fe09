"""Tables of Drachenland in a line or two, for tests.

    table = land(figures="red=V05* elves-blue=F41", gems="V05=rrc", owned="ferryman", dice=(2, 4))
    assert "activate red b" in moves(table)
    play(table, "activate red b", "walk F40")
    assert refused(table, "walk F41") == "DL-035"

`land` stands at the first activation of `player`. What is not said stays simple: nobody on the board, no tiles owned,
nothing behind the screens, and all tiles face down where the pool lays them in its own order:
V01, V02 ferryman; V03 to V05 swift_steps; V06, V07 little_dragon; V08, V09 magic_hand; V10 to V12 ring;
V13 king_red; V14 king_green; V15 king_blue; a fourth swift_steps is removed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.drachenland import GAME
from tafelrunde.games.drachenland.board import (
    COLOURS,
    DICE,
    KING,
    LOOT_KINDS,
    NO_TILE,
    ORDINARY,
    SWIFT_STEPS,
    TILES,
    Board,
)
from tafelrunde.games.drachenland.state import Land
from tafelrunde.games.drachenland.steps.turn import Activate, EndOfTurn, KeepOrReroll
from tafelrunde.kernel import engine
from tafelrunde.kernel.luck import Luck, Tape
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.table import Table
from tafelrunde.testing.playing import moves, play

LandTable = Table[Land, Board]
BOARD: Board = GAME.built_in_board
VOLCANOES = BOARD.spaces[: BOARD.volcanoes]
FIELDS = BOARD.spaces[BOARD.volcanoes :]
ALL = " ".join(VOLCANOES)
_LETTERS = "ergbc"  # as in positions: egg, red, green, blue, clear


def fresh(seats: int = 2, seed: int = 0, **options: Value) -> LandTable:
    """A table about to begin."""
    return GAME.new(seats, seed, options)


def table_at(text: str) -> LandTable:
    """The table of a position text."""
    return GAME.position(text)


def land(
    seats: int = 2,
    *,
    player: int = 0,
    start: int = 0,
    figures: str = "",  # "red=V05* elves-blue=F41": without a people the player's own; * wears a ring
    tiles: str = "",  # "V05=ring": lies there, having changed places with what did
    up: str = "",  # "V05 V06" or ALL: face up; under a figure a tile is up anyway
    gone: str = "",  # "V05": the tile has been taken and played
    kings: str = "",  # "red=V03": has flown or been called there
    gems: str = "",  # "V05=rrc V06=-": all the gems there
    eggs: str = "",  # "V05=1"
    owned: str | Sequence[str] = "",  # "ferryman,ferryman" of the player, or one text a seat
    loot: str | Sequence[str] = "",  # "eerc" of the player, or one text a seat
    dice: tuple[int, int] = (2, 3),
    may_reroll: bool = False,  # the roll has just fallen and the player owns Roll Again
    spent: str = "",  # "green a": this activation is over, the second is due
    rolls: Sequence[tuple[int, int]] = (),  # the rolls to come
    round: int = 1,
    **options: Value,
) -> LandTable:
    """A table in mid-game. Eggs, gems and tiles that are set by hand are not balanced elsewhere."""
    s = GAME.start(GAME.setup(seats, options), Luck.seeded(0))
    s.start, s.player, s.round = start, player, round
    s.die_a, s.die_b = dice
    _lay_tiles(s, tiles)
    _set_figures(s, figures)
    for volcano in {place for place in s.figures if 0 <= place < BOARD.volcanoes} | {
        BOARD.index[name] for name in f"{up} {gone}".split()
    }:
        _turn_up(s, volcano)
    for name in gone.split():
        s.played[s.tiles[BOARD.index[name]]] += 1
        s.tiles[BOARD.index[name]] = NO_TILE
    _fly_kings(s, kings)
    for name, letters in _pairs(gems):
        volcano = BOARD.index[name]
        s.gems[4 * volcano : 4 * volcano + 4] = [letters.count(letter) for letter in _LETTERS[1:]]
    for name, count in _pairs(eggs):
        s.eggs[BOARD.index[name]] = int(count)
    s.eggs_left = sum(s.eggs)
    for seat, words in enumerate(_by_seat(owned, s)):
        mine = words.split(",")
        s.owned[ORDINARY * seat : ORDINARY * (seat + 1)] = [mine.count(tile) for tile in TILES[:ORDINARY]]
    for seat, letters in enumerate(_by_seat(loot, s)):
        s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)] = [letters.count(letter) for letter in _LETTERS]
    s.stack.clear()
    s.push(*[KeepOrReroll()] * may_reroll, Activate(), *[Activate()] * (not spent), EndOfTurn())
    if spent:
        colour, die = spent.split()
        s.first, s.used = COLOURS.index(colour), 1 << DICE.index(die)
    s.offered = None
    engine.settle(s)
    GAME.invariants(s)
    if rolls:
        faces = [BOARD.dice[die].index(pips) for roll in rolls for die, pips in enumerate(roll)]
        s.luck.source = Tape(faces, s.luck.tick, beyond=s.luck.source)
    return Table.at(s)


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (word.partition("=") for word in text.split())]


def _by_seat(texts: str | Sequence[str], s: Land) -> Sequence[str]:
    return [texts if seat == s.player else "" for seat in range(s.seats)] if isinstance(texts, str) else texts


def _lay_tiles(s: Land, tiles: str) -> None:
    s.tiles, s.removed = sorted(BOARD.pool), SWIFT_STEPS
    s.tiles.remove(SWIFT_STEPS)
    laid: set[int] = set()
    for name, tile in _pairs(tiles):
        volcano = BOARD.index[name]
        there = next(v for v, lies in enumerate(s.tiles) if lies == TILES.index(tile) and v not in laid)
        s.tiles[volcano], s.tiles[there] = s.tiles[there], s.tiles[volcano]
        laid.add(volcano)


def _set_figures(s: Land, figures: str) -> None:
    for name, place in _pairs(figures):
        people, _, colour = name.rpartition("-")
        figure = 3 * (BOARD.peoples.index(people) if people else s.player) + COLOURS.index(colour)
        s.put(figure, BOARD.index[place.removesuffix("*")])
        s.rings |= place.endswith("*") << figure


def _fly_kings(s: Land, kings: str) -> None:
    for colour, name in _pairs(kings):
        king = COLOURS.index(colour)
        if s.kings[king] < 0:
            _turn_up(s, s.tiles.index(KING + king))
        s.kings[king] = BOARD.index[name]


def _turn_up(s: Land, volcano: int) -> None:
    """Turns a tile face up; a king dragon comes to life."""
    s.hidden &= ~(1 << volcano)
    if s.tiles[volcano] >= KING:
        s.kings[s.tiles[volcano] - KING] = volcano
        s.tiles[volcano] = NO_TILE


def random_game(seats: int, seed: int, **options: Value) -> Iterator[LandTable]:
    """A table before every decision of a game and once more at its end. Luck plays all seats; what they can take
    they take, else most games would end by the clock."""
    table, luck = fresh(seats, seed, **options), Luck.seeded(seed + 1)
    yield table
    while table.pending:
        offered = sorted(moves(table))
        taking = [move for move in offered if move.startswith("take")]
        play(table, luck.pick(taking or offered))
        yield table
