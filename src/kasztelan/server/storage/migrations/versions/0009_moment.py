"""How far a game is, for lists of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("moment", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "moment")
