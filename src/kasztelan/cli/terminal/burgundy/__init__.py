"""Burgundy as it lies on the table in the terminal."""
