"""The steps to an edition of your own, as the pages for players describe them."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.cli.calls import Run

DOCS = Path(__file__).parents[2] / "docs"
BOTS = ("--watch", "--pace", "0", "--seat", "random", "--seat", "random")


@pytest.mark.parametrize(("lang", "heading"), [("de", "Eigene Ausgabe"), ("en", "Your own edition")])
def test_commands_for_an_edition_of_your_own(run: Run, lang: str, heading: str) -> None:
    section = (DOCS / f"playing.{lang}.md").read_text("utf-8").partition(f"\n## {heading}\n")[2]
    copied, *commands = re.findall(r"^(?:python|tafelrunde) .+$", section.partition("\n## ")[0], re.MULTILINE)
    program = re.fullmatch(r'python -c "(.+)" > mine\.toml', copied)
    assert program
    with Path("mine.toml").open("w", encoding="utf-8") as file, redirect_stdout(file):
        exec(program[1], {})
    assert commands == ["tafelrunde edition check mine.toml", "tafelrunde play drachenland --edition mine.toml"]
    checked, played = (command.split()[1:] for command in commands)
    assert run(*checked).code == 0
    assert run(*played, *BOTS).code == 0
