"""Runs the command in this process, with a scripted or an interactive person at the keyboard."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tafelrunde.cli import main


class Ran(NamedTuple):
    """What a call of the command left behind."""

    code: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Lines that are typed, by a person or by a script."""

    person = False

    def isatty(self) -> bool:
        return self.person


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "drachenland", typed="1\\n", person=True)`; the user's folder for states is `tmp_path/state`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def runs(*words: str, typed: str = "", person: bool = False) -> Ran:
        keyboard = Keyboard(typed)
        keyboard.person = person
        monkeypatch.setattr("sys.stdin", keyboard)
        capsys.readouterr()
        try:
            code = main(list(words))
        except SystemExit as left:  # argparse leaves like this after --help and --version
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return runs


def one_line(ran: Ran) -> str:
    """The single line of an error, which is all there is on standard error."""
    assert ran.code == 2, ran
    assert ran.err.startswith("tafelrunde: "), ran.err
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    return ran.err
