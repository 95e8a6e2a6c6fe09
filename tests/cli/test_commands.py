"""The commands that list, check, replay and measure."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.bots import bot
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.table import AnyTable
from tests.cli.calls import Run, one_line

GAME = tafelrunde.game("drachenland")


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> str:
    """Return a file with the record of a game between bots."""
    seats = ("--seat", "greedy", "--seat", "random", "--seats", "2", "--option", "clock_rounds=8")
    ran = run("play", "drachenland", "--watch", *seats, "--seed", "8", "--record", "game.json")
    assert ran.code == 0
    return "game.json"


def test_games_are_listed_with_their_options(run: Run) -> None:
    ran = run("games", "--lang", "de")
    assert ran.code == 0
    assert "drachenland  Drachenland  2 bis 4 Plätze" in ran.out
    for option in GAME.options:
        assert re.search(rf"^{option.name} .* {option.clause}", ran.out, re.MULTILINE)


@pytest.mark.parametrize(("lang", "usual"), [("de", "üblich"), ("en", "usual")])
def test_the_values_of_options_fit_into_80_columns(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, usual: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = run("games", "--lang", lang).out
    assert max(map(len, said.splitlines())) <= 80
    for value in ("one_per_kind", "melee_over_ranged", "ranged_over_melee", "active_second"):
        assert re.search(rf"\s{value}\s", said), "to be copied, so on one line"
    assert re.search(rf"\smelee_over_ranged\s+\({usual}\)", said)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_verify_says_what_it_checked(run: Run, recorded: str, tmp_path: Path, lang: str) -> None:
    ran = run("verify", recorded, "--lang", lang)
    kept = json.loads((tmp_path / recorded).read_text("utf-8"))
    assert ran.code == 0
    for number in (len(kept["moves"]), len(kept["moves"]) + 1, *kept["result"]["scores"]):
        assert re.search(rf"\b{number}\b", ran.out)
    assert kept["commitment"][:16] in ran.out


def test_verify_of_an_unfinished_game(run: Run, tmp_path: Path) -> None:
    table = GAME.new(2, 1)
    table.play(table.pending[0], table.legal(table.pending[0])[0])
    (tmp_path / "game.json").write_text(tafelrunde.record(table).text(), "utf-8")
    ran = run("verify", "game.json")
    assert ran.code == 0
    assert "not revealed yet" in ran.out
    assert "The game is not over yet." in ran.out


def test_replay_tells_every_move(run: Run, recorded: str, tmp_path: Path) -> None:
    kept = json.loads((tmp_path / recorded).read_text("utf-8"))
    out = run("replay", recorded).out
    told = re.findall(r"^ +(\d+)  (?:Dwarves|Elves): .*  (\w[\w ]*)$", out, re.MULTILINE)
    assert told == [(str(number), line[1]) for number, line in enumerate(kept["moves"], 1)]
    assert f"{max(kept['result']['scores'])}" in out[out.index("The game is over.") :]
    late = run("replay", recorded, "--from", "30").out
    assert re.findall(r"^ +(\d+)  (?:Dwarves|Elves): ", late, re.MULTILINE)[0] == "30"
    assert late.splitlines()[-1] == out.splitlines()[-1]


def test_without_a_winner_there_are_no_ranks(run: Run, tmp_path: Path) -> None:
    """Heroes who never leave the dungeon are dead when the sun goes down."""
    table = tafelrunde.game("dungeonquest").new(2, 1)
    while table.result is None:
        seat = table.pending[0]
        staying = [action for action in table.legal(seat) if str(action) != "exit"]
        table.play(seat, (staying or table.legal(seat))[0])
    assert table.result.winners == ()
    (tmp_path / "game.json").write_text(tafelrunde.record(table).text(), "utf-8")
    sheet = run("replay", "game.json").out.splitlines()
    assert [line.split()[0] for line in sheet[-4:-1] if "Torch" in line] == ["–", "–"]
    assert sheet[-1].strip() == "Nobody has won."
    assert "Result: nobody won (" in run("verify", "game.json").out


def _ended(game: str, seats: int, tmp_path: Path) -> AnyTable:
    """Play a game to its end, recorded as game.json."""
    table = tafelrunde.game(game).new(seats, 1)
    while table.result is None:
        seat = table.pending[0]
        table.play(seat, bot("greedy").choose(table.sight(seat), Luck.seeded(table.moves)))
    (tmp_path / "game.json").write_text(tafelrunde.record(table).text(), "utf-8")
    return table


def test_a_single_source_of_points_is_not_told_twice(run: Run, tmp_path: Path) -> None:
    result = _ended("dante", 3, tmp_path).result
    assert result is not None
    assert [len(sources) for sources in result.sources] == [1, 1, 1]
    sheet = run("replay", "game.json").out.splitlines()[-5:-1]
    assert sheet[0].split() == ["rank", "seat", "player", "points"]
    assert all(re.search(r"[a-z)] +[01]$", line.rstrip()) for line in sheet[1:])


def test_a_single_player_has_no_rank(run: Run, tmp_path: Path) -> None:
    result = _ended("dungeon_designer", 1, tmp_path).result
    assert result is not None
    out = run("replay", "game.json").out
    sheet = out[out.rindex("seat") :]
    assert "rank" not in out[out.rindex("\n\n") :]
    assert str(result.scores[0]) in sheet
    assert ("Winner: " in sheet) == bool(result.winners)
    assert "Nobody" not in sheet


def test_replay_through_the_eyes_of_a_seat(run: Run, tmp_path: Path) -> None:
    table = GAME.new(2, 1)
    table.play(table.pending[0], table.legal(table.pending[0])[0])
    (tmp_path / "game.json").write_text(tafelrunde.record(table).text(), "utf-8")
    assert run("replay", "game.json").out.count("behind the screen") == 2
    own = run("replay", "game.json", "--seat", "1").out
    assert own.count("behind the screen") == 1
    assert "Elves (you)" in own
    assert run("replay", "game.json", "--seat", "2").code == 2


def test_an_edition_of_your_own(run: Run, tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('edition = "house"', 'edition = "mine"'), "utf-8")
    ran = run("edition", "check", "mine.toml")
    assert ran.code == 0
    assert "volcano 15" in ran.out
    assert "house edition" not in ran.out
    assert "house edition" in run("edition", "check", str(GAME.folder / "edition.toml")).out
    played = ("play", "drachenland", "--watch", "--seat", "random", "--seats", "2", "--option", "clock_rounds=1")
    ran = run(*played, "--edition", "mine.toml", "--record", "game.json")
    assert ran.code == 0
    assert ran.err.count("nothing has been learned") == 1
    assert run("verify", "game.json").code == 2
    assert run("verify", "game.json", "--edition", "mine.toml").code == 0
    assert run("replay", "game.json", "--edition", "mine.toml").code == 0


def sans_times(report: dict[str, Any]) -> dict[str, Any]:
    for row in report["rows"]:
        del row["ms_per_decision"]
    return report


def test_the_arena(run: Run, tmp_path: Path) -> None:
    call = ("arena", "drachenland", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--json", "a.json")
    ran = run(*call, "--option", "clock_rounds=10")
    assert ran.code == 0
    assert ran.err == ""
    assert "4 games with 2 seats" in ran.out
    report = json.loads((tmp_path / "a.json").read_text("utf-8"))
    rows = report["rows"]
    again = f"--seed 0 --secret {report['secret']}"
    assert again in ran.out
    assert run(*call, "--option", "clock_rounds=10", *again.split()).code == 0
    assert sans_times(json.loads((tmp_path / "a.json").read_text("utf-8"))) == sans_times(report)
    assert [row["name"] for row in rows] == ["greedy", "random"]
    assert sum(row["wins"] for row in rows) == pytest.approx(4)
    for row in rows:
        assert re.search(rf"^{row['name']} +1 +{row['wins']:.1f} ", ran.out, re.MULTILINE)


def test_bots_take_the_remaining_seats_in_turn(run: Run, tmp_path: Path) -> None:
    call = ("arena", "drachenland", "--bots", "random,greedy", "--seats", "3", "--games", "1", "--workers", "1")
    assert run(*call, "--option", "clock_rounds=1", "--json", "a.json").code == 0
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["seating"] == ["random", "greedy", "random"]


def test_a_simulation(run: Run, tmp_path: Path) -> None:
    call = ("simulate", "drachenland", "--seats", "3", "--bot", "random", "--games", "5", "--workers", "1")
    ran = run(*call, "--option", "clock_rounds=2", "--json", "s.json", "--lang", "de")
    assert ran.code == 0
    assert "5 Partien mit 3 Plätzen, überall random" in ran.out
    assert "ausgebrochen. Die Partie ist vorbei.  5 (100.0 %)" in ran.out
    report = json.loads((tmp_path / "s.json").read_text("utf-8"))
    assert report["games"] == 5
    assert len([line for line in ran.out.splitlines() if re.match(r"(Zwerge|Elfen|Menschen) ", line)]) == 3


def test_the_bench(run: Run) -> None:
    ran = run("bench", "drachenland", "--seconds", "0.01")
    assert ran.code == 0
    assert "make bench" in ran.out
    rate = re.search(r"random play, decisions a second +(\d+) +(\d+) +(\d+)", ran.out)
    assert rate is not None
    assert min(map(int, rate.groups())) > 0


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """Close the pipe early, like `tafelrunde rules drachenland | head -1`."""
    call = [sys.executable, "-m", "tafelrunde", "rules", "drachenland"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


def test_a_terminal_without_umlauts() -> None:
    call = [sys.executable, "-m", "tafelrunde", "--lang", "de", "rules", "drachenland", "DL-031"]
    ran = subprocess.run(call, capture_output=True, env={"PYTHONIOENCODING": "ascii"}, check=False)
    assert ran.returncode == 0
    assert b"DL-031  Eine Figur darf so viele Schritte laufen" in ran.stdout


def test_bots_of_a_file_beside_you(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_BOT_MODULES", "")
    first = "class FirstBot:\n    def choose(self, sight, luck):\n        return sight.legal[0]\n"
    (tmp_path / "mine.py").write_text(f"{first}BOTS = {{'first': FirstBot}}\n", "utf-8")
    wish = ("arena", "drachenland", "--bots", "first,random", "--games", "2", "--option", "clock_rounds=1")
    assert "search:strong" in one_line(run(*wish)), "names what there is"
    assert run("--bot-module", "mine.py", *wish).code == 0
    monkeypatch.setenv("TAFELRUNDE_BOT_MODULES", "")
    assert run(*wish, "--bot-module", "mine.py").code == 0
    assert "gone.py" in one_line(run("--bot-module", "gone.py", *wish))


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A core install has no web server; everything else works."""
    monkeypatch.setattr("tafelrunde.cli.find_spec", lambda name: None)
    for command in (("serve",), ("store", "check")):
        assert "pip install 'tafelrunde[serve]'" in one_line(run(*command))
    assert run("games").code == 0


def test_the_core_loads_nothing_of_the_server() -> None:
    """A simulation must not load the server."""
    code = """
import sys, tafelrunde, tafelrunde.cli, tafelrunde.lab.simulate, tafelrunde.bots.arena
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"starlette", "uvicorn", "sqlalchemy", "alembic"}))
print(tafelrunde.__version__)
"""
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[0] == ""
    assert re.fullmatch(r"\d+\.\d+\.\d+", out.splitlines()[1])
