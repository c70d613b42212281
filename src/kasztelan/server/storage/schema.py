"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

SECRETS: Final = Table(
    # The name it has had since the first schema.
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("settings", Text, nullable=False, default="{}"),
)

LOGGED_OUT: Final = Table(
    "logged_out",
    METADATA,
    # A login that has ended, and until when a cookie of it could still turn up; whose it was is not kept.
    Column("session", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("visibility", String(16), nullable=False),
    Column("password", Text),
    Column("host", String(32), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("opening", Text),
    Column("title", String(60)),
    Column("seats", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("key", LargeBinary(32), nullable=False),
    Column("notice", Text),
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("length", BigInteger, nullable=False, default=0),
    # How many entries of the log were prepared: they came from another game and not from this key.
    Column("prefix", Integer, nullable=False, default=0, server_default="0"),
    # The people who knew the password, as a JSON list.
    Column("admitted", Text, nullable=False, default="[]", server_default="[]"),
    # The table where the same people play again.
    Column("rematch", String(32)),
    # Since when the table is paused, who wants to pause, to go on or to play again, and who left and came back, as JSON.
    Column("pause", Text),
    # The seat that is asked, None if none is: whose turn it is, for servers that do not own the table.
    Column("turn", Integer),
    # How far the game is, as facts of the game's words in JSON, None if it does not tell.
    Column("moment", Text),
    # The latest decision that somebody who was away has been told of.
    Column("noticed", Integer, nullable=False, default=-1, server_default="-1"),
    # The server that has the table in memory and alone may write to it, as long as its lease holds.
    Column("owner", String(64), index=True),
)

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("started", Float, nullable=False),
    # The lease, in the database's own time.
    Column("until", Float, nullable=False),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("nickname", String(40), nullable=False),
    Column("seated", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    # The code of what was said, if it was one of the quick phrases; then there is no text.
    Column("phrase", String(40)),
    Column("at", Float, nullable=False),
    Column("reported", Boolean, nullable=False, default=False),
)
Index("chat_by_table", CHAT.c.table_id, CHAT.c.id)
