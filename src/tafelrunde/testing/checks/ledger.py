"""The build gate: no rule without a test, and no citation of a rule that does not exist."""

from __future__ import annotations

from tafelrunde.kernel.ledger import checkout_tests
from tafelrunde.testing.subjects import AnyGame, each_game


@each_game
def test_every_clause_is_proved_and_every_citation_exists(game: AnyGame) -> None:
    """Check the tests of the checkout that holds the game; a game installed without tests passes."""
    gaps = game.ledger.gaps(game.folder, checkout_tests(game.folder))
    assert not gaps, "\n".join(gaps)


@each_game
def test_options_and_clauses_name_each_other(game: AnyGame) -> None:
    options = {option.name: option.clause for option in game.options}
    assert [clause for clause in (*options.values(), game.end_clause) if clause not in game.ledger.clauses] == []
    named = {clause.option for clause in game.ledger.clauses.values() if clause.option}
    assert named <= options.keys()


@each_game
def test_every_event_rests_on_a_clause(game: AnyGame) -> None:
    """Check events that are never told in a game, too; the conformance suite checks those that are."""
    assert [kind.key for kind in game.events if kind.clause not in game.ledger.clauses] == []
    assert len({kind.key for kind in game.events}) == len(game.events) > 0
