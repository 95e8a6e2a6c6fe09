"""`tafelrunde bench`: the speed of the games on this machine."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import fields

from tafelrunde.cli.desk import Desk
from tafelrunde.cli.parser import CliCommand, Parser, seconds
from tafelrunde.kernel.game import all_games
from tafelrunde.kernel.game import game as find_game


def declare(parser: Parser) -> None:
    parser.takes("game", key="bench-game", metavar="game", nargs="?")
    parser.takes("--seconds", key="bench-seconds", metavar="seconds", type=seconds, default=1.0)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.lab.bench import Figures, measure

    names = [field.name for field in fields(Figures) if field.name not in ("game", "seats")]
    for game in [find_game(args.game)] if args.game else all_games():
        with desk.progress() as progress:
            measured = [
                measure(game, seats, args.seconds) for seats in progress.track(game.seats, description=game.slug)
            ]
        headings = [desk.word("seats-count", seats=seats) for seats in game.seats]
        table = desk.table("figure")
        for heading in headings:
            table.add_column(heading, justify="right")
        for name in names:
            values = [getattr(figures, name) for figures in measured]
            table.add_row(desk.word(f"bench-{name.replace('_', '-')}"), *(_plain(value) for value in values))
        desk.out.print(f"{game.slug}", style="bold cyan")
        desk.out.print(table)
    desk.say("bench-peers", "dim")
    return 0


def _plain(value: float) -> str:
    """Format a number with three significant figures."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


COMMAND = CliCommand("bench", declare, run)
