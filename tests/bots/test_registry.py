"""Bots from outside: of a package, of a file, and as objects; a broken one harms no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadInput, Luck
from tafelrunde.bots import add_bots_from, bot, broken_bots, kinds, offered
from tafelrunde.bots.arena import arena
from tafelrunde.bots.registry import GROUP, MODULES
from tafelrunde.kernel.actions import Action
from tafelrunde.kernel.sight import Sight
from tafelrunde.lab.simulate import simulate

LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 1}
FIRST = """\
from tafelrunde.bots import BotKind

class FirstBot:
    def choose(self, sight, luck):
        return sight.legal[0]

BOTS = {"first": FirstBot, "nth": BotKind(lambda level: FirstBot() if level == "one" else None, ("one",))}
BROKEN = 1 / 0 if __name__ == "sick" else None
"""


class LastBot:
    """A bot that plays the last move of every list."""

    name = "last"

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        return sight.legal[-1]


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODULES, "")


@pytest.fixture
def first(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(FIRST, "utf-8")
    return path


def test_a_file_adds_bots(first: Path) -> None:
    built_in = offered()
    add_bots_from(first)
    assert offered() == (*built_in, "first", "nth:one")
    table = LAND.new(2, seed=1)
    seat = table.pending[0]
    assert bot("first").choose(table.sight(seat), Luck.seeded(1)) == table.legal(seat)[0]
    assert bot("nth:one")
    for spec in ("nth", "nth:two", "first:one"):
        with pytest.raises(BadInput) as refused:
            bot(spec)
        assert refused.value.args_by_name["known"] == " ".join(offered())


def test_child_processes_know_added_bots(first: Path) -> None:
    add_bots_from(first)
    report = arena(LAND, ["first", "random"], 4, options=QUICK, workers=2)
    assert [row.name for row in report.rows] == ["first", "random"]


@pytest.mark.parametrize("text", ["", "BOTS = 3", "BOTS = {'x': 3}", "1 / 0", "def ("])
def test_a_file_without_bots_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(text, "utf-8")
    for wrong in (path, tmp_path / "missing.py"):
        with pytest.raises(BadInput) as refused:
            add_bots_from(wrong)
        assert refused.value.key == "bot-module"
        assert str(wrong) in refused.value.say("de")
    assert os.environ[MODULES] == ""


def test_objects_play_in_arena_and_simulation() -> None:
    report = arena(LAND, [LastBot(), "random"], 2, options=QUICK, workers=1)
    assert {row.name for row in report.rows} == {"last", "random"}
    assert simulate(LAND, 2, LastBot(), 2, options=QUICK, workers=1).bot == "last"


def test_packages_announce_bots_and_a_broken_one_harms_no_other(tmp_path: Path) -> None:
    for name in ("first", "sick"):
        (tmp_path / f"{name}.py").write_text(FIRST, "utf-8")
    info = tmp_path / "first-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first\nVersion: 1.0\n", "utf-8")
    points = "aaa = sick:FirstBot\nfirst = first:FirstBot\nlist = first:BOTS\n"
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", "utf-8")
    code = f"""
import sys; sys.path.append({str(tmp_path)!r})
from tafelrunde.bots import broken_bots, offered, bot
print(*offered()); print(*broken_bots()); bot("random"); bot("first")
try:
    bot("aaa")
except Exception as error:
    print(error.say("en"))
"""
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    listed, ill, why = out.splitlines()
    assert listed.split() == [*offered(), "first"]
    assert ill.split() == ["aaa", "list"]
    assert "ZeroDivisionError" in why
    assert broken_bots() == {}


def test_built_in_bots_come_first_by_strength() -> None:
    assert list(kinds())[:4] == ["random", "greedy", "learned", "search"]
