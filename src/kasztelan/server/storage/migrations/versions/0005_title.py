"""What a table is called, and what its people have said about a pause."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("title", sa.String(60)))
    op.add_column("tables", sa.Column("pause", sa.Text))


def downgrade() -> None:
    for name in ("pause", "title"):
        op.drop_column("tables", name)
