"""Several houses on one store: versions of tables, who looks where, who does what."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, name in (("game_table", "version"), ("game_table", "news"), ("answer", "version")):
        op.add_column(table, sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "visit",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node", name=op.f("pk_visit")),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_lease")),
    )
    op.create_table(
        "thought",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("task", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=True),
        sa.Column("until", sa.Float(), nullable=False, server_default="0"),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_thought")),
    )
