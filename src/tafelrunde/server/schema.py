"""The database schema: plain types only, so that the same tables suit SQLite and PostgreSQL.

A table is stored as its log: all moves in order, undone ones included, with a secret fixed beforehand. There are no
snapshots that could disagree with the log: a whole game of Drachenland (357 moves) is replayed and checked in 50 ms.
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
    Column("seen", Float, nullable=False),  # the last visit, to the day
)

# Tokens are stored as hashes only.
session = Table(
    "session",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day
    Column("about", String(40), nullable=False),  # the device
)

# A key to one seat: the first guest who opens the link in time becomes its holder.
link = Table(
    "link",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guest.id"), nullable=False, index=True),
    Column("table_id", String(64), ForeignKey("game_table.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),  # the time until it may be opened
    Column("holder", String(32)),  # the guest who opened it
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
    Column("head", Integer, nullable=False),  # number of log lines
    Column("moves", Integer, nullable=False),  # number of moves that were not taken back
    Column("vote", Text),  # JSON
    Column("rematch", String(64)),
    Column("wish", String(64)),  # the id of its owner's request
    Column("quiet", Boolean, nullable=False),  # only players may write
    Column("proposal", Text),  # JSON
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("moved", Float),  # the start or the last move
    Column("standing", Text),  # JSON: the state of the game for lists
    Column("version", Integer, nullable=False),  # counts changes of this row, for optimistic locking
    Column("news", Integer, nullable=False),  # counts changes of related rows: chat, keys, names
    Index(None, "state", "private", "changed"),
    Index(None, "owner", "state"),
    Index(None, "owner", "wish", unique=True),
)

# Editions of tables: each is stored once, under the digest of the parts that the rules read.
edition = Table(
    "edition",
    meta,
    Column("game", String(40), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),  # TOML, with the newest words
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
    Column("seen", Float, nullable=False),  # the last visit of its guest, to the hour
)

# Kept apart from the data of views: part -1 is the server's secret, part n is the pinch of seat n.
secret = Table(
    "secret",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("value", String(128), nullable=False),
)

# Spectators whom the owner has muted ("mute") or sent away ("away").
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
    Column("seq", Integer, primary_key=True, autoincrement=False),  # number of the log line, from 1
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
    Column("aside", Boolean, nullable=False),  # it has no line in the log
    Column("version", Integer, nullable=False),  # of the table, before the answer
    Column("at", Float, nullable=False),
)

# The views of a game, packed; see `archive.py`.
archive = Table(
    "archive",
    meta,
    Column("table_id", String(64), ForeignKey("game_table.id"), primary_key=True),
    Column("head", Integer, nullable=False),  # number of log lines that it covers
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
    Column("key", String(64)),  # hash of guest and command id: a repeated line is not stored again
    Index(None, "table_id", "key", unique=True),
)

# --- several nodes

# The visitors of a table at one node; valid as long as the node renews the row.
visit = Table(
    "visit",
    meta,
    Column("table_id", String(64), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
    Column("until", Float, nullable=False),  # by the clock of the database
)

# Work that only one node does, such as the bots of a table.
lease = Table(
    "lease",
    meta,
    Column("name", String(80), primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", Float, nullable=False),  # by the clock of the database
)

# The queue of bot decisions for the workers.
thought = Table(
    "thought",
    meta,
    Column("id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),  # the node that asks
    Column("owner", String(32), nullable=False),  # of the table; workers are shared fairly between owners
    Column("task", Text, nullable=False),  # JSON
    Column("seconds", Float, nullable=False),  # time limit
    Column("asked", Float, nullable=False),
    Column("worker", String(32)),
    Column("until", Float, nullable=False),  # the end of the worker's lease
    Column("answer", Text),
)
