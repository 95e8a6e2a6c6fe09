"""`tafelrunde lab report`: a run as one page."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.desk import Desk
from tafelrunde.cli.files import write_text
from tafelrunde.cli.parser import CliCommand, Parser


def declare(parser: Parser) -> None:
    parser.takes("folder", key="lab-folder", metavar="folder", type=Path)
    parser.takes("--output", key="report-output", metavar="file", type=Path)


def run(desk: Desk, args: Namespace) -> int:
    from tafelrunde.lab.report import page
    from tafelrunde.lab.runs import Run

    written: Path = args.output or args.folder.with_name(f"{args.folder.resolve().name}.html")
    write_text(written, page(Run(args.folder), desk.lang))
    desk.say("report-written", file=str(written))
    return 0


COMMAND = CliCommand("lab-report", declare, run, extra="lab")
