"""Sessions end, and a link is a key to one seat. Older links opened everything of a guest: they open nothing now."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("session", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.add_column("session", sa.Column("about", sa.String(length=40), nullable=False, server_default=""))
    op.execute(sa.text("UPDATE session SET used = :now").bindparams(now=time()))
    op.add_column("link", sa.Column("until", sa.Float(), nullable=False, server_default="0"))
    op.add_column("link", sa.Column("holder", sa.String(length=32), nullable=True))
    op.execute(sa.text("DELETE FROM link"))
