"""The sources of `make site`: the rules of every game as pages, and a reference of the public API."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import ledgers
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.ledger import SHARED_RULE
from tafelrunde.kernel.texts import LANGUAGES
from tests.built_in_games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PACKAGES = ("tafelrunde", "tafelrunde.bots", "tafelrunde.gym", "tafelrunde.lab")  # whose names are public,
MODULE_PACKAGES = ("tafelrunde.kernel", "tafelrunde.testing")  # and those whose modules are


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


@pytest.mark.parametrize(
    ("lang", "said", "printed"), [("de", "Hausregel", "Im Regelheft"), ("en", "house rule", "In the")]
)
def test_house_rules_are_not_said_to_be_printed(lang: str, said: str, printed: str) -> None:
    house = {game: [c.id for c in game.ledger.clauses.values() if c.source == SHARED_RULE] for game in GAMES}
    assert {clause for clauses in house.values() for clause in clauses} == {"DD-243", "DD-244", "DL-142"}
    for game, clauses in house.items():
        for clause in clauses:
            told = ledgers.page(game, lang).partition(f"### {clause}\n")[2].partition("###")[0]
            note = told.partition("<small>")[2]
            assert said in note
            assert printed not in note


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_first_page_leads_to_every_game(game: Game[Any, Any], lang: str) -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    assert f"\ngames/{game.slug}.{lang}\n" in index
    assert f"<rules/{game.slug}.{lang}>\n" in index


def public(package: str) -> list[str]:
    names: list[str] = import_module(package).__all__
    return names


def test_the_reference_holds_every_public_module() -> None:
    pages = [page.read_text("utf-8") for page in (DOCS / "api").iterdir()]
    described = [name for page in pages for name in re.findall(r"module:: (\S+)", page)]
    modules = [f"{package}.{name}" for package in MODULE_PACKAGES for name in public(package)]
    assert sorted(described) == sorted([*PACKAGES, "tafelrunde.testing", *modules])


@pytest.mark.parametrize("package", [*PACKAGES, *MODULE_PACKAGES])
def test_what_is_public_is_said_and_is_there(package: str) -> None:
    assert f"| [`{package}`](api/{package.rpartition('.')[2]}.md) |" in (DOCS / "public-api.md").read_text("utf-8")
    names = [name for name in public(package) if name != "__version__"]
    things = [
        import_module(f"{package}.{name}") if package in MODULE_PACKAGES else getattr(import_module(package), name)
        for name in names
    ]
    assert names == sorted(names)
    assert [name for name, thing in zip(names, things, strict=True) if not thing.__doc__] == []
