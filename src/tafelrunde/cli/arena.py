"""`tafelrunde arena`: bots against bots, seat-balanced."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import write_json
from tafelrunde.cli.parser import Command, Parser
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.options import read_wishes

BOTS = "search,greedy,random"


def declare(parser: Parser) -> None:
    parser.takes_game()
    parser.takes("--bots", key="bots", metavar="bots", default=BOTS)
    parser.takes_table()
    parser.takes_work()


def seating(bots: list[str], seats: int | None) -> list[str]:
    """One bot a seat; where seats are left, the bots sit down again in turn."""
    if seats is not None and seats < len(bots):
        raise BadCall("too-many-bots", bots=len(bots), seats=seats)
    return [bots[i % len(bots)] for i in range(seats or len(bots))]


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.bots.arena import arena

    game = find_game(args.game)
    bots = seating([spec.strip() for spec in args.bots.split(",")], args.seats)
    with desk.progress() as progress:
        task = progress.add_task(desk.word("arena-running"), total=args.games or 60)
        report = arena(
            game,
            bots,
            args.games or 60,
            args.seed or 0,
            read_wishes(args.option),
            args.workers,
            lambda done, total: progress.update(task, completed=done),
        )
    desk.say("arena-title", "bold", game=report.game, games=report.games, seats=len(report.seating))
    numbers = ("seats", "wins", "share", "interval", "fair", "score", "ms")
    table = desk.table("bot", *numbers, right=numbers)
    for row in report.rows:
        table.add_row(
            row.name,
            str(row.seats),
            f"{row.wins:.1f}",
            percent(row.share),
            f"{percent(row.low)} – {percent(row.high)}",
            percent(row.fair),
            f"{row.mean_score:.1f}",
            f"{row.ms_per_decision:.2f}",
        )
    desk.out.print(table)
    if args.json:
        write_json(args.json, report.plain())
        desk.say("written", "dim", file=str(args.json))
    return 0


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


COMMAND = Command("arena", declare, run)
