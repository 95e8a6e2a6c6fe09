"""The store of several nodes: PostgreSQL.

Every node serves every table. The database decides between two concurrent writers: by the unique number of a log line,
and by the version of a table, which every change increments. Transactions that read before they write are SERIALIZABLE;
moves only add rows and need no isolation. Every commit notifies the other nodes of the changed tables (NOTIFY). Nodes
that miss a notification find the change by polling, see `nodes.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from logging import getLogger
from threading import Event, Thread
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server.batch_writer import JOIN_TIMEOUT_S, TransactionHooks, WriteJob, reason
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.store import Store, upgrade

log = getLogger(__name__)
CHANNEL = "tafelrunde"
SCHEMES = ("postgresql", "postgres")
_MAX_HINT_TABLES = 200  # a notification may have 8,000 bytes
CONNECT_TIMEOUT_S = 5
STATEMENT_TIMEOUT_S = 10.0  # half of it for waiting on a lock
MIGRATION_TIMEOUT_S = 600.0  # the same for each statement of a migration
REPLY_MARGIN_S = 2.0  # a database that is silent for this time beyond a statement's timeout is taken for dead
IDLE_TRANSACTION_TIMEOUT_S = 60.0  # the database ends the transaction of a client that may be gone
TCP_PROBES = {"keepalives_idle": 5, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""The limits of the operating system for a connection, in seconds; `tcp_user_timeout` is in milliseconds."""
_MIGRATION_LOCK = 7_264_353  # key of the advisory lock that is held during migrations
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")
_hints: msgspec.json.Decoder[tuple[str, list[str]]] = msgspec.json.Decoder(tuple[str, list[str]])


def database_url(value: str) -> URL:
    """Return the address of a database for our driver; error messages never contain its password."""
    try:
        url = make_url(value)
    except ArgumentError:
        raise BadInput("store-address", value="?") from None
    if url.get_backend_name() not in SCHEMES or url.drivername not in (*SCHEMES, "postgresql+psycopg"):
        raise BadInput("store-address", value=masked_url(url))
    return url.set(drivername="postgresql+psycopg")


def masked_url(url: URL) -> str:
    return url.render_as_string(hide_password=True)[:200]


class PostgresStore(Store):
    """A database that several nodes write to; each node has a name."""

    shared = True

    def __init__(self, url: URL, node: str, metrics: Metrics) -> None:
        self.url, self.node = url, node
        super().__init__(open_database(url), engine(url, reading=True), NotifyHooks(node), metrics)

    async def probe(self) -> None:
        await self.do(lambda c: c.execute(text("SELECT pg_current_xact_id()")).close())


class NotifyHooks(TransactionHooks):
    """Transaction hooks that notify the other nodes of changed tables."""

    def __init__(self, node: str) -> None:
        self._node = node

    def before(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        alone = any(job.work is not None for job in jobs)
        connection.execution_options(isolation_level="SERIALIZABLE" if alone else "READ COMMITTED")

    def within(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        about = sorted({table for job in jobs for table in job.about})
        if about:
            told = msgspec.json.encode((self._node, about[:_MAX_HINT_TABLES])).decode()
            connection.execute(_NOTIFY, {"told": told})


class NotificationListener:
    """A thread that receives the notifications of other nodes and reconnects after a failure."""

    def __init__(self, url: URL, node: str, heard: Callable[[list[str]], None]) -> None:
        self._url, self._node, self._heard = url, node, heard
        self._over = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ask the thread to end."""
        self._over.set()

    def close(self) -> None:
        """End the thread, or leave it behind if it hangs."""
        self.stop()
        self._thread.join(JOIN_TIMEOUT_S)

    def _run(self) -> None:
        while not self._over.is_set():
            with suppress(SQLAlchemyError, OSError, _driver().Error):
                self._listen()
            self._over.wait(0.5)

    def _listen(self) -> None:
        with engine(self._url).connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            line = connection.connection.driver_connection
            assert line is not None
            while not self._over.is_set():
                for notice in line.notifies(timeout=0.5):
                    self._take(notice.payload)
                    if self._over.is_set():
                        return

    def _take(self, payload: str) -> None:
        with suppress(msgspec.DecodeError):  # another program or another release may use this channel
            node, tables = _hints.decode(payload)
            if node != self._node:
                self._heard(tables)


def _driver() -> Any:
    """Import psycopg, which is needed for this store only."""
    try:
        import psycopg
    except ImportError:
        raise BadInput("store-driver") from None
    return psycopg


def engine(url: URL, reading: bool = False, statement_timeout_s: float | None = None) -> Engine:
    """Return an engine for the database, with limits for every wait; connections for `reading` are read-only."""
    _driver()
    from tafelrunde.server.bounded_connection import BoundedConnection

    timeout_s = statement_timeout_s or STATEMENT_TIMEOUT_S
    limits = {
        "statement_timeout": timeout_s,
        "lock_timeout": timeout_s / 2,
        "idle_in_transaction_session_timeout": max(timeout_s, IDLE_TRANSACTION_TIMEOUT_S),
    }
    options = [f"-c {name}={round(1000 * seconds)}" for name, seconds in limits.items()]
    if reading:
        options.append("-c default_transaction_read_only=on")
    arguments = {
        "connect_timeout": CONNECT_TIMEOUT_S,
        "options": " ".join(options),
        "application_name": "tafelrunde",
        **TCP_PROBES,
    }
    try:
        made = create_engine(url, poolclass=NullPool, connect_args=arguments)
    except NoSuchModuleError:
        raise BadInput("store-driver") from None
    silence_timeout_s = timeout_s + REPLY_MARGIN_S

    def connect(dialect: object, record: object, args: list[Any], kwargs: dict[str, Any]) -> BoundedConnection:
        connection = BoundedConnection.connect(*args, **kwargs)
        connection.silence_timeout_s = silence_timeout_s
        return connection

    event.listen(made, "do_connect", connect)
    return made


def open_database(url: URL) -> Engine:
    """Migrate and return the database, or raise `BadInput` with the reason.

    Nodes that start together wait until the first one has run the migrations.
    """
    try:
        with engine(url, statement_timeout_s=MIGRATION_TIMEOUT_S).begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            upgrade(connection)
    except CommandError:
        raise BadInput("store-newer", file=masked_url(url)) from None
    except (SQLAlchemyError, ValueError) as error:
        raise BadInput("store-unreachable", file=masked_url(url), reason=reason(error)) from None
    return engine(url)
