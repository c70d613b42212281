"""Servers that are killed while people play; nothing may be lost."""
