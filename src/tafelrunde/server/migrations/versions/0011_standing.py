"""How a game stands is kept beside its log: whose turn it is, which round, and who has won."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("standing", sa.Text(), nullable=True))
