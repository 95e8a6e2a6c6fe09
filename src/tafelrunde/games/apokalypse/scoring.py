"""Who survives a rider, and who has won (APO-117 to APO-127, APO-149 to APO-165)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tafelrunde.games.apokalypse import events
from tafelrunde.games.apokalypse.board import BIT, EARTH, EVIL, GOOD, MUSIC, ROWS, WINGS, Board, Row
from tafelrunde.games.apokalypse.edition import RIDERS, SYMBOLS
from tafelrunde.games.apokalypse.state import World
from tafelrunde.kernel.result import Result

N = TypeVar("N", int, float)

MOST_SHARED = 3  # APO-141, APO-143
COUNT = (1 << BIT) - 1
END_CLAUSES = {
    "good": "APO-159",
    "nobody": "APO-160",
    "evil": "APO-161",
    "alone": "APO-163",
    "lost": "APO-164",
}
SOURCES = ("first", "second", "third", "fourth", "riders")


def protection(board: Board, wing: int, heaven: Row, hell: Row) -> int:
    """Symbols and music of a wing, packed: heaven and hell together (APO-118, APO-122)."""
    table = board.packed[wing]
    return sum([table[card] for card in heaven]) + sum([table[card] for card in hell])


def counts(packed: int) -> tuple[list[int], int]:
    """Each symbol, and the music."""
    return [packed >> BIT * symbol & COUNT for symbol in range(len(SYMBOLS))], packed >> MUSIC


def needed(board: Board, rider: int, won: int) -> list[int]:
    """The symbols that protect from a rider. APO-151: against the fourth, won rider cards stand in for theirs."""
    needs = board.needs
    if rider < RIDERS:
        return list(needs[rider - 1])
    covered = [needs[i][0] for i in range(RIDERS - 1) if won >> i & 1]
    return [symbol for symbol in needs[rider - 1] if symbol not in covered]


def survivors(s: World, display: int, rider: int) -> tuple[int, int]:
    """How many good and evil people of a display survive."""
    heaven, good, hell, evil_heaven, evil, evil_hell = s.rows[ROWS * display : ROWS * (display + 1)]
    ours, theirs = protection(s.board, GOOD, heaven, hell), protection(s.board, EVIL, evil_heaven, evil_hell)
    return shielded(needed(s.board, rider, s.rider_cards[display]), len(good), len(evil), ours, theirs)


def shielded(symbols: Sequence[int], good: N, evil: N, ours: int, theirs: int) -> tuple[N | int, N | int]:
    """How many of so many good and evil people are protected where these symbols are needed (APO-155; the first three
    riders are a simple case of it)."""
    if not symbols:
        return good, evil  # APO-152
    hymns, riffs, both = ours >> MUSIC, theirs >> MUSIC, ours + theirs
    kept = min(good, hymns + min([ours >> BIT * symbol & COUNT for symbol in symbols]))
    saved = min([both >> BIT * symbol & COUNT for symbol in symbols])
    return kept, min(evil, riffs + hymns - kept + saved)  # APO-123, APO-154, APO-R20: what the good do not need


def doomed(people: int, left: int) -> range:
    """The columns of a wing that a rider takes, from the outside in (APO-119)."""
    return range(people, left, -1)


def scored(s: World, left: int, killed: int) -> int:
    """APO-128 to APO-130: people left minus people killed, even below zero (APO-R02)."""
    base = 2 if s.setup.options["score_base_population"] else 0  # APO-176, APO-R01
    return left + base - killed


def most(counts: list[int]) -> list[int]:
    """Who has most; nobody where more than three do (APO-141, APO-143)."""
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    return best if len(best) <= MOST_SHARED else []


def points(s: World, seat: int) -> tuple[int, ...]:
    """APO-157: four scorings, and the rider cards."""
    won = s.rider_cards[seat]
    cards = sum([value for rider, value in enumerate(s.board.points) if won >> rider & 1])
    return (*s.scored[RIDERS * seat : RIDERS * (seat + 1)], cards)


def people_of(s: World, wing: int) -> int:
    """Good or evil people in all displays together (APO-158, APO-165)."""
    return sum(len(s.rows[at]) for at in range(3 * wing + EARTH, len(s.rows), ROWS))


def side_of(good: int, evil: int) -> int:
    """Whose side so many people are on: the good must be more (APO-159, APO-162)."""
    return GOOD if good > evil else EVIL


def verdict(s: World) -> tuple[str, tuple[int, ...]]:
    """How the game ends, and who wins (APO-159 to APO-164)."""
    totals = [sum(points(s, seat)) for seat in range(s.seats)]
    good, evil = people_of(s, GOOD), people_of(s, EVIL)
    sides = [[seat for seat in range(s.seats) if s.alignments[seat] == wing] for wing in (GOOD, EVIL)]
    if not sides[GOOD] or not sides[EVIL]:
        majority = good > evil if sides[GOOD] else evil > good  # APO-R22: an equal count is no majority
        # APO-R33: even the good do not win together here
        return ("alone", _best(totals, range(s.seats))) if majority else ("lost", ())
    if side_of(good, evil) == EVIL:
        return "evil", _best(totals, sides[EVIL])  # APO-162, APO-R32: whatever the good have
    if sum(totals[seat] for seat in sides[GOOD]) > sum(totals[seat] for seat in sides[EVIL]):
        return "good", tuple(sides[GOOD])
    return "nobody", ()


def _best(totals: list[int], seats: range | list[int]) -> tuple[int, ...]:
    """Equals share the victory (APO-R21, APO-R22)."""
    most = max(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == most)


def final_count(s: World) -> None:
    """APO-156, APO-158: count the people, reveal the alignments, name the winners."""
    how, winners = verdict(s)
    good, evil = people_of(s, GOOD), people_of(s, EVIL)
    s.finish(how)
    s.tell(events.COUNTED, good, evil)
    for seat in range(s.seats):
        s.tell(events.REVEALED, seat, WINGS[s.alignments[seat]])
    totals = [sum(points(s, seat)) for seat in range(s.seats)]
    sums = [sum(totals[seat] for seat in range(s.seats) if s.alignments[seat] == wing) for wing in (GOOD, EVIL)]
    if how == "good":
        s.tell(events.GOOD_WIN, *sums)
    elif how == "nobody":
        s.tell(events.NOBODY_WINS, *sums)
    elif how == "lost":
        s.tell(events.ALL_LOSE)
    for seat in winners if how in ("evil", "alone") else ():
        s.tell(events.EVIL_WINS if how == "evil" else events.ALONE, seat)


def result(s: World) -> Result:
    """Winners first; all others by their points."""
    how, winners = verdict(s)
    by_source = [points(s, seat) for seat in range(s.seats)]
    totals = [sum(sources) for sources in by_source]
    losers = [seat for seat in range(s.seats) if seat not in winners]
    after = max(1, len(winners)) + 1
    ranks = [
        1 if seat in winners else after + sum(totals[other] > totals[seat] for other in losers)
        for seat in range(s.seats)
    ]
    return Result(
        winners=winners,
        scores=tuple(totals),
        sources=tuple(dict(zip(SOURCES, sources, strict=True)) for sources in by_source),
        ranks=tuple(ranks),
        how=how,
        clause=END_CLAUSES[how],
    )
