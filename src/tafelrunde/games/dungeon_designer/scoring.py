"""Reputation and winners (DD-130 to DD-145), Jael's as well (DD-222 to DD-228)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tafelrunde.games.dungeon_designer import events
from tafelrunde.games.dungeon_designer.board import CELLS, COUNT, DUALS, MASK, Board, cells_in
from tafelrunde.games.dungeon_designer.dungeon import (
    Dungeon,
    Reading,
    caves_and_stones,
    challenge,
    complete,
    entrance,
    exit_,
    fulfilled,
    stars,
)
from tafelrunde.games.dungeon_designer.state import Site
from tafelrunde.kernel.result import Result, ranked

END_CLAUSES = {"four-years": "DD-145", "jael-beaten": "DD-227", "jael-ahead": "DD-227"}


class Own(NamedTuple):
    """What a dungeon is worth by itself: challenges one by one, stars, blueprint, networks as masks."""

    challenges: tuple[int, ...]
    stars: int
    met: int
    blueprint: int
    entrance: int
    exit: int
    total: int  # contents of all rooms added up

    @property
    def networks(self) -> int:
        """DD-141 to DD-143: a point for every room of either network, so two for a room in both."""
        return self.entrance.bit_count() + self.exit.bit_count()


class Standing(NamedTuple):
    """A seat's six categories (DD-130), and how it stands in the goal."""

    rank: int  # final priority; in the solo game the final gold (DD-222)
    goal: int
    value: int
    own: Own

    def sources(self, solo: bool) -> dict[str, int]:
        return {
            "gold" if solo else "priority": self.rank,
            "goal": self.goal,
            "challenges": sum(self.own.challenges),
            "stars": self.own.stars,
            "blueprint": self.own.blueprint,
            "networks": self.own.networks,
        }

    @property
    def points(self) -> int:
        own = self.own
        return self.rank + self.goal + sum(own.challenges) + own.stars + own.blueprint + own.networks


class JaelStanding(NamedTuple):
    """Jael's categories; challenges, blueprint and networks are none of his (DD-226)."""

    gold: int
    goal: int
    value: int
    stars: int
    base: int
    bonus: int

    @property
    def points(self) -> int:
        return self.gold + self.goal + self.stars + self.base + self.bonus


# --- a dungeon by itself


def dungeon_of(s: Site, seat: int) -> Dungeon:
    contents = tuple(s.contents[CELLS * seat : CELLS * (seat + 1)])
    return Dungeon(s.stamps[seat], s.passages[seat], contents, s.faces[seat])


def own_of(s: Site, seat: int) -> Own:
    """What a seat's dungeon is worth by itself as it is now."""
    return _with_challenges(s, seat, s.taken[seat])


def promise(s: Site, seat: int, card: int) -> int:
    """What another challenge would be worth to a seat as its dungeon is now."""
    return _with_challenges(s, seat, (*s.taken[seat], card)).challenges[-1]


def _with_challenges(s: Site, seat: int, taken: tuple[int, ...]) -> Own:
    options = s.setup.options
    return appraise(
        s.board,
        dungeon_of(s, seat),
        s.blueprints[seat],
        taken,
        s.as_cave[seat],
        s.as_stone[seat],
        options["path"] == "trail",
        options["varied"] == "strict",
    )


@lru_cache(maxsize=1 << 14)
def appraise(
    board: Board,
    d: Dungeon,
    blueprint: int,
    taken: tuple[int, ...],
    as_cave: int,
    as_stone: int,
    trail: bool,
    strict: bool,
) -> Own:
    """DD-241, DD-R27: dual rooms whose type the owner has not fixed get the types that are best for all his cards
    together; of equals the one with a cave first."""
    plan = board.plans[blueprint]
    tasks = [board.tasks[card] for card in taken]
    best: tuple[int, tuple[int, ...], int, int] | None = None
    for caves_too in _assignments(d.stamp >> DUALS & MASK & ~(as_cave | as_stone)):
        caves, stones = caves_and_stones(d, as_cave | caves_too)
        reading = Reading(plan, caves, stones, trail, strict)
        values = tuple(challenge(d, task, reading) for task in tasks)
        met = fulfilled(d, plan, caves, stones)
        points = board.edition.scoring.blueprint[met.bit_count()]
        if best is None or sum(values) + points > best[0]:
            best = sum(values) + points, values, met, points
    assert best is not None
    _, values, met, points = best
    return Own(values, stars(d.contents), met, points, entrance(d, plan), exit_(d, plan), sum(d.contents))


def _assignments(duals: int) -> Sequence[int]:
    """All ways to call some dual rooms caves, in reading order and caves first."""
    if not duals:
        return (0,)
    bits = [1 << cell for cell in cells_in(duals)]
    return [sum(chosen) for chosen in product(*((bit, 0) for bit in bits))]


# --- compared with the others


def order_now(s: Site) -> list[int]:
    """DD-131, DD-R32: the order of passing; who has not passed yet stands behind in this year's order."""
    return [*s.notches, *(seat for seat in s.priority if seat not in s.notches)]


def standings(s: Site) -> list[Standing]:
    """All seats as if the game ended now."""
    owns = [own_of(s, seat) for seat in range(s.seats)]
    return _compared(s, owns, [goal_value(s, own.total) for own in owns])


def gains(s: Site, seat: int, trials: Sequence[Site]) -> list[int]:
    """What a seat would gain as if the game ended then, by each way in which its dungeon, and nothing else, goes on."""
    owns = [own_of(s, other) for other in range(s.seats)]
    values = [goal_value(s, own.total) for own in owns]
    now = _compared(s, owns, values)[seat].points
    found: list[int] = []
    for trial in trials:
        owns[seat] = own_of(trial, seat)
        values[seat] = goal_value(s, owns[seat].total)
        found.append(_compared(s, owns, values)[seat].points - now)
    return found


def _compared(s: Site, owns: Sequence[Own], values: Sequence[tuple[int, bool]]) -> list[Standing]:
    """How dungeons stand beside each other, by what they are worth alone and what they have of the goal."""
    scoring = s.board.edition.scoring
    if s.solo:
        goal, _ = _goal_duel(s, values[0])
        return [Standing(scoring.priority[_jael_richer(s)], goal, values[0][0], owns[0])]
    order, goal_prizes = order_now(s), prizes(s)
    ranks = {seat: scoring.priority[rank] for rank, seat in enumerate(order[: len(goal_prizes)])}
    goals = dict(zip(_goal_order(s, order, values), goal_prizes, strict=False))
    return [Standing(ranks.get(i, 0), goals.get(i, 0), values[i][0], owns[i]) for i in range(s.seats)]


def prizes(s: Site) -> list[int]:
    """What the places in the goal bring (DD-132); a third one only with three players or more (DD-136)."""
    return s.board.edition.scoring.goal[: min(3, max(2, s.seats))]


def goal_value(s: Site, total: int) -> tuple[int, bool]:
    """DD-132 to DD-134: what is compared, and whether it can take a place: who has none of what is wanted most does
    not (DD-R24). With pairs wanted, single elements are enough only if the table says so (DD-R14)."""
    sets = s.board.goal_sets[s.goal]
    value = complete(total, sets)
    if s.board.fewest[s.goal]:
        return value, True
    if s.setup.options["pair_goal"] == "element":
        return value, any(total >> shift & COUNT for shift in sets.singles)
    return value, value > 0


def _goal_order(s: Site, order: Sequence[int], values: Sequence[tuple[int, bool]]) -> list[int]:
    """DD-135: ties go to the one further left; places are never shared."""
    sign = 1 if s.board.fewest[s.goal] else -1
    return sorted((seat for seat in order if values[seat][1]), key=lambda seat: sign * values[seat][0])


# --- Jael


def _jael_richer(s: Site) -> bool:
    """DD-222: the player's gold against that on Jael's current card; he wins a tie."""
    return s.gold[0] <= s.board.edition.jael[s.jael_cards[-1]].gold


def _goal_duel(s: Site, player: tuple[int, bool]) -> tuple[int, int]:
    """DD-223: the goal for the player and for Jael, who wins a tie; each needs to qualify."""
    first, second, _ = s.board.edition.scoring.goal
    (mine, counts), (his, his_counts) = player, goal_value(s, jael_total(s))
    better = mine < his if s.board.fewest[s.goal] else mine > his
    if not his_counts:
        return (first if counts else 0), 0
    return ((first if better else second) if counts else 0), (second if counts and better else first)


def jael_total(s: Site) -> int:
    """The elements of his rooms and tokens; a secret passage is none (DD-228)."""
    total = sum(s.board.room_contents[room] for room in s.jael_rooms)
    return total + sum(count * s.board.face_contents[face] for face, count in enumerate(s.jael_tokens) if count)


def jael_bonus(s: Site, card: int, total: int) -> int:
    """DD-225: what a card of his brings besides its base, for each complete set that he has collected."""
    return s.board.edition.jael[card].bonus.points * complete(total, s.board.bonuses[card])


def jael_standing(s: Site) -> JaelStanding:
    """DD-222 to DD-226: he wins every tie."""
    board, total, cards = s.board, jael_total(s), s.jael_cards
    return JaelStanding(
        gold=board.edition.scoring.priority[not _jael_richer(s)],
        goal=_goal_duel(s, goal_value(s, own_of(s, 0).total))[1],
        value=goal_value(s, total)[0],
        stars=stars((total,)),
        base=sum(board.edition.jael[card].base for card in cards),
        bonus=sum(jael_bonus(s, card, total) for card in cards),
    )


# --- the end


def result(s: Site) -> Result:
    """DD-145: the highest total wins, among equals the one further left. Alone one wins only with more than Jael
    (DD-227)."""
    stood = standings(s)
    points = tuple(standing.points for standing in stood)
    if s.solo:
        won = points[0] > jael_standing(s).points
        ranks: tuple[int, ...] = (1 if won else 2,)
    else:
        ranks = ranked(tuple((points[seat], -s.priority.index(seat)) for seat in range(s.seats)))
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        scores=points,
        sources=tuple(standing.sources(s.solo) for standing in stood),
        ranks=ranks,
        how=s.ended,
        clause=END_CLAUSES[s.ended],
    )


def end_game(s: Site) -> None:
    """The last year is over and everything is scored."""
    how = "four-years"
    if s.solo:
        how = "jael-beaten" if standings(s)[0].points > jael_standing(s).points else "jael-ahead"
    s.finish(how)
    if s.journal is None:
        return
    s.tell(events.END)
    for seat, standing in enumerate(standings(s)):
        kind = events.SCORED_ALONE if s.solo else events.SCORED
        s.tell(kind, seat, *standing.sources(s.solo).values(), standing.points)
    if s.solo:
        jael = jael_standing(s)
        s.tell(events.JAEL_SCORED, jael.gold, jael.goal, jael.stars, jael.base, jael.bonus, jael.points)
