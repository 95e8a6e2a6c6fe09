"""The build gate: no rule without a test, and no citation of a rule that does not exist."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path

from tafelrunde.kernel.ledger import marked
from tafelrunde.testing.checks.ledger import *
from tafelrunde.testing.subjects import AnyGame, each_game
from tests.built_in_games import GAMES
from tests.toys import TOYS

TESTS = Path(__file__).parents[1]


def strays(games: list[AnyGame], tests: Path) -> list[str]:
    """Return marks that belong to no game at all, e.g. because of a misspelt prefix."""
    known = {game.ledger.prefix for game in (*games, *TOYS)}
    return [f"{clause} ({places[0]})" for clause, places in marked(tests).items() if clause.split("-")[0] not in known]


def test_every_mark_belongs_to_a_game() -> None:
    assert strays(GAMES, TESTS) == []


def test_no_two_games_number_their_rules_alike() -> None:
    assert [prefix for prefix, count in Counter(game.ledger.prefix for game in GAMES).items() if count > 1] == []


# --- the gate itself can fail


def copied(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "test_rules.py").write_text(text, "utf-8")
    return folder


def marks(clauses: list[str]) -> str:
    """Return a test file that proves these clauses."""
    lines = ((f'@pytest.mark.clause("{clause}")', f"def test_{i}() -> None: ...") for i, clause in enumerate(clauses))
    return "\n".join(("import pytest", *chain.from_iterable(lines), ""))


@each_game
def test_the_gate_finds_missing_and_unknown_clauses(game: AnyGame, tmp_path: Path) -> None:
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
