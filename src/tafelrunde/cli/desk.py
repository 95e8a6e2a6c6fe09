"""The desk of a command: its language and words, its output and its input."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.actions import ActionWord
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.texts import LANGUAGES, Texts

HERE = Path(__file__).parent


class Paper(Console):
    """A console for plain text without markup. `main` handles a reader that has gone (`| head`)."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@cache
def words(lang: str) -> Texts:
    """Return the texts of the command line."""
    return Texts(lang, [HERE])


class BadCall(BadInput):
    """A command line, answer or file that makes no sense; the message is the text `cli-error-<key>`."""

    def say(self, lang: str) -> str:
        return words(lang)(f"cli-error-{self.key}", **self.args_by_name)


def language(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of --lang, else that of the locale: German where it is German, else English."""
    for i, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang" and (equals or i + 1 < len(argv)):
            wished = value if equals else argv[i + 1]
            if wished in LANGUAGES:
                return wished
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


@dataclass(frozen=True)
class Desk:
    """The input and output of one call of the command."""

    lang: str
    out: Console
    err: Console
    interactive: bool  # a person types; otherwise a script, where any mistake ends the run

    @classmethod
    def here(cls, lang: str) -> Desk:
        """Return the desk of this process."""
        interactive = sys.stdin.isatty()
        if interactive:
            with suppress(ImportError):
                import_module("readline")  # arrow keys and history at the prompt, where the system has it
        return cls(lang, Paper(sys.stdout), Paper(sys.stderr), interactive)

    def word(self, key: str, **args: ActionWord) -> str:
        return words(self.lang)(f"cli-{key}", **args)

    def say(self, key: str, style: str = "", **args: ActionWord) -> None:
        """Print a text. A text that names a file stays on one line, to be copied."""
        self.out.print(Text(self.word(key, **args), style), soft_wrap="file" in args)

    def ask(self, question: str) -> str:
        """Return a line from the person or the script; raise EOFError when there is none."""
        line = input(question).strip()
        if not self.interactive:
            self.out.print(line)  # the transcript of a script then reads like a game
        return line

    def complain(self, message: str) -> None:
        """Print one line, however long, on standard error."""
        self.err.print(Text(f"tafelrunde: {' '.join(message.split())}", "red"), soft_wrap=True)

    def table(self, *headings: str, right: Sequence[str] = ()) -> Table:
        """Return an empty table; headings are texts `cli-head-<heading>`, those in `right` stand over numbers."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        for heading in headings:
            name = self.word(f"head-{heading}") if heading else ""
            table.add_column(name, justify="right" if heading in right else "left", overflow="fold")
        return table

    def progress(self) -> Progress:
        """Return a progress bar on standard error, shown only to a person."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)
