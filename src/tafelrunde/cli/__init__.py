"""The command `tafelrunde`: play, look up, measure and check, in a terminal.

Exit codes: 0 all is well, 1 a check found something, 2 the input was wrong (one line says what), 130 interrupted.
"""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from warnings import catch_warnings

from tafelrunde.cli import (
    arena,
    bench,
    completion,
    edition,
    games,
    laboratory,
    new_game,
    play,
    replay,
    rules,
    serve,
    simulate,
    store,
    train,
    verify,
    work,
)
from tafelrunde.cli.desk import BadCall, Desk, language
from tafelrunde.cli.parser import parser
from tafelrunde.kernel.errors import BadInput, Notice

COMMANDS = (
    games.COMMAND,
    play.COMMAND,
    serve.COMMAND,
    work.COMMAND,
    store.COMMAND,
    rules.COMMAND,
    replay.COMMAND,
    verify.COMMAND,
    arena.COMMAND,
    simulate.COMMAND,
    laboratory.COMMAND,
    train.COMMAND,
    edition.COMMAND,
    new_game.COMMAND,
    bench.COMMAND,
    completion.COMMAND,
)
WRONG, INTERRUPTED = 2, 130
EXTRAS = {"serve": "starlette", "lab": "polars"}  # by which module an extra is known to be there


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without umlauts gets question marks, not a crash
    desk = Desk.here(language(words, os.environ))
    with catch_warnings():
        warnings.simplefilter("default", Notice)  # told, whatever else becomes of warnings here
        warnings.showwarning = partial(_warn, desk)
        return _run(desk, words)


def _warn(desk: Desk, message: Warning | str, *_: object) -> None:
    """What a command should know, in one line."""
    desk.complain(message.reason.say(desk.lang) if isinstance(message, Notice) else str(message))


def _run(desk: Desk, words: Sequence[str]) -> int:
    try:
        args = parser(desk.lang, COMMANDS).parse_args(words)
        if args.extra and find_spec(EXTRAS[args.extra]) is None:
            raise BadCall("extra", extra=args.extra)
        code: int = args.run(desk, args)
        sys.stdout.flush()
    except BadInput as error:
        desk.complain(error.say(desk.lang))
        return WRONG
    except KeyboardInterrupt:
        desk.err.print()
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone, e.g. `| head`. Nothing is left to say, and the interpreter must not try at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
