"""Play training games on a Ray cluster; the training itself stays in this process. This needs the extra `ray` and the
same release of this package on every node."""

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
from tafelrunde.lab.cluster import RETRIES, cluster_address, connected, task_result
from tafelrunde.lab.workers import AHEAD


def on_ray(address: str | None = None) -> SelfPlay:
    """Play on the cluster at an address such as `10.0.0.1:6379`; without an address, on that of this machine."""
    where = cluster_address(address)

    @contextmanager
    def play(game: Game[Any, Any], weights: Path, seed: int) -> Iterator[Arrived]:
        with connected(where) as ray:
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
                ray.wait(running, timeout=patience)  # wait for the first, then take all that are done
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
    """Return the versions that must be the same everywhere: this package, polars beside it, and what is learned."""
    return version("tafelrunde"), version("polars"), purpose(game)


def _lesson(slug: str, made_for: tuple[str, str, str], net: Network | None, seed: int) -> TrainingGame:
    """Play a training game on a worker; refuse where its releases would play differently."""
    game = find_game(slug)
    if _made_for(game) != made_for:
        mine, polars, _ = made_for
        raise BadInput("ray-version", mine=mine, polars=polars, value=version("tafelrunde"))
    return play_training_game(game, net, seed)
