"""The command line's grammar: argparse in German and English, and the options several commands share."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from rich.text import Text
from rich_argparse import RichHelpFormatter

from tafelrunde.bots import add_bots_from, add_program
from tafelrunde.cli.desk import BadCall, Desk, words
from tafelrunde.kernel.compiled import is_compiled
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.texts import LANGUAGES

PROGRAM = "tafelrunde"
MOST = 1_000_000_000

COMPLAINTS = (  # argparse has these sentences in English only
    (r"the following arguments are required: (?P<names>.+)", "usage-required"),
    (r"unrecognized arguments: (?P<names>.+)", "usage-unknown"),
    (r"argument (?P<names>[^:]+): expected .*argument.*", "usage-value"),
    (r"argument (?P<names>[^:]+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.*)\)", "usage-choice"),
    (r"argument (?P<names>[^:]+): ignored explicit argument (?P<value>.*)", "usage-no-value"),
)


@dataclass(frozen=True)
class CliCommand:
    """A command after `tafelrunde`: its arguments and its action."""

    name: str
    declare: Callable[[Parser], None]
    run: Callable[[Desk, argparse.Namespace], int]
    extra: str = ""  # the extra it needs: `pip install 'tafelrunde[extra]'`


class Formatter(RichHelpFormatter):
    """A formatter of coloured help; texts of several lines (the examples) stay as they are."""

    group_name_formatter = str
    help_markup = False
    text_markup = False

    def __init__(self, prog: str, usage: str, width: int | None = None) -> None:
        super().__init__(prog, max_help_position=28, width=width)
        self._usage_word = usage

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word}: " if prefix is None else prefix)

    def _rich_fill_text(self, text: Text, width: int, indent: Text) -> Text:
        if "\n" not in text.plain:
            return super()._rich_fill_text(text, width, indent)
        return Text("\n").join(indent + line for line in text.split()) + "\n\n"


class Parser(argparse.ArgumentParser):
    """A parser in one language. It raises a `BadCall` for wrong input, one line for `main` to print."""

    def __init__(self, lang: str, command: str = "", **kept: Any) -> None:
        say = words(lang)
        name = f"-{command}" if command else ""
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            conflict_handler="resolve",  # `simulate --bot` replaces the shared option of the same name
            formatter_class=partial(Formatter, usage=say("cli-usage")),
            description=say(f"cli-about{name}"),
            epilog=say(f"cli-examples{name}"),
            **kept,
        )
        self.lang = lang
        self.command = command
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))
        self.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("cli-lang"))

    def word(self, key: str) -> str:
        return words(self.lang)(f"cli-{key}")

    def error(self, message: str) -> NoReturn:
        refused = getattr(sys.exception(), "__context__", None)
        if isinstance(refused, BadInput):  # argparse rewords a `ValueError`
            raise refused from None
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                given = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise BadCall(key, prog=self.prog, **given)
        raise BadCall("usage", prog=self.prog, message=message)

    # --- options that several commands share

    def takes_game(self) -> None:
        self.add_argument("game", metavar=self.word("meta-game"), help=self.word("arg-game"))

    def takes(self, *flags: str, key: str, metavar: str = "", **kept: Any) -> None:
        """Add an option or argument with its help text `cli-arg-<key>`."""
        if metavar:
            kept["metavar"] = self.word(f"meta-{metavar}")
        self.add_argument(*flags, help=self.word(f"arg-{key}"), **kept)

    def takes_bots(self) -> None:
        """Add the option for foreign bots; a command's own option of the same name takes its place."""
        file, about = self.word("meta-file"), self.word("bot-module")
        self.add_argument("--bot-module", type=_bots, metavar=file, default=argparse.SUPPRESS, help=about)
        pair, about = self.word("meta-program"), self.word("bot-program")
        self.add_argument("--bot", type=add_program, metavar=pair, default=argparse.SUPPRESS, help=about)

    def takes_table(self) -> None:
        """Add the options that set up a table."""
        self.takes("--seats", key="seats", metavar="number", type=whole(1))
        self.takes("--option", key="option", metavar="pair", action="append", default=[])
        self.takes("--seed", key="seed", metavar="number", type=whole(0, (1 << 256) - 1))

    def takes_secret(self) -> None:
        """Add the option for the secret of the bots' luck."""
        self.takes("--secret", key="secret", metavar="word", default="")

    def takes_work(self) -> None:
        """Add the options for the amount of work, its workers, and the file for the figures."""
        self.takes_secret()
        self.takes("--games", key="games", metavar="number", type=whole(1))
        self.takes("--workers", key="workers", metavar="number", type=whole(1, 1024))
        self.takes("--json", key="json", metavar="file", type=Path)

    def takes_edition(self) -> None:
        self.takes("--edition", key="edition", metavar="file", type=Path)


def _bots(text: str) -> Path:
    """Add the bots of a file at once: the rest of the line may name them."""
    add_bots_from(Path(text))
    return Path(text)


def player(text: str) -> str:
    """Return a bot by its text; add one that comes with its program."""
    return add_program(text) if "=" in text else text


def whole(low: int, high: int = MOST) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 80 and low <= int(text) <= high):
            raise BadCall("whole", value=text[:40], low=low, high=str(high) if high < MOST else "…")
        return int(text)

    return read


def seconds(text: str) -> float:
    """Read a time to wait."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 600:
        raise BadCall("seconds", value=text[:40])
    return found


def parser(lang: str, commands: Sequence[CliCommand]) -> Parser:
    """Return the whole command line in one language."""
    top = Parser(lang, prog=PROGRAM)
    top.takes_bots()
    build = top.word("compiled" if is_compiled() else "plain-python")
    top.add_argument(
        "--version", action="version", version=f"{PROGRAM} {version(PROGRAM)} ({build})", help=top.word("version")
    )
    nest(top, commands)
    return top


def nest(top: Parser, commands: Sequence[CliCommand], within: str = "") -> None:
    """Add commands below a parser; the names of those within another command are shortened by its name."""
    below = top.add_subparsers(
        dest=f"{within}command", required=True, metavar=top.word("meta-command"), title=top.word("commands")
    )
    for command in commands:
        name, short = command.name.removeprefix(within), top.word(f"short-{command.name}")
        sub = below.add_parser(name, help=short, lang=top.lang, command=command.name)
        sub.set_defaults(run=command.run, extra=command.extra, grammar=top)
        command.declare(sub)
