"""Measurements of a server that many people use at once."""
