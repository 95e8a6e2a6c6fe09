"""A fixture that runs the command in this process, with a script or a person at the keyboard."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tafelrunde.bots.registry import MODULES, PROGRAMS
from tafelrunde.cli import main
from tests.cli.calls import Ran, Run


class Keyboard(io.StringIO):
    """Lines that are typed, by a person or by a script."""

    person = False

    def isatty(self) -> bool:
        return self.person


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Return a caller such as `run("play", "drachenland", typed="1\n", person=True)`, which works in `tmp_path` and
    keeps states in `state`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name in (MODULES, PROGRAMS):  # a command that adds bots keeps them here for its workers
        monkeypatch.setenv(name, "")

    def runs(*words: str, typed: str = "", person: bool = False) -> Ran:
        keyboard = Keyboard(typed)
        keyboard.person = person
        monkeypatch.setattr("sys.stdin", keyboard)
        capsys.readouterr()
        try:
            code = main(list(words))
        except SystemExit as left:  # argparse exits this way after --help and --version
            code = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return runs
