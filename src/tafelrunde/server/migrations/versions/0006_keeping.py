"""When a guest was last here: who does not come for long, and sits nowhere, is forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guest", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE guest SET seen = created")
