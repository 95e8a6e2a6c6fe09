"""A wish for a table can be repeated: it brings the same one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("wish", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_game_table_owner_wish"), "game_table", ["owner", "wish"], unique=True)
