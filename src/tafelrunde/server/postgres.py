"""A store for several servers: PostgreSQL.

Any server serves any table. Which of two writers was first is decided by the database: by the number of a log's line,
and by the version of a table, which every change counts up. Works that read before they write are run as if they were
alone (SERIALIZABLE); a move needs no such thing, as it is nothing but rows. With every commit goes a hint to the other
servers, which table it was about (NOTIFY); who misses it finds out by asking now and then, see `nodes.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from logging import getLogger
from threading import Event, Thread
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from tafelrunde.kernel.errors import BadInput
from tafelrunde.server.batch_writer import TransactionHooks, WriteJob, reason
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.store import Store, upgrade

log = getLogger(__name__)
CHANNEL = "tafelrunde"
SCHEMES = ("postgresql", "postgres")
_MOST = 200  # tables named in one hint, which may have 8,000 bytes
_SLOW = 5.0  # seconds in which a database must answer to the first word
_LOCK = 7_264_353  # held while the tables are brought up to date
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :told)")
_hints: msgspec.json.Decoder[tuple[str, list[str]]] = msgspec.json.Decoder(tuple[str, list[str]])


def database_url(value: str) -> URL:
    """A database's address, as our driver wants it; its password is never printed."""
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
    """A database that several servers write to; each has a name of its own."""

    shared = True

    def __init__(self, url: URL, node: str, metrics: Metrics) -> None:
        self.url, self.node = url, node
        super().__init__(open_database(url), engine(url, reading=True), NotifyHooks(node), metrics)

    async def probe(self) -> None:
        await self.do(lambda c: c.execute(text("SELECT pg_current_xact_id()")).close())


class NotifyHooks(TransactionHooks):
    """Tells other servers what a commit was about."""

    def __init__(self, node: str) -> None:
        self._node = node

    def before(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        alone = any(job.work is not None for job in jobs)
        connection.execution_options(isolation_level="SERIALIZABLE" if alone else "READ COMMITTED")

    def within(self, connection: Connection, jobs: Sequence[WriteJob]) -> None:
        about = sorted({table for job in jobs for table in job.about})
        if about:
            told = msgspec.json.encode((self._node, about[:_MOST])).decode()
            connection.execute(_NOTIFY, {"told": told})


class NotificationListener:
    """Hears hints of other servers. It connects again when the line breaks: what it has missed is asked for."""

    def __init__(self, url: URL, node: str, heard: Callable[[list[str]], None]) -> None:
        self._url, self._node, self._heard = url, node, heard
        self._over = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.is_set():
            with suppress(SQLAlchemyError, OSError, _driver().Error):
                self._listen()
            self._over.wait(0.5)

    def _listen(self) -> None:
        made = create_engine(self._url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with made.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            line = connection.connection.driver_connection
            assert line is not None
            while not self._over.is_set():
                for notice in line.notifies(timeout=0.5):
                    self._take(notice.payload)
                    if self._over.is_set():
                        return

    def _take(self, payload: str) -> None:
        with suppress(msgspec.DecodeError):  # somebody else's word on this channel, or another release's
            node, tables = _hints.decode(payload)
            if node != self._node:
                self._heard(tables)


def _driver() -> Any:
    """psycopg, which only who has such a store needs."""
    try:
        import psycopg
    except ImportError:
        raise BadInput("store-driver") from None
    return psycopg


def engine(url: URL, reading: bool = False) -> Engine:
    """A connection for `reading` can change nothing."""
    _driver()
    options = "-c default_transaction_read_only=on" if reading else ""
    arguments = {"connect_timeout": round(_SLOW), "options": options, "application_name": "tafelrunde"}
    try:
        return create_engine(url, poolclass=NullPool, connect_args=arguments)
    except NoSuchModuleError:
        raise BadInput("store-driver") from None


def open_database(url: URL) -> Engine:
    """A store that can be used, or one line that says why it cannot. Servers that open together wait for one another
    while the first one brings the tables up to date."""
    made = engine(url)
    try:
        with made.begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            upgrade(connection)
    except CommandError:
        raise BadInput("store-newer", file=masked_url(url)) from None
    except (SQLAlchemyError, ValueError) as error:
        raise BadInput("store-unreachable", file=masked_url(url), reason=reason(error)) from None
    return made
