"""Hosting: people, tables, clocks, storage, and the API that clients and bots share."""
