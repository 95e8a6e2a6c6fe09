"""What a call of the command leaves behind, and what tests ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol


class Ran(NamedTuple):
    """Exit code and what was written."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Calls the command; `typed` is standard input, `person` whether it is a terminal."""

    def __call__(self, *words: str, typed: str = "", person: bool = False) -> Ran: ...


def one_line(ran: Ran) -> str:
    """The single line of an error, which is all there is on standard error."""
    assert ran.code == 2, ran
    assert ran.err.startswith("tafelrunde: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    return ran.err


def listing(folder: Path) -> dict[str, bytes]:
    """All files below a folder with their contents."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
