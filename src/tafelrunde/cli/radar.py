"""`tafelrunde lab radar`: the rulings and options that matter."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from pathlib import Path

from rich.markdown import Markdown

from tafelrunde.cli.desk import Desk
from tafelrunde.cli.files import write_text
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.kernel.game import game as find_game


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes_game()
    parser.takes("--seats", key="seats", metavar="number", type=whole(1))
    parser.takes("--bot", key="diff-bot", metavar="bot", default="greedy")
    parser.takes("--games", key="radar-games", metavar="number", type=whole(2), default=200)
    parser.takes("--seed", key="seed", metavar="number", type=whole(0, 1 << 59), default=0)
    parser.takes_secret()
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))
    parser.takes("--keep", key="radar-keep", metavar="folder", type=Path)
    parser.takes("--write", key="radar-write", metavar="folder", type=Path)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.bots.bot_luck import drawn_secret
    from tafelrunde.lab.radar import pages, radar, table

    game = find_game(args.game)
    with desk.progress() as bar:
        task = bar.add_task(desk.word("lab-running"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        seats = args.seats or sorted((game.seats[0], 3, game.seats[-1]))[1]
        secret = args.secret or ("" if args.keep else drawn_secret())  # a folder keeps its own
        found = radar(game, seats, args.bot, args.games, args.seed, args.workers, progress, args.keep, secret)
    if args.write:
        for path, text in pages(found, args.write, date.today()).items():
            write_text(path, text)
            desk.say("written", "dim", file=str(path))
    else:
        desk.out.print(Markdown(table(found, desk.lang, date.today())))
    if secret:
        desk.say("repeat", "dim", seed=str(args.seed), secret=secret)
    return 0


COMMAND = CliCommand("lab-radar", declare, run, extra="lab")
