"""How a server of tables is run: where it stands, what it allows. Defaults suit friends on one small machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

HOUR = 3600.0
DAY = 24 * HOUR


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: int
    per_second: float


class Limits(NamedTuple):
    """What one guest or one address may ask for."""

    head: int = 16_384  # bytes of an HTTP request before its body
    body: int = 16_384  # bytes of an HTTP body
    message: int = 4_096  # bytes of a socket message
    connections_per_address: int = 256  # of any kind; a proxy may have as many as it likes
    waiting_per_address: int = 64  # of those, the ones whose next request is still to come
    sockets_per_guest: int = 16
    sockets_per_address: int = 64
    tables_per_guest: int = 20  # that are not over
    undone: int = 1_000  # lines of a table's log that no longer stand
    max_unlogged_answers: int = (
        100  # answers kept of a table that no line of its log stands behind: refusals, and what came of votes
    )
    chat_lines: int = 500  # that are kept of a table
    outbox: int = 128  # messages that wait for a slow reader
    links_per_guest: int = 20
    bots_per_guest: int = 40  # at tables that are not over
    frames: Rate = Rate(240, 60.0)  # per socket: everything it sends, whatever it is
    commands: Rate = Rate(30, 6.0)  # per seat, or who watches: all that is said to a table but tries and chat
    tries: Rate = Rate(60, 15.0)  # per guest
    chat: Rate = Rate(6, 0.5)  # per guest
    spectators_chat: Rate = Rate(12, 0.5)  # per table: of all together who do not sit there
    tables: Rate = Rate(10, 0.1)  # new ones, per guest
    tables_from: Rate = Rate(40, 0.2)  # new ones, per address
    checks: Rate = Rate(6, 0.2)  # whole games replayed, per address
    guests: Rate = Rate(30, 0.2)  # new ones, per address
    requests: Rate = Rate(200, 40.0)  # per address
    sockets: Rate = Rate(80, 10.0)  # newly opened, per address


class Retention(NamedTuple):
    """For how many seconds something is kept that nobody touches."""

    lobby: float = 14 * DAY  # a table before its start or its first move
    running: float = 365 * DAY  # a game that nobody goes on with; finished ones stay
    guest: float = 90 * DAY  # somebody who sits nowhere


@dataclass(frozen=True)
class Settings:
    """One server."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    pace: tuple[float, float] = (0.6, 1.2)  # seconds between bots' moves while somebody watches
    bot_workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    static: Path = Path(__file__).parent / "static"
    poll: float = 25.0  # how long a long poll waits
    arrival: float = 15.0  # how long a request may take to arrive
    hello: float = 10.0  # how long a socket may keep silent before it says which table it wants
    send: float = 30.0  # how long an answer or a message may take to leave
    pause: float = 0.25  # how long a socket that was too fast is not listened to
    audience_interval_s: float = 1.0  # so often at most all are told who has come to watch and gone
    max_idle_rooms: int = 64  # so many tables stay in memory where nobody is
    idle: float = 600.0  # after so long without anybody a table leaves the memory
    grace: float = 180.0  # so long somebody must be away before another may let a bot stand in
    vote: float = HOUR  # how long a vote waits for the last voice
    gone: float = 3 * DAY  # who has not come for so long need not be asked; after so long without a move all may close
    moment: float = 10.0  # how long a move happens: so long it is told with what the log shall not keep
    rest: float = 120.0  # after so long without anybody at the table its bots rest
    hidden_choice_delay_s: float = 2.0  # seconds that a foreign bot takes where its pace could tell what it holds
    session: float = 180 * DAY  # how long a browser is known that does not come
    key: float = DAY  # how long a link to a seat may be opened, once
    heartbeat_s: float = 1.0  # so often a server asks the store what others have written
    store: str | None = None  # a database that several servers share; else the data folder holds all
    retry: tuple[float, float] = (1.0, 60.0)  # the first and the longest pause before a bot's move is tried again


def data_folder() -> Path:
    """Where a user's tables lie unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tafelrunde"
