"""Who watches a table may be asked for quiet or sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("quiet", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "turned",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_turned"),
    )
