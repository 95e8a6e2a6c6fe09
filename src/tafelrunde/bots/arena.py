"""The arena: seat-balanced matches between bots, with win shares and confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from tafelrunde.bots import Bot, bot, name_of
from tafelrunde.bots.bot_luck import drawn_secret
from tafelrunde.bots.matches import Match, Played, Progress, play_all, rotations
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.shortening import shortened

Z95 = 1.959963984540054


def interval(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval of a share, at 95 % or `z` standard errors wide; shared wins count in part."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, kw_only=True)
class ArenaRow:
    """The results of one kind of bot in the games that a seat has won.

    A shared victory counts in part in `wins` and `share`, and `fair` is the share of equal bots. It counts whole in
    `won`, the chance of each of its seats to be among the winners; `won_fair` is that of all seats. `scored` is the
    part of its seats that ended with points at all, whoever won: in some games that means alive.
    """

    name: str
    seats: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    won: float
    won_fair: float
    scored: float
    mean_score: float
    ms_per_decision: float
    decisions: int
    faults: dict[str, int]  # moves that a stand-in made for a foreign bot, by reason

    def __repr__(self) -> str:
        return (
            f"<ArenaRow of {self.name}, {self.games} games: share {self.share:.3f} ({self.low:.3f} to {self.high:.3f})>"
        )


@dataclass(frozen=True, kw_only=True)
class ArenaReport:
    """The outcome of an arena."""

    game: str
    seating: tuple[str, ...]
    seed: int
    secret: str  # of the bots' luck; the same seed and secret play the same games again
    games: int
    decided: int  # games that a seat has won
    rows: tuple[ArenaRow, ...]

    def __repr__(self) -> str:
        shares = ", ".join(f"{row.name} {row.share:.3f}" for row in self.rows)
        return shortened(f"<ArenaReport of {self.game}, {self.games} games: {shares}>")

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def arena(
    game: str | Game[Any, Any],
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    secret: str = "",
) -> ArenaReport:
    """Play `games` games. Every deal is played once in each rotation of the seats before the next one begins.

    A bot is a text or an object of your own. With several workers, objects are copied to other processes. The luck of
    the bots is keyed with the secret. Without one, a secret is drawn; seed and secret of the report repeat the games.
    """
    if games < 1:
        raise BadInput("games", value=games)
    game = find_game(game)
    game.setup(len(bots), options)
    for who in bots:
        if isinstance(who, str):
            bot(who)
    turns, sat, secret = rotations(bots), tuple(bots), secret or drawn_secret()
    matches = [
        Match(
            game=game,
            seating=sat[i % turns :] + sat[: i % turns],
            seed=seed + i // turns,
            options=options or {},
            secret=secret,
        )
        for i in range(games)
    ]
    return _report(game.slug, tuple(map(name_of, bots)), play_all(matches, workers, progress))


def sum_faults(faults: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in faults:
        total.update(one)
    return dict(sorted(total.items()))


def _report(slug: str, bots: tuple[str, ...], played: Sequence[Played]) -> ArenaReport:
    rows: list[ArenaRow] = []
    decided = [game for game in played if game.result.winners]
    won_fair = sum(len(game.result.winners) for game in decided) / (len(bots) * max(1, len(decided)))
    for name in dict.fromkeys(bots):
        seats = [(game, seat) for game in played for seat, who in enumerate(game.match.seating) if name_of(who) == name]
        victories = [len(game.result.winners) for game, seat in seats if seat in game.result.winners]
        wins = sum(1 / winners for winners in victories)
        low, high = interval(wins, len(decided))
        rows.append(
            ArenaRow(
                name=name,
                seats=bots.count(name),
                games=len(decided),
                wins=wins,
                share=wins / max(1, len(decided)),
                low=low,
                high=high,
                fair=bots.count(name) / len(bots),
                won=len(victories) / max(1, len(decided) * bots.count(name)),
                won_fair=won_fair,
                scored=sum(game.result.scores[seat] > 0 for game, seat in seats) / len(seats),
                mean_score=sum(game.result.scores[seat] for game, seat in seats) / len(seats),
                ms_per_decision=1000
                * sum(game.seconds[seat] for game, seat in seats)
                / max(1, sum(game.decisions[seat] for game, seat in seats)),
                decisions=sum(game.decisions[seat] for game, seat in seats),
                faults=sum_faults(game.faults[seat] for game, seat in seats),
            )
        )
    first = played[0].match
    return ArenaReport(
        game=slug,
        seating=bots,
        seed=first.seed,
        secret=first.secret,
        games=len(played),
        decided=len(decided),
        rows=tuple(rows),
    )
