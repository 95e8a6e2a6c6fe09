"""What is stored: plain types only, so that the same tables suit SQLite and PostgreSQL.

A table is its log: the moves in order, undone ones included, from a secret fixed beforehand. There is no snapshot: a
whole game of Drachenland (357 moves) is replayed and checked in 50 ms, so there is nothing that could disagree with
the log.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

meta = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guest = Table(
    "guest",
    meta,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when they last came, to the day
)

# Only hashes of what lets somebody in are stored.
session = Table(
    "session",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day
    Column("about", String(40), nullable=False),  # the device
)

# A key to one seat: whoever opens the link first, and in time, holds it.
link = Table(
    "link",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False, index=True),
    Column("table_id", String(64), ForeignKey("game_table.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),  # so long it may be opened
    Column("holder", String(32)),  # the guest who has opened it
)

game_table = Table(
    "game_table",
    meta,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("private", Boolean, nullable=False),
    Column("owner", String(32), ForeignKey("guest.id"), nullable=False),
    Column("state", String(8), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("head", Integer, nullable=False),  # lines of the log
    Column("moves", Integer, nullable=False),  # moves that stand
    Column("vote", Text),  # JSON
    Column("rematch", String(64)),
    Column("wish", String(64)),  # by which its owner asked for it
    Column("quiet", Boolean, nullable=False),  # only who sits here writes
    Column("proposal", Text),  # JSON
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("moved", Float),  # the start or the last move
    Column("standing", Text),  # JSON: how the game stands, for lists
    Column("version", Integer, nullable=False),  # counts all changes: two cannot follow the same one
    Column("news", Integer, nullable=False),  # counts what else is kept of it: words, keys, names
    Index(None, "state", "private", "changed"),
    Index(None, "owner", "state"),
    Index(None, "owner", "wish", unique=True),
)

# What tables are played with: an edition is stored once, under the digest of what rules read of it.
edition = Table(
    "edition",
    meta,
    Column("game", String(40), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),  # TOML, with the words that were the newest
)

seat = Table(
    "seat",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("no", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("guest_id", String(32), ForeignKey("guest.id"), index=True),
    Column("bot", String(40)),
    Column("stand_in", String(40)),
    Column("seen", Float, nullable=False),  # when who sits here last came, to the hour
)

# Apart from all that views are made of: the host's secret is part -1, the pinch of seat n is part n.
secret = Table(
    "secret",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("value", String(128), nullable=False),
)

# Who watches and was asked for quiet ("mute") or sent away ("away").
turned = Table(
    "turned",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guest.id"), primary_key=True),
    Column("what", String(8), nullable=False),
)

move = Table(
    "move",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # line of the log, from 1
    Column("seat", Integer, nullable=False),
    Column("move", String(160), nullable=False),
    Column("outcomes", Text, nullable=False),  # JSON
    Column("hash", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("agreed", Text),  # JSON: the seats that consented to a take-back
)

answer = Table(
    "answer",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("command", String(64), primary_key=True),
    Column("body", Text, nullable=False),  # the ack or reject, JSON
    Column("aside", Boolean, nullable=False),  # no line of the log stands behind it
    Column("version", Integer, nullable=False),  # of the table, before it was given
    Column("at", Float, nullable=False),
)

# A game as everybody saw it, packed; see `archive.py`.
archive = Table(
    "archive",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("head", Integer, nullable=False),  # lines of the log it covers
    Column("state", String(8), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64)),  # who said it and under which id, hashed: said again it is not kept again
    Index(None, "table_id", "key", unique=True),
)

# --- several servers

# Who looks at a table in one server; it counts as long as the server keeps it fresh.
visit = Table(
    "visit",
    meta,
    Column("table_id", String(64), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
    Column("until", Float, nullable=False),  # by the clock of the database
)

# Who does something that only one server shall do, until when.
lease = Table(
    "lease",
    meta,
    Column("name", String(80), primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", Float, nullable=False),  # by the clock of the database
)

# What a bot shall decide, for a worker that has time.
thought = Table(
    "thought",
    meta,
    Column("id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),  # who asks
    Column("owner", String(32), nullable=False),  # whose table it is for: workers are shared fairly
    Column("task", Text, nullable=False),  # JSON
    Column("seconds", Float, nullable=False),  # it may take
    Column("asked", Float, nullable=False),
    Column("worker", String(32)),
    Column("until", Float, nullable=False),  # so long the worker has it
    Column("answer", Text),
)
