"""The ladder: all bots and levels against each other, rated by one model (`ratings.py`).

Games are kept as lines of a file, each as soon as it is over. A ladder can be interrupted and continued, and games of
several machines add up. Deals go round all tables and pairs; at any moment all have played about equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from importlib.metadata import version
from itertools import combinations, count
from pathlib import Path
from typing import BinaryIO

import msgspec

from tafelrunde.bots import offered
from tafelrunde.bots.bot_luck import drawn_secret
from tafelrunde.bots.matches import Match, Played, Progress, each_played, rotations
from tafelrunde.bots.network import FILE as WEIGHTS
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.texts import SHARED_TEXTS, Texts
from tafelrunde.kernel.typed import decoded
from tafelrunde.lab.folder_lock import locked_folder
from tafelrunde.lab.ratings import Bout, Rating, ratings
from tafelrunde.lab.words import number, percent, words

ROWS = "games.jsonl"
HEAD = "#### "  # heading of a table
LadderPlace = tuple[str, int]  # a game and its number of seats


class LadderGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a ladder that was played. Its seed and its seating identify it."""

    game: str
    seed: int
    seating: tuple[str, ...]
    won: tuple[float, ...]  # by seat; a shared victory in part
    faults: tuple[int, ...]  # by seat: moves that a stand-in made for a foreign bot
    of: str  # what it was played with, see `made_of`
    secret: str = ""  # of the bots' luck; old ladders have none

    @property
    def place(self) -> LadderPlace:
        return self.game, len(self.seating)

    @property
    def match(self) -> Match:
        return Match(game=self.game, seating=self.seating, seed=self.seed, options={}, secret=self.secret)


@dataclass(frozen=True)
class Rung:
    """A bot's place."""

    bot: str
    rating: Rating
    games: int
    share: float  # share of victories in its games, by seat


@dataclass(frozen=True)
class Ladder:
    game: str
    seats: int
    games: int
    rungs: tuple[Rung, ...]  # the strongest first


def made_of(slug: str) -> str:
    """Identify release, rules, edition and network: bots that play by others are other bots."""
    game = find_game(slug)
    learned = game.folder / WEIGHTS
    parts = version("tafelrunde"), str(game.rules_version), game.built_in_edition.digest
    return sha256(" ".join(parts).encode() + (learned.read_bytes() if learned.exists() else b"")).hexdigest()[:16]


# --- playing


def matches(
    places: Sequence[LadderPlace], bots: Sequence[str], games: int, seed: int = 0, *, secret: str
) -> Iterator[Match]:
    """Yield the round robin: `games` games or a few more for every two bots at every table, as deals are played
    whole."""
    pairs = list(combinations(bots, 2))
    for deal in count():
        due = [(slug, sat) for slug, seats in places for pair in pairs if (sat := _seating(pair, seats, deal, games))]
        if not due:
            return
        for slug, sat in due:
            for i in range(rotations(sat)):
                yield Match(game=slug, seating=sat[i:] + sat[:i], seed=seed + deal, options={}, secret=secret)


def _seating(pair: tuple[str, str], seats: int, deal: int, games: int) -> tuple[str, ...]:
    """Seat two bots by turns; where one of them has a seat more, the other has it in the next deal. Return nothing once
    there are enough games."""
    sat = tuple(pair[(i + deal) % 2] for i in range(seats))
    return sat if deal * rotations(sat) < games else ()


def play(
    folder: Path, wanted: Iterable[Match], workers: int | None = None, progress: Progress | None = None
) -> list[LadderGame]:
    """Play what a folder does not hold yet and keep it there. Return all that it holds of these games."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locked_folder(folder), (folder / ROWS).open("ab") as file:
            file.truncate(sum(len(line) + 1 for line in _lines(folder / ROWS)))  # drop an incomplete line
            return _play(folder, list(wanted), file, workers, progress)
    except OSError as error:
        raise BadInput("run-disk", file=str(folder), reason=error.strerror or str(error)) from None


def _play(
    folder: Path, due: list[Match], file: BinaryIO, workers: int | None, progress: Progress | None
) -> list[LadderGame]:
    of = {slug: made_of(slug) for slug in {match.slug for match in due}}
    rows = read([folder], of)
    there = {_name(row.match) for row in rows}
    left = [match for match in due if _name(match) not in there]
    for done, (_, played) in enumerate(each_played(left, workers), start=len(due) - len(left) + 1):
        rows.append(_row(played, of[played.match.slug]))
        file.write(msgspec.json.encode(rows[-1]) + b"\n")
        file.flush()
        if progress is not None:
            progress(done, len(due))
    return rows


def _name(match: Match) -> tuple[object, ...]:
    return match.slug, match.seed, match.seating


def _row(played: Played, of: str) -> LadderGame:
    match, winners = played.match, played.result.winners
    seats = range(len(match.seating))
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    faults = tuple(sum(played.faults[seat].values()) for seat in seats)
    return LadderGame(match.slug, match.seed, tuple(map(str, match.seating)), won, faults, of, match.secret)


# --- what was kept


def read(folders: Iterable[Path], games: Container[str] = ()) -> list[LadderGame]:
    """Return the games that these folders hold, or only the given ones; duplicates count once. Refuse games played by
    other rules or with another network."""
    rows: dict[tuple[object, ...], LadderGame] = {}
    of: dict[str, str] = {}
    for path in (folder / ROWS for folder in folders):
        for at, line in enumerate(_lines(path), start=1):
            try:
                row = decoded(line, LadderGame)
            except msgspec.DecodeError as error:
                raise BadInput("ladder-row", file=str(path), line=at, reason=str(error)) from None
            if games and row.game not in games:
                continue
            if row.of != (of.get(row.game) or of.setdefault(row.game, made_of(row.game))):
                raise BadInput("ladder-other", file=str(path), game=row.game)
            rows.setdefault(_name(row.match), row)
    return list(rows.values())


def secret_of(folder: Path, games: Container[str]) -> str:
    """Return the secret of the ladder in a folder, or a new one if there is none."""
    rows = read([folder], games) if (folder / ROWS).exists() else []
    return rows[-1].secret if rows and rows[-1].secret else drawn_secret()


def _lines(path: Path) -> list[bytes]:
    """Return the complete lines of a file."""
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise BadInput("ladder-file", file=str(path), reason=error.strerror or str(error)) from None


def ladder(place: LadderPlace, rows: Iterable[LadderGame], bots: Sequence[str] = ()) -> Ladder:
    """Rate bots by the games they have played at such a table; all bots by default."""
    here = [row for row in rows if row.place == place]
    bots = bots or ordered({bot for row in here for bot in row.seating})
    here = [row for row in here if {*row.seating} <= {*bots}]
    bouts = [Bout(tuple(sorted(row.seating)), row.seed, _by_bot(row)) for row in here if any(row.won)]
    games, seats, wins = Counter[str](), Counter[str](), Counter[str]()
    for row in here:
        games.update({*row.seating})
        seats.update(row.seating)
        wins.update(_by_bot(row))
    found = ratings(bots, bouts)
    rungs = [Rung(bot, found[bot], games[bot], wins[bot] / max(1, seats[bot])) for bot in bots]
    rungs.sort(key=lambda rung: -rung.rating.points)
    return Ladder(*place, len(here), tuple(rungs))


def ordered(bots: Iterable[str]) -> list[str]:
    """Order bots as they are offered; unknown ones follow by name."""
    known = offered()
    return sorted(bots, key=lambda bot: (known.index(bot) if bot in known else len(known), bot))


def _by_bot(row: LadderGame) -> Mapping[str, float]:
    won: dict[str, float] = dict.fromkeys(row.seating, 0.0)
    for bot, share in zip(row.seating, row.won, strict=True):
        won[bot] += share
    return won


# --- the ladder as Markdown


def table(ladders: Sequence[Ladder], lang: str, today: date, before: str = "") -> str:
    """Return ladders as Markdown, a table for each game and number of seats. Keep earlier tables that were not played
    anew."""
    said, tables = words(lang), _tables(before)
    for found in ladders:
        title = Texts(lang, [SHARED_TEXTS, find_game(found.game).folder])("game-title")
        head = [said(f"ladder-{name}") for name in ("bot", "rating", "interval", "games", "share")]
        lines = [said("ladder-of", games=number(found.games, lang, 0), date=today.isoformat()), ""]
        lines += [f"| {' | '.join(head)} |", "|---|---|---|---|---|"]
        for rung in found.rungs:
            low, high = number(rung.rating.low, lang, 0), number(rung.rating.high, lang, 0)
            between = said("lab-between", low=low, high=high) if rung.rating.low < rung.rating.high else ""
            cells = f"`{rung.bot}`", number(rung.rating.points, lang, 0), between, number(rung.games, lang, 0)
            lines.append(f"| {' | '.join(cells)} | {percent(rung.share, lang)} |")
        tables[said("ladder-title", game=title, seats=found.seats)] = "\n".join(lines)
    parts = (f"{HEAD}{title}\n\n{text}" for title, text in sorted(tables.items()))
    return "\n\n".join([said("ladder-about"), *parts]) + "\n"


def _tables(text: str) -> dict[str, str]:
    """Return the text below each heading."""
    parts = (part.partition("\n") for part in f"\n{text}".split(f"\n{HEAD}")[1:])
    return {title: below.strip() for title, _, below in parts}
