"""Alembic's entry; the server hands over its own connection."""

from __future__ import annotations

from alembic import context

from kasztelan.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
