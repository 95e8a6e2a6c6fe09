"""A lock on a folder of games that are being played: one process at a time."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tafelrunde.kernel.errors import BadInput


@contextmanager
def locked_folder(path: Path) -> Iterator[None]:
    """Hold the folder's lock; refuse a folder that another process holds."""
    try:
        file = (path / "lock").open("w")
    except OSError as error:
        raise BadInput("run-disk", file=str(path), reason=error.strerror or str(error)) from None
    with file as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput("run-busy", file=str(path)) from None
        yield
