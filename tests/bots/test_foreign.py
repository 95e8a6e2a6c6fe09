"""Foreign bots: programs that play whole games, and programs that fail in every way."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from itertools import islice
from pathlib import Path
from shutil import which
from time import monotonic, sleep

import msgspec
import pytest

import tafelrunde
from tafelrunde.bots import add_program, bot, foreign, kinds, offered
from tafelrunde.bots.arena import arena
from tafelrunde.bots.foreign import ForeignBot, Program, ProgramReady
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.matches import Match, play
from tafelrunde.bots.registry import MODULES, PROGRAMS, added_bots
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.game import all_games
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.sight import Sight
from tafelrunde.lab.simulate import simulate
from tafelrunde.testing.playing import random_game
from tests.bots.programs import FAULTY, GOOD, PAGE, example, written
from tests.waiting import STILL

PYTHON = shlex.quote(sys.executable)
LAND = tafelrunde.game("drachenland")
QUICK = {"clock_rounds": 1}
SLOW = ":60s"  # a busy machine is no fault of the program


def test_the_question_in_the_documentation_offers_moves_of_its_game() -> None:
    found = re.search(r'"game": "(\w+)", "seat": \d, "legal": (\[.*?\])', PAGE.read_text("utf-8"))
    assert found
    grammar = tafelrunde.game(found[1]).setup(2).grammar
    for move in msgspec.json.decode(found[2], type=list[str]):
        assert str(grammar.parse(move)) == move


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in (MODULES, PROGRAMS):
        monkeypatch.setenv(key, "")


def running(code: str, **limits: float) -> Program:
    return Program((sys.executable, "-c", code), start=limits.get("start", 60.0))


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- whole games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_of_the_page_play_a_whole_game_of_each_title(tmp_path: Path, language: str, game: object) -> None:
    path = tmp_path / {"python": "mine.py", "javascript": "mine.mjs"}[language]
    path.write_text(example(language), "utf-8")
    assert len(path.read_text("utf-8").splitlines()) <= 30
    add_program(f"mine={shlex.join((sys.executable if language == 'python' else str(which('node')), str(path)))}")
    slug, seats = game.slug, max(2, game.seats[0])  # type: ignore[attr-defined]
    played = play(Match(game=slug, seating=(f"mine{SLOW}",) * seats, seed=3, options={}, secret="tests"))
    assert sum(played.decisions) > seats
    assert played.faults == ({},) * seats
    if (slug, language) == ("dante", "javascript"):  # it remembers nothing
        assert (
            play(Match(game=slug, seating=(f"mine{SLOW}",) * seats, seed=3, options={}, secret="tests")).result
            == played.result
        )


def test_a_question_tells_what_the_seat_sees_and_nothing_else() -> None:
    apokalypse = tafelrunde.game("apokalypse")
    *_, table = islice(random_game(apokalypse, 3, 4), 40)
    seat = table.pending[0]
    asks = ForeignBot(running(GOOD)).question
    real, ready = table.sight(seat), ProgramReady(1)
    question = asks(real, 1, ready)
    told = msgspec.json.decode(question)
    assert question.count(b"\n") == 1
    assert told["legal"] == [str(action) for action in table.legal(seat)]
    assert told["view"] == table.view(seat)
    assert [event["event"] for event in told["heard"]] == [event.kind.key for event in real.events]
    for seed in range(5):
        other = Sight(apokalypse, seat, real.world(Luck.seeded(seed)), real.events)
        assert asks(other, 1, ready) == question
    assert asks(real, 2, ready) != question
    assert msgspec.json.decode(asks(real, 1, ProgramReady(1, deaf=True))) == {**told, "heard": []}


def test_a_program_plays_in_arena_and_simulation(tmp_path: Path) -> None:
    add_program(f"mine={written(tmp_path, GOOD)}")
    report = arena(LAND, [f"mine{SLOW}", "random"], 4, options=QUICK, workers=2)
    assert [(row.name, row.faults) for row in report.rows] == [(f"mine{SLOW}", {}), ("random", {})]
    assert simulate(LAND, 2, f"mine{SLOW}", 2, options=QUICK, workers=1).faults == {}


def test_a_package_may_announce_a_program() -> None:
    kind = foreign.foreign([sys.executable, "-c", GOOD])
    made = kind.make("0.5s")
    assert isinstance(made, ForeignBot)
    assert made.seconds == 0.5
    assert kind.foreign
    assert [kind.make(level) for level in ("easy", "5", "0s", "nans", "1000s")] == [None] * 5


# --- what can go wrong


@pytest.mark.parametrize("how", FAULTY)
def test_a_fault_costs_a_move_and_is_counted(how: str, capfd: pytest.CaptureFixture[str]) -> None:
    hangs = how.startswith("late")
    program = running(FAULTY[how], start=0.2 if how == "late to begin" else 60.0)
    mine = ForeignBot(program, 0.1 if hangs else 60.0)
    *_, table = islice(random_game(LAND, 2, 4), 20)
    while len(table.legal(table.pending[0])) == 1:
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    sight = table.sight(table.pending[0])
    for times in (1, 2):  # the second time it is started anew
        luck, other = Luck.seeded(times), Luck.seeded(times)
        other.roll(1 << 53)
        assert mine.choose(sight, luck) == GreedyBot().choose(sight, other)
        assert mine.faults == {how.split()[0]: times}
        assert program._process is None
    assert "MemoryError" in capfd.readouterr().err or how != "crashed for memory"


def test_a_program_that_reads_nothing_does_not_block() -> None:
    """The question is longer than a pipe takes."""
    program = running(FAULTY["late to read"])
    with pytest.raises(foreign.ProgramFault, match="late"):
        program.ask(lambda _: b"x" * (1 << 20) + b"\n", (), 0.1)


def test_a_program_rests_after_many_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(foreign, "monotonic", lambda: now[0])
    program, reasons = running(FAULTY["nonsense"]), []
    for _ in range(7):
        with pytest.raises(foreign.ProgramFault) as caught:
            program.ask(lambda _: b'{"legal": []}\n', (), 60.0)
        reasons.append(caught.value.reason)
    assert reasons == ["nonsense"] * 5 + ["resting"] * 2
    now[0] += foreign.REST_S
    with pytest.raises(foreign.ProgramFault, match="nonsense"):
        program.ask(lambda _: b'{"legal": []}\n', (), 60.0)


def test_a_hanging_program_ends_with_its_parent(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"import os; open({str(pid)!r}, 'w').write(str(os.getpid()))\n" + FAULTY["late to read"]
    start = f"from tafelrunde.bots.foreign import Program; Program({(sys.executable, '-c', code)!r})._start(); input()"
    parent = subprocess.Popen([sys.executable, "-c", start], stdin=subprocess.PIPE)
    until = monotonic() + STILL
    while not (pid.exists() and pid.read_text()) and monotonic() < until:
        sleep(0.01)
    parent.kill()
    parent.communicate()
    while lives(int(pid.read_text())) and monotonic() < until:
        sleep(0.01)
    assert not lives(int(pid.read_text()))


# --- how one is named


@pytest.mark.parametrize(
    ("pair", "key"),
    [
        ("mine", "bot-pair"),
        ("mine=", "bot-pair"),
        ("=python3", "bot-pair"),
        ("My Bot=python3", "bot-pair"),
        ("mine='python3", "bot-pair"),
        ("mine=python3\nother=python3", "bot-pair"),
        ("mine=no-such-program", "bot-program"),
        (f"greedy={PYTHON}", "bot-taken"),
    ],
)
def test_a_pair_that_names_no_program_is_refused(pair: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        add_program(pair)
    assert refused.value.key == key
    assert "\n" not in refused.value.say("de") + refused.value.say("en")
    assert os.environ[PROGRAMS] == ""


def test_programs_are_offered_after_all_others_and_keep_their_names() -> None:
    built_in = offered()
    add_program(f"one={PYTHON} -c ''")
    add_program(f"two={PYTHON}")
    add_program(f"two={PYTHON}")
    assert offered() == (*built_in, "one", "two")
    assert added_bots()[PROGRAMS].splitlines() == [f"one={PYTHON} -c ''", f"two={PYTHON}"]
    with pytest.raises(BadInput) as refused:
        add_program("two=sh")
    assert refused.value.key == "bot-taken"
    assert kinds()["one"].foreign
    assert not kinds()["greedy"].foreign


def test_a_missing_program_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, "mine=no-such-program")
    table = LAND.new(2, seed=1)
    with pytest.raises(BadInput) as refused:
        bot("mine").choose(table.sight(table.pending[0]), Luck.seeded(1))
    assert refused.value.key == "bot-program"
