"""Foreign bots: programs in any language that read and write a line at a time (docs/foreign-bots.md).

A program gets what its seat sees, never a position or a world. It is limited in time and memory. Every failure is a
fault: a stand-in moves for it, the fault is counted, and the next question starts the program anew.
"""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from functools import cache, lru_cache, partial
from pathlib import Path
from select import POLLIN, POLLOUT, poll
from shutil import which
from time import monotonic
from typing import Any

import msgspec

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.registry import BotKind
from tafelrunde.kernel.actions import Action, ActionWord
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.events import Event, EventKind
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.shortening import shortened
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.typed import decoded
from tafelrunde.kernel.views import Seen

PROTOCOL = 1
THINKING_S, LEAST_S, MOST_S = 2.0, 0.01, 600.0  # for a decision, unless a level says otherwise: `mine:0.5s`
START_S = 10.0  # seconds until it must be ready
MEMORY_BYTES = 1 << 30  # bytes
MAX_LINE_BYTES = 1 << 16  # bytes of a line
FAULTS_BEFORE_REST, REST_S = 5, 60.0  # after this number of faults in a row, it is not asked for this number of seconds
SECRETS = ("TAFELRUNDE_STORE", "PG", "CREDENTIALS_DIRECTORY")  # beginnings of names; libpq has many with PG
SANDBOX = Path(__file__).with_name("sandbox.py")
FAULTS = LATE, CRASHED, FLOODED, NONSENSE, ILLEGAL, RESTING = (
    "late", "crashed", "flooded", "nonsense", "illegal", "resting",
)  # fmt: skip


def environment() -> dict[str, str]:
    """Return the environment of a playing process: this one, without access to a server's store."""
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)}


class ProgramFault(Exception):
    """A program gave no usable move. `reason` is one of `FAULTS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ProgramReady(msgspec.Struct, frozen=True):
    """The first line of a program."""

    protocol: int
    deaf: bool = False  # True if it needs no events


class ProgramQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a program."""

    protocol: int
    game: str
    seat: int
    legal: list[str]
    seconds: float
    seed: int
    view: Seen
    heard: list[msgspec.Raw]


class ProgramAnswer(msgspec.Struct, frozen=True):
    """The answer of a program."""

    move: str


class Program:
    """A running program. It starts with its first question, and is killed at a fault."""

    def __init__(self, command: tuple[str, ...], memory: int = MEMORY_BYTES, start: float = START_S) -> None:
        self.command, self.memory, self.start_seconds = command, memory, start
        self.faults, self.rests_until = 0, 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._said, self._ready = b"", ProgramReady(PROTOCOL)

    def ask(self, question: Callable[[ProgramReady], bytes], legal: Container[str], seconds: float) -> str:
        """Return one of the legal moves within `seconds`, not counting the start of the program."""
        if monotonic() < self.rests_until:
            raise ProgramFault(RESTING)
        try:
            process = self._process or self._start()
            self._hear(process)
            if self._said:
                raise ProgramFault(FLOODED)  # it speaks without being asked
            words = question(self._ready)
            answer: ProgramAnswer = self._exchange(process, words, ProgramAnswer, monotonic() + seconds)
            if answer.move not in legal:
                raise ProgramFault(ILLEGAL)
        except BaseException as error:
            self.kill()  # a late answer must not reach the next question
            if isinstance(error, ProgramFault):
                self.faults += 1
                if self.faults % FAULTS_BEFORE_REST == 0:
                    self.rests_until = monotonic() + REST_S
            raise
        self.faults = 0
        return answer.move

    def kill(self) -> None:
        process, self._process, self._said = self._process, None, b""
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)  # and its child processes
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()

    def _start(self) -> subprocess.Popen[bytes]:
        if which(self.command[0]) is None:
            raise BadInput("bot-program", file=self.command[0])
        sandbox = (sys.executable, "-I", "-S", str(SANDBOX), str(os.getpid()), str(self.memory))
        process = self._process = subprocess.Popen(
            (*sandbox, *self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env=environment(),
        )
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._ready = self._exchange(process, b"", ProgramReady, monotonic() + self.start_seconds)
        if self._ready.protocol != PROTOCOL:
            raise ProgramFault(NONSENSE)
        return process

    def _exchange(self, process: subprocess.Popen[bytes], words: bytes, kind: type[Any], until: float) -> Any:
        """Say something and hear a line. Both ends may be slow: neither is waited for beyond `until`."""
        assert process.stdin is not None
        assert process.stdout is not None
        events = poll()
        events.register(process.stdout, POLLIN)
        if words:
            events.register(process.stdin, POLLOUT)
        while b"\n" not in self._said:
            if len(self._said) > MAX_LINE_BYTES:
                raise ProgramFault(FLOODED)
            left = until - monotonic()
            if left <= 0 or not (ready := dict(events.poll(1000 * left))):
                raise ProgramFault(LATE)
            if process.stdin.fileno() in ready:
                words = words[self._say(process, words) :]
                if not words:
                    events.unregister(process.stdin)
            if process.stdout.fileno() in ready:
                self._hear(process)
        line, _, self._said = self._said.partition(b"\n")
        if self._said or words:
            raise ProgramFault(FLOODED)  # more than an answer, or one before the question was heard
        try:
            return decoded(line, kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ProgramFault(NONSENSE) from None

    def _say(self, process: subprocess.Popen[bytes], words: bytes) -> int:
        assert process.stdin is not None
        try:
            return os.write(process.stdin.fileno(), words)
        except BlockingIOError:
            return 0
        except OSError:
            raise ProgramFault(CRASHED) from None

    def _hear(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        try:
            heard = os.read(process.stdout.fileno(), MAX_LINE_BYTES)
        except BlockingIOError:
            return
        if not heard:
            raise ProgramFault(CRASHED)
        self._said += heard


class ForeignBot:
    """A bot whose moves come from a program. Its failures are counted in `faults`."""

    def __init__(self, program: Program, seconds: float = THINKING_S) -> None:
        self.program, self.seconds = program, seconds
        self.faults: Counter[str] = Counter()
        self._stand_in = GreedyBot()

    def __repr__(self) -> str:
        return shortened(f"ForeignBot({shlex.join(self.program.command)!r}, seconds={self.seconds})")

    def choose(self, sight: Sight[Any], luck: Luck) -> Action:
        try:
            return self.ask(sight, luck)
        except ProgramFault as fault:
            self.faults[fault.reason] += 1
            return self._stand_in.choose(sight, luck)

    def ask(self, sight: Sight[Any], luck: Luck) -> Action:
        """Return the program's own move, or raise a `ProgramFault`."""
        legal = {str(action): action for action in sight.legal}
        if len(legal) == 1:
            return sight.legal[0]
        seed = luck.roll(1 << 53)
        return legal[self.program.ask(partial(self.question, sight, seed), legal, self.seconds)]

    def question(self, sight: Sight[Any], seed: int, to: ProgramReady) -> bytes:
        """Return the question for a program, as a line."""
        legal = [str(action) for action in sight.legal]
        heard = [] if to.deaf else [_told(event.kind, event.words) for event in sight.events]
        question = ProgramQuestion(
            protocol=PROTOCOL,
            game=sight.game.slug,
            seat=sight.seat,
            legal=legal,
            seconds=self.seconds,
            seed=seed,
            view=sight.seen,
            heard=heard,
        )
        return msgspec.json.encode(question) + b"\n"


@lru_cache(1 << 14)
def _told(kind: EventKind, words: tuple[ActionWord, ...]) -> msgspec.Raw:
    """Return an event as text, cached since most are told again and again."""
    return msgspec.Raw(msgspec.json.encode({"event": kind.key, "words": Event(kind, words).named()}))


@cache
def program(command: tuple[str, ...], memory: int, process: int) -> Program:
    """Return the program that runs a command in this process, for all its seats: every question is complete."""
    made = Program(command, memory)
    atexit.register(lambda: made.kill() if os.getpid() == process else None)  # a fork has none to kill
    return made


def foreign(command: str | Sequence[str], memory: int = MEMORY_BYTES) -> BotKind:
    """Return a kind of bot that is a program: `mine` has two seconds for a decision, `mine:0.5s` half a second."""
    words = tuple(shlex.split(command) if isinstance(command, str) else command)

    def make(level: str) -> ForeignBot | None:
        try:
            seconds = float(level.removesuffix("s")) if level else THINKING_S
        except ValueError:
            return None
        if (level and not level.endswith("s")) or not LEAST_S <= seconds <= MOST_S:
            return None
        return ForeignBot(program(words, memory, os.getpid()), seconds)

    return BotKind(make, foreign=True)
