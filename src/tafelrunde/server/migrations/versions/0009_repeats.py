"""What is said twice under one id is said once; few answers are kept that no line of the log stands behind."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_chat_table_id_key"), "chat", ["table_id", "key"], unique=True)
    op.add_column("answer", sa.Column("aside", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(sa.text("""UPDATE answer SET aside = '1' WHERE body LIKE '%"type":"reject"%'"""))
