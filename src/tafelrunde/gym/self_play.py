"""Players of training games: processes of this machine, or a cluster (see `cluster`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from typing import Any, Protocol

from tafelrunde.bots.network import Network, load
from tafelrunde.gym.training_games import TrainingGame, play_training_game
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import game as find_game

Arrived = Callable[[float], Iterator[TrainingGame]]
"""Yield the games that have arrived, or wait up to this number of seconds for the first."""
NEXT = 1_000_003  # distance between the seeds of two games of the same player


class SelfPlay(Protocol):
    """A source of training games: it plays with the latest weights until it is closed."""

    def __call__(self, game: Game[Any, Any], weights: Path, seed: int) -> AbstractContextManager[Arrived]: ...


class LatestWeights:
    """The weights in a file that is rewritten from time to time; None before the first ones."""

    def __init__(self, game: Game[Any, Any], weights: Path) -> None:
        self.game, self.weights = game, weights
        self.net: Network | None = None
        self._stamp = 0

    def changed(self) -> bool:
        """Read the weights again if they are new."""
        if not self.weights.exists() or (stamp := self.weights.stat().st_mtime_ns) == self._stamp:
            return False
        self.net, self._stamp = load(self.game, self.weights), stamp
        return True


def on_cores(workers: int | None = None) -> SelfPlay:
    """Play in this number of processes of this machine; by default, one for each core."""

    @contextmanager
    def play(game: Game[Any, Any], weights: Path, seed: int) -> Iterator[Arrived]:
        context = get_context("spawn")
        queue, stop = context.Queue(maxsize=64), context.Event()
        players = [
            context.Process(target=_play, args=(game.slug, weights, seed + i, queue, stop), daemon=True)
            for i in range(workers or os.cpu_count() or 1)
        ]

        def arrived(patience: float) -> Iterator[TrainingGame]:
            try:
                yield queue.get(timeout=patience)
                for _ in range(16):
                    yield queue.get_nowait()
            except Empty:
                return

        for player in players:
            player.start()
        try:
            yield arrived
        finally:
            stop.set()
            for player in players:
                player.terminate()
                player.join()

    return play


def _play(slug: str, weights: Path, seed: int, queue: Any, stop: Any) -> None:
    game = find_game(slug)
    latest = LatestWeights(game, weights)
    while not stop.is_set():
        latest.changed()
        seed += NEXT
        queue.put(play_training_game(game, latest.net, seed))
