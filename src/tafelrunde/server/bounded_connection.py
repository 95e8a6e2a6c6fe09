"""A connection to PostgreSQL with a limit for every wait.

A firewall that forgets a connection, or a database machine that loses its power, closes nothing: a client would wait
for hours. The operating system finds out by probes (`TCP_PROBES` in `postgres.py`), but a proxy in between may still
answer these. Therefore the driver's waits have a limit as well.
"""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

from psycopg import Connection, OperationalError

T = TypeVar("T")


class BoundedConnection(Connection[Any]):
    """A connection that closes itself when the database is silent for `silence_timeout_s`."""

    silence_timeout_s: float

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **kwargs: Any) -> T:
        try:
            return super().wait(_bounded(gen, self.silence_timeout_s), *args, **kwargs)
        except _Silence:
            self.close()  # a late answer would be taken for the answer to the next statement
            raise OperationalError(f"no answer within {self.silence_timeout_s:g} s") from None


class _Silence(Exception):
    """The database was silent for too long."""


def _bounded(gen: Generator[Any, Any, T], timeout_s: float) -> Generator[Any, Any, T]:
    """Run `gen`, but raise `_Silence` once its connection was not ready for `timeout_s`.

    The driver resumes the generator ten times a second, with 0 when the connection is not ready.
    """
    last_ready = monotonic()
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if ready:
                last_ready = monotonic()
            elif monotonic() - last_ready > timeout_s:
                raise _Silence
            wanted = gen.send(ready)
    except StopIteration as done:
        result: T = done.value
        return result
