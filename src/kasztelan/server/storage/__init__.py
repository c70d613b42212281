"""Where everything lasting is kept: SQLite in a folder, or PostgreSQL."""
