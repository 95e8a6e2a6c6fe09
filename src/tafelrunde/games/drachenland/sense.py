"""What those who learn Drachenland look at: collections, what each figure can fetch, and how long there is time for it.

Face-down tiles are seen only as all count them (DL-006, DL-007); what lies behind screens everybody could have noted
down, as pick-ups happen in the open (see `worlds.redeal`).
"""

from __future__ import annotations

from math import exp, sqrt
from operator import mul

from tafelrunde.games.drachenland.board import CLEAR, KING, LOOT_KINDS, OFF_BOARD, ORDINARY, RING
from tafelrunde.games.drachenland.heuristic import (
    MOST_PIPS,
    TILE_WORTH,
    Bait,
    Prospects,
    Row,
    _bait,
    _figures,
    _pull,
    prospects,
)
from tafelrunde.games.drachenland.scoring import next_set, tally
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.sense import Sense, Sensed

TABLE = (
    *("round", "idle", "seats", "eggs-left", "end-near", "hidden", "rings-open", "rings-unseen", "kings-unseen"),
    *("gems-red", "gems-green", "gems-blue", "gems-clear", "die-a", "die-b", "pips", "fresh", "took"),
)
COLOURS = ("red", "green", "blue")
SEAT = (
    *("turn", "order", "eggs", "red", "green", "blue", "clear", "ring-red", "ring-green", "ring-blue"),
    *("points", "ringed", "void", "sets", "lacks-egg", "lacks-gems", "gain", "worth", "fetch", "guess", "behind"),
    "chance",
    *("roll-again", "ferryman", "swift-steps", "little-dragon", "magic-hand", "active-red", "active-green"),
    *("active-blue", "spent-red", "spent-green", "spent-blue", "hope-egg", "hope-clear"),
    *(f"{what}-{colour}" for colour in COLOURS for what in ("off", "dragon", "near-gem", "near-egg", "near-clear")),
    *(f"{what}-{colour}" for colour in COLOURS for what in ("near-ring", "hope-gem", "hope-ring")),
)


def look(s: Land, viewer: int) -> Sensed:
    bait, total = _bait(s), sum(s.board.eggs)
    hidden = [s.tiles[v] for v in s.board.volcanoes_in(s.hidden)]
    unseen = (*hidden, s.removed)
    gems = s.gems
    left = s.eggs_left / total
    land = (tuple(s.eggs), tuple(gems), s.hidden, tuple(bait.rings), tuple(s.kings), s.seats)
    rows = [_remembered(s, seat, bait, total, left, land) for seat in range(s.seats)]
    guesses = [row[19] for row in rows]
    for seat, row in enumerate(rows):
        row[20] = row[19] - max(guess for other, guess in enumerate(guesses) if other != seat)
        row[21] = 1 / (1 + exp(-30 * row[20] / (3 + 10 * sqrt(left))))
    table = [
        s.round / 15,
        s.idle / 5,
        s.seats / 4,
        left,
        float(s.eggs_left <= 2),
        len(hidden) / 10,
        float(len(bait.rings)),
        float(unseen.count(RING)),
        sum([tile >= KING for tile in unseen]) / 3,
        *[sum(gems[colour::4]) / 10 for colour in range(CLEAR + 1)],
        0.0 if s.used & 1 else s.die_a / 3,
        0.0 if s.used & 2 else s.die_b / 3,
        (s.die_pips + s.swift_pips) / 3,
        float(s.die_fresh),
        float(s.took),
    ]
    return table, rows


_SEEN: dict[tuple[object, ...], list[float]] = {}
_MOST_SEEN = 4096


def _remembered(s: Land, seat: int, bait: Bait, total: int, left: float, land: tuple[object, ...]) -> list[float]:
    """Where a seat is not at turn, it mostly looks as it did a moment ago: in other worlds, and after other moves."""
    if seat == s.player:
        return _seat(s, seat, bait, total, left)
    own = (
        tuple(s.figures[3 * seat : 3 * seat + 3]),
        tuple(s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)]),
        tuple(s.owned[ORDINARY * seat : ORDINARY * (seat + 1)]),
        s.rings >> 3 * seat & 7,
        (seat - s.player) % s.seats,
        s.board,
    )
    key = (land, own)
    row = _SEEN.get(key)
    if row is None:
        if len(_SEEN) >= _MOST_SEEN:
            _SEEN.clear()
        row = _SEEN[key] = _seat(s, seat, bait, total, left)
    return row[:]


def _seat(s: Land, seat: int, bait: Bait, total: int, left: float) -> list[float]:
    board = s.board
    loot = s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)]
    eggs, red, green, blue, clear = loot
    worn = s.rings >> 3 * seat & 7
    now = tally(loot, worn, board.set_points, board.single_points)
    ringed = tally(loot, 7, board.set_points, board.single_points)
    lack = next_set(loot, board.set_points, board.single_points)
    seen = prospects(eggs, red, green, blue, clear, worn, s.eggs_left, total)
    tiles = s.owned[ORDINARY * seat : ORDINARY * (seat + 1)]
    haste = min(1.0, 2 * left)
    fetch = _figures(s, seat, seen, bait)
    guess = seen.worth + haste * sum(map(mul, tiles, TILE_WORTH)) + min(1.0, 0.3 + haste) * fetch
    turn = seat == s.player
    row = [
        float(turn),
        (seat - s.player) % s.seats / s.seats,
        eggs / 4,
        *[count / 3 for count in loot[1:]],
        *[float(worn >> colour & 1) for colour in range(3)],
        now.points / 30,
        ringed.points / 30,
        now.void / 4,
        now.sets / 2,
        float(lack.pieces[0]),
        (sum(lack.pieces[1:]) - lack.covered) / 2,
        lack.gain / 10,
        seen.worth / 30,
        fetch / 10,
        guess / 30,
        0.0,  # behind the best of the others, and the chance; known when all have been looked at
        0.0,
        *[float(count) for count in tiles],
        *[float(turn and s.active == colour) for colour in range(3)],
        *[float(turn and s.first == colour) for colour in range(3)],
        seen.egg / 5,
        seen.clear / 5,
    ]
    pull = _pull(board)
    rings: list[float] = []
    for colour in range(3):
        place = s.figures[3 * seat + colour]
        pips = min(MOST_PIPS, s.die_pips + s.swift_pips) if turn and colour == s.active else 0
        near = pull[pips][place]
        row += [float(place == OFF_BOARD), float(s.kings[colour] == place != OFF_BOARD)]
        row += _nearby(colour, near, seen, bait)
        ring = max((near[v] for v in bait.rings), default=0.0)
        rings += [0.0 if worn >> colour & 1 else ring, seen.gems[colour][1] / 5, seen.rings[colour] / 5]
    return row + rings


def _nearby(colour: int, near: Row, seen: Prospects, bait: Bait) -> list[float]:
    """How much a figure would add to the collection by what is near it."""
    gain = seen.gems[colour]
    return [
        max([0.0, *(near[v] * gain[count] for v, count in bait.gems[colour])]) / 5,
        seen.egg * max([near[v] * worth for v, worth in bait.eggs], default=0.0) / 5,
        seen.clear * max([near[v] for v in bait.clear], default=0.0) / 5,
    ]


SENSE = Sense(TABLE, SEAT, look)
