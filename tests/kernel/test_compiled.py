"""The sources that the compiled core (`make fast`) rewrites, against plain Python."""

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
from tafelrunde.kernel.compiled import is_compiled
from tafelrunde.kernel.events import EventKind
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import verify
from tests.built_in_games import GAMES
from tests.kernel import either_build

ROOT = Path(__file__).parents[2]
BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))
with_clone: Callable[[str, str], str] = BUILD["with_clone"]
with_constants: Callable[[str], str] = BUILD["with_constants"]
with_listeners: Callable[[str], str] = BUILD["with_listeners"]
with_steps: Callable[[str], str] = BUILD["with_steps"]
with_words: Callable[[str], str] = BUILD["with_words"]
KERNEL = (ROOT / "src/tafelrunde/kernel/state.py").read_text("utf-8")


@pytest.mark.skipif(is_compiled(), reason="both are looked at in plain Python")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_generated_clone_copies_the_same(game: Any) -> None:
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


def test_only_names_in_capitals_become_constants() -> None:
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
def test_generated_constants_have_the_same_values(game: Any) -> None:
    """All lines of a game's modules but functions and classes."""
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


def test_an_event_is_worded_only_if_it_is_heard_or_believed() -> None:
    source = """from __future__ import annotations
def rest(s, kind):
    s.tell(kind, s.name())
    s.tell_to((0,), kind,
        s.name())
"""
    written: dict[str, Any] = {}
    exec(with_listeners(source), written)
    for journal, belief, weighs, heard in (
        (None, None, False, []),
        (None, None, True, []),
        (None, "deeds", False, []),
        (None, "deeds", True, ["tell"]),
        ([], None, False, ["tell", "tell_to"]),
        ([], "deeds", False, ["tell", "tell_to"]),
    ):
        s = _Table(journal, belief)
        written["rest"](s, EventKind("rested", "DL-031", updates_belief=weighs))
        assert s.heard == heard
        assert s.worded == len(heard)


class _Table:
    """A table that counts what is worded and notes how it is told."""

    def __init__(self, journal: list[str] | None, belief: str | None) -> None:
        self.journal, self._belief = journal, belief
        self.heard: list[str] = []
        self.worded = 0

    def name(self) -> str:
        self.worded += 1
        return "elves-red"

    def tell(self, *words: object) -> None:
        self.heard.append("tell")

    def tell_to(self, *words: object) -> None:
        self.heard.append("tell_to")


@pytest.mark.skipif(is_compiled(), reason="both are looked at in plain Python")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_wording_an_event_changes_nothing(game: Any) -> None:
    """Words of an event are skipped if nobody hears it, so computing them must change nothing."""
    looks = {"len", "max", "int", "chance", "standing_of"}
    looks |= {"word", "figure", "gold", "life", "left_of", "back", "face_word", "sources", "values", "_replace"}
    for path in sorted((ROOT / "src/tafelrunde/games" / game.slug).rglob("*.py")):
        for told in _told(ast.parse(path.read_text("utf-8"))):
            for node in ast.walk(told):
                assert not isinstance(node, ast.NamedExpr), (path, node.lineno)
                if isinstance(node, ast.Call) and node is not told:
                    assert ast.unparse(node.func).rpartition(".")[2] in looks, (path, node.lineno)


def _told(tree: ast.AST) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if ast.unparse(call.func) in ("s.tell", "s.tell_to")]


def test_generated_code_reads_words_by_functions() -> None:
    source = """from tafelrunde.kernel.actions import Action
def read(action):
    return action.word(), action.word(1), action.number(2), speaker.word()
class speaker:
    def word(): return "said"
"""
    written: dict[str, Any] = {}
    read = with_words(source)
    assert "return word_of(action), word_of(action, 1), number_of(action, 2), speaker.word()" in read
    exec(read, written)
    assert written["read"](written["Action"]("fly", ("V01", "die", 3))) == ("V01", "die", 3, "said")


def test_generated_steps_are_the_same_values() -> None:
    source = """from tafelrunde.kernel.steps import SoloAsk, Step, frozen
@frozen
class Opening(SoloAsk):
    \"\"\"The opening round.\"\"\"

    position: int
    colour: str

    topic = "opening"

    def seat(self, s):
        return self.position

@frozen
class Turn(Step):
    def run(self, s):
        return None
"""
    kinds: list[dict[str, Any]] = [{"__name__": __name__}, {"__name__": __name__}]
    for text, made in zip((source, with_steps(source)), kinds, strict=True):
        exec(compile("from __future__ import annotations\n" + text, "steps", "exec", dont_inherit=True), made)
    for made in kinds:
        opening, turn = made["Opening"], made["Turn"]
        assert opening.__match_args__ == ("position", "colour")
        assert opening.__annotations__ == {"position": "int", "colour": "str"}
        assert turn.__match_args__ == ()
        assert str(opening(2, "red")) == repr(opening(2, "red")) == "Opening(2, 'red')"
        assert opening(2, "red").seat(None) == 2
        assert opening(2, "red") == opening(2, "red") != opening(2, "blue")
        assert len({opening(2, "red"), opening(2, "red"), opening(1, "red"), turn(), turn()}) == 3
        assert turn() == turn() != opening(2, "red")
        assert str(turn()) == "Turn"
    assert "@frozen" not in with_steps(source)


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
