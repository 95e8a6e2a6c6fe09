"""The ladder: all bots and levels against each other, rated by one model.

A table's victory goes to one of its seats with a chance in proportion to the strength of who sits there (Luce's choice
model; for two seats that is Bradley and Terry's). Strengths are fitted to all games at once, told as Elo points, and
known as far as resampled games agree. So that a bot which has lost every game still has a rating, every two bots are
taken to have drawn one game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from math import log10
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import polars as pl

from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.texts import HOUSE, Texts
from tafelrunde.lab.diff import Progress
from tafelrunde.lab.plan import Plan, Sitting
from tafelrunde.lab.runs import run
from tafelrunde.lab.words import number, percent, words

ROUNDS = 200  # of the fit, at most
SAMPLES = 200  # of the games, for intervals
CLOSE = 1e-6
HEAD = "#### "  # of a table
Table = tuple[str, ...]  # who sits at a table, sorted
Won = Mapping[tuple[Table, str], float]
"""Victories of a bot at a table of such bots; shared ones in part."""


@dataclass(frozen=True)
class Rung:
    """A bot's place: Elo points above the first bot that was named."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float  # of victories in its games, by seat


@dataclass(frozen=True)
class Ladder:
    game: str
    seats: int
    games: int
    rungs: tuple[Rung, ...]  # the strongest first


def line_ups(game: str, bots: Sequence[str], seats: int) -> list[Sitting]:
    """Every two bots, sitting by turns; each deal goes through all rotations."""
    return [Sitting(game, tuple(pair[i % 2] for i in range(seats))) for pair in combinations(bots, 2)]


def ladder(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Plays the round robin, so many games for every two bots, and rates them."""
    plan = Plan(tuple(line_ups(game, bots, seats)), games, seed)
    with TemporaryDirectory(prefix="tafelrunde-") as folder:
        kept = run(Path(folder) / "run", plan.checked(), workers, progress)
        return rated(game, seats, bots, kept.seats)


def rated(game: str, seats: int, bots: Sequence[str], rows: pl.DataFrame) -> Ladder:
    """The ladder of games that were played, from their rows."""
    outcomes = _outcomes(rows)
    ratings = fit(bots, _sum(outcomes))
    dice, spread = Random(0), {bot: list[float]() for bot in bots}
    for _ in range(SAMPLES):
        for bot, rating in fit(bots, _sum(dice.choices(outcomes, k=len(outcomes)))).items():
            spread[bot].append(rating)
    rungs = []
    for bot in bots:
        mine, found = rows.filter(pl.col("bot") == bot), sorted(spread[bot])
        low, high = found[int(0.025 * SAMPLES)], found[int(0.975 * SAMPLES)]
        share = float(mine["won"].mean() or 0.0)  # type: ignore[arg-type]
        rungs.append(Rung(bot, ratings[bot], low, high, mine["number"].n_unique(), share))
    rungs.sort(key=lambda rung: -rung.rating)
    return Ladder(game, seats, rows["number"].n_unique(), tuple(rungs))


Outcome = tuple[Table, tuple[tuple[str, float], ...]]


def _outcomes(rows: pl.DataFrame) -> list[Outcome]:
    """Of every game that somebody won: who sat there, and who won how much."""
    games: dict[int, tuple[list[str], Counter[str]]] = {}
    for at, bot, won in rows.select("number", "bot", "won").iter_rows():
        sat, wins = games.setdefault(at, ([], Counter()))
        sat.append(bot)
        if won:
            wins[bot] += won
    return [(tuple(sorted(sat)), tuple(sorted(wins.items()))) for sat, wins in games.values() if wins]


def _sum(outcomes: Sequence[Outcome]) -> Won:
    total: Counter[tuple[Table, str]] = Counter()
    for table, wins in outcomes:
        for bot, won in wins:
            total[table, bot] += won  # type: ignore[assignment]
    return total


def fit(bots: Sequence[str], won: Won) -> dict[str, float]:
    """Elo points that make what happened most likely, by minorising and maximising; the first bot has none."""
    drawn = {(pair, bot): 0.5 for pair in combinations(sorted(bots), 2) for bot in pair}
    wins: Counter[str] = Counter()
    played: Counter[Table] = Counter()
    for (table, bot), share in (*won.items(), *drawn.items()):
        wins[bot] += share  # type: ignore[assignment]
        played[table] += share  # type: ignore[assignment]
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for table, count in played.items():
            whole = sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += count / whole
        fresh = {bot: wins[bot] / weight[bot] for bot in bots}
        moved = max(abs(fresh[bot] / strength[bot] - 1) for bot in bots)
        strength = {bot: fresh[bot] / fresh[bots[0]] for bot in bots}
        if moved < CLOSE:
            break
    return {bot: 400 * log10(strength[bot]) for bot in bots}


def table(ladders: Sequence[Ladder], lang: str, today: date, before: str = "") -> str:
    """Ladders as Markdown, a table for each game and number of seats. Those that stood there before stay, unless they
    were played anew."""
    said, tables = words(lang), _tables(before)
    for found in ladders:
        title = Texts(lang, [HOUSE, find_game(found.game).folder])("game-title")
        head = [said(f"ladder-{name}") for name in ("bot", "rating", "interval", "games", "share")]
        lines = [said("ladder-of", games=number(found.games, lang, 0), date=today.isoformat()), ""]
        lines += [f"| {' | '.join(head)} |", "|---|---|---|---|---|"]
        for rung in found.rungs:
            between = said("lab-between", low=number(rung.low, lang, 0), high=number(rung.high, lang, 0))
            cells = f"`{rung.bot}`", number(rung.rating, lang, 0), between, number(rung.games, lang, 0)
            lines.append(f"| {' | '.join(cells)} | {percent(rung.share, lang)} |")
        tables[said("ladder-title", game=title, seats=found.seats)] = "\n".join(lines)
    parts = (f"{HEAD}{title}\n\n{text}" for title, text in sorted(tables.items()))
    return "\n\n".join([said("ladder-about"), *parts]) + "\n"


def _tables(text: str) -> dict[str, str]:
    """What stands below each heading."""
    parts = (part.partition("\n") for part in f"\n{text}".split(f"\n{HEAD}")[1:])
    return {title: below.strip() for title, _, below in parts}
