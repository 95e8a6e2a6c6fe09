"""`tafelrunde play`: a table in the terminal, for people and bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelrunde.bots import bot
from tafelrunde.cli.desk import BadCall, Desk
from tafelrunde.cli.files import Saved, read_save, the_edition
from tafelrunde.cli.parser import CliCommand, Parser, seconds
from tafelrunde.cli.shown import HUMAN
from tafelrunde.cli.table import TerminalTable
from tafelrunde.kernel.game import Game, playable
from tafelrunde.kernel.luck import Commitment
from tafelrunde.kernel.options import read_wishes

USUAL_SEATS, USUAL_BOT, USUAL_PACE = 3, "search", 0.8


def declare(parser: Parser) -> None:
    parser.takes_bots()
    parser.takes_game()
    parser.takes("--seat", key="play-seat", metavar="player", action="append", default=[])
    parser.takes_table()
    parser.takes_edition()
    parser.takes("--resume", key="play-resume", metavar="file", type=Path)
    parser.takes("--record", key="play-record", metavar="file", type=Path)
    parser.takes("--watch", key="play-watch", action="store_true")
    parser.takes("--pace", key="pace", metavar="seconds", type=seconds)


def run(desk: Desk, args: Namespace) -> int:
    game = playable(args.game)
    for spec in args.seat:
        if spec != HUMAN:
            bot(spec)  # refuse an unknown bot before anything is set up
    saved = _resumed(game, args) if args.resume else _fresh(game, args)
    pace = args.pace if args.pace is not None else USUAL_PACE if desk.out.is_terminal else 0.0
    return TerminalTable(desk, saved.table, saved.seats, pace, args.record).run()


def _fresh(game: Game[Any, Any], args: Namespace) -> Saved:
    usual = USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0]
    wished = len(args.seat) or usual
    seats = args.seats or max(wished, game.seats[0])  # every --seat is a seat; bots fill up the smallest table on
    people = [] if args.watch else [HUMAN]
    players = seated(args.seat or people, seats)
    if args.watch and HUMAN in players:
        raise BadCall("watch-human")
    commitment = Commitment.of_seed(args.seed) if args.seed is not None else Commitment.drawn()
    edition = the_edition(game.slug, args.edition)
    table = game.new(seats, options=read_wishes(args.option), edition=edition, commitment=commitment)
    return Saved(table, players)


def seated(players: Sequence[str], seats: int) -> list[str]:
    """Return one player for each seat; bots take what is left."""
    if len(players) > seats:
        raise BadCall("too-many-players", players=len(players), seats=seats)
    return [*players, *[USUAL_BOT] * (seats - len(players))]


def _resumed(game: Game[Any, Any], args: Namespace) -> Saved:
    if args.seats or args.option or args.seed is not None:
        raise BadCall("resume-fixed")
    saved = read_save(args.resume, args.edition)
    if saved.table.game is not game:
        raise BadCall("resume-game", file=str(args.resume), game=saved.table.game.slug)
    if not args.seat:
        return saved
    return Saved(saved.table, seated(args.seat, saved.table.setup.seats))


COMMAND = CliCommand("play", declare, run)
