"""A launcher that runs a foreign bot within limits: `python sandbox.py PARENT BYTES PROGRAM WORDS...`.

The program replaces this process. So no Python runs between fork and exec in a process that may have threads.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from contextlib import suppress

FILE_BYTES = 1 << 26  # the most it may write to a file, its standard error included
DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG


def main(parent: str, memory: str, *command: str) -> None:
    with suppress(ImportError, OSError, AttributeError):  # Linux only; elsewhere it ends with its input
        from ctypes import CDLL

        CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != int(parent):
            sys.exit(1)
    # Limit data and not addresses: some runtimes reserve far more addresses than they will ever use.
    for kind, most in (
        (resource.RLIMIT_DATA, int(memory)),
        (resource.RLIMIT_FSIZE, FILE_BYTES),
        (resource.RLIMIT_CORE, 0),
    ):
        hard = resource.getrlimit(kind)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (most, most))
    os.execvp(command[0], command)


if __name__ == "__main__":
    main(*sys.argv[1:])
