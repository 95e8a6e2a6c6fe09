"""Every audience has a page that begins with a quick start; its commands work as they are written there.

Its Python is executed by tests/kernel/test_readme.py.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tafelrunde.cli import COMMANDS
from tafelrunde.cli.parser import parser
from tests.cli.calls import Run

ROOT = Path(__file__).parents[2]
DOORS = {
    "docs/playing.en.md": "Quick start",
    "docs/playing.de.md": "Schnellstart",
    "docs/hosting.md": "Quick start",
    "docs/measuring.md": "Quick start",
    "docs/gym.md": "Quick start",
    "docs/writing-a-game.md": "Quick start",
    "docs/bots.md": "Quick start",
    "CONTRIBUTING.md": "Quick start",
}
SIMULATING = {"arena", "simulate"}
STAYING = {"serve"}  # it runs until it is stopped: only its grammar is tried


def section(page: str) -> str:
    """Return the quick start, which is the first section of its page."""
    heading, _, text = (ROOT / page).read_text("utf-8").partition("\n## ")[2].partition("\n## ")[0].partition("\n")
    assert heading == DOORS[page]
    return text


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", DOORS)
def test_the_quick_start_works(page: str, run: Run) -> None:
    text = section(page)
    for program in blocks(text, "python"):
        if not program.startswith(">>>"):
            Path("mine.py").write_text(program, "utf-8")
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    assert lines
    for line in lines:
        attempt(line, run)


def attempt(line: str, run: Run) -> None:
    program, *words = shlex.split(line)
    if program == "make":
        assert re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), line
    elif program == "pip":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        assert words == ["install", f"tafelrunde[{words[1][11:-1]}]"], line
        assert words[1][11:-1] in project["optional-dependencies"], line
    elif STAYING & set(words):
        assert program == "tafelrunde"
        parser("en", COMMANDS).parse_args(words)
    else:
        assert program == "tafelrunde"
        ran = run(*words, *(("--workers", "1") if SIMULATING & set(words) else ()))
        assert ran.code == 0, (line, ran)


def test_the_front_page_and_the_readme_lead_to_every_door() -> None:
    front, readme = ((ROOT / name).read_text("utf-8") for name in ("docs/index.md", "README.md"))
    for page in DOORS:
        assert f"]({page})" in readme
        assert f"]({page.removeprefix('docs/').replace('CONTRIBUTING', 'contributing')})" in front
