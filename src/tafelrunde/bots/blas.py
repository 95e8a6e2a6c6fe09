"""Numpy's linear algebra, held to a single thread while a bot decides.

A network judges a handful of positions at a time: threads that wait for more make a decision take two to five times as
long. How many there are belongs to the whole process and to whoever wrote its program, so it is set back afterwards.
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
"""OpenBLAS' functions in the wheels of numpy, and where a system brings its own."""


@cache
def thread_functions() -> tuple[Callable[[], int], Callable[[int], object]] | None:
    """How many threads there are, and the function that sets it; None where numpy computes with another library."""
    assert np  # loads the library
    library = CDLL(sys.modules["numpy._core._multiarray_umath"].__file__)
    for name in NAMES:
        if hasattr(library, name.format("set")):
            count, change = getattr(library, name.format("get")), getattr(library, name.format("set"))
            change.argtypes, change.restype = [c_int], None
            return count, change
    return None


class _Limit:
    """How many of Python's threads are in `one_thread` now, and how many threads there were before the first came."""

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
