"""A limit of one thread for numpy's linear algebra while a bot decides.

A network judges only a few positions at a time. With idle threads a decision takes two to five times as long. The
number of threads belongs to the whole process and the user's program, so it is restored afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_int
from functools import cache
from threading import Lock

import numpy as np

NAMES = ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads")
"""Names of OpenBLAS' functions, in numpy's wheels and in system libraries."""


@cache
def thread_functions() -> tuple[Callable[[], int], Callable[[int], object]] | None:
    """Return the functions that get and set the number of threads, or None if numpy uses another library."""
    assert np  # loads the library
    library = CDLL(sys.modules["numpy._core._multiarray_umath"].__file__)
    for name in NAMES:
        if hasattr(library, name.format("set")):
            count, change = getattr(library, name.format("get")), getattr(library, name.format("set"))
            change.argtypes, change.restype = [c_int], None
            return count, change
    return None


class _Limit:
    """The number of Python threads in `one_thread` now, and of library threads before the first one came."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.users = 0
        self.before = 0


_LIMIT = _Limit()


@contextmanager
def one_thread() -> Iterator[None]:
    """Compute in a single thread for a while."""
    functions = thread_functions()
    if functions is None:
        yield
        return
    count, change = functions
    with _LIMIT.lock:
        if not _LIMIT.users:
            _LIMIT.before = count()
            change(1)
        _LIMIT.users += 1
    try:
        yield
    finally:
        with _LIMIT.lock:
            _LIMIT.users -= 1
            if not _LIMIT.users:
                change(_LIMIT.before)
