"""Every public example is executed: the README, the pages in docs/ and the docstrings of the public face."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import tafelrunde
from tafelrunde import bots, gym, lab
from tafelrunde.gym import forms, stepper
from tafelrunde.kernel import sight, table

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/bots.md", "docs/gym.md", "docs/measuring.md", "docs/public-api.md")
PROGRAMS = ("docs/foreign-bots.md",)  # its examples play whole games in tests/bots/test_foreign.py
FLAGS = doctest.ELLIPSIS


def python_blocks(text: str) -> list[tuple[int, str]]:
    """Return the Python examples of a page and the lines they begin on."""
    blocks = re.finditer(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [(text.count("\n", 0, block.start(1)) + 1, block[1]) for block in blocks]


def run_page(name: str, text: str) -> list[str]:
    """Run all examples of a page in order in one namespace, and return the complaints."""
    complaints: list[str] = []
    names: dict[str, object] = {"__name__": name}
    for line, block in python_blocks(text):
        examples = doctest.DocTestParser().get_doctest(block, names, name, name, line - 1)
        if not examples.examples:
            exec(compile("\n" * (line - 1) + block, name, "exec"), names)
            continue
        doctest.DocTestRunner(optionflags=FLAGS).run(examples, out=complaints.append, clear_globs=False)
        names = examples.globs
    return complaints


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert python_blocks(text), f"{page} has no example"
    complaints = run_page(page, text)
    assert not complaints, "".join(complaints)


def test_no_page_with_examples_is_left_out() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    assert sorted(PAGES + PROGRAMS) == sorted(
        str(p.relative_to(ROOT)) for p in pages if python_blocks(p.read_text("utf-8"))
    )


def test_a_wrong_example_is_found() -> None:
    page = "# Page\n```python\n>>> a = 1\n>>> a\n2\n\n```\n\n```python\na += 1\n```\n```python\n>>> a\n2\n\n```\n"
    complaints = run_page("page", page)
    assert len(complaints) == 1
    assert 'File "page", line 4' in complaints[0]


@pytest.mark.parametrize(
    "module", [tafelrunde, bots, gym, forms, stepper, lab, sight, table], ids=lambda module: module.__name__
)
def test_the_examples_of_docstrings_run(module: ModuleType) -> None:
    found = doctest.testmod(module, optionflags=FLAGS)
    assert found.attempted > 0
    assert found.failed == 0
