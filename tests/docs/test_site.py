"""What `make site` is made of: the rules of every game as pages, and a reference of all that is public."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import kernel
from tafelrunde.cli import ledgers
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
GAMES = tafelrunde.all_games()
PACKAGES = ("tafelrunde", "tafelrunde.bots", "tafelrunde.lab", "tafelrunde.kernel")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_clause_has_its_heading_and_text(game: Game[Any, Any], lang: str) -> None:
    page = ledgers.page(game, lang)
    assert re.findall(r"^### (.+)$", page, re.MULTILINE) == [
        clause.id for topic in game.ledger.topics for clause in game.ledger.clauses.values() if clause.topic == topic
    ]
    for clause in game.ledger.clauses.values():
        assert f"### {clause.id}\n\n{ledgers.linked(game, clause.text(lang))}\n" in page
    for option in game.options:
        assert f"(`{option.name}`)" in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_first_page_leads_to_every_game(game: Game[Any, Any], lang: str) -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    assert f"\ngames/{game.slug}.{lang}\n" in index
    assert f"<rules/{game.slug}.{lang}>\n" in index


def test_the_reference_holds_every_public_module() -> None:
    described = [
        name for page in (DOCS / "api").iterdir() for name in re.findall(r"automodule:: (\S+)", page.read_text())
    ]
    modules = [f"tafelrunde.kernel.{name}" for name in kernel.__all__]
    assert sorted(described) == sorted([*(set(PACKAGES) - {"tafelrunde.kernel"}), *modules])


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_public_is_said_and_is_there(package: str) -> None:
    assert f"| [`{package}`](api/{package.rpartition('.')[2]}.md) |" in (DOCS / "public-api.md").read_text("utf-8")
    names: list[str] = import_module(package).__all__
    assert names == sorted(names)
    if package == "tafelrunde.kernel":
        things = {name: import_module(f"{package}.{name}") for name in names}
    else:
        things = {name: getattr(import_module(package), name) for name in names if name != "__version__"}
    assert [name for name, thing in things.items() if not thing.__doc__] == []
