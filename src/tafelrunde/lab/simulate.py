"""A simulation of many games and its summary: length, endings, fairness by seat, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from tafelrunde.bots import Bot, name_of
from tafelrunde.bots import bot as find_bot
from tafelrunde.bots.arena import interval, sum_faults
from tafelrunde.bots.bot_luck import drawn_secret
from tafelrunde.bots.matches import Match, Played, Progress, play_all
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.shortening import shortened


@dataclass(frozen=True)
class FigureSummary:
    """A figure over all games."""

    mean: float
    sd: float
    low: float
    high: float

    def __repr__(self) -> str:
        return f"<Spread {self.mean:.3f} ± {self.sd:.3f}, {self.low:g} to {self.high:g}>"

    @classmethod
    def of(cls, figures: Sequence[float]) -> FigureSummary:
        return cls(fmean(figures), pstdev(figures), min(figures), max(figures))


@dataclass(frozen=True)
class SeatSummary:
    """The results of one seat; shared wins count in part."""

    seat: int
    wins: float
    share: float
    low: float
    high: float
    score: FigureSummary

    def __repr__(self) -> str:
        return f"<SeatRow of seat {self.seat}: share {self.share:.3f} ({self.low:.3f} to {self.high:.3f})>"


@dataclass(frozen=True)
class SimulationReport:
    """The summary of a simulation."""

    game: str
    seats: int
    bot: str
    seed: int
    secret: str  # of the bots' luck; the same seed and secret play the same games again
    games: int
    seconds: float
    decisions: FigureSummary
    winning_score: FigureSummary
    ties: int
    endings: dict[str, int]
    by_seat: tuple[SeatSummary, ...]
    faults: dict[str, int]  # moves that a stand-in made for a foreign bot, by reason

    def __repr__(self) -> str:
        about = f"{self.game}, {self.seats} seats, {self.games} games of {self.bot}"
        return shortened(f"<SimulationReport of {about}: {self.decisions.mean:.1f} decisions>")

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: str | Game[Any, Any],
    seats: int,
    bot: str | Bot,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    secret: str = "",
) -> SimulationReport:
    """Play `games` games of one kind of bot with the seeds from `seed` on. The secret keys the luck of the bots; by
    default a new one is drawn. The report holds it, to play the same games again."""
    if games < 1:
        raise BadInput("games", value=games)
    game = find_game(game)
    game.setup(seats, options)
    if isinstance(bot, str):
        find_bot(bot)
    began, secret = perf_counter(), secret or drawn_secret()
    matches = [
        Match(game=game, seating=(bot,) * seats, seed=seed + i, options=options or {}, secret=secret)
        for i in range(games)
    ]
    played = play_all(matches, workers, progress)
    return SimulationReport(
        game=game.slug,
        seats=seats,
        bot=name_of(bot),
        seed=seed,
        secret=secret,
        games=games,
        seconds=perf_counter() - began,
        decisions=FigureSummary.of([sum(one.decisions) for one in played]),
        winning_score=FigureSummary.of([max(one.result.scores) for one in played]),
        ties=sum(len(one.result.winners) > 1 for one in played),
        endings=dict(sorted(Counter(one.result.how for one in played).items())),
        by_seat=tuple(_seat_row(played, seat) for seat in range(seats)),
        faults=sum_faults(faults for one in played for faults in one.faults),
    )


def _seat_row(played: Sequence[Played], seat: int) -> SeatSummary:
    wins = sum(1 / len(one.result.winners) for one in played if seat in one.result.winners)
    low, high = interval(wins, len(played))
    return SeatSummary(
        seat, wins, wins / len(played), low, high, FigureSummary.of([one.result.scores[seat] for one in played])
    )
