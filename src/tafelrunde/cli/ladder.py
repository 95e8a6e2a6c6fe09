"""`tafelrunde lab ladder`: all bots and levels against each other, with ratings."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from tafelrunde.bots import bot, offered
from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import write_text
from tafelrunde.cli.parser import Command, Parser, whole
from tafelrunde.kernel.game import all_games
from tafelrunde.kernel.game import game as find_game

if TYPE_CHECKING:
    from tafelrunde.lab.ladder import Ladder

PART = "ladder"
MORE = 2  # seats, below which nobody plays against anybody


def declare(parser: Parser) -> None:
    parser.takes("--game", key="ladder-game", metavar="game", action="append", default=[])
    parser.takes("--seats", key="ladder-seats", metavar="number", type=whole(MORE), action="append", default=[])
    parser.takes("--bots", key="ladder-bots", metavar="bots")
    parser.takes("--games", key="ladder-games", metavar="number", type=whole(1), default=60)
    parser.takes("--seed", key="seed", metavar="number", type=whole(0, 1 << 59), default=0)
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))
    parser.takes("--write", key="ladder-write", metavar="file", type=Path)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.lab.ladder import ladder, table
    from tafelrunde.lab.places import placed, standing

    games = [find_game(slug) for slug in args.game] or all_games()
    bots = tuple(args.bots.split(",")) if args.bots else offered()
    if len(set(bots)) < max(MORE, len(bots)):
        raise BadCall("ladder-bots", value=",".join(bots)[:60])
    for spec in bots:
        bot(spec)
    tables = [(game, seats) for game in games for seats in (args.seats or game.seats) if seats >= MORE]
    for game, seats in tables:
        game.setup(seats)
    if args.write:
        standing(args.write, PART)  # there is a place for it, before hours of play
    found: list[Ladder] = []
    with desk.progress() as bar:
        for game, seats in tables:
            task = bar.add_task(f"{game.slug} {seats}", total=None)

            def progress(done: int, total: int, task: object = task) -> None:
                bar.update(task, completed=done, total=total)  # type: ignore[arg-type]

            found.append(ladder(game.slug, bots, seats, args.games, args.seed, args.workers, progress))
            if args.write:  # table by table: who is interrupted keeps what was played
                text = table(found[-1:], "en", date.today(), standing(args.write, PART))
                write_text(args.write, placed(args.write, PART, text))
    if args.write:
        desk.say("written", "dim", file=str(args.write))
    else:
        desk.out.print(Markdown(table(found, desk.lang, date.today())))
    return 0


COMMAND = Command("lab-ladder", declare, run, extra="lab")
