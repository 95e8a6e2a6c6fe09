"""Worker processes for every kind of caller: a script without a guard, standard input, a notebook cell."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL
from time import sleep
from typing import Any

import pytest

from tafelrunde import BadInput
from tafelrunde.bots import processes
from tafelrunde.bots.processes import run_parallel
from tafelrunde.kernel.errors import Notice

SCRIPT = """
from tafelrunde import game, lab
quick = {"clock_rounds": 1}
print(lab.arena(game("drachenland"), ["random", "random"], 2, options=quick, workers=2).games)
print(lab.simulate(game("drachenland"), 2, "random", 2, options=quick, workers=2).games)
plan = lab.Plan((lab.Sitting("drachenland", ("random", "random"), quick),), games=2)
print(lab.run("run", plan, workers=2, part=1).played)
"""
TIMID = """
class Timid:
    def choose(self, sight, luck):
        return sight.legal[0]
"""
ARENA = """
from tafelrunde import game, lab
print(lab.arena(game("drachenland"), ["random", Timid()], 2, options={"clock_rounds": 1}, workers=2).games)
"""
CELL = """
import sys, types
sys.modules["__main__"] = cell = types.ModuleType("__main__")
exec({!r}, vars(cell))
"""


def ran(*words: str, text: str = "", cwd: Path) -> tuple[list[str], str]:
    """Return what a fresh interpreter prints, and what it complains of."""
    done = subprocess.run([sys.executable, *words], input=text, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(), done.stderr


def test_a_script_needs_no_guard(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    assert ran("script.py", cwd=tmp_path) == (["2"] * 3, "")


def test_a_bot_of_a_module_beside_the_script_is_sent(tmp_path: Path) -> None:
    (tmp_path / "timid.py").write_text(TIMID)
    (tmp_path / "script.py").write_text("from timid import Timid\n" + ARENA)
    assert ran("script.py", cwd=tmp_path) == (["2"], "")


@pytest.mark.parametrize("text", [TIMID + ARENA, CELL.format(TIMID + ARENA)], ids=["standard input", "a cell"])
def test_a_bot_of_the_main_module_plays_in_this_process_with_a_notice(text: str, tmp_path: Path) -> None:
    said, complaints = ran("-", text=text, cwd=tmp_path)
    assert said == ["2"]
    assert complaints.count("Notice") == 1
    assert "Timid is defined in __main__" in complaints


# --- what is run, and how it ends


def squared(number: int) -> int:
    if number < 0:
        raise ValueError("below zero")
    return number * number


def around(_: int) -> tuple[int, dict[str, str], int]:
    """Return a task's process, its environment variable for threads, and the threads after some algebra."""
    import numpy as np

    big = np.ones((600, 600), np.float32)
    assert (big @ big)[0, 0] == 600
    threads = {name: os.environ.get(name, "") for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")}
    return os.getpid(), threads, len(os.listdir("/proc/self/task"))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def noticing(number: int) -> int:
    warnings.warn(Notice(BadInput("extra-missing", extra="x")), stacklevel=2)
    return number


def dying(_: int) -> None:
    os._exit(3)


class Shut:
    """An object that can be pickled, but never be loaded."""

    def __reduce__(self) -> Any:
        return _opened, (os.getpid(),)


def _opened(sender: int) -> Shut:
    if os.getpid() != sender:
        raise ImportError("nothing of the kind here")
    return Shut()


def kind(thing: object) -> str:
    return type(thing).__name__


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_run_once_and_taken_as_late_as_possible(workers: int) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(9):
            taken.append(number)
            yield number

    found: list[tuple[int, int]] = []
    for done in run_parallel(squared, tasks(), workers):
        found.append(done)
        assert len(taken) < len(found) + workers
    assert sorted(found) == [(n, n * n) for n in range(9)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_a_worker_is_raised_here(workers: int) -> None:
    with pytest.raises(ValueError, match="below zero"):
        list(run_parallel(squared, iter([-1]), workers))


def test_a_worker_that_dies_is_an_error_of_one_line() -> None:
    with pytest.raises(BadInput) as refused:
        list(run_parallel(dying, iter([1]), 2))
    assert refused.value.key == "run-worker"


@pytest.mark.parametrize("thing", [Shut(), lambda: 1], ids=["cannot be opened", "cannot be packed"])
def test_a_task_that_cannot_be_sent_runs_here(thing: object) -> None:
    with pytest.warns(Notice) as told:
        assert [found for _, found in run_parallel(kind, iter([thing] * 3), 2)] == [type(thing).__name__] * 3
    assert len(told) == 1


def test_a_notice_of_a_worker_is_given_here_and_nothing_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.warns(Notice) as told:
        assert sorted(found for _, found in run_parallel(noticing, iter([1, 2, 3]), 2)) == [1, 2, 3]
    notices = [warning.message for warning in told if isinstance(warning.message, Notice)]
    assert {notice.reason.key for notice in notices} == {"extra-missing"}
    assert capfd.readouterr().err == ""


def test_workers_compute_in_one_thread_and_leave_this_process_as_it_was() -> None:
    environment, threads = dict(os.environ), set(threading.enumerate())
    found = [found for _, found in run_parallel(around, iter([1, 2]), 2)]
    there = {process for process, _, _ in found}
    assert len(there) == 2
    assert os.getpid() not in there
    assert [told[1:] for told in found] == [({"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}, 1)] * 2
    assert dict(os.environ) == environment
    assert set(threading.enumerate()) == threads
    assert not [process for process in there if alive(process)]


def test_closing_early_leaves_no_worker_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def start(words: list[str], **around: Any) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen(words, **around))
        return started[-1]

    monkeypatch.setattr(processes, "Popen", start)
    results = run_parallel(sleep, iter([0, 3600]), 2)
    assert next(results) == (0, None)
    results.close()
    assert sorted(process.returncode for process in started) == [-SIGKILL, 0]


def test_importing_the_package_changes_no_environment(tmp_path: Path) -> None:
    modules = "tafelrunde, tafelrunde.bots, tafelrunde.lab, tafelrunde.gym, tafelrunde.bots.search"
    code = f"import os; before = dict(os.environ); import {modules}; print(dict(os.environ) == before)"
    assert ran("-c", code, cwd=tmp_path) == (["True"], "")
