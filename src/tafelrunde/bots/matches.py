"""Whole games between bots, in this process or on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from tafelrunde.bots import Bot, bot
from tafelrunde.bots.bot_luck import BotLuck
from tafelrunde.bots.processes import run_parallel
from tafelrunde.bots.registry import faults_of
from tafelrunde.kernel import engine
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.game import Game, Setup, slug_of
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.result import Result
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.state import State

Progress = Callable[[int, int], None]
"""A function that is told how many games are done, and of how many."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """A game to be played: its bots by seat, the seed of its luck, and the secret of the bots' luck."""

    game: str | Game[Any, Any]
    seating: tuple[str | Bot, ...]  # bots, or the texts that describe them
    seed: int
    options: Mapping[str, object]
    secret: str

    @property
    def slug(self) -> str:
        return slug_of(self.game)


@dataclass(frozen=True, kw_only=True)
class Played:
    """One game that was played."""

    match: Match
    result: Result
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # by seat
    faults: tuple[Mapping[str, int], ...]  # by seat: moves of a stand-in, by reason


def play(match: Match) -> Played:
    """Play a match to its end. The same match gives the same game, unless a bot thinks by the clock."""
    game = find_game(match.game)
    setup = game.setup(len(match.seating), match.options)
    return _play(game, setup, [bot(who) if isinstance(who, str) else who for who in match.seating], match)


def _play(game: Game[Any, Any], setup: Setup[Any, Any], bots: Sequence[Bot], match: Match) -> Played:
    state = game.start(setup, Luck.seeded(match.seed), journal=any(getattr(who, "needs_events", True) for who in bots))
    heard = [list[Event]() for _ in bots]
    deliver_events(state, heard)
    luck = BotLuck(match.secret, match.seed, match.seating)
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while not state.ended:
        for seat in engine.owing(state):  # sealed answers are all chosen from the same position
            began = perf_counter()
            action = bots[seat].choose(Sight.of(game, state, seat, heard[seat]), luck.of(seat, decisions[seat]))
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
            engine.submit(state, seat, action)
            deliver_events(state, heard)
    faults = tuple(dict(faults_of(who)) for who in bots)
    return Played(
        match=match, result=game.result(state), decisions=tuple(decisions), seconds=tuple(seconds), faults=faults
    )


def deliver_events(state: State, heard: list[list[Event]]) -> None:
    """Give each seat the events that it was told just now."""
    if state.journal:
        for seat, events in enumerate(heard):
            events += state.setup.heard(state.journal, seat)
        state.journal = []


def play_all(matches: Sequence[Match], workers: int | None = None, progress: Progress | None = None) -> list[Played]:
    """Play matches on all cores (or `workers`); results come in the order of the matches."""
    done: dict[int, Played] = {}
    for i, played in each_played(matches, workers):
        done[i] = played
        if progress is not None:
            progress(len(done), len(matches))
    return [done[i] for i in range(len(matches))]


def each_played(matches: Sequence[Match], workers: int | None = None) -> Iterator[tuple[int, Played]]:
    """Play matches on all cores (or `workers`). Yield them by number as soon as they are done, in any order."""
    workers = min(workers or os.cpu_count() or 1, max(1, len(matches)))
    yield from ((i, played) for (i, _), played in run_parallel(_play_numbered, enumerate(matches), workers))


def _play_numbered(numbered: tuple[int, Match]) -> Played:
    return play(numbered[1])


def rotations(seating: Sequence[str | Bot]) -> int:
    """Return in how many ways bots can rotate around the table before all sit as at first.

    Every deal is played once in each of them, so that no bot has the better place and no game is played twice.
    """
    sat = list(seating)
    return next(i for i in range(1, len(sat) + 1) if sat[i:] + sat[:i] == sat)
