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
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
    )
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_session_guest_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_session"),
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
        sa.Column("wish", sa.String(length=64), nullable=True),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("proposal", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("moved", sa.Float(), nullable=True),
        sa.Column("standing", sa.Text(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("news", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["guest.id"], name="fk_game_table_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_owner_state", "game_table", ["owner", "state"])
    op.create_index("ix_game_table_owner_wish", "game_table", ["owner", "wish"], unique=True)
    op.create_index("ix_game_table_state_private_changed", "game_table", ["state", "private", "changed"])
    op.create_table(
        "link",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_link_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_link_table_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_link"),
    )
    op.create_index("ix_link_guest_id", "link", ["guest_id"])
    op.create_table(
        "edition",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name="pk_edition"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("no", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("stand_in", sa.String(length=40), nullable=True),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_seat_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "no", name="pk_seat"),
    )
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])
    op.create_table(
        "secret",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_secret_table_id"),
        sa.PrimaryKeyConstraint("table_id", "part", name="pk_secret"),
    )
    op.create_table(
        "turned",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("guest_id", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_turned_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_turned_table_id"),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_turned"),
    )
    op.create_table(
        "move",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=160), nullable=False),
        sa.Column("outcomes", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_move_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_move"),
    )
    op.create_table(
        "answer",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("command", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("aside", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_answer_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", "command", name="pk_answer"),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_archive_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id_key", "chat", ["table_id", "key"], unique=True)
    op.create_table(
        "visit",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node", name="pk_visit"),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_lease"),
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
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_thought"),
    )
