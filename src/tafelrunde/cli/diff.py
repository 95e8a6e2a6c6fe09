"""`tafelrunde lab diff`: the effect of another edition or ruling on a game."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import write_json
from tafelrunde.cli.parser import CliCommand, Parser, whole
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.options import read_wishes


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes_game()
    parser.takes_edition()
    parser.takes_table()
    parser.takes_secret()
    parser.takes("--both", key="diff-both", metavar="pair", action="append", default=[])
    parser.takes("--bot", key="diff-bot", metavar="bot", default="greedy")
    parser.takes("--precision", key="diff-precision", metavar="number", type=_share, default=0.03)
    parser.takes("--games", key="diff-most", metavar="number", type=whole(1), default=20_000)
    parser.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))
    parser.takes("--json", key="json", metavar="file", type=Path)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.bots.bot_luck import drawn_secret
    from tafelrunde.lab.diff import diff
    from tafelrunde.lab.plan import Sitting
    from tafelrunde.lab.verdict import verdict
    from tafelrunde.lab.words import Voice

    game = find_game(args.game)
    edition = game.read_edition(args.edition).text if args.edition else ""
    bots = (args.bot,) * (args.seats or game.seats[-1])
    both = read_wishes(args.both)
    seed, secret = args.seed or 0, args.secret or drawn_secret()
    before = Sitting(game.slug, bots, both)
    after = Sitting(game.slug, bots, both | read_wishes(args.option), edition)
    with desk.progress() as bar:
        task = bar.add_task(desk.word("lab-running"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        found = diff(before, after, args.precision, args.games, seed, args.workers, progress, secret)
    voice = Voice(after.setup(), desk.lang)
    about = voice("diff-about", games=voice.number(found.games, 0), seats=len(bots), bots=args.bot)
    desk.out.print(f"{voice.title}. {about}", style="bold")
    for said in verdict(found, voice):
        desk.out.print(said)
    desk.say("repeat", "dim", seed=str(seed), secret=secret)
    if args.json:
        changes = [asdict(change) for change in found.changes]
        write_json(args.json, {"games": found.games, "seed": seed, "secret": secret, "changes": changes})
        desk.say("written", "dim", file=str(args.json))
    return 0


def _share(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise BadCall("share", value=text[:40])
    return found


COMMAND = CliCommand("lab-diff", declare, run, extra="lab")
