"""`tafelrunde arena`: bots against bots, seat-balanced."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import write_json
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.options import read_wishes

if TYPE_CHECKING:
    from tafelrunde.bots.arena import ArenaReport, ArenaRow

BOTS = "search,greedy,random"


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes_game()
    parser.takes("--bots", key="bots", metavar="bots", default=BOTS)
    parser.takes_table()
    parser.takes_work()


def seating(bots: list[str], seats: int | None) -> list[str]:
    """Return one bot for each seat; further seats go to the bots in turn."""
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
            args.secret,
        )
    desk.say("arena-title", "bold", game=report.game, games=report.games, seats=len(report.seating))
    if report.decided < report.games:
        desk.say("arena-decided", decided=report.decided)
    columns = [column for column in COLUMNS if column.telling(report)]
    heads = [column.head for column in columns]
    table = desk.table("bot", *heads, right=heads)
    for row in report.rows:
        table.add_row(row.name, *[column.of(row) for column in columns])
    desk.out.print(table)
    for row in report.rows:
        tell_faults(desk, row.name, row.faults)
    desk.say("repeat", "dim", seed=str(report.seed), secret=report.secret)
    if args.json:
        write_json(args.json, report.plain())
        desk.say("written", "dim", file=str(args.json))
    return 0


def tell_faults(desk: Desk, name: str, faults: Mapping[str, int]) -> None:
    """Print how often a stand-in moved for a foreign bot, and why."""
    if faults:
        reasons = ", ".join(f"{desk.word(f'fault-{reason}')} {count}" for reason, count in faults.items())
        desk.say("faults", "red", bot=name, count=sum(faults.values()), reasons=reasons)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


@dataclass(frozen=True)
class Column:
    """A column of the report, shown where it has something to tell."""

    head: str
    of: Callable[[ArenaRow], str]
    telling: Callable[[ArenaReport], bool] = lambda report: True


def _shared(report: ArenaReport) -> bool:
    return any(row.won_fair * len(report.seating) > 1 for row in report.rows)


COLUMNS = (
    Column("seats", lambda row: str(row.seats)),
    Column("wins", lambda row: f"{row.wins:.1f}"),
    Column("share", lambda row: percent(row.share)),
    Column("interval", lambda row: f"{100 * row.low:.1f}–{percent(row.high)}"),
    Column("fair", lambda row: percent(row.fair)),
    Column("won", lambda row: f"{percent(row.won)} ({100 * row.won_fair:.0f})", _shared),
    Column("scored", lambda row: percent(row.scored), lambda report: report.decided < report.games),
    Column("score", lambda row: f"{row.mean_score:.1f}"),
    Column("ms", lambda row: f"{row.ms_per_decision:.2f}"),
)

COMMAND = CliCommand("arena", declare, run)
