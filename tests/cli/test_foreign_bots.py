"""The option `--bot NAME=PROGRAM`, in every command that takes bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.bots import offered
from tafelrunde.bots.registry import PROGRAMS
from tafelrunde.cli import COMMANDS, main
from tafelrunde.cli.parser import parser
from tafelrunde.lab.runs import Run
from tests.bots.programs import FAULTY, GOOD, written


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, "")


QUICK = ("--option", "clock_rounds=1", "--games", "2", "--workers", "1")


@pytest.mark.parametrize(
    "words",
    [
        ["--bot", "{mine}", "arena", "drachenland", "--bots", "mine:60s,random", *QUICK],
        ["arena", "drachenland", "--bot", "{mine}", "--bots", "mine:60s,random", *QUICK],
        ["simulate", "drachenland", "--seats", "2", "--bot", "{mine}", *QUICK],
        ["lab", "run", "{folder}", "--game", "drachenland", "--bot", "{mine}", "--bots", "mine:60s,random", *QUICK],
        ["play", "drachenland", "--bot", "{mine}", "--seat", "mine", "--seat", "mine", "--watch", "--option",
         "clock_rounds=1"],
    ],
    ids=["before", "arena", "simulate", "lab", "play"],
)  # fmt: skip
def test_a_program_plays_wherever_a_bot_does(tmp_path: Path, words: list[str]) -> None:
    places = {"mine": f"mine={written(tmp_path, GOOD)}", "folder": str(tmp_path / "run")}
    assert main(["--lang", "en", *(word.format(**places) for word in words)]) == 0


def test_a_server_starts_with_programs(tmp_path: Path) -> None:
    args = parser("en", COMMANDS).parse_args(["serve", "--bot", f"mine={written(tmp_path, GOOD)}"])
    assert args.command == "serve"
    assert offered()[-1] == "mine"


def test_faults_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = f"mine={written(tmp_path, FAULTY['crashed'])}"
    words = ["arena", "drachenland", "--bot", mine, "--bots", "mine,random", *QUICK]
    assert main(["--lang", "en", *words]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "A stand-in moved" in told
    assert "times for mine: crashed 5, rests after many faults" in told
    folder = tmp_path / "run"
    words = ["lab", "run", str(folder), "--game", "drachenland", "--bot", mine, "--bots", "mine,random", *QUICK]
    assert main(["--lang", "de", *words]) == 0
    faults = Run(folder).seats.filter(bot="mine")["faults"].sum()
    assert faults > 5
    assert f"Für mine zog {faults}-mal ein Ersatz" in " ".join(capsys.readouterr().out.split())
    assert Run(folder).seats.filter(bot="random")["faults"].sum() == 0


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("mine", "does not name a bot"),
        ("mine=nowhere", "no program “nowhere”"),
        ("greedy=sh", "called “greedy” already"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "arena"])
def test_a_missing_program_is_reported_in_one_line(
    command: str, pair: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "--bot", pair, command, "drachenland"]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_run_goes_on_with_the_same_program_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = ["--lang", "en", "lab", "run", str(tmp_path / "run")]
    words = [*start, "--game", "drachenland", "--bots", "mine:60s,random", *QUICK]
    assert main([*words, "--bot", f"mine={written(tmp_path, GOOD)}"]) == 0
    assert Run(tmp_path / "run").header.programs == {"mine": written(tmp_path, GOOD)}
    assert main([*start, "--bot", f"mine={written(tmp_path, GOOD)}"]) == 0
    monkeypatch.setenv(PROGRAMS, "")
    assert main([*start, "--bot", f"mine={written(tmp_path, GOOD, 'other')}"]) == 2
    assert "cannot go on" in capsys.readouterr().err
