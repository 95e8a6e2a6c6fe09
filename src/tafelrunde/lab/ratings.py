"""Ratings of bots, by one model fitted to all their games.

The chance of a seat's victory is proportional to the strength of its bot (Luce's choice model; for two seats, Bradley
and Terry's). Strengths are told as Elo points above the first bot's. Each bot is credited with one more game, drawn
against all others, to give a finite rating even to a bot that lost every game.

An interval holds every rating that explains the games hardly worse than the best one does (profile likelihood, 95 %).
It is lopsided where a bot has won or lost nearly all, and never narrower than the number of games allows. Games of one
deal may resemble each other. Where deals differ by more than chance, intervals are widened by that factor.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log

MAX_ROUNDS = 400  # of a fit
TOLERANCE = 1e-6  # strengths that move by less have converged
ELO = 400 / log(10)
MAX_LOSS = 1.920729  # log-likelihood that a rating in the interval may lose against the best: half of 1.96 square
SEARCH_RANGE, HALVINGS = 4000 / ELO, 13  # range of the search for a bound and number of its halvings: to half a point

RatedTable = tuple[str, ...]  # bots at a table, sorted
Won = Mapping[tuple[RatedTable, str], float]
"""Victories of a bot at a table of such bots; shared ones in part."""


@dataclass(frozen=True)
class Bout:
    """A game with a winner: its table, its deal, and each bot's part of the victory."""

    table: RatedTable
    deal: object
    won: Mapping[str, float]


@dataclass(frozen=True)
class Rating:
    """Elo points above the first bot, with a 95 % interval."""

    points: float
    low: float
    high: float


def ratings(bots: Sequence[str], bouts: Sequence[Bout]) -> dict[str, Rating]:
    won: defaultdict[tuple[RatedTable, str], float] = defaultdict(float)
    for bout in bouts:
        for bot, share in bout.won.items():
            won[bout.table, bot] += share
    best = fit(bots, won)
    worse = MAX_LOSS * _alike(best, bouts)
    found = {bots[0]: Rating(0.0, 0.0, 0.0)}
    for bot in bots[1:]:
        low, high = (_bound(bots, won, best, bot, side, worse) for side in (-1, 1))
        found[bot] = Rating(ELO * log(best[bot]), ELO * low, ELO * high)
    return found


def fit(bots: Sequence[str], won: Won) -> dict[str, float]:
    """Return the strengths that make the results most likely; the first bot's is 1."""
    drawn = _with_draws(bots, won)
    found = _fitted(drawn, _tables(drawn), dict.fromkeys(bots, 1.0), set())
    return {bot: found[bot] / found[bots[0]] for bot in bots}


def _with_draws(bots: Sequence[str], won: Won) -> Won:
    total = defaultdict(float, won)
    for pair in combinations(sorted(bots), 2):
        for bot in pair:
            total[pair, bot] += 0.5 / (len(bots) - 1)
    return total


def _tables(won: Won) -> Mapping[RatedTable, float]:
    played: defaultdict[RatedTable, float] = defaultdict(float)
    for (table, _), share in won.items():
        played[table] += share
    return played


def _fitted(
    won: Won, played: Mapping[RatedTable, float], begin: Mapping[str, float], held: set[str]
) -> dict[str, float]:
    """Maximise the likelihood with some strengths held, by minorising and maximising."""
    wins: defaultdict[str, float] = defaultdict(float)
    for (_, bot), share in won.items():
        wins[bot] += share
    strength = dict(begin)
    free = [bot for bot in strength if bot not in held]
    for _ in range(MAX_ROUNDS):
        weight = dict.fromkeys(strength, 0.0)
        for table, count in played.items():
            each = count / sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += each
        moved = 0.0
        for bot in free:
            fresh = wins[bot] / weight[bot]
            moved = max(moved, abs(fresh / strength[bot] - 1))
            strength[bot] = fresh
        if moved < TOLERANCE:
            break
    return strength


def _likely(strength: Mapping[str, float], won: Won) -> float:
    """Return the logarithm of the likelihood, as far as it depends on strengths."""
    return sum(
        share * log(strength[bot] / sum(strength[other] for other in table)) for (table, bot), share in won.items()
    )


def _bound(bots: Sequence[str], won: Won, best: Mapping[str, float], bot: str, side: int, worse: float) -> float:
    """Return how far the logarithm of a bot's strength can move to one side while all others are fitted again."""
    drawn = _with_draws(bots, won)
    played, least, middle = _tables(drawn), _likely(best, drawn) - worse, log(best[bot])
    near, far, strength = 0.0, SEARCH_RANGE, dict(best)
    for _ in range(HALVINGS):
        half = (near + far) / 2
        strength[bot] = exp(middle + side * half)
        strength = _fitted(drawn, played, strength, {bots[0], bot})
        if _likely(strength, drawn) > least:
            near = half
        else:
            far = half
    return middle + side * far


def _alike(strength: Mapping[str, float], bouts: Sequence[Bout]) -> float:
    """Return the dispersion of deals: their variance relative to that of independent games, at least 1.

    A bot's result in a deal is compared with the one its strength predicts, squared and divided by the variance
    (Pearson's dispersion). The division is of sums; a table where nearly all is decided therefore does not dominate.
    """
    over: defaultdict[tuple[object, str], float] = defaultdict(float)
    expected = 0.0
    for bout in bouts:
        whole = sum(strength[bot] for bot in bout.table)
        for bot in set(bout.table):
            chance = bout.table.count(bot) * strength[bot] / whole
            over[bout.deal, bot] += bout.won.get(bot, 0.0) - chance
            expected += chance * (1 - chance)
    deals = len({bout.deal for bout in bouts})
    return max(1.0, sum(x * x for x in over.values()) / expected * deals / (deals - 1)) if deals > 1 else 1.0
