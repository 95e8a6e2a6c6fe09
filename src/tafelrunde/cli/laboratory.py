"""`tafelrunde lab`: the commands for designers and researchers."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.cli import diff, lab, ladder, radar, report
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.parser import CliCommand, Parser, nest

COMMANDS = (lab.COMMAND, report.COMMAND, diff.COMMAND, radar.COMMAND, ladder.COMMAND)


def declare(parser: Parser) -> None:
    nest(parser, COMMANDS, "lab-")


def run(desk: Desk, args: Namespace) -> int:
    raise AssertionError("one of the commands below is always named")


COMMAND = CliCommand("lab", declare, run, extra="lab")
