"""Worker processes on this machine that play games for this one.

They are fresh interpreters: they import what they run, and never the script that asks. Therefore a script needs no `if
__name__ == "__main__":`, and standard input or a notebook cell may ask as well. A thing that only the script knows,
such as a bot defined there, cannot be sent: it runs in this process, and a `Notice` says so.
"""

from __future__ import annotations

import os
import pickle
import sys
import warnings
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from io import BytesIO
from multiprocessing.connection import Connection, Pipe, wait
from signal import SIG_IGN, SIGINT, signal
from subprocess import DEVNULL, Popen
from traceback import format_exception
from types import FunctionType
from typing import Any, Generic, NamedTuple, TypeVar

from tafelrunde.kernel.errors import BadInput, Notice

T = TypeVar("T")
R = TypeVar("R")
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""The environment of a worker. Each core has one, so each computes in one thread; numpy reads this when it loads."""
MAIN = "__main__"
PROGRAM = "import sys; sys.path[:] = {path!r}; from tafelrunde.bots.processes import work_for; work_for({connection})"


def run_parallel(
    work: Callable[[T], R], tasks: Iterable[T], workers: int | None = None
) -> Generator[tuple[T, R], None, None]:
    """Run `work` on every task, in `workers` processes or one for each core.

    Yield each task with its outcome as soon as it is done, in any order. The next task is taken only when a worker is
    free for it.
    """
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from ((task, work(task)) for task in tasks)
        return
    idle: list[WorkerProcess] = []
    busy: dict[object, tuple[WorkerProcess, T]] = {}  # by connection
    here = _LocalFallback(work)

    def next_outcome() -> tuple[T, R]:
        worker, task = busy.pop(wait([worker.connection for worker, _ in busy.values()])[0])
        idle.append(worker)
        answer = worker.receive()
        return task, here(task, answer.reason) if isinstance(answer, TaskNotLoaded) else answer

    try:
        for task in tasks:
            try:
                message = pickled((work, task))
            except Exception as error:  # pickle raises any kind of error
                yield task, here(task, str(error))
                continue
            worker = idle.pop() if idle else WorkerProcess()
            busy[worker.connection] = worker, task
            worker.send(message)
            if len(busy) == workers:
                yield next_outcome()
        while busy:
            yield next_outcome()
    finally:
        working = [worker for worker, _ in busy.values()]
        for worker in idle:
            worker.connection.close()  # the worker sees the end of the connection, and ends
        for worker in working:
            worker.process.kill()
        for worker in (*idle, *working):
            worker.process.wait()


class _LocalFallback(Generic[T, R]):
    """A substitute that runs in this process what cannot be sent to another, and says so once."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work
        self.said = False

    def __call__(self, task: T, reason: str) -> R:
        if not self.said:
            self.said = True
            warnings.warn(Notice(BadInput("one-process", reason=reason)), stacklevel=3)
        return self.work(task)


class WorkerProcess:
    """A process that runs one task after the other, until its connection closes."""

    def __init__(self) -> None:
        self.connection, theirs = Pipe()
        with theirs:
            code = PROGRAM.format(path=sys.path, connection=theirs.fileno())
            self.process = Popen(
                [sys.executable, "-c", code],
                stdin=DEVNULL,
                env={**ONE_THREAD, **os.environ},
                pass_fds=[theirs.fileno()],
            )

    def send(self, message: bytes) -> None:
        """Send a pickled task."""
        try:
            self.connection.send_bytes(message)
        except OSError:
            raise BadInput("run-worker") from None

    def receive(self) -> Any:
        """Return the outcome of the task, or why it could not be loaded; raise the task's error."""
        try:
            message = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise BadInput("run-worker") from None
        answer = pickle.loads(message)
        if isinstance(answer, TaskFailed):
            raise answer.error
        if isinstance(answer, TaskNotLoaded):
            return answer
        for notice in answer.notices:
            warnings.warn(notice, stacklevel=2)  # this process has the filters that show a warning once
        return answer.outcome


class TaskDone(NamedTuple):
    """The answer to a task without errors, with its warnings."""

    outcome: Any
    notices: list[Notice | str]


class TaskNotLoaded(NamedTuple):
    """The answer to a task that the worker cannot load, such as a bot of a missing module."""

    reason: str


class TaskFailed(NamedTuple):
    """The answer to a task that raised an error."""

    error: Exception


class _TaskPickler(pickle.Pickler):
    """A pickler that refuses what a worker cannot know, since it does not import the script."""

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, type | FunctionType) and thing.__module__ == MAIN:
            raise pickle.PicklingError(f"{thing.__qualname__} is defined in {MAIN}")
        return NotImplemented


def pickled(thing: object) -> bytes:
    """Return a thing as it is sent; an error says why it cannot be."""
    message = BytesIO()
    _TaskPickler(message).dump(thing)
    return message.getvalue()


def work_for(connection: int) -> None:
    """Run tasks until the connection ends. Interrupts are left to the parent process, which ends this one."""
    signal(SIGINT, SIG_IGN)
    with Connection(connection) as opened, suppress(EOFError, OSError):
        while True:
            opened.send_bytes(_answer(opened.recv_bytes()))


def _answer(message: bytes) -> bytes:
    try:
        work, task = pickle.loads(message)
    except Exception as error:
        return pickled(TaskNotLoaded(f"{type(error).__name__}: {error}"))
    try:
        with warnings.catch_warnings(record=True) as caught:
            outcome = work(task)
        notices = [warning.message for warning in caught]
        return pickled(TaskDone(outcome, [one if isinstance(one, Notice) else str(one) for one in notices]))
    except Exception as error:
        told = "".join(format_exception(error))
        error.add_note(told)
        try:
            answer = pickled(TaskFailed(error))
            pickle.loads(answer)  # some errors can be pickled, but never be loaded again
        except Exception:
            answer = pickled(TaskFailed(RuntimeError(told)))
        return answer
