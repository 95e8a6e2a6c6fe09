"""A later release for tests: one more migration than ours."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from shutil import copytree, ignore_patterns

from tafelrunde.server.store import MIGRATIONS

OURS, LATER = "0001", "0002"
STEPS = (
    'op.add_column("guest", sa.Column("colour", sa.String(24), nullable=False, server_default="red"))',
    'op.execute("UPDATE guest SET colour = name")',
    'op.create_table("friend", sa.Column("id", sa.String(32), primary_key=True))',
    """with op.batch_alter_table("chat") as batch:  # SQLite copies the table
        batch.alter_column("name", existing_type=sa.String(24), nullable=True)""",
    'op.drop_index("ix_seat_guest_id", "seat")',
)
KILL = "os.kill(os.getpid(), signal.SIGKILL)"
HEAD = f"""
import os
import signal

import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "{LATER}", "{OURS}", None, None


def upgrade() -> None:
"""


def later(folder: Path, steps: Iterable[str] = STEPS) -> Path:
    """Make the folder of a later release's migrations, of which the last does these steps."""
    copytree(MIGRATIONS, folder, ignore=ignore_patterns("__pycache__"))
    text = HEAD + "".join(f"    {step}\n" for step in steps)
    (folder / "versions" / f"{LATER}_later.py").write_text(text)
    return folder
