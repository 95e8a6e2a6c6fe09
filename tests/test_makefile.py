"""The Makefile in a folder whose name has a space and an umlaut."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parents[1]
MADE = (".venv/.stamp", ".venv-fast/.stamp", ".venv-node/.stamp", "src/tafelrunde/server/static/index.html", "chromium")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What make looks at, in a folder that a person may well have."""
    place = tmp_path / "some dir ä" / "tafelrunde"
    (place / "web" / "node_modules").mkdir(parents=True)
    (place / "src").mkdir()
    shutil.copy(ROOT / "Makefile", place)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, place / "web")
    return place


def make(place: Path, *words: str) -> str:
    """Run targets where no Node is, as if all that takes long were made."""
    made = [f"--old-file={name}" for name in MADE]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = run(["make", *made, "NODE=false", *words], cwd=place, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_npm_of_the_environment_is_found(clone: Path) -> None:
    npm = clone / ".venv-node" / "bin" / "npm"
    npm.parent.mkdir(parents=True)
    npm.write_text('#!/bin/sh\necho "npm: $*"\n')
    npm.chmod(0o755)
    assert "npm: --prefix web ci" in make(clone, "web/node_modules/.stamp")


def test_the_whole_path_is_one_word(clone: Path) -> None:
    lines = make(clone, "--dry-run", "fast-short", "fast-test", "shots", "lint").splitlines()
    named = [word for line in lines if "some dir" in line for word in shlex.split(line.rstrip("\\"))]
    assert [word for word in named if word.startswith(("dir", "ä"))] == []
    assert len([word for word in named if "some dir ä/tafelrunde/" in word]) >= 4
