"""`tafelrunde lab ladder`: all bots and levels against each other, with ratings."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.markdown import Markdown

from tafelrunde.bots import bot, offered
from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import write_text
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.kernel.game import all_games
from tafelrunde.kernel.game import game as find_game

if TYPE_CHECKING:
    from tafelrunde.lab.ladder import LadderGame

PART = "ladder"
MORE = 2  # fewest seats of a table where bots can compete


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes("--game", key="ladder-game", metavar="game", action="append", default=[])
    parser.takes("--seats", key="ladder-seats", metavar="number", type=whole(MORE), action="append", default=[])
    parser.takes("--bots", key="ladder-bots", metavar="bots")
    parser.takes("--games", key="ladder-games", metavar="number", type=whole(1), default=60)
    parser.takes("--seed", key="seed", metavar="number", type=whole(0, 1 << 59), default=0)
    parser.takes_secret()
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))
    parser.takes("--keep", key="ladder-keep", metavar="folder", type=Path)
    parser.takes("--from", key="ladder-from", metavar="folder", type=Path, action="append", default=[], dest="kept")
    parser.takes("--write", key="ladder-write", metavar="file", type=Path)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.lab.ladder import ladder, table
    from tafelrunde.lab.page_sections import section, with_section

    bots = tuple(args.bots.split(",")) if args.bots else ()
    if bots and len(set(bots)) < max(MORE, len(bots)):
        raise BadCall("ladder-bots", value=",".join(bots)[:60])
    before = section(args.write, PART) if args.write else ""  # fail before hours of play if the page has no section
    rows = _kept(args) if args.kept else _played(desk, args, bots or offered())
    places = sorted({row.place for row in rows if not args.seats or len(row.seating) in args.seats})
    if not places:
        raise BadCall("ladder-none")
    found = [ladder(place, rows, bots) for place in places]
    if args.write:
        write_text(args.write, with_section(args.write, PART, table(found, "en", date.today(), before)))
        desk.say("written", "dim", file=str(args.write))
    else:
        desk.out.print(Markdown(table(found, desk.lang, date.today())))
    faults: Counter[str] = Counter()
    for row in rows:
        for name, count in zip(row.seating, row.faults, strict=True):
            faults[name] += count
    for name, count in sorted((+faults).items()):
        desk.say("lab-faults", "red", bot=name, count=count)
    return 0


def _kept(args: Namespace) -> list[LadderGame]:
    """Return the games that were played before, here or elsewhere."""
    from tafelrunde.lab.ladder import read

    return read(args.kept, [find_game(slug).slug for slug in args.game])


def _played(desk: Desk, args: Namespace, bots: Sequence[str]) -> list[LadderGame]:
    """Play what is missing; without a folder, everything."""
    from tafelrunde.lab.ladder import matches, play, secret_of

    for spec in bots:
        bot(spec)
    games = [find_game(slug) for slug in args.game] or all_games()
    places = [(game.slug, seats) for game in games for seats in (args.seats or game.seats) if seats >= MORE]
    for slug, seats in places:
        find_game(slug).setup(seats)
    with desk.progress() as bar, TemporaryDirectory(prefix="tafelrunde-") as passing:
        task = bar.add_task(desk.word("lab-running"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        folder = args.keep or Path(passing)
        secret = args.secret or secret_of(folder, [game.slug for game in games])
        rows = play(folder, matches(places, bots, args.games, args.seed, secret=secret), args.workers, progress)
    desk.say("repeat", "dim", seed=str(args.seed), secret=secret)
    return rows


COMMAND = CliCommand("lab-ladder", declare, run)
