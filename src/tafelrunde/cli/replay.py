"""`tafelrunde replay`: a recorded game, move by move, in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from time import sleep
from typing import Any

from rich.text import Text

from tafelrunde.cli import shown
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.files import read_text, the_edition
from tafelrunde.cli.parser import CliCommand, Parser, seconds, whole
from tafelrunde.kernel.record import Replay, read_record
from tafelrunde.kernel.speech import Speaker
from tafelrunde.kernel.table import UNDO


def declare(parser: Parser) -> None:
    parser.takes("file", key="record-file", metavar="file", type=Path)
    parser.takes("--from", key="replay-from", metavar="number", dest="start", type=whole(0), default=0)
    parser.takes("--seat", key="replay-seat", metavar="number", type=whole(0, 99))
    parser.takes("--pace", key="pace", metavar="seconds", type=seconds, default=0.0)
    parser.takes_edition()


def run(desk: Desk, args: Namespace) -> int:
    kept = read_record(read_text(args.file))
    replay: Replay[Any, Any] = Replay(kept, the_edition(kept.game, args.edition))
    table, eyes = replay.table, args.seat
    speaker = Speaker.at(table, desk.lang)
    table.view(eyes)  # refuse a seat that does not exist
    if args.start == 0:
        shown.tell(desk, speaker, table.opening_events, eyes)
    for number, _ in enumerate(replay, 1):
        if number < args.start:
            continue
        entry = table.log[-1]
        if entry.move.startswith(f"{UNDO} "):
            said = desk.word("replay-undo", seat=speaker.seat(entry.seat))
        else:
            said = speaker.action(table.setup.grammar.parse(entry.move))
        head = Text.assemble((f"{number:>4}  ", "bold cyan"), (f"{speaker.seat(entry.seat)}: ", "bold"))
        desk.out.print(head.append(f"{said}  ").append(entry.move, "dim"))
        shown.tell(desk, speaker, entry.events, eyes)
        sleep(args.pace)
    desk.out.print(shown.picture(desk, table, speaker, eyes))
    if table.result is None:
        desk.say("replay-unfinished", "bold")
    else:
        shown.score_sheet(desk, table, speaker, kept.players)
    return 0


COMMAND = CliCommand("replay", declare, run)
