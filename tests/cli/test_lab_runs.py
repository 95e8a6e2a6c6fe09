"""`tafelrunde lab run`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli import main
from tafelrunde.lab.runs import Run


def test_a_run_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    words = ["--game", "dante", "--bots", "greedy,random,random", "--games", "4", "--option", "beginner_rulers=3"]
    assert main(["--lang", "en", "lab", "run", str(folder), *words, "--seed", "5", "--workers", "1"]) == 0
    assert f"4 games are in {folder}." in capsys.readouterr().out.replace("\n", "")
    kept = Run(folder)
    assert kept.plan.sittings[0].options == {"beginner_rulers": "3"}
    assert kept.games.height == 4
    assert main(["--lang", "de", "lab", "run", str(folder)]) == 0
    assert "4 Partien stehen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "There is no run in"),
        (["--game", "dante", "--until", "greedy"], "does not say whom to wait for"),
        (["--game", "dante", "--until", "greedy=2"], "does not say whom to wait for"),
        (["--game", "dante", "--until", "fool=0.1"], "who sits nowhere"),
        (["--game", "dante", "--until", "greedy.colour=2"], "cannot wait for “colour”"),
        (["--game", "dante", "--bots", "greedy"], "3"),
        (["--game", "dante", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["--plan", "nowhere.toml"], "nowhere.toml"),
        (["--game", "dante", "--edition", "mine.toml"], "mine.toml, line 3"),
        (["--plan", "plan.toml"], "mine.toml, line 3"),
    ],
)
def test_an_unplayable_plan_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("\ufeff# mine\n\nflavour = 1\n", "utf-8")  # some editors begin a file like this
    Path("plan.toml").write_text('games = 1\n[[sittings]]\ngame = "dante"\nbots = ["random"]\nedition = "mine.toml"\n')
    assert main(["--lang", "en", "lab", "run", str(tmp_path / "run"), *words]) == 2
    assert said in capsys.readouterr().err.replace("\n", " ")
    assert not (tmp_path / "run").exists()


def test_a_comparison_is_made_again_with_its_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.lab.diff.PILOT", 10)
    words = ["--seats", "2", "--bot", "random", "--option", "sun_start=1", "--precision", "0.5", "--workers", "1"]
    found: list[dict[str, Any]] = []
    for again in ([], ["--seed", "0", "--secret"]):
        if again:
            again.append(found[0]["secret"])
        file = tmp_path / "diff.json"
        assert main(["--lang", "en", "lab", "diff", "dungeonquest", *words, *again, "--json", str(file)]) == 0
        found.append(json.loads(file.read_text("utf-8")))
        said = " ".join(capsys.readouterr().out.split())
        assert f"The same games again: --seed 0 --secret {found[0]['secret']}" in said
    first, second = ({(c["figure"], c["of"], c["event"]): c["after"] for c in one["changes"]} for one in found)
    assert first == pytest.approx(second)
    assert ("decisions", "", "") in first


def test_a_radar_is_made_again_with_its_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "radar", "dungeonquest", "--seats", "2", "--bot", "random", "--games", "2", "--workers", "1"]
    assert main(["--lang", "en", *words]) == 0
    table, _, again = capsys.readouterr().out.partition("The same games again: ")
    assert main(["--lang", "en", *words, *again.split()]) == 0
    assert capsys.readouterr().out.startswith(table)
    for _ in range(2):  # a folder keeps its secret and is gone on with
        assert main(["--lang", "en", *words, "--keep", str(tmp_path / "kept")]) == 0
        assert "--secret" not in capsys.readouterr().out


def test_a_report_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, written = tmp_path / "run", tmp_path / "run.html"
    main(
        ["lab", "run", str(folder), "--game", "dante", "--seats", "3", "--bots", "random,random,random", "--games", "2"]
    )
    assert main(["--lang", "en", "lab", "report", str(folder)]) == 0
    assert f"The report is {written}." in capsys.readouterr().out.replace("\n", "")
    assert 'lang="en"' in written.read_text("utf-8")
    written.unlink()
    facts = (folder / "facts" / "000000.parquet").read_bytes()
    (folder / "facts" / "000000.parquet").write_bytes(b"PAR1")
    assert main(["--lang", "en", "lab", "report", str(folder)]) == 2
    assert "is no part of a run, or damaged" in capsys.readouterr().err
    within = folder / "rounds" / "000000.parquet"
    data = within.read_bytes()
    within.write_bytes(data[:4] + b"\xff" * 60 + data[64:])  # the end of the file stays sound
    (folder / "facts" / "000000.parquet").write_bytes(facts)
    assert main(["--lang", "en", "lab", "report", str(folder)]) == 2
    assert f"{within} is no part of a run, or damaged" in capsys.readouterr().err.replace("\n", "")
    assert main(["--lang", "en", "lab", "report", str(tmp_path / "nothing")]) == 2
    assert "There is no run in" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["run"]
