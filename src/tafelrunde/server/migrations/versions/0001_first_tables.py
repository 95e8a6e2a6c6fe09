"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guest")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("vote", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guest.id"], name=op.f("fk_game_table_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    op.create_index(op.f("ix_game_table_owner_state"), "game_table", ["owner", "state"], unique=False)
    op.create_index(
        op.f("ix_game_table_state_private_changed"), "game_table", ["state", "private", "changed"], unique=False
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_session_guest_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_session")),
    )
    op.create_table(
        "answer",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("command", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_answer_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", "command", name=op.f("pk_answer")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_chat")),
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_link_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_link_table_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_link")),
    )
    op.create_index(op.f("ix_link_guest_id"), "link", ["guest_id"], unique=False)
    op.create_table(
        "move",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=160), nullable=False),
        sa.Column("outcomes", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_move_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_move")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("no", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("stand_in", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_seat_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "no", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_guest_id"), "seat", ["guest_id"], unique=False)
    op.create_table(
        "secret",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_secret_table_id")),
        sa.PrimaryKeyConstraint("table_id", "part", name=op.f("pk_secret")),
    )
