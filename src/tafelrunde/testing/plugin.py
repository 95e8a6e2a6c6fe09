"""The pytest plugin, found wherever the package is installed.

It declares the mark `clause` and gives the tests of the suite the games to prove: those of a conftest or of the command
line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import Game, game

SUITE = "tafelrunde.testing.suite"
NO_GAME = "no game to prove: name one with --tafelrunde-game=SLUG, or by pytest_tafelrunde_games in a conftest.py"
MARKS = (
    "clause(*ids): the rules clauses this test proves",
    "subjects(names, found): runs the test with all that is found in the games to prove",
)

for part in ("checks", "editions", "finality", "frames", "pairs", "playing", "proofs", "secrecy", "trials", "wire"):
    pytest.register_assert_rewrite(f"tafelrunde.testing.{part}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("tafelrunde").addoption(
        "--tafelrunde-game",
        action="append",
        default=[],
        metavar="SLUG",
        help="prove this game only (may be given several times); without files: run the whole suite for it",
    )


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    from tafelrunde.testing import hooks

    pluginmanager.add_hookspecs(hooks)


def pytest_load_initial_conftests(early_config: pytest.Config, args: list[str]) -> None:
    """Run the suite where the command line names games but no files."""
    named = early_config.known_args_namespace
    if named.tafelrunde_game and not named.file_or_dir:
        args += ["--pyargs", SUITE]


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers("subjects"):
        names, found = cast(tuple[str, Callable[..., Any]], mark.args)
        metafunc.parametrize(names, [*found(*_subjects(metafunc))])


def _subjects(metafunc: pytest.Metafunc) -> Iterator[Any]:
    from tafelrunde.testing.subjects import Subject

    hook = metafunc.definition.ihook
    here = {one.slug: one for some in reversed(hook.pytest_tafelrunde_games()) for one in some}
    wanted = metafunc.config.getoption("--tafelrunde-game")
    games = [here.get(slug) or _installed(slug) for slug in wanted] or [*here.values()]
    if not games:
        pytest.fail(NO_GAME, pytrace=False)
    for one in games:
        yield Subject(one, hook.pytest_tafelrunde_brisk(game=one) or {})


def _installed(slug: str) -> Game[Any, Any]:
    try:
        return game(slug)
    except BadInput as error:
        pytest.fail(error.say("en"), pytrace=False)
