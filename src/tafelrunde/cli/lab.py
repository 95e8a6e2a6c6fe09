"""`tafelrunde lab run`: many games of a plan, kept as rows."""

from __future__ import annotations

from argparse import Namespace
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.options import read_wishes

if TYPE_CHECKING:
    from tafelrunde.lab.plan import Plan
    from tafelrunde.lab.workers import WorkerPool

QUIET = 10.0  # seconds between two lines where no bar can be drawn


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes("folder", key="lab-folder", metavar="folder", type=Path)
    parser.takes("--plan", key="lab-plan", metavar="file", type=Path)
    parser.takes("--game", key="lab-game", metavar="game")
    parser.takes("--bots", key="lab-bots", metavar="bots")
    parser.takes_table()
    parser.takes_secret()
    parser.takes_edition()
    parser.takes("--games", key="games", metavar="number", type=whole(1))
    parser.takes("--until", key="lab-until", metavar="until")
    parser.takes("--decisions", key="lab-decisions", action="store_true")
    parser.takes("--on", key="lab-on", metavar="where", choices=("cores", "ray"), default="cores")
    parser.takes("--address", key="lab-address", metavar="address")
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))


def run(desk: Desk, args: Namespace) -> int:
    import polars as pl

    from tafelrunde.lab.runs import run

    plan = _plan(args)
    with desk.progress() as bar:
        task = bar.add_task(desk.word("lab-running"), total=None)
        first, began, said = -1, 0.0, monotonic()

        def progress(done: int, total: int) -> None:
            nonlocal first, began, said
            now = monotonic()
            if first < 0:
                first, began = done, now
                return
            rate = (done - first) / max(1e-6, now - began)  # games that were there before do not count
            words = desk.word("lab-rate", rate=f"{rate:.1f}")
            bar.update(task, completed=done, total=total, description=words)
            if not desk.err.is_terminal and now - said > QUIET:
                said, left = now, str(timedelta(seconds=round((total - done) / rate)))
                line = desk.word("lab-done", done=done, total=total, left=left)
                desk.err.print(f"{line} {words}.", style="dim")

        found = run(args.folder, plan, args.workers, progress, _workers(args))
    desk.say("lab-written", games=found.played, file=str(args.folder))
    if found.header.programs:
        seats = found.scan("seats").group_by("bot").agg(pl.col("faults").sum()).filter(pl.col("faults") > 0)
        for bot, count in seats.sort("bot").collect().iter_rows():
            desk.say("lab-faults", "red", bot=bot, count=count)
    return 0


def _workers(args: Namespace) -> WorkerPool | None:
    """Return the workers that play, if not this machine."""
    if args.on == "ray":
        from tafelrunde.lab.cluster import on_ray

        return on_ray(args.address)
    if args.address is not None:
        raise BadCall("lab-address")
    return None


def _plan(args: Namespace) -> Plan | None:
    """Return the plan of the command line; None stands for the plan that the folder holds."""
    from tafelrunde.lab.plan import Plan, Sitting, StopWhen, read_plan

    if args.plan is not None:
        return read_plan(args.plan)
    if args.game is None:
        return None
    game = find_game(args.game)
    bots = tuple(args.bots.split(",")) if args.bots else ("greedy",) * (args.seats or game.seats[-1])
    edition = game.read_edition(args.edition).text if args.edition else ""
    sitting = Sitting(args.game, bots, read_wishes(args.option), edition)
    until = StopWhen.read(args.until) if args.until else None
    if args.until and until is None:
        raise BadCall("lab-until", value=args.until[:40])
    return Plan((sitting,), args.games or 1000, args.seed or 0, args.decisions, until, secret=args.secret).checked()


COMMAND = CliCommand("lab-run", declare, run, extra="lab")
