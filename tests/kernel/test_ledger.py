"""The ledger: clauses in order, tied to code and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.drachenland import GAME
from tafelrunde.kernel.errors import BadEdition, BadInput
from tafelrunde.kernel.ledger import Ledger, marked

RULES = """\
[[topic]]
id = "play"
de = "Spiel"
en = "Play"

[[clause]]
id = "TX-001"
topic = "play"
de = "Wer an der Reihe ist, würfelt."
en = "Whoever's turn it is rolls."

[[clause]]
id = "TX-002"
topic = "play"
de = "Die STRASSE zählt."
en = "The road counts."
source = "Heading"
option = "roads"

[[clause]]
id = "TX-R01"
topic = "play"
de = "Alle sind freundlich."
en = "Everybody is kind."
untestable = "taste"
"""


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(write(tmp_path, "toy/rules.toml", RULES))


def test_clauses_keep_their_order_and_words(ledger: Ledger) -> None:
    assert list(ledger.clauses) == ["TX-001", "TX-002", "TX-R01"]
    assert ledger.prefix == "TX"
    assert ledger.topics["play"].de == "Spiel"
    clause = ledger["TX-002"]
    assert (clause.text("de"), clause.text("en")) == ("Die STRASSE zählt.", "The road counts.")
    assert (clause.source, clause.option, clause.untestable) == ("Heading", "roads", "")


def test_an_unknown_clause_error_shows_how_clauses_are_numbered(ledger: Ledger) -> None:
    with pytest.raises(BadInput) as caught:
        ledger["TX-999"]
    assert caught.value.key == "unknown-clause"
    assert caught.value.args_by_name == {"clause": "TX-999", "first": "TX-001"}


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "field", "value"),
    [
        ('"TX-002"', '"TX-001"', "edition-twice", 13, "clause[1].id", "TX-001"),
        ('topic = "play"\nde = "Alle', 'topic = "mood"\nde = "Alle', "edition-unknown", 22, "clause[2].topic", "mood"),
    ],
)
def test_a_wrong_ledger_is_refused(
    tmp_path: Path, old: str, new: str, key: str, line: int, field: str, value: str
) -> None:
    path = write(tmp_path, "toy/rules.toml", RULES.replace(old, new))
    with pytest.raises(BadEdition) as caught:
        Ledger(path)
    assert caught.value.key == key
    assert caught.value.args_by_name == {"file": "toy/rules.toml", "line": line, "field": field, "value": value}


def test_a_ledger_without_clauses_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition) as caught:
        Ledger(write(tmp_path, "toy/rules.toml", "topic = []\nclause = []\n"))
    assert (caught.value.key, caught.value.args_by_name["line"]) == ("edition-count", 2)


CODE = '''\
"""TX-001 to TX-002."""
def roll() -> None:
    """TX-001, as XTX-001 and TX-001a do not count; TX-R01 does."""
'''
TESTS = """\
import pytest

@pytest.mark.clause("TX-001", "TX-002")
def test_one(): ...

class TestMore:
    @pytest.mark.parametrize("x", [1])
    @pytest.mark.clause("TX-001")
    def test_two(self, x): ...

@pytest.mark.clause("TX-002")
def helper(): ...

@pytest.mark.clause("ZZ-001")
def test_three(): ...

def test_four():
    "TX-002"
"""


def test_citations_in_code_are_found(ledger: Ledger, tmp_path: Path) -> None:
    write(tmp_path, "code/steps.py", CODE)
    write(tmp_path, "code/deep/turn.py", "# TX-002\n")
    write(tmp_path, "code/notes.txt", "TX-001\n")
    assert ledger.cited(tmp_path / "code") == {
        "TX-001": ["steps.py:1", "steps.py:3"],
        "TX-002": ["deep/turn.py:1", "steps.py:1"],
        "TX-R01": ["steps.py:3"],
    }


def test_rules_of_single_cards_are_cited_by_their_letter(ledger: Ledger, tmp_path: Path) -> None:
    write(tmp_path, "code/cards.py", "# TX-C07, TX-R01 to TX-G2; neither TX-CC1 nor TX-c1\n")
    assert ledger.cited(tmp_path / "code").keys() == {"TX-C07", "TX-R01", "TX-G2"}


def test_marks_in_tests_are_found(ledger: Ledger, tmp_path: Path) -> None:
    write(tmp_path, "tests/deep/test_toy.py", TESTS)
    write(tmp_path, "tests/helpers.py", TESTS)
    place = "deep/test_toy.py::"
    assert ledger.proved(tmp_path / "tests") == {
        "TX-001": [f"{place}test_one", f"{place}test_two"],
        "TX-002": [f"{place}test_one"],
    }
    assert marked(tmp_path / "tests")["ZZ-001"] == [f"{place}test_three"]


def test_gaps_are_missing_tests_and_unknown_ids(ledger: Ledger, tmp_path: Path) -> None:
    code, tests = tmp_path / "code", tmp_path / "tests"
    write(tmp_path, "code/steps.py", CODE)
    write(tmp_path, "tests/test_toy.py", TESTS)
    assert ledger.gaps(code, tests) == []
    write(tmp_path, "tests/test_toy.py", TESTS.replace('"TX-001", "TX-002"', '"TX-001", "TX-003"'))
    write(tmp_path, "code/more.py", "# TX-R09\n")
    assert ledger.gaps(code, tests) == [
        "TX-002: no test proves it",
        "TX-003: no such clause (test_toy.py::test_one)",
        "TX-R09: no such clause (more.py:1)",
    ]


def test_an_untestable_clause_needs_no_test(ledger: Ledger) -> None:
    assert ledger.unproved({}) == ["TX-001", "TX-002"]
    assert ledger.unproved({"TX-001": [], "TX-002": []}) == []


def test_the_ledger_of_drachenland_is_complete() -> None:
    ledger = GAME.ledger
    assert ledger.prefix == "DL"
    assert [clause.id for clause in ledger.clauses.values()] == list(ledger.clauses)
    assert len(ledger.clauses) == 169  # 142 clauses and 27 rulings
    assert all(clause.de and clause.en and clause.de != clause.en for clause in ledger.clauses.values())
    assert {clause.topic for clause in ledger.clauses.values()} == set(ledger.topics)
