"""`tafelrunde completion`: a script for a shell to complete commands, options, games and bots."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from collections.abc import Mapping
from shlex import join

from tafelrunde.bots import kinds
from tafelrunde.cli.desk import Desk
from tafelrunde.cli.parser import CliCommand, Parser
from tafelrunde.kernel.game import installed

SHELLS = ("bash", "zsh", "fish")


def declare(parser: Parser) -> None:
    parser.takes("shell", key="completion-shell", metavar="shell", choices=SHELLS)


def run(desk: Desk, args: Namespace) -> int:
    import shtab

    words = {"game": installed(), "bot": kinds(), "player": ("human", *kinds())}
    known = {key: shtab.cmd(join(("printf", "%s\\n", *names))) for key, names in words.items()}
    _mark(args.grammar, {**known, "file": shtab.FILE, "folder": shtab.DIRECTORY})
    desk.out.file.write(shtab.complete(args.grammar, args.shell))
    return 0


def _mark(parser: Parser, known: Mapping[str, object]) -> None:
    """Mark each argument with its completion, found by its name in the help; in all commands, too."""
    named = {parser.word(f"meta-{key}"): values for key, values in known.items()}
    for action in parser._actions:
        if action.metavar in named:
            vars(action)["complete"] = named[action.metavar]  # shtab reads this attribute
        elif isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                command.description = command.word(f"short-{command.command}")  # shells show one line
                _mark(command, known)


COMMAND = CliCommand("completion", declare, run)
