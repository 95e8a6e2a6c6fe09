"""The results of a call of the command, and checks of them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol


class Ran(NamedTuple):
    """The exit code and the output."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """A call of the command; `typed` is standard input, `person` whether it is a terminal."""

    def __call__(self, *words: str, typed: str = "", person: bool = False) -> Ran: ...


def one_line(ran: Ran) -> str:
    """Return the single line of an error, and check that nothing else is on standard error."""
    assert ran.code == 2, ran
    assert ran.err.startswith("tafelrunde: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    return ran.err


def listing(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder with their contents."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
