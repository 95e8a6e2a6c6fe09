"""Who sees what. Which worlds a seat can imagine stands in `worlds`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.drachenland.board import COLOURS, GEMS, LOOT, LOOT_KINDS, NO_TILE, OFF_BOARD, ORDINARY, TILES
from tafelrunde.games.drachenland.edition import Colour, GemKind, LootKind
from tafelrunde.games.drachenland.events import PICK_UPS
from tafelrunde.games.drachenland.scoring import laid_out, next_set, tally
from tafelrunde.games.drachenland.state import NOBODY, Land
from tafelrunde.kernel.steps import SoloAsk
from tafelrunde.kernel.views import Shown

FACE_DOWN = "hidden"


class ActiveView(Shown):
    figure: str
    pips: int  # steps that are left
    die: int


class VolcanoView(Shown):
    eggs: int
    gems: dict[GemKind, int]
    tile: str | None


class FigureView(Shown):
    at: str | None
    ring: bool


class NextSet(Shown):
    """What is still wanting for one more set, how many of it own clear gems stand in for, how many gems are to be found
    beside them, and what it would bring."""

    lacks: dict[LootKind, int]
    covered: int
    wanted: int
    gain: int


class ScoreView(Shown):
    """Points if the game ended now, of sets and of single pieces (DL-122, DL-125), with the pieces that make them and
    those that are void, and if every figure wore a ring; and the next set at hand."""

    points: int
    of_sets: int
    of_singles: int
    sets: list[list[LootKind]]
    singles: list[LootKind]
    void: list[LootKind]
    with_rings: int
    next: NextSet


class TableView(Shown):
    """All that anybody sees. Face-down tiles, the removed one and other seats' eggs and gems stay hidden until the end
    (DL-006, DL-007, DL-061; DL-133 lifts the screens). What lies on the volcanoes is open to all (DL-012)."""

    round: int
    idle: int
    start: int
    player: int
    peoples: list[str | None]  # whom each seat leads
    dice: tuple[int, int] | None
    used: tuple[bool, bool]
    first: str | None
    active: ActiveView | None
    eggs_left: int
    volcanoes: dict[str, VolcanoView]
    kings: dict[Colour, str | None]
    figures: dict[str, FigureView]
    ways: dict[str, dict[str, list[str]]]  # of each figure that could walk now: where to, and what it passes
    tiles: list[dict[str, int]]
    gained: dict[str, int]
    played: dict[str, int]
    unseen: dict[str, int]
    removed: str | None
    loot: list[dict[LootKind, int] | None]  # behind the screens, as far as this seat may look (DL-061)
    scores: list[ScoreView | None]


def view(s: Land, seat: int | None) -> TableView:
    over, board = bool(s.ended), s.board
    return TableView(
        round=s.round,
        idle=s.idle,
        start=s.start,
        player=_player(s),
        peoples=[None if people == NOBODY else board.peoples[people] for people in s.led],
        dice=(s.die_a, s.die_b) if s.die_a else None,
        used=(bool(s.used & 1), bool(s.used & 2)),
        first=s.figure(s.player, s.first) if s.first >= 0 else None,
        active=ActiveView(s.figure(s.player, s.active), s.die_pips + s.swift_pips, s.die) if s.active >= 0 else None,
        eggs_left=s.eggs_left,
        volcanoes={board.spaces[v]: _volcano(s, v, over) for v in range(board.volcanoes)},
        kings={COLOURS[colour]: board.spaces[at] if at >= 0 else None for colour, at in enumerate(s.kings)},
        figures={
            s.figure(i // 3, i % 3): FigureView(None if at == OFF_BOARD else board.spaces[at], bool(s.rings >> i & 1))
            for i, at in enumerate(s.figures)
            if s.led[i // 3] != NOBODY
        },
        ways=_ways(s),
        tiles=[_counted(s.owned[ORDINARY * i : ORDINARY * (i + 1)]) for i in range(s.seats)],
        gained=_counted(s.gained),
        played=_counted(s.played),
        unseen={} if over else dict(sorted(unseen(s).items())),
        removed=TILES[s.removed] if over else None,
        **own(s, seat),
    )


def own(s: Land, seat: int | None) -> dict[str, Any]:
    """What lies behind the screens, as far as this seat may look (DL-061)."""
    screens_up = bool(s.ended) or bool(s.setup.options["open_treasures"])
    loot = [s.loot[LOOT_KINDS * i : LOOT_KINDS * (i + 1)] if screens_up or i == seat else None for i in range(s.seats)]
    return {
        "loot": [dict(zip(LOOT, mine, strict=True)) if mine else None for mine in loot],
        "scores": [_projection(s, mine, s.rings >> 3 * i & 7) if mine else None for i, mine in enumerate(loot)],
    }


def _player(s: Land) -> int:
    """Whose turn it is, also while peoples are chosen and in the opening round."""
    top = s.stack[-1] if s.stack else None
    return top.seat(s) if isinstance(top, SoloAsk) else s.player


def _ways(s: Land) -> dict[str, dict[str, list[str]]]:
    """Where the active figure could walk, or each that could get a die (with the higher one), or come in by a gate."""
    seat = _player(s)
    if s.ended or s.led[seat] == NOBODY:
        return {}
    if s.active >= 0:
        colours, pips = [s.active], s.die_pips + s.swift_pips
    elif s.round:
        free = [pips for die, pips in enumerate((s.die_a, s.die_b)) if not s.used >> die & 1]
        colours, pips = [colour for colour in range(3) if colour != s.first], max(free, default=0)
    else:
        colours, pips = [0, 1, 2], s.board.opening_steps[s.seats][(seat - s.start) % s.seats]
    ways = {colour: s.board.ways(s.figures[3 * seat + colour], pips, s.hidden) for colour in colours}
    return {s.figure(seat, colour): found for colour, found in ways.items() if found}


def _volcano(s: Land, volcano: int, over: bool) -> VolcanoView:
    tile = s.tiles[volcano]
    face_down = bool(s.hidden >> volcano & 1) and not over
    gems = dict(zip(GEMS, s.gems[4 * volcano : 4 * volcano + 4], strict=True))
    lies = FACE_DOWN if face_down else None if tile == NO_TILE else TILES[tile]
    return VolcanoView(s.eggs[volcano], gems, lies)


def _counted(counts: list[int]) -> dict[str, int]:
    return {TILES[tile]: count for tile, count in enumerate(counts) if count}


def _projection(s: Land, loot: Sequence[int], worn: int) -> ScoreView:
    now = tally(loot, worn, s.board.set_points, s.board.single_points)
    ringed = tally(loot, 7, s.board.set_points, s.board.single_points)
    pieces, covered, gain = next_set(loot, s.board.set_points, s.board.single_points)
    lacks = {kind: count for kind, count in zip(LOOT, pieces, strict=False) if count}
    sets, singles, void = laid_out(loot, worn)
    return ScoreView(
        now.points,
        len(sets) * s.board.set_points,
        len(singles) * s.board.single_points,
        [[LOOT[kind] for kind in one] for one in sets],
        [LOOT[kind] for kind in singles],
        [LOOT[kind] for kind in void],
        ringed.points,
        NextSet(lacks, covered, sum(pieces[1:]) - covered, gain),
    )


def unseen(s: Land) -> Counter[str]:
    """The tiles nobody has seen yet, without their places: everybody can count them."""
    hidden = [s.tiles[v] for v in s.board.volcanoes_in(s.hidden)]
    return Counter(TILES[tile] for tile in (*hidden, s.removed))


def guise(s: Land, seat: int) -> int | None:
    """DL-R27: a seat goes by the name of the people it leads."""
    return None if s.led[seat] == NOBODY else s.led[seat]


def remembered(options: Mapping[str, object], key: str) -> bool:
    """DL-R15: whether an event stays in the readable log. Pick-ups need not, at the table's choice."""
    return key not in PICK_UPS or bool(options["log_pickups"]) or bool(options["open_treasures"])
