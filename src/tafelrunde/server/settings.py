"""Settings of a server of tables: where it listens and what it allows. Defaults suit friends on one small machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

HOUR = 3600.0
DAY = 24 * HOUR


class Rate(NamedTuple):
    """A token bucket: `burst` at once, then `per_second`."""

    burst: int
    per_second: float


class Limits(NamedTuple):
    """The limits of one guest, one address or one table."""

    max_head_bytes: int = 16_384  # of an HTTP request before its body
    max_body_bytes: int = 16_384  # of an HTTP request
    max_message_bytes: int = 4_096  # of a socket message
    connections_per_address: int = 256  # HTTP and sockets; a proxy is not limited
    waiting_per_address: int = 64  # connections whose next request is still to come
    sockets_per_guest: int = 16
    sockets_per_address: int = 64
    tables_per_guest: int = 20  # that are not over
    max_undone_lines: int = 1_000  # lines of a table's log that were taken back
    max_unlogged_answers: int = 100  # stored answers of a table that have no line in its log: refusals and votes
    max_chat_lines: int = 500  # stored for a table
    max_queued_messages: int = 128  # waiting for a slow reader
    links_per_guest: int = 20
    bots_per_guest: int = 40  # at tables that are not over
    frame_rate: Rate = Rate(240, 60.0)  # per socket: every message, malformed ones too
    command_rate: Rate = Rate(30, 6.0)  # per seat or spectator: all messages to a table except tries and chat
    try_rate: Rate = Rate(60, 15.0)  # per guest
    chat_rate: Rate = Rate(6, 0.5)  # per guest
    spectators_chat_rate: Rate = Rate(12, 0.5)  # per table: all spectators together
    new_table_rate: Rate = Rate(10, 0.1)  # per guest
    new_table_rate_per_address: Rate = Rate(40, 0.2)
    verification_rate: Rate = Rate(6, 0.2)  # whole games replayed, per address
    new_guest_rate: Rate = Rate(30, 0.2)  # per address
    request_rate: Rate = Rate(200, 40.0)  # per address
    new_socket_rate: Rate = Rate(80, 10.0)  # per address


class Retention(NamedTuple):
    """The seconds after the last use at which something is deleted."""

    lobby_s: float = 14 * DAY  # a table before its start or its first move
    running_s: float = 365 * DAY  # an unfinished game; finished ones stay
    guest_s: float = 90 * DAY  # a guest without a seat


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one server."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    bot_pause_s: tuple[float, float] = (0.6, 1.2)  # between bots' moves while people watch: shortest, longest
    bot_workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    static: Path = Path(__file__).parent / "static"
    long_poll_s: float = 25.0  # the longest wait of a long poll
    request_timeout_s: float = 15.0  # for a request to arrive
    hello_timeout_s: float = 10.0  # for the first message of a socket
    send_timeout_s: float = 30.0  # for an answer or a message to be read
    flood_pause_s: float = 0.25  # a socket over its rate is not read for this time
    audience_interval_s: float = 1.0  # between two messages about spectators who came or left
    max_idle_rooms: int = 64  # tables without visitors that stay in memory
    idle_timeout_s: float = 600.0  # a table without visitors leaves the memory after this time
    stand_in_after_s: float = 180.0  # the absence after which the owner may let a bot stand in
    vote_timeout_s: float = HOUR  # an undecided vote ends after this time
    absent_after_s: float = 3 * DAY  # the absence after which votes do not wait, and a game may be closed
    move_shown_s: float = 10.0  # a move this young is sent with events that the log leaves out
    bots_rest_after_s: float = 120.0  # bots stop when a table has had no visitors for this time
    hidden_choice_delay_s: float = 2.0  # the answer time of a foreign bot whose pace could reveal its hand
    session_lifetime_s: float = 180 * DAY  # after the last visit
    seat_link_lifetime_s: float = DAY  # until it is opened, once
    heartbeat_s: float = 1.0  # between two reads of what other nodes have written
    ready_timeout_s: float = 1.5  # without an answer of the store in this time the server is not ready
    shutdown_timeout_s: float = 15.0  # what is unfinished then is given up
    store: str | None = None  # a database that several nodes share; None: files in the data folder
    bot_retry_s: tuple[float, float] = (1.0, 60.0)  # before a bot's failed move is tried again: first, longest


def data_folder() -> Path:
    """Return the default folder of a user's tables."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tafelrunde"
