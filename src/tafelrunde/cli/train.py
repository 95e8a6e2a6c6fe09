"""`tafelrunde train`: train a network to judge positions of a game."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import game as find_game

if TYPE_CHECKING:
    from tafelrunde.gym.self_play import SelfPlay


def declare(parser: Parser) -> None:
    parser.takes_game()
    parser.takes("folder", key="train-folder", metavar="folder", type=Path)
    parser.takes("--minutes", key="train-minutes", metavar="number", type=whole(1, 100_000), default=10)
    parser.takes("--seed", key="seed", metavar="number", type=whole(0), default=0)
    parser.takes("--on", key="lab-on", metavar="where", choices=("cores", "ray"), default="cores")
    parser.takes("--address", key="lab-address", metavar="address")
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.gym.train import train

    game = find_game(args.game)

    def report(row: dict[str, float]) -> None:
        numbers = {name.replace("_", "-"): f"{value:g}" for name, value in row.items()}
        desk.err.print(desk.word("train-row", game=game.slug, **numbers), style="dim")

    net = train(game, args.folder, args.minutes, _players(args), args.seed, report)
    desk.say("train-done", games=net.games, file=str(args.folder / f"{game.slug}.npz"))
    return 0


def _players(args: Namespace) -> SelfPlay:
    """Return the source of training games."""
    if args.on == "ray":
        if any(find_spec(module) is None for module in ("ray", "polars")):
            raise BadInput("ray-missing")
        from tafelrunde.gym.cluster import on_ray

        return on_ray(args.address)
    if args.address is not None:
        raise BadCall("lab-address")
    from tafelrunde.gym.self_play import on_cores

    return on_cores(args.workers)


COMMAND = CliCommand("train", declare, run)
