"""A game made by `tafelrunde new-game`: it is found, proved and played at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli.new_game import make
from tafelrunde.kernel.game import GROUP
from tests.cli.calls import Run

ROOT = Path(__file__).parents[2]
NAME = "liars_dice"
SHORT = "not seat_count or (2 and random)"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a fresh package, announced as an installer would."""
    folder = tmp_path_factory.mktemp("workshop") / NAME
    make(NAME, folder)
    info = folder / "src" / f"{NAME}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{NAME} = {NAME}:GAME\n", "utf-8")
    return folder


def python(project: Path, *argv: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a module where the package is installed, in its folder or another one."""
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "COLUMNS": "100"}
    call = [sys.executable, "-B", "-m", *argv]
    return subprocess.run(call, cwd=folder or project, env=environment, capture_output=True, text=True, check=False)


def pytest_in(project: Path, *argv: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return python(project, "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", *argv, folder=folder)


def test_its_own_tests_pass_at_once(project: Path) -> None:
    ran = pytest_in(project, "-k", SHORT)
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_its_conftest_has_three_lines(project: Path) -> None:
    lines = (project / "tests" / "conftest.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line]) == 3


def test_it_is_proved_by_its_name_alone(project: Path) -> None:
    ran = pytest_in(project, f"--tafelrunde-game={NAME}", "--collect-only")
    assert ran.returncode == 0, ran.stdout
    assert f"test_every_seat_count[{NAME}-4-knowledge_is_final-heuristic]" in ran.stdout
    assert "dante" not in ran.stdout


def test_several_games_are_proved_in_one_run(project: Path) -> None:
    ran = pytest_in(project, "--tafelrunde-game=dante", f"--tafelrunde-game={NAME}", "-k", "rests_on_a_clause")
    assert "2 passed" in ran.stdout


def test_a_game_that_nobody_knows_cannot_be_proved(project: Path) -> None:
    ran = pytest_in(project, "--tafelrunde-game=skat")
    assert ran.returncode != 0
    assert "skat" in ran.stdout


def test_without_a_game_there_is_nothing_to_prove(project: Path, tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text("from tafelrunde.testing.suite import *\n", "utf-8")
    ran = pytest_in(project, f"--rootdir={tmp_path}", str(tmp_path))
    assert ran.returncode != 0
    assert "--tafelrunde-game=SLUG" in ran.stdout


def test_a_clause_that_no_test_proves_is_found(project: Path) -> None:
    rules = project / "tests" / "test_rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace('@pytest.mark.clause("LD-004")', ""), "utf-8")
    try:
        ran = pytest_in(project, "-k", "every_clause_is_proved")
    finally:
        rules.write_text(text, "utf-8")
    assert "LD-004: no test proves it" in ran.stdout


def test_the_built_in_tests_leave_it_alone(project: Path) -> None:
    """Its words are collected, its clauses are proved and its pages are written elsewhere."""
    files = ("tests/games/test_every_word.py", "tests/kernel/test_rules_ledgers.py", "tests/docs/test_game_pages.py")
    ran = pytest_in(project, *files, "-k", "every_clause_is_proved or belongs", "-rA", folder=ROOT)
    assert ran.returncode == 0, ran.stdout
    assert "every_citation_exists[dante]" in ran.stdout
    assert NAME not in ran.stdout


def test_it_is_played_in_the_terminal(project: Path) -> None:
    ran = python(project, "tafelrunde", "play", NAME, "--watch", "--seed", "1", "--lang", "de")
    assert ran.returncode == 0, ran.stderr
    assert "Die Hände sind leer" in ran.stdout


def test_its_words_and_clauses_bear_the_name(project: Path) -> None:
    ran = python(project, "tafelrunde", "rules", NAME, "--coverage")
    assert ran.returncode == 0, ran.stdout
    assert "LD-R01" in ran.stdout
    assert not [path for path in project.rglob("*.*") if path.is_file() and "ireflies" in path.read_text("utf-8")]


def test_the_command_makes_it(run: Run, tmp_path: Path) -> None:
    ran = run("new-game", NAME, "--folder", str(tmp_path))
    assert ran.code == 0
    assert f"tafelrunde play {NAME}" in ran.out
    assert (tmp_path / NAME / "src" / NAME / "rules.toml").is_file()


@pytest.mark.parametrize("name", ["", "x", "Skat", "2skat", "liars-dice", "class", "../skat", "a" * 41, "würfel"])
def test_a_bad_name_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    ran = run("new-game", name, "--folder", str(tmp_path))
    assert ran.code == 2
    assert "is no name for a game" in ran.err
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("name", ["dante", "random", "pytest"])
def test_a_name_that_is_taken_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    ran = run("new-game", name, "--folder", str(tmp_path))
    assert ran.code == 2
    assert f"already called {name}" in ran.err


def test_a_folder_that_is_there_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / NAME / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine", "utf-8")
    ran = run("new-game", NAME, "--folder", str(tmp_path))
    assert ran.code == 2
    assert "is there already" in ran.err
    assert [*mine.parent.iterdir()] == [mine]


def test_a_folder_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = run("new-game", NAME, "--folder", str(tmp_path / "file"))
    assert ran.code == 2
    assert "cannot be made" in ran.err
