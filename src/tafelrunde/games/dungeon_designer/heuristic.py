"""What a good player values: the dungeon as it is, what it can still become, and the gold to improve it.

Everything is reckoned in reputation a seat may expect at the end. A half-built dungeon is worth what it scores now and,
for every door that leads to where nothing has been built yet, what may be found behind it; every condition of the
blueprint that can still be met; and challenges that fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from tafelrunde.games.dungeon_designer.board import (
    BUILT,
    CELLS,
    CENTRE,
    COLUMN,
    COUNT,
    EAST,
    MASK,
    NONE,
    NORTH,
    NOT_LAST,
    SHIFT,
    SIDE,
    SLOTS,
    SOUTH,
    TURNS,
    WEST,
    YEARS,
    Board,
    Plan,
    Task,
)
from tafelrunde.games.dungeon_designer.dungeon import Dungeon, entrance, exit_, links, network
from tafelrunde.games.dungeon_designer.scoring import (
    Own,
    appraise,
    dungeon_of,
    goal_value,
    jael_standing,
    jael_total,
    result,
)
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.games.dungeon_designer.steps.market import most_gold

BLUEPRINT = (0.0, 0.4, 1.2, 2.8, 5.0, 7.5, 10.5, 14.5, 20.0)  # by conditions that will be met, smoothed
TYPE_HOPE, ELEMENT_HOPE = 0.85, 0.82  # that a condition on a room still to be built will be met
TOKEN_HOPE = (0.8, 0.6, 0.4, 0.2)  # that a token will do it in a room that is there, by year
BEHIND = 0.6  # what a door leaves of the chance that a network stays as it is
BEYOND = 0.85  # of the rooms still to come, how many can be joined at best
CHALLENGE = 14.0  # what a challenge not known yet brings in the end
GROWTH = {"path": 0.45, "outside": 0.55, "column": 0.26, "group": 0.35, "dungeon": 0.6}
"""How many of the wanted elements a room still to be built adds, with all that the market offers: by where they count
..."""
OTHER_GROWTH = {"set": 0.33, "room": 0.2, "face": 0.43, "edge": 0.44, "line": 0.13, "group": 0.5, "card": 0.0}
"""... and how often it adds whatever else a challenge counts."""
FULL_ROOMS = 0.41  # a room needs elements of any kind
SIZES = 3.67  # different sizes of room groups there are in the end
GOLD_BUILDING, GOLD_SPENDING, GOLD_LATER = 0.42, 0.25, 0.1  # a coin: before the market, at it, and beyond all need
SPENT_WELL = 15  # more gold than this finds little to buy
CHEST_A_YEAR = 0.4
SLOT = 0.06
RANK_NOW = 0.35  # to be further left next year
TOKEN = 0.6  # what any token adds
WINNING = 90.0  # what it often takes to beat Jael
RIVAL = 0.3  # how much the best rival counts at the beginning, beside what they all have; in the end only he does
STEP, LAST_STEP = 9.5, 3.0  # so many points are a matter of chance, at the beginning and in the end
JAEL_A_CARD, JAEL_A_YEAR = 24.0, 4.0  # what Jael still gets
CHESTS = SHIFT["chest"]
FILLED = tuple(SHIFT[kind] for kind in ("monster", "trap", "chest", "star"))


class Prospect(NamedTuple):
    """A dungeon's expected worth by itself, and what comes of the challenges on display."""

    worth: float
    display: tuple[float, ...]  # expected values of the challenges on display, as they lie there
    total: int
    own: Own  # what it is worth now, the challenges on display included
    blueprint: float
    networks: float


def values(s: Site) -> Sequence[float]:
    """Each seat's chances: its worth against what the others have, the best of them above all."""
    if s.ended:
        winners = result(s).winners
        return [1.0 if seat in winners else 0.0 for seat in range(s.seats)]
    s = _as_if_built(s)
    worths = expectations(s)
    left = 1 - sum(s.built(seat).bit_count() for seat in range(s.seats)) / (CELLS * s.seats)
    if s.solo:
        return [_chance(worths[0], _jael(s), WINNING, left)]
    ordered, others = sorted(worths), s.seats - 1
    best, second, total = ordered[-1], ordered[-2], sum(worths, 0.0)
    return [_chance(worth, second if worth == best else best, (total - worth) / others, left) for worth in worths]


def _chance(worth: float, rival: float, usual: float, left: float) -> float:
    """The more there is left to build, the less a lead is worth, and the less is sure about who is the rival."""
    doubt = left * (1 - RIVAL)
    beaten = doubt * usual + (1 - doubt) * rival
    return 1 / (1 + exp((beaten - worth) / (LAST_STEP + (STEP - LAST_STEP) * left)))


def _as_if_built(s: Site) -> Site:
    """Rooms chosen but not revealed count where they will be."""
    chosen = [
        (seat, SIDE * s.board.room_index[action.word()] + action.number(1) - 1)
        for seat, action in s.sealed
        if action.verb == "place"
    ]
    chosen += [(seat, lie) for seat, lie in enumerate(s.laid) if lie != NONE]
    if not chosen:
        return s
    s = s.clone()
    for seat, lie in chosen:
        room, column = divmod(lie, SIDE)
        s.build(seat, SIDE * (s.year - 1) + column, room)
    return s


def expectations(s: Site) -> list[float]:
    """What each seat may expect to score."""
    trail, strict = s.setup.options["path"] == "trail", s.setup.options["varied"] == "strict"
    shown = tuple(s.display)
    seen = [
        prospect(
            s.board, dungeon_of(s, i), s.blueprints[i], s.taken[i], shown, s.as_cave[i], s.as_stone[i], trail, strict
        )
        for i in range(s.seats)
    ]
    years = YEARS - s.year
    leaving = _leaving(s)
    claimed = _claimed(s, leaving, seen)
    worths: list[float] = []
    for seat, prospects in enumerate(seen):
        worth = prospects.worth + CHEST_A_YEAR * years * (prospects.total >> CHESTS & COUNT)
        worth += _purse(s, seat) + _challenges_to_come(s, seat, leaving, claimed, prospects.display)
        if not s.solo:
            worth += _priority(s, seat, leaving)
        worths.append(worth + _bag(s, seat))
    for seat, points in enumerate(_goal(s, [prospects.total for prospects in seen])):
        worths[seat] += points
    return worths


# --- a dungeon by itself


@lru_cache(maxsize=1 << 15)
def prospect(
    board: Board,
    d: Dungeon,
    blueprint: int,
    taken: tuple[int, ...],
    display: tuple[int, ...],
    as_cave: int,
    as_stone: int,
    trail: bool,
    strict: bool,
) -> Prospect:
    """The dungeon's worth with the challenges it has and could get."""
    plan = board.plans[blueprint]
    own = appraise(board, d, blueprint, (*taken, *display), as_cave, as_stone, trail, strict)
    hopes = [
        value + _growth_of(board.tasks[card], value, d, own.total)
        for card, value in zip((*taken, *display), own.challenges, strict=True)
    ]
    plans, ways = _blueprint(d, plan, own), networks(d, plan)
    worth = own.stars + sum(hopes[: len(taken)], 0.0) + plans + ways
    free = sum(SLOTS - _filled(content) for content in d.contents if content)
    return Prospect(worth + SLOT * min(free, 14), tuple(hopes[len(taken) :]), own.total, own, plans, ways)


def _growth_of(task: Task, value: int, d: Dungeon, total: int) -> float:
    """What a challenge will be worth besides what it is worth now."""
    empty = MASK & ~(d.stamp >> BUILT)
    left = empty.bit_count()
    if not left:
        return 0.0
    points, per = task.points, task.per
    if per == "kind":
        return (points * len(task.shifts) - value) * (1 - 0.84**left)
    if per == "size":
        return max(0.0, SIZES * points - value)
    if per == "element":
        if task.where == "centre":
            return points * (0.2 * left + (empty & CENTRE).bit_count())
        if task.where == "exit":
            found = sum(total >> shift & COUNT for shift in task.shifts)
            return max(0.0, points * (0.5 * found + 0.25 * left) - value)
        if SHIFT["room"] in task.shifts:
            return 0.6 * points * left
        return GROWTH[task.where] * points * left
    if per == "room" and len(task.needs) == 1 and len(task.needs[0][0]) == len(FILLED):
        return FULL_ROOMS * points * left
    return OTHER_GROWTH[per] * points * left


def _filled(content: int) -> int:
    """How many slots of a room are taken."""
    return sum(content >> shift & COUNT for shift in FILLED)


def _blueprint(d: Dungeon, plan: Plan, own: Own) -> float:
    """Conditions met, and those that may be."""
    built = d.stamp >> BUILT & MASK
    token_hope = TOKEN_HOPE[min(built.bit_count() // SIDE, YEARS - 1)]
    expected = float(own.met.bit_count())
    expected += TYPE_HOPE * ((plan.caves | plan.stones) & ~built).bit_count()
    for cell, _ in plan.elements:
        if not built >> cell & 1:
            expected += ELEMENT_HOPE
        elif not own.met >> cell & 1 and _filled(d.contents[cell]) < SLOTS:
            expected += token_hope
    whole = min(int(expected), 7)
    return BLUEPRINT[whole] + (expected - whole) * (BLUEPRINT[whole + 1] - BLUEPRINT[whole])


def networks(d: Dungeon, plan: Plan) -> float:
    """Rooms of both networks, and rooms that may still join them."""
    built = d.stamp >> BUILT & MASK
    if built == MASK:
        return float(entrance(d, plan).bit_count() + exit_(d, plan).bit_count())
    left = CELLS - built.bit_count()
    ways = _ways_on(d, built)
    gate = 1 << plan.entrance
    reached = entrance(d, plan)
    in_reach = 0.0
    if reached:
        in_reach = reached.bit_count() + _growth(ways, reached, left)
    elif not built & gate:
        in_reach = 0.6 * left
    return in_reach + _way_out(d, plan, built, ways, reached, in_reach, left)


def _way_out(
    d: Dungeon, plan: Plan, built: int, ways: tuple[int, ...], reached: int, in_reach: float, left: int
) -> float:
    """The exit's network: known once its room is built, until then whatever may lead there."""
    if built >> 12 + plan.exit & 1:
        found = exit_(d, plan)
        return found.bit_count() + _growth(ways, found, left) if found else 0.0
    best = 0.2 * left
    link = links(d.stamp, d.passages)
    rest = built
    while rest:
        part = network(link, rest & -rest)
        rest &= ~part
        doors = sum((way & part).bit_count() for way in ways)
        if doors:
            size = in_reach if part == reached else part.bit_count() + _growth(ways, part, left)
            best = max(best, (1 - 0.6**doors) * 0.75 * size)
    return best


def _ways_on(d: Dungeon, built: int) -> tuple[int, ...]:
    """Rooms with a door or secret passage to where nothing has been built yet, by direction."""
    empty = MASK & ~built
    stamp = d.stamp
    below = (stamp >> SOUTH | d.passages >> 4) & built & empty >> 4
    return (
        below,
        stamp >> NORTH & built & empty << 4,
        stamp >> EAST & built & empty >> 1 & NOT_LAST,
        stamp >> WEST & built & empty << 1 & ~COLUMN[0],
    )


def _growth(ways: tuple[int, ...], part: int, left: int) -> float:
    doors = sum((way & part).bit_count() for way in ways)
    return BEYOND * left * (1 - BEHIND**doors)


# --- what else there is


def _purse(s: Site, seat: int) -> float:
    """Gold of this year: while building also what will be paid out, at the market what is left to spend."""
    if s.turn == TURNS and not any(s.hands):
        return 0.0 if seat in s.notches else GOLD_SPENDING * _of_use(s, seat)
    row = CELLS * seat + SIDE * (s.year - 1)
    chests = sum(s.contents[CELLS * seat : CELLS * (seat + 1)]) >> CHESTS & COUNT
    gold = s.gold[seat] + chests + sum(s.board.gold[room] for room in s.rooms[row : row + SIDE] if room != NONE)
    return GOLD_BUILDING * min(gold, SPENT_WELL) + GOLD_LATER * max(0, gold - SPENT_WELL)


def _of_use(s: Site, seat: int) -> int:
    """The gold for which there is something to buy."""
    gold, prices = s.gold[seat], s.board.prices
    offered = [prices[2 * stall + half] for i, stall in enumerate(s.stalls) for half in (0, 1) if s.wares[2 * i + half]]
    return min(gold, sum(price for price in offered if price <= gold))


def _leaving(s: Site) -> Sequence[int]:
    """Who has passed, and who is next at the market: they can pass at once, so the first free notch and the challenge
    they like best are as good as theirs. What they buy and are still next costs them neither."""
    if s.turn < TURNS or any(s.hands) or len(s.notches) == s.seats:
        return s.notches
    return [*s.notches, most_gold(s)]


def _claimed(s: Site, leaving: Sequence[int], seen: Sequence[Prospect]) -> int:
    """The challenge on display that the next to pass likes best: nobody else gets it."""
    if len(leaving) == len(s.notches) or not s.display:
        return NONE
    hopes = seen[leaving[-1]].display
    return hopes.index(max(hopes))


def _challenges_to_come(s: Site, seat: int, leaving: Sequence[int], claimed: int, display: Sequence[float]) -> float:
    """This year's challenge, if there is one to be had, and those of the years to come."""
    coming = max(0, YEARS - s.year - 1) * CHALLENGE
    if not display or seat in s.notches:
        return coming
    if seat in leaving:
        return coming + display[claimed]
    left = sorted((hope for card, hope in enumerate(display) if card != claimed), reverse=True)
    if not left:
        return coming
    waiting = s.seats - len(leaving) - 1
    return coming + (0.7 * left[0] + 0.3 * left[min(waiting, len(left) - 1)])


def _priority(s: Site, seat: int, leaving: Sequence[int]) -> float:
    """DD-131: in the last year the rank is worth points; before it only helps a little."""
    if s.year < YEARS:
        order = [*leaving, *(other for other in s.priority if other not in leaving)]
        return RANK_NOW * (s.seats - 1 - order.index(seat))
    points = (*s.board.edition.scoring.priority[: 2 if s.seats == 2 else 3], 0, 0, 0)
    if seat in leaving:
        return points[leaving.index(seat)]
    first, last = len(leaving), s.seats - 1
    return sum(points[rank] for rank in range(first, last + 1)) / (last + 1 - first) - 0.5


def _goal(s: Site, totals: Sequence[int]) -> list[float]:
    """DD-132: the place that a seat's lead promises."""
    compared = [goal_value(s, total)[0] for total in totals]
    if s.solo:
        compared.append(goal_value(s, jael_total(s))[0])
    sign = -1 if s.board.fewest[s.goal] else 1
    spread = 0.4 + 0.35 * (YEARS - s.year)
    points = (*s.board.edition.scoring.goal[: 2 if s.seats <= 2 else 3], 0, 0, 0)
    found: list[float] = []
    for seat in range(s.seats):
        behind = 0.0
        for i, other in enumerate(compared):
            if i != seat:
                behind += 1 / (1 + exp(sign * (compared[seat] - other) / spread))
        place = min(int(behind), 4)
        found.append(points[place] + (behind - place) * (points[place + 1] - points[place]))
    return found


def _bag(s: Site, seat: int) -> float:
    """Tokens that have been bought and not placed yet: what they may bring."""
    if not s.bag or not s.stack:
        return 0.0
    top = s.stack[-1]
    if getattr(top, "buyer", NONE) != seat:
        return 0.0
    return sum([token_worth(s, seat, face) for face in s.bag], 0.0)


def token_worth(s: Site, seat: int, face: int) -> float:
    """A token by its face: the cards that want it, the blueprint, the goal."""
    board = s.board
    if face == board.secret:
        return 2.0
    content = board.face_contents[face]
    worth = TOKEN + (content >> SHIFT["plus"] & COUNT) + CHEST_A_YEAR * (YEARS - s.year) * (content >> CHESTS & COUNT)
    for card in s.taken[seat]:
        worth += _wanted(board.tasks[card], content, s.faces[seat] >> face & 1)
    sets = board.goal_sets[s.goal]
    if any(content >> shift & COUNT for shift in sets.singles):
        worth += -1.5 if board.fewest[s.goal] else 1.0
    for cell, shift in board.plans[s.blueprints[seat]].elements:
        at = CELLS * seat + cell
        if content >> shift & COUNT and s.free[at] and not s.contents[at] >> shift & COUNT:
            worth += 2.0
            break
    return worth


def _wanted(task: Task, content: int, known: int) -> float:
    """What a challenge would give for an element, placed well."""
    if task.per == "face":
        return 0.0 if known else task.points
    if task.per == "room":
        return 0.25 * task.points
    if any(content >> shift & COUNT for shift in task.shifts):
        return task.points * (0.5 if task.per in ("set", "kind") else 0.85)
    return 0.0


def _jael(s: Site) -> float:
    """What Jael may expect: what he has, and a card and some loot for every year to come."""
    return jael_standing(s).points + (YEARS - s.year) * (JAEL_A_CARD + JAEL_A_YEAR)
