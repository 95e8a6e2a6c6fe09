"""`tafelrunde completion`: a script that lets a shell complete commands, options, games and bots."""

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
    """Says of each argument what a shell may put there, by the name it has in the help; in all commands, too."""
    named = {parser.word(f"meta-{key}"): values for key, values in known.items()}
    for action in parser._actions:
        if action.metavar in named:
            vars(action)["complete"] = named[action.metavar]  # where shtab looks for it
        elif isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                command.description = command.word(f"short-{command.command}")  # a shell has room for one line
                _mark(command, known)


COMMAND = CliCommand("completion", declare, run)
