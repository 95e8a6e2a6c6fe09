"""Who was last here, when somebody last moved, and who has agreed to a take-back."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("moved", sa.Float(), nullable=True))
    op.add_column("seat", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("move", sa.Column("agreed", sa.Text(), nullable=True))
    op.execute(sa.text("UPDATE seat SET seen = :now").bindparams(now=time()))
    begun = "state IN ('running', 'over') OR head > 0"
    op.execute(sa.text(f"UPDATE game_table SET moved = changed WHERE {begun}"))
