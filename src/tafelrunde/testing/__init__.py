"""The proofs of every game, for games of other packages as for the built-in ones.

A package with a game proves it with three lines in `tests/conftest.py`::

    from my_game import GAME

    def pytest_tafelrunde_games():
        return [GAME]

and one in `tests/test_proofs.py`::

    from tafelrunde.testing.suite import *

`pytest --tafelrunde-game=my_game` alone proves any installed game. `playing`, `editions` and `spoken` help with the
tests of a game's own clauses, which are marked `@pytest.mark.clause("MY-001")`.

This needs pytest and the server: `pip install 'tafelrunde[testing]'`.
"""

__all__ = ["editions", "hooks", "playing", "spoken", "suite"]
