"""Points and winners (DL-119 to DL-127)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.drachenland import events
from tafelrunde.games.drachenland.board import COLOURS, LOOT_KINDS, TILES
from tafelrunde.games.drachenland.state import Land
from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.result import Result, ranked

END_CLAUSES = {"last-egg": "DL-119", "clock": "DL-142"}


class Score(NamedTuple):
    """A seat's points by source; `void` gems lie about without a ring and count nothing."""

    sets: int
    singles: int
    void: int
    points: int


def sets_of(eggs: int, red: int, green: int, blue: int, clear: int) -> int:
    """DL-126: the largest number of sets, clear gems standing in for any colour but never for an egg."""
    sets = 0
    while sets < eggs:
        n = sets + 1
        if max(0, n - red) + max(0, n - green) + max(0, n - blue) > clear:
            break
        sets = n
    return sets


class Laid(NamedTuple):
    """What lies behind a screen, piece by piece, by the places of their kinds."""

    sets: list[list[int]]
    singles: list[int]
    void: list[int]


def laid_out(loot: Sequence[int], worn: int) -> Laid:
    """What `tally` counts, as it can be shown: in a set a clear gem lies wherever its colour was short."""
    left = [0 if 1 <= kind <= 3 and not worn >> kind - 1 & 1 else count for kind, count in enumerate(loot)]
    void = [kind for kind, count in enumerate(loot) for _ in range(count - left[kind])]
    sets = []
    for _ in range(sets_of(*left)):
        sets.append([0, *(kind if left[kind] else 4 for kind in (1, 2, 3))])
        for kind in sets[-1]:
            left[kind] -= 1
    return Laid(sets, [kind for kind, count in enumerate(left) for _ in range(count)], void)


class Lack(NamedTuple):
    """What the next set wants: pieces of each kind (egg, red, green, blue), how many of these own clear gems stand in
    for, and what it would bring."""

    pieces: tuple[int, ...]
    covered: int
    gain: int


def next_set(loot: Sequence[int], set_points: int, single_points: int) -> Lack:
    """DL-126, rings left aside: pieces that come along with a set cease to be single ones."""
    *pieces, clear = loot
    wanted = sets_of(*loot) + 1
    egg, *gems = (max(0, wanted - count) for count in pieces)
    covered = min(clear, sum(gems))
    added = egg + sum(gems) - covered
    return Lack((egg, *gems), covered, set_points + single_points * (added - 4))


def tally(loot: Sequence[int], worn: int, set_points: int, single_points: int) -> Score:
    """The score of what lies behind a screen (egg, red, green, blue, clear) with rings on the colours in `worn`. Tiles
    count nothing (DL-062); figures that never came in have no gems to lose (DL-R25)."""
    eggs, red, green, blue, clear = loot
    void = 0
    if not worn & 1:  # DL-120: without a ring on the figure, gems of its colour are void
        void, red = red, 0
    if not worn & 2:
        void, green = void + green, 0
    if not worn & 4:
        void, blue = void + blue, 0
    sets = sets_of(eggs, red, green, blue, clear)
    singles = eggs + red + green + blue + clear - 4 * sets
    return Score(sets, singles, void, set_points * sets + single_points * singles)


def score_of(s: Land, seat: int, rings: int | None = None) -> Score:
    """The score of a seat if the game ended now; `rings` other than those worn is for projections."""
    worn = (s.rings if rings is None else rings) >> (3 * seat) & 7
    loot = s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)]
    return tally(loot, worn, s.board.set_points, s.board.single_points)


def result(s: Land) -> Result:
    """DL-127: the highest score wins; ties are shared unless the table breaks them (DL-R16)."""
    scores = [score_of(s, seat) for seat in range(s.seats)]
    keys: tuple[tuple[int, ...], ...]
    if s.setup.options["tie_break"] == "sets":
        eggs = s.loot[::LOOT_KINDS]
        keys = tuple((score.points, score.sets, eggs[seat]) for seat, score in enumerate(scores))
    else:
        keys = tuple((score.points,) for score in scores)
    ranks = ranked(keys)
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=tuple(score.points for score in scores),
        sources=tuple(
            {"sets": s.board.set_points * score.sets, "singles": s.board.single_points * score.singles}
            for score in scores
        ),
        ranks=ranks,
        how=s.ended,
        clause=END_CLAUSES[s.ended],
    )


def end_game(s: Land, how: str, kind: EventKind, *words: ActionWord) -> None:
    """The game is over: all screens are lifted and the unseen tiles shown (DL-128)."""
    s.tell(kind, *words)
    s.finish(how)
    if s.journal is None:
        return
    for volcano in range(s.board.volcanoes):
        if s.hidden >> volcano & 1:
            s.tell(events.SHOWN_TILE, s.board.spaces[volcano], TILES[s.tiles[volcano]])
    s.tell(events.SHOWN_REMOVED, TILES[s.removed])
    for seat in range(s.seats):
        s.tell(events.SCREEN_UP, seat, *s.loot[LOOT_KINDS * seat : LOOT_KINDS * (seat + 1)])
        for colour, gem in enumerate(COLOURS):
            count = s.loot[LOOT_KINDS * seat + 1 + colour]
            if count and not s.rings >> (3 * seat + colour) & 1:
                s.tell(events.VOID, s.figure(seat, colour), gem, count)
        score = score_of(s, seat)
        s.tell(events.SCORED, seat, score.sets, score.singles, score.points)
