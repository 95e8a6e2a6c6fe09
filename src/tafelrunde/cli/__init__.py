"""The command `tafelrunde`: play, look up, measure and check in a terminal.

Exit codes: 0 success, 1 a check failed, 2 wrong input (explained in one line), 130 interrupted.
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
EXTRAS = {"serve": "starlette", "lab": "polars"}  # a module that is there where an extra is installed


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without umlauts gets question marks, not a crash
    desk = Desk.here(language(words, os.environ))
    with catch_warnings():
        warnings.simplefilter("default", Notice)  # show notices, whatever the warning filters are
        warnings.showwarning = partial(_warn, desk)
        return _run(desk, words)


def _warn(desk: Desk, message: Warning | str, *_: object) -> None:
    """Print a warning in one line."""
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
        # The reader has gone, e.g. `| head`. Nothing is left to print, and the interpreter must not try at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code
