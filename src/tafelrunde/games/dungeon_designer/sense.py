"""What those who learn Dungeon Designer look at: every dungeon as it is and as it may become, gold and market, and who
is next there. Hands, deck and rooms that lie face down stay unseen, but for the own one, which counts where it lies."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.dungeon_designer.board import (
    BUILT,
    CAVES,
    CELLS,
    COUNT,
    FIELDS,
    MASK,
    NONE,
    SHIFT,
    SIDE,
    STONES,
    TURNS,
    YEARS,
)
from tafelrunde.games.dungeon_designer.heuristic import (
    CHESTS,
    WINNING,
    _bag,
    _challenges_to_come,
    _chance,
    _claimed,
    _goal,
    _leaving,
    _of_use,
    _priority,
    _purse,
    _ways_on,
    prospect,
)
from tafelrunde.games.dungeon_designer.scoring import dungeon_of
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.market import most_gold
from tafelrunde.kernel.sense import Sense, Sensed

TABLE = (
    *("seats", "year", "last-year", "turn", "built", "trading", "display", "stalls", "left-at-market", "bag"),
    *("best-on-display", "goal-fewest"),
)
SEAT = (
    *("guess", "lead", "points", "worth", "challenges", "taken", "stars", "blueprint", "blueprint-hope", "met"),
    *("networks", "networks-hope", "doors", "goal", "gold", "of-use", "purse", "cheapest", "next-at-market", "passed"),
    *("place-passed", "priority", "rank-worth", "to-come", "best-display", "second-display", "last-display", "bag"),
    *("rooms", "free", "caves", "stones", "hand", "richer", "lead-in-gold", "chance"),
    *(f"has-{field}" for field in FIELDS),
)


def look(s: Site, viewer: int) -> Sensed:
    s = _own_room_built(s, viewer)
    board, seats = s.board, range(s.seats)
    trail, strict = s.setup.options["path"] == "trail", s.setup.options["varied"] == "strict"
    shown = tuple(s.display)
    dungeons = [dungeon_of(s, seat) for seat in seats]
    seen = [
        prospect(board, d, s.blueprints[i], s.taken[i], shown, s.as_cave[i], s.as_stone[i], trail, strict)
        for i, d in enumerate(dungeons)
    ]
    leaving = _leaving(s)
    claimed = _claimed(s, leaving, seen)
    goals = _goal(s, [prospects.total for prospects in seen])
    trading = s.turn == TURNS and not any(s.hands)
    richest = most_gold(s) if trading and len(s.notches) < s.seats else NONE
    at_market = [seat for seat in seats if seat not in s.notches]
    prices = [
        board.prices[2 * stall + half] for i, stall in enumerate(s.stalls) for half in (0, 1) if s.wares[2 * i + half]
    ]
    left = 1 - sum([s.built(seat).bit_count() for seat in seats]) / (CELLS * s.seats)
    rows: list[list[float]] = []
    guesses: list[float] = []
    for seat, (d, prospects) in enumerate(zip(dungeons, seen, strict=True)):
        own = prospects.own
        challenges = sum(own.challenges[: len(s.taken[seat])])
        to_come = _challenges_to_come(s, seat, leaving, claimed, prospects.display)
        rank = 0.0 if s.solo else _priority(s, seat, leaving)
        bag, purse = _bag(s, seat), _purse(s, seat)
        chests = 0.4 * (YEARS - s.year) * (prospects.total >> CHESTS & COUNT)
        guess = prospects.worth + chests + purse + to_come + rank + bag + goals[seat]
        guesses.append(guess)
        hopes = sorted(prospects.display, reverse=True)
        built = d.stamp >> BUILT & MASK
        others = [s.gold[other] for other in at_market if other != seat]
        points = challenges + own.stars + own.blueprint + own.networks
        rows.append(
            [
                guess / 60,
                0.0,
                points / 60,
                prospects.worth / 60,
                challenges / 30,
                len(s.taken[seat]) / 4,
                own.stars / 10,
                own.blueprint / 20,
                prospects.blueprint / 20,
                own.met.bit_count() / 8,
                own.networks / 30,
                prospects.networks / 30,
                sum([way.bit_count() for way in _ways_on(d, built)]) / 6,
                goals[seat] / 8,
                s.gold[seat] / 12,
                _of_use(s, seat) / 12 if trading else 0.0,
                purse / 6,
                float(sum([price <= s.gold[seat] for price in prices])) / 4 if trading else 0.0,
                float(seat == richest),
                float(seat in s.notches),
                (s.seats - s.notches.index(seat)) / s.seats if seat in s.notches else 0.0,
                0.0 if s.solo else (s.seats - s.priority.index(seat)) / s.seats,
                rank / 4,
                to_come / 40,
                (hopes[0] if hopes else 0.0) / 20,
                (hopes[1] if len(hopes) > 1 else 0.0) / 20,
                (hopes[-1] if hopes else 0.0) / 20,
                bag / 6,
                built.bit_count() / 16,
                sum(s.free[CELLS * seat : CELLS * (seat + 1)]) / 20,
                (d.stamp >> CAVES & MASK).bit_count() / 10,
                (d.stamp >> STONES & MASK).bit_count() / 10,
                len(s.hands[seat]) / 5,
                (s.gold[seat] - max(others, default=0)) / 10,
                max(0, s.gold[seat] - max(others, default=0)) / 10 if trading and seat not in s.notches else 0.0,
                0.0,
                *_counts(prospects.total),
            ]
        )
    for seat, row in enumerate(rows):
        rivals = [guess for i, guess in enumerate(guesses) if i != seat] or [WINNING]
        row[1] = (guesses[seat] - max(rivals)) / 20
        row[35] = _chance(guesses[seat], max(rivals), sum(rivals) / len(rivals), left)
    table = [
        s.seats / 5,
        s.year / 4,
        float(s.year == YEARS),
        s.turn / 4,
        1 - left,
        float(trading),
        len(shown) / 5,
        len(prices) / 10,
        len(at_market) / s.seats,
        len(s.bag) / 3,
        max([max(prospects.display, default=0.0) for prospects in seen]) / 20,
        float(board.fewest[s.goal]),
    ]
    return table, rows


@lru_cache(1 << 14)
def _counts(total: int) -> list[float]:
    """What there is in a dungeon, field by field."""
    return [(total >> SHIFT[field] & COUNT) / 8 for field in FIELDS]


def _own_room_built(s: Site, viewer: int) -> Site:
    """DD-031: only its owner knows the room that lies face down."""
    if s.laid[viewer] == NONE:
        return s
    s = s.clone()
    room, column = divmod(s.laid[viewer], SIDE)
    s.build(viewer, SIDE * (s.year - 1) + column, room)
    return s


SENSE = Sense(TABLE, SEAT, look)
