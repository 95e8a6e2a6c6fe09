"""How Dungeon Designer sounds; what holds for the words of every game is in `tests/games/test_every_word.py`."""

from __future__ import annotations

import pytest

from tafelrunde.games.dungeon_designer import GAME
from tafelrunde.kernel.speech import Speaker
from tests.games.dungeon_designer.tables import at


@pytest.mark.parametrize(
    ("move", "german", "english"),
    [
        ("buy M02 top", "Kauf Marktstand 2, oberer Teil", "Buy Stall 2, top half"),
        ("pass 3", "Passe und nimm „Geordnete Gemächer“", "Pass and take “Ordered Chambers”"),
    ],
)
def test_some_sentences(move: str, german: str, english: str) -> None:
    table = at(2, ask="Visit(0)", gold=[9, 0])
    action = table.setup.grammar.parse(move)
    assert action in table.legal(0)
    assert Speaker(table.setup, "de").action(action) == german
    assert Speaker(table.setup, "en").action(action) == english


def test_a_refusal_names_its_clause() -> None:
    table = at(2, ask="Visit(0)", gold=[4, 0])
    refusal = table.why_not(0, "buy M02 top")
    assert refusal is not None
    assert Speaker(table.setup, "de").refusal(refusal) == "Das kostet 7, und du hast nur 4 Gold. [DD-070]"
    assert Speaker(table.setup, "en").refusal(refusal) == "That costs 7, and you have only 4 gold. [DD-070]"


@pytest.mark.parametrize("ruling", ["DD-R01", "DD-R14", "DD-R28", "DD-R35", "DD-R36"])
def test_departures_from_the_printed_rule_say_so(ruling: str) -> None:
    clause = GAME.ledger[ruling]
    assert "ie gedruckte Regel " in clause.text("de")
    assert "; hier " in clause.text("de")
    assert "he printed rule " in clause.text("en")
    assert "; here " in clause.text("en")


@pytest.mark.clause("DD-243", "DD-244")
def test_powers_are_house_rules() -> None:
    assert {GAME.ledger[clause].source for clause in ("DD-243", "DD-244")} == {"Hausregel"}
