"""The scripts that `tafelrunde completion` writes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tafelrunde.bots import kinds
from tafelrunde.cli import COMMANDS
from tafelrunde.cli.completion import SHELLS
from tafelrunde.cli.desk import words
from tafelrunde.kernel.game import installed
from tafelrunde.kernel.texts import LANGUAGES
from tests.cli.calls import Run, one_line

ASK = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_shtab_tafelrunde "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
echo "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_names_commands_games_and_bots(run: Run, shell: str, lang: str) -> None:
    ran = run("completion", shell, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    for name in (*(command.name for command in COMMANDS), *installed(), *kinds(), "--option", "--public-url"):
        assert name in ran.out
    if shell != "bash":  # bash shows no explanations
        for command in COMMANDS:
            assert words(lang)(f"cli-short-{command.name}") in ran.out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ([""], [command.name for command in COMMANDS]),
        (["completion", ""], list(SHELLS)),
        (["play", ""], sorted(installed())),
        (["play", "dante", "--see"], ["--seed"]),
        (["play", "dante", "--seat", ""], ["human", *kinds()]),
        (["arena", "dante", "--lang", ""], list(LANGUAGES)),
        (["verify", "gam"], ["game.json"]),
    ],
    ids=" ".join,
)
def test_bash_completes(run: Run, tmp_path: Path, typed: list[str], offered: list[str]) -> None:
    script = tmp_path / "script"
    script.write_text(run("completion", "bash").out, "utf-8")
    (tmp_path / "game.json").touch()
    asked = ["bash", "--norc", "-c", ASK, "bash", str(script), "tafelrunde", *typed]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert (done.stdout.split(), done.stderr) == (offered, "")


def test_an_unknown_shell_is_refused(run: Run) -> None:
    assert "bash, zsh, fish" in one_line(run("completion", "cmd"))
