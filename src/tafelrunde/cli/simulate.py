"""`tafelrunde simulate`: many games of one kind of bot, summed up."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.cli.arena import percent, tell_faults
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.files import write_json
from tafelrunde.cli.parser import CliCommand, Parser, player
from tafelrunde.kernel.game import game as find_game
from tafelrunde.kernel.options import read_wishes
from tafelrunde.kernel.speech import Speaker


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes_game()
    parser.takes("--bot", key="bot", metavar="bot", type=player, default="greedy")
    parser.takes_table()
    parser.takes_work()


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.lab.simulate import simulate

    game = find_game(args.game)
    seats, wishes = args.seats or game.seats[-1], read_wishes(args.option)
    speaker = Speaker(game.setup(seats, wishes), desk.lang)
    with desk.progress() as progress:
        task = progress.add_task(desk.word("simulate-running"), total=args.games or 200)
        report = simulate(
            game,
            seats,
            args.bot,
            args.games or 200,
            args.seed or 0,
            wishes,
            args.workers,
            lambda done, total: progress.update(task, completed=done),
            args.secret,
        )
    desk.say("simulate-title", "bold", game=report.game, games=report.games, seats=report.seats, bot=report.bot)
    summary = desk.table("figure", "mean", "sd", "low", "high", right=("mean", "sd", "low", "high"))
    for key, spread in (("decisions", report.decisions), ("winning-score", report.winning_score)):
        figures = f"{spread.mean:.1f}", f"{spread.sd:.1f}", f"{spread.low:g}", f"{spread.high:g}"
        summary.add_row(desk.word(f"figure-{key}"), *figures)
    desk.out.print(summary, "")
    numbers = ("wins", "share", "interval", "score", "sd")
    seats_table = desk.table("seat", *numbers, right=numbers)
    for row in report.by_seat:
        between = f"{percent(row.low)} – {percent(row.high)}"
        score = f"{row.score.mean:.1f}", f"{row.score.sd:.1f}"
        seats_table.add_row(speaker.seat(row.seat), f"{row.wins:.1f}", percent(row.share), between, *score)
    desk.out.print(seats_table, "")
    for how, count in report.endings.items():
        desk.out.print(f"{speaker.texts(f'ended-{how}')}  {count} ({percent(count / report.games)})")
    desk.say("simulate-ties", ties=report.ties, share=percent(report.ties / report.games))
    desk.say("simulate-speed", "dim", seconds=f"{report.seconds:.1f}", rate=f"{report.games / report.seconds:.1f}")
    tell_faults(desk, report.bot, report.faults)
    desk.say("repeat", "dim", seed=str(report.seed), secret=report.secret)
    if args.json:
        write_json(args.json, report.plain())
        desk.say("written", "dim", file=str(args.json))
    return 0


COMMAND = CliCommand("simulate", declare, run)
