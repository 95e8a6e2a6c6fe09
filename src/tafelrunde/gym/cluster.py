"""A Ray cluster plays the games that are learned from; the teacher stays in this process. It needs the extra `ray`, and
the same release of this package on every node."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tafelrunde.bots.network import Network, purpose
from tafelrunde.gym.self_play import NEXT, Arrived, LatestWeights, SelfPlay
from tafelrunde.gym.training_games import TrainingGame, play_training_game
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.game import game as find_game
from tafelrunde.lab.cluster import RETRIES, joined, reached, task_result
from tafelrunde.lab.workers import AHEAD


def on_ray(address: str | None = None) -> SelfPlay:
    """On the cluster at an address such as `10.0.0.1:6379`; without one, on that of this machine."""
    where = reached(address)

    @contextmanager
    def play(game: Game[Any, Any], weights: Path, seed: int) -> Iterator[Arrived]:
        with joined(where) as ray:
            task = ray.remote(max_retries=RETRIES, num_cpus=1)(_lesson)
            latest, running = LatestWeights(game, weights), list[Any]()
            made_for, following, sent = _made_for(game), seed, ray.put(None)

            def arrived(patience: float) -> Iterator[TrainingGame]:
                nonlocal following, sent, running
                if latest.changed():
                    sent = ray.put(latest.net)
                room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(running)
                for _ in range(room):
                    following += NEXT
                    running.append(task.remote(game.slug, made_for, sent, following))
                ray.wait(running, timeout=patience)  # for the first; then all that are there
                done, running = ray.wait(running, num_returns=len(running), timeout=0)
                for one in done:
                    yield task_result(ray, one)

            try:
                yield arrived
            finally:
                for left in running:
                    ray.cancel(left, force=True)

    return play


def _made_for(game: Game[Any, Any]) -> tuple[str, str, str]:
    """What must be the same everywhere: this package, polars beside it, and what is learned."""
    return version("tafelrunde"), version("polars"), purpose(game)


def _lesson(slug: str, made_for: tuple[str, str, str], net: Network | None, seed: int) -> TrainingGame:
    """What a worker of the cluster does; nothing at all where it would play otherwise than we do."""
    game = find_game(slug)
    if _made_for(game) != made_for:
        mine, polars, _ = made_for
        raise BadInput("ray-version", mine=mine, polars=polars, value=version("tafelrunde"))
    return play_training_game(game, net, seed)
