"""The build gate: no rule without a test, and no citation of a rule that does not exist."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.ledger import marked
from tests.toys import TOYS

TESTS = Path(__file__).parents[1]
GAMES = tafelrunde.all_games()
AnyGame = Game[Any, Any]


def strays(games: list[AnyGame], tests: Path) -> list[str]:
    """Marks that belong to no game at all, e.g. because of a misspelt prefix."""
    known = {game.ledger.prefix for game in (*games, *TOYS)}
    return [f"{clause} ({places[0]})" for clause, places in marked(tests).items() if clause.split("-")[0] not in known]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_clause_is_proved_and_every_citation_exists(game: AnyGame) -> None:
    gaps = game.ledger.gaps(game.folder, TESTS)
    assert not gaps, "\n".join(gaps)


def test_every_mark_belongs_to_a_game() -> None:
    assert strays(GAMES, TESTS) == []


def test_no_two_games_number_their_rules_alike() -> None:
    assert [prefix for prefix, count in Counter(game.ledger.prefix for game in GAMES).items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_options_and_clauses_name_each_other(game: AnyGame) -> None:
    options = {option.name: option.clause for option in game.options}
    assert [clause for clause in (*options.values(), game.end_clause) if clause not in game.ledger.clauses] == []
    named = {clause.option for clause in game.ledger.clauses.values() if clause.option}
    assert named <= options.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_event_rests_on_a_clause(game: AnyGame) -> None:
    """Those that are never told in a game, too; conformance looks at those that are."""
    assert [kind.key for kind in game.events if kind.clause not in game.ledger.clauses] == []
    assert len({kind.key for kind in game.events}) == len(game.events) > 0


# --- the gate itself can fail


def copied(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "test_rules.py").write_text(text, "utf-8")
    return folder


def marks(clauses: list[str]) -> str:
    """A test file that proves these clauses."""
    lines = ((f'@pytest.mark.clause("{clause}")', f"def test_{i}() -> None: ...") for i, clause in enumerate(clauses))
    return "\n".join(("import pytest", *chain.from_iterable(lines), ""))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_gate_sees_what_is_missing_and_what_is_strange(game: AnyGame, tmp_path: Path) -> None:
    ledger = game.ledger
    clauses = [clause.id for clause in ledger.clauses.values() if not clause.untestable]
    whole = copied(tmp_path / "whole", marks(clauses))
    assert ledger.gaps(game.folder, whole) == []
    torn = copied(tmp_path / "torn", marks([*clauses[1:], f"{ledger.prefix}-9999", "ZZ-001"]))
    assert ledger.gaps(game.folder, torn) == [
        f"{clauses[0]}: no test proves it",
        f"{ledger.prefix}-9999: no such clause (test_rules.py::test_{len(clauses) - 1})",
    ]
    assert strays(GAMES, torn) == [f"ZZ-001 (test_rules.py::test_{len(clauses)})"]
