"""What the compiled core (`make fast`) has written into its sources does what plain Python does."""

from __future__ import annotations

import ast
import json
import os
import runpy
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import state
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.native import is_compiled
from tafelrunde.kernel.record import verify
from tests.house import GAMES
from tests.kernel import either_build

ROOT = Path(__file__).parents[2]
BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))
with_clone: Callable[[str, str], str] = BUILD["with_clone"]
with_constants: Callable[[str], str] = BUILD["with_constants"]
KERNEL = (ROOT / "src/tafelrunde/kernel/state.py").read_text("utf-8")


@pytest.mark.skipif(is_compiled(), reason="both are looked at in plain Python")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_clone_that_is_written_out_copies_the_same(game: Any) -> None:
    s = game.start(game.setup(max(game.seats)), Luck.seeded(1))
    kind = type(s)
    written: dict[str, Any] = {"__name__": kind.__module__}
    source = (ROOT / "src" / Path(*kind.__module__.split("."))).with_suffix(".py").read_text("utf-8")
    exec(with_clone(source, KERNEL), written)
    copy, plain = written[kind.__name__].clone(s), s.clone()
    held = [slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())]
    assert len(held) > len(state.State.__slots__)
    for slot in held:
        found, wanted, original = (getattr(table, slot) for table in (copy, plain, s))
        if slot == "luck":
            assert (found.source, found.tick) == (wanted.source, wanted.tick)
            assert found is not original
        else:
            assert found == wanted
            assert (found is original) == (wanted is original), slot


def test_what_is_named_in_capitals_is_a_constant_and_nothing_else() -> None:
    source = """from __future__ import annotations
from typing import TypeVar
T = TypeVar("T")
HEAVEN, HELL = range(2)
PLUS, MINUS = SIGNS["+"], SIGNS["-"]
YEARS = TURNS = 4
BACKS: tuple[str, ...] = (
    "B",
)
FIRST, *REST = BACKS
COUNT = 0
COUNT += 1
Row = tuple[int, ...]
small = 3
"""
    made = with_constants(source).splitlines()
    assert made[1] == "from typing import Final"
    constants = [line for line in made if ": Final" in line]
    assert constants == [
        "HEAVEN: Final = 0",
        "HELL: Final = 1",
        "PLUS: Final = SIGNS['+']",
        "MINUS: Final = SIGNS['-']",
        "YEARS: Final = 4",
        "TURNS: Final = 4",
        "BACKS: Final[tuple[str, ...]] = ('B',)",
    ]
    rest = ["FIRST, *REST = BACKS", "COUNT = 0", "COUNT += 1", "Row = tuple[int, ...]", "small = 3"]
    assert made[-len(rest) :] == rest


@pytest.mark.skipif(is_compiled(), reason="both are looked at in plain Python")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_constants_that_are_written_out_have_the_same_values(game: Any) -> None:
    """All that stands in a game's modules but functions and classes."""
    for path in sorted((ROOT / "src/tafelrunde/games" / game.slug).glob("*.py")):
        source = path.read_text("utf-8")
        if path.stem in ("board", "dungeon", "heuristic"):
            plain, written = ({"__name__": f"tafelrunde.games.{game.slug}.{path.stem}"} for _ in range(2))
            exec(compile(source, path, "exec"), plain)
            exec(compile(with_constants(source), path, "exec"), written)
            names = [
                node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id.isupper()
            ]
            assert names
            for name in {*names} & plain.keys():
                assert written[name] == plain[name] or callable(plain[name]), name


FAST = os.environ.get("TAFELRUNDE_FAST", "")
"""The Python of the compiled build; `make fast-test` names it."""


@pytest.mark.skipif(not FAST, reason="`make fast-test` looks at both builds")
def test_both_builds_play_the_same_games_and_verify_each_others_records() -> None:
    def other(order: str, told: str = "") -> str:
        words = [FAST, str(Path(either_build.__file__)), order]
        return subprocess.run(words, input=told, capture_output=True, text=True, check=True, cwd="/").stdout

    theirs = json.loads(other("play"))
    assert theirs["compiled"]
    assert not is_compiled()
    ours = either_build.played()
    assert theirs["played"] == ours
    records = [text for name, text in ours.items() if not name.endswith("bots")]
    assert len(records) >= len(either_build.GAMES)
    for name, text in theirs["played"].items():
        if not name.endswith("bots"):
            assert verify(text).result is not None
    assert other("verify", json.dumps(records)).strip() == "compiled"
